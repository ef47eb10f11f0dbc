/** The documents of a collection by name, however many. Reads no text. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { message } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { withoutNames } from "../state/store.ts";
import { useAnswer } from "../ui/answer.ts";
import { focusNeighbour } from "../ui/dom.ts";
import { bytes, remarksInLine } from "../ui/format.ts";
import { MAX_UNSEARCHED, wordsMatch } from "../ui/search.ts";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import styles from "./collection.module.css";
import { removeDocument, type ShownLabel, shownLabels, writeProgress } from "./collection-actions.ts";
import { formatOf } from "./collection-file.ts";
import type { Collection } from "./collection-storage.ts";
import { type DocumentMetadata, metadataFrom } from "./document-metadata.ts";
import { collections } from "./page-collections.ts";

/** Height of an item in pixels; anything that does not fit scrolls within it. */
const HEIGHT = { wide: 44, narrow: 72 };

export function DocumentsOf({ collection }: { collection: Collection }) {
  const { id, changedAt, end } = collection;
  const labels = useAnswer(`${id} ${changedAt} ${end}`, () => collections.labels(id));
  if (labels.state === "failed") return <p class="note">{say(labels.message)}</p>;
  if (labels.state === "waiting") return <p class="quiet">{t("ui-later")}</p>;
  return <Searched collection={collection} labels={shownLabels(id, labels.value)} />;
}

interface ListProps {
  collection: Collection;
  labels: readonly ShownLabel[];
}

/** All documents, or those whose names contain the words searched for. */
function Searched({ collection, labels: all }: ListProps) {
  const wanted = useSignal("");
  const query = wanted.value.trim();
  const labels = useMemo(() => {
    const isFound = wordsMatch(query);
    return query === "" ? all : all.filter(({ name }) => isFound(name));
  }, [all, query]);
  return (
    <>
      {all.length > MAX_UNSEARCHED && (
        <label class={styles.find}>
          {t("archive-find")}
          <input
            type="search"
            value={wanted.value}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
          <span class="quiet" role="status">
            {query !== "" && t("archive-found", { found: labels.length, all: all.length })}
          </span>
        </label>
      )}
      <List key={query} collection={collection} labels={labels} />
    </>
  );
}

function List({ collection, labels }: ListProps) {
  const narrow = useNarrow();
  const height = HEIGHT[narrow.value ? "narrow" : "wide"];
  const { list, shown } = useWindowed<HTMLUListElement>(labels.length, height, 0);
  const first = Math.min(shown.value.first, labels.length);
  const visible = labels.slice(first, shown.value.last);
  return (
    <ul
      ref={list}
      aria-label={t("archive-documents-of", { name: withoutNames(collection.name) })}
      style={roomFor(first, labels.length - first - visible.length, height)}
    >
      {visible.map(({ number, name, size, format, about }, at) => (
        <li key={number} aria-setsize={labels.length} aria-posinset={first + at + 1} style={{ height: `${height}px` }}>
          <bdi class={styles.name} title={name}>
            {name}
          </bdi>
          <span class="quiet">
            {say(formatOf(format))}, {bytes(size)}
          </span>
          <SeriousFindings about={metadataFrom(about)} />
          <button
            type="button"
            class="slight"
            disabled={writeProgress.value !== null}
            aria-label={t("archive-remove-one", { name })}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              void removeDocument(collection, number);
            }}
          >
            {t("archive-remove")}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Serious findings on a document: apparent attempts to deceive, and parts that could not be read. */
function SeriousFindings({ about: { tricks, missing } }: { about: DocumentMetadata }) {
  const found = [...tricks, ...missing.map((what) => message("check-partly-read", { what }))];
  return (
    found.length > 0 && <span class="quiet">{remarksInLine(found.map((finding) => say(withoutNames(finding))))}</span>
  );
}
