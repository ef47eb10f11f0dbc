/**
 * Passages that a person has excluded from a pair by hand, because they are not copied: a shared task, a quotation without
 * marks. They are kept by the documents' keys (./links.ts) and by their places in both texts, so that they survive a new run,
 * added files and a reload, and belong to no pair whose texts have changed.
 *
 * Other settings may find a passage a few words longer or shorter: it stays excluded as long as most of it was.
 */
import { signal } from "@preact/signals";
import type { Evidence, Passage } from "../engine/pkg/lookalike.js";
import type { PageDocument } from "./documents.ts";
import { type DocumentKey, documentsOf, keyOf } from "./links.ts";

/** Where a passage stands in both texts, and its matched words in each. */
export type ExcludedPassage = Pick<Passage, "aStart" | "aEnd" | "bStart" | "bEnd" | "matchedA" | "matchedB">;

/** By the keys of both documents, the smaller first; the first text is the one with the smaller key. */
export type ExcludedPassages = ReadonlyMap<string, readonly ExcludedPassage[]>;

/** Excluded passages as they are kept: six numbers each, by pair. */
export type KeptExclusions = readonly (readonly [pair: string, passages: readonly (readonly number[])[]])[];

type Named = Pick<PageDocument, "path" | "text">;

const SEPARATOR = "/";

/** All of the page. */
export const excludedPassages = signal<ExcludedPassages>(new Map());

/** The passages that are excluded from a pair, in the order of its documents as given. */
export function excludedIn(
  a: Named,
  b: Named,
  among: ExcludedPassages = excludedPassages.value,
): readonly ExcludedPassage[] {
  // Most pages have none, and a key takes a look at the whole text.
  if (among.size === 0) return [];
  const { pair, isTurned } = placeOf(a, b);
  const passages = among.get(pair) ?? [];
  return isTurned ? passages.map(turned) : passages;
}

/** Which of a pair's passages are excluded, by their index: those that lie for the most part in an excluded one. */
export function excludedIndexes(
  passages: readonly ExcludedPassage[],
  excluded: readonly ExcludedPassage[],
): ReadonlySet<number> {
  return new Set(passages.flatMap((passage, index) => (excluded.some((one) => covers(one, passage)) ? [index] : [])));
}

/** All excluded passages with one more, of the pair of `a` and `b`. */
export function withExcluded(
  before: ExcludedPassages,
  a: Named,
  b: Named,
  { aStart, aEnd, bStart, bEnd, matchedA, matchedB }: ExcludedPassage,
): ExcludedPassages {
  const { pair, isTurned } = placeOf(a, b);
  const given = { aStart, aEnd, bStart, bEnd, matchedA, matchedB };
  const passage = isTurned ? turned(given) : given;
  const others = (before.get(pair) ?? []).filter((one) => !covers(one, passage));
  const passages = [...others, passage].sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
  return new Map(before).set(pair, passages);
}

/** All excluded passages without one of them; without all of the pair's where none is given. */
export function withoutExcluded(
  before: ExcludedPassages,
  a: Named,
  b: Named,
  passage?: ExcludedPassage,
): ExcludedPassages {
  const { pair, isTurned } = placeOf(a, b);
  const after = new Map(before);
  const given = passage && isTurned ? turned(passage) : passage;
  const rest = given ? (before.get(pair) ?? []).filter((one) => !covers(one, given)) : [];
  if (rest.length === 0) after.delete(pair);
  else after.set(pair, rest);
  return after;
}

/** Excludes a passage of the pair of `a` and `b`. */
export function excludePassage(a: Named, b: Named, passage: ExcludedPassage): void {
  excludedPassages.value = withExcluded(excludedPassages.peek(), a, b, passage);
}

/** Takes a passage back in; all of the pair's where none is given. */
export function restorePassage(a: Named, b: Named, passage?: ExcludedPassage): void {
  excludedPassages.value = withoutExcluded(excludedPassages.peek(), a, b, passage);
}

/** How many passages these are, and their matched words in the text with fewer of them, as the list counts them. */
export function sumOf(excluded: readonly ExcludedPassage[]): { passages: number; words: number } {
  const sum = (side: "matchedA" | "matchedB"): number => excluded.reduce((all, passage) => all + passage[side], 0);
  return { passages: excluded.length, words: Math.min(sum("matchedA"), sum("matchedB")) };
}

/** A pair's matched words without those of the excluded passages. */
export function matchedWithout<E extends Pick<Evidence, "matchedA" | "matchedB">>(
  evidence: E,
  excluded: readonly Pick<ExcludedPassage, "matchedA" | "matchedB">[],
): E {
  const rest = (side: "matchedA" | "matchedB"): number =>
    Math.max(
      0,
      excluded.reduce((left, passage) => left - passage[side], evidence[side]),
    );
  return { ...evidence, matchedA: rest("matchedA"), matchedB: rest("matchedB") };
}

/** What is kept of them: those of pairs whose two documents are both among these. */
export function keptExclusions(all: ExcludedPassages, documents: readonly Named[]): KeptExclusions {
  const isThere = (key: DocumentKey): boolean => documentsOf(documents, key).length > 0;
  return [...all]
    .filter(([pair]) => pair.split(SEPARATOR).every(isThere))
    .map(([pair, passages]) => [
      pair,
      passages.map(({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }) => [
        ...[aStart, aEnd, bStart, bEnd, matchedA, matchedB],
      ]),
    ]);
}

/** Excluded passages out of what was kept, or read from a file; what is not as expected is left out. */
export function exclusionsFrom(kept: unknown): ExcludedPassages {
  const found = new Map<string, readonly ExcludedPassage[]>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const [pair, list] = Array.isArray(entry) ? entry : [];
    if (typeof pair !== "string" || !/^[\w-]{1,40}\/[\w-]{1,40}$/.test(pair) || !Array.isArray(list)) continue;
    const passages = list.filter(isSixNumbers).map(([aStart, aEnd, bStart, bEnd, matchedA, matchedB]) => ({
      ...{ aStart, aEnd, bStart, bEnd, matchedA, matchedB },
    }));
    if (passages.length > 0) found.set(pair, passages);
  }
  return found;
}

type SixNumbers = [number, number, number, number, number, number];

function isSixNumbers(value: unknown): value is SixNumbers {
  if (!Array.isArray(value) || value.length !== 6) return false;
  const [aStart, aEnd, bStart, bEnd] = value;
  return value.every((number) => Number.isSafeInteger(number) && number >= 0) && aStart < aEnd && bStart < bEnd;
}

/** Under what a pair's passages stand, and whether its documents stand there the other way round. */
function placeOf(a: Named, b: Named): { pair: string; isTurned: boolean } {
  const [first, second] = [keyOf(a), keyOf(b)];
  const isTurned = first > second;
  return { pair: isTurned ? second + SEPARATOR + first : first + SEPARATOR + second, isTurned };
}

function turned({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }: ExcludedPassage): ExcludedPassage {
  return { aStart: bStart, aEnd: bEnd, bStart: aStart, bEnd: aEnd, matchedA: matchedB, matchedB: matchedA };
}

/** Whether most of a passage lies in an excluded one, in both texts. */
function covers(excluded: ExcludedPassage, passage: ExcludedPassage): boolean {
  const common = (start: "aStart" | "bStart", end: "aEnd" | "bEnd"): number =>
    Math.min(excluded[end], passage[end]) - Math.max(excluded[start], passage[start]);
  return (
    2 * common("aStart", "aEnd") > passage.aEnd - passage.aStart &&
    2 * common("bStart", "bEnd") > passage.bEnd - passage.bStart
  );
}
