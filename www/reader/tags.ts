/**
 * The passages' numbers, in the margin beside the line each begins on. They hang inside their block without taking
 * room in it, are never part of a selection, and exist only for blocks near the screen: finding where a line stands
 * costs a layout of its block.
 */
import type { Span, TextPane } from "./pane.ts";

/** Least distance between two numbers, in pixels; those of one line stand below each other. */
const TAG_HEIGHT = 20;

/** A pane and its spans, ascending. */
interface Marked {
  readonly pane: TextPane;
  readonly spans: readonly Span[];
}

/** Keeps the numbers of one pane in place until the returned function is called. */
export function showTags({ pane, spans }: Marked, onChoose: (index: number) => void): () => void {
  const near = new Set<number>();
  const place = (at: number): void => {
    const chunk = pane.chunks[at];
    if (!chunk) return;
    for (const tag of chunk.element.querySelectorAll(".tag")) tag.remove();
    const { top: chunkTop } = chunk.element.getBoundingClientRect();
    // All is measured before anything is added: else each number would cost a layout of its block.
    let lowest = Number.NEGATIVE_INFINITY;
    const tags = spansBetween(spans, chunk.start, chunk.end).map((span) => {
      const { top } = pane.range(span.start, span.start + 1).getBoundingClientRect();
      lowest = Math.max(top - chunkTop, lowest + TAG_HEIGHT);
      return tagOf(span, lowest, onChoose);
    });
    chunk.element.append(...tags);
  };
  const byElement = new Map(pane.chunks.map(({ element }, at) => [element as Element, at]));
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = byElement.get(target) ?? -1;
        if (isIntersecting && !near.has(at)) place(at);
        if (isIntersecting) near.add(at);
        else near.delete(at);
      }
    },
    { root: pane.scroller, rootMargin: "50%" },
  );
  const resized = new ResizeObserver(() => {
    for (const at of near) place(at);
  });
  for (const { element } of pane.chunks) seen.observe(element);
  resized.observe(pane.scroller);
  return () => {
    seen.disconnect();
    resized.disconnect();
    for (const tag of pane.scroller.querySelectorAll(".tag")) tag.remove();
  };
}

/** Numbers of bare shingles would only be noise: those spans have no passage. */
function spansBetween(spans: readonly Span[], start: number, end: number): Span[] {
  return spans.filter((span) => span.index >= 0 && span.start >= start && span.start < end);
}

function tagOf(span: Span, top: number, onChoose: (index: number) => void): HTMLElement {
  const tag = document.createElement("span");
  tag.className = `tag hue-${span.hue}`;
  // The list of passages says the same and is in the order of the keyboard; here it would interrupt the text.
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = String(span.index + 1);
  tag.style.top = `${top}px`;
  tag.addEventListener("click", () => onChoose(span.index));
  return tag;
}
