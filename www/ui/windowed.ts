/**
 * Determines which rows of a long list are near the screen. All rows have the same height, and the page itself scrolls, so a
 * list of a million costs no more than what fits on the screen. ./tall-list.ts skips what browsers cannot lay out. A class or
 * two are drawn whole, a few rows per frame, so that the browser's own search finds everybody.
 */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import {
  isJump,
  isSkipWrong,
  laidOut,
  type Scrolled,
  scrollPositionOf,
  skippedAt,
  type TallList,
} from "./tall-list.ts";

/** Rows drawn above and below the screen, so that a flick of the wheel does not reveal blank space. */
const MARGIN_ROWS = 10;

/** The same margin while scrolling outruns the drawn rows: a full margin would double the work of a frame. */
const QUICK_ROWS = 2;

/** Milliseconds without another such step before the margin grows again; and the rows added on each side per frame then. */
const QUICK_OVER = 150;
const MORE_ROWS = 4;

/** A list with at most this many rows is drawn whole if it asks for it. */
const MAX_WHOLE_ROWS = 500;

/** A printout has the first rows, whatever is on screen: some 70 pages. */
export const MAX_PRINTED_ROWS = 1000;

/** Pixels of rows that are skipped above and below the drawn rows. */
export interface Skipped {
  above: number;
  below: number;
}

const NOTHING: Skipped = { above: 0, below: 0 };

/** The rows to draw. */
export interface ShownRows {
  first: number;
  last: number;
  skipped: Skipped;
  /** Whether rows pass too quickly to be used: then only readable content is drawn. */
  isQuick: boolean;
}

/** The rows to draw, and their container element. */
export interface Windowed<E extends HTMLElement> {
  list: RefObject<E | null>;
  shown: Signal<ShownRows>;
  /** Scrolls just far enough to bring a row into view, and draws it. */
  reveal(row: number): void;
}

interface Options {
  /** If rows differ in height, `count` and `rowHeight` are in units: the units of a normal row. */
  perRow?: number;
  /** The units of the printed rows. */
  printed?: number;
  /** The number of rows of a list that is drawn whole if it is not too long; others have only rows near the screen. */
  rows?: number;
  /** What the rows are made of. When it is replaced, all rows change: those far from the screen are then drawn again by and by. */
  of?: unknown;
}

/** Whether the page is being printed. A list that is first drawn meanwhile has all its rows, too. */
let isPrinting = false;

if ("addEventListener" in globalThis) {
  // Before those of any list, which are told in the order in which they asked.
  addEventListener("beforeprint", () => {
    isPrinting = true;
  });
  addEventListener("afterprint", () => {
    isPrinting = false;
  });
}

/**
 * Follows scrolling and resizing. `covered`: pixels at the top that are under the table's header; `seen`: the approximate
 * fraction of the screen for the list at first.
 */
export function useWindowed<E extends HTMLElement>(
  count: number,
  rowHeight: number,
  covered: number,
  seen = 1,
  { perRow = 1, printed: maxPrinted = MAX_PRINTED_ROWS, rows = Number.POSITIVE_INFINITY, of = null }: Options = {},
): Windowed<E> {
  const list = useRef<E>(null);
  const maxMargin = rows <= MAX_WHOLE_ROWS ? Math.max(MARGIN_ROWS, Math.ceil(count / perRow)) : MARGIN_ROWS;
  // Before layout: the rows that will be visible. Those beyond them follow once these are on screen.
  const last = Math.min(count, Math.ceil((seen * innerHeight) / rowHeight));
  const shown = useSignal<ShownRows>({ first: 0, last, skipped: NOTHING, isQuick: false });
  const isQuick = useRef(false);
  const margin = useRef(QUICK_ROWS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const position = useRef<Scrolled>({ above: 0, skipped: 0 });
  const size = (): TallList => ({ rows: count * rowHeight, view: innerHeight, row: rowHeight });
  const excess = (): number => size().rows - laidOut(size());
  const pixelsAbove = (): number => -(list.current?.getBoundingClientRect().top ?? 0);
  /**
   * Scrolls so that the rows on screen stay, or the requested ones appear, with the number of skipped pixels that belongs
   * there.
   */
  const rescroll = (rowsAbove: number): void => {
    scrollBy(0, scrollPositionOf(rowsAbove, size()).above - pixelsAbove());
    const above = pixelsAbove();
    position.current = { above, skipped: Math.max(0, Math.min(excess(), rowsAbove - above)) };
  };
  const readPosition = (): void => {
    const above = pixelsAbove();
    const before = position.current;
    const skipped = isJump(before.above, above, size()) ? skippedAt(above, size()) : Math.min(before.skipped, excess());
    position.current = { above, skipped };
    if (isSkipWrong(position.current, size())) rescroll(above + skipped);
  };
  /** The rows on screen, and a margin beyond it. */
  const rowsWith = (margin: number): { first: number; last: number } => {
    const above = position.current.above + position.current.skipped;
    const first = Math.max(0, Math.floor(above / rowHeight) - margin * perRow);
    // A list that starts below the screen still has its first rows, for screen readers and the browser's own search.
    const end = Math.min(count, Math.max(0, Math.ceil((above + innerHeight) / rowHeight)) + margin * perRow);
    return { first, last: Math.max(first, end) };
  };
  const drawnOf = useRef(of);
  if (drawnOf.current !== of) {
    drawnOf.current = of;
    margin.current = QUICK_ROWS;
    if (!isPrinting) shown.value = { ...shown.peek(), ...rowsWith(QUICK_ROWS) };
  }
  const draw = (): void => {
    const { value } = shown;
    const { first, last } = rowsWith(margin.current);
    const skipped = { above: position.current.skipped, below: excess() - position.current.skipped };
    const isSame = value.first === first && value.last === last && value.isQuick === isQuick.current;
    if (isSame && value.skipped.above === skipped.above && value.skipped.below === skipped.below) return;
    shown.value = { first, last, skipped, isQuick: isQuick.current };
  };
  const measure = (): void => {
    if (!list.current || isPrinting) return;
    readPosition();
    draw();
  };
  const onScroll = (): void => {
    if (!list.current || isPrinting) return;
    readPosition();
    const seen = rowsWith(0);
    if (seen.first < shown.value.first || seen.last > shown.value.last) {
      isQuick.current = true;
      margin.current = QUICK_ROWS;
      stop();
      timer.current = setTimeout(drawMoreRows, QUICK_OVER);
    }
    draw();
  };
  /** A few more rows in each frame: all at once, they would delay one. */
  const drawMoreRows = (): void => {
    isQuick.current = false;
    margin.current = Math.min(maxMargin, margin.current + MORE_ROWS);
    measure();
    if (margin.current < maxMargin) frame.current = requestAnimationFrame(drawMoreRows);
  };
  const stop = (): void => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
  };
  const drawPrinted = (): void => {
    const skipped = { above: 0, below: excess() };
    shown.value = { first: 0, last: Math.min(count, maxPrinted), skipped, isQuick: false };
  };
  /** At rest, adjust the skipped pixels to the position: the scrollbar then shows where in the list it is. */
  const onScrollEnd = (): void => {
    if (!list.current || isPrinting || excess() === 0) return;
    const { above, skipped } = position.current;
    if (Math.abs(skippedAt(above, size()) - skipped) > rowHeight) rescroll(above + skipped);
    measure();
  };
  // After each render: content above the list may have another height.
  useEffect(measure);
  // A layout effect, so that printing at once gets all rows.
  useLayoutEffect(() => {
    // Paper is wider or narrower than the screen, so that rows may take more units than when printing began.
    if (isPrinting) drawPrinted();
    addEventListener("beforeprint", drawPrinted);
    addEventListener("afterprint", measure);
    return () => {
      removeEventListener("beforeprint", drawPrinted);
      removeEventListener("afterprint", measure);
    };
  }, [count, rowHeight, maxPrinted]);
  useEffect(() => {
    frame.current = requestAnimationFrame(drawMoreRows);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("scrollend", onScrollEnd);
    addEventListener("resize", measure);
    return () => {
      stop();
      removeEventListener("scroll", onScroll);
      removeEventListener("scrollend", onScrollEnd);
      removeEventListener("resize", measure);
    };
  }, [count, rowHeight, maxPrinted, maxMargin, of]);
  const reveal = (row: number): void => {
    if (!list.current) return;
    readPosition();
    const { above, skipped } = position.current;
    const top = row * rowHeight - skipped - above;
    const below = top + rowHeight - innerHeight;
    const distance = top < covered ? top - covered : Math.max(0, below);
    if (isJump(0, distance, size())) rescroll(above + skipped + distance);
    else if (distance !== 0) scrollBy(0, distance);
    measure();
  };
  return { list, shown, reveal };
}

/**
 * Space for the rows above and below that are not drawn, so that the page is as high as if they were. Only lists that never
 * reach ./tall-list.ts's greatest height may do without `skipped`.
 */
export function roomFor(
  above: number,
  below: number,
  rowHeight: number,
  skipped: Skipped = NOTHING,
): { paddingTop: string; paddingBottom: string } {
  return {
    paddingTop: `${Math.max(0, above * rowHeight - skipped.above)}px`,
    paddingBottom: `${Math.max(0, below * rowHeight - skipped.below)}px`,
  };
}

/**
 * The width of the window. Narrow: one column, and rows that are cards. Medium: names have a line of a row to themselves,
 * because there is no room beside all other columns. Style sheets use the same widths.
 */
export type WindowWidth = "narrow" | "medium" | "wide";

/** Paper has its own columns, and no list is redrawn for it. */
const MEDIUM_SCREEN = ["screen", "(max-width: 1200px)"].join(" and ");

export function useNarrow(): Signal<boolean> {
  return useQuery("(max-width: 700px)");
}

export function useWindowWidth(): ReadonlySignal<WindowWidth> {
  const narrow = useNarrow();
  const medium = useQuery(MEDIUM_SCREEN);
  return useComputed(() => (narrow.value ? "narrow" : medium.value ? "medium" : "wide"));
}

function useQuery(text: string): Signal<boolean> {
  const query = useRef(matchMedia(text));
  const matches = useSignal(query.current.matches);
  useEffect(() => {
    const { current } = query;
    const follow = (): void => {
      matches.value = current.matches;
    };
    current.addEventListener("change", follow);
    // It may have changed since this was drawn.
    follow();
    return () => current.removeEventListener("change", follow);
  }, [matches]);
  return matches;
}
