/** Whose the documents are, person by person. A document without an owner is a person of its own; a template is nobody's. */
import type { PageDocument, ShownDocument } from "./documents.ts";

/** Somebody with documents; `D`: these as they were given, or as they are shown. */
export interface Person<D extends PageDocument | ShownDocument = PageDocument> {
  /** The same for the same person while the page is open, whatever documents come and go; two people never have one. */
  readonly key: string;
  /** The owner's name, or the only document's. */
  readonly name: string;
  readonly documents: readonly D[];
}

/** Whether the person is an owner, and not just a document of nobody's. */
export function hasName({ key }: Pick<Person, "key">): boolean {
  return key.startsWith(OWNER);
}

const OWNER = "owner ";

/** Everybody, in the order of the documents. `owners`: those found by a rule, where none was written by hand. */
export function peopleOf(
  documents: readonly PageDocument[],
  owners: ReadonlyMap<number, string | null>,
): readonly Person[] {
  const people = new Map<string, { key: string; name: string; documents: PageDocument[] }>();
  for (const document of documents) {
    if (document.role === "template") continue;
    const owner = document.owner || owners.get(document.id);
    const key = owner ? OWNER + owner : `file ${document.id}`;
    const person = people.get(key);
    if (person) person.documents.push(document);
    else people.set(key, { key, name: owner || document.name, documents: [document] });
  }
  return [...people.values()];
}
