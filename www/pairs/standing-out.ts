/**
 * Which listed pairs stand out, and which are weak: without any copying, more than one pair as strong would be expected in this
 * comparison. The sentences above the list and the groups use this, so that they agree.
 */
import { evidenceAt, tooShortIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { ByHandPairs } from "../review/adjusted-report.ts";
import { hasFewMatched } from "./matched.ts";

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

/** Numbers of pairs with evidence, apart from those of which too little is left since passages were excluded. */
export interface StandingOut {
  /** Listed pairs that stand out. */
  readonly strong: number;
  /** Those among them whose programs are both too short to tell a copy from an honest solution. */
  readonly short: number;
  /** Listed pairs that are weak. */
  readonly weak: number;
  /** Pairs that are not on the list, because it is limited; they may be either. */
  readonly unlisted: number;
}

/**
 * Counts the pairs that stand out, and the others. `isCounted`: whether a pair, given by its document indices, is among those
 * asked about; by default all are. O(pairs).
 */
export function countStandingOut(
  report: Report,
  byHand: ByHandPairs,
  isCounted: (a: number, b: number) => boolean = () => true,
): StandingOut {
  const { pairs, totals } = report;
  const tooShort = tooShortIn(report);
  let [strong, short, weak] = [0, 0, 0];
  for (let row = 0; row < pairs.evidence.length; row++) {
    const pair = [pairs.a[row] ?? 0, pairs.b[row] ?? 0] as const;
    if (!isCounted(...pair)) continue;
    const left = byHand.at(...pair)?.found ? evidenceAt(report, row) : null;
    if (left && hasFewMatched(report, pair, left)) continue;
    if (isWeakRow(report, byHand, row)) weak++;
    else {
      strong++;
      if (pair.every((document) => tooShort.has(document))) short++;
    }
  }
  return { strong, short, weak, unlisted: Math.max(0, totals.pairsWithEvidence - strong - weak) };
}
