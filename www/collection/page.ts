/** The archives of this app: their documents take part in what is on the page. */

import { computed, signal } from "@preact/signals";
import * as store from "../state/store.ts";
import { type ArchivePorts, type Archives, createArchives } from "./collections.ts";
import { decidedInArchives, forgetDecided } from "./decided.ts";
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
