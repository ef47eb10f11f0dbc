/**
 * One document and all its sources, ordered by matched words. The document is cut wherever a passage of any source starts or
 * ends, so that each word is counted once however many sources have it.
 */
import { firstWhere } from "../../engine/binary-search.ts";
import type { PairDetail, Passage, Report } from "../../engine/pkg/lookalike.js";
import { countedReport } from "../../pairs/uncounted.ts";
import type { Part } from "../pane/chunks.ts";
import type { Span, Stretch } from "../pane/pane.ts";
import { assignHues } from "../spans.ts";

/** A passage of the document, and the source that it is in. */
export interface SourcePassage {
  /** The source, by its rank from 0. */
  readonly source: number;
  readonly passage: Passage;
  readonly hue: number;
}

/** A stretch of the document, and the passages that cover it; in some of them it may be edited. */
export interface Interval extends Part {
  /** Places where it is identical to the source, the strongest source first. */
  readonly matched: readonly number[];
  /** Places where it was edited. */
  readonly edited: readonly number[];
}

/** Indices of the other documents in a document's pairs, by descending number of matched words. O(pairs). */
export function matchesOf(report: Report, id: number): number[] {
  const { documents, pairs } = countedReport(report);
  const own = documents.id.indexOf(id);
  const found: { other: number; matched: number; row: number }[] = [];
  for (let row = 0; row < pairs.length; row++) {
    const [a, b] = [pairs.a[row], pairs.b[row]];
    if (own < 0 || a === undefined || b === undefined || (a !== own && b !== own)) continue;
    const { matchedA, matchedB } = pairs.evidence;
    // Pairs without evidence are listed last, and have none of these numbers.
    const matched = (a === own ? matchedA[row] : matchedB[row]) ?? -1;
    found.push({ other: a === own ? b : a, matched, row });
  }
  // Ties keep the report's order.
  found.sort((x, y) => y.matched - x.matched || x.row - y.row);
  return found.map(({ other }) => other);
}

/** All passages of all sources, in the document's order. Each source has a colour of its own, as far as there are enough. */
export function sourcePassagesOf(pairs: readonly Pick<PairDetail, "passages">[]): SourcePassage[] {
  const first = pairs.map(({ passages }, rank) => ({ aStart: firstStart(passages), bStart: rank }));
  const hues = assignHues(first);
  return pairs
    .flatMap(({ passages }, source) => passages.map((passage) => ({ source, passage, hue: hues[source] ?? 0 })))
    .sort((x, y) => x.passage.aStart - y.passage.aStart || x.source - y.source);
}

function firstStart(passages: readonly Passage[]): number {
  return passages.reduce((first, { aStart }) => Math.min(first, aStart), Number.POSITIVE_INFINITY);
}

/** The document cut at every start and end of a passage; stretches in no passage are omitted. O(n log n) and its output. */
export function intervalsOf(sourcePassages: readonly SourcePassage[]): Interval[] {
  const edges: { offset: number; passageIndex: number; matches: boolean; opens: boolean }[] = [];
  for (const [passageIndex, { passage }] of sourcePassages.entries()) {
    for (const { start, end, matches } of piecesOf(passage)) {
      edges.push(
        { offset: start, passageIndex, matches, opens: true },
        { offset: end, passageIndex, matches, opens: false },
      );
    }
  }
  edges.sort((x, y) => x.offset - y.offset);
  const open = { matched: new Set<number>(), edited: new Set<number>() };
  const intervals: Interval[] = [];
  const bySource = (x: number, y: number): number =>
    (sourcePassages[x]?.source ?? 0) - (sourcePassages[y]?.source ?? 0) || x - y;
  const ranked = (set: ReadonlySet<number>): number[] => [...set].sort(bySource);
  for (const [index, { offset, passageIndex, matches, opens }] of edges.entries()) {
    const set = matches ? open.matched : open.edited;
    if (opens) set.add(passageIndex);
    else set.delete(passageIndex);
    const next = edges[index + 1]?.offset ?? offset;
    if (next === offset || open.matched.size + open.edited.size === 0) continue;
    intervals.push({ start: offset, end: next, matched: ranked(open.matched), edited: ranked(open.edited) });
  }
  return intervals;
}

/** A passage in the document, cut into matching and edited parts: all words outside the edits match. */
export function piecesOf({ aStart, aEnd, edits }: Passage): (Part & { matches: boolean })[] {
  const pieces: (Part & { matches: boolean })[] = [];
  let offset = aStart;
  const upTo = (end: number, matches: boolean): void => {
    if (end > offset) pieces.push({ start: offset, end, matches });
    offset = Math.max(offset, end);
  };
  for (const edit of edits) {
    if (edit.aEnd === edit.aStart) continue;
    upTo(edit.aStart, true);
    upTo(edit.aEnd, false);
  }
  upTo(aEnd, true);
  return pieces;
}

/** How many words of the document match, each counted once. `words`: those of each interval. */
export function matchedIn(
  intervals: readonly Interval[],
  words: readonly number[],
  isOn: (passageIndex: number) => boolean,
): number {
  return intervals.reduce((sum, { matched }, at) => (matched.some(isOn) ? sum + (words[at] ?? 0) : sum), 0);
}

/**
 * The colouring of the document, ascending and disjoint: each unedited stretch gets the colour of its strongest source, and
 * those of the chosen passage get its own.
 */
export function paintedOf(
  intervals: readonly Interval[],
  sourcePassages: readonly SourcePassage[],
  isOn: (passageIndex: number) => boolean,
  chosen = -1,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { start, end, matched, edited } of intervals) {
    const same = matched.includes(chosen) && isOn(chosen) ? chosen : matched.find(isOn);
    const index = same ?? edited.find(isOn);
    if (index === undefined) continue;
    const look = same === undefined ? "edited" : "passage";
    const last = stretches.at(-1);
    if (last?.end === start && last.index === index && last.look === look) {
      stretches[stretches.length - 1] = { ...last, end };
    } else stretches.push({ start, end, index, hue: sourcePassages[index]?.hue ?? 0, look });
  }
  return stretches;
}

/** The first coloured stretch of each passage, where its number goes in the margin. Ascending. */
export function spansIn(stretches: readonly Stretch[]): Span[] {
  const seen = new Set<number>();
  return stretches.flatMap(({ start, end, index, hue }) => {
    if (seen.has(index)) return [];
    seen.add(index);
    return [{ start, end, index, hue }];
  });
}

/** The passages at an offset of the document, the strongest source first. O(log n). */
export function passagesAt(intervals: readonly Interval[], offset: number): readonly number[] {
  const found = intervals[firstWhere(intervals.length, (at) => (intervals[at]?.end ?? 0) > offset)];
  return found && found.start <= offset ? [...found.matched, ...found.edited] : [];
}

/**
 * The passages of other sources that stand where `passage` does, one for each source, the strongest first: each overlaps
 * with it by at least half of the shorter one. Those that only touch its edge are other passages. O(passages).
 */
export function besideOf(
  sourcePassages: readonly SourcePassage[],
  { aStart, aEnd }: Pick<Passage, "aStart" | "aEnd">,
  isOther: (passageIndex: number) => boolean,
): number[] {
  const most = new Map<number, { passageIndex: number; overlap: number }>();
  for (const [passageIndex, { source, passage }] of sourcePassages.entries()) {
    const overlap = Math.min(aEnd, passage.aEnd) - Math.max(aStart, passage.aStart);
    const shorter = Math.min(aEnd - aStart, passage.aEnd - passage.aStart);
    if (2 * overlap < shorter || overlap <= (most.get(source)?.overlap ?? 0) || !isOther(passageIndex)) continue;
    most.set(source, { passageIndex, overlap });
  }
  return [...most].sort(([x], [y]) => x - y).map(([, { passageIndex }]) => passageIndex);
}
