/** Which listed pairs have files that share traces; none while traces are switched off. */
import { computed, signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { result } from "../state/store.ts";
import type { FoundTraces, TracePair } from "../traces/find-traces.ts";
import { tracesShown } from "../traces/page-traces.ts";

/** By the row of the report's list. O(pairs), and nothing if no two files share traces. */
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

/** The same of the pairs on screen. */
export const tracedRows = computed(
  (): ReadonlyMap<number, TracePair> => (result.value ? tracedIn(result.value.report, tracesShown.value) : new Map()),
);

/** By the index of a document, the rows that it is in. */
export const tracedOfDocuments = computed((): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const [row, pair] of tracedRows.value) {
    for (const at of [pair.a, pair.b]) found.set(at, [...(found.get(at) ?? []), row]);
  }
  return found;
});

const chosen = signal(false);

/** Whether only these pairs are listed. Without any, there is nothing to choose, and all are. */
export const listsTraced = computed(() => chosen.value && tracedRows.value.size > 0);

export function listTraced(areListed: boolean): void {
  chosen.value = areListed;
}
