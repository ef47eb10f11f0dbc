/**
 * What a picture looks like, in 128 bits that are nearly the same once it was scaled or saved again: the difference hash ("dHash" of
 * N. Krawetz, by rows and by columns). Each bit says whether one cell of a coarse grid is brighter than the cell before it.
 *
 * The grid is computed here, in whole numbers, from the decoded pixels, so that it does not depend on how a browser scales. Decoders of
 * JPEG differ by a level or two of 255, and those of other formats do not: a cell must be brighter by more than that. A picture with
 * little in it, such as a logo, a diagram or a blank page, would look like many others and has no look. O(pixels).
 */

/** Decoded pixels: red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Cells of the grid in each direction: one more than there are bits. */
const CELLS = 9;
const BITS = 8;
/** Smaller pictures are icons. */
const MIN_SIDE = 64;
/** Levels are counted in sixteenths. */
const LEVEL = 16;
const MIN_DIFFERENCE = 2 * LEVEL;
/** From the darkest cell to the brightest. */
const MIN_RANGE = 24 * LEVEL;
/** Colours, each of at least a thousandth of the picture: a photo has dozens. */
const MIN_COLOURS = 12;
const COLOUR_SHARE = 1000;
/** Bits that are set in each direction: with fewer, or nearly all, it is a smooth surface. */
const MIN_SET = 6;

/** "0123456789abcdef0123456789abcdef-133": the bits, and a hundred times the width by the height; null if there is little in it. */
export function lookOf(picture: Pixels): string | null {
  const { width, height } = picture;
  if (Math.min(width, height) < MIN_SIDE) return null;
  const grid = gridOf(picture);
  if (!grid || Math.max(...grid) - Math.min(...grid) < MIN_RANGE) return null;
  const bits: boolean[] = [];
  const cell = (row: number, column: number): number => grid[row * CELLS + column] ?? 0;
  for (const [down, right] of [
    [0, 1],
    [1, 0],
  ] as const) {
    for (let row = 0; row < BITS; row++) {
      for (let column = 0; column < BITS; column++) {
        bits.push(cell(row + down, column + right) - cell(row, column) > MIN_DIFFERENCE);
      }
    }
  }
  for (const half of [bits.slice(0, BITS * BITS), bits.slice(BITS * BITS)]) {
    const set = half.filter(Boolean).length;
    if (set < MIN_SET || set > half.length - MIN_SET) return null;
  }
  let hex = "";
  for (let at = 0; at < bits.length; at += 4) {
    hex += Number.parseInt(
      bits
        .slice(at, at + 4)
        .map(Number)
        .join(""),
      2,
    ).toString(16);
  }
  return `${hex}-${Math.round((100 * width) / height)}`;
}

/**
 * The mean brightness of each cell, on white; null if the picture has few colours. A pixel on the border of two cells counts for each
 * by its share, in ninths, so that the sums are whole numbers below 2⁵³ and every machine divides alike.
 */
function gridOf({ width, height, data }: Pixels): number[] | null {
  const sums = new Float64Array(CELLS * CELLS);
  const ofRow = new Float64Array(CELLS);
  const colours = new Uint32Array(1 << 13);
  const [columns, rows] = [cellsOf(width), cellsOf(height)];
  for (let y = 0, at = 0; y < height; y++) {
    ofRow.fill(0);
    for (let x = 0; x < width; x++, at += 4) {
      const opacity = data[at + 3] ?? 255;
      const white = 255 * (255 - opacity);
      const red = Math.floor(((data[at] ?? 0) * opacity + white) / 255);
      const green = Math.floor(((data[at + 1] ?? 0) * opacity + white) / 255);
      const blue = Math.floor(((data[at + 2] ?? 0) * opacity + white) / 255);
      const brightness = 299 * red + 587 * green + 114 * blue;
      const { cell, share } = columns[x] ?? { cell: 0, share: CELLS };
      ofRow[cell] = (ofRow[cell] ?? 0) + brightness * share;
      if (share < CELLS) ofRow[cell + 1] = (ofRow[cell + 1] ?? 0) + brightness * (CELLS - share);
      const colour = ((red >> 4) << 9) | ((green >> 3) << 4) | (blue >> 4);
      colours[colour] = (colours[colour] ?? 0) + 1;
    }
    const { cell, share } = rows[y] ?? { cell: 0, share: CELLS };
    for (let column = 0; column < CELLS; column++) {
      const here = cell * CELLS + column;
      sums[here] = (sums[here] ?? 0) + (ofRow[column] ?? 0) * share;
      if (share < CELLS) sums[here + CELLS] = (sums[here + CELLS] ?? 0) + (ofRow[column] ?? 0) * (CELLS - share);
    }
  }
  const least = (width * height) / COLOUR_SHARE;
  if (colours.filter((count) => count > least).length < MIN_COLOURS) return null;
  // Each cell has as many pixels as the picture has, in ninths of ninths.
  return Array.from(sums, (sum) => Math.floor((sum * LEVEL) / (1000 * width * height)));
}

/** For each pixel along a side the cell that it is in, and how many ninths of it are; the others are in the next. */
function cellsOf(length: number): { cell: number; share: number }[] {
  return Array.from({ length }, (_, at) => {
    const cell = Math.floor((at * CELLS) / length);
    return { cell, share: Math.min(CELLS, (cell + 1) * length - at * CELLS) };
  });
}
