/**
 * A report → lines for people.
 *
 * A name is made printable before it stands in a line: a line feed in it must not look like the next line.
 */

import { pairAt } from "../www/engine/pairs";
import type { Pair, PairDetail, Passage, Report, Role } from "../www/engine/pkg/lookalike";
import { lineStarts, linesOf } from "../www/ui/lines";
import { manyMatched, matchedOf, shortTextLimit } from "../www/ui/matched";
import { manyUnits } from "../www/ui/units";
import { printable } from "./output";

const integer = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const twoDigits = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const whole = (share: number) => `${Math.round(100 * share)}`;

/** Smallest expected number of pairs that is printed as a number. */
const MIN_EXPECTED = 0.001;

/** A table cell without a value. */
const NONE = "–";

/** The passages of a pair. */
export type Passages = Pick<PairDetail, "pair" | "passages" | "tooShort" | "bounded">;

/** What is printed besides the report. */
export interface Extras {
  /** The length of each pair's longest passage. */
  longest: Uint32Array;
  /** The passages of each pair, where they were asked for. */
  details: Passages[] | undefined;
  /** Each document's role. */
  roles: Role[];
  /** The documents' texts, in which passages of programs are located by line. */
  texts: string[];
  /** Whether the pairs were listed by the user, so that all of them are printed. */
  listedByUser: boolean;
}

/** A summary, then the pairs as a table, then their passages. */
export function table(report: Report, extras: Extras): string {
  const pairs = Array.from(report.pairs.a, (_, index) => pairAt(report, index));
  const names = namesOf(report, extras.roles);
  const lines = summary(report, extras.listedByUser);
  const rows = pairs.map((pair, index) => row(report, pair, extras.longest[index] ?? 0, names(pair)));
  if (rows.length > 0) lines.push("", ...align([HEAD, ...rows]));
  for (const [index, detail] of (extras.details ?? []).entries()) {
    const pair = pairs[index];
    if (pair) lines.push("", ...passageLines(report, pair, extras, detail));
  }
  return lines.join("\n");
}

/** Counts of compared, listed and excluded pairs. */
function summary(report: Report, listedByUser: boolean): string[] {
  const { documents, totals, params, exact } = report;
  const how = exact ? "compared exactly" : "estimated from signatures";
  const lines = [
    `${count(documents.length, "document")}, ${count(totals.possiblePairs, "pair")} ${how}.`,
    ...evidenceLines(report, listedByUser),
  ];
  // Of pairs that the user listed, all are above a threshold of 0.
  if (!listedByUser || params.threshold > 0) lines.push(similarityLine(report));
  if (totals.excludedPairs > 0) {
    lines.push(`Not compared: ${count(totals.excludedPairs, "pair")} of one owner, or both of the archive.`);
  }
  if (totals.pairsLeftOut > 0) {
    lines.push(`Not listed: ${count(totals.pairsLeftOut, "pair")} after the first ${integer.format(params.maxPairs)}.`);
  }
  if (totals.pairsLeftOutByDocument > 0) {
    lines.push(
      `Not listed: ${count(totals.pairsLeftOutByDocument, "pair")} whose documents both have ` +
        `${count(params.maxPairsPerDocument, "better one")}.`,
    );
  }
  return lines;
}

/** The number of pairs at or above the threshold, and the number of those that are LSH candidates. */
function similarityLine({ totals, params, exact }: Report): string {
  const { pairsAboveThreshold: above, candidatesAboveThreshold: candidates } = totals;
  const found =
    above > 0 && exact ? ` MinHash with LSH finds ${integer.format(candidates)} of ${integer.format(above)}.` : "";
  const have = above === 1 ? "1 pair has" : `${integer.format(above)} pairs have`;
  return `${have} a similarity (${params.measure}) of ${params.threshold} or more.${found}`;
}

/** The number of pairs with matched words, of those expected by chance, and of those not examined. */
function evidenceLines(report: Report, listedByUser: boolean): string[] {
  const { totals, params } = report;
  // 0 if evidence was not searched for: any two texts have some chance to match. Unknown (null) for programs.
  const expected = totals.expectedByChance;
  if (!params.evidence || !report.exact || expected === 0) return [];
  const { pairsWithEvidence: pairs, pairsNotAligned: left } = totals;
  const share = pairs === 1 ? "1 pair shares" : `${integer.format(pairs)} pairs share`;
  const units = manyMatched(params);
  const lines: string[] = [];
  const least = `${share} at least ${integer.format(params.minMatched)} matched ${units}`;
  if (listedByUser) lines.push(`${share} passages with matched ${units}.`);
  else if (expected === null) lines.push(`${least}, and enough of both programs to suggest copying.`);
  else {
    const limit = shortTextLimit(report);
    const ofShort = limit === null ? "" : ` (a third of the ${units} in texts under ${integer.format(limit)})`;
    const few = expected < MIN_EXPECTED ? `fewer than ${MIN_EXPECTED}` : `about ${twoDigits.format(expected)}`;
    lines.push(`${least}${ofShort} that chance does not explain.`, `Chance alone would give ${few} such pairs.`);
  }
  if (left > 0) {
    lines.push(
      `Not examined: ${count(left, "more pair")} with rare ${units} in common, because there were too many. ` +
        "Compare fewer documents at a time to have all examined.",
    );
  }
  return lines;
}

const HEAD = ["matched", "reworded", "of A", "of B", "longest", "similarity", "estimate", "group", "A ↔ B"];

function row(report: Report, pair: Pair, longest: number, names: string): string[] {
  const { evidence } = pair;
  return [
    ...matchedCells(report, pair),
    `${integer.format(longest)} ${evidence ? manyMatched(report.params) : manyUnits(report.params.unit)}`,
    percent(pair.jaccard),
    `${whole(pair.estimate)}% (${whole(pair.estimateLow)}–${whole(pair.estimateHigh)})`,
    pair.group === null ? NONE : String(pair.group),
    names,
  ];
}

/** Matched and reworded words of the document with fewer of them, and their shares of both documents. */
function matchedCells({ documents }: Report, { a, b, evidence }: Pair): string[] {
  if (!evidence) return [NONE, NONE, NONE, NONE];
  const { words, reworded, shares } = matchedOf(evidence, [documents.words[a] ?? 0, documents.words[b] ?? 0]);
  return [integer.format(words), integer.format(reworded), ...shares.map(percent)];
}

function passageLines(report: Report, pair: Pair, extras: Extras, detail: Passages): string[] {
  const { passages, tooShort, bounded } = detail;
  const { unit } = report.params;
  const units = detail.pair.evidence ? manyMatched(report.params) : manyUnits(unit);
  const names = namesOf(report, extras.roles)(pair);
  const [linesA, linesB] = [pair.a, pair.b].map((document) => lineStarts(extras.texts[document] ?? ""));
  const places = ({ aStart, aEnd, bStart, bEnd }: Passage): [a: string, b: string] =>
    unit === "code" && linesA && linesB
      ? [linesOf(linesA, aStart, aEnd), linesOf(linesB, bStart, bEnd)]
      : [`${aStart}–${aEnd}`, `${bStart}–${bEnd}`];
  return [
    `${names}: ${count(passages.length, "passage")}` +
      `${bounded ? " (some words recur so often that a passage may be longer than shown)" : ""}`,
    ...passages.map((passage, index) => `  ${index + 1}. ${passageLine(passage, units, places(passage))}`),
    ...(tooShort > 0 ? [`  ${count(tooShort, "shared run")} too short to be a passage`] : []),
  ];
}

function passageLine(passage: Passage, units: string, [inA, inB]: [a: string, b: string]): string {
  const { matchedA, matchedB, tokens, aTokens, bTokens, edits, isSummary } = passage;
  const matched = Math.min(matchedA, matchedB);
  const others = matched - tokens;
  return (
    `${integer.format(matched)} matched ${units}` +
    `${others > 0 ? `, ${integer.format(others)} of them moved or reworded` : ""}, ` +
    `of ${integer.format(aTokens)} at ${inA} in A and ${integer.format(bTokens)} at ${inB} in B; ` +
    `${count(edits.length, "edit")}${isSummary ? `; ${aTokens < bTokens ? "sums up all of B" : "sums up all of A"}` : ""}`
  );
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
  return `${integer.format(n)} ${noun}${n === 1 ? "" : "s"}`;
}
