/**
 * A report → lines for people.
 *
 * Names come from users: control characters in them, which could steer the terminal, are shown as signs.
 */

import type { Pair, PairDetail, Report } from "../www/engine/pkg/lookalike";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const whole = (share: number) => `${Math.round(100 * share)}`;

/** What the table shows besides the report. */
export interface Extras {
  /** Tokens of each pair's longest passage. */
  longest: Uint32Array;
  /** The passages of each pair, where they were asked for. */
  details: PairDetail[] | undefined;
}

/** The pairs as a table, with a summary above and what each number means. */
export function table(report: Report, extras: Extras): string {
  const { documents, totals, params } = report;
  const lines = [
    `${count(documents.length, "document")}, ${count(totals.possiblePairs, "pair")} compared exactly, ` +
      `${count(totals.pairsAboveThreshold, "pair")} with ${params.measure} of ${params.threshold} or more` +
      `${totals.pairsLeftOut > 0 ? `, ${totals.pairsLeftOut} of them not listed` : ""}.`,
  ];
  if (totals.pairsAboveThreshold > 0) {
    lines.push(`Of these the signatures' bands propose ${totals.candidatesAboveThreshold}.`);
  }
  const rows = report.pairs.map((pair, index) => row(report, pair, extras.longest[index] ?? 0));
  if (rows.length > 0) lines.push("", ...align([HEAD, ...rows]));
  report.pairs.forEach((pair, index) => {
    const detail = extras.details?.[index];
    if (detail) lines.push("", ...passageLines(report, pair, detail));
  });
  return lines.join("\n");
}

const HEAD = ["similarity", "estimate", "A in B", "B in A", "longest", "group", "A ↔ B"];

function row(report: Report, pair: Pair, longest: number): string[] {
  return [
    percent(pair.jaccard),
    `${whole(pair.estimate)} % (${whole(pair.estimateLow)}–${whole(pair.estimateHigh)})`,
    percent(pair.containmentAInB),
    percent(pair.containmentBInA),
    `${longest} ${report.params.unit}`,
    pair.group === null ? "–" : String(pair.group),
    `${names(report, pair)}`,
  ];
}

function passageLines(report: Report, pair: Pair, { passages, bounded }: PairDetail): string[] {
  const { unit } = report.params;
  return [
    `${names(report, pair)}: ${count(passages.length, "passage")}` +
      `${bounded ? " (some words recur so often that a passage may be shorter than need be)" : ""}`,
    ...passages.map(
      (p, index) =>
        `  ${index + 1}. ${p.tokens} ${unit}, ${count(p.shingles, "shared shingle")}: ` +
        `${p.aStart}–${p.aEnd} in A, ${p.bStart}–${p.bEnd} in B`,
    ),
  ];
}

/** Pads all columns but the last: numbers to the right. */
function align(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells.map((cell, column) => (column < HEAD.length - 1 ? cell.padStart(widths[column] ?? 0) : cell)).join("  "),
  );
}

function names(report: Report, { a, b }: Pair): string {
  return [a, b].map((index) => printable(report.documents[index]?.name ?? "")).join(" ↔ ");
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** A name with its control and formatting characters made visible. */
export function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
