/**
 * Lists that are taller than a browser can lay out. Such a list gets the greatest height that works everywhere, and stretches of
 * rows are skipped as it is scrolled: near both ends nothing is, in between as much as the place in the list asks for. While
 * somebody scrolls by hand the skipped stretch stays as it is, so that rows move with the page; a jump (a drag of the
 * scrollbar, the End key) takes the stretch that belongs to where it leads.
 */

/** Pixels. Firefox lays out some 17.8 million, Chromium and Safari 33.5 million. */
export const MAX_HEIGHT = 15_000_000;

/** A list in its window, in pixels. */
export interface TallList {
  /** The height of all rows. */
  readonly rows: number;
  /** The height of the window. */
  readonly view: number;
  /** The height of one row. */
  readonly row: number;
}

/** Where a list is scrolled to. */
export interface Scrolled {
  /** Pixels of the list above the window's upper edge, as it is laid out. */
  readonly above: number;
  /** Pixels of rows that are skipped above the window. */
  readonly skipped: number;
}

/** Rows drawn beyond the window, which need room at the ends. */
const EDGE_ROWS = 20;

/** The height that the list is laid out with. */
export function laidOut({ rows }: TallList): number {
  return Math.min(rows, MAX_HEIGHT);
}

/** Pixels at each end in which nothing is skipped. */
function edge({ view, row }: TallList): number {
  return EDGE_ROWS * row + 2 * view;
}

/** The pixels that belong to a place: none at the beginning, all that do not fit at the end. */
export function skippedAt(above: number, list: TallList): number {
  const height = laidOut(list);
  const middle = height - list.view - 2 * edge(list);
  const share = Math.max(0, Math.min(1, (above - edge(list)) / middle));
  return share * (list.rows - height);
}

/** Where to scroll so that so many pixels of rows are above the window, with the stretch that belongs there. */
export function scrollPlaceOf(rowsAbove: number, list: TallList): Scrolled {
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

/** Whether a scroll from one place to another is a jump rather than a movement of the page under the eye. */
export function isJump(from: number, to: number, { view }: TallList): boolean {
  return Math.abs(to - from) > 4 * view;
}

/** Whether the rows cannot be drawn there: an end was reached by hand while a stretch is skipped that does not belong to it. */
export function isAstray({ above, skipped }: Scrolled, list: TallList): boolean {
  const height = laidOut(list);
  const excess = list.rows - height;
  if (above <= edge(list)) return skipped > 0;
  return above >= height - list.view - edge(list) && skipped < excess;
}
