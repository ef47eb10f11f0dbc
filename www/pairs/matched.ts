/**
 * Matched words, for both the page and the terminal: their number, unit and shares, and the lower minimum in short texts.
 */

import type { Evidence, Params, Passage, Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { integer } from "../ui/format.ts";

/** In short texts, one in this many words must match for a pair to be listed (`SHORT_SHARE` in the engine). */
const SHORT_SHARE = 3;

/** If they are rare, this part of `minMatched` is enough (`FEW_SHARE` in the engine). */
const RARE_SHARE = 3 / 4;

/** Fewest words of a passage where tokens are characters (`PassageLimits` in the engine). */
const SHORTEST_PASSAGE = 12;

/** Smaller expected numbers of pairs are not shown as numbers. */
export const MIN_EXPECTED = 0.001;

/** A pair's matched words, as shown. */
export interface Matched {
  /** Matched words of the document with fewer of them. */
  words: number;
  /** How many of these are not in runs of at least five equal words. */
  reworded: number;
  /** The same words, of which those that more than three other texts share count less: the length of the bar. */
  weight: number;
  /** The weight in whole words, as shown. */
  countsAs: number;
  /** Fractions of the first and the second document's words. */
  shares: readonly [a: number, b: number];
}

/** The matched words of a pair, given its evidence and the number of words in each document. */
export function matchedOf(evidence: Evidence, words: readonly [a: number, b: number]): Matched {
  const { matchedA, matchedB, verbatimA, verbatimB, weight } = evidence;
  const [fewer, verbatim] = matchedA <= matchedB ? [matchedA, verbatimA] : [matchedB, verbatimB];
  return {
    words: fewer,
    reworded: fewer - verbatim,
    weight,
    countsAs: countsAs(weight),
    shares: [shareOf(matchedA, words[0]), shareOf(matchedB, words[1])],
  };
}

/** A weight of matched words in whole words: at least one if any words match. */
export function countsAs(weight: number): number {
  return weight > 0 ? Math.max(1, Math.round(weight)) : 0;
}

/** The fraction of a document's words that match. */
export function shareOf(matched: number, all: number): number {
  return all > 0 ? Math.min(1, matched / all) : 0;
}

/** The unit of a pair's passages: words if matched words were searched for, even if characters are compared. */
export function passageUnit({ unit }: Params, isSearched: boolean): Params["unit"] {
  return unit === "characters" && isSearched ? "words" : unit;
}

/**
 * The number of words below which a third of them suffice instead of `minMatched`, but never fewer than `least`, the shortest
 * passage; null if no text is that short.
 */
export function shortTextLimit({ documents, params }: Report): { words: number; least: number } | null {
  const limit = SHORT_SHARE * params.minMatched;
  const least = params.unit === "words" ? params.shortestPassage : SHORTEST_PASSAGE;
  const isLower = least < params.minMatched && documents.words.some((words) => words > 0 && words < limit);
  return isLower ? { words: limit, least } : null;
}

/**
 * The number of matched words that is enough if they are rare (`has_few_but_rare` in the engine); null if no pair is listed for
 * fewer words than the minimum, apart from the `uncounted` ones that have fewer since passages were excluded.
 */
export function rareMinimum(report: Report, uncounted = 0): number | null {
  const { evidence, a, b } = report.pairs;
  if (report.params.unit === "code") return null;
  const words = matchedWordsOf(report).subarray(0, evidence.length);
  const few = words.filter((matched, row) => matched < minMatchedOf(report, a[row] ?? 0, b[row] ?? 0));
  return few.length > uncounted ? rareOf(report.params.minMatched) : null;
}

/** How many matched words are enough if they are rare, where `minMatched` otherwise are. */
export function rareOf(minMatched: number): number {
  return Math.max(1, Math.floor(RARE_SHARE * minMatched));
}

/** The minimum matched words for listing two documents, given by index (`has_min_matched` in the engine). */
export function minMatchedOf({ documents, params }: Report, a: number, b: number): number {
  return minMatchedFor([documents.words[a] ?? 0, documents.words[b] ?? 0], params);
}

/** The same for documents with these numbers of words. */
export function minMatchedFor(words: readonly [number, number], { minMatched }: Pick<Params, "minMatched">): number {
  return Math.max(1, Math.min(minMatched, Math.floor(Math.min(...words) / SHORT_SHARE)));
}

/** Whether two documents, given by index, share fewer words than that. */
export function hasFewMatched(
  report: Report,
  [a, b]: readonly [number, number],
  { matchedA, matchedB }: Pick<Evidence, "matchedA" | "matchedB">,
): boolean {
  return Math.min(matchedA, matchedB) < minMatchedOf(report, a, b);
}

/** The matched words of each listed pair, as the list shows them: 0 without evidence. */
export function matchedWordsOf({ pairs: { length, evidence } }: Report): Float64Array {
  const words = new Float64Array(length);
  for (let row = 0; row < evidence.length; row++) {
    words[row] = Math.min(evidence.matchedA[row] ?? 0, evidence.matchedB[row] ?? 0);
  }
  return words;
}

/**
 * The length of a document, given by index, on which shares are based. For programs that are searched for evidence, it
 * excludes the tokens that evidence skips: closing brackets, and braces.
 */
export function lengthOf(report: Report, index: number): number {
  const { documents, params } = report;
  return (params.unit === "code" && hasEvidence(report) ? documents.words[index] : documents.tokens[index]) ?? 0;
}

/** Whether pairs were searched for matched words: this needs the words of every document, and the user can switch it off. */
export function hasEvidence({ exact, params, totals }: Report): boolean {
  if (!params.evidence) return false;
  // The number of pairs expected by chance may be unknown all the same: for programs, and for a few texts that are alike.
  return params.unit === "code" ? exact : totals.expectedByChance !== null || totals.pairsAligned > 0;
}

// How much of a document matches, in words.

/**
 * "71% of its 1,190 words"; for programs "426 of its 444 tokens". Next to the latter is the share that two programs have in
 * common, in which rare code counts more and template code not at all: a second percentage with another base would
 * contradict it. How many of the other tokens are template code, only the details of a pair say: a run of the template within
 * a passage is matched. `index`: the document's.
 */
export function matchedOfAll(
  matched: number,
  index: number,
  { documents, params }: Pick<Report, "documents" | "params">,
): string {
  const all = documents.words[index] ?? 0;
  if (params.unit !== "code") return t("pairs-share-words", { share: shareOf(matched, all), all });
  return t("pairs-share-tokens", { matched, all });
}

// How much of a passage matches, in words.

type MatchedWords = Pick<Passage, "matchedA" | "matchedB">;

/** "40 words"; if one text has more of them because it repeats some, "40 words in the first text, 43 in the second". */
export function matchedInWords({ matchedA: a, matchedB: b }: MatchedWords, unit: Params["unit"]): string {
  const count = t("comparison-count", { unit, count: a });
  return a === b ? count : t("comparison-count-both", { count, b });
}

/** The same in short form for a chip: "40", or "40 ↔ 43" in the order of the texts. With a unit "40 ↔ 43 words". */
export function matchedInBrief({ matchedA: a, matchedB: b }: MatchedWords, unit: Params["unit"] | null): string {
  const last = unit === null ? integer(b) : t("comparison-count", { unit, count: b });
  return a === b ? last : t("comparison-count-sides", { a, b: last });
}
