/**
 * Turns glyphs into lines in reading order.
 *
 * Consecutive glyphs on a baseline form a stretch. A page of stretches is cut into columns if few stretches cross a gutter
 * through it; those that do (titles, captions of wide figures) divide the columns into bands, each of which is read column
 * by column. Without a gutter, the page is read row by row. The idea is the recursive X-Y cut of G. Nagy and S. Seth (1984),
 * with cuts along gutters only, so that lines of two columns that happen to be side by side are never read across. O(n log
 * n) for n stretches of a column, except for the search for gutters, which is O(200 n).
 */
import { firstWhere } from "../../../engine/binary-search.ts";
import { BEFORE_MARK, noteMark } from "../../parts/note-marks.ts";
import { logical } from "./direction.ts";
import type { PlacedGlyph } from "./glyphs.ts";

/** A run of text on one baseline, with its bounding box. */
export interface TextStretch {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** Gaps in ems: the minimum for a space between words, and for separate stretches. */
const SPACE = 0.17;
const APART = 1.3;
/** The minimum in lines that are set tightly, and the share of gaps between the two that such a line has at most; of letters set apart, most are. */
const TIGHT_SPACE = 0.125;
const MAX_TIGHT_SHARE = 0.34;
/** How far a glyph may overlap the one before, in ems: accents are drawn like this. */
const OVERLAP = 0.6;
/** How far a glyph may be off its line's baseline, in ems: as far as subscripts and superscripts are. */
const OFF_LINE = 0.35;
/** How far the mark of a note may be above it, from where on a number is one, and how small it is beside the line's letters. */
const OFF_LINE_MARK = 0.5;
const MIN_RAISED = 0.15;
const MAX_MARK_SIZE = 0.85;

/** A stretch while its glyphs are joined. */
interface Joined {
  stretch: TextStretch;
  letters: string[];
  /** The gap before each, in ems; infinite behind a blank. */
  gaps: number[];
  /** The letters that are small and raised. */
  raised: Set<number>;
  /** If the last glyph is a blank: where it starts, and where the one before it ends. */
  blank: { x0: number; end: number } | null;
}

/** Joins consecutive glyphs; the drawing order mostly keeps columns apart by itself. */
export function stretches(glyphs: readonly PlacedGlyph[]): TextStretch[] {
  const found: Joined[] = [];
  const typed: TextStretch[] = [];
  let current: Joined | null = null;
  for (const glyph of glyphs) {
    if (current) replaceBlank(current, glyph);
    if (glyph.isLine) {
      const { text, x0, x1, y, size } = glyph;
      typed.push({ text: text.trim(), x0, x1, y, size });
    } else if (current && follows(current.stretch, glyph)) {
      append(current, glyph);
    } else if (glyph.text.trim() !== "") {
      const { text, x0, x1, y, size } = glyph;
      current = { stretch: { text, x0, x1, y, size }, letters: [text], gaps: [0], raised: new Set(), blank: null };
      found.push(current);
    }
  }
  for (const joined of found) joined.stretch.text = logical(inWords(joined).trim());
  return [...found.map(({ stretch }) => stretch), ...typed];
}

/** The letters with a space at each gap between words. O(n). */
function inWords({ letters, gaps, raised }: Joined): string {
  const tight = gaps.filter((gap) => gap > TIGHT_SPACE && gap <= SPACE).length;
  const limit = tight <= MAX_TIGHT_SHARE * gaps.length ? TIGHT_SPACE : SPACE;
  const isApart = (at: number): boolean => (gaps[at] ?? 0) > limit;
  const parts: string[] = [];
  let tail = "";
  for (let at = 0; at < letters.length; ) {
    const start = at++;
    if (raised.has(start)) while (raised.has(at) && !isApart(at)) at++;
    const text = letters.slice(start, at).join("");
    const mark = raised.has(start) && !isApart(start) ? noteMark(tail, text) : null;
    const part = mark ?? (isApart(start) ? ` ${text}` : text);
    parts.push(part);
    tail = (tail + part).slice(-BEFORE_MARK);
  }
  return parts.join("");
}

/** Whether a glyph continues a stretch: on its baseline, and not far after its end. */
function follows(stretch: TextStretch, glyph: PlacedGlyph): boolean {
  const { x0, y, size } = glyph;
  const em = Math.max(stretch.size, size);
  const gap = x0 - stretch.x1;
  const isOnLine = Math.abs(y - stretch.y) <= OFF_LINE * em || isMark(stretch, glyph);
  return isOnLine && gap > -OVERLAP * em && gap < APART * em;
}

/** Whether a glyph is small, above the line of a stretch, and of a number or between two: the mark of a note, or a power. */
function isMark(stretch: TextStretch, { text, y, size }: PlacedGlyph): boolean {
  const rise = (stretch.y - y) / stretch.size;
  return rise >= MIN_RAISED && rise <= OFF_LINE_MARK && size < MAX_MARK_SIZE * stretch.size && /^[\d,]+$/.test(text);
}

function append(joined: Joined, glyph: PlacedGlyph): void {
  const { stretch, letters, gaps, raised } = joined;
  const { text, x0, x1, y, size } = glyph;
  const blank = text.trim() === "";
  joined.blank = blank ? { x0, end: stretch.x1 } : null;
  const gap = (x0 - stretch.x1) / Math.max(stretch.size, size);
  if (text !== "," && isMark(stretch, glyph)) raised.add(letters.length);
  letters.push(blank ? "" : text);
  gaps.push(blank ? Number.POSITIVE_INFINITY : gap);
  // A subscript or superscript does not move its line.
  if (!blank && size >= stretch.size) Object.assign(stretch, { y, size });
  stretch.x1 = Math.max(stretch.x1, x1);
}

/** How near to the start of a blank a letter is that is drawn in its place, in ems. */
const ON_BLANK = 0.01;

/**
 * Takes back the last blank if a letter or hyphen is drawn where it is: browsers draw a soft hyphen as a blank without moving on.
 * In a recognised text, the positions are too rough to tell.
 */
function replaceBlank(joined: Joined, { text, x0, y, size, isInvisible }: PlacedGlyph): void {
  const { blank, stretch, letters, gaps } = joined;
  if (!blank || isInvisible || !/^[\p{L}\p{M}\u2010-]/u.test(text)) return;
  if (Math.abs(x0 - blank.x0) > ON_BLANK * size || Math.abs(y - stretch.y) > ON_BLANK * size) return;
  letters.pop();
  gaps.pop();
  stretch.x1 = blank.end;
  joined.blank = null;
}

/** The stretches of a page in reading order, as rows: stretches of one row are side by side. */
export function rowsInOrder(page: readonly TextStretch[]): TextStretch[][] {
  const gutter = findGutter(page);
  if (gutter === null) return withLimits(rows(page));
  const isSpanning = ({ x0, x1 }: TextStretch): boolean => x0 < gutter && x1 > gutter;
  const spanning = page.filter(isSpanning).sort((p, q) => p.y - q.y);
  const others = page.filter((one) => !isSpanning(one));
  return bands(others, spanning).flatMap((band, at) => {
    const bar = spanning[at];
    return [
      ...rowsInOrder(band.filter(({ x1 }) => x1 <= gutter)),
      ...rowsInOrder(band.filter(({ x0 }) => x0 >= gutter)),
      ...(bar ? [[bar]] : []),
    ];
  });
}

/** The stretches above each bar and below the previous one, then those below the last. O(n log n). */
function bands(page: readonly TextStretch[], bars: readonly TextStretch[]): TextStretch[][] {
  const found: TextStretch[][] = [];
  const ends: number[] = [];
  for (const { y, size } of bars) {
    found.push([]);
    // A tall bar may reach above the previous one, with nothing in between.
    ends.push(Math.max(ends.at(-1) ?? Number.NEGATIVE_INFINITY, y - 0.5 * size));
  }
  found.push([]);
  for (const one of page) found[countBelow(ends, one.y, false)]?.push(one);
  return found;
}

/** How many of some ascending numbers are less than a limit (or at most, if `orAt`). O(log n). */
function countBelow(numbers: ArrayLike<number>, limit: number, orAt: boolean): number {
  return firstWhere(numbers.length, (at) => (orAt ? (numbers[at] ?? 0) > limit : (numbers[at] ?? 0) >= limit));
}

function sorted(page: readonly TextStretch[], key: "x0" | "x1"): Float64Array {
  return Float64Array.from(page, (one) => one[key]).sort();
}

/** Rows from top to bottom, each from left to right. */
export function rows(page: readonly TextStretch[]): TextStretch[][] {
  const sorted = [...page].sort((p, q) => p.y - q.y || p.x0 - q.x0);
  const found: TextStretch[][] = [];
  for (const stretch of sorted) {
    const row = found.at(-1);
    const base = row?.[0];
    if (row && base && Math.abs(stretch.y - base.y) <= OFF_LINE * Math.max(base.size, stretch.size)) row.push(stretch);
    else found.push([stretch]);
  }
  for (const row of found) row.sort((p, q) => p.x0 - q.x0);
  return found;
}

/** The limits of a sum: at most so many characters each, so many in a row, and so far above the line, in ems. */
const MAX_LIMIT = 4;
const MAX_LIMITS = 4;
const MAX_LIMIT_RISE = 0.8;

/** Puts short rows that are drawn in the gaps of the row below, as the limits of sums in a sentence, into that row. O(n). */
function withLimits(rows: TextStretch[][]): TextStretch[][] {
  for (let at = rows.length - 1; at > 0; at--) {
    const [row = [], below = []] = rows.slice(at - 1, at + 1);
    if (row.length > MAX_LIMITS || !row.every((one) => isLimit(one, below))) continue;
    below.push(...row);
    below.sort((p, q) => p.x0 - q.x0);
    row.length = 0;
  }
  return rows.filter((row) => row.length > 0);
}

function isLimit({ text, x0, y }: TextStretch, below: readonly TextStretch[]): boolean {
  const after = below.findIndex((one) => one.x1 > x0);
  const [left, right] = [below[after - 1], below[after]];
  if (!left || !right || text.length > MAX_LIMIT || /\s/.test(text) || right.x0 < x0) return false;
  return Math.max(left.y, right.y) - y <= MAX_LIMIT_RISE * Math.max(left.size, right.size);
}

/** Minimum stretches per column, and the maximum fraction of stretches that may cross a gutter. */
const MIN_COLUMN_ROWS = 4;
const MAX_CROSSING_FRACTION = 0.6;
/** Minimum median characters per line of prose; the cells of a table have fewer. */
const MIN_LINE_CHARACTERS = 12;
const STEPS = 200;

/** The x of the gutter between two columns of prose; null if there is none. */
function findGutter(page: readonly TextStretch[]): number | null {
  if (page.length < 2 * MIN_COLUMN_ROWS) return null;
  const left = lowest(page, "x0");
  const width = highest(page, "x1") - left;
  const [starts, ends] = [sorted(page, "x0"), sorted(page, "x1")];
  let best: { x: number; crossing: number; gap: number } | null = null;
  for (let step = 0.15 * STEPS; step <= 0.85 * STEPS; step++) {
    const x = left + (width * step) / STEPS;
    // The counts alone rule out most steps.
    if (countBelow(ends, x, true) < MIN_COLUMN_ROWS || page.length - countBelow(starts, x, false) < MIN_COLUMN_ROWS)
      continue;
    const before = page.filter(({ x1 }) => x1 <= x);
    const after = page.filter(({ x0 }) => x0 >= x);
    const crossing = page.length - before.length - after.length;
    if (before.length < MIN_COLUMN_ROWS || after.length < MIN_COLUMN_ROWS) continue;
    if (crossing > MAX_CROSSING_FRACTION * Math.min(before.length, after.length)) continue;
    if (best && crossing > best.crossing) continue;
    const gap = lowest(after, "x0") - highest(before, "x1");
    if (best && crossing === best.crossing && gap <= best.gap) continue;
    if (!isProse(before) || !isProse(after) || !areBeside(before, after)) continue;
    best = { x, crossing, gap };
  }
  return best && best.gap > 0 ? best.x : null;
}

function isProse(column: readonly TextStretch[]): boolean {
  const lengths = column.map(({ text }) => text.length).sort((p, q) => p - q);
  return (lengths[lengths.length >> 1] ?? 0) >= MIN_LINE_CHARACTERS;
}

/** Whether two columns overlap vertically. */
function areBeside(x: readonly TextStretch[], y: readonly TextStretch[]): boolean {
  return lowest(x, "y") < highest(y, "y") && lowest(y, "y") < highest(x, "y");
}

/** The minimum of some numbers; a page may have more stretches than a call may have arguments. */
function lowest(column: readonly TextStretch[], key: "x0" | "y"): number {
  return column.reduce((least, one) => Math.min(least, one[key]), Number.POSITIVE_INFINITY);
}

function highest(column: readonly TextStretch[], key: "x1" | "y"): number {
  return column.reduce((most, one) => Math.max(most, one[key]), Number.NEGATIVE_INFINITY);
}
