/**
 * A report without the passages that a person excluded by hand: the only place that computes these numbers. Views, tables
 * and files get the adjusted report, so that all of them agree; the engine's numbers are kept in `ByHand`.
 *
 * A pair loses the matched and verbatim words of its excluded passages, counted exactly as the engine does, and moves down
 * the list accordingly: the weight of texts, and the score of programs, decrease in proportion to the matched words. The number
 * of pairs expected by chance is then unknown: it depends on a score that counts a passage less the more documents of the
 * batch share it, which cannot be derived from the alignment of two texts.
 */
import { evidenceAt, turnedEvidence } from "../engine/pairs.ts";
import type { Evidence, Passage, Report } from "../engine/pkg/lookalike.js";
import { hasFewMatched } from "../pairs/matched.ts";
import { sortedIndexes } from "../pairs/sorted-rows.ts";
import { setUncounted } from "../pairs/uncounted.ts";

/** A passage's offsets in both texts, and its matched words in each. */
export type ExcludedPassage = Pick<Passage, "aStart" | "aEnd" | "bStart" | "bEnd" | "matchedA" | "matchedB">;

/** The same with the two texts swapped. */
export function turned({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }: ExcludedPassage): ExcludedPassage {
  return { aStart: bStart, aEnd: bEnd, bStart: aStart, bEnd: aEnd, matchedA: matchedB, matchedB: matchedA };
}

/** A pair with excluded passages, by the report indices of its documents; the first index is the smaller one. */
export interface ExcludedOfPair {
  readonly a: number;
  readonly b: number;
  /** As excluded, possibly under other settings. */
  readonly excluded: readonly ExcludedPassage[];
}

/** The same with the passages of the pair. */
export interface PairExclusions extends ExcludedOfPair {
  /** All passages that the engine finds in the pair now; null while unknown. */
  readonly passages: readonly Passage[] | null;
}

/** The manual exclusions from one pair. */
export interface ByHand {
  readonly excluded: readonly ExcludedPassage[];
  /** The engine's numbers, without manual exclusions; null if the pair is not listed with evidence. */
  readonly found: Evidence | null;
}

/** All pairs of a report with manual exclusions. */
export interface ByHandPairs {
  /** The exclusions of a pair, by document indices in either order, in which its texts then are; null if there are none. */
  at(a: number, b: number): ByHand | null;
  /** All of them, in the order of their documents. */
  readonly all: readonly (ByHand & { readonly a: number; readonly b: number })[];
  /** Number of pairs that no longer stand out, because too little is left of them. */
  readonly uncounted: number;
}

export const nothingExcluded: ByHandPairs = { at: () => null, all: [], uncounted: 0 };

/** A report and its manual exclusions. */
export interface Adjusted {
  readonly report: Report;
  readonly byHand: ByHandPairs;
}

/** The report after exclusions; the same object if there are none. O(pairs log pairs) otherwise. */
export function adjusted(report: Report, pairs: readonly PairExclusions[]): Adjusted {
  const inForce = pairs
    .map((pair) => ({ ...pair, ...partsOf(pair) }))
    .filter(({ excluded }) => excluded.length > 0)
    .sort((x, y) => x.a - y.a || x.b - y.b);
  if (inForce.length === 0) return { report, byHand: nothingExcluded };
  const rows = evidenceRowsOf(report, inForce);
  const changed = new Map<number, Evidence>();
  const uncounted = new Set<number>();
  const all = inForce.map(({ a, b, excluded, rest }) => {
    const row = rows.get(rowKeyOf(report, a, b)) ?? -1;
    const found = row < 0 ? null : evidenceAt(report, row);
    if (found) {
      const left = evidenceWithout(found, excluded, rest);
      changed.set(row, left);
      if (hasFewMatched(report, [a, b], left)) uncounted.add(row);
    }
    return { a, b, excluded, found };
  });
  const byKey = new Map(all.map((pair) => [rowKeyOf(report, pair.a, pair.b), pair]));
  const at = (a: number, b: number): ByHand | null => {
    if (a <= b) return byKey.get(rowKeyOf(report, a, b)) ?? null;
    const pair = byKey.get(rowKeyOf(report, b, a));
    return pair ? { excluded: pair.excluded.map(turned), found: turnedEvidence(pair.found) } : null;
  };
  return { report: withEvidence(report, changed, uncounted), byHand: { at, all, uncounted: uncounted.size } };
}

/** A pair's evidence without some passages. `rest`: the other passages, if known. */
export function evidenceWithout(
  evidence: Evidence,
  excluded: readonly ExcludedPassage[],
  rest: readonly Passage[] | null,
): Evidence {
  if (excluded.length === 0) return evidence;
  const out = sumOf(excluded);
  const [matchedA, matchedB] = [
    Math.max(0, evidence.matchedA - out.matchedA),
    Math.max(0, evidence.matchedB - out.matchedB),
  ];
  const words = Math.min(matchedA, matchedB);
  const longest = rest?.reduce((most, passage) => Math.max(most, Math.min(passage.matchedA, passage.matchedB)), 0);
  // Until the passages are known, this is an upper bound.
  const verbatim = (side: "verbatimA" | "verbatimB", matched: number): number =>
    rest?.reduce((sum, passage) => sum + passage[side], 0) ?? Math.min(evidence[side], matched);
  const before = evidence.matchedA + evidence.matchedB;
  const score = evidence.score === null || before === 0 ? null : (evidence.score * (matchedA + matchedB)) / before;
  const wordsBefore = Math.min(evidence.matchedA, evidence.matchedB);
  return {
    matchedA,
    matchedB,
    verbatimA: verbatim("verbatimA", matchedA),
    verbatimB: verbatim("verbatimB", matchedB),
    longest: Math.min(evidence.longest, words, longest ?? words),
    passages: Math.max(0, evidence.passages - excluded.length),
    expectedByChance: null,
    score,
    weight: score === null ? (evidence.weight * words) / Math.max(1, wordsBefore) : programWeight(score, words),
  };
}

/**
 * The indices of a pair's passages that are excluded. Under other settings, a passage may be a few words longer or shorter:
 * it stays excluded as long as most of it was.
 */
export function excludedIndexes(
  passages: readonly Pick<Passage, "aStart" | "aEnd" | "bStart" | "bEnd">[],
  excluded: readonly ExcludedPassage[],
): ReadonlySet<number> {
  return new Set(passages.flatMap((passage, index) => (excluded.some((one) => covers(one, passage)) ? [index] : [])));
}

/** Whether most of a passage is within an excluded one, in both texts. */
export function covers(
  excluded: ExcludedPassage,
  passage: Pick<Passage, "aStart" | "aEnd" | "bStart" | "bEnd">,
): boolean {
  const common = (start: "aStart" | "bStart", end: "aEnd" | "bEnd"): number =>
    Math.min(excluded[end], passage[end]) - Math.max(excluded[start], passage[start]);
  return (
    2 * common("aStart", "aEnd") > passage.aEnd - passage.aStart &&
    2 * common("bStart", "bEnd") > passage.bEnd - passage.bStart
  );
}

/** The sum of matched words of some passages, in either text. */
export function sumOf(
  passages: readonly Pick<Passage, "matchedA" | "matchedB">[],
): Pick<Passage, "matchedA" | "matchedB"> {
  const sum = (side: "matchedA" | "matchedB"): number => passages.reduce((all, passage) => all + passage[side], 0);
  return { matchedA: sum("matchedA"), matchedB: sum("matchedB") };
}

/** The excluded passages in their current form, and the others. */
export function partsOf({ excluded, passages }: Pick<PairExclusions, "excluded" | "passages">): {
  excluded: readonly ExcludedPassage[];
  rest: readonly Passage[] | null;
} {
  if (!passages) return { excluded, rest: null };
  return split(passages, excludedIndexes(passages, excluded));
}

/** The excluded passages, given by index, and the others. */
export function split(
  passages: readonly Passage[],
  excluded: ReadonlySet<number>,
): { excluded: readonly Passage[]; rest: readonly Passage[] } {
  return {
    excluded: passages.filter((_, index) => excluded.has(index)),
    rest: passages.filter((_, index) => !excluded.has(index)),
  };
}

function rowKeyOf({ documents }: Report, a: number, b: number): number {
  return a * documents.length + b;
}

/** The rows with evidence of some pairs, by their keys. O(pairs). */
function evidenceRowsOf(report: Report, pairs: readonly PairExclusions[]): ReadonlyMap<number, number> {
  const wanted = new Set(pairs.map(({ a, b }) => rowKeyOf(report, a, b)));
  const { a, b, evidence } = report.pairs;
  const rows = new Map<number, number>();
  for (let row = 0; row < evidence.length; row++) {
    const key = rowKeyOf(report, a[row] ?? 0, b[row] ?? 0);
    if (wanted.has(key)) rows.set(key, row);
  }
  return rows;
}

/** The report with other evidence for some rows, in its new order. */
function withEvidence(report: Report, changed: ReadonlyMap<number, Evidence>, uncounted: ReadonlySet<number>): Report {
  if (changed.size === 0) return report;
  const { pairs, totals } = report;
  const weights = pairs.evidence.weight.slice();
  for (const [row, { weight }] of changed) weights[row] = weight;
  // Unchanged rows keep their relative order, as the list is in the order of weights.
  const order = sortedIndexes(weights, true);
  const reordered = <C extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(column: C): C => {
    const sorted = column.slice() as C;
    for (const [position, row] of order.entries()) sorted[position] = column[row] ?? 0;
    return sorted;
  };
  const numbers = <K extends keyof Evidence>(name: K) => {
    const column = reordered(pairs.evidence[name]);
    // A missing value is stored as NaN.
    for (const [position, row] of order.entries()) {
      const left = changed.get(row);
      if (left) column[position] = left[name] ?? Number.NaN;
    }
    return column as (typeof pairs.evidence)[K];
  };
  const after: Report = {
    ...report,
    pairs: {
      ...pairs,
      a: reordered(pairs.a),
      b: reordered(pairs.b),
      shared: reordered(pairs.shared),
      estimate: reordered(pairs.estimate),
      candidate: reordered(pairs.candidate),
      evidence: {
        length: pairs.evidence.length,
        matchedA: numbers("matchedA"),
        matchedB: numbers("matchedB"),
        verbatimA: numbers("verbatimA"),
        verbatimB: numbers("verbatimB"),
        longest: numbers("longest"),
        passages: numbers("passages"),
        expectedByChance: numbers("expectedByChance"),
        score: numbers("score"),
        weight: numbers("weight"),
      },
    },
    totals: { ...totals, pairsWithEvidence: Math.max(0, totals.pairsWithEvidence - uncounted.size) },
  };
  setUncounted(after, new Set([...order.keys()].filter((position) => uncounted.has(order[position] ?? -1))));
  return after;
}

/** Matched tokens of programs with which they are ranked by half their score (`HALF_RANK_TOKENS` in the engine). */
const HALF_RANK_TOKENS = 50;

/** The weight of two programs (`rank_score_of` in the engine). */
function programWeight(score: number, matched: number): number {
  return (score * matched) / (matched + HALF_RANK_TOKENS);
}
