/** The collections on this device: their contents, ways to add more, and the space left. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { parts, say, t } from "../i18n/t.ts";
import { resultPorts } from "../state/ports.ts";
import { hashOf } from "../state/route.ts";
import { namesHidden, withoutNames } from "../state/store.ts";
import { Choose } from "../ui/choose.tsx";
import { focusMain, isFocusLost } from "../ui/dom.ts";
import { isolated } from "../ui/isolated.tsx";
import styles from "./collection.module.css";
import { CollectionView, headingOf, NameField } from "./collection.tsx";
import {
  actionCount,
  collectionNotice,
  type Notice as NoticeKind,
  openCollectionFile,
  undoDocumentRemoval,
  writeProgress,
} from "./collection-actions.ts";
import type { Space } from "./collections.ts";
import { isBusy } from "./fill.tsx";
import { startFrom } from "./filling.ts";
import { KeepDocuments } from "./keep-documents.tsx";
import { collections } from "./page-collections.ts";
import { storableDocuments } from "./page-documents.ts";

export function CollectionsView() {
  const { state } = collections;
  return (
    <div class={styles.archive}>
      <h2>{t("archive-title")}</h2>
      <p>{t("archive-intro")}</p>
      <State />
      {state.value.state === "ready" && (
        <>
          <KeepDocuments />
          <StartCollection />
          <Collections />
          <OpenFile />
          <SpaceHere />
        </>
      )}
    </div>
  );
}

function State() {
  const { state, loading } = collections;
  const { value } = state;
  return (
    <div aria-live="polite">
      {value.state === "starting" && <p class="quiet">{t("archive-starting")}</p>}
      {value.state === "unavailable" && <p class="note">{t("archive-unavailable")}</p>}
      {value.state === "newer" && <p class="note">{t("archive-newer")}</p>}
      {value.state === "failed" && <p class="note">{t("archive-failed", { reason: value.reason })}</p>}
      {loading.value && <p class="quiet">{t("archive-loading", loading.value)}</p>}
      <Notice />
    </div>
  );
}

/** The outcome of the last action. Scrolled into view, because the button may be far below. */
function Notice() {
  const { value } = collectionNotice;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value) container.current?.scrollIntoView({ block: "nearest" });
  }, [value]);
  return <div ref={container}>{value && <NoticeLine value={value} />}</div>;
}

function NoticeLine({ value }: { value: NoticeKind }) {
  if (value.kind === "message") return <p class="note">{say(withoutNames(value.message))}</p>;
  const name = namesHidden.value ? null : isolated(value.document.name);
  if (value.kind === "undone") {
    return <p class="note">{name ? parts("archive-undone", { name }) : t("archive-undone-unnamed")}</p>;
  }
  const archive = isolated(withoutNames(value.collection));
  return (
    <div class="note">
      {value.problem && <p>{say(withoutNames(value.problem))}</p>}
      <p>
        {name ? parts("archive-removed", { name, archive }) : parts("archive-removed-unnamed", { archive })}{" "}
        <button
          type="button"
          onClick={() => {
            void undoDocumentRemoval();
            focusMain();
          }}
        >
          {t("archive-undo")}
        </button>
      </p>
    </div>
  );
}

function Collections() {
  const { value } = collections.list;
  if (value.length === 0) {
    return (
      <section aria-label={t("archive-list")}>
        <p>{t("archive-none")}</p>
        <p class="quiet">{t("archive-none-hint")}</p>
      </section>
    );
  }
  return (
    <section aria-label={t("archive-list")} class={styles.collections}>
      {value.map((collection) => (
        <CollectionView key={collection.id} collection={collection} />
      ))}
      <p class="quiet">
        {t("archive-texts")} <a href={hashOf({ view: "check" })}>{t("archive-check")}</a>
      </p>
    </section>
  );
}

// Creates a collection directly from files. Unlike the page's documents, they are not compared with each other first.

export function StartCollection() {
  const name = useSignal("");
  const section = useRef<HTMLElement>(null);
  const start = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const id = await startFrom(name.value, files);
    if (id === null) return;
    name.value = "";
    // Unless the user is somewhere else by now.
    if (isFocusLost() || section.current?.contains(document.activeElement))
      document.getElementById(headingOf(id))?.focus();
  };
  return (
    <details open={storableDocuments("all").length === 0}>
      <summary>{t("archive-start")}</summary>
      <section ref={section} class={styles.start} aria-label={t("archive-start")}>
        <p class="quiet">{t("archive-start-hint")}</p>
        <div class="asked">
          <NameField name={name} label={t("archive-start-name")} isOptional />
        </div>
        <div class="buttons">
          <Choose label={t("archive-start-files")} disabled={isBusy()} onChosen={start} />
          <Choose label={t("archive-start-folder")} accepts="folder" disabled={isBusy()} onChosen={start} />
        </div>
      </section>
    </details>
  );
}

// The space left on this device, and whether the browser may clear the collections.

export function SpaceHere() {
  const space = useSignal<Space | null>(null);
  const isRefused = useSignal(false);
  const measure = async (): Promise<void> => {
    space.value = await resultPorts.collections.space();
  };
  useEffect(() => void measure(), [actionCount.value]);
  const { value } = space;
  if (!value) return null;
  const { used, left, isLasting } = value;
  return (
    <section aria-label={t("archive-space")} class="quiet">
      <p>{used === null || left === null ? t("archive-space-unknown") : t("archive-space-used", { used, left })}</p>
      {collections.list.value.length > 0 && isLasting !== null && (
        <p>
          {t(isLasting ? "archive-lasting" : "archive-not-lasting")}{" "}
          {!isLasting && (
            <button
              type="button"
              onClick={async () => {
                isRefused.value = !(await resultPorts.collections.askToLast());
                await measure();
              }}
            >
              {t("archive-ask")}
            </button>
          )}
        </p>
      )}
      <p aria-live="polite">{isRefused.value && t("archive-asked-no")}</p>
    </section>
  );
}

// Imports an exported collection.

export function OpenFile() {
  const open = ([file]: readonly File[]): void => {
    if (file) void openCollectionFile(file);
  };
  return (
    <div class="buttons">
      <Choose label={t("archive-open-file")} accepts="file" disabled={writeProgress.value !== null} onChosen={open} />
    </div>
  );
}
