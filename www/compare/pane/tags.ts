/**
 * The passages' numbers, and those of pages, in the margin beside the line on which each starts. They are positioned inside their
 * block without taking room in it, are never part of a selection, and exist only for blocks near the screen: finding the position of a
 * line costs a layout of its block. On paper, `printTags` replaces them.
 */

import { firstWhere } from "../../engine/binary-search.ts";
import { t } from "../../i18n/t.ts";
import { classes } from "../../ui/dom.ts";
import styles from "../panes.module.css";
import passagesStyles from "../passages.module.css";
import type { Chunk, Span, TextPane } from "./pane.ts";

/** Minimum distance between two numbers, in pixels; numbers of the same line are placed below each other. */
const TAG_HEIGHT = 20;

/** A pane and its spans, ascending. */
interface Marked {
  readonly pane: TextPane;
  readonly spans: readonly Span[];
  /** The label of a span; by default the passage's number. */
  readonly labelOf?: (span: Span) => string;
  /** More about a span, for the pointer. */
  readonly titleOf?: (span: Span) => string;
  /** The pages of the text, ascending. */
  readonly pages?: readonly { readonly start: number; readonly page: number }[];
}

/** What stands in the margin: the number of a passage, or without a span that of a page. */
interface Mark {
  readonly start: number;
  readonly label: string;
  readonly span: Span | null;
}

/** Keeps the numbers of one pane in position until the returned function is called. */
export function showTags(
  { pane, spans, labelOf = numberOf, titleOf = () => "", pages = [] }: Marked,
  onChoose: (index: number) => void,
): () => void {
  const marks: Mark[] = [
    ...pages.map(({ start, page }) => ({ start, label: t("ui-page", { page: String(page) }), span: null })),
    // A span without a passage (bare shingles) has no number: it would only be noise.
    ...spans.flatMap((span) => (span.index < 0 ? [] : [{ start: span.start, label: labelOf(span), span }])),
  ];
  marks.sort((x, y) => x.start - y.start);
  const near = new Set<Chunk>();
  const place = (chunk: Chunk): void => {
    for (const tag of chunk.element.querySelectorAll(`.${styles.tag}`)) tag.remove();
    const { top: chunkTop } = chunk.element.getBoundingClientRect();
    // Measure everything before adding anything: otherwise each number would cost a layout of its block.
    let lowest = Number.NEGATIVE_INFINITY;
    const tags = marksBetween(marks, chunk.start, chunk.end).map((mark) => {
      const { top } = pane.range(mark.start, mark.start + 1).getBoundingClientRect();
      lowest = Math.max(top - chunkTop, lowest + TAG_HEIGHT);
      return tagOf(mark, lowest, titleOf, onChoose);
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
    endPrinting = printTags(
      pane,
      [...byElement.values()].map((chunk) => [chunk, marksBetween(marks, chunk.start, chunk.end)] as const),
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

/** O(log n) plus the output. */
function marksBetween(marks: readonly Mark[], start: number, end: number): readonly Mark[] {
  const from = (offset: number): number => firstWhere(marks.length, (at) => (marks[at]?.start ?? 0) >= offset);
  return marks.slice(from(start), from(end));
}

function numberOf({ index }: Span): string {
  return String(index + 1);
}

function tagOf(
  { label, span }: Mark,
  top: number,
  titleOf: (span: Span) => string,
  onChoose: (index: number) => void,
): HTMLElement {
  const tag = document.createElement("span");
  tag.className = span ? classes(styles.tag, passagesStyles[`hue${span.hue}`]) : classes(styles.tag, styles.page);
  // The list of passages has the same information and is in tab order; here it would interrupt the text.
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = label;
  tag.style.top = `${top}px`;
  if (span) {
    tag.title = titleOf(span);
    tag.addEventListener("click", () => onChoose(span.index));
  }
  return tag;
}

// The passages' numbers on paper, each in the text before its passage. Scripts cannot see where lines break on paper, so
// nothing can be placed beside them. Text nodes are split for printing and joined again afterwards; ranges stay valid both
// ways.

/** Inserts numbers, ascending, into the text of filled blocks until the returned function is called. */
function printTags(pane: TextPane, blocks: Iterable<readonly [Chunk, readonly Mark[]]>): () => void {
  const added: Element[] = [];
  const cut = new Set<Element>();
  for (const [{ element }, numbers] of blocks) {
    // From last to first, so that positions before a cut stay valid.
    for (const mark of numbers.toReversed()) {
      const { startContainer: node, startOffset: at } = pane.range(mark.start, mark.start + 1);
      if (!(node instanceof Text)) continue;
      const tag = printedTagOf(mark);
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

function printedTagOf({ label, span }: Mark): HTMLElement {
  const tag = document.createElement("span");
  tag.className = classes(styles.printedTag, span ? passagesStyles[`hue${span.hue}`] : styles.page);
  // Not a text node, so that the document's colours skip it.
  tag.dataset["label"] = label;
  return tag;
}
