/**
 * Catalogues put together from sets of messages, each a file in each language: those that page or terminal begins with, and those of
 * features that were opened since (./late.ts).
 */
import { Catalogue } from "./catalogue.ts";
import type { Choice, LanguageCode } from "./languages.ts";
import { catalogue } from "./t.ts";

/** Some messages in each language. */
export type MessageSet = Readonly<Record<LanguageCode, () => Promise<string>>>;

/** Sets that are in use: they belong into every catalogue from then on. */
const opened = new Set<MessageSet>();

/** The set without which messages may be missing. */
let last: MessageSet | null = null;

/** Begins with a set. Until `rest` was loaded, too, messages may be missing. Called once, before any catalogue is loaded. */
export function beginWith(first: MessageSet, rest: MessageSet | null = null): void {
  opened.add(first);
  last = rest;
}

/** Rejects where a file of the language cannot be fetched. */
export async function loadCatalogue(choice: Choice): Promise<Catalogue> {
  const isWhole = last === null || opened.has(last);
  const texts = await Promise.all([...opened].map((set) => set[choice.language]()));
  return new Catalogue(choice, texts, { isWhole });
}

/** Adds a set to the catalogue in use; rejects where it cannot be fetched. */
export async function loadLate(set: MessageSet): Promise<void> {
  const spoken = catalogue.value;
  if (!spoken || opened.has(set)) return;
  await set[spoken.language]();
  opened.add(set);
  const { language, locale } = spoken;
  const extended = await loadCatalogue({ language, locale });
  if (catalogue.value === spoken) {
    catalogue.value = extended;
    return;
  }
  // Another language was chosen meanwhile, perhaps without these messages.
  opened.delete(set);
  await loadLate(set);
}
