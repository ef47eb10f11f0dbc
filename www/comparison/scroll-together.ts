/** Both texts scroll together: the one that the user does not scroll follows, passage beside passage (./aligned.ts). */
import { useEffect } from "preact/hooks";
import type { Passage } from "../engine/pkg/lookalike.js";
import { type Anchor, levelWith, passagesInOrder } from "./aligned.ts";
import type { TextPane } from "./pane/pane.ts";
import { scrollsTogether } from "./session.ts";

/** What scrolls by the user's own hand. A scroll that the page makes itself, to a passage, is followed by nothing. */
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

interface Props {
  panes: readonly [TextPane, TextPane] | null;
  passages: readonly Passage[];
  /** The chosen passage; -1 for none. */
  chosen: number;
  /** How far below the upper edge both texts are level, as a share of a pane's height. */
  level: { readonly current: number };
  /** Changes when the page brings a place into view: until the user scrolls again, no text follows the other. */
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
      const places = placesOf(inOrder, side, own.length, other.length);
      const anchorAt = (index: number): Anchor => {
        const [from, to] = places[index] ?? [0, 0];
        return [own.heightOf(from), other.heightOf(to)];
      };
      const follow = (): void => {
        if (leader !== side) return;
        const line = own.scroller.scrollTop + level.current * own.scroller.clientHeight;
        const beside = levelWith(places.length, anchorAt, line);
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
    // What is jumped to begins anew with no text in the lead.
  }, [panes, passages, chosen, isOn, level, ...jumps]);
}

function stoppable(): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}

/** The ends of both texts and of each passage, from one text to the other, in offsets. */
function placesOf(inOrder: readonly Passage[], side: 0 | 1, own: number, other: number): Anchor[] {
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
