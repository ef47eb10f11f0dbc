/**
 * Which rows of a long list are near the screen. All rows are equally high, the page itself scrolls, so that a list of
 * a million costs no more than what fits on the screen. What no browser could lay out, ./tall-list.ts skips.
 */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isAstray, isJump, laidOut, type Scrolled, scrollPlaceOf, skippedAt, type TallList } from "./tall-list.ts";

/** Rows drawn above and below the screen, so that a flick of the wheel does not show emptiness. */
const MARGIN_ROWS = 10;

/** The same margin while scrolling is so quick that it leaves the drawn rows: a full margin would double the work of a frame. */
const QUICK_ROWS = 2;

/** Milliseconds without another such step until the others are drawn, too; so many more on each side in every frame then. */
const QUICK_OVER = 150;
const MORE_ROWS = 4;

/** A sheet has the first rows, whatever is on screen: some 70 pages. */
export const MAX_PRINTED = 1000;

/** Pixels of rows that are skipped above and below the rows that are drawn. */
export interface Skipped {
  above: number;
  below: number;
}

const NOTHING: Skipped = { above: 0, below: 0 };

/** The rows to draw. */
export interface Shown {
  first: number;
  last: number;
  skipped: Skipped;
  /** Whether rows pass too quickly to be used: what is only to be read is enough of each. */
  isQuick: boolean;
}

/** The rows to draw, and the element they hang in. */
export interface Windowed<E extends HTMLElement> {
  list: RefObject<E | null>;
  shown: Signal<Shown>;
  /** Scrolls just as far as a row needs to be in view, and has it drawn. */
  reveal(row: number): void;
}

/** Of a list whose rows differ in height: `count` and `rowHeight` are then of units, of which each row takes some. */
interface InUnits {
  /** Units of a usual row. */
  perRow: number;
  /** Units of the rows that are printed. */
  printed: number;
}

/**
 * Follows scrolling and resizing. `covered` pixels at the top are under the table's head; `seen` is the share of the screen that
 * the list has at first, about.
 */
export function useWindowed<E extends HTMLElement>(
  count: number,
  rowHeight: number,
  covered: number,
  seen = 1,
  { perRow, printed: mostPrinted }: InUnits = { perRow: 1, printed: MAX_PRINTED },
): Windowed<E> {
  const list = useRef<E>(null);
  // Before anything is laid out: the rows that will be seen. Those beyond them follow once these are on screen.
  const last = Math.min(count, Math.ceil((seen * innerHeight) / rowHeight));
  const shown = useSignal<Shown>({ first: 0, last, skipped: NOTHING, isQuick: false });
  const isPrinting = useRef(false);
  const isQuick = useRef(false);
  const margin = useRef(QUICK_ROWS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const place = useRef<Scrolled>({ above: 0, skipped: 0 });
  const size = (): TallList => ({ rows: count * rowHeight, view: innerHeight, row: rowHeight });
  const excess = (): number => size().rows - laidOut(size());
  const pixelsAbove = (): number => -(list.current?.getBoundingClientRect().top ?? 0);
  /** Scrolls so that the rows on screen stay, or those that are wanted come, and the stretch that belongs there is skipped. */
  const settle = (rowsAbove: number): void => {
    scrollBy(0, scrollPlaceOf(rowsAbove, size()).above - pixelsAbove());
    const above = pixelsAbove();
    place.current = { above, skipped: Math.max(0, Math.min(excess(), rowsAbove - above)) };
  };
  const follow = (): void => {
    const above = pixelsAbove();
    const before = place.current;
    const skipped = isJump(before.above, above, size()) ? skippedAt(above, size()) : Math.min(before.skipped, excess());
    place.current = { above, skipped };
    if (isAstray(place.current, size())) settle(above + skipped);
  };
  /** The rows on screen, and so many beyond it. */
  const rowsWith = (margin: number): { first: number; last: number } => {
    const above = place.current.above + place.current.skipped;
    const first = Math.max(0, Math.floor(above / rowHeight) - margin * perRow);
    // A list that begins below the screen has its first rows all the same: who looks for words, or listens, must meet it.
    const end = Math.min(count, Math.max(0, Math.ceil((above + innerHeight) / rowHeight)) + margin * perRow);
    return { first, last: Math.max(first, end) };
  };
  const draw = (): void => {
    const { value } = shown;
    const { first, last } = rowsWith(margin.current);
    const skipped = { above: place.current.skipped, below: excess() - place.current.skipped };
    const isSame = value.first === first && value.last === last && value.isQuick === isQuick.current;
    if (isSame && value.skipped.above === skipped.above && value.skipped.below === skipped.below) return;
    shown.value = { first, last, skipped, isQuick: isQuick.current };
  };
  const measure = (): void => {
    if (!list.current || isPrinting.current) return;
    follow();
    draw();
  };
  const scrolled = (): void => {
    if (!list.current || isPrinting.current) return;
    follow();
    const seen = rowsWith(0);
    if (seen.first < shown.value.first || seen.last > shown.value.last) {
      isQuick.current = true;
      margin.current = QUICK_ROWS;
      stop();
      timer.current = setTimeout(settleDown, QUICK_OVER);
    }
    draw();
  };
  /** A few more rows in each frame: all at once, they would hold one up. */
  const settleDown = (): void => {
    isQuick.current = false;
    margin.current = Math.min(MARGIN_ROWS, margin.current + MORE_ROWS);
    measure();
    if (margin.current < MARGIN_ROWS) frame.current = requestAnimationFrame(settleDown);
  };
  const stop = (): void => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
  };
  const print = (): void => {
    isPrinting.current = true;
    shown.value = {
      first: 0,
      last: Math.min(count, mostPrinted),
      skipped: { above: 0, below: excess() },
      isQuick: false,
    };
  };
  const printed = (): void => {
    isPrinting.current = false;
    measure();
  };
  /** At rest, the stretch that belongs to the place is skipped again: the scrollbar then says where in the list one is. */
  const rest = (): void => {
    if (!list.current || isPrinting.current || excess() === 0) return;
    const { above, skipped } = place.current;
    if (Math.abs(skippedAt(above, size()) - skipped) > rowHeight) settle(above + skipped);
    measure();
  };
  // After each drawing: what stands above the list may be of another height.
  useEffect(measure);
  // With the list, not a frame later: whoever prints at once gets all rows.
  useLayoutEffect(() => {
    addEventListener("beforeprint", print);
    addEventListener("afterprint", printed);
    return () => {
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", printed);
    };
  }, [count, rowHeight, mostPrinted]);
  useEffect(() => {
    frame.current = requestAnimationFrame(settleDown);
    addEventListener("scroll", scrolled, { passive: true });
    addEventListener("scrollend", rest);
    addEventListener("resize", measure);
    return () => {
      stop();
      removeEventListener("scroll", scrolled);
      removeEventListener("scrollend", rest);
      removeEventListener("resize", measure);
    };
  }, [count, rowHeight, mostPrinted]);
  const reveal = (row: number): void => {
    if (!list.current) return;
    follow();
    const { above, skipped } = place.current;
    const top = row * rowHeight - skipped - above;
    const below = top + rowHeight - innerHeight;
    const far = top < covered ? top - covered : Math.max(0, below);
    if (isJump(0, far, size())) settle(above + skipped + far);
    else if (far !== 0) scrollBy(0, far);
    measure();
  };
  return { list, shown, reveal };
}

/**
 * Room for the rows above and below that are not drawn, so that the page is as high as if they were. Only lists that never
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
 * How wide the window is. Narrow: one column, and rows that are cards. Medium: names have a line of a row to themselves, because
 * beside all other columns they would have no room. Style sheets use the same widths.
 */
export type WindowWidth = "narrow" | "medium" | "wide";

/** A sheet of paper has the columns that are meant for paper, and no list is drawn anew for it. */
const MEDIUM_SCREEN = ["screen", "(max-width: 1200px)"].join(" and ");

/** Whether the window is narrow. */
export function useNarrow(): Signal<boolean> {
  return useQuery("(max-width: 700px)");
}

/** See {@link WindowWidth}. */
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
