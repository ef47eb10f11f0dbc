/** The catalogues' files, bundled by Vite: English with the page's first load, each other language as a file of its own. */
import { Catalogue } from "./catalogue.ts";
import { texts as english } from "./en/index.ts";
import type { Choice } from "./languages.ts";

/** There at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, english);
}

/** Rejects where the language's file cannot be fetched. */
export async function loadCatalogue(choice: Choice): Promise<Catalogue> {
  return new Catalogue(choice, await textsOf(choice));
}

async function textsOf({ language }: Choice): Promise<readonly string[]> {
  if (language === "es") return (await import("./es/index.ts")).texts;
  if (language === "ru") return (await import("./ru/index.ts")).texts;
  return english;
}
