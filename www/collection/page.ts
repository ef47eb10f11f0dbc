/** The archives of this app: their documents take part in what is on the page. */

import { computed, effect, signal } from "@preact/signals";
import type { DocumentKey } from "../documents/document.ts";
import { excludedPassages } from "../review/exclusions.ts";
import { placesOf, reviews, splitKey } from "../review/review.ts";
import * as store from "../state/store.ts";
import { archived } from "../state/store.ts";
import { type ArchivePorts, type Archives, createArchives } from "./collections.ts";
import type { Collection } from "./storage.ts";

/** The app's archives. Nothing may use them before the app was started. */
export let archives: Archives;

/** Reads the archives, now and whenever another tab has changed them. Called once, when the app starts. */
export function followArchives(given: ArchivePorts): void {
  const own = createArchives({
    ...given,
    show: (documents) => {
      store.archived.value = documents;
    },
    decided: { any: () => decidedInArchives.peek().size > 0, forget: forgetDecided },
  });
  archives = own;
  given.follow(() => void own.refresh());
  void own.refresh();
}

// Archives that are switched off, so that nobody takes "nothing found" for "not in any archive".

/** Archives that documents of this page were kept in, since it was opened: they would match themselves. */
export const keptHere = signal<ReadonlySet<string>>(new Set());

/** Switches archives on. What cannot be switched on now can be on the page of archives, where the reason is told. */
export async function compareWith(collections: readonly Collection[]): Promise<void> {
  for (const { id } of collections) await archives.switchOn(id, true).catch(() => {});
}

/** The archives that documents of this page could be compared with, and are not. */
export const notCompared = computed((): readonly Collection[] =>
  archives.collections.value.filter(({ id, isOn, documents }) => !isOn && documents > 0 && !keptHere.value.has(id)),
);

// Documents in archives about which something was decided: reviews and excluded passages of their pairs are kept with the work,
// also while their archive is switched off, and not read.

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
