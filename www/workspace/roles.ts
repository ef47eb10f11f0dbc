/** What documents are there for and whose they are: the words for it, and which pairs are not compared because of it. */

import type { Role } from "../engine/pkg/lookalike.js";
import type { HeldDocument } from "../engine/protocol.ts";
import { ownerByRule, type SettledRule } from "../files/owners.ts";
import type { PageDocument } from "./documents.ts";

/** The roles with their words, in the order they are offered. */
export const roleWords: Readonly<Record<Role, { name: string; one: string; many: string; hint: string }>> = {
  submission: {
    name: "Submissions",
    one: "submission",
    many: "submissions",
    hint: "Compared with each other and with the archive.",
  },
  archive: {
    name: "Archive",
    one: "of the archive",
    many: "of the archive",
    hint: "Earlier years: compared with the submissions, not with one another.",
  },
  template: {
    name: "Template",
    one: "template",
    many: "templates",
    hint: "What all were given: its words are left out of every text before they are compared.",
  },
};

/** In that order. */
export const roles = Object.keys(roleWords) as Role[];

/** Whether a text is one of the roles. */
export function isRole(text: string | undefined): text is Role {
  return text !== undefined && Object.hasOwn(roleWords, text);
}

/** Whose a document is: as the user wrote, else by the rule, else nobody's. */
export function ownerOf(document: PageDocument, rule: SettledRule): string | null {
  return document.owner || ownerByRule(rule)(document.path);
}

/** What the engine was given for a document last: the same object again while nothing changed, which is quick to see. */
const given = new WeakMap<PageDocument, HeldDocument>();

/** The documents as the engine is given them. */
export function heldDocuments(documents: readonly PageDocument[], rule: SettledRule): HeldDocument[] {
  const byRule = ownerByRule(rule);
  return documents.map((document) => {
    const owner = document.owner || byRule(document.path);
    const before = given.get(document);
    if (before && before.owner === owner) return before;
    const { id, name, text, role } = document;
    const held = { id, name, text, role, owner };
    given.set(document, held);
    return held;
  });
}

/** Pairs that are not compared, by their reason; a pair with both reasons counts as the archive's. */
export interface Exclusions {
  archive: number;
  owner: number;
}

/** Counts them as the engine does for `totals.excludedPairs`. O(documents). */
export function exclusions(documents: readonly HeldDocument[]): Exclusions {
  const pairs = (n: number): number => (n * (n - 1)) / 2;
  let archived = 0;
  const byOwner = new Map<string, { all: number; archived: number }>();
  for (const { role, owner } of documents) {
    if (role === "template") continue;
    const old = role === "archive" ? 1 : 0;
    archived += old;
    if (owner === null || owner === undefined) continue;
    const own = byOwner.get(owner) ?? { all: 0, archived: 0 };
    byOwner.set(owner, { all: own.all + 1, archived: own.archived + old });
  }
  const owner = [...byOwner.values()].reduce((sum, own) => sum + pairs(own.all) - pairs(own.archived), 0);
  return { archive: pairs(archived), owner };
}

/** What was not compared and why, a sentence each. `total` is the engine's own count, which must not go unsaid. */
export function exclusionsInWords(total: number, { archive, owner }: Exclusions, byFolder: boolean): string[] {
  if (total === 0) return [];
  // While documents change under a finished run, the reasons are the next run's.
  if (archive + owner !== total) return [`Pairs of one owner or within the archive were not compared: ${total}.`];
  return [
    ...(owner > 0 ? [`Pairs ${byFolder ? "within one folder" : "of one owner"} were not compared: ${owner}.`] : []),
    ...(archive > 0 ? [`Pairs within the archive were not compared: ${archive}.`] : []),
  ];
}
