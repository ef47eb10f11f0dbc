/** The engine's detail of a pair → the stretches that both panes colour, each with its hue and its style. */

import { diffArrays } from "diff";
import { firstWhere } from "../engine/binary-search.ts";
import type { Counterpart, Edit, PairDetail, Passage } from "../engine/pkg/lookalike.js";
import { shownRange } from "./stray-words.ts";

/** Number of hues in `tokens.css`: `--passage-0` to `--passage-7`. Red and green are not among them: they judge. */
export const HUES = 8;

/** Where a passage starts in both texts. */
export interface Placed {
  readonly aStart: number;
  readonly bStart: number;
}

/**
 * The hue of each passage, in the given order. Neighbours differ, in either text: a passage has at most four (one before
 * and one after it, in each text), so a hue is always free. O(n log n) for the two orders.
 */
export function assignHues(passages: readonly Placed[]): number[] {
  const neighbours: number[][] = passages.map(() => []);
  for (const start of ["aStart", "bStart"] as const) {
    const order = passages.map((_, index) => index);
    order.sort((x, y) => (passages[x]?.[start] ?? 0) - (passages[y]?.[start] ?? 0) || x - y);
    for (let at = 1; at < order.length; at++) {
      const [left = 0, right = 0] = [order[at - 1], order[at]];
      neighbours[left]?.push(right);
      neighbours[right]?.push(left);
    }
  }
  const hues: number[] = [];
  for (let index = 0; index < passages.length; index++) {
    const taken = new Set(neighbours[index]?.map((other) => hues[other]));
    // Starting from the passage's own number spreads the hues over the list.
    let hue = index % HUES;
    while (taken.has(hue)) hue = (hue + 1) % HUES;
    hues.push(hue);
  }
  return hues;
}

// The visible parts of a coloured stretch. Without this, white space between two lines (indentation and blank lines) would
// show as coloured bars at the edge with nothing to read.

/**
 * The parts of a stretch between its line ends, ascending; the whole stretch if it is all white space. Line ends without
 * blank lines or indentation after them do not show, and cut nothing. O(n) time.
 */
export function inked(text: string, start: number, end: number): readonly (readonly [from: number, to: number])[] {
  const parts: [number, number][] = [];
  let offset = start;
  for (const { 0: space, index } of text.slice(start, end).matchAll(/\s{2,}/g)) {
    if (!space.includes("\n")) continue;
    if (start + index > offset) parts.push([offset, start + index]);
    offset = start + index + space.length;
  }
  if (offset < end) parts.push([offset, end]);
  return parts.length > 0 ? parts : [[start, end]];
}

/** A stretch of the text that belongs to a passage, or to none (`index` -1: bare shingles). */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly index: number;
  readonly hue: number;
}

/**
 * How a stretch is drawn: a passage, and the words in it that do not match; or, if differences are shown, text that is the
 * same, replaced, or on this side only, a gap where this side lacks text, and words that were moved or are another form of
 * the other side's; or bare shared shingles; or a passage that the user excluded, that is of a kind that is not shown, or
 * that does not count.
 */
export type Look =
  | "passage"
  | "edited"
  | "same"
  | "replaced"
  | "only"
  | "missing"
  | "moved"
  | "reworded"
  | "shared"
  | "out"
  | "dimmed";

/** A part of a span drawn in one style. */
export interface Stretch extends Span {
  readonly look: Look;
}

/** The options of the switch above the panes. */
export type Mode = "passages" | "differences" | "shingles";

/** A value for each text of a pair. */
export interface Sides<T> {
  readonly a: T;
  readonly b: T;
}

/** The spans of both texts, ascending. */
export type Spans = Sides<readonly Span[]>;

/** Spans of the passages, numbered in the order of the first text, or of the text covered by shared shingles. */
export function spansOf(detail: PairDetail, mode: Mode, texts: Sides<string>): Spans {
  if (mode === "shingles") return { a: pairsOf(detail.shinglesA), b: pairsOf(detail.shinglesB) };
  const hues = assignHues(detail.passages);
  const spans = (name: "a" | "b"): Span[] =>
    detail.passages
      .map((passage, index) => ({
        ...shownRange(passage, SIDES[name].of, texts[name]),
        index,
        hue: hues[index] ?? 0,
      }))
      .sort((x, y) => x.start - y.start);
  return { a: spans("a"), b: spans("b") };
}

/** How passages are shown. */
interface Shown {
  /** The passages that the user excluded by hand. */
  readonly excluded?: ReadonlySet<number>;
  /** The passages of kinds that are not shown, and those that do not count. */
  readonly dimmed?: ReadonlySet<number>;
  /** Whether the texts are programs, whose differences are shown line by line. */
  readonly arePrograms?: boolean;
}

/**
 * The stretches to colour in both texts, with their styles; ascending and disjoint. Comments within a passage were not
 * compared, and have no colour; nor has text that is excluded, which others draw. O(n) in passages and edits.
 */
export function stretchesOf(
  detail: PairDetail,
  mode: Mode,
  texts: Sides<string>,
  { excluded = new Set(), dimmed = new Set(), arePrograms = false }: Shown = {},
): Sides<readonly Stretch[]> {
  const { a, b } = spansOf(detail, mode, texts);
  if (mode === "shingles") {
    const shared = (spans: readonly Span[]): Stretch[] => spans.map((span) => ({ ...span, look: "shared" }));
    return { a: shared(a), b: shared(b) };
  }
  const byLine = arePrograms && mode === "differences" ? lineLooksOf(detail, texts) : [];
  const looks = (spans: readonly Span[], name: "a" | "b"): Stretch[] =>
    spans.flatMap((span) => {
      if (dimmed.has(span.index)) return [{ ...span, look: "dimmed" as const }];
      if (excluded.has(span.index)) return [{ ...span, look: "out" as const }];
      const lines = byLine[span.index]?.[name];
      if (lines) return lines.map((line) => ({ ...span, ...line }));
      return stretchesIn(span, detail.passages[span.index], { side: SIDES[name], mode, text: texts[name] });
    });
  return {
    a: withoutExcluded(withoutParts(looks(a, "a"), detail.commentsA), detail.excludedA, isCounted),
    b: withoutExcluded(withoutParts(looks(b, "b"), detail.commentsB), detail.excludedB, isCounted),
  };
}

/** Passages that do not count are drawn in full: those of lists of sources are excluded. */
function isCounted({ look }: Stretch): boolean {
  return look !== "dimmed";
}

/** Stretches, of which those that are `cut` are without excluded text: no word of it matches, and no word of it was changed. O(n). */
export function withoutExcluded(
  stretches: readonly Stretch[],
  excluded: readonly Range[],
  cut: (stretch: Stretch) => boolean,
): readonly Stretch[] {
  const flat = Uint32Array.from(excluded.flatMap(({ start, end }) => [start, end]));
  return withoutParts(stretches, flat, cut);
}

/** Stretches, of which those that are `cut` are without parts of the text: start and end of each, ascending. O(n). */
function withoutParts(
  stretches: readonly Stretch[],
  flat: Uint32Array,
  cut: (stretch: Stretch) => boolean = () => true,
): readonly Stretch[] {
  if (flat.length === 0) return stretches;
  let at = 0;
  return stretches.flatMap((stretch) => {
    if (!cut(stretch)) return [stretch];
    const parts: Stretch[] = [];
    let offset = stretch.start;
    while (at < flat.length && (flat[at + 1] ?? 0) <= offset) at += 2;
    for (let next = at; next < flat.length && (flat[next] ?? 0) < stretch.end; next += 2) {
      const [start = 0, end = 0] = [flat[next], flat[next + 1]];
      if (start > offset) parts.push({ ...stretch, start: offset, end: start });
      offset = Math.max(offset, end);
    }
    if (offset < stretch.end) parts.push({ ...stretch, start: offset });
    return parts;
  });
}

type Aligned = Passage | Edit | Counterpart;
type Range = { start: number; end: number };

interface Side {
  of(place: Aligned): Range;
  /** The same place in the other text. */
  other(place: Aligned): Range;
}

const inA = ({ aStart, aEnd }: Aligned) => ({ start: aStart, end: aEnd });
const inB = ({ bStart, bEnd }: Aligned) => ({ start: bStart, end: bEnd });
const SIDES: Sides<Side> = { a: { of: inA, other: inB }, b: { of: inB, other: inA } };

/**
 * A passage in one text, cut at its edits: all words outside of them match. If differences are shown, it is also cut at
 * words that were moved or take another form, and where words of the other text are missing.
 */
function stretchesIn(
  span: Span,
  passage: Passage | undefined,
  { side, mode, text }: { side: Side; mode: Mode; text: string },
): Stretch[] {
  const differs = mode === "differences";
  const stretches: Stretch[] = [];
  let offset = span.start;
  const upTo = (to: number, look: Look): void => {
    // Stray words are outside of the span.
    const end = Math.min(to, span.end);
    if (end > offset) stretches.push({ ...span, start: offset, end, look });
    offset = Math.max(offset, end);
  };
  const same = differs ? "same" : "passage";
  for (const { start, end, look } of marksIn(passage, side, differs)) {
    if (end > start) {
      upTo(start, same);
      upTo(end, look);
    } else if (differs) {
      const space = spaceAfter(text, start);
      if (space === null) continue;
      upTo(space, same);
      upTo(space + 1, "missing");
    }
  }
  upTo(span.end, same);
  return stretches;
}

/** Deviations from the other text within a passage, ascending; a missing word is an edit of length 0. */
function marksIn(passage: Passage | undefined, side: Side, differs: boolean): (Range & { look: Look })[] {
  const edits = (passage?.edits ?? []).map((edit) => ({ ...side.of(edit), look: lookOf(side.other(edit), differs) }));
  if (!differs) return edits;
  const others = (passage?.counterparts ?? []).map((place) => ({ ...side.of(place), look: place.kind }));
  // A word that only the other text moved or repeats has length 0 here, but is not missing.
  return [...edits, ...others.filter(({ start, end }) => end > start)].sort((x, y) => x.start - y.start);
}

/** How an edit is drawn, depending on its counterpart in the other text. */
function lookOf(other: Range, differs: boolean): Look {
  if (!differs) return "edited";
  return other.end > other.start ? "replaced" : "only";
}

/** The offset of the space after a word and its punctuation: where words are missing, there is nothing else to mark. */
function spaceAfter(text: string, end: number): number | null {
  const signs = SIGNS_AND_SPACE.exec(text.slice(end, end + MAX_PUNCTUATION_UNITS));
  return signs ? end + signs[0].length - 1 : null;
}

/** A word is followed by a comma, a full stop and a quotation mark at most; a space further away is not its own. */
const MAX_PUNCTUATION_UNITS = 4;
const SIGNS_AND_SPACE = /^[^\s\p{L}\p{N}]*\s/u;

// Differences of programs, line by line: all tokens of a passage match whatever their names, so words would hide what was changed.

interface Line extends Range {
  readonly text: string;
}

interface LineLook extends Range {
  readonly look: Look;
}

/** Longer passages are compared line by line in order, because a difference of thousands of changed lines takes long. */
const MAX_EDITED_LINES = 2000;

/** The lines of each passage, without comments, which make no difference. */
function lineLooksOf({ passages, commentsA, commentsB }: PairDetail, texts: Sides<string>) {
  const compared = { a: blanked(texts.a, commentsA), b: blanked(texts.b, commentsB) };
  return passages.map((passage) => lineLooks(passage, compared));
}

/** A text with spaces in place of these parts. O(n). */
function blanked(text: string, flat: Uint32Array): string {
  const parts: string[] = [];
  let offset = 0;
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const [start = 0, end = 0] = [flat[at], flat[at + 1]];
    parts.push(text.slice(offset, start), " ".repeat(end - start));
    offset = end;
  }
  return parts.join("") + text.slice(offset);
}

/** The lines of a passage in both texts: equal apart from spaces at either end, replaced, or in this text alone. */
function lineLooks(passage: Passage, texts: Sides<string>): Sides<readonly LineLook[]> {
  const lines = {
    a: linesIn(texts.a, passage.aStart, passage.aEnd),
    b: linesIn(texts.b, passage.bStart, passage.bEnd),
  };
  const textsOf = (side: readonly Line[]): string[] => side.map(({ text }) => text);
  const changes = diffArrays(textsOf(lines.a), textsOf(lines.b), { maxEditLength: MAX_EDITED_LINES });
  if (!changes) return { a: lines.a.map(replacedLine), b: lines.b.map(replacedLine) };
  const looks = { a: [] as LineLook[], b: [] as LineLook[] };
  const next = { a: 0, b: 0 };
  const take = (side: "a" | "b", count: number, look: Look): void => {
    for (const { start, end } of lines[side].slice(next[side], next[side] + count))
      looks[side].push({ start, end, look });
    next[side] += count;
  };
  for (const [at, { added, removed, count = 0 }] of changes.entries()) {
    const [before, after] = [changes[at - 1], changes[at + 1]];
    if (removed) take("a", count, after?.added || before?.added ? "replaced" : "only");
    else if (added) take("b", count, before?.removed || after?.removed ? "replaced" : "only");
    else {
      take("a", count, "same");
      take("b", count, "same");
    }
  }
  return looks;
}

function replacedLine({ start, end }: Line): LineLook {
  return { start, end, look: "replaced" };
}

/** The lines of a stretch without blank ones, each without spaces at its ends. O(n). */
function linesIn(text: string, from: number, to: number): Line[] {
  const lines: Line[] = [];
  for (let start = from; start < to; ) {
    const found = text.indexOf("\n", start);
    const end = found === -1 || found > to ? to : found;
    const line = text.slice(start, end);
    const trimmed = line.trim();
    const first = start + line.length - line.trimStart().length;
    if (trimmed !== "") lines.push({ start: first, end: first + trimmed.length, text: trimmed });
    start = end + 1;
  }
  return lines;
}

/** The passage at an offset, or -1. O(log n). */
export function spanAt<S extends { readonly start: number; readonly end: number }>(
  spans: readonly S[],
  offset: number,
): S | null {
  const span = spans[firstWhere(spans.length, (at) => (spans[at]?.end ?? 0) > offset)];
  return span && span.start <= offset ? span : null;
}

/** The spans of a column that holds the start and the end of each. */
export function pairsOf(flat: Uint32Array): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    spans.push({ start: flat[at] ?? 0, end: flat[at + 1] ?? 0, index: -1, hue: 0 });
  }
  return spans;
}

// Which spans of a text are visible in a small map of it.

/**
 * The visible ones among ascending spans that are drawn at least `minUnits` long: a span whose middle is covered by earlier
 * spans adds nothing. Wherever there is a span, something is drawn; the result has at most twice the text's length / `minUnits`
 * spans. O(n).
 */
export function visibleSpans(spans: readonly Span[], minUnits: number): Span[] {
  let drawnTo = Number.NEGATIVE_INFINITY;
  return spans.filter(({ start, end }) => {
    const drawnEnd = Math.max(end, start + minUnits);
    if ((start + drawnEnd) / 2 <= drawnTo) return false;
    drawnTo = Math.max(drawnTo, drawnEnd);
    return true;
  });
}
