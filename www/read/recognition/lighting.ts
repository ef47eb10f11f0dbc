/**
 * Evens out the light on a photographed page. A neural network reads each line in black and white, by one threshold for the page:
 * where the paper is darker in one corner than the letters are in another, it loses them.
 *
 * The paper's brightness is that of most bright pixels of a small cell; dark cells among bright ones are letters and pictures.
 * Everything is made as much brighter as its paper is darker than white. O(pixels).
 */
import type { GreyPicture } from "./orientation.ts";

/** Pixels on the side of a cell: less than a line of text. */
const CELL = 32;
/** The share of a cell's pixels that are at least as bright as its paper. */
const PAPER = 0.2;
/** Brightness that paper is given, and the least that it is taken to have: noise in darker paper would look like letters. */
const [WHITE, MIN_PAPER] = [240, 96];
/** The light is even if the darkest paper has at least this fraction of the brightest paper's brightness. */
const EVEN = 0.75;

/** The same page as if its light were even; the same picture if it nearly is. */
export function evened(picture: GreyPicture): GreyPicture {
  const { width, height, pixels } = picture;
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const paper = new Uint8Array(columns * rows);
  for (let at = 0; at < paper.length; at++) paper[at] = brightnessOf(picture, at % columns, Math.floor(at / columns));
  const light = spread(
    spread(paper, columns, (cells) => Math.max(...cells)),
    columns,
    (cells) => cells.reduce((sum, cell) => sum + cell) / cells.length,
  );
  const brightest = light.reduce((most, cell) => Math.max(most, cell), 0);
  if (light.every((cell) => cell >= EVEN * brightest)) return picture;
  const result = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [above, below, down] = between(y, rows);
    for (let x = 0; x < width; x++) {
      const [left, right, across] = between(x, columns);
      const upper = mixed(light[above * columns + left], light[above * columns + right], across);
      const lower = mixed(light[below * columns + left], light[below * columns + right], across);
      const at = y * width + x;
      result[at] = Math.min(255, ((pixels[at] ?? 0) * WHITE) / Math.max(MIN_PAPER, mixed(upper, lower, down)));
    }
  }
  return { width, height, pixels: result };
}

function mixed(first = 0, second = 0, share = 0): number {
  return first + share * (second - first);
}

/** The cells whose centres a pixel is between, and how far it is on the way. */
function between(pixel: number, cells: number): [first: number, second: number, share: number] {
  const place = Math.min(cells - 1, Math.max(0, (pixel + 0.5) / CELL - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(cells - 1, first + 1), place - first];
}

function brightnessOf({ width, height, pixels }: GreyPicture, column: number, row: number): number {
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.min(width, (column + 1) * CELL), Math.min(height, (row + 1) * CELL)];
  let left = 0;
  for (let y = row * CELL; y < bottom; y++) {
    for (let x = column * CELL; x < right; x++) {
      const pixel = pixels[y * width + x] ?? 0;
      counts[pixel] = (counts[pixel] ?? 0) + 1;
      left += PAPER;
    }
  }
  let brightness = 255;
  for (; brightness > 0; brightness--) {
    left -= counts[brightness] ?? 0;
    if (left <= 0) break;
  }
  return brightness;
}

/** Each cell from itself and its neighbours. */
function spread(cells: Uint8Array, columns: number, of: (cells: number[]) => number): Uint8Array {
  const rows = cells.length / columns;
  return cells.map((_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        around.push(cells[y * columns + x] ?? 0);
      }
    }
    return of(around);
  });
}
