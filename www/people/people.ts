/** Groups documents by author. A document without an author is a person of its own; a template belongs to nobody. */

import { type PageDocument, roles, type ShownDocument } from "../documents/document.ts";
import type { ShownText } from "../engine/original-text.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { type AuthorGroups, authorsByRule, doubtfulGroups, folderNames, type SettledRule } from "./authors.ts";

/** A person with documents; `D`: the original ones, or as shown. */
export interface Person<D extends PageDocument | ShownDocument = PageDocument> {
  /** Stable for a person while the page is open, whatever documents come and go; unique. */
  readonly key: string;
  /** The author's name, or the name of the only document. */
  readonly name: string;
  readonly documents: readonly D[];
}

/** Whether the person is an author, and not just a document without one. */
export function hasName({ key }: Pick<Person, "key">): boolean {
  return key.startsWith(AUTHOR);
}

const AUTHOR = "author ";

/** The key of the person whose documents have this author. */
export function keyOfAuthor(author: string): string {
  return AUTHOR + author;
}

/** Everyone, in the order of the documents. `authors`: authors found by a rule, for documents without one set by hand. */
export function peopleOf(
  documents: readonly PageDocument[],
  authors: ReadonlyMap<number, string | null>,
): readonly Person[] {
  const people = new Map<string, { key: string; name: string; documents: PageDocument[] }>();
  for (const document of documents) {
    if (document.role === "template") continue;
    const author = document.author || authors.get(document.id);
    const key = author ? keyOfAuthor(author) : `file ${document.id}`;
    const person = people.get(key);
    if (person) person.documents.push(document);
    else people.set(key, { key, name: author || document.name, documents: [document] });
  }
  return [...people.values()];
}

// The authors of documents: as entered by the user, as answered by the user, or by a rule; and the question to ask the user.

/**
 * The author by rule for each document without one set by hand, by document id. Each role is ruled by itself: the folders above
 * earlier work say nothing about those above the submissions. The layout rule applies only to submissions: an author's earlier
 * work is compared with this year's.
 */
export function ruledAuthors(
  documents: readonly PageDocument[],
  rule: SettledRule,
): ReadonlyMap<number, string | null> {
  const byId = new Map<number, string | null>();
  for (const ruled of byRole(documents)) {
    if (rule.by === "layout" && ruled[0]?.role !== "submission") continue;
    const authors = authorsByRule(
      rule,
      ruled.map(({ path }) => path),
    );
    const names = folderNames(ruled.flatMap(({ group }) => group ?? []));
    for (const [at, { id, role, group }] of ruled.entries()) {
      // Earlier work that is to be compared with everybody's stays without an author, whatever the rule: a later one is about
      // the submissions.
      const isAnswered = group !== undefined && (rule.by === "layout" || (role === "archive" && group === null));
      byId.set(id, isAnswered ? ((group && names.get(group)) ?? null) : (authors[at] ?? null));
    }
  }
  return byId;
}

/** The documents of each role. */
export function byRole<D extends Pick<PageDocument, "role">>(documents: readonly D[]): D[][] {
  return roles.map((role) => documents.filter((document) => document.role === role));
}

/** The last engine document per page document: the same object again if nothing changed, which is fast to compare. */
const given = new WeakMap<PageDocument, EngineDocument>();

/**
 * The documents for the engine, in the order of their roles, and then of their paths. Those that a saved result had from
 * collections come last, as those of collections do.
 */
export function toEngineDocuments(documents: readonly PageDocument[], rule: SettledRule): EngineDocument[] {
  const ruled = ruledAuthors(documents, rule);
  const isOwn = ({ wasCollected }: PageDocument): boolean => !wasCollected;
  return [...byRole(documents.filter(isOwn)).flat(), ...documents.filter((document) => !isOwn(document))].map(
    (document) => {
      const author = document.author || (ruled.get(document.id) ?? null);
      const before = given.get(document);
      if (before && before.author === author) return before;
      const { id, name, text, role } = document;
      const held = { id, name, text, role, author };
      given.set(document, held);
      return held;
    },
  );
}

/** The same for a document of a collection, without an author: an author's earlier work is compared with the current one. */
export function toEngineDocument(document: PageDocument): EngineDocument {
  const before = given.get(document);
  if (before) return before;
  const { id, name, text, role } = document;
  const held = { id, name, text, role, author: null };
  given.set(document, held);
  return held;
}

/** A document for the engine, as views and exports show it. */
export interface ShownEngineDocument {
  readonly id: number;
  readonly role?: Role;
  readonly name: ShownText;
  readonly text: ShownText;
  readonly author?: ShownText | null;
}

/** The same while names are not hidden: unchanged. */
export function engineDocumentsWithNames(held: readonly EngineDocument[]): readonly ShownEngineDocument[] {
  return held as readonly unknown[] as readonly ShownEngineDocument[];
}

/** The question to the user: whether each of these groups of files has one author. */
export interface AuthorsQuestion {
  readonly by: AuthorGroups["by"];
  /** Groups of two or more files, with the ids of their documents. */
  readonly groups: readonly { readonly group: string; readonly name: string; readonly ids: readonly number[] }[];
  /** The number of files in no group. */
  readonly alone: number;
}

/** Whether a few folders sort the work by kind, such as "programs" and "late". Numbers in names suggest years, classes or students. */
function areKinds(names: readonly string[]): boolean {
  return names.length <= MAX_KINDS && !names.some((name) => /\d/.test(name));
}

const MAX_KINDS = 3;

/** The question about all groups without an answer; null if there are none. Templates and earlier work are left out. */
export function authorsQuestion(documents: readonly PageDocument[]): AuthorsQuestion | null {
  const asked = documents.filter(({ role, author }) => role === "submission" && author === "");
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
  const alone = found.of.filter((group) => group === null).length;
  const names = folderNames(members.keys());
  if (found.by === "folders" && 2 * alone > asked.length && areKinds([...names.values()])) return null;
  const groups = [...members].map(([group, own]) => ({
    group,
    name: names.get(group) ?? group,
    ids: own.map(({ id }) => id),
  }));
  return { by: found.by, groups, alone };
}
