/**
 * The rows of the table: places in the report's list of pairs, sorted. A row is a number, and what it is sorted by stands in a
 * typed array, so that a million rows take some tens of milliseconds: O(pairs), and only when order or report change, never
 * while scrolling or searching (./search/matching.ts keeps the order).
 */
import { estimatesOf, similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { catalogue } from "../messages/t.ts";
import { allGroups, groupAt } from "../outputs/groups.ts";
import { hasEvidence, matchedWordsOf, scoresOf } from "../ui/matched.ts";
import { sortedPlaces } from "./sorting.ts";

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

/** All rows, in order. `longest` holds the tokens of each pair's longest passage; null sorts by none. */
export function orderedRows(report: Report, order: Order, longest: Int32Array | null): Uint32Array {
  // The report's own order, strongest first; it settles ties in any other.
  const isOwn = (order.key === "evidence" && order.descending) || (order.key === "longest" && !longest);
  if (isOwn) return column(Uint32Array, report, (pair) => pair);
  return sortedPlaces(keysOf(report, order.key, longest), order.descending);
}

/** What each pair is sorted by, as a number. */
function keysOf(report: Report, key: SortKey, longest: Int32Array | null): ArrayLike<number> {
  if (key === "evidence") return column(Float64Array, report, (pair) => -pair);
  // Programs are listed by how much of both is shared; matched tokens stand below that.
  if (key === "matched") return report.params.unit === "code" ? scoresOf(report) : matchedWordsOf(report);
  if (key === "estimate") return estimatesOf(report);
  if (key === "longest") return longest ?? [];
  if (key === "names") return namePlaces(report);
  if (key === "group") return groupPlaces(report);
  return similarityColumn(report);
}

/** A number for each pair. A plain loop: the `from` of typed arrays takes ten times as long. */
function column<A extends Uint32Array | Float64Array>(
  Kind: new (length: number) => A,
  { pairs: { length } }: Report,
  numberOf: (pair: number) => number,
): A {
  const numbers = new Kind(length);
  for (let pair = 0; pair < length; pair++) numbers[pair] = numberOf(pair);
  return numbers;
}

/** Each pair's similarity by the measure of its report, counted once: the table is sorted by it, and searched. */
export function similarityColumn(report: Report): Float64Array {
  const known = similarities.get(report) ?? similaritiesOf(report, report.params.measure);
  similarities.set(report, known);
  return known;
}
const similarities = new WeakMap<Report, Float64Array>();

/** Each pair's group; pairs that link no documents may have none, and come after all groups. */
function groupPlaces(report: Report): Float64Array {
  const none = 1 + allGroups(report).list.length;
  return column(Float64Array, report, (pair) => groupAt(report, pair) || none);
}

/** A number a pair that grows with its first name and then its second. Each name is compared once, not once a pair. */
function namePlaces(report: Report): Float64Array {
  const { pairs, documents } = report;
  const names = documents.name.map((name) => name.toLowerCase());
  const collator = new Intl.Collator(catalogue.value?.locale, { numeric: true });
  const sorted = [...names.keys()].sort((x, y) => collator.compare(names[x] ?? "", names[y] ?? ""));
  const place = new Float64Array(names.length);
  for (const [at, document] of sorted.entries()) {
    const before = sorted[at - 1];
    const same = before !== undefined && collator.compare(names[before] ?? "", names[document] ?? "") === 0;
    place[document] = same ? (place[before] ?? 0) : at;
  }
  return column(
    Float64Array,
    report,
    (pair) => (place[pairs.a[pair] ?? 0] ?? 0) * names.length + (place[pairs.b[pair] ?? 0] ?? 0),
  );
}
