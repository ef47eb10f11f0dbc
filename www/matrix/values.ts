/** The possible values of a cell, and the steps of its colours. */
import { similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { hasEvidence, matchedWordsOf, shareOf } from "../pairs/matched.ts";

/** Matched words of a pair, the share of the row's document that matches, or the pair's similarity. */
export type Kind = "matched" | "share" | "similarity";

/** The values of the listed pairs: for the cell in the first document's row, and for that in the second's. */
export interface Values {
  readonly kind: Kind;
  readonly inRowOfA: Float64Array;
  readonly inRowOfB: Float64Array;
}

/** The kinds of values in a report: without evidence, only similarity. */
export function kindsOf(report: Report): readonly Kind[] {
  return hasEvidence(report) ? ["matched", "share", "similarity"] : ["similarity"];
}

/** The values of one kind. O(pairs). */
export function valuesOf(report: Report, kind: Kind): Values {
  if (kind === "share") return { kind, inRowOfA: sharesOf(report, "a"), inRowOfB: sharesOf(report, "b") };
  const values = kind === "matched" ? matchedWordsOf(report) : similaritiesOf(report, report.params.measure);
  return { kind, inRowOfA: values, inRowOfB: values };
}

/** The fraction of one document's words that match in each listed pair; 0 without evidence. */
export function sharesOf({ pairs, documents: { words } }: Report, side: "a" | "b"): Float64Array {
  const shares = new Float64Array(pairs.length);
  const matched = side === "a" ? pairs.evidence.matchedA : pairs.evidence.matchedB;
  for (const [row, count] of matched.entries()) {
    shares[row] = shareOf(count, words[pairs[side][row] ?? 0] ?? 0);
  }
  return shares;
}

/** Number of colours of the cells; ui/tokens.css defines them. */
export const STEPS = 5;

/** The smallest and the largest value of a listed pair; of matched words without the pairs that have none. */
export function extentOf({ kind, inRowOfA, inRowOfB }: Values): { least: number; most: number } {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const column of [inRowOfA, inRowOfB]) {
    for (const value of column) {
      if (kind === "matched" && value === 0) continue;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least: Math.min(least, most), most };
}

/** Leading digits of round numbers of words. */
const ROUND = [1, 1.5, 2, 3, 5];

/**
 * The lower bounds of the second colour, the third, and so on. Shares have fixed steps; those of words divide the numbers
 * that there are, so that no colour stands for less than the list's minimum.
 */
export function stepsFor(values: Values): number[] {
  if (values.kind !== "matched") return [0.1, 0.25, 0.5, 0.75];
  const { least, most } = extentOf(values);
  const round: number[] = [];
  for (let power = 1; power <= most; power *= 10) round.push(...ROUND.map((digits) => digits * power));
  const within = round.filter((number) => Number.isInteger(number) && number > least && number <= most);
  if (within.length < STEPS) return within;
  const steps = Array.from({ length: STEPS - 1 }, (_, at) => {
    const wanted = least * (most / least) ** ((at + 1) / STEPS);
    const distance = (number: number): number => Math.abs(Math.log(number / wanted));
    return within.reduce((best, number) => (distance(number) < distance(best) ? number : best));
  });
  return [...new Set(steps)];
}

/** The colour of a value, from 0. */
export function stepOf(value: number, steps: readonly number[]): number {
  let step = 0;
  while (step < steps.length && value >= (steps[step] ?? 0)) step++;
  return step;
}
