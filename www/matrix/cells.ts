/**
 * The cells that are drawn: one for two documents, or, if that would be too small to see, one for a block of them, which
 * shows the largest value in it. Blocks start at multiples of their size, so that they do not change while the matrix is
 * moved. Only listed pairs have a value; one pass over them fills the grid, O(pairs + cells).
 */

import type { Report } from "../engine/pkg/lookalike.js";
import type { DocumentGroups } from "../groups/groups.ts";
import type { Values } from "./values.ts";

export interface Cells {
  /** Number of documents per cell, in either direction. */
  readonly block: number;
  /** The block of its first row and column. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: number;
  readonly columns: number;
  /** Row by row, the pair with the largest value in each cell, as an index into the report's list; -1 for none. */
  readonly pair: Int32Array;
  readonly value: Float64Array;
  /** Number of listed pairs with a value in each cell. */
  readonly count: Uint32Array;
}

/** Number of documents per cell, so that at most `maxCells` are side by side. */
export function blockFor(size: number, maxCells: number): number {
  return Math.max(1, Math.ceil(size / Math.max(1, maxCells)));
}

export function cellsOf({ pairs }: Report, order: MatrixOrder, values: Values, view: View, maxCells: number): Cells {
  const block = blockFor(view.size, maxCells);
  const blocksOf = (from: number): [first: number, count: number] => {
    const first = Math.floor(from / block);
    const end = Math.ceil(Math.min(order.documents.length, from + view.size) / block);
    return [first, Math.max(0, end - first)];
  };
  const [firstRow, rows] = blocksOf(view.y);
  const [firstColumn, columns] = blocksOf(view.x);
  const pair = new Int32Array(rows * columns).fill(-1);
  const value = new Float64Array(rows * columns);
  const count = new Uint32Array(rows * columns);
  const put = (rowPosition: number, columnPosition: number, index: number, own: number): void => {
    const row = Math.floor(rowPosition / block) - firstRow;
    const column = Math.floor(columnPosition / block) - firstColumn;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    const cell = row * columns + column;
    count[cell] = (count[cell] ?? 0) + 1;
    if (own <= (value[cell] ?? 0)) return;
    value[cell] = own;
    pair[cell] = index;
  };
  for (let index = 0; index < pairs.length; index++) {
    const a = order.positionOf[pairs.a[index] ?? 0] ?? -1;
    const b = order.positionOf[pairs.b[index] ?? 0] ?? -1;
    const [inRowOfA = 0, inRowOfB = 0] = [values.inRowOfA[index], values.inRowOfB[index]];
    if (inRowOfA > 0) put(a, b, index, inRowOfA);
    if (inRowOfB > 0) put(b, a, index, inRowOfB);
  }
  return { block, firstRow, firstColumn, rows, columns, pair, value, count };
}

/** The cell that contains a place, as an index into the grid; -1 if it is outside. */
export function indexAt({ block, firstRow, firstColumn, rows, columns }: Cells, { row, column }: CellPosition): number {
  const [r, c] = [Math.floor(row / block) - firstRow, Math.floor(column / block) - firstColumn];
  return r < 0 || r >= rows || c < 0 || c >= columns ? -1 : r * columns + c;
}

/**
 * The next cell with a value from a place on, in the direction of a step along a row or a column; null if there is none.
 * O(pairs).
 */
export function nextFilled(
  { pairs }: Report,
  { positionOf }: MatrixOrder,
  values: Values,
  block: number,
  from: CellPosition,
  step: CellPosition,
): CellPosition | null {
  const [row, column] = [Math.floor(from.row / block), Math.floor(from.column / block)];
  let best: CellPosition | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  const look = (rowPosition: number, columnPosition: number, own: number): void => {
    if (own <= 0) return;
    const [down, right] = [Math.floor(rowPosition / block) - row, Math.floor(columnPosition / block) - column];
    const distance = step.row === 0 ? right * step.column : down * step.row;
    const isAside = step.row === 0 ? down !== 0 : right !== 0;
    if (isAside || distance <= 0 || distance >= nearest) return;
    nearest = distance;
    best = { row: Math.floor(rowPosition / block) * block, column: Math.floor(columnPosition / block) * block };
  };
  for (let index = 0; index < pairs.length; index++) {
    const [a, b] = [positionOf[pairs.a[index] ?? 0] ?? 0, positionOf[pairs.b[index] ?? 0] ?? 0];
    look(a, b, values.inRowOfA[index] ?? 0);
    look(b, a, values.inRowOfB[index] ?? 0);
  }
  return best;
}

// The order of rows and columns: first group by group, with documents that have most in common next to each other (see
// groups/groups.ts); then the documents whose pairs are listed only for their similarity, strongest first; and finally, if
// requested, those without a listed pair.

export interface MatrixOrder {
  /** Indices of the documents, in order. */
  readonly documents: Uint32Array;
  /** The position of each document; -1 if it has none. */
  readonly positionOf: Int32Array;
  /** The range of each group: its number, its first position, and one past its last. */
  readonly groups: readonly { readonly number: number; readonly first: number; readonly end: number }[];
  /** Number of documents without a listed pair, shown or not. */
  readonly alone: number;
}

/** `takesPart`: whether a document, given by index, is compared; templates are not. O(documents + pairs). */
export function orderOf(
  { documents: { length }, pairs }: Report,
  groups: DocumentGroups,
  takesPart: (document: number) => boolean,
  withAlone: boolean,
): MatrixOrder {
  const documents: number[] = [];
  const positionOf = new Int32Array(length).fill(-1);
  const add = (document: number): void => {
    if (positionOf[document] !== -1) return;
    positionOf[document] = documents.length;
    documents.push(document);
  };
  const ranges = groups.list.map(({ number, documents: members }) => {
    const first = documents.length;
    for (const document of members) add(document);
    return { number, first, end: documents.length };
  });
  for (let row = 0; row < pairs.length; row++) {
    add(pairs.a[row] ?? 0);
    add(pairs.b[row] ?? 0);
  }
  let alone = 0;
  for (let document = 0; document < length; document++) {
    if (positionOf[document] !== -1 || !takesPart(document)) continue;
    alone++;
    if (withAlone) add(document);
  }
  return { documents: Uint32Array.from(documents), positionOf, groups: ranges, alone };
}

// The part of the matrix on screen: pure functions from one to the next. Positions are counted in documents.

/** A square of the matrix: its first column and row, which may be inside a cell, and the number of documents it spans. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A cell, by the positions of its row and its column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Zooming in stops at this many documents on screen. */
const MIN_SIZE = 6;

/** All documents. */
export function whole(count: number): View {
  return { x: 0, y: 0, size: count };
}

/** Zooms by a factor (below 1 zooms in); the point at (atX, atY), from 0 to 1 across the screen, does not move. */
export function zoomed({ x, y, size }: View, factor: number, atX: number, atY: number, count: number): View {
  const next = Math.min(count, Math.max(Math.min(count, MIN_SIZE), size * factor));
  return kept({ x: x + (size - next) * atX, y: y + (size - next) * atY, size: next }, count);
}

export function moved({ x, y, size }: View, dx: number, dy: number, count: number): View {
  return kept({ x: x + dx, y: y + dy, size }, count);
}

/** Moves just far enough to bring a cell of `block` documents into view. */
export function revealing(view: View, { row, column }: CellPosition, block: number, count: number): View {
  const shift = (first: number, position: number): number => {
    if (position < first) return position - first;
    return Math.max(0, Math.min(count, position + block) - (first + view.size));
  };
  return moved(view, shift(view.x, column), shift(view.y, row), count);
}

function kept({ x, y, size }: View, count: number): View {
  const within = (position: number): number => Math.max(0, Math.min(count - size, position));
  return { x: within(x), y: within(y), size };
}

/** The movement for a key, in cells; null if it moves nothing. */
export function stepOfKey(key: string): CellPosition | null {
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
