/** Whose the documents are, person by person. A document without an owner is a person of its own; a template is nobody's. */

import { type PageDocument, roles, type ShownDocument } from "../documents/document.ts";
import type { ShownText } from "../engine/original-text.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { doubtfulGroups, folderNames, type OwnerGroups, ownersByRule, type SettledRule } from "./owners.ts";

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

// Whose documents are: as the user wrote, as the user answered, or by a rule; and what the user is to be asked about them.

/**
 * The owner of each document that has none by hand, by its id. By layout, the submissions alone are looked at: a person's work
 * of an earlier year is compared with that of this year.
 */
export function ruledOwners(documents: readonly PageDocument[], rule: SettledRule): ReadonlyMap<number, string | null> {
  const ruled = rule.by === "layout" ? documents.filter(({ role }) => role === "submission") : documents;
  const owners = ownersByRule(
    rule,
    ruled.map(({ path }) => path),
  );
  const byId = new Map(ruled.map(({ id }, at) => [id, owners[at] ?? null]));
  if (rule.by !== "layout") return byId;
  const names = folderNames(ruled.flatMap(({ group }) => group ?? []));
  for (const { id, group } of ruled) {
    if (group !== undefined) byId.set(id, group === null ? null : (names.get(group) ?? null));
  }
  return byId;
}

/** What the engine was given for a document last: the same object again while nothing changed, which is quick to see. */
const given = new WeakMap<PageDocument, EngineDocument>();

/** The documents as the engine is given them: in the order of their roles, and of their paths. */
export function toEngineDocuments(documents: readonly PageDocument[], rule: SettledRule): EngineDocument[] {
  const ruled = ruledOwners(documents, rule);
  const byRole = [...documents].sort((x, y) => roles.indexOf(x.role) - roles.indexOf(y.role));
  return byRole.map((document) => {
    const owner = document.owner || (ruled.get(document.id) ?? null);
    const before = given.get(document);
    if (before && before.owner === owner) return before;
    const { id, name, text, role } = document;
    const held = { id, name, text, role, owner };
    given.set(document, held);
    return held;
  });
}

/** The same for a document of an archive, which is nobody's: a person's work of an earlier year is compared with that of now. */
export function toEngineDocument(document: PageDocument): EngineDocument {
  const before = given.get(document);
  if (before) return before;
  const { id, name, text, role } = document;
  const held = { id, name, text, role, owner: null };
  given.set(document, held);
  return held;
}

/** What the engine was given of a document, as views and exports show it. */
export interface ShownEngineDocument {
  readonly id: number;
  readonly role?: Role;
  readonly name: ShownText;
  readonly text: ShownText;
  readonly owner?: ShownText | null;
}

/** The same while names are not hidden: as it was given. */
export function engineDocumentsWithNames(held: readonly EngineDocument[]): readonly ShownEngineDocument[] {
  return held as readonly unknown[] as readonly ShownEngineDocument[];
}

/** What the user is asked: whether each of these groups of files is one person's. */
export interface OwnersQuestion {
  readonly by: OwnerGroups["by"];
  /** Groups of two files or more, with the ids of their documents. */
  readonly groups: readonly { readonly group: string; readonly name: string; readonly ids: readonly number[] }[];
  /** The number of files that lie in none. */
  readonly alone: number;
}

/** The question about all that was not answered yet; null where there is none. Templates and the archive are nobody's. */
export function ownersQuestion(documents: readonly PageDocument[]): OwnersQuestion | null {
  const asked = documents.filter(({ role, owner }) => role === "submission" && owner === "");
  const found = doubtfulGroups(asked.map(({ path }) => path));
  if (!found) return null;
  const members = new Map<string, PageDocument[]>();
  for (const [at, document] of asked.entries()) {
    const group = found.of[at];
    if (!group) continue;
    const own = members.get(group);
    if (own) own.push(document);
    else members.set(group, [document]);
  }
  const isOpen = (own: readonly PageDocument[]): boolean =>
    own.length > 1 && own.some(({ group }) => group === undefined);
  if (![...members.values()].some(isOpen)) return null;
  const names = folderNames(members.keys());
  const groups = [...members].map(([group, own]) => ({
    group,
    name: names.get(group) ?? group,
    ids: own.map(({ id }) => id),
  }));
  return { by: found.by, groups, alone: found.of.filter((group) => group === null).length };
}
