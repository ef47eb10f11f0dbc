/**
 * Which rows of a long list are near the screen. All rows are equally high, the page itself scrolls, so that a list of
 * 100 000 costs no more than what fits on the screen.
 */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Rows drawn above and below the screen, so that a flick of the wheel does not show emptiness. */
const MARGIN_ROWS = 10;

/** A sheet has the first rows, whatever is on screen: some 70 pages. */
export const MAX_PRINTED = 1000;

/** The rows to draw, and the element they hang in. */
export interface Windowed<E extends HTMLElement> {
  list: RefObject<E | null>;
  shown: Signal<{ first: number; last: number }>;
  /** Scrolls just as far as a row needs to be in view, and has it drawn. */
  reveal(row: number): void;
}

/** Follows scrolling and resizing. `covered` pixels at the top are under the table's head. */
export function useWindowed<E extends HTMLElement>(count: number, rowHeight: number, covered: number): Windowed<E> {
  const list = useRef<E>(null);
  const shown = useSignal({ first: 0, last: Math.min(count, 40) });
  const isPrinting = useRef(false);
  const measure = (): void => {
    if (!list.current || isPrinting.current) return;
    const above = -list.current.getBoundingClientRect().top;
    const first = Math.max(0, Math.floor(above / rowHeight) - MARGIN_ROWS);
    // A list that begins below the screen has its first rows all the same: who looks for words, or listens, must meet it.
    const last = Math.min(count, Math.max(0, Math.ceil((above + innerHeight) / rowHeight)) + MARGIN_ROWS);
    const { value } = shown;
    if (value.first !== first || value.last !== last) shown.value = { first, last: Math.max(first, last) };
  };
  const print = (): void => {
    isPrinting.current = true;
    shown.value = { first: 0, last: Math.min(count, MAX_PRINTED) };
  };
  const printed = (): void => {
    isPrinting.current = false;
    measure();
  };
  useEffect(() => {
    measure();
    addEventListener("beforeprint", print);
    addEventListener("afterprint", printed);
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", printed);
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  });
  const reveal = (row: number): void => {
    if (!list.current) return;
    const top = list.current.getBoundingClientRect().top + row * rowHeight;
    if (top < covered) scrollBy(0, top - covered);
    else if (top + rowHeight > innerHeight) scrollBy(0, top + rowHeight - innerHeight);
    measure();
  };
  return { list, shown, reveal };
}

/** Room for the rows above and below that are not drawn, so that the page is as high as if they were. */
export function roomFor(
  above: number,
  below: number,
  rowHeight: number,
): { paddingTop: string; paddingBottom: string } {
  return { paddingTop: `${above * rowHeight}px`, paddingBottom: `${Math.max(0, below) * rowHeight}px` };
}

/** Whether the window is narrow: one column, and rows that are cards. */
export function useNarrow(): Signal<boolean> {
  const query = useRef(matchMedia("(max-width: 700px)"));
  const narrow = useSignal(query.current.matches);
  useEffect(() => {
    const { current } = query;
    const follow = (): void => {
      narrow.value = current.matches;
    };
    current.addEventListener("change", follow);
    return () => current.removeEventListener("change", follow);
  }, [narrow]);
  return narrow;
}
