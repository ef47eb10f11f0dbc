/**
 * Catalogues assembled from sets of messages, each a file per language: the initial ones of page or terminal, and those of
 * features opened since (./view-messages.ts).
 */

import { Catalogue } from "./catalogue.ts";
import type { LanguageChoice, LanguageCode } from "./languages.ts";
import { catalogue } from "./t.ts";

/** Some messages in each language. */
export type MessageSet = Readonly<Record<LanguageCode, () => Promise<string>>>;

/** Sets in use: they are part of every catalogue from then on. */
const opened = new Set<MessageSet>();

/** The set without which messages may be missing. */
let last: MessageSet | null = null;

/**
 * Sets the initial set. Until `rest` is loaded as well, messages may be missing. Called once, before any catalogue is
 * loaded.
 */
export function beginWith(first: MessageSet, rest: MessageSet | null = null): void {
  opened.add(first);
  last = rest;
}

/** Rejects if a file of the language cannot be fetched. */
export async function loadCatalogue(choice: LanguageChoice, { isolates = true } = {}): Promise<Catalogue> {
  for (;;) {
    const sets = new Set(opened);
    const texts = await Promise.all([...sets].map((set) => set[choice.language]()));
    // A view that was opened in the meantime would be without its messages.
    if (![...opened].every((set) => sets.has(set))) continue;
    const isWhole = last === null || sets.has(last);
    return new Catalogue(choice, texts, { isWhole, isolates });
  }
}

/** Adds a set to the current catalogue; rejects if it cannot be fetched. */
export async function loadMessages(set: MessageSet): Promise<void> {
  const spoken = catalogue.value;
  if (!spoken || opened.has(set)) return;
  await set[spoken.language]();
  opened.add(set);
  const { language, locale, isolates } = spoken;
  const extended = await loadCatalogue({ language, locale }, { isolates });
  if (catalogue.value === spoken) {
    catalogue.value = extended;
    return;
  }
  // Another language was chosen in the meantime, perhaps without these messages.
  opened.delete(set);
  await loadMessages(set);
}

/**
 * Imports a part of the page, and retries after a failure. A browser may cache a failed import for as long as the page is
 * open (Chromium does), and the bundler's loader considers a style sheet loaded after the first attempt: so each is
 * requested once more, a module under another address.
 */
let again = 0;
/** Style sheets that could not be loaded, by name. */
const lost = new Set<string>();

/** Rejects if the part cannot be fetched now. */
export async function imported<M>(load: () => Promise<M>): Promise<M> {
  await Promise.all([...lost].map(sheetAgain));
  try {
    return await load();
  } catch (error) {
    const sheet = addressIn(error, ".css")?.split("/").at(-1);
    if (sheet !== undefined) {
      await sheetAgain(sheet);
      // Its module may have failed with it.
      return load().catch(moduleAgain<M>);
    }
    return moduleAgain(error);
  }
}

async function moduleAgain<M>(error: unknown): Promise<M> {
  const address = addressIn(error, ".js");
  if (address === undefined) throw error;
  return (await import(/* @vite-ignore */ `${address}?again=${++again}`)) as M;
}

/** Browsers include the address in their error, and the bundler's loader does so for a style sheet. */
function addressIn(error: unknown, ending: string): string | undefined {
  return String(error)
    .split(/\s/)
    .find((word) => word.endsWith(ending));
}

async function sheetAgain(name: string): Promise<void> {
  lost.add(name);
  const failed = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href*="${CSS.escape(name)}"]`);
  const link = failed?.cloneNode() as HTMLLinkElement | undefined;
  if (!link) return;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(name));
  });
  failed?.replaceWith(link);
  await loaded;
  lost.delete(name);
}
