/**
 * The catalogues' files, bundled by Vite: English with the page's first load, each other language as a file of its own. A
 * feature that is loaded late has a file of its own in each language, too (./late.ts).
 */
import { Catalogue } from "./catalogue.ts";
import { texts as english } from "./en/index.ts";
import type { Choice, LanguageCode } from "./languages.ts";
import { catalogue } from "./t.ts";

/** A late feature's messages in each language: see ./late.ts. */
export type LateMessages = Readonly<Record<LanguageCode, () => Promise<string>>>;

/** Late features that have been opened: their messages belong into every catalogue from then on. */
const opened = new Set<LateMessages>();

/** There at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, english);
}

/** Rejects where the language's file cannot be fetched. */
export async function loadCatalogue(choice: Choice): Promise<Catalogue> {
  const ofLate = [...opened].map((feature) => feature[choice.language]());
  const [texts, ...rest] = await Promise.all([textsOf(choice), ...ofLate]);
  return new Catalogue(choice, [...texts, ...rest]);
}

/** Adds a late feature's messages to the catalogue in use; rejects where they cannot be fetched. */
export async function loadLate(feature: LateMessages): Promise<void> {
  const spoken = catalogue.value;
  if (!spoken || opened.has(feature)) return;
  await feature[spoken.language]();
  opened.add(feature);
  const { language, locale } = spoken;
  const extended = await loadCatalogue({ language, locale });
  if (catalogue.value === spoken) {
    catalogue.value = extended;
    return;
  }
  // Another language was chosen meanwhile, perhaps without these messages.
  opened.delete(feature);
  await loadLate(feature);
}

async function textsOf({ language }: Choice): Promise<readonly string[]> {
  if (language === "es") return (await import("./es/index.ts")).texts;
  if (language === "ru") return (await import("./ru/index.ts")).texts;
  return english;
}
