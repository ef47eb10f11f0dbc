/**
 * The order of a pair's passages: the engine ranks them by strength, people read them by place. One order for the screen, reports
 * and the terminal, so that a passage has the same number everywhere.
 */
import type { PairDetail, Passage } from "./pkg/lookalike.js";

/** The same with its passages in the order in which they begin in the first text. */
export function inReadingOrder<D extends Pick<PairDetail, "passages">>(detail: D): D {
  const passages = [...detail.passages].sort((x, y) => x.aStart - y.aStart || x.aEnd - y.aEnd || x.bStart - y.bStart);
  return { ...detail, passages };
}

type Matched = Pick<Passage, "matchedA" | "matchedB">;

/** The indices of passages by matched words, most first: those of the text with fewer, as in the list of pairs. */
export function bySize(passages: readonly Matched[]): number[] {
  const size = (index: number): number => Math.min(passages[index]?.matchedA ?? 0, passages[index]?.matchedB ?? 0);
  return [...passages.keys()].sort((x, y) => size(y) - size(x) || x - y);
}

/**
 * The index of the longest of several passages, without those that are not counted; -1 if there is only one, which nobody needs to tell
 * apart.
 */
export function longestOf(passages: readonly Matched[], isOut: (index: number) => boolean = () => false): number {
  const [first, second] = bySize(passages).filter((index) => !isOut(index));
  return second === undefined ? -1 : (first ?? -1);
}

/** The indices of the `count` longest passages, ascending. */
export function longest(passages: readonly Matched[], count: number): number[] {
  if (passages.length <= count) return [...passages.keys()];
  return bySize(passages)
    .slice(0, count)
    .sort((x, y) => x - y);
}
