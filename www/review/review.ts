/**
 * A person's decisions about pairs: a state and a note for each pair that was reviewed. Reviews are stored by the documents'
 * keys (../documents/document-keys.ts), so that they survive another run, added files and a reload, and apply to no pair whose texts
 * have changed.
 *
 * A review stays on the page when its documents are removed, so that undoing the removal restores it. Saved on this device
 * are the reviews of the saved documents (`reviewsAmong`).
 */

import { computed, signal } from "@preact/signals-core";
import type { DocumentKey } from "../documents/document.ts";
import { keyOf, mayHave, type Recognised } from "../documents/document-keys.ts";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";

/** The states of a pair, in the order in which they are offered. Exports use these words. */
export const reviewStates = ["unreviewed", "cleared", "discuss", "confirmed"] as const;

export type ReviewState = (typeof reviewStates)[number];

/** A decision about a pair, and the reason. */
export interface Review {
  readonly state: ReviewState;
  /** Plain text; empty if there is none. */
  readonly note: string;
}

/** A pair's key: the keys of both documents, the smaller first, so that sides do not matter. */
export type PairKey = string;

/** The pairs that have a state or a note. All others are unreviewed. */
export type Reviews = ReadonlyMap<PairKey, Review>;

/** Maximum length of a note, in UTF-16 units: some ten pages. */
export const MAX_NOTE_CHARACTERS = 20_000;

/** Separates the two keys, and occurs in neither. */
const SEPARATOR = "/";

const unreviewed: Review = { state: "unreviewed", note: "" };

/** All reviews on the page. */
export const reviews = signal<Reviews>(new Map());

let lastStates: ReadonlyMap<PairKey, ReviewState> = new Map();

/** The state of each pair that is not unreviewed. The same object as long as only notes change. */
export const stateOfPairs = computed(() => {
  const states = new Map<PairKey, ReviewState>();
  for (const [pair, { state }] of reviews.value) if (state !== "unreviewed") states.set(pair, state);
  const same = states.size === lastStates.size && [...states].every(([pair, state]) => lastStates.get(pair) === state);
  if (!same) lastStates = states;
  return lastStates;
});

/** A pair's key, from its two documents. */
export function pairKeyOf(a: Recognised, b: Recognised): PairKey {
  return joinKeys(keyOf(a), keyOf(b));
}

/** A pair's key, from the keys of its two documents. */
export function joinKeys(a: DocumentKey, b: DocumentKey): PairKey {
  return a <= b ? a + SEPARATOR + b : b + SEPARATOR + a;
}

export function splitKey(pair: PairKey): [DocumentKey, DocumentKey] {
  const at = pair.indexOf(SEPARATOR);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The review of a pair; reads the page's reviews unless others are given. */
export function reviewOf(pair: PairKey, among: Reviews = reviews.value): Review {
  return among.get(pair) ?? unreviewed;
}

/** The reviews with one of them changed. A pair without state and note has no entry. */
export function withReview(before: Reviews, pair: PairKey, patch: Partial<Review>): Reviews {
  const old = reviewOf(pair, before);
  const next: Review = {
    state: patch.state ?? old.state,
    note: (patch.note ?? old.note).slice(0, MAX_NOTE_CHARACTERS),
  };
  if (next.state === old.state && next.note === old.note) return before;
  const after = new Map(before);
  if (next.state === "unreviewed" && next.note === "") after.delete(pair);
  else after.set(pair, next);
  return after;
}

export function setReview(pair: PairKey, patch: Partial<Review>): void {
  reviews.value = withReview(reviews.peek(), pair, patch);
}

/** The reviews of pairs whose two documents are both among these, or in collections, of which only keys need to be known. */
export function reviewsAmong(
  all: Reviews,
  documents: readonly Recognised[],
  inCollections: ReadonlySet<DocumentKey> = new Set(),
): Reviews {
  if (all.size === 0) return all;
  const isThere = pairsAmong([...all.keys()], documents, inCollections);
  return new Map([...all].filter(([pair]) => isThere(pair)));
}

/** A test whether both documents of one of the pairs are among these, or in collections. O(pairs + documents). */
export function pairsAmong(
  pairs: readonly PairKey[],
  documents: readonly Recognised[],
  inCollections: ReadonlySet<DocumentKey>,
): (pair: PairKey) => boolean {
  const indexes = indexesByKey(pairs.flatMap(splitKey), documents);
  const copies = (key: DocumentKey): number => (indexes.get(key)?.length ?? 0) + (inCollections.has(key) ? 1 : 0);
  return (pair) => {
    const [a, b] = splitKey(pair);
    // A file that was added twice forms a pair with itself.
    return a === b ? copies(a) > 1 : copies(a) > 0 && copies(b) > 0;
  };
}

/**
 * The indices of documents with these keys; a file that was added twice has two. Keys start with the length of the text, so
 * that no other text is read.
 */
export function indexesByKey(
  keys: readonly DocumentKey[],
  documents: readonly Recognised[],
): ReadonlyMap<DocumentKey, readonly number[]> {
  const wanted = new Set(keys);
  const isPossible = mayHave(wanted);
  const indexes = new Map<DocumentKey, number[]>();
  for (const [at, document] of documents.entries()) {
    if (!isPossible(document)) continue;
    const key = keyOf(document);
    if (!wanted.has(key)) continue;
    const others = indexes.get(key);
    if (others) others.push(at);
    else indexes.set(key, [at]);
  }
  return indexes;
}

/** The stored form of reviews: one entry per pair. */
export type KeptReviews = readonly (readonly [pair: PairKey, state: ReviewState, note: string])[];

export function keptReviews(all: Reviews): KeptReviews {
  return [...all].map(([pair, { state, note }]) => [pair, state, note]);
}

/** Parses saved reviews, or those from a file; drops anything malformed. */
export function reviewsFrom(kept: unknown): Reviews {
  const found = new Map<PairKey, Review>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const [pair, state, note] = Array.isArray(entry) ? entry : [];
    if (typeof pair !== "string" || typeof note !== "string" || !isPairKey(pair) || !isReviewState(state)) continue;
    found.set(joinKeys(...splitKey(pair)), { state, note: note.slice(0, MAX_NOTE_CHARACTERS) });
  }
  return found;
}

/** Whether an untrusted value is one of the states. */
export function isReviewState(value: unknown): value is ReviewState {
  return reviewStates.some((state) => state === value);
}

function isPairKey(value: string): boolean {
  return /^[\w-]{1,40}\/[\w-]{1,40}$/.test(value);
}

// Names of the review states.

const NAMES = {
  unreviewed: "review-unreviewed",
  cleared: "review-cleared",
  discuss: "review-discuss",
  confirmed: "review-confirmed",
} as const satisfies Record<ReviewState, Key>;

const HINTS = {
  unreviewed: "review-unreviewed-hint",
  cleared: "review-cleared-hint",
  discuss: "review-discuss-hint",
  confirmed: "review-confirmed-hint",
} as const satisfies Record<ReviewState, Key>;

/** "To discuss". */
export function stateInWords(state: ReviewState): string {
  return t(NAMES[state]);
}

/** Explains a state. */
export function stateHint(state: ReviewState): string {
  return t(HINTS[state]);
}

// The keyboard shortcuts of the review, the same in the list of pairs and in a pair. Digits are in the same place on every
// keyboard.

/** The key for a state: 0 for unreviewed, then 1, 2 and 3. */
export function keyOfState(state: ReviewState): string {
  return String(reviewStates.indexOf(state));
}

/** The state for a key; null if it has none. */
export function stateOfKey(key: string | null): ReviewState | null {
  return reviewStates.find((state) => keyOfState(state) === key) ?? null;
}
