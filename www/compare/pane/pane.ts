/**
 * One text on screen: blocks of plain text nodes, and the mapping between an offset in the text (UTF-16 units, as in the
 * engine) and a position on screen. A document's text only ever becomes text nodes.
 *
 * Finding a position costs O(log blocks). Blocks are grouped into sections, which are filled and coloured when they come
 * near the screen, and, if there are many colours, lose them when they leave it, so that no task is long whatever the text.
 * All sections of a text of normal size are filled eventually, so that the browser's own search and "select all" cover
 * everything; in a larger text, sections far from the screen are emptied again. Blocks off screen are not laid out
 * (`content-visibility`). Their heights are therefore estimates until they are near the screen, which is why scrolling to a
 * position checks again after each frame.
 */

import { classes } from "../../ui/dom.ts";
import styles from "../panes.module.css";
import passagesStyles from "../passages.module.css";
import { inked, type Stretch } from "../spans.ts";
import {
  type Block,
  type Chunk,
  firstBehind,
  guessedHeight,
  lastFrom,
  type Part,
  type Section,
  sectionsOf,
  type TextPiece,
} from "./chunks.ts";

export type { Span, Stretch } from "../spans.ts";
export type { Chunk } from "./chunks.ts";

/** Everything coloured in one way, ascending and disjoint. */
export interface Layer<S extends Part = Part> {
  readonly stretches: readonly S[];
  readonly highlightOf: (stretch: S) => Highlight;
}

/** Notified when blocks appear and disappear. */
export interface Follower {
  filled(chunks: readonly Chunk[]): void;
  emptied(chunks: readonly Chunk[]): void;
}

/** Texts with more blocks than this, usually some 4 MB, are filled near the screen only. */
const MAX_FILLED_BLOCKS = 2000;

/** With more coloured ranges than this, only sections near the screen are coloured: colouring this many takes some 10 ms. */
const MAX_COLOURED_SPANS = 2000;

/** Blocks filled per idle period: the browser still has to style and lay out each of them. */
const MAX_IDLE_BLOCKS = 32;

/** Milliseconds between idle periods if the browser does not report them. */
const IDLE_MS = 8;

/** Frames in which a scroll may still be corrected; two suffice unless many blocks are created at once. */
const CORRECTIONS = 6;

/** An invisible error, in pixels. */
const NEAR_ENOUGH = 2;

export class TextPane {
  readonly scroller: HTMLElement;
  readonly length: number;
  /** Whether only text near the screen is filled. */
  readonly isPartial: boolean;
  private readonly text: string;
  private readonly isNumbered: boolean;
  private readonly sections: Section[];
  private readonly startOfNode = new Map<Node, number>();
  private readonly layers = new Map<string, Layer>();
  private readonly followers = new Set<Follower>();
  /** Stretches to wrap in `mark` elements if ranges cannot be highlighted. */
  private marked: readonly Stretch[] = [];
  private scrolls = 0;
  /** Number of currently coloured ranges. */
  private coloured = 0;

  /** `blocks`: those of the text. `isNumbered`: whether lines are numbered, which requires unwrapped lines. */
  constructor(
    scroller: HTMLElement,
    content: HTMLElement,
    { text, blocks, isNumbered }: { text: string; blocks: readonly Block[]; isNumbered: boolean },
  ) {
    this.scroller = scroller;
    this.text = text;
    this.isNumbered = isNumbered;
    this.length = text.length;
    this.isPartial = blocks.length > MAX_FILLED_BLOCKS;
    this.sections = sectionsOf(blocks, isNumbered);
    for (const section of this.sections.slice(0, 2)) this.enter(section);
    content.replaceChildren(...this.sections.map(({ element }) => element));
    this.fillNearScreen();
    if (!this.isPartial) this.fillInIdleMoments();
  }

  /** Fills sections before they become visible. */
  private fillNearScreen(): void {
    const byElement = new Map<Element, Section>(this.sections.map((section) => [section.element, section]));
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const section = byElement.get(target);
          if (!section) continue;
          if (isIntersecting) this.enter(section);
          else this.leave(section, boundingClientRect.height);
        }
      },
      { root: this.scroller, rootMargin: "100%" },
    );
    for (const { element } of this.sections) near.observe(element);
  }

  private fillInIdleMoments(): void {
    let next = 0;
    const fill = (maxBlocks: number): void => {
      for (let blocks = 0; next < this.sections.length && blocks < maxBlocks; next++) {
        const section = this.sections[next];
        // Another text's pane has replaced this one.
        if (!section?.element.isConnected) {
          next = this.sections.length;
          break;
        }
        if (section.chunks.length > 0) continue;
        this.fill(section);
        if (this.coloured < MAX_COLOURED_SPANS) this.colourWhole(section);
        blocks += section.blocks.length;
      }
      if (next === this.sections.length) removeEventListener("beforeprint", fillAll);
    };
    // Printing cannot wait for idle time, so fill the rest at once.
    const fillAll = (): void => fill(Number.POSITIVE_INFINITY);
    const fillSome = (): void => {
      fill(MAX_IDLE_BLOCKS);
      if (next < this.sections.length) whenIdle(fillSome);
    };
    addEventListener("beforeprint", fillAll);
    whenIdle(fillSome);
  }

  /** A section has come near the screen. */
  private enter(section: Section): void {
    section.isNear = true;
    this.fill(section);
    this.colourWhole(section);
  }

  /** A section, of this height, is no longer near the screen. */
  private leave(section: Section, height: number): void {
    section.isNear = false;
    if (this.isPartial || this.coloured > MAX_COLOURED_SPANS) this.clearColours(section);
    if (this.isPartial) this.empty(section, height);
  }

  private colourWhole(section: Section): void {
    if (section.isColoured) return;
    section.isColoured = true;
    for (const [name, layer] of this.layers) this.colourSection(section, name, layer);
  }

  /** Removes the colours of one layer, or all, from a section. */
  private clearColours(section: Section, layer?: string): void {
    section.colours = section.colours.filter(({ layer: own, highlight, range }) => {
      if (layer !== undefined && own !== layer) return true;
      highlight.delete(range);
      this.coloured--;
      return false;
    });
    if (layer === undefined) section.isColoured = false;
  }

  /** Creates a section's blocks, each as one text node, or with `mark` elements in it. */
  private fill(section: Section): void {
    if (section.chunks.length > 0) return;
    let next = firstBehind(this.marked, section.start);
    for (const block of section.blocks) {
      const { start, end } = block;
      const nodes: Node[] = [];
      let offset = start;
      for (; next < this.marked.length; next++) {
        const span = this.marked[next];
        if (!span || span.start >= end) break;
        if (span.start > offset) nodes.push(this.piece(section, offset, span.start));
        const mark = document.createElement("mark");
        mark.className = classes(passagesStyles.mark, span.index >= 0 && passagesStyles[`hue${span.hue}`]);
        mark.dataset["look"] = span.look;
        mark.dataset["passage"] = String(span.index);
        const until = Math.min(span.end, end);
        mark.append(this.piece(section, Math.max(span.start, offset), until));
        nodes.push(mark);
        offset = until;
        if (span.end > end) break;
      }
      if (offset < end || nodes.length === 0) nodes.push(this.piece(section, offset, end));
      const element = document.createElement("div");
      element.className = styles.chunk;
      element.style.setProperty("--guessed-height", `${guessedHeight(block, this.isNumbered)}px`);
      element.replaceChildren(...nodes, ...this.numbers(block));
      section.chunks.push({ start, end, element });
    }
    section.element.replaceChildren(...section.chunks.map(({ element }) => element));
    section.element.style.removeProperty("height");
    for (const follower of this.followers) follower.filled(section.chunks);
  }

  /** Removes a section's blocks; its height is kept. */
  private empty(section: Section, height: number): void {
    if (section.chunks.length === 0) return;
    for (const follower of this.followers) follower.emptied(section.chunks);
    for (const { node } of section.pieces) this.startOfNode.delete(node);
    Object.assign(section, { chunks: [], pieces: [] });
    section.element.style.height = `${height}px`;
    section.element.replaceChildren();
  }

  /** Puts `mark` elements around stretches, for browsers that cannot highlight ranges. */
  wrap(stretches: readonly Stretch[]): void {
    this.marked = stretches;
    for (const section of this.sections) {
      if (section.chunks.length === 0) continue;
      this.empty(section, 0);
      this.fill(section);
    }
  }

  /** Colours stretches, replacing the previous colours of the layer of that name. */
  colour<S extends Part>(name: string, layer: Layer<S>): void {
    this.layers.set(name, layer as unknown as Layer);
    for (const section of this.sections) {
      if (!section.isColoured) continue;
      this.clearColours(section, name);
      if (section.isNear || this.coloured < MAX_COLOURED_SPANS)
        this.colourSection(section, name, layer as unknown as Layer);
      else this.clearColours(section);
    }
  }

  private colourSection(section: Section, layer: string, { stretches, highlightOf }: Layer): void {
    for (let at = firstBehind(stretches, section.start); at < stretches.length; at++) {
      const stretch = stretches[at];
      if (!stretch || stretch.start >= section.end) return;
      const highlight = highlightOf(stretch);
      for (const range of this.ranges(section, stretch)) {
        highlight.add(range);
        section.colours.push({ layer, highlight, range });
        this.coloured++;
      }
    }
  }

  /** Reports existing blocks, and those that appear and disappear, until the returned function is called. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    for (const { chunks } of this.sections) if (chunks.length > 0) follower.filled(chunks);
    return () => void this.followers.delete(follower);
  }

  /** The line numbers of a block, beside the text and not part of it. */
  private numbers({ start, end, lines, firstLine }: Block): Node[] {
    if (!this.isNumbered || start === end) return [];
    // There is no line after the text's last line feed, so no number either.
    const count = end === this.length && this.text.endsWith("\n") ? lines - 1 : lines;
    const numbers = document.createElement("div");
    numbers.className = styles.lineNumbers;
    numbers.setAttribute("aria-hidden", "true");
    // A line that continues from the block before has its number there.
    const goesOn = start > 0 && this.text[start - 1] !== "\n";
    const rows = Array.from({ length: count }, (_, row) => (goesOn && row === 0 ? "" : String(firstLine + row)));
    numbers.textContent = rows.join("\n");
    return [numbers];
  }

  /** The range of a stretch of text. Fills the blocks at its ends. */
  range(start: number, end: number): Range {
    const range = document.createRange();
    const first = this.pieceAt(start);
    const last = this.pieceAt(Math.max(start, end - 1));
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    return range;
  }

  /**
   * The ranges of a stretch within a section, one per block and without blank parts, so that other elements in a block are
   * not included.
   */
  private ranges({ chunks }: Section, { start, end }: Part): Range[] {
    const ranges: Range[] = [];
    for (let at = firstBehind(chunks, start); at < chunks.length; at++) {
      const chunk = chunks[at];
      if (!chunk || chunk.start >= end) break;
      const parts = inked(this.text, Math.max(start, chunk.start), Math.min(end, chunk.end));
      for (const [from, to] of parts) ranges.push(this.range(from, to));
    }
    return ranges;
  }

  /** The offset at a point in the window; null if the point is beside the text. */
  offsetAt(x: number, y: number): number | null {
    const caret = caretAt(x, y);
    const start = caret && this.startOfNode.get(caret.node);
    return caret && start !== undefined && start !== null ? start + caret.offset : null;
  }

  /**
   * Distance of an offset from the start of the text, in pixels: exact to the line if its block is filled, otherwise
   * interpolated. Fills nothing.
   */
  heightOf(offset: number): number {
    const section = this.sections[lastFrom(this.sections, offset)];
    if (!section) return 0;
    const chunk = section.chunks[lastFrom(section.chunks, offset)];
    const piece = section.pieces[lastFrom(section.pieces, offset)];
    const origin = this.scroller.getBoundingClientRect().top - this.scroller.scrollTop;
    if (section.isNear && piece && offset < this.length) {
      const line = this.range(offset, offset + 1).getBoundingClientRect();
      // A line feed may have no box of its own.
      if (line.height > 0) return line.top - origin;
    }
    const { start, end } = chunk ?? section;
    const { top, height } = (chunk ?? section).element.getBoundingClientRect();
    return top - origin + (height * (offset - start)) / Math.max(1, end - start);
  }

  /** Distance of an offset from the scroller's upper edge, in pixels. */
  topOf(offset: number): number {
    const rect = this.range(offset, offset + 1).getBoundingClientRect();
    return rect.top - this.scroller.getBoundingClientRect().top;
  }

  /** Scrolls until an offset is `top` pixels below the scroller's upper edge. */
  scrollTo(offset: number, top: number): void {
    const scroll = ++this.scrolls;
    let left = CORRECTIONS;
    const correct = (): void => {
      if (scroll !== this.scrolls || !this.scroller.isConnected) return;
      const off = this.topOf(offset) - top;
      if (Math.abs(off) > NEAR_ENOUGH) this.scroller.scrollTop += off;
      if (--left > 0) requestAnimationFrame(correct);
    };
    correct();
  }

  /** Cancels any scroll in progress. Returns how far an offset is below the upper edge. */
  cancelScroll(offset: number): number {
    this.scrolls++;
    return this.topOf(offset);
  }

  /** The stretch of text in view, as fractions of its length. Interpolated by blocks, so exact to a few lines. */
  visibleShare(): [from: number, to: number] {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (scrollHeight <= clientHeight) return [0, 1];
    return [scrollTop / scrollHeight, (scrollTop + clientHeight) / scrollHeight];
  }

  private piece(section: Section, start: number, end: number): Text {
    const node = document.createTextNode(this.text.slice(start, end));
    section.pieces.push({ start, node });
    this.startOfNode.set(node, start);
    return node;
  }

  private pieceAt(offset: number): TextPiece {
    const section = this.sections[lastFrom(this.sections, offset)];
    if (section) this.enter(section);
    const piece = section?.pieces[lastFrom(section.pieces, offset)];
    if (!piece) throw new RangeError(`offset ${offset}`);
    return piece;
  }
}

/** Safari does not support requestIdleCallback. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act);
  else setTimeout(act, IDLE_MS);
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (typeof document.caretPositionFromPoint === "function") {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  // Safari supports only the older name.
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
