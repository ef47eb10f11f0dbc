/**
 * One text on screen: blocks of plain text nodes, and the way between an offset in the text (UTF-16 units, as the
 * engine counts) and a place on screen. Only text nodes are ever made of a document's text.
 *
 * Building costs O(n) once; finding a place O(log blocks). Blocks off screen are not laid out (`content-visibility`),
 * so their height is a guess until they are near, which is why scrolling to a place looks again after each frame.
 */
import { lineAt, lineStarts } from "../text/lines.ts";
import { chunkStarts } from "./chunks.ts";
import { inked } from "./ink.ts";

/** A stretch of the text that belongs to a passage, or to none (`index` -1: bare shingles). */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly index: number;
  readonly hue: number;
}

/**
 * How a stretch is drawn: a passage and what was edited in it; or, where differences are shown, what is the same, what was
 * replaced, what stands on this side only, where on this side something is missing, and which words were moved or are
 * another form of the other side's; or bare shared shingles.
 */
export type Look = "passage" | "edited" | "same" | "replaced" | "only" | "missing" | "moved" | "reworded" | "shared";

/** A part of a span that is drawn in one way. */
export interface Stretch extends Span {
  readonly look: Look;
}

interface TextPiece {
  readonly start: number;
  readonly node: Text;
}

/** Frames in which a scroll may still be corrected; two suffice unless many blocks come into being at once. */
const CORRECTIONS = 6;

/** Pixels off that nobody sees. */
const NEAR_ENOUGH = 2;

/** See the head of this file. */
export class TextPane {
  readonly scroller: HTMLElement;
  readonly length: number;
  readonly chunks: { readonly start: number; readonly end: number; readonly element: HTMLElement }[] = [];
  private readonly text: string;
  /** Where lines begin, if they are numbered. */
  private readonly lines: Uint32Array | null;
  private pieces: TextPiece[] = [];
  private readonly startOfNode = new Map<Node, number>();
  private scrolls = 0;

  /** `numbered`: whether lines are numbered, which takes lines that are not wrapped. */
  constructor(scroller: HTMLElement, content: HTMLElement, text: string, numbered = false) {
    this.scroller = scroller;
    this.text = text;
    this.lines = numbered ? lineStarts(text) : null;
    this.length = text.length;
    const starts = chunkStarts(text);
    for (const [at, start] of starts.entries()) {
      const element = document.createElement("div");
      element.className = "chunk";
      const end = starts[at + 1] ?? text.length;
      // A line of some 70 characters is about 26 px high; only the scroll bar sees this guess.
      const rows = this.lines
        ? lineAt(this.lines, end - 1) - lineAt(this.lines, start) + 1
        : Math.round((end - start) / 70);
      element.style.setProperty("--guessed-height", `${Math.max(1, rows) * 26}px`);
      this.chunks.push({ start, end, element });
    }
    this.wrap([]);
    content.replaceChildren(...this.chunks.map(({ element }) => element));
  }

  /**
   * Fills the blocks anew: one text node each, or, where spans are given, `mark` elements around them, for browsers
   * that cannot highlight ranges. Stretches ascend and do not overlap.
   */
  wrap(stretches: readonly Stretch[]): void {
    this.pieces = [];
    this.startOfNode.clear();
    let next = 0;
    for (const { start, end, element } of this.chunks) {
      const nodes: Node[] = [];
      let at = start;
      for (; next < stretches.length; next++) {
        const span = stretches[next];
        if (!span || span.start >= end) break;
        if (span.start > at) nodes.push(this.piece(at, span.start));
        const mark = document.createElement("mark");
        mark.className = span.index < 0 ? span.look : `${span.look} hue-${span.hue}`;
        mark.dataset["passage"] = String(span.index);
        const until = Math.min(span.end, end);
        mark.append(this.piece(Math.max(span.start, at), until));
        nodes.push(mark);
        at = until;
        if (span.end > end) break;
      }
      if (at < end || nodes.length === 0) nodes.push(this.piece(at, end));
      element.replaceChildren(...nodes, ...this.numbers(start, end));
    }
  }

  /** The numbers of a block's lines, beside the text and no part of it. */
  private numbers(start: number, end: number): Node[] {
    if (!this.lines || start === end) return [];
    const [first, last] = [lineAt(this.lines, start), lineAt(this.lines, end - 1)];
    const numbers = document.createElement("div");
    numbers.className = "line-numbers";
    numbers.setAttribute("aria-hidden", "true");
    // Of a line that goes on here the block before has the number.
    const goesOn = this.lines[first - 1] !== start;
    const rows = Array.from({ length: last - first + 1 }, (_, row) => (goesOn && row === 0 ? "" : String(first + row)));
    numbers.textContent = rows.join("\n");
    return [numbers];
  }

  /** The range of a stretch of text. */
  range(start: number, end: number): Range {
    const range = document.createRange();
    const first = this.pieceAt(start);
    const last = this.pieceAt(Math.max(start, end - 1));
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    return range;
  }

  /**
   * The ranges of a stretch where there is something to colour, each within a block: what else hangs in a block stays out
   * of them.
   */
  ranges(start: number, end: number): Range[] {
    return this.chunks
      .filter((chunk) => chunk.start < end && chunk.end > start)
      .flatMap((chunk) => inked(this.text, Math.max(start, chunk.start), Math.min(end, chunk.end)))
      .map(([from, to]) => this.range(from, to));
  }

  /** The offset at a point of the window; null beside the text. */
  offsetAt(x: number, y: number): number | null {
    const place = caretAt(x, y);
    const start = place && this.startOfNode.get(place.node);
    return place && start !== undefined && start !== null ? start + place.offset : null;
  }

  /** How far below the scroller's top an offset is, in pixels. */
  topOf(offset: number): number {
    const rect = this.range(offset, offset + 1).getBoundingClientRect();
    return rect.top - this.scroller.getBoundingClientRect().top;
  }

  /** Scrolls until an offset stands `top` pixels below the scroller's upper edge. */
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

  /** Stops where it is, whatever scroll is under way, and says how far below the upper edge an offset stands. */
  holdAt(offset: number): number {
    this.scrolls++;
    return this.topOf(offset);
  }

  /** The stretch of text in view, as shares of its length. Counted by blocks, so exact to a few lines. */
  visibleShare(): [from: number, to: number] {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (scrollHeight <= clientHeight) return [0, 1];
    return [scrollTop / scrollHeight, (scrollTop + clientHeight) / scrollHeight];
  }

  private piece(start: number, end: number): Text {
    const node = document.createTextNode(this.text.slice(start, end));
    this.pieces.push({ start, node });
    this.startOfNode.set(node, start);
    return node;
  }

  private pieceAt(offset: number): TextPiece {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.pieces[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = this.pieces[low];
    if (!piece) throw new Error("a pane has no text");
    return piece;
  }
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (typeof document.caretPositionFromPoint === "function") {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  // Safari knows the older name only.
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
