/// <reference path="../vite-env.d.ts" />
/** The terminal's messages: one set. English is there at once, for what scripts read. */
import { english, others } from "messages:terminal";
import { Catalogue } from "./catalogue.ts";
import type { MessageSet } from "./load.ts";

export const wholeMessages = {
  ...Object.fromEntries(Object.entries(others).map(([code, load]) => [code, async () => (await load()).default])),
  en: async () => english,
} as MessageSet;

/** There at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, [english]);
}
