/** The reliability of signatures and bands, computed from one report, for the view of accuracy. */
import { similaritiesOf } from "../../engine/pairs.ts";
import type { Report } from "../../engine/pkg/lookalike.js";

/** How exact and estimated similarity agree over the listed pairs. Errors are differences of similarities, 0 to 1. */
export interface Agreement {
  pairs: number;
  /** Pairs whose exact similarity is within the estimate's interval. */
  within: number;
  meanError: number;
  largestError: number;
}

/** Computes the agreement. O(pairs). */
export function agreementOf(report: Report): Agreement {
  const { pairs, estimates } = report;
  const jaccard = similaritiesOf(report, "jaccard");
  let within = 0;
  let sum = 0;
  let largestError = 0;
  for (const [i, exact] of jaccard.entries()) {
    const index = pairs.estimate[i] ?? 0;
    const error = Math.abs((estimates.value[index] ?? 0) - exact);
    sum += error;
    largestError = Math.max(largestError, error);
    if (exact >= (estimates.low[index] ?? 0) && exact <= (estimates.high[index] ?? 0)) within++;
  }
  return { pairs: pairs.length, within, meanError: pairs.length > 0 ? sum / pairs.length : 0, largestError };
}

/** Listed pairs with nearly the same exact and estimated similarity, drawn as one dot. */
export interface Spot {
  readonly exact: number;
  readonly estimate: number;
  readonly pairs: number;
}

/** A drawing cannot show finer steps. */
const SPOTS = 128;

/** The dots of a drawing: at most 129 × 129, however many pairs there are. O(pairs). */
export function spotsOf(report: Report): Spot[] {
  const { pairs, estimates } = report;
  const counts = new Map<number, number>();
  for (const [i, exact] of similaritiesOf(report, "jaccard").entries()) {
    const estimate = estimates.value[pairs.estimate[i] ?? 0] ?? 0;
    const key = Math.round(SPOTS * exact) * (SPOTS + 1) + Math.round(SPOTS * estimate);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, pairs]) => ({
    exact: Math.floor(key / (SPOTS + 1)) / SPOTS,
    estimate: (key % (SPOTS + 1)) / SPOTS,
    pairs,
  }));
}

/** The listed pairs whose exact similarity is nearest to a tenth, and their estimates. */
export interface EstimatedTenth {
  readonly similarity: number;
  readonly pairs: number;
  readonly min: number;
  readonly max: number;
  /** Pairs whose exact similarity is within the estimate's interval. */
  readonly within: number;
}

/** One entry per tenth from 0 to 1; every listed pair is in one. O(pairs). */
export function estimatedTenthsOf(report: Report): EstimatedTenth[] {
  const { pairs, estimates } = report;
  const tenths = Array.from({ length: 11 }, (_, i) => ({ similarity: i / 10, pairs: 0, min: 1, max: 0, within: 0 }));
  for (const [i, exact] of similaritiesOf(report, "jaccard").entries()) {
    const tenth = tenths[Math.round(10 * exact)];
    if (!tenth) continue;
    const index = pairs.estimate[i] ?? 0;
    const value = estimates.value[index] ?? 0;
    tenth.pairs++;
    tenth.min = Math.min(tenth.min, value);
    tenth.max = Math.max(tenth.max, value);
    if (exact >= (estimates.low[index] ?? 0) && exact <= (estimates.high[index] ?? 0)) tenth.within++;
  }
  return tenths;
}

/** The listed pairs whose similarity is nearest to a tenth, and how many of them are LSH candidates. */
export interface Tenth {
  similarity: number;
  pairs: number;
  candidates: number;
}

/** One entry per tenth from 0.1 to 1; pairs below 0.05 are in none. O(pairs). */
export function tenthsOf(report: Report): Tenth[] {
  const tenths = Array.from({ length: 10 }, (_, i) => ({ similarity: (i + 1) / 10, pairs: 0, candidates: 0 }));
  for (const [i, jaccard] of similaritiesOf(report, "jaccard").entries()) {
    const tenth = tenths[Math.round(10 * jaccard) - 1];
    if (!tenth) continue;
    tenth.pairs++;
    tenth.candidates += report.pairs.candidate[i] ?? 0;
  }
  return tenths;
}

/** The results of the bands, as shares; null if the total is 0. */
export interface BandResults {
  recall: number | null;
  expectedRecall: number | null;
  precision: number | null;
  /** Candidates out of all pairs that are compared. */
  looked: number | null;
}

/** Computes the results of the bands. */
export function foundBy({ totals }: Report): BandResults {
  const { candidatesAboveThreshold, expectedCandidates, pairsAboveThreshold, candidatePairs, possiblePairs } = totals;
  const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
  return {
    recall: share(candidatesAboveThreshold, pairsAboveThreshold),
    expectedRecall: share(expectedCandidates, pairsAboveThreshold),
    precision: share(candidatesAboveThreshold, candidatePairs),
    looked: share(candidatePairs, possiblePairs),
  };
}

/**
 * The Jaccard similarity at the threshold, for reading the curve: for sets of equal size, Sørensen is Jaccard on another
 * scale. Null for containment, which does not determine Jaccard.
 */
export function thresholdOnCurve({ params: { measure, threshold } }: Report): number | null {
  if (measure === "overlap") return null;
  return measure === "jaccard" ? threshold : threshold / (2 - threshold);
}
