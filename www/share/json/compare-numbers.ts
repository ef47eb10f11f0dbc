/**
 * Compares the numbers in a saved result with those counted from its documents. A file edited by hand would mislead other
 * programs that read it, and readers of the page.
 *
 * A million pairs take a second, so the page has its turn in between; they are found by a table of typed numbers, for a Map of them
 * would take as much memory as the report.
 */
import { documentAt, pairAt } from "../../engine/pairs.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import {
  type Data,
  documentFingerprint,
  groupsFingerprint,
  howOf,
  matchedOf,
  NOWHERE,
  pairFingerprint,
  type SavedNumbers,
  type SavedPairs,
} from "./saved-numbers.ts";

/** A pair whose numbers differ, by the places of its documents. Matched words are null where it is not listed. */
export interface OtherPair {
  readonly a: number;
  readonly b: number;
  readonly inFile: readonly [number, number] | null;
  readonly counted: readonly [number, number] | null;
}

/** A document whose numbers differ, by its place; its words. */
export interface OtherDocument {
  readonly place: number;
  readonly inFile: number;
  readonly counted: number;
}

/** How a file's numbers differ from those that were counted. */
export interface NumbersFound {
  /** Those that differ, and the first of them. */
  readonly pairs: { readonly count: number; readonly first: readonly OtherPair[] };
  readonly documents: { readonly count: number; readonly first: readonly OtherDocument[] };
  /** Whether counts over all pairs, or the groups, differ. */
  readonly totals: boolean;
  /** Whether one of them was estimated, or done with less memory, and the other was not. */
  readonly how: boolean;
}

/** What is compared with the file. */
export interface Counted {
  /** As the engine gave it: with nothing excluded by hand. */
  readonly report: Report;
  /** The owner of each document. */
  readonly owners: readonly (string | null)[];
}

/** How many of each are told one by one. */
const MAX_TOLD = 3;

/** The evidence of a pair that has none. */
const NONE: Data = {};

/** Rows between two looks at the clock. */
const ROWS = 512;

/** Whether any number differs. */
export function differs({ pairs, documents, totals, how }: NumbersFound): boolean {
  return pairs.count > 0 || documents.count > 0 || totals || how;
}

/** Compares them. `pause` is awaited between two steps. */
export async function compareNumbers(
  saved: SavedNumbers,
  { report, owners }: Counted,
  pause: () => Promise<void>,
): Promise<NumbersFound> {
  return {
    documents: await otherDocuments(saved, { report, owners }, pause),
    pairs: await otherPairs(saved.pairs, report, pause),
    totals: saved.groups !== groupsFingerprint(report.groups) || !sameTotals(saved, report),
    how: saved.how !== howOf({ ...report }),
  };
}

async function otherDocuments(
  { documents: saved }: SavedNumbers,
  { report, owners }: Counted,
  pause: () => Promise<void>,
): Promise<NumbersFound["documents"]> {
  const first: OtherDocument[] = [];
  let count = 0;
  for (let place = 0; place < report.documents.length; place++) {
    if (place % ROWS === 0) await pause();
    const document = { ...documentAt(report, place), owner: owners[place] ?? null };
    const [inFile, counted] = [saved.words[place] ?? Number.NaN, document.words];
    const isSame = saved.others[place] === documentFingerprint(document, saved.withOwners);
    if (isSame && inFile === counted) continue;
    if (++count <= MAX_TOLD) first.push({ place, inFile, counted });
  }
  return { count, first };
}

async function otherPairs(
  saved: SavedPairs,
  report: Report,
  pause: () => Promise<void>,
): Promise<NumbersFound["pairs"]> {
  const rows = await rowsOf(saved, pause);
  const seen = new Uint8Array(saved.a.length);
  const first: OtherPair[] = [];
  let count = 0;
  const tell = (other: () => OtherPair): void => {
    if (++count <= MAX_TOLD) first.push(other());
  };
  const inFile = (row: number): readonly [number, number] => [
    saved.matchedA[row] ?? Number.NaN,
    saved.matchedB[row] ?? Number.NaN,
  ];
  for (let place = 0; place < report.pairs.length; place++) {
    if (place % ROWS === 0) await pause();
    const pair = pairAt(report, place);
    const evidence = (pair.evidence ?? NONE) as Data;
    const counted = [matchedOf(evidence, "matchedA"), matchedOf(evidence, "matchedB")] as const;
    const { a, b } = pair;
    const row = rows(a, b);
    if (row < 0) tell(() => ({ a, b, inFile: null, counted }));
    else {
      seen[row] = 1;
      const isSame =
        saved.matchedA[row] === counted[0] &&
        saved.matchedB[row] === counted[1] &&
        saved.others[row] === pairFingerprint(pair as unknown as Data, evidence);
      if (!isSame) tell(() => ({ a, b, inFile: inFile(row), counted }));
    }
  }
  // What was not found now, or stands in the file twice.
  for (const [row, wasSeen] of seen.entries()) {
    if (row % ROWS === 0) await pause();
    if (!wasSeen)
      tell(() => ({ a: saved.a[row] ?? NOWHERE, b: saved.b[row] ?? NOWHERE, inFile: inFile(row), counted: null }));
  }
  return { count, first };
}

/** Looks up the first row of a pair; -1 where the file has none. Open addressing, half full at most. */
async function rowsOf({ a, b }: SavedPairs, pause: () => Promise<void>): Promise<(a: number, b: number) => number> {
  const { length } = a;
  const size = 2 ** Math.ceil(Math.log2(2 * length + 2));
  /** Rows from 1; 0 where there is none. */
  const table = new Uint32Array(size);
  const slotOf = (x: number, y: number): number => {
    let slot = Math.imul(Math.imul(x, 0x9e3779b1) ^ (y + 0x7f4a7c15), 0x85ebca6b);
    for (slot = (slot ^ (slot >>> 15)) & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const row = (table[slot] ?? 0) - 1;
      if (row < 0 || (a[row] === x && b[row] === y)) return slot;
    }
  };
  for (let row = 0; row < length; row++) {
    if (row % ROWS === 0) await pause();
    const slot = slotOf(a[row] ?? NOWHERE, b[row] ?? NOWHERE);
    if (table[slot] === 0) table[slot] = row + 1;
  }
  return (x, y) => (table[slotOf(x, y)] ?? 0) - 1;
}

/** The number of pairs with evidence is less by those of which too little is left. */
function sameTotals({ totals: saved, hasExclusions }: SavedNumbers, { totals }: Report): boolean {
  return Object.entries(totals).every(([name, total]) => {
    if (hasExclusions && name === "pairsWithEvidence") return true;
    return saved[name] === (Number.isFinite(total) ? total : null);
  });
}
