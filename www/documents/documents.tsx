/** Everything that was given: the documents, what each is there for, what was counted in it, and what is to be said of it. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { warningsByDocument } from "../engine/pairs.ts";
import type { Params, Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { PrintedRows } from "../ui/printed.tsx";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { intake, result } from "../workspace/store.ts";
import { COUNTS, hintOf, labelOf } from "./columns.ts";
import styles from "./documents.module.css";
import { DocumentRow } from "./row.tsx";
import { Unread } from "./unread.tsx";

/** Height of a row in pixels, and with room for remarks; those that do not fit scroll within it. */
const ROW = { wide: { plain: 60, remarked: 96 }, narrow: { plain: 204, remarked: 262 } };

export function DocumentList() {
  const { documents, unread } = intake.value;
  return (
    <>
      {unread.length > 0 && <Unread files={unread} />}
      {documents.length > 0 && <Documents documents={documents} />}
    </>
  );
}

function isRemarked({ notes, missing, tricks }: PageDocument): boolean {
  return notes.length + missing.length + tricks.length > 0;
}

function Documents({ documents }: { documents: readonly PageDocument[] }) {
  const narrow = useNarrow();
  const report = result.value?.report;
  const unit = report?.params.unit ?? "words";
  const remarked = documents.some(isRemarked) || (report?.documents.warnings.length ?? 0) > 0;
  const lines = remarked ? "remarked" : "plain";
  const height = ROW[narrow.value ? "narrow" : "wide"][lines];
  const { list, shown } = useWindowed<HTMLTableSectionElement>(documents.length, height, 0);
  const counted = useMemo(() => countedIn(report), [report]);
  const first = Math.min(shown.value.first, documents.length);
  const visible = documents.slice(first, shown.value.last);
  const { isQuick } = shown.value;
  // What is drawn whole stays so while it is on screen.
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
          class={styles[lines]}
          style={roomFor(first, documents.length - first - visible.length, height, shown.value.skipped)}
        >
          {visible.map((document, at) => {
            const index = counted.indices.get(document.id);
            return (
              <DocumentRow
                key={document.id}
                document={document}
                report={report}
                index={index}
                warnings={index === undefined ? undefined : counted.warnings?.get(index)}
                row={first + at}
                height={height}
                unit={narrow.value ? unit : null}
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

/** Where documents stand in the report, by their numbers, and what is said of them there. */
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
        <th scope="col" class={styles.owner}>
          {t("documents-owner")}
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
