/** Groups documents by author. A document without an author is a person of its own; a template belongs to nobody. */

import { type PageDocument, roles, type ShownDocument } from "../documents/document.ts";
import type { ShownText } from "../engine/original-text.ts";
import type { Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import { type AuthorGroups, authorsByRule, doubtfulGroups, type SettledRule } from "./authors.ts";
import { folderNames } from "./folders.ts";
import { placesOf } from "./places.ts";

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
    for (const [at, { id, role, group, path }] of ruled.entries()) {
      // Earlier work that is to be compared with everybody's stays without an author, whatever the rule: a later one is about
      // the submissions.
      const isAnswered = group !== undefined && (rule.by === "layout" || (role === "archive" && group === null));
      // A file that was added to an author's folder after the answer is the author's, too.
      const late = rule.by === "layout" ? authorOfFolder(path, names) : null;
      byId.set(id, isAnswered ? ((group && names.get(group)) ?? null) : (authors[at] ?? late));
    }
  }
  return byId;
}

/** The author of the outermost folder above a path that is one author's, by the user's answer; null if there is none. */
function authorOfFolder(path: string, names: ReadonlyMap<string, string>): string | null {
  if (names.size === 0) return null;
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
    const name = names.get(path.slice(0, at));
    if (name !== undefined) return name;
  }
  return null;
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
  /** The number of pairs of two files in one group, which are not compared if each group has one author. */
  readonly pairs: number;
}

/** An answer to that question, and its documents before and after it, in the same order. */
export interface AuthorsAnswer {
  readonly answer: "yes" | "no" | "earlier";
  readonly question: AuthorsQuestion;
  readonly before: readonly Answered[];
  readonly after: readonly Answered[];
}

/** The parts of a document that an answer changes. Its text would stay in memory after it is removed. */
type Answered = Pick<PageDocument, "id" | "group" | "role">;

/** Whether a few folders sort the work by kind, such as "programs" and "late". Numbers in names suggest years, classes or students. */
function areKinds(names: readonly string[]): boolean {
  return names.length <= MAX_KINDS && !names.some((name) => /\d/.test(name));
}

const MAX_KINDS = 3;

/**
 * The question about all groups without an answer; null if there are none. Templates and earlier work are left out. What is
 * answered stays answered: a file that is added to such a group does not ask again.
 */
export function authorsQuestion(documents: readonly PageDocument[]): AuthorsQuestion | null {
  const submissions = documents.filter(({ role }) => role === "submission");
  const found = doubtfulGroups(submissions.map(({ path }) => path));
  if (!found) return null;
  const asked = submissions.map(({ author }, at) => (author === "" ? found.of[at] : undefined));
  const alone = asked.filter((group) => group === null).length;
  const members = placesOf(asked);
  const open = [...members].filter(([, own]) => own.every((at) => submissions[at]?.group === undefined));
  if (!open.some(([, own]) => own.length > 1)) return null;
  const names = folderNames(members.keys());
  if (found.by === "folders" && alone > asked.filter(Boolean).length && areKinds([...names.values()])) return null;
  const groups = open.map(([group, own]) => ({
    group,
    name: names.get(group) ?? group,
    ids: own.flatMap((at) => submissions[at]?.id ?? []),
  }));
  const pairs = groups.reduce((sum, { ids }) => sum + (ids.length * (ids.length - 1)) / 2, 0);
  return { by: found.by, groups, alone, pairs };
}
