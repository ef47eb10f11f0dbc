/**
 * Which listed pairs stand out, and which are weak: chance, a common subject or a common task is expected to give more than one
 * pair as strong in this comparison. For the sentences above the list and the groups, so that they agree.
 */
import type { Report } from "../engine/pkg/lookalike.js";
import type { ByHandPairs } from "../review/adjusted-report.ts";
import { minMatchedOf } from "./matched.ts";

/**
 * Whether the pair of a row is weak. Without some of its passages a pair is not stronger, so one that was weak before stays
 * so. If it is not known what to expect, no pair is weak.
 */
export function isWeakRow({ pairs }: Report, byHand: ByHandPairs, row: number): boolean {
  const expected = pairs.evidence.expectedByChance[row] ?? Number.NaN;
  if (!Number.isNaN(expected)) return expected > 1;
  const before = byHand.at(pairs.a[row] ?? 0, pairs.b[row] ?? 0)?.found?.expectedByChance ?? 0;
  return before > 1;
}

/** Pairs with evidence in a report, apart from those of which too little is left since passages were excluded. */
export interface StandingOut {
  /** Listed pairs that stand out. */
  readonly strong: number;
  /** Listed pairs that are weak. */
  readonly weak: number;
  /** Pairs that the list leaves out because it is limited: of these, neither is known. */
  readonly unlisted: number;
}

/** O(pairs). */
export function standingOutIn(report: Report, byHand: ByHandPairs): StandingOut {
  const { pairs, totals } = report;
  let [strong, weak] = [0, 0];
  for (let row = 0; row < pairs.evidence.length; row++) {
    if (isUncounted(report, byHand, row)) continue;
    if (isWeakRow(report, byHand, row)) weak++;
    else strong++;
  }
  return { strong, weak, unlisted: Math.max(0, totals.pairsWithEvidence - strong - weak) };
}

/** Whether so many of a pair's passages were excluded that it no longer has enough words. */
function isUncounted(report: Report, byHand: ByHandPairs, row: number): boolean {
  const { a, b, evidence } = report.pairs;
  const pair = [a[row] ?? 0, b[row] ?? 0] as const;
  if (!byHand.at(...pair)?.found) return false;
  return Math.min(evidence.matchedA[row] ?? 0, evidence.matchedB[row] ?? 0) < minMatchedOf(report, ...pair);
}
