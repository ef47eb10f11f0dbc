/** The pairs that the user selected in the list, to save or report them: kept while filters, orders and results change. */
import { computed, signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { result } from "../state/store.ts";

/**
 * All ids are below this, those of collected documents included, which start at 2^31. Of a pair, one document is the page's own
 * (collected documents are not compared with each other), and its id is below 2^21: the number is exact.
 */
const MAX_ID = 2 ** 32;

/** By the ids of both documents, in one number. */
const selected = signal<ReadonlySet<number>>(new Set());

function keyAt({ documents: { id }, pairs }: Report, row: number): number {
  const [a, b] = [id[pairs.a[row] ?? -1] ?? 0, id[pairs.b[row] ?? -1] ?? 0];
  return Math.min(a, b) * MAX_ID + Math.max(a, b);
}

/** The selected pairs among those listed on screen: their rows of the report, ascending. */
export const selectedRows = computed((): Uint32Array => {
  const report = result.value?.report;
  const keys = selected.value;
  if (!report || keys.size === 0) return new Uint32Array();
  return Uint32Array.from(report.pairs.a.keys()).filter((row) => keys.has(keyAt(report, row)));
});

const asSet = computed((): ReadonlySet<number> => new Set(selectedRows.value));

/** How many of these rows are selected. */
export type Selected = "none" | "some" | "all";

export function selectedOf(rows: ArrayLike<number>): Selected {
  const { value: set } = asSet;
  if (set.size === 0) return "none";
  let count = 0;
  for (let at = 0; at < rows.length; at++) if (set.has(rows[at] ?? -1)) count++;
  if (count === 0) return "none";
  return count === rows.length ? "all" : "some";
}

/** Selects rows of the report on screen, or takes them out of the selection. */
export function select(rows: Iterable<number>, areSelected: boolean): void {
  const report = result.peek()?.report;
  if (!report) return;
  const next = new Set(selected.peek());
  for (const row of rows) {
    if (areSelected) next.add(keyAt(report, row));
    else next.delete(keyAt(report, row));
  }
  selected.value = next;
}

export function clearSelection(): void {
  selected.value = new Set();
}
