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
  /** Those among them whose programs both have too little code of their own to tell a copy from an honest solution. */
  readonly short: number;
  /** Listed pairs that are weak. */
  readonly weak: number;
  /** Pairs that are not on the list, because it is limited; they may be either. */
  readonly unlisted: number;
}

/** A pair with evidence, by its document indices. */
export interface EvidencePair {
  readonly a: number;
  readonly b: number;
  readonly isWeak: boolean;
}

/** The listed pairs with evidence, without those of which too little is left since passages were excluded. O(pairs). */
export function* pairsWithEvidence(report: Report, byHand: ByHandPairs): Generator<EvidencePair> {
  const { pairs } = report;
  for (let row = 0; row < pairs.evidence.length; row++) {
    const [a, b] = [pairs.a[row] ?? 0, pairs.b[row] ?? 0];
    const left = byHand.at(a, b)?.found ? evidenceAt(report, row) : null;
    if (left && hasFewMatched(report, [a, b], left)) continue;
    yield { a, b, isWeak: isWeakRow(report, byHand, row) };
  }
}

/** Counts the pairs that stand out, and the others. O(pairs). */
export function countStandingOut(report: Report, byHand: ByHandPairs): StandingOut {
  const tooShort = tooShortIn(report);
  let [strong, short, weak] = [0, 0, 0];
  for (const { a, b, isWeak } of pairsWithEvidence(report, byHand)) {
    if (isWeak) weak++;
    else {
      strong++;
      if (tooShort.has(a) && tooShort.has(b)) short++;
    }
  }
  return { strong, short, weak, unlisted: Math.max(0, report.totals.pairsWithEvidence - strong - weak) };
}
