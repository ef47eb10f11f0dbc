/**
 * The list of pairs for reading one after the other: reviews of its rows, the progress of the review, and navigation from
 * pair to pair. The list (`www/pairs/`) writes its order here; views of a pair read it.
 */

import { computed, signal } from "@preact/signals";
import type { Recognised } from "../documents/document-keys.ts";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { documents, pairShown, result } from "../state/store.ts";
import {
  indexesByKey,
  type PairKey,
  type ReviewState,
  type Reviews,
  reviewStates,
  reviews,
  splitKey,
  stateOfPairs,
} from "./review.ts";

/** A report's pairs in the order and filter of the list, as it was when the pair on screen was opened. */
export interface Listed {
  readonly report: Report;
  /** The run of this list. */
  readonly run: Report;
  /** Indices into the report's list. */
  readonly rows: Uint32Array;
}

/** The current list; null without a report. */
export const listed = signal<Listed | null>(null);

/**
 * The review state of each listed pair, as an index into `reviewStates`, for the report on screen; null if all are
 * unreviewed.
 */
export const stateByRow = computed(() => statesIn(result.value?.report ?? null));

/** The same for the list being read, whose rows may be in another order once a passage was excluded by hand. */
const statesListed = computed(() => {
  const report = listed.value?.report ?? null;
  return report === result.value?.report ? stateByRow.value : statesIn(report);
});

function statesIn(report: Report | null): Uint8Array | null {
  if (!report || stateOfPairs.value.size === 0) return null;
  return rowStates(report, documentsIn(report), stateOfPairs.value);
}

/** The documents of a report, in its order. One that has just been removed stays in the report until the next run ends. */
function documentsIn(report: Report): Recognised[] {
  return Array.from(report.documents.id, (id) => documents.value.get(id) ?? { path: "", text: "" });
}

/**
 * Pairs with a state or a note whose documents are on the page, but which are not in the report's list: a setting or a
 * template may have taken them off it. By the report's indices.
 */
export const unlisted = computed((): readonly IndexPair[] => {
  const report = result.value?.report;
  return report && reviews.value.size > 0 ? unlistedPairs(report, documentsIn(report), reviews.value) : [];
});

/** How many of the listed pairs have been reviewed. */
export const progress = computed(() => {
  const all = result.value?.report.pairs.length ?? 0;
  let reviewed = 0;
  for (const state of stateByRow.value ?? []) if (state > 0) reviewed++;
  return { reviewed, all };
});

/** The position of the pair on screen among the listed rows, from 0; -1 if it is not listed. */
export const position = computed(() => {
  const [pair, list] = [pairShown.value, listed.value];
  if (!pair || !list) return -1;
  return list.rows.findIndex(isRowOf(list.report, [pair.a.id, pair.b.id]));
});

/** Whether a row of a report is the pair of two documents, by their ids. */
export function isRowOf({ documents, pairs }: Report, [idA, idB]: Ids): (row: number) => boolean {
  const [first, second] = [documents.id.indexOf(idA), documents.id.indexOf(idB)];
  const [a, b] = first < second ? [first, second] : [second, first];
  return (row) => pairs.a[row] === a && pairs.b[row] === b;
}

/** The position `step` further on; -1 at the end of the list. From a pair that is not listed, the first. */
export function positionAfter(step: 1 | -1): number {
  const count = listed.value?.rows.length ?? 0;
  const next = position.value < 0 ? 0 : position.value + step;
  return next >= 0 && next < count ? next : -1;
}

/** The next position with an unreviewed pair, wrapping around at the end; -1 if there is none. */
export function nextUnreviewed(): number {
  const list = listed.value;
  if (!list) return -1;
  const { length } = list.rows;
  const states = statesListed.value;
  for (let step = 1; step <= length; step++) {
    const at = (position.value + step) % length;
    if (at !== position.value && (states?.[list.rows[at] ?? 0] ?? 0) === 0) return at;
  }
  return -1;
}

/** Two documents. */
type Ids = readonly [a: number, b: number];

/** The last pair reached by navigation: the list returns to it, wherever an excluded passage has moved it. */
export const lastRead = signal<Ids | null>(null);

/** The pair at a position of the list; null if there is none. */
export function idsAt(position: number): Ids | null {
  const list = listed.value;
  const row = list?.rows[position];
  if (!list || row === undefined) return null;
  const [a = -1, b = -1] = idsOf(list.report, [row]);
  return [a, b];
}

// Reviews of a report's list of pairs.

/**
 * The review state of each listed pair, as an index into `reviewStates`; null if all are unreviewed. `documents`: those of
 * the report, in its order. One pass over the pairs, however many are reviewed.
 */
export function rowStates(
  { pairs }: Pick<Report, "pairs">,
  documents: readonly Recognised[],
  states: ReadonlyMap<PairKey, ReviewState>,
): Uint8Array | null {
  if (states.size === 0) return null;
  const found = new Uint8Array(pairs.length);
  for (const [row, pair] of rowsAmong(pairs, pairsOfKeys([...states.keys()], documents), documents.length))
    found[row] = reviewStates.indexOf(states.get(pair.key) ?? "unreviewed");
  return found;
}

/** Two documents of a report, by their indices; the first is the smaller one. */
export interface IndexPair {
  readonly a: number;
  readonly b: number;
}

/** The reviewed pairs of these documents, which are those of the report, that are not listed. */
export function unlistedPairs(
  { pairs }: Pick<Report, "pairs">,
  documents: readonly Recognised[],
  all: Reviews,
): readonly IndexPair[] {
  const reviewed = pairsOfKeys([...all.keys()], documents);
  // A file that was added twice has several pairs with one review.
  const left = new Map(reviewed.toReversed().map((pair) => [pair.key, pair]));
  for (const [, { key }] of rowsAmong(pairs, reviewed, documents.length)) left.delete(key);
  return [...left.values()].reverse();
}

/** The pairs of documents that have these keys. */
function pairsOfKeys(keys: readonly PairKey[], documents: readonly Recognised[]): (IndexPair & { key: PairKey })[] {
  const indexes = indexesByKey(keys.flatMap(splitKey), documents);
  return keys.flatMap((key) => {
    const [first, second] = splitKey(key).map((document) => indexes.get(document) ?? []);
    const both = (first ?? []).flatMap((a) =>
      (second ?? []).map((b) => ({ a: Math.min(a, b), b: Math.max(a, b), key })),
    );
    return both.filter(({ a, b }) => a < b);
  });
}

/** The listed rows of some pairs. One pass over the list. */
function rowsAmong<P extends IndexPair>(
  { a, b, length }: Report["pairs"],
  wanted: readonly P[],
  documents: number,
): [row: number, pair: P][] {
  const byPlace = new Map(wanted.map((pair) => [pair.a * documents + pair.b, pair]));
  const isIn = new Uint8Array(documents);
  for (const { a: one, b: other } of wanted) {
    isIn[one] = 1;
    isIn[other] = 1;
  }
  const found: [number, P][] = [];
  for (let row = 0; row < length; row++) {
    const [first, second] = [a[row] ?? 0, b[row] ?? 0];
    const pair = isIn[first] === 1 && isIn[second] === 1 ? byPlace.get(first * documents + second) : undefined;
    if (pair) found.push([row, pair]);
  }
  return found;
}
