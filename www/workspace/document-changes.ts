/** How the documents on the page differ from those that came out of a saved result. */
import type { PageDocument } from "./documents.ts";

/** The page's numbers of documents, by how they differ. */
export interface DocumentChanges {
  /** In the file, and not here any more. */
  readonly missing: readonly PageDocument[];
  /** Here, and not in the file. */
  readonly added: readonly PageDocument[];
  /** Under the same path with another text. */
  readonly changed: readonly PageDocument[];
  /** With the same text under another path. */
  readonly renamed: readonly PageDocument[];
  readonly roles: readonly PageDocument[];
  readonly owners: readonly PageDocument[];
}

/** Compares them: by their numbers, then by path and text, for a file that was removed and added again. O(documents). */
export function changesOf(saved: readonly PageDocument[], here: readonly PageDocument[]): DocumentChanges {
  const left = new Map(saved.map((document) => [document.id, document]));
  const others: PageDocument[] = [];
  const found = { added: [], changed: [], renamed: [], roles: [], owners: [] } as {
    [K in Exclude<keyof DocumentChanges, "missing">]: PageDocument[];
  };
  const pair = (before: PageDocument, now: PageDocument): void => {
    left.delete(before.id);
    if (before.text !== now.text) found.changed.push(now);
    else if (before.path !== now.path) found.renamed.push(now);
    if (before.role !== now.role) found.roles.push(now);
    if (before.owner !== now.owner || before.group !== now.group) found.owners.push(now);
  };
  for (const document of here) {
    const before = left.get(document.id);
    if (before) pair(before, document);
    else others.push(document);
  }
  const byPath = new Map([...left.values()].map((document) => [document.path, document]));
  const byText = new Map([...left.values()].map((document) => [document.text, document]));
  for (const document of others) {
    const before = [byPath.get(document.path), byText.get(document.text)].find((one) => one && left.has(one.id));
    if (before) pair(before, document);
    else found.added.push(document);
  }
  return { ...found, missing: [...left.values()] };
}

/** Whether they are the very same. */
export function areUnchanged(changes: DocumentChanges): boolean {
  return Object.values(changes).every((documents) => documents.length === 0);
}
