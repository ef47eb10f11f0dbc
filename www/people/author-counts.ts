/** How many authors there are: said beside the tab of authors and in the settings, and the same in both. */
import { computed } from "@preact/signals";
import { people } from "../state/store.ts";
import { hasName } from "./people.ts";

export interface AuthorCounts {
  readonly authors: number;
  /** Files that have one of these. Templates and authors of earlier work alone are not counted. */
  readonly files: number;
  /** Files without an author, each of which counts as an author of its own. */
  readonly alone: number;
}

export const authorCounts = computed((): AuthorCounts => {
  const named = people.value.filter(hasName);
  const files = named.reduce((sum, { documents }) => sum + documents.length, 0);
  return { authors: named.length, files, alone: people.value.length - named.length };
});
