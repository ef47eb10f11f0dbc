/**
 * The passages' numbers, in the margin beside the line each begins on. They hang inside their block without taking
 * room in it, are never part of a selection, and exist only for blocks near the screen: finding where a line stands
 * costs a layout of its block. On paper `printTags` takes their place.
 */

import { classes } from "../../ui/dom.ts";
import styles from "../panes.module.css";
import passagesStyles from "../passages.module.css";
import type { Chunk, Span, TextPane } from "./pane.ts";

/** Least distance between two numbers, in pixels; those of one line stand below each other. */
const TAG_HEIGHT = 20;

/** A pane and its spans, ascending. */
interface Marked {
  readonly pane: TextPane;
  readonly spans: readonly Span[];
  /** What a number says; by default the passage's. */
  readonly labelOf?: (span: Span) => string;
}

/** Keeps the numbers of one pane in place until the returned function is called. */
export function showTags({ pane, spans, labelOf = numberOf }: Marked, onChoose: (index: number) => void): () => void {
  const near = new Set<Chunk>();
  const place = (chunk: Chunk): void => {
    for (const tag of chunk.element.querySelectorAll(`.${styles.tag}`)) tag.remove();
    const { top: chunkTop } = chunk.element.getBoundingClientRect();
    // All is measured before anything is added: else each number would cost a layout of its block.
    let lowest = Number.NEGATIVE_INFINITY;
    const tags = spansBetween(spans, chunk.start, chunk.end).map((span) => {
      const { top } = pane.range(span.start, span.start + 1).getBoundingClientRect();
      lowest = Math.max(top - chunkTop, lowest + TAG_HEIGHT);
      return tagOf(span, { label: labelOf(span), top: lowest }, onChoose);
    });
    chunk.element.append(...tags);
  };
  const byElement = new Map<Element, Chunk>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const chunk = byElement.get(target);
        if (!chunk) continue;
        if (isIntersecting && !near.has(chunk)) place(chunk);
        if (isIntersecting) near.add(chunk);
        else near.delete(chunk);
      }
    },
    { root: pane.scroller, rootMargin: "50%" },
  );
  const resized = new ResizeObserver(() => {
    for (const chunk of near) place(chunk);
  });
  const stop = pane.follow({
    filled: (chunks) => {
      for (const chunk of chunks) {
        byElement.set(chunk.element, chunk);
        seen.observe(chunk.element);
      }
    },
    emptied: (chunks) => {
      for (const chunk of chunks) {
        byElement.delete(chunk.element);
        seen.unobserve(chunk.element);
        near.delete(chunk);
      }
    },
  });
  resized.observe(pane.scroller);
  let endPrinting = (): void => {};
  const print = (): void => {
    endPrinting();
    const numbered = ({ start, end }: Chunk) =>
      spansBetween(spans, start, end).map((span) => ({ span, label: labelOf(span) }));
    endPrinting = printTags(
      pane,
      [...byElement.values()].map((chunk) => [chunk, numbered(chunk)] as const),
    );
  };
  const printed = (): void => {
    endPrinting();
    endPrinting = () => {};
  };
  addEventListener("beforeprint", print);
  addEventListener("afterprint", printed);
  return () => {
    removeEventListener("beforeprint", print);
    removeEventListener("afterprint", printed);
    printed();
    stop();
    seen.disconnect();
    resized.disconnect();
    for (const tag of pane.scroller.querySelectorAll(`.${styles.tag}`)) tag.remove();
  };
}

/** Numbers of bare shingles would only be noise: those spans have no passage. O(log n) and those found. */
function spansBetween(spans: readonly Span[], start: number, end: number): Span[] {
  let low = 0;
  for (let high = spans.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const between: Span[] = [];
  for (let at = low; (spans[at]?.start ?? end) < end; at++) {
    const span = spans[at];
    if (span && span.index >= 0) between.push(span);
  }
  return between;
}

function numberOf({ index }: Span): string {
  return String(index + 1);
}

function tagOf(
  span: Span,
  { label, top }: { label: string; top: number },
  onChoose: (index: number) => void,
): HTMLElement {
  const tag = document.createElement("span");
  tag.className = classes(styles.tag, passagesStyles[`hue${span.hue}`]);
  // The list of passages says the same and is in the order of the keyboard; here it would interrupt the text.
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = label;
  tag.style.top = `${top}px`;
  tag.addEventListener("click", () => onChoose(span.index));
  return tag;
}

// The passages' numbers on paper, each in the text before its passage. Scripts cannot see where lines break on paper, so nothing
// can be placed beside them. Text nodes are split while printing and joined again afterwards; ranges stay valid both ways.

/** A number, and the passage that it stands before. */
export interface Numbered {
  readonly span: Span;
  readonly label: string;
}

/** Writes the numbers of filled blocks into their text, ascending, until the returned function is called. */
export function printTags(pane: TextPane, blocks: Iterable<readonly [Chunk, readonly Numbered[]]>): () => void {
  const added: Element[] = [];
  const cut = new Set<Element>();
  for (const [{ element }, numbers] of blocks) {
    // From the last to the first: what is before a cut stays where it is.
    for (const { span, label } of numbers.toReversed()) {
      const { startContainer: node, startOffset: at } = pane.range(span.start, span.start + 1);
      if (!(node instanceof Text)) continue;
      const tag = printedTagOf(span, label);
      node.parentNode?.insertBefore(tag, at > 0 ? node.splitText(at) : node);
      added.push(tag);
      cut.add(element);
    }
  }
  return () => {
    for (const tag of added) tag.remove();
    for (const element of cut) element.normalize();
  };
}

function printedTagOf({ hue }: Span, label: string): HTMLElement {
  const tag = document.createElement("span");
  tag.className = classes(styles.printedTag, passagesStyles[`hue${hue}`]);
  // No text of the document's, so that its colours leave it alone.
  tag.dataset["label"] = label;
  return tag;
}
