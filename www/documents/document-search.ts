/** The search in the list of documents: each word typed is in the name or the author, as these are shown. */

import { searchable } from "../read/names.ts";
import type { ShownDocument } from "./document.ts";

/** Shorter lists have no search field. */
export const MAX_UNSEARCHED = 10;

/** The documents with all words of `query` in their names and authors; all if there are no words. O(documents). */
export function documentsWith(
  documents: readonly ShownDocument[],
  query: string,
  authorOf: (document: ShownDocument) => string | null,
): readonly ShownDocument[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents;
  return documents.filter((document) => {
    const shown = searchable(`${document.name}\n${authorOf(document) ?? ""}`);
    return words.every((word) => shown.includes(word));
  });
}
