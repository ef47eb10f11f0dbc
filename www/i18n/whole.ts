/** The terminal's messages: one set. English is there at once, for what scripts read. */
import { Catalogue } from "./catalogue.ts";
import { texts as english } from "./en/index.ts";
import type { MessageSet } from "./load.ts";

export const wholeMessages: MessageSet = {
  en: async () => english.join("\n"),
  es: async () => (await import("./es/index.ts")).texts.join("\n"),
  ru: async () => (await import("./ru/index.ts")).texts.join("\n"),
};

/** There at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, english);
}
