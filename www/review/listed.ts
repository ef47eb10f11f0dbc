/**
 * The list of pairs as it is read: reviews beside its rows, how far the review has come, and the way from pair to pair. The
 * list (`www/pairs/`) writes its order here; whoever shows a pair reads from it.
 */

import { computed, signal } from "@preact/signals";
import type { Recognised } from "../documents/keys.ts";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { documents, hashOfPair, pairShown, result } from "../state/store.ts";
import { type PairKey, placesOf, type ReviewState, reviewStates, splitKey, stateOfPairs } from "./review.ts";

/** A report's pairs in the order and filter of the list, as it was when the pair on screen was opened. */
export interface Listed {
  readonly report: Report;
  /** The run that it is of. */
  readonly run: Report;
  /** Places in the report's list. */
  readonly rows: Uint32Array;
}

/** See `Listed`; null without a report. */
export const listed = signal<Listed | null>(null);

/** Each listed pair's place in `reviewStates`, for the report on screen; null where all are unreviewed. */
export const stateByRow = computed(() => statesIn(result.value?.report ?? null));

/** The same for the list that is read, whose rows may stand in another order once a passage was excluded by hand. */
const statesListed = computed(() => {
  const report = listed.value?.report ?? null;
  return report === result.value?.report ? stateByRow.value : statesIn(report);
});

function statesIn(report: Report | null): Uint8Array | null {
  if (!report || stateOfPairs.value.size === 0) return null;
  // A document that has just been removed is still in the report, until the next run ends.
  const given = Array.from(report.documents.id, (id) => documents.value.get(id) ?? { path: "", text: "" });
  return rowStates(report, given, stateOfPairs.value);
}

/** How many of the listed pairs have been reviewed. */
export const progress = computed(() => {
  const all = result.value?.report.pairs.length ?? 0;
  let reviewed = 0;
  for (const state of stateByRow.value ?? []) if (state > 0) reviewed++;
  return { reviewed, all };
});

/** The place of the pair on screen among the listed rows, from 0; -1 where it is not listed. */
export const place = computed(() => {
  const [pair, list] = [pairShown.value, listed.value];
  if (!pair || !list) return -1;
  const { documents: columns, pairs } = list.report;
  const [first, second] = [columns.id.indexOf(pair.a.id), columns.id.indexOf(pair.b.id)];
  const [a, b] = first < second ? [first, second] : [second, first];
  return list.rows.findIndex((row) => pairs.a[row] === a && pairs.b[row] === b);
});

/** The listed place that lies `step` further; -1 where the list ends. From a pair that is not listed, the first. */
export function placeAfter(step: 1 | -1): number {
  const count = listed.value?.rows.length ?? 0;
  const next = place.value < 0 ? 0 : place.value + step;
  return next >= 0 && next < count ? next : -1;
}

/** The next listed place with an unreviewed pair, from the beginning once the end is reached; -1 where there is none. */
export function nextUnreviewed(): number {
  const list = listed.value;
  if (!list) return -1;
  const { length } = list.rows;
  const states = statesListed.value;
  for (let step = 1; step <= length; step++) {
    const at = (place.value + step) % length;
    if (at !== place.value && (states?.[list.rows[at] ?? 0] ?? 0) === 0) return at;
  }
  return -1;
}

/** Where the reader went last from pair to pair, as a place in the report's list: the list goes on there. */
export const lastRead = signal<number | null>(null);

/** The address of the pair at a place of the list; null where there is none. */
export function hashAt(at: number): string | null {
  const list = listed.value;
  const row = list?.rows[at];
  if (!list || row === undefined) return null;
  const [a = -1, b = -1] = idsOf(list.report, [row]);
  return hashOfPair(a, b);
}

// Reviews beside a report's list of pairs.

/**
 * Each listed pair's place in `reviewStates`; null where all are unreviewed. `documents` are those of the report, in its
 * order. One pass over the pairs, however many are reviewed.
 */
export function rowStates(
  { pairs }: Pick<Report, "pairs">,
  documents: readonly Recognised[],
  states: ReadonlyMap<PairKey, ReviewState>,
): Uint8Array | null {
  if (states.size === 0) return null;
  const places = placesOf([...states.keys()].flatMap(splitKey), documents);
  const isReviewed = new Uint8Array(documents.length);
  const wanted = new Map<number, number>();
  for (const [pair, state] of states) {
    const [first, second] = splitKey(pair);
    for (const a of places.get(first) ?? []) {
      for (const b of places.get(second) ?? []) {
        isReviewed[a] = 1;
        isReviewed[b] = 1;
        wanted.set(Math.min(a, b) * documents.length + Math.max(a, b), reviewStates.indexOf(state));
      }
    }
  }
  const found = new Uint8Array(pairs.length);
  for (let row = 0; row < pairs.length; row++) {
    const [a, b] = [pairs.a[row] ?? 0, pairs.b[row] ?? 0];
    if (isReviewed[a] === 1 && isReviewed[b] === 1) found[row] = wanted.get(a * documents.length + b) ?? 0;
  }
  return found;
}
