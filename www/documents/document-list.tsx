/** All files added: the documents with their roles, counts and remarks, and the unread files. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { firstWhere } from "../engine/binary-search.ts";
import { warningsByDocument } from "../engine/pairs.ts";
import type { Params, Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { commonInWords, listed } from "../people/author-words.ts";
import { commonCompared, commonTemplates, countCommonAgain, leaveOutCommon } from "../people/common-found.ts";
import { authorOf, authorsFound, intake, result, documents as shownDocuments, withoutNames } from "../state/store.ts";
import { BatchTraces } from "../traces/lazy-views.ts";
import { PrintedRows } from "../ui/list-parts.tsx";
import { MAX_UNSEARCHED } from "../ui/search.ts";
import { MAX_PRINTED_ROWS, roomFor, useWindowed, useWindowWidth } from "../ui/windowed.ts";
import type { ShownDocument } from "./document.ts";
import { COUNTS, DocumentRow, hintOf, labelOf } from "./document-row.tsx";
import { documentQuery, documentsWith } from "./document-search.ts";
import styles from "./documents.module.css";
import { Unread } from "./unread-list.tsx";

/**
 * Height of a unit in pixels, and the units per row, without and with remarks; remarks that do not fit scroll within the
 * row.
 */
const ROW = {
  wide: { unit: 32, plain: 2, remarked: 3 },
  medium: { unit: 38, plain: 3, remarked: 4 },
  narrow: { unit: 72, plain: 3, remarked: 4 },
};

export function DocumentList() {
  const { documents, unread } = intake.value;
  return (
    <>
      {unread.length > 0 && <Unread files={unread} />}
      <CommonFiles />
      {documents.some(({ traces }) => traces) && <BatchTraces />}
      {documents.length > 0 && <Searched documents={documents} />}
    </>
  );
}

/** All documents, or those that are searched for. */
function Searched({ documents }: { documents: readonly ShownDocument[] }) {
  const { value: wanted } = documentQuery;
  const found = useMemo(
    () => documentsWith(documents, wanted, ({ id }) => authorOf(id)),
    [documents, wanted, authorsFound.value],
  );
  return (
    <>
      {(documents.length > MAX_UNSEARCHED || wanted !== "") && (
        <div class="list-tools">
          <label class={styles.find}>
            {t("documents-find")}
            <input
              type="search"
              dir="auto"
              value={documentQuery}
              onInput={({ currentTarget }) => {
                documentQuery.value = currentTarget.value;
              }}
              onKeyDown={(event) => {
                // Not every browser clears it.
                if (event.key !== "Escape" || documentQuery.value === "") return;
                event.preventDefault();
                documentQuery.value = "";
              }}
            />
          </label>
          <p role="status">{t("documents-found", { found: found.length, all: documents.length })}</p>
        </div>
      )}
      <Documents documents={found} />
    </>
  );
}

/** The answer to the question about files that most authors have alike, and a way to change it. */
function CommonFiles() {
  const templates = commonTemplates.value;
  const compared = commonCompared.value;
  return (
    <>
      {templates.length > 0 && (
        <p class="line">
          <span>
            {t("common-left-out", {
              names: listed(templates.map(({ id, name }) => shownDocuments.value.get(id)?.name ?? name)),
            })}
          </span>
          <button type="button" onClick={countCommonAgain}>
            {t("common-count")}
          </button>
        </p>
      )}
      {compared && (
        <p class="line">
          <span>{commonInWords(compared, withoutNames)}</span>
          <button type="button" onClick={() => leaveOutCommon(compared)}>
            {t("common-yes")}
          </button>
        </p>
      )}
    </>
  );
}

function isRemarked({ notes, missing, tricks }: ShownDocument): boolean {
  return notes.length + missing.length + tricks.length > 0;
}

function Documents({ documents }: { documents: readonly ShownDocument[] }) {
  const { value: size } = useWindowWidth();
  const report = result.value?.report;
  const unit = report?.params.unit ?? "words";
  const counted = useMemo(() => countedIn(report), [report]);
  const { unit: height, plain, remarked } = ROW[size];
  const starts = useMemo(() => {
    const hasWarnings = (id: number): boolean => counted.warnings?.has(counted.indices.get(id) ?? -1) ?? false;
    return startsOf(documents.length, (row) => {
      const document = documents[row];
      return document && (isRemarked(document) || hasWarnings(document.id)) ? remarked : plain;
    });
  }, [documents, counted, plain, remarked]);
  const startOf = (row: number): number => starts[Math.min(row, documents.length)] ?? 0;
  const all = startOf(documents.length);
  const { list, shown } = useWindowed<HTMLTableSectionElement>(all, height, 0, 1, {
    perRow: plain,
    printed: startOf(MAX_PRINTED_ROWS),
    rows: documents.length,
    of: report,
  });
  const first = rowOf(starts, shown.value.first);
  const last = shown.value.last > 0 ? rowOf(starts, shown.value.last - 1) + 1 : 0;
  const visible = documents.slice(first, last);
  const { isQuick } = shown.value;
  // A fully drawn row stays so while it is on screen.
  const drawn = useRef<ReadonlySet<number>>(new Set());
  const whole = visible.filter(({ id }) => !isQuick || drawn.current.has(id));
  useEffect(() => {
    drawn.current = new Set(whole.map(({ id }) => id));
  });
  return (
    <>
      <table class={styles.documents} aria-label={t("documents-table")} aria-rowcount={documents.length + 1}>
        <Head unit={unit} />
        <tbody
          ref={list}
          style={roomFor(startOf(first), all - startOf(first + visible.length), height, shown.value.skipped)}
        >
          {visible.map((document, at) => {
            const index = counted.indices.get(document.id);
            const units = startOf(first + at + 1) - startOf(first + at);
            return (
              <DocumentRow
                key={document.id}
                document={document}
                report={report}
                index={index}
                warnings={index === undefined ? undefined : counted.warnings?.get(index)}
                row={first + at}
                height={units * height}
                isRemarked={units === remarked}
                unit={size === "wide" ? null : unit}
                isQuick={!whole.includes(document)}
              />
            );
          })}
        </tbody>
      </table>
      <PrintedRows all={documents.length} />
    </>
  );
}

/** Maps document ids to report indices and warnings. */
function countedIn(report: Report | undefined) {
  const indices = new Map<number, number>();
  if (!report) return { indices, warnings: null };
  for (const [index, id] of report.documents.id.entries()) indices.set(id, index);
  return { indices, warnings: warningsByDocument(report) };
}

function Head({ unit }: { unit: Params["unit"] }) {
  return (
    <thead>
      <tr>
        <th scope="col" class={styles.name}>
          {t("documents-name")}
        </th>
        <th scope="col" class={styles.file}>
          {t("documents-file")}
        </th>
        <th scope="col" class={styles.role}>
          {t("documents-role")}
        </th>
        <th scope="col" class={styles.author}>
          {t("documents-author")}
        </th>
        {COUNTS.map((column) => (
          <th key={column} scope="col" class={styles[column]} title={hintOf(column, unit)}>
            {labelOf(column, unit)}
          </th>
        ))}
        <th scope="col" class={styles.remarks}>
          <span class="visually-hidden">{t("documents-remarks")}</span>
        </th>
        <th scope="col" class={styles.remove}>
          <span class="visually-hidden">{t("documents-remove")}</span>
        </th>
      </tr>
    </thead>
  );
}

// Rows with remarks are taller than others, but `useWindowed` supports only one row height. So it counts units, and a row
// takes one or more of them. These functions convert between rows and units.

/** The number of units above each row, and above the end of the list. */
export type Starts = Uint32Array;

/** `unitsOf` returns the number of units of a row, by its index. O(rows). */
export function startsOf(rows: number, unitsOf: (row: number) => number): Starts {
  const starts = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row] ?? 0) + unitsOf(row);
  return starts;
}

/** The row that contains a unit; the number of rows if the unit is after the last. O(log rows). */
export function rowOf(starts: Starts, unit: number): number {
  return firstWhere(starts.length - 1, (row) => (starts[row + 1] ?? 0) > unit);
}
