/** The matrix: every document against every other as a heat map, ordered by group, and its numbers as a table. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import { withExcludedHere } from "../review/exclusions-in-result.ts";
import { defused } from "../share/table/csv.ts";
import { hashOfPair } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { about, integer, percent } from "../ui/format.ts";
import { PrintedRows } from "../ui/list-parts.tsx";
import { roomFor, useWindowed } from "../ui/windowed.ts";
import styles from "./matrix.module.css";
import { MatrixPlot } from "./matrix-plot.tsx";
import { choose, kind, kindInWords, legendOf, matrixOrder, report, steps, values, withAlone } from "./on-screen.ts";
import { type Kind, kindsOf, sharesOf, valuesOf } from "./values.ts";

export function Matrix() {
  const areNumbersOpen = useSignal(false);
  if (!report.value || !matrixOrder.value || !values.value) return null;
  if (report.value.pairs.length === 0) {
    return (
      <section class={styles.matrix}>
        <h2>{t("matrix-nothing")}</h2>
        <p>{withExcludedHere(t("matrix-nothing-why"))}</p>
      </section>
    );
  }
  const { alone, documents } = matrixOrder.value;
  const caption = kindInWords(kind.value, report.value);
  return (
    <section class={styles.matrix}>
      <p class={styles.shown}>
        {t("matrix-shown", { count: documents.length })}{" "}
        {alone > 0 && (
          <label>
            <input
              type="checkbox"
              checked={withAlone.value}
              onChange={({ currentTarget }) => {
                withAlone.value = currentTarget.checked;
              }}
            />{" "}
            {t("matrix-with-alone", { count: alone })}
          </label>
        )}
      </p>
      <div class={styles.head}>
        <Kinds kinds={kindsOf(report.value)} />
        <Legend caption={caption} />
      </div>
      <MatrixPlot report={report.value} order={matrixOrder.value} values={values.value} caption={caption} />
      <p class="quiet">{withExcludedHere(t("matrix-empty-meaning"))}</p>
      <details
        onToggle={({ currentTarget }) => {
          areNumbersOpen.value = currentTarget.open;
        }}
      >
        <summary>{t("matrix-as-table", { count: report.value.pairs.length })}</summary>
        {areNumbersOpen.value && <Numbers report={report.value} />}
      </details>
    </section>
  );
}

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  if (kinds.length < 2) return null;
  return (
    <fieldset class={styles.kinds}>
      <legend>{t("matrix-kind")}</legend>
      {kinds.map((one) => (
        <label key={one}>
          <input type="radio" name="matrix-kind" checked={kind.value === one} onChange={() => choose(one)} />{" "}
          {report.value && kindInWords(one, report.value)}
        </label>
      ))}
    </fieldset>
  );
}

function Legend({ caption }: { caption: string }) {
  if (!values.value) return null;
  return (
    <div class={styles.legend}>
      <span class="quiet">{caption}</span>
      <ul aria-label={t("matrix-legend")}>
        {legendOf(values.value, steps.value).map(({ step, label }) => (
          <li key={step}>
            <span class={classes(styles.box, styles[`heat${step}`])} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

// The numbers of the matrix as a table, for reading or copying: the listed pairs, strongest first.

/** In pixels; matrix.module.css fills exactly these. */
const ROW = 60;

export function Numbers({ report }: { report: Report }) {
  const { pairs } = report;
  const { list, shown } = useWindowed<HTMLTableSectionElement>(pairs.length, ROW, 0);
  const hasWords = kindsOf(report).includes("matched");
  const columns = useMemo(() => matrixColumns(report), [report]);
  const { first } = shown.value;
  const rows = Array.from(
    { length: Math.max(0, Math.min(pairs.length, shown.value.last) - first) },
    (_, at) => first + at,
  );
  const nameAt = (side: "a" | "b", row: number): string => labelInReport(report, pairs[side][row] ?? 0);
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

/** Copies all rows as tab-separated columns, which spreadsheets paste as cells. */
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

// The numbers of the matrix as columns, and as text that spreadsheets paste as cells.

/** The numbers of the listed pairs. */
export function matrixColumns(report: Report) {
  return {
    matched: valuesOf(report, "matched").inRowOfA,
    ofA: sharesOf(report, "a"),
    ofB: sharesOf(report, "b"),
    similarity: valuesOf(report, "similarity").inRowOfA,
  };
}

/**
 * All listed pairs as lines of cells. Numbers are plain, shares from 0 to 1, so that spreadsheets can calculate with them.
 */
export function tabbed(report: Report): string {
  const { pairs, params } = report;
  const columns = matrixColumns(report);
  const head = [
    t("matrix-head-a"),
    t("matrix-head-b"),
    t("matrix-matched-head", { unit: params.unit }),
    t("matrix-head-share-a"),
    t("matrix-head-share-b"),
    t("matrix-similar-head"),
  ];
  const share = (value = 0): string => String(Math.round(value * 1e4) / 1e4);
  const lines = [head.join("\t")];
  for (let row = 0; row < pairs.length; row++) {
    const name = (side: "a" | "b"): string => cellText(labelInReport(report, pairs[side][row] ?? 0));
    const { matched, ofA, ofB, similarity } = columns;
    const numbers = [String(matched[row] ?? 0), share(ofA[row]), share(ofB[row]), share(similarity[row])];
    lines.push([name("a"), name("b"), ...numbers].join("\t"));
  }
  return lines.join("\n");
}

/** A name for a spreadsheet's cell: one line, and not a formula. */
export function cellText(name: string): string {
  return defused(name.replaceAll(/[\t\r\n]/g, " "));
}
