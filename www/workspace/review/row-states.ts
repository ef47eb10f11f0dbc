/** Reviews beside a report's list of pairs. */
import type { Report } from "../../engine/pkg/lookalike.js";
import type { Recognised } from "../links.ts";
import { type PairKey, placesOf, type ReviewState, reviewStates, splitKey } from "../review.ts";

/**
 * Each listed pair's place in `reviewStates`; null where all are unreviewed. `documents` are those of the report, in its
 * order. One pass over the pairs, however many are reviewed.
 */
export function rowStates(
  { pairs }: Pick<Report, "pairs">,
  documents: readonly Recognised[],
  states: ReadonlyMap<PairKey, ReviewState>,
): Uint8Array | null {
  if (states.size === 0) return null;
  const places = placesOf([...states.keys()].flatMap(splitKey), documents);
  const isReviewed = new Uint8Array(documents.length);
  const wanted = new Map<number, number>();
  for (const [pair, state] of states) {
    const [first, second] = splitKey(pair);
    for (const a of places.get(first) ?? []) {
      for (const b of places.get(second) ?? []) {
        isReviewed[a] = 1;
        isReviewed[b] = 1;
        wanted.set(Math.min(a, b) * documents.length + Math.max(a, b), reviewStates.indexOf(state));
      }
    }
  }
  const found = new Uint8Array(pairs.length);
  for (let row = 0; row < pairs.length; row++) {
    const [a, b] = [pairs.a[row] ?? 0, pairs.b[row] ?? 0];
    if (isReviewed[a] === 1 && isReviewed[b] === 1) found[row] = wanted.get(a * documents.length + b) ?? 0;
  }
  return found;
}
