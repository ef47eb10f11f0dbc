/** From the engine's detail of a pair to the spans that the two panes colour. */
import type { PairDetail } from "../engine/pkg/lookalike.js";
import { assignHues } from "./colours.ts";
import type { Span } from "./pane.ts";

/** What the switch above the panes shows. */
export type Mode = "passages" | "shingles";

/** The spans of both texts, ascending. */
export interface Spans {
  readonly a: readonly Span[];
  readonly b: readonly Span[];
}

/** Spans of the passages, numbered as the engine ranks them (longest first). */
export function passageSpans(detail: PairDetail): Spans {
  const hues = assignHues(detail.passages);
  const hue = (index: number): number => hues[index] ?? 0;
  const a = detail.passages.map(({ aStart, aEnd }, index) => ({ start: aStart, end: aEnd, index, hue: hue(index) }));
  const b = detail.passages.map(({ bStart, bEnd }, index) => ({ start: bStart, end: bEnd, index, hue: hue(index) }));
  return { a: ascending(a), b: ascending(b) };
}

/** Spans of the text that any shared shingle covers. */
export function shingleSpans(detail: PairDetail): Spans {
  return { a: pairsOf(detail.shinglesA), b: pairsOf(detail.shinglesB) };
}

/** The spans for a mode. */
export function spansOf(detail: PairDetail, mode: Mode): Spans {
  return mode === "passages" ? passageSpans(detail) : shingleSpans(detail);
}

/** The passage at an offset, or -1. O(log n). */
export function spanAt<S extends { readonly start: number; readonly end: number }>(
  spans: readonly S[],
  offset: number,
): S | null {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span && span.start <= offset ? span : null;
}

function ascending(spans: Span[]): Span[] {
  return spans.sort((x, y) => x.start - y.start);
}

function pairsOf(flat: Uint32Array): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    spans.push({ start: flat[at] ?? 0, end: flat[at + 1] ?? 0, index: -1, hue: 0 });
  }
  return spans;
}
