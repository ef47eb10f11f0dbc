/**
 * Turns the rows of all pages into paragraphs: joins lines, rejoins hyphenated words, separates paragraphs. Lines that the author
 * broke, as those of programs and poems, stay lines: a comment in a program ends with its line.
 */

import { hangulBreaks } from "./hangul-breaks.ts";
import { rows, type TextStretch } from "./lines.ts";

/**
 * Thresholds for a new paragraph: the space above it relative to the usual one, and the indentation of its first line in
 * ems.
 */
const LOOSE = 1.35;
const INDENT = 0.8;
/** A wide gap within a row, in ems, is a tab. */
const WIDE = 1.3;
/** The fraction of a column's lines that end at its right margin or before, and the one of those that begin at its left or before. */
const MARGIN_QUANTILE = 0.9;
const LEFT_QUANTILE = 0.1;
/**
 * The share of lines with room for the next word from which on the author broke all lines of a column: in prose it is below 0.4. In
 * letters of one width, as programs have them, it is lower, since the longest of their lines are wrapped.
 */
const MIN_BROKEN_SHARE = 0.45;
const MIN_MONOSPACED_SHARE = 0.33;
/** The widest letters of one width, in ems. Ideographs are wider, and all alike. */
const MAX_MONOSPACED_WIDTH = 0.75;
/** How many of the lines must have letters of the same width, and how much it may differ. */
const MIN_EQUAL_LINES = 0.8;
const MAX_WIDTH_DIFFERENCE = 0.01;
/** Fewest lines for such a share, in a column and, if it has fewer, in the document. */
const MIN_COLUMN_LINES = 10;
const MIN_DOCUMENT_LINES = 5;

/** A row as one line. */
interface Line {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
}

/** The text of a document from the rows of its pages, and the offset at which each page begins. O(n log n). */
export function proseOf(pages: readonly (readonly (readonly TextStretch[])[])[]): { text: string; pages: number[] } {
  const lines = pages.map((rows) => rows.map(lineOf));
  const columns = withBreaks(lines.flatMap(columnsOf));
  const usual = usualSize(lines.flat());
  const prose = new Prose(lines.flat());
  /** The index in the parts of the first line of each page, or of the next one with lines. */
  const firsts: number[] = [];
  const feet = feetOf(columns, usual);
  for (const [at, column] of columns.entries()) {
    const next = columns[at + 1]?.lines[0];
    const { start, notes } = feet[at] ?? { start: column.lines.length, notes: [] };
    const body = column.lines.slice(0, start);
    for (const [row, line] of body.entries()) {
      prose.add(line, placeOf(column, row), row === 0);
      // The pages before without a line begin here, too.
      while (firsts.length <= column.page) firsts.push(prose.parts.length - 1);
    }
    const [last] = body.slice(-1);
    if (notes.length > 0 && last) prose.addNotes(last, notes, next !== undefined && goesOn(last, next));
  }
  prose.end();
  return {
    text: prose.parts.join(""),
    pages: lines.map((_, number) => firsts[number] ?? prose.parts.length).map(offsetsOf(prose.parts)),
  };
}

/** Lines from top to bottom. */
interface Column {
  /** The number of its page, from 0. */
  page: number;
  lines: readonly Line[];
  /** The usual distance between the lines of its page. */
  pitch: number;
  /** Its left edge, and its right margin: where most of its lines end, as far as there are long ones. */
  left: number;
  margin: number;
  /** Whether the author broke its lines, as in a program: even the longest, which have no room for the next word. */
  isBroken: boolean;
}

/** The columns of a page. O(n log n). */
function columnsOf(page: readonly Line[], number: number): Column[] {
  const pitch = usualPitch(page);
  const columns: Column[] = [];
  for (let start = 0; start < page.length; ) {
    let end = start + 1;
    while (end < page.length && (page[end]?.y ?? 0) > (page[end - 1]?.y ?? 0)) end++;
    const lines = page.slice(start, end);
    const left = quantile(lines, "x0", LEFT_QUANTILE);
    const margin = quantile(lines, "x1", MARGIN_QUANTILE);
    columns.push({ page: number, lines, pitch, left, margin, isBroken: false });
    start = end;
  }
  return columns;
}

function quantile(lines: readonly Line[], key: "x0" | "x1", share: number): number {
  const sorted = lines.map((line) => line[key]).sort((p, q) => p - q);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** Finds out in which columns the author broke the lines. O(n log n). */
function withBreaks(columns: readonly Column[]): Column[] {
  const counts = columns.map(breaksOf);
  const total = counts.reduce((x, y) => ({ all: x.all + y.all, broken: x.broken + y.broken }), { all: 0, broken: 0 });
  return columns.map((column, at) => {
    const own = counts[at] ?? total;
    const { all, broken } = own.all < MIN_COLUMN_LINES ? total : own;
    const least = isMonospaced(column) ? MIN_MONOSPACED_SHARE : MIN_BROKEN_SHARE;
    return { ...column, isBroken: all >= MIN_DOCUMENT_LINES && broken >= least * all };
  });
}

/** Whether all letters of a column are of one width. O(n log n). */
function isMonospaced({ lines }: Column): boolean {
  const widths = lines.map(({ text, x0, x1, size }) => (x1 - x0) / (size * text.length)).sort((p, q) => p - q);
  const median = widths[widths.length >> 1] ?? 0;
  const equal = widths.filter((width) => Math.abs(width - median) <= MAX_WIDTH_DIFFERENCE * median).length;
  return median <= MAX_MONOSPACED_WIDTH && equal >= MIN_EQUAL_LINES * widths.length;
}

/** How many lines of a column have room for the next word, of those behind which its paragraph may go on. */
function breaksOf({ lines, pitch, margin }: Column): { all: number; broken: number } {
  let [all, broken] = [0, 0];
  for (const [at, line] of lines.slice(1).entries()) {
    const before = lines[at];
    if (!before || !isNext(before, line, pitch)) continue;
    const isFree = hasRoom(before, line, margin);
    // The first line of a paragraph is often indented, or all others, as in a list of sources.
    if (isFree && (isIndented(before, line) || isIndented(line, before))) continue;
    all++;
    if (isFree) broken++;
  }
  return { all, broken };
}

/** The surroundings of a line. */
interface Place extends Pick<Column, "pitch" | "left" | "margin" | "isBroken"> {
  next: Line | undefined;
}

function placeOf({ pitch, left, margin, isBroken, lines }: Column, at: number): Place {
  return { pitch, left, margin, isBroken, next: lines[at + 1] };
}

/** What separates two lines: a space where the page was full, a line break of the author, or the end of a paragraph. */
type Break = " " | "\n" | "\n\n";

/** Joins lines into paragraphs. */
class Prose {
  /** The text, in parts. */
  readonly parts: string[] = [];
  readonly #written: Written;
  readonly #paragraph: Paragraph = { isFirst: true, hang: 0 };
  #before: Line | null = null;
  #isEnded = false;
  /** Notes of the pages that the paragraph runs over, with the lines above them. */
  #notes: (readonly [above: Line, notes: readonly Note[]])[] = [];

  constructor(lines: readonly Line[]) {
    this.#written = { hyphenated: hyphenated(lines), endsWithin: hangulBreaks(lines.map(({ text }) => text)) };
  }

  /** Adds a line; `isTop`: at the top of a column. */
  add(line: Line, place: Place, isTop: boolean): void {
    const [before, paragraph] = [this.#before, this.#paragraph];
    const between = before === null || this.#isEnded ? "\n\n" : this.#breakOf(before, line, place, isTop);
    if (between === "\n\n") this.#addPendingNotes();
    if (before) this.#join(before, line, between, paragraph);
    else this.parts.push(line.text);
    this.#before = line;
    this.#isEnded = false;
  }

  #breakOf(before: Line, line: Line, place: Place, isTop: boolean): Break {
    if (!isTop) return breakOf(before, line, this.#paragraph, place);
    if (!goesOn(before, line)) return "\n\n";
    return place.isBroken ? "\n" : " ";
  }

  /** Adds a line to its paragraph, or begins the next one with it. */
  #join(before: Line, line: Line, between: Break, paragraph: Paragraph): void {
    join(this.parts, before, line, between, this.#written);
    paragraph.isFirst = between === "\n\n";
    if (paragraph.isFirst) paragraph.hang = 0;
  }

  /** Adds the notes at the foot of a column; if the text above them goes on in the next column, after its paragraph. */
  addNotes(above: Line, notes: readonly Note[], goesOn: boolean): void {
    this.#notes.push([above, notes]);
    if (goesOn) return;
    this.#addPendingNotes();
    this.#isEnded = true;
  }

  end(): void {
    this.#addPendingNotes();
  }

  #addPendingNotes(): void {
    for (const [above, notes] of this.#notes) {
      const paragraph: Paragraph = { isFirst: true, hang: 0 };
      let before = above;
      for (const [at, { line, place }] of notes.entries()) {
        const between = at === 0 ? "\n\n" : place ? breakOf(before, line, paragraph, place) : " ";
        this.#join(before, line, between, paragraph);
        before = line;
      }
    }
    this.#notes = [];
  }
}

// Notes at the foot of a page: smaller than the text, the first of them with a number or mark. A sentence that goes on over the
// page is read first.

/** How large notes are at most, in sizes of the text. */
const MAX_NOTE_SIZE = 0.92;
/** The share of the lines above them that must have the size of the text. */
const MIN_EQUAL_SHARE = 0.6;
const NOTE_MARK = /^(?:\d{1,3}(?![\d.,]*\d)|[⁰¹²³⁴-⁹]+|[*∗†‡§¶]+)/u;

/** A line of a note; one that goes on from the page before has no place there. */
interface Note {
  line: Line;
  place: Place | null;
}

/** The foot of a column: where it begins, and the lines of the notes that begin in it, with those on the next page. */
interface Foot {
  start: number;
  notes: Note[];
}

/** The feet of all columns. A note that breaks off within a sentence goes on at the foot of the next column that has one. O(lines). */
function feetOf(columns: readonly Column[], usual: number): Foot[] {
  const feet: Foot[] = [];
  let open: Foot | null = null;
  for (const [at, column] of columns.entries()) {
    const { lines } = column;
    const start = lines.length - notesAtFoot(lines, usual, { next: columns[at + 1]?.lines[0], isOpen: open !== null });
    const all = lines.slice(start).map((line, row): Note => ({ line, place: placeOf(column, start + row) }));
    const first = all.findIndex(({ line }) => NOTE_MARK.test(line.text));
    const continued = open === null ? [] : all.slice(0, first < 0 ? all.length : first);
    const [beginning] = continued;
    if (beginning) beginning.place = null;
    open?.notes.push(...continued);
    const foot: Foot = { start, notes: all.slice(continued.length) };
    feet.push(foot);
    if (foot.notes.length > 0) open = foot;
    if (open?.notes.at(-1) && !breaksOff(open.notes.at(-1)?.line.text ?? "")) open = null;
    // Notes do not go on over a page without any.
    else if (all.length === 0) open = null;
  }
  return feet;
}

function breaksOff(text: string): boolean {
  return /[\p{L}\p{M},;\-\u00ad\u2010]$/u.test(text);
}

/** How many of the last lines of a column are notes; the first may go on from the column before if its notes are open. O(lines). */
function notesAtFoot(
  lines: readonly Line[],
  usual: number,
  { next, isOpen }: { next: Line | undefined; isOpen: boolean },
): number {
  let start = lines.length;
  while (start > 0 && (lines[start - 1]?.size ?? 0) <= MAX_NOTE_SIZE * usual) start--;
  const [first, last] = [lines[start], lines[start - 1]];
  if (!first || !last || !(NOTE_MARK.test(first.text) || (isOpen && /^\p{Ll}/u.test(first.text)))) return 0;
  // A small line at the top of the next column may continue these: a table or a program.
  const isText = (line: Line): boolean => Math.abs(line.size - usual) <= 0.05 * usual;
  if (!isText(last) || (next && !isText(next))) return 0;
  // In a recognised text, the sizes of equal lines differ.
  const equal = lines.slice(0, start).filter(isText).length;
  return equal >= MIN_EQUAL_SHARE * start ? lines.length - start : 0;
}

/** The size of most of a text. O(n). */
function usualSize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const step = Math.round(10 * size) / 10;
    counts.set(step, (counts.get(step) ?? 0) + text.length);
  }
  let [best, most] = [0, 0];
  for (const [size, count] of counts) if (count > most) [best, most] = [size, count];
  return best;
}

/** The paragraph being put together. */
interface Paragraph {
  /** Whether the line before is its first one. */
  isFirst: boolean;
  /** How far its other lines are indented beyond its first (a hanging indent), or 0. */
  hang: number;
}

/** A function from an ascending index of a part to the part's offset in the joined text. O(parts) in all. */
function offsetsOf(parts: readonly string[]): (index: number) => number {
  let [at, offset] = [0, 0];
  return (index) => {
    for (; at < index; at++) offset += parts[at]?.length ?? 0;
    return offset;
  };
}

function lineOf(row: readonly TextStretch[]): Line {
  let text = "";
  let end = 0;
  for (const stretch of row) {
    if (text !== "") text += stretch.x0 - end > WIDE * stretch.size ? "\t" : " ";
    text += stretch.text;
    end = stretch.x1;
  }
  const [first] = row;
  return { text, x0: first?.x0 ?? 0, x1: end, y: first?.y ?? 0, size: first?.size ?? 0 };
}

/** The median distance between the lines of a page. */
function usualPitch(page: readonly Line[]): number {
  const steps = page
    .slice(1)
    .map((line, at) => line.y - (page[at]?.y ?? 0))
    .filter((step) => step > 0)
    .sort((p, q) => p - q);
  return steps[steps.length >> 1] ?? 0;
}

/** What separates two lines of a column. Records the paragraph's hanging indent if the line shows that it has one. */
function breakOf(before: Line, line: Line, paragraph: Paragraph, place: Place): Break {
  if (!isSame(before, line, paragraph, place)) return "\n\n";
  // What is indented on the left, as a longer quotation, may be so on the right.
  const margin = place.margin - Math.max(0, before.x0 - place.left);
  return place.isBroken || hasRoom(before, line, margin) ? "\n" : " ";
}

/** Whether there is no gap between two lines, and both have one size. */
function isNext(before: Line, line: Line, pitch: number): boolean {
  return line.y - before.y <= LOOSE * pitch && Math.abs(line.size - before.size) <= 0.2 * line.size;
}

function isIndented(before: Line, line: Line): boolean {
  return line.x0 - before.x0 >= INDENT * line.size;
}

/** Whether the first word of a line has room on the line before, so that the page was not the reason for the break. */
function hasRoom(before: Line, line: Line, margin: number): boolean {
  const word = line.text.search(/\s|$/u) + 1;
  const wordWidth = ((line.x1 - line.x0) * word) / Math.max(1, line.text.length);
  return before.x1 + wordWidth < margin - INDENT * line.size;
}

/** Whether a line continues the previous line's paragraph. Records its hanging indent if the line shows that it has one. */
function isSame(before: Line, line: Line, paragraph: Paragraph, place: Place): boolean {
  if (!isNext(before, line, place.pitch)) return false;
  const moved = line.x0 - before.x0;
  const isSmall = /^\p{Ll}/u.test(line.text);
  const isHyphenated = isSmall && /\p{L}[-\u00ad\u2010]$/u.test(before.text);
  // Back where the paragraph's first line begins: the next list item or source.
  if (paragraph.hang > 0 && isNear(moved, -paragraph.hang, line)) return isSmall && !/[.!?]$/.test(before.text);
  if (!isIndented(before, line)) return true;
  if (!isHyphenated && !(paragraph.isFirst && isHanging(before, line, place))) return false;
  if (paragraph.isFirst) paragraph.hang = moved;
  return true;
}

/** Whether two positions are the same but for rounding. */
function isNear(x: number, y: number, { size }: Line): boolean {
  return Math.abs(x - y) < (INDENT / 2) * size;
}

/** How a list item or a source begins: "1.", "2.3", "(a)", "[12]", "•". */
const MARKER =
  /^(?:[([]?(?:\d{1,3}(?:\.\d+)*|[a-zA-Z]|[ivxlc]{1,5})[.)\]]+|\d+(?:\.\d+)+|\[[^\]]{1,12}\]|[•▪◦‣∙·*–—−-])\s+/u;
/** How a name begins, too, so that it is no sign of a list item within a source. */
const INITIAL = /^[A-Z]\.\s/;
/** Without a marker, the first line of a paragraph with a hanging indent is at least this long, in ems. Shorter ones are titles. */
const MIN_HANGING = 12;

/**
 * Whether an indented line is the second one of a paragraph with a hanging indent, rather than the first one of the next
 * paragraph: there is no room for its first word on the line before.
 */
function isHanging(before: Line, line: Line, { margin, next }: Place): boolean {
  const first = before.text.replace(MARKER, "");
  const isMarked = first !== before.text;
  // Rows of tables, and of tables of contents.
  if (/\t|\.\s?\.\s?\./.test(first) || line.text.includes("\t")) return false;
  if (MARKER.test(line.text) && !INITIAL.test(line.text)) return false;
  if (!isMarked && before.x1 - before.x0 < MIN_HANGING * before.size) return false;
  if (hasRoom(before, line, margin)) return false;
  if (isMarked || /^\p{Ll}/u.test(line.text)) return true;
  const [end] = /[.!?:](?=["”’)\]]*$)/.exec(first) ?? [];
  if (end === undefined || end === ":") return end === undefined;
  return next !== undefined && next.y > line.y && isNear(next.x0, line.x0, line);
}

/** Across the end of a column or page, only the words can decide. */
function goesOn(before: Line, line: Line): boolean {
  if (/^[•▪◦‣∙]/u.test(line.text)) return false;
  return !/[.!?:"”’)\]][⁰¹²³⁴-⁹]*$/u.test(before.text) || /^\p{Ll}/u.test(line.text);
}

/** Signs between which no space is written: a line ends within a word. */
const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001\u3002\ufe11\ufe12][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** What the lines of a document say about words that are split at their ends. */
interface Written {
  hyphenated: ReadonlySet<string>;
  endsWithin: (before: string, line: string) => boolean;
}

function join(parts: string[], before: Line, line: Line, between: Break, written: Written): void {
  // Where the author broke the line, a hyphen at its end is one.
  if (between !== " ") {
    parts.push(between, line.text);
    return;
  }
  const [hyphen] = /[-\u00ad\u2010]$/u.exec(before.text) ?? [];
  const stem =
    hyphen &&
    before.text
      .slice(0, -1)
      .split(/[^\p{L}\p{M}]+/u)
      .at(-1);
  const [rest] = /^\p{Ll}[\p{L}\p{M}]*/u.exec(line.text) ?? [];
  if (!stem || !hyphen || rest === undefined) {
    const isWithin =
      WITHOUT_SPACES.test(`${before.text.slice(-1)}${line.text.slice(0, 1)}`) ||
      written.endsWithin(before.text, line.text);
    parts.push(between === " " && isWithin ? "" : between, line.text);
    return;
  }
  const keeps = hyphen !== "\u00ad" && written.hyphenated.has(`${stem}-${rest}`.toLowerCase());
  const last = parts.pop() ?? "";
  parts.push(keeps ? last : last.slice(0, -hyphen.length), line.text);
}

/** Words with a hyphen that occur within a line: if such a word is split at a line's end, the hyphen is its own. */
function hyphenated(lines: readonly Line[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of lines) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+[-\u2010][\p{L}\p{M}]+/gu)) {
      found.add(word.replace("\u2010", "-").toLowerCase());
    }
  }
  return found;
}

// Repeated headers and footers: running titles and page numbers. They would break sentences that continue on the next page,
// and make all documents with the same layout look similar.
//
// A row within the outer rows of a page counts if its text, with all numbers treated as equal, occurs at the same height on
// at least two pages and on two pages of five. O(pages).

/** Rows at the top and at the bottom of a page that are considered. */
const OUTER_ROWS = 3;
/** The fraction of a page's height, at the top and at the bottom, in which they occur. */
const MARGIN = 0.16;
/** The fraction of all pages that must have it. */
const SHARE = 0.4;
/** Points by which its height may differ. */
const HEIGHT_STEP = 6;

/** A page as its stretches, with its height in points. */
export interface Sheet {
  stretches: TextStretch[];
  height: number;
}

/** Removes the headers and footers from all pages. Returns how many rows that were. */
export function takeOffFurniture(sheets: readonly Sheet[]): { sheets: TextStretch[][]; removed: number } {
  const outer = sheets.map(outerRows);
  const pages = new Map<string, Set<number>>();
  for (const [page, keyed] of outer.entries()) {
    for (const { keys } of keyed) for (const key of keys) (pages.get(key) ?? setAt(pages, key)).add(page);
  }
  const recurs = (key: string): boolean => {
    const { size } = pages.get(key) ?? { size: 0 };
    return size >= 2 && size >= SHARE * sheets.length;
  };
  let removed = 0;
  const left = sheets.map(({ stretches }, page) => {
    const off = new Set<TextStretch>();
    for (const { keys, row } of outer[page] ?? []) {
      if (!keys.some(recurs)) continue;
      removed++;
      for (const stretch of row) off.add(stretch);
    }
    return stretches.filter((stretch) => !off.has(stretch));
  });
  return { sheets: left, removed };
}

function setAt(map: Map<string, Set<number>>, key: string): Set<number> {
  const made = new Set<number>();
  map.set(key, made);
  return made;
}

function outerRows({ stretches, height }: Sheet): { keys: string[]; row: TextStretch[] }[] {
  const all = rows(stretches);
  const top = all.slice(0, OUTER_ROWS).filter(([first]) => first && first.y < MARGIN * height);
  const bottom = all.slice(-OUTER_ROWS).filter(([first]) => first && first.y > (1 - MARGIN) * height);
  return [...new Set([...top, ...bottom])].map((row) => ({ keys: keysOf(row), row }));
}

/** Keys for the same text at about the same height; a height near the border of two steps gets both. */
function keysOf(row: readonly TextStretch[]): string[] {
  const text = row
    .map((stretch) => stretch.text)
    .join(" ")
    .replace(/\d+|\b[ivxlc]+\b/g, "#")
    .replace(/\s+/g, " ");
  const step = (row[0]?.y ?? 0) / HEIGHT_STEP;
  return [...new Set([Math.floor(step - 0.25), Math.floor(step + 0.25)])].map((at) => `${at} ${text}`);
}
