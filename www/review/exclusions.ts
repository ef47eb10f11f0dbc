/**
 * Passages that a person has excluded from a pair by hand because they are not copied: a shared task, a quotation without
 * marks. They are stored by the documents' keys (../documents/document-keys.ts) and by their offsets in both texts, so that they
 * survive another run, added files and a reload, and apply to no pair whose texts have changed.
 *
 * The numbers that follow from them are computed in ./adjusted-report.ts.
 */
import { signal } from "@preact/signals";
import type { DocumentKey, PageDocument } from "../documents/document.ts";
import { keyOf, type Recognised } from "../documents/document-keys.ts";
import type { Passage, Report } from "../engine/pkg/lookalike.js";
import { hasEvidence } from "../pairs/matched.ts";
import { covers, type ExcludedOfPair, type ExcludedPassage, type PairExclusions, turned } from "./adjusted-report.ts";
import { indexesByKey, joinKeys, pairsAmong, splitKey } from "./review.ts";

/** By the keys of both documents, the smaller first; the first text is the one with the smaller key. */
export type ExcludedPassages = ReadonlyMap<string, readonly ExcludedPassage[]>;

/** The stored form of excluded passages: six numbers each, by pair. */
export type KeptExclusions = readonly (readonly [pair: string, passages: readonly (readonly number[])[]])[];

/** All exclusions on the page. */
export const excludedPassages = signal<ExcludedPassages>(new Map());

/** The passages excluded from a pair, oriented to the given order of its documents. */
export function excludedIn(
  a: Recognised,
  b: Recognised,
  among: ExcludedPassages = excludedPassages.value,
): readonly ExcludedPassage[] {
  // Most pages have none, and computing a key requires reading the whole text.
  if (among.size === 0) return [];
  const { pair, isTurned } = orderedPair(a, b);
  const passages = among.get(pair) ?? [];
  return isTurned ? passages.map(turned) : passages;
}

/** All exclusions, plus one more passage of the pair of `a` and `b`. */
export function withExcluded(
  before: ExcludedPassages,
  a: Recognised,
  b: Recognised,
  { aStart, aEnd, bStart, bEnd, matchedA, matchedB }: ExcludedPassage,
): ExcludedPassages {
  const { pair, isTurned } = orderedPair(a, b);
  const given = { aStart, aEnd, bStart, bEnd, matchedA, matchedB };
  const passage = isTurned ? turned(given) : given;
  const others = (before.get(pair) ?? []).filter((one) => !covers(one, passage));
  const passages = [...others, passage].sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
  return new Map(before).set(pair, passages);
}

/** All exclusions without one passage, or without all of the pair's if none is given. */
export function withoutExcluded(
  before: ExcludedPassages,
  a: Recognised,
  b: Recognised,
  passage?: ExcludedPassage,
): ExcludedPassages {
  const { pair, isTurned } = orderedPair(a, b);
  const after = new Map(before);
  const given = passage && isTurned ? turned(passage) : passage;
  const rest = given ? (before.get(pair) ?? []).filter((one) => !covers(one, given)) : [];
  if (rest.length === 0) after.delete(pair);
  else after.set(pair, rest);
  return after;
}

/** Excludes a passage of the pair of `a` and `b`. */
export function excludePassage(a: Recognised, b: Recognised, passage: ExcludedPassage): void {
  excludedPassages.value = withExcluded(excludedPassages.peek(), a, b, passage);
}

/** Restores a passage, or all of the pair's if none is given. */
export function restorePassage(a: Recognised, b: Recognised, passage?: ExcludedPassage): void {
  excludedPassages.value = withoutExcluded(excludedPassages.peek(), a, b, passage);
}

/**
 * The exclusions after a document was reread: in its pairs, `mapOffset` maps their offsets; passages are lost if the two
 * readings have no mapping. `lost`: how many are.
 */
export function replaced(
  all: ExcludedPassages,
  document: DocumentKey,
  mapOffset: ((at: number) => number) | null,
): { all: ExcludedPassages; lost: number } {
  const after = new Map(all);
  let lost = 0;
  for (const [pair, before] of all) {
    const [first, second] = splitKey(pair);
    if (first !== document && second !== document) continue;
    // A pair of two copies: with two texts under one key, nobody knows which of them was reread.
    const passages =
      mapOffset && first !== second
        ? before.flatMap((one) => withMappedOffsets(one, first === document, mapOffset))
        : [];
    lost += before.length - passages.length;
    if (passages.length > 0) after.set(pair, passages);
    else after.delete(pair);
  }
  return { all: after, lost };
}

function withMappedOffsets(
  passage: ExcludedPassage,
  isFirst: boolean,
  mapOffset: (at: number) => number,
): ExcludedPassage[] {
  const { aStart, aEnd, bStart, bEnd } = passage;
  const [from, to] = isFirst ? [mapOffset(aStart), mapOffset(aEnd)] : [mapOffset(bStart), mapOffset(bEnd)];
  if (from >= to) return [];
  return [{ ...passage, ...(isFirst ? { aStart: from, aEnd: to } : { bStart: from, bEnd: to }) }];
}

/**
 * The pairs of a report with exclusions, by document indices. `documents`: those of the report, in its order; `passagesOf`
 * returns the engine's passages of a pair, if known.
 */
export function exclusionsIn(
  report: Report,
  documents: readonly Recognised[],
  all: ExcludedPassages,
  passagesOf: (a: number, b: number) => PairExclusions["passages"],
): PairExclusions[] {
  if (!hasEvidence(report)) return [];
  return exclusionsByPlace(documents, all).map((pair) => ({ ...pair, passages: passagesOf(pair.a, pair.b) }));
}

/** All exclusions from pairs of these documents, by document indices, whether or not their passages are found at present. */
export function exclusionsByPlace(documents: readonly Recognised[], all: ExcludedPassages): ExcludedOfPair[] {
  if (all.size === 0) return [];
  const indexes = indexesByKey([...all.keys()].flatMap(splitKey), documents);
  const found = new Map<string, ExcludedOfPair>();
  for (const pair of all.keys()) {
    const [first, second] = splitKey(pair);
    for (const one of indexes.get(first) ?? []) {
      for (const other of indexes.get(second) ?? []) {
        const [a, b] = [Math.min(one, other), Math.max(one, other)];
        const [left, right] = [documents[a], documents[b]];
        if (a === b || !left || !right) continue;
        const excluded = excludedIn(left, right, all);
        if (excluded.length > 0) found.set(`${a}/${b}`, { a, b, excluded });
      }
    }
  }
  return [...found.values()].sort((x, y) => x.a - y.a || x.b - y.b);
}

/** The exclusions to save: those of pairs whose two documents are both among these, or in collections. */
export function keptExclusions(
  all: ExcludedPassages,
  documents: readonly Recognised[],
  inCollections: ReadonlySet<DocumentKey> = new Set(),
): KeptExclusions {
  if (all.size === 0) return [];
  const isThere = pairsAmong([...all.keys()], documents, inCollections);
  return [...all]
    .filter(([pair]) => isThere(pair))
    .map(([pair, passages]) => [
      pair,
      passages.map(({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }) => [
        aStart,
        aEnd,
        bStart,
        bEnd,
        matchedA,
        matchedB,
      ]),
    ]);
}

/** Parses saved exclusions, or those from a file; drops anything malformed. */
export function exclusionsFrom(kept: unknown): ExcludedPassages {
  const found = new Map<string, readonly ExcludedPassage[]>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const [pair, list] = Array.isArray(entry) ? entry : [];
    if (typeof pair !== "string" || !/^[\w-]{1,40}\/[\w-]{1,40}$/.test(pair) || !Array.isArray(list)) continue;
    const passages = list.filter(isSixNumbers).map(([aStart, aEnd, bStart, bEnd, matchedA, matchedB]) => ({
      aStart,
      aEnd,
      bStart,
      bEnd,
      matchedA,
      matchedB,
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

/** The key under which a pair's passages are stored, and whether its documents are in the opposite order there. */
function orderedPair(a: Recognised, b: Recognised): { pair: string; isTurned: boolean } {
  const [first, second] = [keyOf(a), keyOf(b)];
  return { pair: joinKeys(first, second), isTurned: first > second };
}

/** The engine's passages of pairs in one report, by document indices. */
export interface FoundPassages {
  readonly report: Report;
  readonly ofPairs: ReadonlyMap<string, readonly Passage[]>;
}

/** Those of the last run. */
export const foundPassages = signal<FoundPassages | null>(null);

/** The pairs of the last run with exclusions; `documents`: all that were compared. */
export function pairExclusionsIn(
  report: Report,
  documents: readonly PageDocument[],
  all: ExcludedPassages,
): PairExclusions[] {
  if (all.size === 0) return [];
  const byId = new Map(documents.map((document) => [document.id, document]));
  const found = foundPassages.value?.report === report ? foundPassages.value.ofPairs : null;
  // A document that has just been removed stays in the report until the next run ends.
  const inOrder = Array.from(report.documents.id, (id) => byId.get(id) ?? { path: "", text: "" });
  return exclusionsIn(report, inOrder, all, (a, b) => found?.get(`${a}/${b}`) ?? null);
}
