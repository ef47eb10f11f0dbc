/**
 * Aliases for people and documents while names are hidden: "Person 7", "Person 7, file 2", "Template 1".
 *
 * They are numbered by a digest of the identity: the same for the same documents in whatever order these were added, and not
 * alphabetical, in which case a class list would reveal who is who.
 */

import type { PageDocument } from "../documents/document.ts";
import { digest, keyOf } from "../documents/document-keys.ts";
import { t } from "../i18n/t.ts";
import { hasName, type Person, peopleOf } from "../people/people.ts";
import { byCodeUnits } from "../read/names.ts";

export interface Aliases {
  /** By document id. */
  readonly documents: ReadonlyMap<number, string>;
  /** By the people's keys. */
  readonly people: ReadonlyMap<string, string>;
  /** Those of the documents' authors, by document id. */
  readonly authors: ReadonlyMap<number, string>;
  /** Positions of the documents in the order of their aliases, by id. */
  readonly order: ReadonlyMap<number, number>;
}

/** The aliases of people and documents. O(n log n) in the number of documents, after reading each text once. */
export function aliasesOf(documents: readonly PageDocument[], found: ReadonlyMap<number, string | null>): Aliases {
  const byDocument = new Map<number, string>();
  const people = new Map<string, string>();
  const authors = new Map<number, string>();
  for (const [at, person] of inOrder(peopleOf(documents, found), digestOfPerson).entries()) {
    const alias = t("names-person", { number: at + 1 });
    people.set(person.key, alias);
    const own = inOrder(person.documents, digestOf);
    for (const [number, { id }] of own.entries()) {
      authors.set(id, alias);
      byDocument.set(id, own.length === 1 ? alias : t("names-file", { person: alias, number: number + 1 }));
    }
  }
  const templates = documents.filter(({ role }) => role === "template");
  for (const [at, { id }] of inOrder(templates, digestOf).entries()) {
    byDocument.set(id, t("names-template", { number: at + 1 }));
  }
  return { documents: byDocument, people, authors, order: new Map([...byDocument.keys()].map((id, at) => [id, at])) };
}

function inOrder<T>(things: readonly T[], keyOfThing: (thing: T) => string): T[] {
  const placed = things.map((thing) => ({ thing, at: keyOfThing(thing) }));
  // Equal positions are those of equal documents, which are in the order of the list.
  return placed.sort((x, y) => byCodeUnits(x.at, y.at)).map(({ thing }) => thing);
}

function digestOf(document: PageDocument): string {
  return digest(keyOf(document));
}

function digestOfPerson(person: Person): string {
  const [first] = person.documents;
  // The key of a document without an author contains a number that depends on the order of adding.
  return hasName(person) || !first ? digest(person.key) : digestOf(first);
}
