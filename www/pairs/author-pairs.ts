/**
 * Pairs of authors who handed in several files: what both share in all their files together. Words count once in each text,
 * however many files of the other author have them. O(pairs of documents).
 */
import type { Report } from "../engine/pkg/lookalike.js";
import { catalogue } from "../i18n/t.ts";
import { minMatchedFor } from "./matched.ts";
import type { PairOrder } from "./sorted-rows.ts";
import { uncountedRows } from "./uncounted.ts";

/** An author, or a document without one. */
export interface Holder {
  readonly key: string;
  readonly name: string;
  /** The words of all their documents but those that a template holds whole. */
  readonly words: number;
  /** Whether all of these are earlier work, which is not compared with other earlier work. */
  readonly isEarlier: boolean;
}

/** Everyone with documents in a report. */
export interface Holders {
  readonly list: readonly Holder[];
  /** By document, the index in `list`; -1 for a template. */
  readonly of: Int32Array;
}

/** Two authors, and the listed pairs of their documents. */
export interface AuthorPair {
  /** Its index, in the order of the strongest evidence. */
  readonly index: number;
  /** Indices of the authors. */
  readonly a: number;
  readonly b: number;
  /** Rows of the report's list, ascending; with those that are not counted. */
  readonly rows: readonly number[];
  /** Matched words of either author's documents. */
  readonly matchedA: number;
  readonly matchedB: number;
  /** Whether these are exact; otherwise each is at least as large. */
  readonly isExact: boolean;
  /** Words of the longest passage. */
  readonly longest: number;
  /**
   * By what they are sorted: the matched words of the author with fewer, of which those that more than three other texts share
   * count less; of programs their tokens, of which those of common code count less.
   */
  readonly weight: number;
  /** Whether they share too little to tell anything. */
  readonly isWeak: boolean;
}

/** A document that shares words with several documents of another author: only their passages tell how many words it shares. */
export interface Overlap {
  readonly document: number;
  /** The other author. */
  readonly other: number;
  readonly rows: readonly number[];
}

/** Matched words of documents that overlap, by `overlapKey`. */
export type Unions = ReadonlyMap<string, number>;

export function overlapKey({ document, other }: Pick<Overlap, "document" | "other">): string {
  return `${document}/${other}`;
}

/** The pairs of authors, the strongest evidence first, and the overlaps that `unions` does not have. */
export function authorPairsIn(
  report: Report,
  holders: Holders,
  unions: Unions,
): { pairs: readonly AuthorPair[]; overlaps: readonly Overlap[] } {
  const overlaps: Overlap[] = [];
  const uncounted = uncountedRows(report);
  const found = [...rowsByAuthors(report, holders)].map(([key, rows]) => {
    const [a, b] = [Math.floor(key / holders.list.length), key % holders.list.length];
    const counted = rows.filter((row) => !uncounted.has(row));
    const [sideA, sideB] = [sideOf(a, b), sideOf(b, a)];
    function sideOf(own: number, other: number) {
      let [matched, weight, isExact] = [0, 0, true];
      for (const [document, ownRows] of rowsByDocument(report, counted, (at) => holders.of[at] === own)) {
        const side = sharedBy(document, ownRows, report);
        const union = unions.get(overlapKey({ document, other }));
        if (!side.isExact && union === undefined) overlaps.push({ document, other, rows: side.rows });
        const own = side.isExact ? side.matched : Math.max(side.matched, union ?? 0);
        matched += own;
        weight += side.weightOf(own);
        isExact &&= side.isExact || union !== undefined;
      }
      return { matched, weight, isExact };
    }
    const [matchedA, matchedB] = [sideA.matched, sideB.matched];
    const least = minMatchedFor([holders.list[a]?.words ?? 0, holders.list[b]?.words ?? 0], report.params);
    const longest = Math.max(0, ...counted.map((row) => report.pairs.evidence.longest[row] ?? 0));
    return {
      a,
      b,
      rows,
      matchedA,
      matchedB,
      longest,
      isExact: sideA.isExact && sideB.isExact,
      weight: Math.min(sideA.weight, sideB.weight),
      isWeak: Math.min(matchedA, matchedB) < least,
    };
  });
  // Ties keep the report's order.
  found.sort((x, y) => y.weight - x.weight || (x.rows[0] ?? 0) - (y.rows[0] ?? 0));
  return { pairs: found.map((pair, index) => ({ ...pair, index })), overlaps };
}

/** The rows of each pair of authors; the key is made of both, the one with the first document first. */
function rowsByAuthors({ pairs }: Report, { of, list }: Holders): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let row = 0; row < pairs.length; row++) {
    const [x, y] = [of[pairs.a[row] ?? 0] ?? -1, of[pairs.b[row] ?? 0] ?? -1];
    if (x < 0 || y < 0) continue;
    const key = Math.min(x, y) * list.length + Math.max(x, y);
    const rows = found.get(key);
    if (rows) rows.push(row);
    else found.set(key, [row]);
  }
  return found;
}

function rowsByDocument(
  { pairs }: Report,
  rows: readonly number[],
  isOwn: (document: number) => boolean,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const row of rows) {
    // Both, where two files of one author were compared.
    for (const document of [pairs.a[row] ?? 0, pairs.b[row] ?? 0].filter(isOwn)) {
      const known = found.get(document);
      if (known) known.push(row);
      else found.set(document, [row]);
    }
  }
  return found;
}

/** What a document shares with documents of one author, as far as their numbers tell: exact with one, or if all of it matches. */
function sharedBy(document: number, rows: readonly number[], { pairs, documents, params }: Report) {
  const { evidence } = pairs;
  const matching = rows.filter((row) => row < evidence.length);
  const shares = matching.map((row) => {
    const [a, b] = [evidence.matchedA[row] ?? 0, evidence.matchedB[row] ?? 0];
    // The score of programs is the share of rare code: what is equal by chance has a low one.
    const isCode = params.unit === "code";
    const factor = isCode ? (evidence.score[row] ?? 0) ** 2 : (evidence.weight[row] ?? 0) / Math.max(1, Math.min(a, b));
    return { own: pairs.a[row] === document ? a : b, factor };
  });
  const matched = shares.reduce((most, { own }) => Math.max(most, own), 0);
  const isExact = matching.length < 2 || matched >= (documents.words[document] ?? 0);
  return { matched, isExact, rows: matching, weightOf: (all: number) => weightOf(all, shares) };
}

/** The weight of `all` words that a document shares with several others: the words of the weightiest pair, the rest at the others' mean. */
function weightOf(all: number, shares: readonly { readonly own: number; readonly factor: number }[]): number {
  const [first, ...others] = [...shares].sort((x, y) => y.own * y.factor - x.own * x.factor);
  if (!first) return 0;
  let [words, weight] = [0, 0];
  for (const { own, factor } of others) {
    words += own;
    weight += own * factor;
  }
  const mean = weight / Math.max(1, words);
  return first.own * first.factor + Math.max(0, all - first.own) * mean;
}

/** Pairs of authors in the order of the table's columns; ties by evidence. A similarity and a group are of documents only. */
export function sortedAuthorPairs(
  pairs: readonly AuthorPair[],
  { list }: Holders,
  { key, descending }: PairOrder,
): AuthorPair[] {
  const byEvidence = (x: AuthorPair, y: AuthorPair): number => x.index - y.index;
  const sign = descending ? -1 : 1;
  if (key === "names") {
    const { compare } = new Intl.Collator(catalogue.value?.locale, { numeric: true });
    const compareNames = (x: number, y: number): number => compare(list[x]?.name ?? "", list[y]?.name ?? "");
    return [...pairs].sort((x, y) => sign * (compareNames(x.a, y.a) || compareNames(x.b, y.b)) || byEvidence(x, y));
  }
  if (key === "longest") return [...pairs].sort((x, y) => sign * (x.longest - y.longest) || byEvidence(x, y));
  return [...pairs].sort((x, y) => (key === "evidence" ? -sign : 1) * byEvidence(x, y));
}

// Lines of the list: a pair of authors, and below it its pairs of files while it is opened.

/** Lines from here on are pairs of authors, by their index; all others are rows of the report's list. */
export const FIRST_AUTHOR_LINE = 2 ** 31;

/** The pair of authors of a line; undefined for a pair of documents. */
export function authorPairAt(pairs: readonly AuthorPair[], line: number): AuthorPair | undefined {
  return line >= FIRST_AUTHOR_LINE ? pairs[line - FIRST_AUTHOR_LINE] : undefined;
}
