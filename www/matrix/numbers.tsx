/** The numbers of the matrix as a table, for those who read or copy them: the listed pairs, strongest first. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { type Message, message } from "../messages/message.ts";
import { say, t } from "../messages/t.ts";
import { classes } from "../ui/classes.ts";
import { problemOf } from "../ui/error-text.ts";
import { about, integer, percent } from "../ui/format.ts";
import { PrintedRows } from "../ui/printed.tsx";
import { roomFor, useWindowed } from "../ui/windowed.ts";
import { hashOfPair } from "../workspace/store.ts";
import styles from "./matrix.module.css";
import { columnsOf, tabbed } from "./tabbed.ts";
import { kindsOf } from "./values.ts";

/** In pixels; matrix.module.css fills exactly these. */
const ROW = 60;

export function Numbers({ report }: { report: Report }) {
  const { pairs, documents } = report;
  const { list, shown } = useWindowed<HTMLTableSectionElement>(pairs.length, ROW, 0);
  const hasWords = kindsOf(report).includes("matched");
  const columns = useMemo(() => columnsOf(report), [report]);
  const { first } = shown.value;
  const rows = Array.from(
    { length: Math.max(0, Math.min(pairs.length, shown.value.last) - first) },
    (_, at) => first + at,
  );
  const nameAt = (side: "a" | "b", row: number): string => documents.name[pairs[side][row] ?? 0] ?? "";
  return (
    <>
      <Copy report={report} />
      <table
        class={classes(styles.numbers, hasWords && styles.withWords)}
        aria-label={t("matrix-numbers")}
        aria-rowcount={pairs.length + 1}
      >
        <thead>
          <tr>
            <th scope="col">{t("matrix-documents-head")}</th>
            {hasWords && <th scope="col">{t("matrix-matched-head", { unit: report.params.unit })}</th>}
            {hasWords && <th scope="col">{t("matrix-share-head")}</th>}
            <th scope="col">{t("matrix-similar-head")}</th>
          </tr>
        </thead>
        <tbody ref={list} style={roomFor(first, pairs.length - first - rows.length, ROW, shown.value.skipped)}>
          {rows.map((row) => {
            const [a = 0, b = 0] = idsOf(report, [row]);
            return (
              <tr key={row} aria-rowindex={row + 2} style={{ height: `${ROW}px` }}>
                <td>
                  <a href={hashOfPair(a, b)}>
                    <bdi class={styles.name}>{nameAt("a", row)}</bdi>
                    <bdi class={styles.name}>{nameAt("b", row)}</bdi>
                  </a>
                </td>
                {hasWords && <td class={styles.number}>{integer(columns.matched[row] ?? 0)}</td>}
                {hasWords && (
                  <td class={styles.number}>
                    <span>{percent(columns.ofA[row] ?? 0)}</span>
                    <span>{percent(columns.ofB[row] ?? 0)}</span>
                  </td>
                )}
                <td class={styles.number}>{about(columns.similarity[row] ?? 0, report.exact)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <PrintedRows all={pairs.length} />
    </>
  );
}

/** Copies all rows as columns parted by tabs, which spreadsheets take as cells. */
function Copy({ report }: { report: Report }) {
  const outcome = useSignal<Message | null>(null);
  if (navigator.clipboard === undefined) return null;
  return (
    <p class={styles.copy}>
      <button
        type="button"
        class="slight"
        onClick={() => {
          navigator.clipboard.writeText(tabbed(report)).then(
            () => {
              outcome.value = message("matrix-copied", { count: report.pairs.length });
            },
            (error: unknown) => {
              outcome.value = message("matrix-not-copied", { reason: problemOf(error) });
            },
          );
        }}
      >
        {t("matrix-copy")}
      </button>
      <span class="quiet" role="status">
        {outcome.value && say(outcome.value)}
      </span>
    </p>
  );
}
