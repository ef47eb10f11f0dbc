/** Which spans of a text a small picture of it shows. */
import type { Span } from "./spans.ts";

/**
 * Of ascending spans, each drawn at least `least` long, those that are seen: one whose middle is drawn over by those before it adds
 * nothing. Wherever there is a span, something is drawn, and no more than twice the text's length by `least`. O(n).
 */
export function visibleSpans(spans: readonly Span[], least: number): Span[] {
  let drawnTo = Number.NEGATIVE_INFINITY;
  return spans.filter(({ start, end }) => {
    const drawnEnd = Math.max(end, start + least);
    if ((start + drawnEnd) / 2 <= drawnTo) return false;
    drawnTo = Math.max(drawnTo, drawnEnd);
    return true;
  });
}
