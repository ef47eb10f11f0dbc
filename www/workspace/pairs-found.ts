/** How many pairs a run found. */
import type { Report } from "../engine/pkg/lookalike.js";

/** The number of pairs found, including those that are not listed. */
export function pairsFound({ pairs, totals }: Report): number {
  return pairs.length + totals.pairsLeftOut + totals.pairsLeftOutByDocument;
}
