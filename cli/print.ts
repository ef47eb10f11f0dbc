/**
 * Formats a report as lines for people.
 *
 * A name is made printable before it is put into a line: a line feed in it must not look like the next line.
 */

import type { DetailWithLists } from "../www/compare/source-lists";
import { pagesInWords } from "../www/documents/pages";
import { pairAt, rewrittenIn } from "../www/engine/pairs";
import type { Pair, Params, Passage, Report, Role } from "../www/engine/pkg/lookalike";
import { groupAt } from "../www/groups/groups";
import { message } from "../www/i18n/message";
import { t } from "../www/i18n/t";
import { commonTextInWords, hasCommonText } from "../www/pairs/common-text";
import { allByChanceInWords, leftOutInWords, mayBeTooHigh } from "../www/pairs/evidence";
import { MIN_EXPECTED, matchedOf, passageUnit, rareMinimum, shortTextLimit } from "../www/pairs/matched";
import { countsByKind, kindOf, kindsInWords } from "../www/pairs/passage-kinds";
import { countStandingOut } from "../www/pairs/standing-out";
import { nothingExcluded } from "../www/review/adjusted-report";
import { estimate, integer, lineStarts, linesOf } from "../www/ui/format";
import { align, percent, printable } from "./output";

/** A table cell without a value. */
const NONE = "–";

/** The passages of a pair. */
export type Passages = Pick<
  DetailWithLists,
  "pair" | "passages" | "uncounted" | "tooShort" | "bounded" | "excludedA" | "excludedB"
>;

/** A document, as far as lines depend on it: its text, in which passages of programs are located by line, and its pages if it has any. */
interface PrintedDocument {
  readonly role: Role;
  readonly author: string | null;
  readonly text: string;
  readonly pages?: readonly number[] | undefined;
}

/** Data to print besides the report. */
export interface Extras {
  /** The length of each pair's longest passage. */
  longest: Uint32Array;
  /** The passages of each pair, if requested. */
  details: Passages[] | undefined;
  documents: readonly PrintedDocument[];
  /** Whether the user listed the pairs, so that all of them are printed. */
  listedByUser: boolean;
}

/** A summary, then the pairs as a table, then their passages. */
export function table(report: Report, extras: Extras): string {
  const pairs = Array.from(report.pairs.a, (_, index) => pairAt(report, index));
  const names = namesOf(report, extras.documents);
  const rows = pairs.map((pair, index) => row(report, index, extras.longest[index] ?? 0, names(pair)));
  const listed = rows.length > 0 ? ["", ...align([head(report.params.unit === "code"), ...rows])] : [];
  const passages = (extras.details ?? []).flatMap((detail, index) => {
    const pair = pairs[index];
    return pair ? ["", ...passageLines(report, pair, extras, detail)] : [];
  });
  return [...summary(report, extras), ...listed, ...rewrittenLines(report, names), ...passages].join("\n");
}

/** Counts of compared, listed and excluded pairs. */
function summary(report: Report, { listedByUser, documents }: Extras): string[] {
  const { totals, params, exact } = report;
  const submissions = documents
    .map(({ role, author }, at) => ({ id: report.documents.id[at] ?? -1, role, author }))
    .filter(({ role }) => role === "submission");
  const isCommon = !listedByUser && hasCommonText(report, nothingExcluded, submissions);
  const compared = { documents: report.documents.length, pairs: totals.possiblePairs };
  const lines = [
    exact ? t("cli-compared-exactly", compared) : t("cli-compared-estimated", compared),
    ...evidenceLines(report, listedByUser, isCommon),
  ];
  const hasTemplate = documents.some(({ role }) => role === "template");
  if (isCommon) lines.push(commonTextInWords(report, hasTemplate, "cli-common-text"));
  // Pairs that the user listed are all above a threshold of 0.
  if (!listedByUser || params.threshold > 0) lines.push(similarityLine(report));
  const { excludedPairs, pairsLeftOut, pairsLeftOutByDocument } = totals;
  if (excludedPairs > 0) lines.push(t("cli-excluded", { pairs: excludedPairs }));
  if (pairsLeftOut > 0) lines.push(t("cli-left-out", { pairs: pairsLeftOut, most: params.maxPairs }));
  if (pairsLeftOutByDocument > 0) {
    const most = params.maxPairsPerDocument;
    lines.push(t("cli-left-out-by-document", { pairs: pairsLeftOutByDocument, most }));
  }
  return lines;
}

/** The number of pairs at or above the threshold, and the number of those that are LSH candidates. */
function similarityLine({ totals, params, exact }: Report): string {
  const { pairsAboveThreshold: pairs, candidatesAboveThreshold: found } = totals;
  const { measure, threshold } = params;
  const similar = t("cli-similar", { pairs, measure, threshold });
  return pairs > 0 && exact ? `${similar} ${t("cli-similar-found", { found, pairs })}` : similar;
}

/** The number of pairs with matched words, of those expected by chance, and of those not examined. */
function evidenceLines(report: Report, listedByUser: boolean, isCommon: boolean = false): string[] {
  const { totals, params } = report;
  const { unit } = params;
  // 0 if evidence was not searched for: otherwise any two texts have some chance to match. Null where it is unknown.
  const expected = totals.expectedByChance;
  if (!params.evidence || !report.exact || (unit !== "code" && expected === 0)) return [];
  const { pairsWithEvidence: pairs, pairsNotAligned: left } = totals;
  const lines = listedByUser
    ? [t("cli-found-listed", { pairs, unit })]
    : unit === "code"
      ? programsLines(report)
      : textsLines(report, isCommon);
  if (left > 0) lines.push(t("cli-not-examined", { pairs: left, unit }));
  return lines;
}

function programsLines(report: Report): string[] {
  const { pairsWithEvidence: pairs, expectedByChance } = report.totals;
  const { strong, weak, short, unlisted } = countStandingOut(report, nothingExcluded);
  // What the remark on each short program says must not be contradicted by their number.
  const lines = [t("cli-found-programs", { pairs: strong - short, least: report.params.minMatched })];
  if (unlisted > 0) lines.push(t("cli-only-listed", { pairs: unlisted }));
  if (short > 0) lines.push(t("cli-found-short", { pairs: short }));
  if (weak > 0) lines.push(t("overview-weak", { weak }));
  const expected = Math.round(expectedByChance ?? 0);
  const allByChance = allByChanceInWords(report, nothingExcluded);
  if (allByChance !== null) lines.push(allByChance);
  else if (pairs > 0 && expectedByChance === null)
    lines.push(t("evidence-chance-unknown", { unit: report.params.unit }));
  else if (pairs > 0 && expected > 0) lines.push(t("cli-chance", { pairs: expected, unit: "code" }));
  return lines;
}

/** `isCommon`: whether most documents seem to share text, of which the forecast knows nothing. */
function textsLines(report: Report, isCommon: boolean): string[] {
  const { expectedByChance: expected } = report.totals;
  const { unit, minMatched: least } = report.params;
  const { strong, weak, unlisted } = countStandingOut(report, nothingExcluded);
  const lines = [t("cli-found", { pairs: strong, least })];
  if (unlisted > 0) lines.push(t("cli-only-listed", { pairs: unlisted }));
  if (weak > 0) lines.push(t("overview-weak", { weak }));
  const short = shortTextLimit(report);
  if (short !== null) lines.push(t("cli-short-texts", short));
  const rare = rareMinimum(report);
  if (rare !== null) lines.push(t("cli-few-rare", { words: rare }));
  lines.push(...leftOutInWords(report));
  if (isCommon) return lines;
  if (expected === null) return [...lines, t("evidence-chance-unknown", { unit })];
  const allByChance = allByChanceInWords(report, nothingExcluded);
  if (allByChance !== null) lines.push(allByChance);
  else if (expected < MIN_EXPECTED) lines.push(t("cli-chance-few", { least: MIN_EXPECTED }));
  else {
    lines.push(t("cli-chance", { pairs: Number(expected.toPrecision(2)), unit }));
    if (mayBeTooHigh(expected)) lines.push(t("evidence-chance-too-high"));
  }
  return lines;
}

/** What was found among the pairs that the user listed, for a report; empty if nothing was searched for. */
export function foundListed(report: Report): string {
  const { measure, threshold } = report.params;
  const [found] = evidenceLines(report, true);
  const pairs = report.totals.pairsAboveThreshold;
  return [...(found ? [found] : []), ...(threshold > 0 ? [t("cli-similar", { pairs, measure, threshold })] : [])].join(
    " ",
  );
}

/** The pairs that may be rewritten from one another throughout, and how many were not examined for that. */
function rewrittenLines(report: Report, names: (pair: Pick<Pair, "a" | "b">) => string): string[] {
  const { rewritten, totals } = report;
  const { rewrittenPairs: count, rewrittenPairsNotExamined: notExamined } = totals;
  const left = count - rewritten.length;
  const lines = rewrittenIn(report).map(
    (pair) => `  ${names(pair)}: ${t("rewritten-in-order", { inOrder: pair.inOrder, shared: pair.shared })}`,
  );
  return [
    ...(count > 0 ? ["", `${t("rewritten-title", { count })}:`, ...lines] : []),
    ...(left > 0 ? [`  ${t("rewritten-left-out", { count: left })}`] : []),
    ...(notExamined > 0 ? ["", t("rewritten-not-examined", { count: notExamined })] : []),
  ];
}

function head(isCode: boolean): string[] {
  return [
    t("cli-column-matched"),
    t("cli-column-weight"),
    t(isCode ? "cli-column-of-both" : "cli-column-reworded"),
    t("cli-column-of-a"),
    t("cli-column-of-b"),
    t("cli-column-longest"),
    t("cli-column-similarity"),
    t("cli-column-estimate"),
    t("cli-column-group"),
    t("cli-column-names"),
  ];
}

const COUNTED = { words: "cli-words", characters: "cli-characters", code: "cli-tokens" } as const;
const MATCHED = {
  words: "cli-matched-words",
  characters: "cli-matched-characters",
  code: "cli-matched-tokens",
} as const;

function row(report: Report, index: number, longest: number, names: string): string[] {
  const pair = pairAt(report, index);
  const group = groupAt(report, index);
  const unit = passageUnit(report.params, pair.evidence !== null);
  return [
    ...matchedCells(report, pair),
    t(COUNTED[unit], { count: longest }),
    // As in CSV files, an estimate is in the column of estimates only.
    report.exact ? percent(pair.jaccard) : NONE,
    estimate(pair.estimate, pair.estimateLow, pair.estimateHigh),
    group === 0 ? NONE : String(group),
    names,
  ];
}

/**
 * Of the document with fewer matched words: these, what they count as in the order of the list, and the reworded ones; and their
 * shares of both documents. Matched tokens of programs are in the same order in both, whatever their names; instead of reworded
 * ones, the cell shows how much of both is shared.
 */
function matchedCells({ documents, params }: Report, { a, b, evidence }: Pair): string[] {
  if (!evidence) return [NONE, NONE, NONE, NONE, NONE];
  const { words, weight, countsAs, reworded, shares } = matchedOf(evidence, [
    documents.words[a] ?? 0,
    documents.words[b] ?? 0,
  ]);
  const second = params.unit === "code" ? percent(evidence.score ?? 0) : integer(reworded);
  const counted = params.unit === "code" ? percent(weight) : integer(countsAs);
  return [integer(words), counted, second, ...shares.map(percent)];
}

function passageLines(report: Report, pair: Pair, extras: Extras, detail: Passages): string[] {
  const { passages, tooShort, bounded } = detail;
  const unit = passageUnit(report.params, detail.pair.evidence !== null);
  const names = namesOf(report, extras.documents)(pair);
  const [linesA, linesB] = [pair.a, pair.b].map((document) => lineStarts(extras.documents[document]?.text ?? ""));
  const place = (document: number, start: number, end: number): string => {
    const pages = pagesInWords(extras.documents[document] ?? {}, start, end);
    return `${start}–${end}${pages === null ? "" : ` (${pages})`}`;
  };
  const places = ({ aStart, aEnd, bStart, bEnd }: Passage): [a: string, b: string] =>
    unit === "code" && linesA && linesB
      ? [linesOf(linesA, aStart, aEnd), linesOf(linesB, bStart, bEnd)]
      : [place(pair.a, aStart, aEnd), place(pair.b, bStart, bEnd)];
  const kinds = kindsInWords(countsByKind(detail, unit), unit);
  const counted = { names, count: passages.length };
  return [
    bounded ? t("cli-passages-bounded", counted) : t("cli-passages", counted),
    ...passages.map((passage, index) => `  ${index + 1}. ${passageLine(passage, unit, places(passage))}`),
    ...(kinds === null ? [] : [`  ${t("cli-kinds", { kinds })}`]),
    ...(tooShort > 0 ? [`  ${t("cli-passages-short", { count: tooShort })}`] : []),
  ];
}

function passageLine(passage: Passage, unit: Params["unit"], [inA, inB]: [a: string, b: string]): string {
  const { matchedA, matchedB, tokens, aTokens, bTokens, edits, isSummary } = passage;
  const others = Math.min(matchedA, matchedB) - tokens;
  const inFirst = message(MATCHED[unit], { count: matchedA });
  const about = {
    matched: matchedA === matchedB ? inFirst : message("cli-matched-both", { matched: inFirst, inOther: matchedB }),
    edits: message("cli-edits", { count: edits.length }),
    ofA: aTokens,
    ofB: bTokens,
    inA,
    inB,
  };
  const isExact = unit === "code" && edits.length === 0;
  const same = t(isExact ? "cli-passage-code" : "cli-passage", about);
  const own = others > 0 ? t("cli-passage-reworded", { ...about, others }) : same;
  const kind = unit === "code" ? "none" : kindOf(passage);
  const line = kind === "none" ? own : t("cli-passage-kind", { passage: own, kind });
  if (!isSummary) return line;
  return aTokens < bTokens
    ? t("cli-passage-sums-up-b", { passage: line })
    : t("cli-passage-sums-up-a", { passage: line });
}

function namesOf(report: Report, documents: readonly PrintedDocument[]): (pair: Pick<Pair, "a" | "b">) => string {
  const name = (index: number) => {
    const own = printable(report.documents.name[index] ?? "");
    return documents[index]?.role === "archive" ? t("cli-archived", { name: own }) : own;
  };
  return ({ a, b }) => `${name(a)} ↔ ${name(b)}`;
}
