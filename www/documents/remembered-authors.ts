/**
 * The authors typed for documents that are no longer on the page: a file that is added again has its author again, as it has
 * its reviews. Lasts as long as the page is open.
 */
import type { DocumentKey, Intake, PageDocument } from "./document.ts";
import { keyOf, mayHave } from "./document-keys.ts";

/** The author of removed documents with one key; null if they had different ones, so that nobody knows whose is whose. */
interface Remembered {
  readonly author: string | null;
  /** Number of these documents: no other one inherits the author. */
  readonly count: number;
}

const remembered = new Map<DocumentKey, Remembered>();

/** Remembers the authors of documents that are removed or replaced. */
export function rememberAuthors(documents: readonly PageDocument[]): void {
  // Those with an author first: one without an author conflicts with these, too.
  for (const document of documents) if (document.author !== "") remember(document);
  const isKnown = mayHave(remembered.keys());
  for (const document of documents) {
    if (document.author === "" && isKnown(document) && remembered.has(keyOf(document))) remember(document);
  }
}

function remember(document: PageDocument): void {
  const key = keyOf(document);
  const { author, count } = remembered.get(key) ?? { author: document.author, count: 0 };
  remembered.set(key, { author: author === document.author ? author : null, count: count + 1 });
}

/** Gives the documents with ids from `first` on the authors that they had. */
export function withRememberedAuthors(intake: Intake, first: number): Intake {
  if (remembered.size === 0) return intake;
  const isKnown = mayHave(remembered.keys());
  const counts = new Map<DocumentKey, number>();
  const documents = intake.documents.map((document) => {
    if (document.id < first || !isKnown(document)) return document;
    const key = keyOf(document);
    const known = remembered.get(key);
    const before = counts.get(key) ?? 0;
    if (!known?.author || before >= known.count) return document;
    counts.set(key, before + 1);
    return { ...document, author: known.author };
  });
  return { ...intake, documents };
}

/** Forgets the authors of documents that are on the page again. */
export function forgetAuthors(documents: readonly PageDocument[]): void {
  if (remembered.size === 0) return;
  const isKnown = mayHave(remembered.keys());
  for (const document of documents) {
    const known = isKnown(document) ? remembered.get(keyOf(document)) : undefined;
    if (!known) continue;
    if (known.count > 1) remembered.set(keyOf(document), { ...known, count: known.count - 1 });
    else remembered.delete(keyOf(document));
  }
}
