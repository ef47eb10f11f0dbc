/** The table of pairs: its order, its filter, and the longest passages of its pairs, which ./lengths.ts fetches. */
import { computed, effect, signal } from "@preact/signals";
import { idsOf } from "../engine/pairs.ts";
import * as store from "../workspace/store.ts";
import { createLengths } from "./lengths.ts";
import { firstOrder, type Order, orderIn, rowsOf } from "./rows.ts";

export const filter = signal("");
export const order = signal<Order>(firstOrder);

const lengths = createLengths({
  report: computed(() => store.result.value?.report ?? null),
  order,
  ask: (report, rows, signal) => store.engine.longestPassages(idsOf(report, rows), report.params, { signal }),
});

/** The longest passages known so far. */
export const longest = lengths.longest;
/** How many pairs' longest passages are still to come before the table can be sorted by them; 0 when none. */
export const longestMissing = lengths.missing;
/** Sees to it that the longest passages of the rows on screen become known. */
export const needLongest = lengths.need;

const areAllKnown = computed(() => longestMissing.value === 0);

export const rows = computed(() => {
  if (!store.result.value) return new Uint32Array();
  // Only the order by length depends on lengths: without this, each that arrives would sort the table again.
  const known = order.value.key === "longest" && areAllKnown.value ? longest.peek().tokens : null;
  const { report } = store.result.value;
  return rowsOf(report, filter.value, orderIn(report, order.value), known);
});

/** Keeps the table in step with the documents and the runs. Called once, when the page starts. */
export function followRuns(): void {
  lengths.follow();
  // A filter is for the documents that it was written for: without any, it is empty.
  effect(() => {
    if (store.intake.value.documents.length === 0) filter.value = "";
  });
}
