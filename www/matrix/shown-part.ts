/** The part of the matrix that is on screen: pure steps from one to the next. Places are counted in documents. */

/** A square of the matrix: its first column and row, which may lie within a cell, and how many documents it spans. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A cell, by the places of its row and its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Zooming in ends with so many documents on screen. */
const MIN_SIZE = 6;

/** All documents. */
export function whole(count: number): View {
  return { x: 0, y: 0, size: count };
}

/** Zooms by a factor below 1 to come closer; what lies at (atX, atY), from 0 to 1 across the screen, stays there. */
export function zoomed({ x, y, size }: View, factor: number, atX: number, atY: number, count: number): View {
  const next = Math.min(count, Math.max(Math.min(count, MIN_SIZE), size * factor));
  return kept({ x: x + (size - next) * atX, y: y + (size - next) * atY, size: next }, count);
}

/** Moves by a number of documents. */
export function moved({ x, y, size }: View, dx: number, dy: number, count: number): View {
  return kept({ x: x + dx, y: y + dy, size }, count);
}

/** Moves just as far as a cell of `block` documents needs to be in view. */
export function revealing(view: View, { row, column }: Place, block: number, count: number): View {
  const shift = (first: number, place: number): number => {
    if (place < first) return place - first;
    return Math.max(0, Math.min(count, place + block) - (first + view.size));
  };
  return moved(view, shift(view.x, column), shift(view.y, row), count);
}

function kept({ x, y, size }: View, count: number): View {
  const within = (place: number): number => Math.max(0, Math.min(count - size, place));
  return { x: within(x), y: within(y), size };
}

/** Where a key leads, in cells; null where it moves nothing. */
export function stepOfKey(key: string): Place | null {
  switch (key) {
    case "ArrowUp":
      return { row: -1, column: 0 };
    case "ArrowDown":
      return { row: 1, column: 0 };
    case "ArrowLeft":
      return { row: 0, column: -1 };
    case "ArrowRight":
      return { row: 0, column: 1 };
    case "PageUp":
      return { row: -10, column: 0 };
    case "PageDown":
      return { row: 10, column: 0 };
    default:
      return null;
  }
}
