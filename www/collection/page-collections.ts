/** The app's collections: adds their documents to those on the page. */

import { computed, effect, signal } from "@preact/signals";
import type { DocumentKey, PageDocument } from "../documents/document.ts";
import { keyOf, mayHave } from "../documents/document-keys.ts";
import { excludedPassages } from "../review/exclusions.ts";
import { indexesByKey, reviews, splitKey } from "../review/review.ts";
import * as store from "../state/store.ts";
import { collectedDocuments } from "../state/store.ts";
import type { Collection } from "./collection-storage.ts";
import {
  type CollectionPorts,
  type Collections,
  createCollections,
  isIn,
  isNamedAfter,
  ownName,
} from "./collections.ts";

/** Not to be used before the app has started. */
export let collections: Collections;

/** Loads the collections, now and whenever another tab has changed them. Called once, when the app starts. */
export function followCollections(given: CollectionPorts): void {
  store.collected.value = computed(() => withoutCopies.value.others);
  const own = createCollections({
    ...given,
    show: (documents) => {
      loaded.value = documents;
    },
    decided: { any: () => decidedInCollections.peek().size > 0, forget: forgetDecided },
  });
  collections = own;
  given.follow(() => void own.refresh());
  void own.refresh();
}

// Documents that are on the page and in a collection, as happens after keeping them: they are not compared with themselves.

/** The documents of all collections that are switched on. */
const loaded = signal<readonly PageDocument[]>([]);

const withoutCopies = computed((): { copies: readonly PageDocument[]; others: readonly PageDocument[] } => {
  const { value: all } = loaded;
  const { documents } = store.originals.value;
  if (all.length === 0 || documents.length === 0) return { copies: [], others: all };
  const possible = documents.filter(mayHave(all.map(keyOf)));
  const here = new Set(possible.map(keyOf));
  // Those of a saved result lack the paths that keys are made of, and their collection may have another name now.
  const saved = new Map<string, Set<string>>();
  for (const { wasCollected, name, text } of documents) {
    if (wasCollected) saved.set(ownName(name), (saved.get(ownName(name)) ?? new Set<string>()).add(text));
  }
  if (here.size + saved.size === 0) return { copies: [], others: all };
  const isCopy = (one: PageDocument): boolean =>
    here.has(keyOf(one)) || (saved.get(ownName(one.name))?.has(one.text) ?? false);
  const copies = all.filter(isCopy);
  return copies.length === 0 ? { copies, others: all } : { copies, others: all.filter((one) => !isCopy(one)) };
});

/** How many documents of a collection are not compared because the same documents are on the page. */
export function alsoOnPage(collection: string): number {
  return withoutCopies.value.copies.filter((document) => isIn(collection, document)).length;
}

// Collections that are switched off: "nothing found" must not be mistaken for "not in any collection".

/** Switches collections on. If that fails, the collections page shows the reason and offers it again. */
export async function compareWith(chosen: readonly Collection[]): Promise<void> {
  for (const { id } of chosen) await collections.switchOn(id, true).catch(() => {});
}

/**
 * Collections that this page's documents could be compared with, but are not, each with the number of these documents.
 * Those that a saved result has brought along are compared, though their collection is switched off and not loaded.
 */
export const notCompared = computed((): readonly Collection[] => {
  const off = collections.list.value.filter(({ isOn }) => !isOn);
  const saved = off.length > 0 ? store.originals.value.documents.filter(({ wasCollected }) => wasCollected) : [];
  return off
    .map((one) => ({
      ...one,
      documents: one.documents - saved.filter(({ name }) => isNamedAfter(one.name, name)).length,
    }))
    .filter(({ documents }) => documents > 0);
});

// Collected documents with decisions: their reviews and excluded passages are saved with the work, even while their
// collection is switched off and not loaded.

/** The keys of these documents. */
export const decidedInCollections = signal<ReadonlySet<DocumentKey>>(new Set());

/** Records them as decisions are made and collections are loaded. Called once. */
export function followDecided(): void {
  effect(() => note(decidedInCollections.peek()));
}

/** Adds the keys found in loaded collections now to those already known. */
function note(known: ReadonlySet<DocumentKey>): void {
  const pairs = [...reviews.value.keys(), ...excludedPassages.value.keys()];
  const { value: documents } = collectedDocuments;
  const wanted = documents.length > 0 ? pairs.flatMap(splitKey).filter((key) => !known.has(key)) : [];
  const found = wanted.length > 0 ? [...indexesByKey(wanted, documents).keys()] : [];
  if (found.length > 0 || known !== decidedInCollections.peek())
    decidedInCollections.value = new Set([...known, ...found]);
}

/** Documents were removed from a collection; they may still be in another. */
export function forgetDecided(keys: readonly DocumentKey[]): void {
  const gone = new Set(keys);
  const known = decidedInCollections.peek();
  const left = [...known].filter((key) => !gone.has(key));
  if (left.length < known.size) note(new Set(left));
}
