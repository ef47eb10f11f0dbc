/** Adds files to a collection: a button, a drop target, and the outcome. */

import { useSignal } from "@preact/signals";
import { parts, say, t } from "../i18n/t.ts";
import { repeatedInWords } from "../people/author-words.ts";
import { withoutNames } from "../state/store.ts";
import { Choose } from "../ui/choose.tsx";
import { focusMain } from "../ui/dom.ts";
import { remarksInLine } from "../ui/format.ts";
import { isolated } from "../ui/isolated.tsx";
import { More } from "../ui/list-parts.tsx";
import styles from "./collection.module.css";
import { shownFileName, writeProgress } from "./collection-actions.ts";
import type { Collection } from "./collection-storage.ts";
import {
  addChosenTo,
  addDroppedTo,
  addRepeatedTo,
  cancelFilling,
  dismissRepeatedFor,
  filled,
  filling,
  type Remark,
  undoFilling,
} from "./filling.ts";

/** Lines drawn at first, and added with each click. */
const DRAWN = 20;

/** Whether files are being read or written, so that no others can be added. */
export function isBusy(): boolean {
  return filling.value !== null || writeProgress.value !== null;
}

/** A button that opens the file dialog. */
export function AddFiles({ collection }: { collection: Collection }) {
  return (
    <Choose
      label={t("archive-fill")}
      name={t("archive-fill-to", { name: withoutNames(collection.name) })}
      disabled={isBusy()}
      onChosen={(files) => files.length > 0 && void addChosenTo(collection, files)}
    />
  );
}

/**
 * Turns an element into a drop target. Marks all events with files, so that the page ignores them: also while the element takes
 * none, for files meant for a collection are no submissions.
 */
export function useFileDrop(collection: Collection) {
  const isOver = useSignal(false);
  const withFiles = (event: DragEvent): DataTransfer | null => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return null;
    event.preventDefault();
    return dataTransfer;
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        const files = withFiles(event);
        if (files && isBusy()) files.dropEffect = "none";
        isOver.value = files !== null && !isBusy();
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isInside =
          currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) isOver.value = false;
      },
      onDrop: (event: DragEvent) => {
        isOver.value = false;
        const files = withFiles(event);
        if (files && !isBusy()) void addDroppedTo(collection, files);
      },
    },
  };
}

/** Reading progress and the outcome. */
export function Filling({ collection }: { collection: Collection }) {
  const { id } = collection;
  const progress = filling.value?.id === id ? filling.value : null;
  return (
    <>
      {progress && (
        <div class="buttons">
          <span class="quiet">{t("archive-filling", { done: progress.done, total: progress.total })}</span>
          <button type="button" onClick={cancelFilling}>
            {t("archive-cancel")}
          </button>
        </div>
      )}
      <div aria-live="polite">{!progress && <FillOutcome collection={collection} />}</div>
    </>
  );
}

function FillOutcome({ collection: { id, name } }: { collection: Collection }) {
  const { value } = filled;
  if (value?.id !== id) return null;
  const { from, to, unread, partly, repeated, systemFiles, message } = value;
  const archive = isolated(withoutNames(name));
  const hasNothing = to === from && message === null && repeated.length === 0;
  return (
    <div class="note">
      {message !== null && <p>{say(withoutNames(message))}</p>}
      {hasNothing && <p>{t("archive-fill-none")}</p>}
      {to > from && (
        <p>
          {parts("archive-filled", { documents: to - from, archive })}{" "}
          <button
            type="button"
            disabled={isBusy()}
            onClick={() => {
              void undoFilling(id);
              focusMain();
            }}
          >
            {t("archive-undo")}
          </button>
        </p>
      )}
      {repeated.length > 0 && (
        <>
          <p>
            <bdi>{repeatedInWords(repeated.map(({ name }, at) => shownFileName(name, at)))}</bdi>
          </p>
          <div class="buttons">
            <button type="button" disabled={isBusy()} onClick={() => void addRepeatedTo(id)}>
              {t("authors-add-anyway")}
            </button>
            <button type="button" onClick={() => dismissRepeatedFor(id)}>
              {t("authors-leave-out")}
            </button>
          </div>
        </>
      )}
      {unread.length > 0 && <Remarks title={t("archive-fill-unread", { files: unread.length })} remarks={unread} />}
      {partly.length > 0 && <Remarks title={t("archive-fill-partly", { files: partly.length })} remarks={partly} />}
      {systemFiles > 0 && <p class="quiet">{t("archive-fill-system", { files: systemFiles })}</p>}
    </div>
  );
}

function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  const drawn = useSignal(DRAWN);
  return (
    <>
      <p>{title}</p>
      <ul class={styles.remarks}>
        {remarks.slice(0, drawn.value).map(({ name, messages }, at) => (
          <li key={at}>
            <b>
              <bdi>{shownFileName(name, at)}</bdi>
            </b>{" "}
            {remarksInLine(messages.map((remark) => say(withoutNames(remark))))}
          </li>
        ))}
      </ul>
      <More drawn={drawn} all={remarks.length} step={DRAWN} />
    </>
  );
}
