/**
 * Cuts a text into blocks that the browser lays out one by one, only near the screen. Everything in a block that costs the
 * browser time is bounded: characters, lines, and consecutive characters without width. A text of 1 MB in one block takes a
 * second to lay out; a million combining marks in one word take minutes.
 *
 * Blocks are cut after a nearby line feed if there is one, so that the cut does not show. O(n) time.
 */
import { firstWhere } from "../../engine/binary-search.ts";

/** Blocks end at the first line feed from here on. */
export const CHUNK_UNITS = 2 * 1024;

/** A longer paragraph has no line feed in reach and is cut after a space, which shows as a line break. */
export const MAX_BLOCK_UNITS = 4 * 1024;

/** Maximum lines of a block. */
export const MAX_BLOCK_LINES = 100;

/**
 * Maximum consecutive combining marks and other characters without width: they form one cluster that all goes on one line,
 * so a screen could contain any number of them. No script stacks a tenth as many.
 */
export const MAX_STACKED_MARKS = 128;

/**
 * Maximum length of a word in a script that needs shaping, in code points: for each of its lines, the browser shapes the
 * whole remainder again. Scripts written without spaces that need no shaping (Chinese, Japanese, Korean) have no such words.
 */
export const MAX_WORD_CODE_POINTS = 256;

/**
 * Maximum direction characters in a block: each makes the browser draw the text after it separately, and because they have
 * no width, a screen could contain any number of them.
 */
export const MAX_DIRECTIONS = 64;

/** Maximum length of a line if lines are not wrapped: however long it is, it takes the height of one line. */
export const MAX_UNWRAPPED_UNITS = 512;

/** A block, in UTF-16 units. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Lines that start or continue in it. */
  readonly lines: number;
  /** The number of the first of them, counted from 1. */
  readonly firstLine: number;
}

/** Blocks cut in one task, at most a megabyte. */
const SLICE_BLOCKS = 250;

/**
 * The blocks, ascending; concatenated, they are the text. An empty text is one empty block. `wrapped`: whether lines wrap.
 */
export function blocksOf(text: string, wrapped = true): Block[] {
  return [...cut(text, wrapped)];
}

/** Like `blocksOf`, but yields to other tasks after every few hundred blocks. A text of normal size is cut in one go. */
export async function cutInSlices(text: string, wrapped: boolean): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const block of cut(text, wrapped)) {
    if (blocks.push(block) % SLICE_BLOCKS === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return blocks;
}

function* cut(text: string, wrapped: boolean): Generator<Block> {
  const longestLine = wrapped ? MAX_BLOCK_UNITS : MAX_UNWRAPPED_UNITS;
  let start = 0;
  let firstLine = 1;
  do {
    const block = blockAt(text, start, longestLine);
    yield { ...block, firstLine };
    firstLine += text.charCodeAt(block.end - 1) === LINE_FEED ? block.lines : block.lines - 1;
    start = block.end;
  } while (start < text.length);
}

type Cut = Omit<Block, "firstLine">;

function blockAt(text: string, start: number, longestLine: number): Cut {
  const limit = Math.min(text.length, start + MAX_BLOCK_UNITS);
  let lines = 1;
  let stacked = 0;
  let word = 0;
  let directions = 0;
  let space = -1;
  let line = start;
  for (let at = start; at < limit; at++) {
    const unit = text.charCodeAt(at);
    if (unit === LINE_FEED) {
      if (lines === MAX_BLOCK_LINES || at + 1 - start >= CHUNK_UNITS) return { start, end: at + 1, lines };
      lines++;
      line = at + 1;
    }
    const isFull = at - line >= longestLine || directions === MAX_DIRECTIONS;
    if (isFull) return cutAt(text, at, { start, line, space, lines });
    if (unit === SPACE) space = at;
    if (unit < FIRST_WITHOUT_WIDTH) {
      stacked = 0;
      word = 0;
      continue;
    }
    const sign = text.codePointAt(at) ?? 0;
    stacked = hasNoWidth(sign) ? stacked + 1 : 0;
    word = isShaped(sign) ? word + 1 : 0;
    directions += Number(isDirection(sign));
    if (stacked > MAX_STACKED_MARKS || word > MAX_WORD_CODE_POINTS) return { start, end: at, lines };
    // Skip the second half of a surrogate pair.
    if (sign > 0xffff) at++;
  }
  if (limit === text.length) return { start, end: limit, lines };
  return cutAt(text, limit, { start, line, space, lines });
}

/** A block that reached a limit: cut after its last line feed, else after its last space, else right there. */
function cutAt(
  text: string,
  end: number,
  { start, line, space, lines }: { start: number; line: number; space: number; lines: number },
): Cut {
  if (line > start) return { start, end: line, lines: lines - 1 };
  if (space > start) return { start, end: space + 1, lines };
  const isTrail = (text.charCodeAt(end) & 0xfc00) === 0xdc00;
  return { start, end: isTrail ? end - 1 : end, lines };
}

/** Letters from here on may need shaping; Latin, Greek, Cyrillic and Armenian come before. */
const FIRST_SHAPED = 0x590;

function isShaped(sign: number): boolean {
  return sign >= FIRST_SHAPED && !isIdeographic(sign);
}

/** Radicals, kana, ideographs and Hangul syllables; and the ideographs beyond the first plane. */
function isIdeographic(sign: number): boolean {
  return (
    (sign >= 0x2e80 && sign <= 0xd7a3) || (sign >= 0xf900 && sign <= 0xfaff) || (sign >= 0x20000 && sign < 0x40000)
  );
}

/** Direction marks, and the starts and ends of embedded, overridden and isolated text. */
function isDirection(sign: number): boolean {
  return (
    (sign >= 0x202a && sign <= 0x202e) ||
    (sign >= 0x2066 && sign <= 0x2069) ||
    sign === 0x200e ||
    sign === 0x200f ||
    sign === 0x061c
  );
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;

/**
 * Combining marks, and format characters such as joiners, directions and soft hyphens; the first of them is the soft hyphen.
 */
const NO_WIDTH = /[\p{M}\p{Cf}]/u;
const FIRST_WITHOUT_WIDTH = 0xad;

/** Cache per code point: 0 for unknown, 1 for no, 2 for yes. */
const known = new Uint8Array(0x110000);

function hasNoWidth(sign: number): boolean {
  if (known[sign] === 0) known[sign] = NO_WIDTH.test(String.fromCodePoint(sign)) ? 2 : 1;
  return known[sign] === 2;
}

// Consecutive blocks of a text as sections, the unit in which a pane fills and colours it; and finding parts by offset.

/** A stretch of a text, in UTF-16 units. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A block on screen. */
export interface Chunk extends Part {
  readonly element: HTMLElement;
}

/** A text node, and where it starts in the text. */
export interface TextPiece {
  readonly start: number;
  readonly node: Text;
}

/** Consecutive blocks, and their contents while they are filled. */
export interface Section extends Part {
  readonly blocks: readonly Block[];
  readonly element: HTMLElement;
  chunks: Chunk[];
  pieces: TextPiece[];
  /** Whether it is on or near the screen. */
  isNear: boolean;
  isColoured: boolean;
  colours: { layer: string; highlight: Highlight; range: Range }[];
}

/** Blocks filled at once: a few screens of a normal text. */
const SECTION_BLOCKS = 8;

/** Maximum length of a section, in UTF-16 units: each word of a section may have a colour of its own. */
const SECTION_UNITS = 16 * 1024;

function sectionOf(blocks: readonly Block[], numbered: boolean): Section {
  const element = document.createElement("div");
  element.dataset["section"] = "";
  const height = blocks.reduce((sum, block) => sum + guessedHeight(block, numbered), 0);
  element.style.height = `${height}px`;
  const [start, end] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0];
  return { start, end, blocks, element, chunks: [], pieces: [], isNear: false, isColoured: false, colours: [] };
}

/** Groups blocks into sections, still empty, with estimated heights. */
export function sectionsOf(blocks: readonly Block[], numbered: boolean): Section[] {
  const sections: Section[] = [];
  for (let first = 0, after = 1; first < blocks.length; after++) {
    const units = (blocks[after]?.end ?? Number.POSITIVE_INFINITY) - (blocks[first]?.start ?? 0);
    if (after - first < SECTION_BLOCKS && units <= SECTION_UNITS) continue;
    sections.push(sectionOf(blocks.slice(first, after), numbered));
    first = after;
  }
  return sections;
}

/** A line of some 70 characters is about 26 px high; only the scroll bar depends on this estimate. */
export function guessedHeight({ start, end, lines }: Block, numbered: boolean): number {
  return 26 * (numbered ? lines : lines + Math.floor((end - start) / 70));
}

/** The index of the first part that ends after an offset; the number of parts if there is none. O(log n). */
export function firstBehind(parts: readonly Part[], offset: number): number {
  return firstWhere(parts.length, (at) => (parts[at]?.end ?? 0) > offset);
}

/** The index of the last part that starts at or before an offset. O(log n). */
export function lastFrom(parts: readonly { readonly start: number }[], offset: number): number {
  return Math.max(0, firstWhere(parts.length, (at) => (parts[at]?.start ?? 0) > offset) - 1);
}
