/**
 * The rows of the table: the report's pairs, filtered by name and sorted. O(n log n) in the number of pairs, and only
 * when filter, order or report change, never while scrolling.
 */
import type { Pair, Params, Report } from "../engine/pkg/lookalike.js";

/** What the table can be sorted by. */
export type SortKey = "similarity" | "estimate" | "names" | "longest" | "group";

/** A column and its direction. */
export interface Order {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** The order a new run has. */
export const firstOrder: Order = { key: "similarity", descending: true };

/** A click on a column's head: turns its direction, or takes the column with its natural one. */
export function orderAfterClick(order: Order, key: SortKey): Order {
  if (order.key === key) return { key, descending: !order.descending };
  return { key, descending: key !== "names" && key !== "group" };
}

/** The measure that the list is ranked by. */
export function measureOf(pair: Pair, measure: Params["measure"]): number {
  return pair[measure];
}

/** Key under which a pair's longest passage is remembered; `a` and `b` are the page's document numbers. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The rows to show, in order. A filter of several words keeps the pairs in whose two names all of them occur. */
export function rowsOf(
  report: Report,
  filter: string,
  order: Order,
  longest: ReadonlyMap<string, number>,
): readonly Pair[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const names = report.documents.map(({ name }) => name.toLowerCase());
  const kept = report.pairs.filter(({ a, b }) => {
    const both = `${names[a]}\n${names[b]}`;
    return words.every((word) => both.includes(word));
  });
  const sign = order.descending ? -1 : 1;
  const byKey = comparators(report, names, longest)[order.key];
  // The report's own order (rank, then documents) settles ties, for sorting is stable.
  return kept.sort((x, y) => sign * byKey(x, y));
}

type Comparator = (x: Pair, y: Pair) => number;

function comparators(
  report: Report,
  names: readonly string[],
  longest: ReadonlyMap<string, number>,
): Record<SortKey, Comparator> {
  const { measure } = report.params;
  const id = (index: number): number => report.documents[index]?.id ?? 0;
  const length = (pair: Pair): number => longest.get(pairKey(id(pair.a), id(pair.b))) ?? -1;
  const name = (index: number): string => names[index] ?? "";
  const collator = new Intl.Collator(undefined, { numeric: true });
  return {
    similarity: (x, y) => measureOf(x, measure) - measureOf(y, measure),
    estimate: (x, y) => x.estimate - y.estimate,
    names: (x, y) => collator.compare(name(x.a), name(y.a)) || collator.compare(name(x.b), name(y.b)),
    longest: (x, y) => length(x) - length(y),
    group: (x, y) => (x.group ?? Number.MAX_SAFE_INTEGER) - (y.group ?? Number.MAX_SAFE_INTEGER),
  };
}
