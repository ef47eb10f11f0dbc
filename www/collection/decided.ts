/**
 * Documents in archives about which something was decided: reviews and excluded passages of their pairs are kept with the work,
 * also while their archive is switched off, and not read.
 */
import { effect, signal } from "@preact/signals";
import type { DocumentKey } from "../documents/document.ts";
import { excludedPassages } from "../review/exclusions.ts";
import { placesOf, reviews, splitKey } from "../review/review.ts";
import { archived } from "../state/store.ts";

/** The keys of these documents. */
export const decidedInArchives = signal<ReadonlySet<DocumentKey>>(new Set());

/** Notes them as decisions are made, and as archives are read. Called once. */
export function followDecided(): void {
  effect(() => note(decidedInArchives.peek()));
}

/** Those that were known, and those that are found in archives now. */
function note(known: ReadonlySet<DocumentKey>): void {
  const pairs = [...reviews.value.keys(), ...excludedPassages.value.keys()];
  const { value: documents } = archived;
  const wanted = documents.length > 0 ? pairs.flatMap(splitKey).filter((key) => !known.has(key)) : [];
  const found = wanted.length > 0 ? [...placesOf(wanted, documents).keys()] : [];
  if (found.length > 0 || known !== decidedInArchives.peek()) decidedInArchives.value = new Set([...known, ...found]);
}

/** Documents were taken out of an archive; they may be in another. */
export function forgetDecided(keys: readonly DocumentKey[]): void {
  const gone = new Set(keys);
  const known = decidedInArchives.peek();
  const left = [...known].filter((key) => !gone.has(key));
  if (left.length < known.size) note(new Set(left));
}
