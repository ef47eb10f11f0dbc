/**
 * The rows of the table: places in the report's list of pairs, filtered by name and sorted. A row is a number, and what
 * it is sorted by stands in a typed array, so that 100 000 rows take milliseconds: O(n log n) in the number of pairs, and
 * only when filter, order or report change, never while scrolling.
 */
import { estimatesOf, similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { matchedWordsOf } from "../ui/matched.ts";
import { hasEvidence } from "../workspace/evidence.ts";
import { groupAt } from "../workspace/groups.ts";

/** What the table can be sorted by. */
export type SortKey = "evidence" | "matched" | "similarity" | "estimate" | "names" | "longest" | "group";

/** A column and its direction. */
export interface Order {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Tokens in the longest passage of each listed pair; -1 where it is not known yet. */
export interface Longest {
  readonly tokens: Int32Array;
  readonly known: number;
}

/** Nothing is listed. */
export const noLengths: Longest = { tokens: new Int32Array(), known: 0 };

/** What the report itself knows: the longest passages of the pairs with evidence, which come first. */
export function knownLengths({ pairs }: Report): Longest {
  const tokens = new Int32Array(pairs.length).fill(-1);
  tokens.set(pairs.evidence.longest);
  return { tokens, known: pairs.evidence.length };
}

/** The order of a new run: the report's own, strongest evidence first. */
export const firstOrder: Order = { key: "evidence", descending: true };

/** The order that a report's table has: without evidence there are no matched words, with it no column of estimates. */
export function orderIn(report: Report, order: Order): Order {
  const missing: readonly SortKey[] = hasEvidence(report) ? ["estimate"] : ["evidence", "matched"];
  return missing.includes(order.key) ? { ...order, key: "similarity" } : order;
}

/** A click on a column's head: turns its direction, or takes the column with its natural one. */
export function orderAfterClick(order: Order, key: SortKey): Order {
  if (order.key === key) return { key, descending: !order.descending };
  return { key, descending: key !== "names" && key !== "group" };
}

/**
 * The rows to show, in order. A filter of several words keeps the pairs in whose two names all of them occur. `longest`
 * holds the tokens of each pair's longest passage; null sorts by none.
 */
export function rowsOf(report: Report, filter: string, order: Order, longest: Int32Array | null): Uint32Array {
  const rows = filtered(report, filter);
  const keys = keysOf(report, order.key, longest);
  // The report's own order (rank, then documents) settles ties.
  const compare = order.descending
    ? (x: number, y: number): number => (keys[y] ?? 0) - (keys[x] ?? 0) || x - y
    : (x: number, y: number): number => (keys[x] ?? 0) - (keys[y] ?? 0) || x - y;
  return isSorted(rows, compare) ? rows : rows.sort(compare);
}

function filtered({ pairs, documents }: Report, filter: string): Uint32Array {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return Uint32Array.from({ length: pairs.length }, (_, index) => index);
  const names = documents.name.map((name) => name.toLowerCase());
  const named = words.map((word) => Uint8Array.from(names, (name) => (name.includes(word) ? 1 : 0)));
  const kept: number[] = [];
  for (let index = 0; index < pairs.length; index++) {
    const [a, b] = [pairs.a[index] ?? 0, pairs.b[index] ?? 0];
    if (named.every((has) => has[a] === 1 || has[b] === 1)) kept.push(index);
  }
  return Uint32Array.from(kept);
}

/** What each pair is sorted by, as a number. */
function keysOf(report: Report, key: SortKey, longest: Int32Array | null): ArrayLike<number> {
  if (key === "evidence") return Float64Array.from(report.pairs.a, (_, index) => -index);
  if (key === "matched") return matchedWordsOf(report);
  if (key === "estimate") return estimatesOf(report);
  if (key === "longest") return longest ?? [];
  if (key === "names") return namePlaces(report);
  if (key === "group") return groupPlaces(report);
  return similaritiesOf(report, report.params.measure);
}

/** Each pair's group; pairs that link no documents may have none, and come after all groups. */
function groupPlaces(report: Report): Float64Array {
  return Float64Array.from(report.pairs.a, (_, index) => groupAt(report, index) || Number.MAX_SAFE_INTEGER);
}

/** A number a pair that grows with its first name and then its second. Each name is compared once, not once a pair. */
function namePlaces({ pairs, documents }: Report): Float64Array {
  const names = documents.name.map((name) => name.toLowerCase());
  const collator = new Intl.Collator(undefined, { numeric: true });
  const sorted = [...names.keys()].sort((x, y) => collator.compare(names[x] ?? "", names[y] ?? ""));
  const place = new Float64Array(names.length);
  for (const [at, document] of sorted.entries()) {
    const before = sorted[at - 1];
    const same = before !== undefined && collator.compare(names[before] ?? "", names[document] ?? "") === 0;
    place[document] = same ? (place[before] ?? 0) : at;
  }
  return Float64Array.from(pairs.a, (a, index) => (place[a] ?? 0) * names.length + (place[pairs.b[index] ?? 0] ?? 0));
}

function isSorted(rows: Uint32Array, compare: (x: number, y: number) => number): boolean {
  for (let at = 1; at < rows.length; at++) {
    if (compare(rows[at - 1] ?? 0, rows[at] ?? 0) > 0) return false;
  }
  return true;
}
