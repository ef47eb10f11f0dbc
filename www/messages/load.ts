/// <reference types="vite/types/importMeta.d.ts" />
/**
 * The catalogues' files, bundled by Vite: English with the page's first load, each other language as a file of its own. A
 * feature that is loaded late has a file of its own in each language.
 */
import { Catalogue } from "./catalogue.ts";
import { texts as english } from "./en/index.ts";
import type { Choice } from "./languages.ts";
import { catalogue } from "./t.ts";

/** Features whose messages are loaded late; each language's index leaves them out. */
const late = { lab: import.meta.glob<string>("./*/lab.ftl", { import: "default" }) };

export type LateFeature = keyof typeof late;

/** Late features that have been opened: their messages belong into every catalogue from then on. */
const opened = new Set<LateFeature>();

/** There at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, english);
}

/** Rejects where the language's file cannot be fetched. */
export async function loadCatalogue(choice: Choice): Promise<Catalogue> {
  const ofLate = [...opened].map((feature) => lateText(feature, choice));
  const [texts, ...rest] = await Promise.all([textsOf(choice), ...ofLate]);
  return new Catalogue(choice, [...texts, ...rest]);
}

/** Adds a late feature's messages to the catalogue in use; rejects where they cannot be fetched. */
export async function loadLate(feature: LateFeature): Promise<void> {
  const spoken = catalogue.value;
  if (!spoken || opened.has(feature)) return;
  await lateText(feature, spoken);
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

async function lateText(feature: LateFeature, { language }: Pick<Choice, "language">): Promise<string> {
  const load = late[feature][`./${language}/${feature}.ftl`];
  if (!load) throw new Error(`${feature}: ${language}`);
  return await load();
}
