/** The members of a group, as its table shows them. */

import type { ShownDocument } from "../documents/document.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { Group, Links } from "./groups.ts";

/** A document of a group. */
export interface Member {
  /** Its index in the report. */
  readonly document: number;
  readonly name: string;
  readonly isArchived: boolean;
  /** Its strongest pair in the group. */
  readonly strongest: number;
  /** The other document of that pair. */
  readonly other: number;
  /** The pair's matched words, or similarity. */
  readonly value: number;
  /** Its pairs in the group. */
  readonly pairs: number;
  /** The number of the first row with the same text, from 1; null where there is none before. */
  readonly sameAs: number | null;
}

/** The group's documents in its order. `documents` are those on the page, by their ids. O(pairs). */
export function membersOf(
  { documents: { id, name }, pairs }: Report,
  group: Group,
  { values }: Links,
  documents: ReadonlyMap<number, ShownDocument>,
): Member[] {
  const best = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const pair of group.pairs) {
    for (const document of [pairs.a[pair] ?? 0, pairs.b[pair] ?? 0]) {
      counts.set(document, (counts.get(document) ?? 0) + 1);
      const before = best.get(document);
      if (before === undefined || (values[pair] ?? 0) > (values[before] ?? 0)) best.set(document, pair);
    }
  }
  const rowOfText = new Map<string, number>();
  return Array.from(group.documents, (document, at) => {
    const own = documents.get(id[document] ?? -1);
    const sameAs = own === undefined ? null : (rowOfText.get(own.text) ?? null);
    if (own && sameAs === null) rowOfText.set(own.text, at + 1);
    const strongest = best.get(document) ?? 0;
    const [a = 0, b = 0] = [pairs.a[strongest], pairs.b[strongest]];
    return {
      document,
      strongest,
      sameAs,
      name: name[document] ?? "",
      isArchived: own?.role === "archive",
      other: a === document ? b : a,
      value: values[strongest] ?? 0,
      pairs: counts.get(document) ?? 0,
    };
  });
}

/** Whether all members have one text. */
export function areAllSame(members: readonly Member[]): boolean {
  return members.every(({ sameAs }, at) => at === 0 || sameAs === 1);
}

/** The share of a document's words that is matched in a listed pair; null without evidence. */
export function shareOf({ pairs, documents }: Report, pair: number, document: number): number | null {
  const { evidence } = pairs;
  if (pair >= evidence.length) return null;
  const matched = (pairs.a[pair] === document ? evidence.matchedA : evidence.matchedB)[pair] ?? 0;
  const words = documents.words[document] ?? 0;
  return words > 0 ? Math.min(1, matched / words) : 0;
}
