/**
 * Whose the compared documents are, and what their authors share in all their files together; for the page and the terminal.
 */
import { type LengthsOf, wordsOfIntervals } from "../compare/sources/interval-words.ts";
import { intervalsOf, matchedIn, sourcePassagesOf } from "../compare/sources/sources.ts";
import type { Passage, Report, Role } from "../engine/pkg/lookalike.js";
import { keyOfAuthor } from "../people/people.ts";
import type { SavedAuthorPair } from "../share/json/saved-result.ts";
import { type AuthorPair, type Holder, type Holders, type Overlap, overlapKey, type Unions } from "./author-pairs.ts";
import { hasEvidence } from "./matched.ts";

/** Pairs of documents whose passages are read to count words once; of any others, the least number is shown. */
const MAX_OVERLAPS_READ = 2000;

/** A document as it was compared. */
export interface ComparedDocument {
  readonly id: number;
  readonly role?: Role | null | undefined;
  readonly author?: string | null | undefined;
}

/** The keys of the people to whom documents belong, by document id. People with only earlier work are none. */
export function peopleCompared(documents: readonly ComparedDocument[]): ReadonlyMap<number, string> {
  const submitting = new Set(documents.flatMap(({ role, author }) => (role === "submission" && author) || []));
  return new Map(
    documents.flatMap(({ id, role, author }) => {
      if (role === "template") return [];
      if (author) return submitting.has(author) ? [[id, keyOfAuthor(author)] as const] : [];
      return role === "submission" ? [[id, `file ${id}`] as const] : [];
    }),
  );
}

/** Whether pairs of authors can be listed: most files are by authors of several, and some pairs share words. */
export function canListAuthors(report: Report, people: ReadonlyMap<number, string>): boolean {
  if (!hasEvidence(report) || report.pairs.length === 0) return false;
  const files = new Map<string, number>();
  for (const key of people.values()) files.set(key, (files.get(key) ?? 0) + 1);
  const several = [...files.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
  return 2 * several > people.size;
}

/**
 * Everyone with documents in a report. `nameOf`: the name of a person by key, and by the author where it is one; null for that
 * of the document.
 */
export function holdersIn(
  report: Report,
  compared: readonly ComparedDocument[],
  people: ReadonlyMap<number, string>,
  nameOf: (key: string, author: string | null) => string | null,
): Holders {
  const documents = new Map(compared.map((document) => [document.id, document]));
  const numbers = new Map<string, number>();
  const list: { key: string; name: string; words: number; isEarlier: boolean }[] = [];
  const of = new Int32Array(report.documents.length).fill(-1);
  for (const [at, id] of report.documents.id.entries()) {
    const { role, author } = documents.get(id) ?? {};
    if (role === undefined || role === "template") continue;
    const key = people.get(id) ?? `file ${id}`;
    const name = nameOf(key, author && key === keyOfAuthor(author) ? author : null) ?? report.documents.name[at] ?? "";
    const number = numbers.get(key) ?? numbers.size;
    const holder = list[number] ?? { key, name, words: 0, isEarlier: true };
    numbers.set(key, number);
    list[number] = holder;
    of[at] = number;
    holder.isEarlier &&= role === "archive";
    if (!isAllTemplate(report, at)) holder.words += report.documents.words[at] ?? 0;
  }
  return { list, of };
}

/** Whether a document holds nothing that a template does not: starter code that was handed in as it was given. */
function isAllTemplate({ documents: { inTemplate, compared } }: Report, document: number): boolean {
  return (inTemplate[document] ?? 0) > 0 && compared[document] === 0;
}

/** The engine and the texts, as far as words are counted once; documents are given by id. */
export interface OverlapReader {
  /** The passages of pairs that count, in the order of the pairs. */
  passagesOf(ids: Uint32Array): Promise<readonly Passage[][]>;
  /** A document, whose text is cut. */
  document(id: number): { readonly name: string; readonly text: string } | undefined;
  readonly lengthsOf: LengthsOf;
}

/** The matched words of documents that overlap, each word counted once; of the first ones, if there are too many to read. */
export async function unionsOf(report: Report, found: readonly Overlap[], reader: OverlapReader): Promise<Unions> {
  const { pairs, documents } = report;
  const overlaps = within(found);
  const otherOf = (document: number, row: number): number =>
    (pairs.a[row] === document ? pairs.b[row] : pairs.a[row]) ?? 0;
  const idOf = (index: number): number => documents.id[index] ?? -1;
  const ids = overlaps.flatMap(({ document, rows }) => rows.flatMap((row) => [document, otherOf(document, row)]));
  const passages = await reader.passagesOf(Uint32Array.from(ids, idOf));
  let next = 0;
  const cut = overlaps.map(({ document, rows }) => {
    const own = passages.slice(next, next + rows.length).map((ofPair) => ({ passages: ofPair }));
    next += rows.length;
    const { name = "", text = "" } = reader.document(idOf(document)) ?? {};
    return { name, text, intervals: intervalsOf(sourcePassagesOf(own)) };
  });
  const words = await wordsOfIntervals(cut, reader.lengthsOf);
  return new Map(
    overlaps.map((overlap, at) => {
      const intervals = cut[at]?.intervals ?? [];
      return [overlapKey(overlap), matchedIn(intervals, words[at] ?? [], () => true)];
    }),
  );
}

function within(overlaps: readonly Overlap[]): Overlap[] {
  let pairs = 0;
  return overlaps.filter(({ rows }) => {
    pairs += rows.length;
    return pairs <= MAX_OVERLAPS_READ;
  });
}

/** Pairs of authors as they are saved. */
export function savedAuthorPairs(pairs: readonly AuthorPair[], list: readonly Holder[]): SavedAuthorPair[] {
  return pairs.map(({ a, b, matchedA, matchedB, weight, isExact: exact, longest, isWeak, rows }) => {
    const [of, and] = [list[a], list[b]];
    const names = { a: of?.name ?? "", b: and?.name ?? "" };
    const [wordsA, wordsB] = [of?.words ?? 0, and?.words ?? 0];
    return { ...names, matchedA, matchedB, weight, exact, wordsA, wordsB, longest, isWeak, pairs: rows };
  });
}
