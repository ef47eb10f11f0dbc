/** Archives that are switched off, so that nobody takes "nothing found" for "not in any archive". */
import { computed, signal } from "@preact/signals";
import type { Collection } from "../../storage/archives.ts";
import { archives } from "./page.ts";

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
