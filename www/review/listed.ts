/**
 * The list of pairs for reading one after the other: reviews of its rows, the progress of the review, and navigation from
 * pair to pair. The list (`www/pairs/`) writes its order here; views of a pair read it.
 */

import { computed, signal } from "@preact/signals";
import type { Recognised } from "../documents/document-keys.ts";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { documents, pairShown, result } from "../state/store.ts";
import { indexesByKey, type PairKey, type ReviewState, reviewStates, splitKey, stateOfPairs } from "./review.ts";

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
  // A document that has just been removed stays in the report until the next run ends.
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
  const indexes = indexesByKey([...states.keys()].flatMap(splitKey), documents);
  const reviewed = new Uint8Array(documents.length);
  const wanted = new Map<number, number>();
  for (const [pair, state] of states) {
    const [first, second] = splitKey(pair);
    for (const a of indexes.get(first) ?? []) {
      for (const b of indexes.get(second) ?? []) {
        reviewed[a] = 1;
        reviewed[b] = 1;
        wanted.set(Math.min(a, b) * documents.length + Math.max(a, b), reviewStates.indexOf(state));
      }
    }
  }
  const found = new Uint8Array(pairs.length);
  for (let row = 0; row < pairs.length; row++) {
    const [a, b] = [pairs.a[row] ?? 0, pairs.b[row] ?? 0];
    if (reviewed[a] === 1 && reviewed[b] === 1) found[row] = wanted.get(a * documents.length + b) ?? 0;
  }
  return found;
}
