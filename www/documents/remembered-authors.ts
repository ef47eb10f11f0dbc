/**
 * The authors typed for documents that are no longer on the page: a file that is added again has its author again, as it has
 * its reviews. Lasts as long as the page is open.
 */
import type { DocumentKey, Intake, PageDocument } from "./document.ts";
import { keyOf, mayHave } from "./document-keys.ts";

const authors = new Map<DocumentKey, string>();

/** Remembers the authors of documents that are removed or replaced. */
export function rememberAuthors(documents: readonly PageDocument[]): void {
  const isKnown = mayHave(authors.keys());
  for (const document of documents) {
    if (document.author !== "") authors.set(keyOf(document), document.author);
    // The user has cleared it since.
    else if (isKnown(document)) authors.delete(keyOf(document));
  }
}

/** Gives the documents with ids from `first` on the authors that they had. */
export function withRememberedAuthors(intake: Intake, first: number): Intake {
  if (authors.size === 0) return intake;
  const isKnown = mayHave(authors.keys());
  const documents = intake.documents.map((document) => {
    const author = document.id >= first && isKnown(document) ? authors.get(keyOf(document)) : undefined;
    return author === undefined ? document : { ...document, author };
  });
  return { ...intake, documents };
}
