/** Turns the rows of all pages into paragraphs: joins lines, rejoins hyphenated words, separates paragraphs. */

import { rows, type TextStretch } from "./lines.ts";

/**
 * Thresholds for a new paragraph: the space above it relative to the usual one, and the indentation of its first line in
 * ems.
 */
const LOOSE = 1.35;
const INDENT = 0.8;
/** A wide gap within a row, in ems, is a tab. */
const WIDE = 1.3;

/** A row as one line. */
interface Line {
  text: string;
  x0: number;
  y: number;
  size: number;
}

/** The text of a document from the rows of its pages, and the offset at which each page begins. O(n). */
export function proseOf(pages: readonly (readonly (readonly TextStretch[])[])[]): { text: string; pages: number[] } {
  const lines = pages.map((rows) => rows.map(lineOf));
  const written = hyphenated(lines.flat());
  const parts: string[] = [];
  let before: Line | null = null;
  /** The index in `parts` of the first line of each page, or of the next one with lines. */
  const firsts: number[] = [];
  for (const [number, page] of lines.entries()) {
    const pitch = usualPitch(page);
    for (const [at, line] of page.entries()) {
      if (before) join(parts, before, line, at === 0 ? goesOn(before, line) : isSame(before, line, pitch), written);
      else parts.push(line.text);
      // The pages before without a line begin here, too.
      if (at === 0) while (firsts.length <= number) firsts.push(parts.length - 1);
      before = line;
    }
  }
  return {
    text: parts.join(""),
    pages: lines.map((_, number) => firsts[number] ?? parts.length).map(offsetsOf(parts)),
  };
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
  return { text, x0: first?.x0 ?? 0, y: first?.y ?? 0, size: first?.size ?? 0 };
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

/** Whether a line continues the previous line's paragraph. */
function isSame(before: Line, line: Line, pitch: number): boolean {
  const step = line.y - before.y;
  // Further up: the next column.
  if (step <= 0) return goesOn(before, line);
  if (step > LOOSE * pitch || Math.abs(line.size - before.size) > 0.2 * line.size) return false;
  const moved = line.x0 - before.x0;
  return moved < INDENT * line.size;
}

/** Across the end of a column or page, only the words can decide. */
function goesOn(before: Line, line: Line): boolean {
  return !/[.!?:"”’)\]]$/.test(before.text) || /^\p{Ll}/u.test(line.text);
}

/** Signs between which no space is written: a line ends within a word. */
const WITHOUT_SPACES =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001\u3002\ufe11\ufe12][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

function join(parts: string[], before: Line, line: Line, same: boolean, written: ReadonlySet<string>): void {
  if (!same) {
    parts.push("\n\n", line.text);
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
    parts.push(WITHOUT_SPACES.test(`${before.text.slice(-1)}${line.text.slice(0, 1)}`) ? "" : " ", line.text);
    return;
  }
  const keeps = hyphen !== "\u00ad" && written.has(`${stem}-${rest}`.toLowerCase());
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
