/** Which listed pairs have files that share traces; none while traces are switched off. */
import { computed, signal } from "@preact/signals";
import { result } from "../state/store.ts";
import type { TracePair } from "../traces/find-traces.ts";
import { tracesShown } from "../traces/page-traces.ts";
import { tracedIn } from "../traces/traced-in.ts";

/** By the row of the list on screen. */
export const tracedRows = computed(
  (): ReadonlyMap<number, TracePair> => (result.value ? tracedIn(result.value.report, tracesShown.value) : new Map()),
);

/** By the index of a document, the rows that it is in. */
export const tracedOfDocuments = computed((): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const [row, pair] of tracedRows.value) {
    for (const at of [pair.a, pair.b]) {
      const rows = found.get(at);
      if (rows) rows.push(row);
      else found.set(at, [row]);
    }
  }
  return found;
});

const chosen = signal(false);

/** Whether only these pairs are listed. Without any, there is nothing to choose, and all are. */
export const listsTraced = computed(() => chosen.value && tracedRows.value.size > 0);

export function listTraced(areListed: boolean): void {
  chosen.value = areListed;
}
