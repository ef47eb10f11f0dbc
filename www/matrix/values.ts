/** The possible values of a cell, and the steps of its colours. */
import { similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { hasEvidence, matchedWordsOf } from "../pairs/matched.ts";

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
    const all = words[pairs[side][row] ?? 0] ?? 0;
    shares[row] = all > 0 ? Math.min(1, count / all) : 0;
  }
  return shares;
}

/** Number of colours of the cells; ui/tokens.css defines them. */
export const STEPS = 5;

/**
 * The lower bounds of the second colour, the third, and so on. Shares have fixed steps; those of words depend on the largest
 * number.
 */
export function stepsFor({ kind, inRowOfA }: Values): number[] {
  if (kind !== "matched") return [0.1, 0.25, 0.5, 0.75];
  const most = inRowOfA.reduce((largest, value) => Math.max(largest, value), 1);
  const round: number[] = [];
  for (let power = 1; power <= most; power *= 10) round.push(power, 2 * power, 5 * power);
  return round.filter((number) => number <= most && number > 1).slice(1 - STEPS);
}

/** The colour of a value, from 0. */
export function stepOf(value: number, steps: readonly number[]): number {
  let step = 0;
  while (step < steps.length && value >= (steps[step] ?? 0)) step++;
  return step;
}
