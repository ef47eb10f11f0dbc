/**
 * Glyphs → lines in the order they are read.
 *
 * Glyphs that follow one another on a baseline form a stretch. A page of stretches is cut into columns where a gutter
 * runs through it that few stretches cross; those that do (titles, wide figures' captions) part the columns into bands, each
 * of which is read column by column. What has no gutter is read row by row. The idea is the recursive X-Y cut of G. Nagy
 * and S. Seth (1984), with cuts along gutters only, so that lines of two columns that happen to stand side by side are never
 * read across. O(n log n) for n stretches a page, but for the search for gutters, which is O(200 n).
 */
import type { PlacedGlyph } from "./glyphs.ts";

/** A run of text on one baseline, with the box it stands in. */
export interface Stretch {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** Parts of an em: a gap from which on there is a space between words, and from which on two stretches. */
const SPACE = 0.17;
const APART = 1.3;
/** How far a glyph may lie over the one before, in ems: accents are drawn so. */
const OVERLAP = 0.6;
/** How far glyphs of a line may be off its baseline, in ems: as far as indices are. */
const OFF_LINE = 0.35;

/** Joins glyphs that follow one another; the order in which they are drawn keeps columns apart by itself, mostly. */
export function stretches(glyphs: readonly PlacedGlyph[]): Stretch[] {
  const found: Stretch[] = [];
  let current: Stretch | null = null;
  for (const glyph of glyphs) {
    if (current && follows(current, glyph)) {
      append(current, glyph);
    } else if (glyph.text.trim() !== "") {
      const { text, x0, x1, y, size } = glyph;
      current = { text, x0, x1, y, size };
      found.push(current);
    }
  }
  for (const stretch of found) stretch.text = logical(stretch.text.trim());
  return found;
}

/** Whether a glyph goes on with a stretch: on its baseline, and not far behind its end. */
function follows(stretch: Stretch, { x0, y, size }: PlacedGlyph): boolean {
  const em = Math.max(stretch.size, size);
  const gap = x0 - stretch.x1;
  return Math.abs(y - stretch.y) <= OFF_LINE * em && gap > -OVERLAP * em && gap < APART * em;
}

function append(stretch: Stretch, { text, x0, x1, y, size }: PlacedGlyph): void {
  const blank = text.trim() === "";
  const apart = blank || x0 - stretch.x1 > SPACE * Math.max(stretch.size, size);
  if (apart && !stretch.text.endsWith(" ")) stretch.text += " ";
  if (!blank) stretch.text += text;
  // An index does not move the line it stands in.
  if (!blank && size >= stretch.size) Object.assign(stretch, { y, size });
  stretch.x1 = Math.max(stretch.x1, x1);
}

/** Letters that run from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Drawn order → spoken order, where a line runs from right to left: words of other scripts and numbers keep theirs. */
function logical(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const letters = [...text].filter((c) => /\p{L}/u.test(c));
  const right = letters.filter((c) => RIGHT_TO_LEFT.test(c)).length;
  if (2 * right < letters.length)
    return text.replace(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc][^\p{Script=Latin}\d]*/gu, turnAround);
  return turnAround(text).replace(
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d][^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\s]*/gu,
    turnAround,
  );
}

function turnAround(text: string): string {
  return [...text].reverse().join("");
}

/** The stretches of a page in reading order, as rows: stretches of one row stand side by side. */
export function rowsInOrder(page: readonly Stretch[]): Stretch[][] {
  const gutter = findGutter(page);
  if (gutter === null) return rows(page);
  const spanning = page.filter(({ x0, x1 }) => x0 < gutter && x1 > gutter).sort((p, q) => p.y - q.y);
  const inOrder: Stretch[][] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const bar of [...spanning, null]) {
    const to = bar ? bar.y - 0.5 * bar.size : Number.POSITIVE_INFINITY;
    const band = page.filter((one) => !spanning.includes(one) && one.y > from && one.y <= to);
    inOrder.push(...rowsInOrder(band.filter(({ x1 }) => x1 <= gutter)));
    inOrder.push(...rowsInOrder(band.filter(({ x0 }) => x0 >= gutter)));
    if (bar) inOrder.push([bar]);
    from = Math.max(from, to);
  }
  return inOrder;
}

/** Rows from top to bottom, each from left to right. */
export function rows(page: readonly Stretch[]): Stretch[][] {
  const sorted = [...page].sort((p, q) => p.y - q.y || p.x0 - q.x0);
  const found: Stretch[][] = [];
  for (const stretch of sorted) {
    const row = found.at(-1);
    const base = row?.[0];
    if (row && base && Math.abs(stretch.y - base.y) <= OFF_LINE * Math.max(base.size, stretch.size)) row.push(stretch);
    else found.push([stretch]);
  }
  for (const row of found) row.sort((p, q) => p.x0 - q.x0);
  return found;
}

/** How many stretches a column has at least, and what share of them may cross a gutter. */
const LEAST_ROWS = 4;
const MOST_CROSSING = 0.6;
/** Characters that a line of prose has at least, at the median; the cells of a table have fewer. */
const LEAST_CHARACTERS = 12;
const STEPS = 200;

/** The x of the gutter between two columns of prose; null where there is none. */
function findGutter(page: readonly Stretch[]): number | null {
  if (page.length < 2 * LEAST_ROWS) return null;
  const left = Math.min(...page.map(({ x0 }) => x0));
  const width = Math.max(...page.map(({ x1 }) => x1)) - left;
  let best: { x: number; crossing: number; gap: number } | null = null;
  for (let step = 0.15 * STEPS; step <= 0.85 * STEPS; step++) {
    const x = left + (width * step) / STEPS;
    const before = page.filter(({ x1 }) => x1 <= x);
    const after = page.filter(({ x0 }) => x0 >= x);
    const crossing = page.length - before.length - after.length;
    if (before.length < LEAST_ROWS || after.length < LEAST_ROWS) continue;
    if (crossing > MOST_CROSSING * Math.min(before.length, after.length)) continue;
    if (best && crossing > best.crossing) continue;
    const gap = Math.min(...after.map(({ x0 }) => x0)) - Math.max(...before.map(({ x1 }) => x1));
    if (best && crossing === best.crossing && gap <= best.gap) continue;
    if (!isProse(before) || !isProse(after) || !areBeside(before, after)) continue;
    best = { x, crossing, gap };
  }
  return best && best.gap > 0 ? best.x : null;
}

function isProse(column: readonly Stretch[]): boolean {
  const lengths = column.map(({ text }) => text.length).sort((p, q) => p - q);
  return (lengths[lengths.length >> 1] ?? 0) >= LEAST_CHARACTERS;
}

/** Whether two columns stand at one height at least in part. */
function areBeside(x: readonly Stretch[], y: readonly Stretch[]): boolean {
  const range = (column: readonly Stretch[]) => column.map((one) => one.y);
  return Math.min(...range(x)) < Math.max(...range(y)) && Math.min(...range(y)) < Math.max(...range(x));
}
