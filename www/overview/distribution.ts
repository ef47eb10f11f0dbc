/**
 * The distribution of each document's strongest match, as bars along a scale, and how many of them are expected by chance:
 * pure functions for ./distribution-plot.tsx.
 *
 * Each step of the word scale spans twice as many words as the one before, so that both a copied paragraph and a copied essay
 * are visible; those of the percentage scale are equal. On screen, all steps are equally wide, except for the first, which has
 * room for its number.
 */
import { firstWhere } from "../engine/binary-search.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { Measure, Strengths } from "../pairs/strength.ts";

/** One bar: the documents whose strongest match is at least `from` and less than `to`. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly documents: number;
  /** Pairs expected here by chance; null if unknown. */
  readonly byChance: number | null;
}

export interface Distribution {
  readonly measure: Measure;
  /** Whether some matched words count less. */
  readonly isWeighted: boolean;
  /** Ends of the bars, ascending from 0. */
  readonly edges: readonly number[];
  readonly bars: readonly Bar[];
  /** Number of documents with no listed match; they are in the first bar. */
  readonly unmatched: number;
  /** The strongest match of each compared document, ascending. */
  readonly strongest: Float64Array;
  /** The strength of each listed pair, ascending. */
  readonly pairs: Float64Array;
  /** Pairs expected by chance from each edge on; null if unknown. */
  readonly byChanceFrom: readonly number[] | null;
}

/** The word scale: this many words, and the same halved and doubled as often as need be. The fewest that are listed by default. */
const MIDDLE = 25;

/** Number of steps of the percentage scale. */
const SHARES = 20;

/**
 * `isCompared`: whether a document, given by index, is compared; templates are not. `isCommon`: whether most documents seem
 * to share text, of which the forecast of chance knows nothing. O(pairs log pairs).
 */
export function distributionOf(
  report: Report,
  matches: Strengths,
  isCompared: (index: number) => boolean,
  isCommon: boolean = false,
): Distribution {
  const { measure, isWeighted } = matches;
  const strongest = matches.ofDocuments.filter((_, index) => isCompared(index)).sort();
  const pairs = matches.ofPairs.slice().sort();
  const edges = measure === "words" ? wordEdges(pairs) : shareEdges();
  const byChanceFrom = isCommon ? null : chanceFrom(report, matches, edges);
  const bars = edges.slice(1).map((to, at) => {
    const from = edges[at] ?? 0;
    // The last bar includes its end, because a share can be 100%.
    const end = at === edges.length - 2 ? Number.POSITIVE_INFINITY : to;
    return {
      from,
      to,
      documents: countFrom(strongest, from) - countFrom(strongest, end),
      byChance: byChanceFrom && (byChanceFrom[at] ?? 0) - (byChanceFrom[at + 1] ?? 0),
    };
  });
  const unmatched = strongest.length - countFrom(strongest, Number.MIN_VALUE);
  return { measure, isWeighted, edges, bars, unmatched, strongest, pairs, byChanceFrom };
}

/** How many of some ascending numbers are at least `from`. O(log n). */
export function countFrom(ascending: Float64Array, from: number): number {
  return ascending.length - firstWhere(ascending.length, (at) => (ascending[at] ?? 0) >= from);
}

/** Minimum of documents expected by chance that is drawn: a fifth of one. */
const MIN_DRAWN = 0.2;

/** The documents expected by chance alone in a bar: the expectation is in pairs, each of two documents. */
export function documentsByChance({ byChance }: Pick<Bar, "byChance">): number {
  return 2 * (byChance ?? 0);
}

export function isChanceDrawn(bar: Bar): boolean {
  return documentsByChance(bar) >= MIN_DRAWN;
}

/** The bars of which anything is drawn, so that their table adds up as the drawing does. */
export function tabulated(bars: readonly Bar[]): Bar[] {
  return bars.filter((bar) => bar.documents > 0 || isChanceDrawn(bar));
}

/** Minimum width of the drawing, of a digit in it, and of the padding around a number, in pixels. */
export const DRAWN = 330;
export const DIGIT = 7;
const AROUND = 10;

/** The width of the first bar relative to the others: its number must fit in. */
function firstWidth({ bars }: Pick<Distribution, "bars">): number {
  const digits = String(bars[0]?.documents ?? 0).length;
  const separators = Math.floor((digits - 1) / 3);
  const needed = DIGIT * (digits + separators) + AROUND;
  return Math.max(1, ((bars.length - 1) * needed) / (DRAWN - needed));
}

/** The position of an edge on the scale, from 0 to 1, given by index. */
export function positionOfEdge(distribution: Pick<Distribution, "bars">, edge: number): number {
  const first = firstWidth(distribution);
  return edge === 0 ? 0 : (first + edge - 1) / (first + distribution.bars.length - 1);
}

/** Space on either side of a number above a bar, and how far it may reach beyond the bar where nothing is beside it, in pixels. */
const BESIDE = 2;
const BEYOND = 8;

/** The width for the number above a bar, given by index, in pixels. */
export function roomAbove(bars: readonly Bar[], at: number): number {
  const width = positionOfEdge({ bars }, at + 1) - positionOfEdge({ bars }, at);
  const isAlone = [at - 1, at + 1].every((beside) => beside > 0 && !bars[beside]?.documents);
  return DRAWN * width - 2 * BESIDE + (isAlone ? 2 * BEYOND : 0);
}

/** The position of a strength on the scale, from 0 to 1. */
export function positionOfStrength(distribution: Distribution, strength: number): number {
  const { edges } = distribution;
  const next = edges.findIndex((edge) => edge > strength);
  if (next === -1) return 1;
  const [from, to] = [edges[next - 1] ?? 0, edges[next] ?? 1];
  const [start, end] = [positionOfEdge(distribution, next - 1), positionOfEdge(distribution, next)];
  return start + ((end - start) * (strength - from)) / (to - from);
}

/** The strength at a position from 0 to 1: whole words, or a whole percentage. */
export function strengthAt(distribution: Distribution, position: number): number {
  const { edges, measure } = distribution;
  const next = edges.findIndex((_, at) => at > 0 && positionOfEdge(distribution, at) > position);
  const at = next === -1 ? edges.length - 2 : next - 1;
  const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 1];
  const [start, end] = [positionOfEdge(distribution, at), positionOfEdge(distribution, at + 1)];
  const exact = from + (to - from) * Math.min(1, Math.max(0, (position - start) / (end - start)));
  return measure === "words" ? Math.round(exact) : Math.round(exact * 100) / 100;
}

/** The strength `steps` edges further on, or back. */
export function steppedFrom({ edges }: Distribution, strength: number, steps: number): number {
  const at = steps > 0 ? edges.findIndex((edge) => edge > strength) : edges.findLastIndex((edge) => edge < strength);
  const last = edges.length - 1;
  if (at === -1) return edges[steps > 0 ? last : 0] ?? 0;
  return edges[Math.min(last, Math.max(0, at + steps - Math.sign(steps)))] ?? 0;
}

/** Pairs expected by chance from a strength on: those at the last edge up to it. */
export function byChanceAt({ edges, byChanceFrom }: Distribution, strength: number): number | null {
  if (!byChanceFrom) return null;
  return (
    byChanceFrom[
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= strength),
      )
    ] ?? 0
  );
}

function shareEdges(): number[] {
  return Array.from({ length: SHARES + 1 }, (_, at) => at / SHARES);
}

/** From 0 to below the fewest words of any pair in one step, then in doubled steps to beyond the maximum. */
function wordEdges(pairs: Float64Array): number[] {
  const first = pairs.find((words) => words > 0) ?? 1;
  const last = pairs.at(-1) ?? 1;
  const edges = [MIDDLE];
  // 12, 6, 3, 1
  while ((edges[0] ?? 1) > Math.max(1, first)) edges.unshift(Math.floor((edges[0] ?? 1) / 2));
  while ((edges.at(-1) ?? 0) <= last) edges.push(2 * (edges.at(-1) ?? 1));
  // From the last edge that no pair is below to the first that all are.
  return [0, ...edges.filter((edge, at) => (edges[at + 1] ?? edge) > first && (edges[at - 1] ?? 0) <= last)];
}

/**
 * The expected number of unrelated pairs as strong as the weakest of those from each edge on: the engine reports it for each
 * pair, and for all listed pairs.
 */
function chanceFrom(report: Report, { measure, ofPairs }: Strengths, edges: readonly number[]): number[] | null {
  const { expectedByChance: ofAll } = report.totals;
  if (measure !== "words" || ofAll === null) return null;
  const { evidence } = report.pairs;
  const highest = new Float64Array(edges.length);
  for (let row = 0; row < evidence.length; row++) {
    const expected = evidence.expectedByChance[row] ?? Number.NaN;
    // Unknown since passages were excluded by hand.
    if (Number.isNaN(expected)) continue;
    const at = edges.findLastIndex((edge) => edge <= (ofPairs[row] ?? 0));
    highest[at] = Math.max(highest[at] ?? 0, Math.min(ofAll, expected));
  }
  for (let at = edges.length - 2; at >= 0; at--) highest[at] = Math.max(highest[at] ?? 0, highest[at + 1] ?? 0);
  // Up to the fewest words of any pair, it is that of all of them.
  return Array.from(highest, (expected, at) => (at <= 1 ? ofAll : expected));
}
