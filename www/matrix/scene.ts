/**
 * The matrix as shapes, in pixels: for a canvas (./paint-matrix.ts) and for a file (./matrix-svg.ts). Neighbours of the same colour
 * in a row form one shape, unless cells are large enough for gaps between them.
 */
import type { Cells, MatrixOrder, View } from "./cells.ts";
import { STEPS, stepOf } from "./values.ts";

/** A name or number beside the plot. */
export interface SceneText {
  readonly text: string;
  /** Where it ends (a row's) or starts (a column's, which is written upwards). */
  readonly x: number;
  readonly y: number;
  readonly isColumn: boolean;
}

/** The position of the plot in the picture. */
export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly plot: PlotArea;
  /** For each colour, rectangles as x, y, width, height. */
  readonly steps: readonly (readonly number[])[];
  /** Number of cells with a value. */
  readonly filled: number;
  /** The cells of documents with themselves, and the outlines of groups: as x, y, width, height. */
  readonly diagonal: readonly number[];
  readonly frames: readonly number[];
  readonly texts: readonly SceneText[];
}

/**
 * In pixels: the minimum size of cells, and the minimum sizes at which cells have names and gaps, and groups have frames.
 */
export const MIN_CELL = 3;
const MIN_NAMED_CELL = 13;
const MIN_GAPPED_CELL = 7;
const MIN_FRAME = 5;
/** Minimum margin of the plot, which fits a group's number, in pixels. */
const MIN_MARGIN = 80;
/** Height of a group's number. */
const NUMBER = 14;

/** Larger matrices have the widest margins, because their names become visible one part at a time. */
export const MAX_MEASURED = 60;

/** The plot in a picture of a width. Its margins are for the names, the longest of which is `longest` wide. */
export function plotFor(width: number, count: number, longest: number): PlotArea {
  const [mostLeft, mostTop] = width >= 600 ? [176, 128] : [Math.round(width * 0.3), 92];
  const margin = Math.max(MIN_MARGIN, Math.ceil(longest) + 12);
  const [left, top] = [Math.min(mostLeft, margin), Math.min(mostTop, margin)];
  const side = Math.max(64, Math.min(width - left - 2, 680, count * 56));
  return { left, top, side };
}

/** Space above the plot if there is nothing else: room for the outline of a group. */
const BARE_TOP = 2;

/** The plot with the band above it no higher than its content: names, numbers of groups, or nothing. */
export function withBandAbove(plot: PlotArea, view: View, cells: Cells, { groups }: MatrixOrder): PlotArea {
  const scale = plot.side / view.size;
  if (areNamed(cells, cells.block * scale)) return plot;
  const isNumbered = groups.some(({ first, end }) => {
    const [left, right] = [Math.max(first, view.x), Math.min(end, view.x + view.size)];
    return (right - left) * scale >= NUMBER;
  });
  return { ...plot, top: isNumbered ? Math.min(plot.top, MIN_MARGIN) : BARE_TOP };
}

/** Whether cells of a size have names beside them. */
function areNamed(cells: Cells, cell: number): boolean {
  return cells.block === 1 && cell >= MIN_NAMED_CELL;
}

/** Number of cells that fit side by side. */
export function maxCellsIn({ side }: PlotArea): number {
  return Math.floor(side / MIN_CELL);
}

/** `nameOf`: the name at a position, shortened to fit its margin; `groupOf`: a group's number in words. */
export function sceneOf(
  plot: PlotArea,
  view: View,
  cells: Cells,
  order: MatrixOrder,
  steps: readonly number[],
  { nameOf, groupOf }: { nameOf: (position: number, isColumn: boolean) => string; groupOf: (number: number) => string },
): Scene {
  const scale = plot.side / view.size;
  const xAt = (position: number): number => clipped(plot.left + (position - view.x) * scale, plot.left, plot.side);
  const yAt = (position: number): number => clipped(plot.top + (position - view.y) * scale, plot.top, plot.side);
  const cell = cells.block * scale;
  const gap = cell >= MIN_GAPPED_CELL ? 1 : 0;
  const shapes: number[][] = Array.from({ length: STEPS }, () => []);
  let filled = 0;
  for (let row = 0; row < cells.rows; row++) {
    const [top, bottom] = edges(yAt, cells.firstRow + row, cells.block);
    for (let column = 0; column < cells.columns; column++) {
      const value = cells.value[row * cells.columns + column] ?? 0;
      if (value === 0) continue;
      filled++;
      const [left, right] = edges(xAt, cells.firstColumn + column, cells.block);
      const shape = shapes[stepOf(value, steps)];
      if (shape) append(shape, [left, top, right - left - gap, bottom - top - gap], gap === 0);
    }
  }
  const diagonal: number[] = [];
  if (cells.block === 1 && cell >= MIN_CELL) {
    const first = Math.floor(Math.max(view.x, view.y));
    for (let index = first; index < Math.min(view.x, view.y) + view.size; index++) {
      const [left, right] = edges(xAt, index, 1);
      const [top, bottom] = edges(yAt, index, 1);
      if (right > left && bottom > top) diagonal.push(left, top, right - left - gap, bottom - top - gap);
    }
  }
  return {
    plot,
    filled,
    diagonal,
    steps: shapes,
    width: plot.left + plot.side + 2,
    height: plot.top + plot.side + 2,
    frames: framesOf(order, xAt, yAt),
    texts: areNamed(cells, cell) ? namesOf() : numbersOf(),
  };

  function namesOf(): SceneText[] {
    const texts: SceneText[] = [];
    const last = (from: number): number => Math.min(order.documents.length, Math.ceil(from + view.size));
    for (let position = Math.floor(view.y); position < last(view.y); position++) {
      const [top, bottom] = edges(yAt, position, 1);
      if (bottom - top < MIN_NAMED_CELL - 2) continue;
      texts.push({ text: nameOf(position, false), x: plot.left - 6, y: (top + bottom) / 2, isColumn: false });
    }
    for (let index = Math.floor(view.x); index < last(view.x); index++) {
      const [left, right] = edges(xAt, index, 1);
      if (right - left < MIN_NAMED_CELL - 2) continue;
      texts.push({ text: nameOf(index, true), x: (left + right) / 2, y: plot.top - 6, isColumn: true });
    }
    return texts;
  }

  function numbersOf(): SceneText[] {
    return order.groups.flatMap(({ number, first, end }) => {
      const [top, bottom, left, right] = [yAt(first), yAt(end), xAt(first), xAt(end)];
      const text = groupOf(number);
      const inRow = bottom - top >= NUMBER;
      const inColumn = right - left >= NUMBER;
      return [
        ...(inRow ? [{ text, x: plot.left - 6, y: (top + bottom) / 2, isColumn: false }] : []),
        ...(inColumn ? [{ text, x: (left + right) / 2, y: plot.top - 6, isColumn: true }] : []),
      ];
    });
  }
}

function clipped(value: number, from: number, length: number): number {
  return Math.max(from, Math.min(from + length, value));
}

/** The start and end of a block, in whole pixels, so that neighbours touch without a seam. */
function edges(at: (position: number) => number, block: number, size: number): [number, number] {
  return [Math.round(at(block * size)), Math.round(at((block + 1) * size))];
}

/** Adds a rectangle, or widens the last one if it touches. */
function append(shape: number[], [x = 0, y = 0, width = 0, height = 0]: readonly number[], joins: boolean): void {
  const last = shape.length - 4;
  if (joins && last >= 0 && shape[last + 1] === y && (shape[last] ?? 0) + (shape[last + 2] ?? 0) === x) {
    shape[last + 2] = (shape[last + 2] ?? 0) + width;
  } else shape.push(x, y, width, height);
}

/** The outlines of groups that are large enough to be visible. */
function framesOf(
  { groups }: MatrixOrder,
  xAt: (position: number) => number,
  yAt: (position: number) => number,
): number[] {
  return groups.flatMap(({ first, end }) => {
    const [left, right, top, bottom] = [xAt(first), xAt(end), yAt(first), yAt(end)].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const isSeen = right - left >= MIN_FRAME && bottom - top >= MIN_FRAME;
    return isSeen ? [left, top, right - left, bottom - top] : [];
  });
}
