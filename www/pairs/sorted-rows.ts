/**
 * The rows of the table: sorted indices into the report's list of pairs. A row is a number, and its sort key is in a typed
 * array, so that a million rows take some tens of milliseconds: O(pairs), and only when the order or the report changes,
 * never while scrolling or searching (./search/matching.ts keeps the order).
 */

import { estimatesOf, similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { allGroups, groupAt } from "../groups/groups.ts";
import { catalogue } from "../i18n/t.ts";
import { hasEvidence } from "./matched.ts";

/** Sort keys of the table. */
export type SortKey = "evidence" | "similarity" | "estimate" | "names" | "longest" | "group";

/** A column and its direction. */
export interface PairOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

/** Tokens in the longest passage of each listed pair; -1 if not known yet. */
export interface Longest {
  readonly tokens: Int32Array;
  readonly known: number;
}

/** Nothing is listed. */
export const noLengths: Longest = { tokens: new Int32Array(), known: 0 };

/** The lengths in the report itself: the longest passages of the pairs with evidence, which come first. */
export function knownLengths({ pairs }: Report): Longest {
  const tokens = new Int32Array(pairs.length).fill(-1);
  tokens.set(pairs.evidence.longest);
  return { tokens, known: pairs.evidence.length };
}

/** The order of a new run: the report's own, by the weight of the evidence. */
export const firstOrder: PairOrder = { key: "evidence", descending: true };

/** The order that a report's table supports: without evidence it has no weight, with it no column of estimates. */
export function orderIn(report: Report, order: PairOrder): PairOrder {
  const missing: readonly SortKey[] = hasEvidence(report) ? ["estimate"] : ["evidence"];
  return missing.includes(order.key) ? { ...order, key: "similarity" } : order;
}

/** A click on a column's heading: reverses its direction, or selects the column with its natural one. */
export function orderAfterClick(order: PairOrder, key: SortKey): PairOrder {
  if (order.key === key) return { key, descending: !order.descending };
  return { key, descending: key !== "names" && key !== "group" };
}

/**
 * All rows, in order. `longest`: the tokens of each pair's longest passage; if null, the table cannot be sorted by them. `names`:
 * those of the documents as rows show them.
 */
export function orderedRows(
  report: Report,
  order: PairOrder,
  longest: Int32Array | null,
  names: readonly string[],
): Uint32Array {
  // The report's own order, strongest first; it also resolves ties in any other.
  const isOwn = (order.key === "evidence" && order.descending) || (order.key === "longest" && !longest);
  if (isOwn) return column(Uint32Array, report, (pair) => pair);
  return sortedIndexes(keysOf(report, order.key, longest, names), order.descending);
}

/** The sort key of each pair, as a number. */
function keysOf(report: Report, key: SortKey, longest: Int32Array | null, names: readonly string[]): ArrayLike<number> {
  if (key === "evidence") return column(Float64Array, report, (pair) => -pair);
  if (key === "estimate") return estimatesOf(report);
  if (key === "longest") return longest ?? [];
  if (key === "names") return namePositions(report, names);
  if (key === "group") return groupPositions(report);
  return similarityColumn(report);
}

/** A number per pair. A plain loop, because the `from` of typed arrays takes ten times as long. */
function column<A extends Uint32Array | Float64Array>(
  Kind: new (length: number) => A,
  { pairs: { length } }: Report,
  numberOf: (pair: number) => number,
): A {
  const numbers = new Kind(length);
  for (let pair = 0; pair < length; pair++) numbers[pair] = numberOf(pair);
  return numbers;
}

/** Each pair's similarity by the measure of its report; cached, because the table is sorted and searched by it. */
export function similarityColumn(report: Report): Float64Array {
  const known = similarities.get(report) ?? similaritiesOf(report, report.params.measure);
  similarities.set(report, known);
  return known;
}
const similarities = new WeakMap<Report, Float64Array>();

/** Each pair's group; pairs that link no documents may have none, and come after all groups. */
function groupPositions(report: Report): Float64Array {
  const none = 1 + allGroups(report).list.length;
  return column(Float64Array, report, (pair) => groupAt(report, pair) || none);
}

/** A number per pair that sorts by its first name and then its second. Compares each name once, not once per pair. */
function namePositions(report: Report, shown: readonly string[]): Float64Array {
  const { pairs } = report;
  const names = shown.map((name) => name.toLowerCase());
  const collator = new Intl.Collator(catalogue.value?.locale, { numeric: true });
  const sorted = [...names.keys()].sort((x, y) => collator.compare(names[x] ?? "", names[y] ?? ""));
  const position = new Float64Array(names.length);
  for (const [at, document] of sorted.entries()) {
    const before = sorted[at - 1];
    const same = before !== undefined && collator.compare(names[before] ?? "", names[document] ?? "") === 0;
    position[document] = same ? (position[before] ?? 0) : at;
  }
  return column(
    Float64Array,
    report,
    (pair) => (position[pairs.a[pair] ?? 0] ?? 0) * names.length + (position[pairs.b[pair] ?? 0] ?? 0),
  );
}

// Sorts many rows by a numeric key: a stable radix sort of 32-bit digits derived from the keys, O(rows). A million rows take
// some tens of milliseconds, whereas a comparison sort would freeze the page for a second.

/** Bits sorted per pass. */
const BITS = 16;
const VALUES = 1 << BITS;
const MAX_DIGITS = 2 ** 32 - 1;

/** The indices of `keys`, sorted by key; equal keys keep their order. Reads each key once. */
export function sortedIndexes(keys: ArrayLike<number>, descending: boolean): Uint32Array {
  const { length } = keys;
  const numbers = new Float64Array(length);
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < length; at++) {
    const key = keys[at] ?? 0;
    numbers[at] = key;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const indexes = sortedByDigits(digitsOf(numbers, least, most, descending));
  // Keys so close that they have the same digits are sorted by comparison; nearly sorted input takes little time.
  const compare = descending
    ? (x: number, y: number): number => (numbers[y] ?? 0) - (numbers[x] ?? 0) || x - y
    : (x: number, y: number): number => (numbers[x] ?? 0) - (numbers[y] ?? 0) || x - y;
  return isSorted(indexes, compare) ? indexes : indexes.sort(compare);
}

/** The keys scaled to 32 bits, in the requested direction; whole numbers keep all their digits. */
function digitsOf(numbers: Float64Array, least: number, most: number, descending: boolean): Uint32Array {
  const digits = new Uint32Array(numbers.length);
  const range = most - least;
  // A power of two, so that multiplication is exact.
  const scale = range > 0 ? 2 ** Math.floor(Math.log2(MAX_DIGITS / range)) : 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    digits[at] = (descending ? most - number : number - least) * scale;
  }
  return digits;
}

function sortedByDigits(digits: Uint32Array): Uint32Array {
  const { length } = digits;
  let from = new Uint32Array(length);
  for (let at = 0; at < length; at++) from[at] = at;
  let to = new Uint32Array(length);
  for (const shift of [0, BITS]) {
    const starts = startsOf(digits, shift);
    if (!starts) continue;
    for (let at = 0; at < length; at++) {
      const position = from[at] ?? 0;
      const digit = ((digits[position] ?? 0) >>> shift) & (VALUES - 1);
      const start = starts[digit] ?? 0;
      starts[digit] = start + 1;
      to[start] = position;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The first row of each value; null if all rows have the same. */
function startsOf(digits: Uint32Array, shift: number): Uint32Array | null {
  const starts = new Uint32Array(VALUES);
  for (let at = 0; at < digits.length; at++) {
    const digit = ((digits[at] ?? 0) >>> shift) & (VALUES - 1);
    starts[digit] = (starts[digit] ?? 0) + 1;
  }
  let start = 0;
  for (let digit = 0; digit < VALUES; digit++) {
    const count = starts[digit] ?? 0;
    if (count === digits.length) return null;
    starts[digit] = start;
    start += count;
  }
  return starts;
}

function isSorted(indexes: Uint32Array, compare: (x: number, y: number) => number): boolean {
  for (let at = 1; at < indexes.length; at++) {
    if (compare(indexes[at - 1] ?? 0, indexes[at] ?? 0) > 0) return false;
  }
  return true;
}

// The list with one row per group, so that one large group does not fill it: the strongest pair represents the others, which
// follow it once the group is expanded. O(rows).

/** The rows of the table, and the pairs they represent. */
export interface ByGroup {
  readonly rows: Uint32Array;
  /** The number of other pairs that a row represents; 0 for any other row. */
  othersOf(row: number): number;
}

/** The list with a row per pair. */
export function ungrouped(rows: Uint32Array): ByGroup {
  return { rows, othersOf: () => 0 };
}

/**
 * `rows`: indices into the report's list, where a smaller index is a stronger pair, in the order of the table, which is
 * kept. `groupOf` returns a row's group, from 1 to `groups`; rows of group 0 represent only themselves. Of the groups in
 * `opened`, all rows are shown, below the strongest.
 */
export function byGroup(
  rows: Uint32Array,
  groups: number,
  groupOf: (row: number) => number,
  opened: ReadonlySet<number>,
): ByGroup {
  const strongest = new Uint32Array(groups + 1).fill(0xffff_ffff);
  const counts = new Uint32Array(groups + 1);
  const others = new Map<number, number[]>([...opened].map((group) => [group, []]));
  for (const row of rows) {
    const group = groupOf(row);
    if (group === 0) continue;
    counts[group] = (counts[group] ?? 0) + 1;
    strongest[group] = Math.min(strongest[group] ?? row, row);
    others.get(group)?.push(row);
  }
  const shown: number[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    if (group > 0 && strongest[group] !== row) continue;
    shown.push(row);
    for (const other of others.get(group) ?? []) if (other !== row) shown.push(other);
  }
  return {
    rows: Uint32Array.from(shown),
    othersOf: (row) => {
      const group = groupOf(row);
      return group > 0 && strongest[group] === row ? (counts[group] ?? 1) - 1 : 0;
    },
  };
}
