/** Scrolls both texts together: the one that the user does not scroll follows, passage by passage (`levelWith`). */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { firstWhere } from "../engine/binary-search.ts";
import type { Passage } from "../engine/pkg/lookalike.js";
import type { TextPane } from "./pane/pane.ts";

/** Events that start a scroll by the user. Programmatic scrolls, to a passage, are not followed. */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

interface Props {
  panes: readonly [TextPane, TextPane] | null;
  passages: readonly Passage[];
  /** The chosen passage; -1 for none. */
  chosen: number;
  /** How far below the upper edge both texts are aligned, as a fraction of a pane's height. */
  level: { readonly current: number };
  /** Changes when the page scrolls to a place: until the user scrolls again, neither text follows the other. */
  jumps: readonly unknown[];
}

export function useScrollTogether({ panes, passages, chosen, level, jumps }: Props): void {
  const isOn = scrollsTogether.value;
  useEffect(() => {
    if (!panes || !isOn) return;
    const { signal, stop } = stoppable();
    const inOrder = passagesInOrder(passages, passages[chosen] ?? null);
    let leader = -1;
    for (const side of [0, 1] as const) {
      const [own, other] = side === 0 ? panes : ([panes[1], panes[0]] as const);
      const anchors = anchorsOf(inOrder, side, own.length, other.length);
      const anchorAt = (index: number): Anchor => {
        const [from, to] = anchors[index] ?? [0, 0];
        return [own.heightOf(from), other.heightOf(to)];
      };
      const follow = (): void => {
        if (leader !== side) return;
        const line = own.scroller.scrollTop + level.current * own.scroller.clientHeight;
        const beside = levelWith(anchors.length, anchorAt, line);
        other.scroller.scrollTop = beside - level.current * other.scroller.clientHeight;
      };
      let isDue = false;
      const later = (): void => {
        if (isDue || leader !== side) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          if (!signal.aborted) follow();
        });
      };
      const lead = (): void => {
        leader = side;
      };
      for (const kind of BY_HAND) own.scroller.addEventListener(kind, lead, { passive: true, signal });
      own.scroller.addEventListener("scroll", later, { passive: true, signal });
    }
    return stop;
    // After a jump, neither text leads.
  }, [panes, passages, chosen, isOn, level, ...jumps]);
}

function stoppable(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}

/** Anchors from one text to the other: the ends of both texts and of each passage, as offsets. */
function anchorsOf(inOrder: readonly Passage[], side: 0 | 1, own: number, other: number): Anchor[] {
  const between = inOrder.flatMap(({ aStart, aEnd, bStart, bEnd }): Anchor[] =>
    side === 0
      ? [
          [aStart, bStart],
          [aEnd, bEnd],
        ]
      : [
          [bStart, aStart],
          [bEnd, aEnd],
        ],
  );
  return [[0, 0], ...between, [own, other]];
}

// Aligns both texts so that they can scroll together: matched passages are side by side, and positions between two of them
// are interpolated.
//
// Passages may be in another order in the second text. The followed passages are in the same order in both, cover as much
// text as possible, and always include the chosen one.

/** A passage's offsets in both texts. */
export interface PassageOffsets {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** An offset in one text, and the aligned offset in the other. */
export type Anchor = readonly [from: number, to: number];

/**
 * The passages to follow: the heaviest subsequence that ascends in both texts and includes the chosen passage, weighted by
 * length in the first text. O(n log n).
 */
export function passagesInOrder<P extends PassageOffsets>(passages: readonly P[], chosen: P | null): P[] {
  const fits = (one: P): boolean => !chosen || one === chosen || isBefore(one, chosen) || isBefore(chosen, one);
  const row = passages.filter(fits).sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
  const ends = [...new Set(row.map(({ bEnd }) => bEnd))].sort((x, y) => x - y);
  const best = new HeaviestBefore(ends);
  const links: { passage: P; before: number; weight: number }[] = [];
  // Process passages by their starts; each counts for later ones once it has ended, in the first text as well.
  const ended = row.map((_, at) => at).sort((x, y) => (row[x]?.aEnd ?? 0) - (row[y]?.aEnd ?? 0) || x - y);
  let next = 0;
  for (const passage of row) {
    for (let at = ended[next]; at !== undefined && (row[at]?.aEnd ?? 0) <= passage.aStart; at = ended[++next]) {
      const link = links[at];
      if (link) best.note(link.passage.bEnd, link.weight, at);
    }
    const { weight, index: before } = best.upTo(passage.bStart);
    links.push({ passage, before, weight: weight + passage.aEnd - passage.aStart });
  }
  let last = -1;
  let most = 0;
  for (const [at, { weight }] of links.entries()) if (weight > most) [last, most] = [at, weight];
  const found: P[] = [];
  for (let at = last; at >= 0; at = links[at]?.before ?? -1) {
    const link = links[at];
    if (link) found.push(link.passage);
  }
  return found.reverse();
}

function isBefore(x: PassageOffsets, y: PassageOffsets): boolean {
  return x.aEnd <= y.aStart && x.bEnd <= y.bStart;
}

/** Maximum weight of a subsequence that ends at or before an offset: a Fenwick tree of maxima. */
class HeaviestBefore {
  readonly #offsets: readonly number[];
  readonly #tree: { weight: number; index: number }[];

  constructor(offsets: readonly number[]) {
    this.#offsets = offsets;
    this.#tree = offsets.map(() => ({ weight: 0, index: -1 }));
  }

  note(offset: number, weight: number, index: number): void {
    for (let node = this.#before(offset) - 1; node < this.#tree.length; node |= node + 1) {
      if (node < 0) return;
      if (weight > (this.#tree[node]?.weight ?? 0)) this.#tree[node] = { weight, index };
    }
  }

  upTo(offset: number): { weight: number; index: number } {
    let best = { weight: 0, index: -1 };
    for (let node = this.#before(offset) - 1; node >= 0; node = (node & (node + 1)) - 1) {
      const found = this.#tree[node];
      if (found && found.weight > best.weight) best = found;
    }
    return best;
  }

  /** The number of offsets that are at most `offset`. */
  #before(offset: number): number {
    return firstWhere(this.#offsets.length, (at) => (this.#offsets[at] ?? 0) > offset);
  }
}

/** The offset aligned with `from`, interpolated between the anchors around it. Anchors ascend in both texts. O(log n). */
export function levelWith(anchors: number, anchorAt: (index: number) => Anchor, from: number): number {
  const low = Math.max(0, firstWhere(anchors, (at) => anchorAt(at)[0] > from) - 1);
  const [fromStart, toStart] = anchorAt(low);
  if (low + 1 >= anchors) return toStart;
  const [fromEnd, toEnd] = anchorAt(low + 1);
  if (fromEnd <= fromStart) return toStart;
  return toStart + ((from - fromStart) / (fromEnd - fromStart)) * (toEnd - toStart);
}

/** Whether both texts scroll together. */
export const scrollsTogether = signal(true);
