/** Which listed pairs have files that share traces. */
import type { Report } from "../engine/pkg/lookalike.js";
import type { FoundTraces, TracePair } from "./find-traces.ts";

/** The traces of listed pairs, by their rows in the report. O(pairs), and O(1) if no two files share traces. */
export function tracedIn({ pairs, documents }: Report, traces: FoundTraces | null): ReadonlyMap<number, TracePair> {
  const rows = new Map<number, TracePair>();
  const keyOf = (x: number, y: number): number => Math.min(x, y) * documents.length + Math.max(x, y);
  const byPair = new Map(traces?.pairs.map((pair) => [keyOf(pair.a, pair.b), pair]));
  for (let row = 0; byPair.size > 0 && row < pairs.length; row++) {
    const found = byPair.get(keyOf(pairs.a[row] ?? 0, pairs.b[row] ?? 0));
    if (found) rows.set(row, found);
  }
  return rows;
}
