/** Reports with given pairs, for tests of what the page makes of them. */
import type { Report } from "../../www/engine/pkg/lookalike.js";

/** A listed pair. Those with matched words come first. */
export interface GivenPair {
  readonly a: number;
  readonly b: number;
  /** None where it is listed for its similarity alone. */
  readonly matched?: number;
  /** Of 100 shingles of each document; 50 if not given. */
  readonly shared?: number;
}

/** Words of each document. */
const WORDS = 1000;

/** A report of so many documents, whose ids are their indices. */
export function reportOf(documents: number, pairs: readonly GivenPair[], { evidence = true } = {}): Report {
  const found = evidence ? pairs.filter(({ matched }) => matched !== undefined) : [];
  if (found.some((pair, at) => pairs[at] !== pair)) throw new Error("pairs with matched words come first");
  const matched = Uint32Array.from(found, (pair) => pair.matched ?? 0);
  const column = (value: number) => new Uint32Array(documents).fill(value);
  const report = {
    pairs: {
      length: pairs.length,
      a: Uint32Array.from(pairs, ({ a }) => a),
      b: Uint32Array.from(pairs, ({ b }) => b),
      shared: Uint32Array.from(pairs, ({ shared = 50 }) => shared),
      evidence: {
        ...{ length: found.length, matchedA: matched, matchedB: matched.map((words) => 2 * words) },
        ...{ verbatimA: matched, verbatimB: matched, longest: matched, passages: matched.map(() => 1) },
        weight: Float64Array.from(matched),
      },
    },
    documents: {
      ...{ length: documents, id: Uint32Array.from({ length: documents }, (_, index) => index) },
      name: Array.from({ length: documents }, (_, index) => `document ${index}`),
      ...{ words: column(WORDS), weight: column(100) },
    },
    ...{ params: { measure: "jaccard", evidence, unit: "words" }, exact: true },
    totals: { expectedByChance: evidence ? 0.01 : null },
  };
  return report as unknown as Report;
}
