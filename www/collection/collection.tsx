/** One collection: its documents, whether new documents are compared with it, and its actions. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { catalogue, parts, t } from "../i18n/t.ts";
import { withoutNames } from "../state/store.ts";
import { classes, focusMain } from "../ui/dom.ts";
import { isolated } from "../ui/isolated.tsx";
import styles from "./collection.module.css";
import { deleteCollection, exportCollection, rename, switchOn, writeProgress } from "./collection-actions.ts";
import type { Collection } from "./collection-storage.ts";
import { DocumentsOf } from "./documents-of.tsx";
import { AddFiles, Filling, useFileDrop } from "./fill.tsx";
import { filling } from "./filling.ts";
import { alsoOnPage } from "./page-collections.ts";

/** The question currently open about a collection. */
type Asked = "nothing" | "name" | "delete";

/** The id of a collection's heading, which has the focus once files have created it. */
export function headingOf(id: string): string {
  return `collection-${id}`;
}

export function CollectionView({ collection }: { collection: Collection }) {
  const { id, name, isOn, documents, characters, changedAt } = collection;
  const asked = useSignal<Asked>("nothing");
  const isOpen = useSignal(false);
  const time = new Intl.DateTimeFormat(catalogue.value?.locale, { dateStyle: "medium" }).format(changedAt);
  const busy = writeProgress.value !== null || filling.value !== null;
  const { isOver, handlers } = useFileDrop(collection);
  const buttons = { name: useRef<HTMLButtonElement>(null), delete: useRef<HTMLButtonElement>(null) };
  // The focus would be lost with the question.
  const close = (): void => {
    const { value } = asked;
    asked.value = "nothing";
    if (value !== "nothing") buttons[value].current?.focus();
  };
  return (
    <article
      class={classes(styles.collection, isOver.value && styles.over)}
      aria-labelledby={headingOf(id)}
      {...handlers}
    >
      <h3 id={headingOf(id)} tabIndex={-1}>
        <bdi>{withoutNames(name)}</bdi>
      </h3>
      <p class="quiet">{t("archive-about", { documents, size: characters, time })}</p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={busy}
          onChange={async ({ currentTarget: box }) => {
            if (!(await switchOn(id, box.checked))) box.checked = isOn;
          }}
        />{" "}
        {t("archive-compare")}
      </label>
      {isOn && <SameDocuments name={name} />}
      <div class="buttons">
        <AddFiles collection={collection} />
        <button
          ref={buttons.name}
          type="button"
          disabled={busy}
          aria-expanded={asked.value === "name"}
          onClick={() => {
            asked.value = asked.value === "name" ? "nothing" : "name";
          }}
        >
          {t("archive-rename")}
        </button>
        <button type="button" aria-disabled={busy} onClick={() => !busy && void exportCollection(collection)}>
          {t("archive-export")}
        </button>
        <button
          ref={buttons.delete}
          type="button"
          disabled={busy}
          aria-expanded={asked.value === "delete"}
          onClick={() => {
            asked.value = asked.value === "delete" ? "nothing" : "delete";
          }}
        >
          {t("archive-delete")}
        </button>
      </div>
      <Filling collection={collection} />
      {asked.value === "name" && <NewName collection={collection} onClose={close} />}
      {asked.value === "delete" && <DeleteQuestion collection={collection} onClose={close} />}
      <details
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>{t("archive-documents")}</summary>
        {isOpen.value && <DocumentsOf collection={collection} />}
      </details>
    </article>
  );
}

/** A note for when documents of the page are in the collection too, as happens after keeping them. */
function SameDocuments({ name }: { name: string }) {
  const documents = alsoOnPage(name);
  return documents > 0 && <p class="note">{t("archive-same", { documents })}</p>;
}

interface AskedProps {
  collection: Collection;
  /** Ends the question, and focuses its button again. */
  onClose: () => void;
}

function NewName({ collection: { id, name }, onClose }: AskedProps) {
  const wanted = useSignal(name);
  const input = useRef<HTMLInputElement>(null);
  // A layout effect, so that the next key is for the field.
  useLayoutEffect(() => input.current?.select(), []);
  return (
    <form
      class={styles.newName}
      onSubmit={async (event) => {
        event.preventDefault();
        if (wanted.value.trim() === name || (await rename(id, wanted.value))) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.isComposing) return;
        event.preventDefault();
        onClose();
      }}
    >
      <input
        ref={input}
        aria-label={t("archive-rename-of", { name: withoutNames(name) })}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value;
        }}
      />
      <button type="submit">{t("archive-rename-save")}</button>
    </form>
  );
}

function DeleteQuestion({ collection, onClose }: AskedProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  const { name, documents } = collection;
  return (
    <div class="note" role="alertdialog" aria-label={t("archive-delete")}>
      <p>
        {parts("archive-delete-question", {
          name: isolated(withoutNames(name)),
          documents,
        })}
      </p>
      <div class="buttons">
        <button
          type="button"
          onClick={async () => {
            if (await deleteCollection(collection)) focusMain();
          }}
        >
          {t("archive-delete-yes")}
        </button>
        <button ref={no} type="button" onClick={onClose}>
          {t("archive-delete-no")}
        </button>
      </div>
    </div>
  );
}

// The field for a collection's name.

interface Props {
  name: Signal<string>;
  label: string;
  isOptional?: boolean;
}

export function NameField({ name, label, isOptional = false }: Props) {
  return (
    <label>
      {label} {isOptional && <span class="quiet">{t("check-optional")}</span>}
      <input
        value={name.value}
        dir="auto"
        maxLength={200}
        autoComplete="off"
        placeholder={t("archive-keep-hint")}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
