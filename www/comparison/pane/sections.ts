/** Neighbouring blocks of a text as sections, the unit in which a pane fills and colours it; and finding parts by offset. */
import type { Block } from "./chunks.ts";

/** A stretch of a text, in UTF-16 units. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A block on screen. */
export interface Chunk extends Part {
  readonly element: HTMLElement;
}

/** A text node, and where it begins in the text. */
export interface TextPiece {
  readonly start: number;
  readonly node: Text;
}

/** Neighbouring blocks, and what they hold while they are filled. */
export interface Section extends Part {
  readonly blocks: readonly Block[];
  readonly element: HTMLElement;
  chunks: Chunk[];
  pieces: TextPiece[];
  /** Whether it is near the screen, or about to be. */
  isNear: boolean;
  isColoured: boolean;
  colours: { layer: string; highlight: Highlight; range: Range }[];
}

/** Blocks that are filled at once: a few screens of a usual text. */
const SECTION_BLOCKS = 8;

/** Longer sections end sooner: each word of a section may have a colour of its own. In UTF-16 units. */
const SECTION_UNITS = 16 * 1024;

function sectionOf(blocks: readonly Block[], numbered: boolean): Section {
  const element = document.createElement("div");
  element.dataset["section"] = "";
  const height = blocks.reduce((sum, block) => sum + guessedHeight(block, numbered), 0);
  element.style.height = `${height}px`;
  const [start, end] = [blocks[0]?.start ?? 0, blocks.at(-1)?.end ?? 0];
  return { start, end, blocks, element, chunks: [], pieces: [], isNear: false, isColoured: false, colours: [] };
}

/** Blocks → sections, empty yet and as high as they may be. */
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

/** A line of some 70 characters is about 26 px high; only the scroll bar sees this guess. */
export function guessedHeight({ start, end, lines }: Block, numbered: boolean): number {
  return 26 * (numbered ? lines : lines + Math.floor((end - start) / 70));
}

/** The place of the first part that ends behind an offset; their number where there is none. O(log n). */
export function firstBehind(parts: readonly Part[], offset: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of the last part that begins at an offset or before it. O(log n). */
export function lastFrom(parts: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
