/** The search in the list of documents: each word typed is in the name or the author, as these are shown. */

import { signal } from "@preact/signals";
import { wordsMatch } from "../ui/search.ts";
import type { ShownDocument } from "./document.ts";

/** The content of the search field; kept while another view is shown. */
export const documentQuery = signal("");

/** The documents with all words of `query` in their names and authors; all if there are no words. O(documents). */
export function documentsWith(
  documents: readonly ShownDocument[],
  query: string,
  authorOf: (document: ShownDocument) => string | null,
): readonly ShownDocument[] {
  if (query.trim() === "") return documents;
  const isFound = wordsMatch(query);
  return documents.filter((document) => isFound(`${document.name}\n${authorOf(document) ?? ""}`));
}
