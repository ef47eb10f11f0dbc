/**
 * The page's messages in two sets: those of the first load, found through its imports (tools/messages.mjs), and the rest.
 */
import { first, result } from "messages:page";
import type { LanguageCode } from "./languages.ts";
import { imported, type MessageSet } from "./load-language.ts";

/** Messages needed before a first result. */
export const firstMessages = setOf(first);

/** All others except those that are loaded with a view (./view-messages.ts). */
export const resultMessages = setOf(result);

function setOf(files: typeof first): MessageSet {
  const entries = Object.entries(files).map(([code, load]) => [code, async () => (await imported(load)).default]);
  return Object.fromEntries(entries) as Record<LanguageCode, () => Promise<string>>;
}
