/**
 * What is painted on a page, and when: the colour behind each letter, and whether something was painted over it later.
 *
 * The page is a grid of small cells, each with the last area painted there, so that a look-up takes constant time. An area counts
 * as a colour, and as a cover, only if it is surely a rectangle; any other shape makes what is behind it unknown, and text on
 * something unknown can be seen. Painting is limited by the number of cells filled: from then on, all is unknown.
 */
import { CELLS, isSameColour, type Thumbnail } from "./pictures.ts";

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Something painted. */
export interface Area {
  box: Box;
  /** 0xRRGGBB; null if it is not known. */
  colour: number | null;
  /** Hides what was painted before it. */
  covers: boolean;
  isPicture: boolean;
  /** What it looks like, and the matrix from the page to the unit square of the picture. */
  look?: { thumbnail: Thumbnail; inverse: readonly number[] } | null;
}

const WHITE = 0xffffff;

/** Cells of a page, at about two points each. */
const MAX_CELLS = 150_000;
const MIN_CELL_POINTS = 2;
/** Cells filled on one page: a hundred times the page. */
const MAX_FILLED = 20_000_000;
/** Areas kept for one page. */
const MAX_AREAS = 200_000;
/** Thinner areas are rules and borders; they hide nothing. */
const MIN_POINTS = 4;

/** In a cell: nothing was painted, or something that is not known. */
const NOTHING = 0;
const UNKNOWN = -1;

export class Surface {
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #width: number;
  readonly #height: number;
  /** By cell, the number of the last area from 1. Made with the first area. */
  #ground: Int32Array | null = null;
  #cover: Int32Array | null = null;
  readonly #areas: { area: Area; order: number }[] = [];
  #filled = 0;
  #isLost = false;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#cell = Math.max(MIN_CELL_POINTS, Math.sqrt((width * height) / MAX_CELLS));
    this.#columns = Math.max(1, Math.ceil(width / this.#cell));
    this.#rows = Math.max(1, Math.ceil(height / this.#cell));
  }

  /** Paints an area; `order` is the number of letters drawn before. */
  paint(area: Area, order: number): void {
    const [left, top, right, bottom] = area.box;
    if (this.#isLost || !(left < this.#width && right > 0 && top < this.#height && bottom > 0)) return;
    const isThin = Math.min(right - left, bottom - top) < MIN_POINTS;
    const cells = isThin ? this.#touched(area.box) : this.#within(area.box);
    const [x0, y0, x1, y1] = cells;
    this.#filled += Math.max(0, x1 - x0) * Math.max(0, y1 - y0) + 1;
    if (this.#filled > MAX_FILLED || this.#areas.length >= MAX_AREAS) {
      this.#isLost = true;
      return;
    }
    const size = this.#columns * this.#rows;
    this.#ground ??= new Int32Array(size);
    this.#cover ??= new Int32Array(size);
    let number = UNKNOWN;
    if (!isThin) number = this.#areas.push({ area, order });
    for (let row = y0; row < y1; row++) {
      const start = row * this.#columns;
      this.#ground.fill(number, start + x0, start + x1);
      if (area.covers && !isThin) this.#cover.fill(number, start + x0, start + x1);
    }
  }

  /** The colour at a point; null if it is not known. */
  colourAt(x: number, y: number): number | null {
    if (this.#isLost) return null;
    const number = this.#ground?.[this.#cellAt(x, y)] ?? NOTHING;
    if (number === NOTHING) return WHITE;
    const found = this.#areas[number - 1]?.area;
    if (!found || !contains(found.box, x, y)) return null;
    return found.look ? colourOfPicture(found.look, x, y) : found.colour;
  }

  /** Whether a colour cannot be told from what is behind it at a point. */
  hides(colour: number | null, x: number, y: number): boolean {
    const ground = colour === null ? null : this.colourAt(x, y);
    return colour !== null && ground !== null && isSameColour(colour, ground);
  }

  /** Whether a picture is the last that was painted at a point. */
  isPictureAt(x: number, y: number): boolean {
    const number = this.#ground?.[this.#cellAt(x, y)] ?? NOTHING;
    return this.#areas[number - 1]?.area.isPicture === true;
  }

  /** What was painted over a letter after it was drawn: `order` is its number. */
  coverOf(box: Box, order: number): Area | null {
    if (this.#isLost) return null;
    const [left, top, right, bottom] = box;
    const number = this.#cover?.[this.#cellAt((left + right) / 2, (top + bottom) / 2)] ?? NOTHING;
    const found = this.#areas[number - 1];
    if (!found || found.order <= order) return null;
    const inset = 0.25 * (bottom - top);
    const isCovered =
      contains(found.area.box, left + inset, top + inset) && contains(found.area.box, right - inset, bottom - inset);
    return isCovered ? found.area : null;
  }

  #cellAt(x: number, y: number): number {
    const column = Math.min(Math.max(Math.floor(x / this.#cell), 0), this.#columns - 1);
    const row = Math.min(Math.max(Math.floor(y / this.#cell), 0), this.#rows - 1);
    return row * this.#columns + column;
  }

  /** The cells whose centres are in a box, as a range of columns and rows. */
  #within([left, top, right, bottom]: Box): [number, number, number, number] {
    const first = (at: number): number => Math.max(0, Math.ceil(at / this.#cell - 0.5));
    return [
      first(left),
      first(top),
      Math.min(this.#columns, Math.floor(right / this.#cell - 0.5) + 1),
      Math.min(this.#rows, Math.floor(bottom / this.#cell - 0.5) + 1),
    ];
  }

  #touched([left, top, right, bottom]: Box): [number, number, number, number] {
    return [
      Math.max(0, Math.floor(left / this.#cell)),
      Math.max(0, Math.floor(top / this.#cell)),
      Math.min(this.#columns, Math.floor(right / this.#cell) + 1),
      Math.min(this.#rows, Math.floor(bottom / this.#cell) + 1),
    ];
  }
}

function contains([left, top, right, bottom]: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The part of two boxes that both have. */
export function intersection([a, b, c, d]: Box, [e, f, g, h]: Box): Box {
  return [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)];
}

function colourOfPicture({ thumbnail, inverse }: NonNullable<Area["look"]>, x: number, y: number): number | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = inverse;
  // A picture's first row is at the top of its square.
  const column = Math.floor((a * x + c * y + e) * CELLS);
  const row = Math.floor((1 - (b * x + d * y + f)) * CELLS);
  if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return null;
  return thumbnail.cells[row * CELLS + column] ?? null;
}
