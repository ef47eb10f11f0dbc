/** The search fields of lists. */

import { searchable } from "../read/names.ts";

/** Longer lists have a search field. */
export const MAX_UNSEARCHED = 10;

/** Whether a text contains each word of a query, in any order: "lee ann" finds Ann Lee, and an empty query everything. */
export function wordsMatch(query: string): (text: string) => boolean {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = searchable(text);
    return words.every((word) => folded.includes(word));
  };
}
