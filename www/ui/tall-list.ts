/**
 * Lists that are taller than a browser can lay out. Such a list gets the greatest height that works everywhere, and some
 * rows are skipped depending on the scroll position: none near both ends, in between in proportion to the position. While
 * the user scrolls by hand, the number of skipped pixels stays the same, so that rows move with the page; a jump (dragging
 * the scrollbar, the End key) skips as much as its destination requires.
 */

/** In pixels. Firefox lays out some 17.8 million, Chromium and Safari 33.5 million. */
export const MAX_HEIGHT_PIXELS = 15_000_000;

/** A list in its window, in pixels. */
export interface TallList {
  /** The height of all rows. */
  readonly rows: number;
  /** The height of the window. */
  readonly view: number;
  /** The height of one row. */
  readonly row: number;
}

/** A scroll position. */
export interface Scrolled {
  /** Pixels of the laid-out list above the window's upper edge. */
  readonly above: number;
  /** Pixels of rows that are skipped above the window. */
  readonly skipped: number;
}

/** Rows drawn beyond the window, which need room at the ends. */
const EDGE_ROWS = 20;

/** The laid-out height of the list. */
export function laidOut({ rows }: TallList): number {
  return Math.min(rows, MAX_HEIGHT_PIXELS);
}

/** Pixels at each end within which nothing is skipped. */
function edge({ view, row }: TallList): number {
  return EDGE_ROWS * row + 2 * view;
}

/** The pixels to skip at a position: none at the start, all that do not fit at the end. */
export function skippedAt(above: number, list: TallList): number {
  const height = laidOut(list);
  const middle = height - list.view - 2 * edge(list);
  const share = Math.max(0, Math.min(1, (above - edge(list)) / middle));
  return share * (list.rows - height);
}

/** The scroll position with `rowsAbove` pixels of rows above the window, and the pixels to skip there. */
export function scrollPositionOf(rowsAbove: number, list: TallList): Scrolled {
  const height = laidOut(list);
  const excess = list.rows - height;
  const middle = height - list.view - 2 * edge(list);
  const inMiddle = edge(list) + (rowsAbove - edge(list)) / (1 + excess / middle);
  const above =
    rowsAbove <= edge(list) || excess === 0
      ? rowsAbove
      : inMiddle >= edge(list) + middle
        ? rowsAbove - excess
        : inMiddle;
  return { above, skipped: rowsAbove - above };
}

/** Whether a scroll between two positions is a jump rather than a continuous movement. */
export function isJump(from: number, to: number, { view }: TallList): boolean {
  return Math.abs(to - from) > 4 * view;
}

/**
 * Whether rows cannot be drawn there: an end was reached by hand while more or fewer pixels are skipped than belong there.
 */
export function isSkipWrong({ above, skipped }: Scrolled, list: TallList): boolean {
  const height = laidOut(list);
  const excess = list.rows - height;
  if (above <= edge(list)) return skipped > 0;
  return above >= height - list.view - edge(list) && skipped < excess;
}
