/** What pairs of authors share in all their files together, as on the page. */

import { lengthsOf } from "../www/engine/lengths";
import type { Corpus, Passage, Report } from "../www/engine/pkg/lookalike";
import { authorPairsIn } from "../www/pairs/author-pairs";
import {
  canListAuthors,
  holdersIn,
  type OverlapReader,
  peopleCompared,
  savedAuthorPairs,
  unionsOf,
} from "../www/pairs/authors-compared";
import { authorsInWords } from "../www/pairs/authors-in-words";
import { nothingExcluded } from "../www/review/adjusted-report";
import type { SavedAuthorPair } from "../www/share/json/saved-result";
import { giveTexts } from "./dropped-texts";
import type { Inputs } from "./inputs";
import type { Request } from "./options";

/** The pairs of authors, and how many stand out, in words. */
export interface FoundAuthors {
  pairs: readonly SavedAuthorPair[];
  inWords: string;
}

/**
 * For what is written with pairs of authors; null unless most files are by authors of several. The sums of pairs that the user
 * listed would not be of all files.
 */
export async function authorPairsOf(
  { json, html, pairs: listed }: Request,
  corpus: Corpus,
  report: Report,
  { read }: Inputs,
): Promise<FoundAuthors | null> {
  if ((!json && html === undefined) || listed !== undefined) return null;
  const documents = read.map(({ role, author }, id) => ({ id, role, author }));
  const people = peopleCompared(documents);
  if (!canListAuthors(report, people)) return null;
  const holders = holdersIn(report, documents, people, (_, author) => author);
  const { overlaps } = authorPairsIn(report, holders, new Map());
  const unions = await unionsOf(report, overlaps, readerOf(corpus, report, read));
  const { pairs } = authorPairsIn(report, holders, unions);
  return {
    pairs: savedAuthorPairs(pairs, holders.list),
    inWords: authorsInWords(report, nothingExcluded, { pairs, holders }),
  };
}

function readerOf(corpus: Corpus, report: Report, read: Inputs["read"]): OverlapReader {
  return {
    passagesOf: async (ids) => {
      giveTexts(corpus, report, read, ids);
      const found: Passage[][] = [];
      corpus.passagesOf(ids, report.params, ({ passages }) => found.push(passages));
      return found;
    },
    document: (id) => read[id],
    lengthsOf: async (texts) => lengthsOf(texts, report.params),
  };
}
