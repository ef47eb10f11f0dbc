/**
 * A report → lines for people.
 *
 * Names come from users: control characters in them, which could steer the terminal, are shown as signs.
 */

import { pairAt } from "../www/engine/pairs";
import type { Pair, PairDetail, Passage, Report, Role } from "../www/engine/pkg/lookalike";
import { lineStarts, linesOf } from "../www/text/lines";
import { manyUnits } from "../www/text/units";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const whole = (share: number) => `${Math.round(100 * share)}`;

/** What the table shows besides the report. */
export interface Extras {
  /** Tokens of each pair's longest passage. */
  longest: Uint32Array;
  /** The passages of each pair, where they were asked for. */
  details: PairDetail[] | undefined;
  /** What each document is there for. */
  roles: Role[];
  /** The documents' texts: passages of programs are told by their lines. */
  texts: string[];
}

/** The pairs as a table, with a summary above and what each number means. */
export function table(report: Report, extras: Extras): string {
  const pairs = Array.from(report.pairs.a, (_, index) => pairAt(report, index));
  const names = namesOf(report, extras.roles);
  const lines = summary(report);
  const rows = pairs.map((pair, index) => row(report, pair, extras.longest[index] ?? 0, names(pair)));
  if (rows.length > 0) lines.push("", ...align([HEAD, ...rows]));
  for (const [index, detail] of (extras.details ?? []).entries()) {
    const pair = pairs[index];
    if (pair) lines.push("", ...passageLines(report, pair, extras, detail));
  }
  return lines.join("\n");
}

/** What was compared and how, what was found, and what was left out. */
function summary({ documents, totals, params, exact }: Report): string[] {
  const how = exact ? "compared exactly" : "estimated from signatures";
  const above = totals.pairsAboveThreshold;
  const lines = [
    `${count(documents.length, "document")}, ${count(totals.possiblePairs, "pair")} ${how}, ` +
      `${count(above, "pair")} with ${params.measure} of ${params.threshold} or more` +
      `${totals.pairsLeftOut > 0 ? `, ${totals.pairsLeftOut} of them not listed` : ""}.`,
  ];
  if (above > 0 && exact) lines.push(`Of these the signatures' bands propose ${totals.candidatesAboveThreshold}.`);
  if (totals.excludedPairs > 0) {
    lines.push(`Not compared: ${count(totals.excludedPairs, "pair")} of one owner, or both of the archive.`);
  }
  if (totals.pairsLeftOutByDocument > 0) {
    lines.push(
      `Not listed: ${count(totals.pairsLeftOutByDocument, "pair")} whose documents both have ` +
        `${count(params.maxPairsPerDocument, "better one")}.`,
    );
  }
  return lines;
}

const HEAD = ["similarity", "estimate", "A in B", "B in A", "longest", "group", "A ↔ B"];

function row(report: Report, pair: Pair, longest: number, names: string): string[] {
  return [
    percent(pair.jaccard),
    `${whole(pair.estimate)} % (${whole(pair.estimateLow)}–${whole(pair.estimateHigh)})`,
    percent(pair.containmentAInB),
    percent(pair.containmentBInA),
    `${longest} ${manyUnits(report.params.unit)}`,
    pair.group === null ? "–" : String(pair.group),
    names,
  ];
}

function passageLines(
  report: Report,
  pair: Pair,
  extras: Extras,
  { passages, tooShort, bounded }: PairDetail,
): string[] {
  const { unit } = report.params;
  const names = namesOf(report, extras.roles)(pair);
  const [linesA, linesB] = [pair.a, pair.b].map((document) => lineStarts(extras.texts[document] ?? ""));
  const places = ({ aStart, aEnd, bStart, bEnd }: Passage): [a: string, b: string] =>
    unit === "code" && linesA && linesB
      ? [linesOf(linesA, aStart, aEnd), linesOf(linesB, bStart, bEnd)]
      : [`${aStart}–${aEnd}`, `${bStart}–${bEnd}`];
  return [
    `${names}: ${count(passages.length, "passage")}` +
      `${bounded ? " (some words recur so often that a passage may be shorter than need be)" : ""}`,
    ...passages.map(
      (p, index) =>
        `  ${index + 1}. ${p.tokens} ${manyUnits(unit)} the same, of ${p.aTokens} at ${places(p)[0]} in A ` +
        `and ${p.bTokens} at ${places(p)[1]} in B; ${count(p.edits.length, "edit")}`,
    ),
    ...(tooShort > 0 ? [`  ${count(tooShort, "shared run")} too short to be a passage`] : []),
  ];
}

/** Pads all columns but the last: numbers to the right. */
function align(rows: string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells.map((cell, column) => (column < HEAD.length - 1 ? cell.padStart(widths[column] ?? 0) : cell)).join("  "),
  );
}

function namesOf({ documents }: Report, roles: readonly Role[]): (pair: Pair) => string {
  const name = (index: number) =>
    `${printable(documents.name[index] ?? "")}${roles[index] === "archive" ? " (archive)" : ""}`;
  return ({ a, b }) => `${name(a)} ↔ ${name(b)}`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** A name with its control and formatting characters made visible. */
export function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\uFFFD");
}
