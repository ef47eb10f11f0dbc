/**
 * Whether the lines of a page run up and down, told from its darkness: from row to row it changes where lines begin and end, from
 * column to column only with single letters. That takes a hundredth of the time of reading it.
 */

/** A page in grey, a byte for each pixel. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Strips of a page within which lines count as straight, so that it may lean. */
const STRIPS = 8;

/** Cells on the side of a square page: a line of text takes some, and letters fewer. */
const CELLS = 250;

/** Change from which on it is the edge of the paper, in shades of 256. */
const MAX_CHANGE = 40;

/** How much more the darkness changes in one direction, for the direction of the lines to be certain. */
const CERTAIN = 2;

/** The direction of the lines, and whether it is certain. O(pixels). */
export function directionOf(picture: GreyPicture): { isSideways: boolean; isCertain: boolean } {
  const small = shrunk(picture, Math.max(1, Math.round(Math.sqrt(picture.width * picture.height) / CELLS)));
  const [down, across] = [changesDown(small), changesDown(quarterTurned(small))];
  return { isSideways: across > down, isCertain: Math.max(down, across) > CERTAIN * Math.min(down, across) };
}

/** A picture whose pixels are the means of cells. */
function shrunk({ width, height, pixels }: GreyPicture, cell: number): GreyPicture {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const sums = new Uint32Array(columns * rows);
  const counts = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / cell);
      sums[at] = (sums[at] ?? 0) + (pixels[y * width + x] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return { width: columns, height: rows, pixels: Uint8Array.from(sums, (sum, at) => sum / (counts[at] ?? 1)) };
}

/** The mean square of the change of darkness from one row of a strip to the next. */
function changesDown({ width, height, pixels }: GreyPicture): number {
  const strip = Math.max(1, Math.floor(width / STRIPS));
  let changes = 0;
  let before = new Float64Array(STRIPS);
  for (let y = 0; y < height; y++) {
    const sums = new Float64Array(STRIPS);
    for (let x = 0; x < width; x++) {
      const at = Math.min(STRIPS - 1, Math.floor(x / strip));
      sums[at] = (sums[at] ?? 0) + (pixels[y * width + x] ?? 0);
    }
    if (y > 0)
      for (const [at, sum] of sums.entries())
        changes += Math.min(MAX_CHANGE, Math.abs(sum - (before[at] ?? 0)) / strip) ** 2;
    before = sums;
  }
  return changes / Math.max(1, height);
}

/** Turned clockwise. */
export function quarterTurned({ width, height, pixels }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: turned };
}

/** Turned clockwise this many times. */
export function turned(picture: GreyPicture, turns: number): GreyPicture {
  return turns === 0 ? picture : turned(quarterTurned(picture), turns - 1);
}
