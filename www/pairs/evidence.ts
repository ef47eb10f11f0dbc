/** Sentences about evidence: the pairs with matched words, and the number of such pairs expected by chance. */

import { tooShortIn } from "../engine/pairs.ts";
import type { Evidence, Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { type ByHand, type ByHandPairs, nothingExcluded } from "../review/adjusted-report.ts";
import { MIN_EXPECTED, minMatchedOf, rareMinimum, rareOf, shortTextLimit } from "./matched.ts";
import { countStandingOut } from "./standing-out.ts";

/** The result in a sentence, its details, and whether anything stands out. */
export interface ResultText {
  readonly headline: string;
  readonly details: readonly string[];
  readonly isFound: boolean;
}

/**
 * How many pairs stand out, how many weaker ones are listed, why, and what was excluded from them. `isCommon`: whether most
 * documents seem to share text (`hasCommonText`).
 */
export function foundInWords(
  report: Report,
  byHand: ByHandPairs = nothingExcluded,
  isCommon: boolean = false,
): ResultText {
  const { possiblePairs: all, pairsWithEvidence: found } = report.totals;
  const more = remarksOnList(report, byHand, isCommon);
  // Two texts form a single pair: the sentence says everything.
  if (all === 1) return { headline: onePairInWords(report), details: more, isFound: found > 0 };
  if (found === 0) {
    const headline = t("overview-none-stands-out", { all });
    return { headline, details: [nothingInWords(report), ...more], isFound: false };
  }
  const { strong, short, weak, unlisted } = countStandingOut(report, byHand);
  const isWeakOnly = strong === 0;
  const standOut = unlisted > 0 ? "overview-stand-out-listed" : "overview-stand-out";
  const sentences = [
    isWeakOnly ? t("overview-none-stands-out", { all }) : t(standOut, { found: strong, all }),
    ...(short > 0 ? [t("overview-short-programs", { count: short })] : []),
  ];
  return {
    headline: withWeaker(sentences.join(" "), weak),
    details: [...(isWeakOnly ? [] : [standingOut(report)]), ...(weak > 0 ? [t("overview-weak-why")] : []), ...more],
    isFound: !isWeakOnly,
  };
}

export function withWeaker(strong: string, weak: number): string {
  return weak > 0 ? `${strong} ${t("overview-weak", { weak })}` : strong;
}

function remarksOnList(report: Report, byHand: ByHandPairs, isCommon: boolean): string[] {
  const { totals, params, pairs } = report;
  const onlySimilar = pairs.length - pairs.evidence.length;
  const limit = shortTextLimit(report);
  const ofRare = rareMinimum(report, byHand.uncounted);
  const hasFound = totals.pairsWithEvidence > 0;
  // The forecast for texts knows nothing of passages that most of them were given, and would contradict what is said of these.
  const hasForecast = hasFound && !(isCommon && params.unit !== "code");
  return [
    ...(hasFound && params.unit !== "code" && limit !== null ? [t("evidence-short-texts", limit)] : []),
    ...(ofRare === null ? [] : [t("evidence-few-rare", { words: ofRare })]),
    ...leftOutInWords(report),
    ...(hasForecast ? chanceOfAll(report, byHand) : []),
    ...(onlySimilar > 0 ? [t("evidence-only-similar", { count: onlySimilar, threshold: params.threshold })] : []),
    ...(byHand.all.length > 0 ? [t("evidence-by-hand", { pairs: byHand.all.length })] : []),
    ...(byHand.uncounted > 0 ? [t("evidence-by-hand-uncounted", { pairs: byHand.uncounted })] : []),
  ];
}

/** Sentences on the pairs that are not listed because a common subject, form or source explains what they share. */
export function leftOutInWords({
  totals: { pairsWithFewWords, usualPairs },
  params: { minMatched },
}: Report): string[] {
  return [
    ...(pairsWithFewWords > 0
      ? [t("evidence-few-left-out", { pairs: pairsWithFewWords, few: rareOf(minMatched) })]
      : []),
    ...(usualPairs > 0 ? [t("evidence-usual-left-out", { pairs: usualPairs })] : []),
  ];
}

/** A sentence on manual exclusions from a pair, with the engine's own number; null if there are none. */
export function byHandInWords(byHand: ByHand | null, { unit }: Report["params"]): string | null {
  if (!byHand) return null;
  const { excluded, found } = byHand;
  const all = found ? Math.min(found.matchedA, found.matchedB) : 0;
  return t("evidence-by-hand-pair", { count: excluded.length, all, unit });
}

function onePairInWords(report: Report): string {
  const { minMatched: least, unit } = report.params;
  if (report.totals.pairsWithEvidence === 0) return nothingInWords(report);
  return t(unit === "code" ? "evidence-found-two-programs" : "evidence-found-two", { least });
}

function nothingInWords({ params: { minMatched: least, unit } }: Report): string {
  return unit === "code" ? t("evidence-found-no-programs") : t("evidence-found-none", { least });
}

/** Why a pair stands out. */
function standingOut({ params: { minMatched: least, unit }, totals: { expectedByChance } }: Report): string {
  if (unit !== "code") return t("evidence-stands-out", { least });
  return t(expectedByChance === null ? "evidence-stands-out-unknown" : "evidence-stands-out-programs", { least });
}

/** How many pairs would be listed although nothing was copied. Of programs it is said only if there are any. */
function chanceOfAll(report: Report, byHand: ByHandPairs): string[] {
  const { params, totals } = report;
  const { expectedByChance: expected } = totals;
  if (expected === null) return [t("evidence-chance-unknown", { unit: params.unit })];
  const all = allByChanceInWords(report, byHand);
  if (all !== null) return [all];
  if (params.unit !== "code")
    return [chanceInWords(expected), ...(mayBeTooHigh(expected) ? [t("evidence-chance-too-high")] : [])];
  const pairs = Math.round(expected);
  return pairs > 0 ? [t("evidence-chance-programs", { pairs })] : [];
}

/** Whether so many pairs are expected by chance that reworded copies may be among those that the forecast was measured on. */
export function mayBeTooHigh(expected: number): boolean {
  return expected >= 1.5;
}

/**
 * A sentence if chance alone explains as many pairs as are listed; otherwise null. The forecast is then no number of pairs "on
 * this list", as it may be larger than the list: it is extrapolated from pairs that are weaker. It explains none that stands
 * out, as each of these is stronger than all but one that chance would give.
 */
export function allByChanceInWords(report: Report, byHand: ByHandPairs): string | null {
  const { totals, params } = report;
  const { pairsWithEvidence: found, expectedByChance } = totals;
  const isCode = params.unit === "code";
  const expected = expectedByChance ?? 0;
  const shown = isCode ? Math.round(expected) : toTwoDigits(expected);
  if (found === 0 || shown <= found) return null;
  if (countStandingOut(report, byHand).strong > 0)
    return t(isCode ? "evidence-chance-weaker-programs" : "evidence-chance-weaker");
  return t(isCode ? "evidence-chance-all-programs" : "evidence-chance-all");
}

/** How many pairs are expected by chance alone: similar to those found, or as strong as one of them. */
const CHANCES = {
  such: {
    many: "evidence-chance-many",
    one: "evidence-chance-one",
    rare: "evidence-chance-rare",
    never: "evidence-chance-never",
  },
  thisStrong: {
    many: "evidence-pair-chance-many",
    one: "evidence-pair-chance-one",
    rare: "evidence-pair-chance-rare",
    never: "evidence-pair-chance-never",
  },
} as const;

/** "Chance and common subjects alone would put about 0.023 pairs on this list." */
export function chanceInWords(expected: number, pairs: keyof typeof CHANCES = "such"): string {
  const { many, one, rare, never } = CHANCES[pairs];
  if (expected >= 1.05) return t(many, { pairs: toTwoDigits(expected) });
  if (expected >= 0.95) return t(one);
  return expected < MIN_EXPECTED ? t(never, { least: MIN_EXPECTED }) : t(rare, { pairs: expected });
}

/** The plural form depends on the number as shown. */
function toTwoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

/** Sentences on how many pairs as strong as this one are expected by chance, and on what the number leaves out. */
export function chanceOfPair(evidence: Evidence): string {
  const { expectedByChance: expected, score } = evidence;
  const knowsNoSubject = score === null && expected !== null && expected < MIN_EXPECTED;
  return [chanceOfOneOfMany(evidence), ...(knowsNoSubject ? [t("evidence-pair-may-be-common")] : [])].join(" ");
}

/** As {@link chanceOfPair}, where the end of a report says what the number leaves out; for programs, first on their score. */
export function chanceOfOneOfMany({ expectedByChance: expected, score }: Evidence): string {
  if (score === null) return expected === null ? "" : chanceInWords(expected, "thisStrong");
  const shared = t("evidence-pair-score", { share: score });
  // A pair that stands out needs no such sentence.
  if (expected === null || expected <= 1) return shared;
  return `${shared} ${t("evidence-pair-chance-programs", { pairs: Math.round(expected) })}`;
}

/**
 * How matched tokens of two programs (document indices) may differ; null if they are compared as written: texts, and
 * programs read without a grammar.
 */
export function mayDiffer({ documents, params }: Report, a: number, b: number): string | null {
  if (params.unit !== "code" || [a, b].every((at) => documents.language[at] === "plain")) return null;
  return t(params.reduceCode ? "evidence-may-differ-reduced" : "evidence-may-differ");
}

/**
 * Why two programs (document indices) do not stand out although tokens match, and whether the pair is listed nevertheless.
 * `evidence`: that of the pair, which the list does not contain.
 */
export function weakInWords(report: Report, [a, b]: readonly [number, number], evidence: Evidence | null): string {
  const { pairs, params } = report;
  const [first, second] = [Math.min(a, b), Math.max(a, b)];
  const isListed = pairs.a.some((at, row) => at === first && pairs.b[row] === second);
  const reason = whyWeak(report, [a, b], evidence);
  // A threshold of 0 is no reason: the user listed the pairs, or wants them all.
  if (!isListed || params.threshold === 0) return reason;
  return `${reason} ${t("evidence-weak-listed", { threshold: params.threshold })}`.trim();
}

/** A sentence if one of two programs (document indices) is, or both are, too short to recognise a copy; otherwise empty. */
export function shortInWords(report: Report, pair: readonly [number, number]): string {
  const tooShort = tooShortIn(report);
  const count = pair.filter((document) => tooShort.has(document)).length;
  if (count === 0) return "";
  return t(count === 2 ? "evidence-weak-both-short" : "evidence-weak-short");
}

function whyWeak(report: Report, [a, b]: readonly [number, number], evidence: Evidence | null): string {
  const { totals } = report;
  const short = shortInWords(report, [a, b]);
  if (short !== "") return short;
  const least = minMatchedOf(report, a, b);
  if (!evidence || Math.min(evidence.matchedA, evidence.matchedB) < least) return t("evidence-weak-few", { least });
  // If not all pairs were examined, this one may be among those that were not.
  return evidence.score === null || totals.pairsNotAligned > 0
    ? ""
    : t("evidence-weak-score", { share: evidence.score });
}

/** A sentence on the candidates and similar pairs that were not aligned; null if all were. */
export function notExamined({ totals: { pairsNotAligned: count }, params: { unit } }: Report): string | null {
  return count === 0 ? null : t("evidence-not-examined", { count, unit });
}

/** Details of the search, in sentences. */
export function searchInWords({ totals, params }: Report): string[] {
  const { pairsAligned, commonWordPairs, informativeWordCount } = totals;
  if (params.unit === "code") {
    return [t("evidence-search-programs-order"), t("evidence-search-programs-aligned", { count: pairsAligned })];
  }
  return [
    t("evidence-search-order"),
    t("evidence-search-aligned", { count: pairsAligned }),
    t("evidence-search-matched"),
    ...(commonWordPairs > 0 ? [t("evidence-search-common", { count: commonWordPairs })] : []),
    ...(informativeWordCount > 0 ? [t("evidence-search-rare", { count: informativeWordCount })] : []),
  ];
}
