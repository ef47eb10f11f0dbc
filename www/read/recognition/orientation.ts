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

/** How much more the darkness must change across than down. */
const MIN_RATIO = 1.5;

/** O(pixels). */
export function isSideways(picture: GreyPicture): boolean {
  return changesDown(quarterTurned(picture)) > MIN_RATIO * changesDown(picture);
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
    if (y > 0) for (const [at, sum] of sums.entries()) changes += ((sum - (before[at] ?? 0)) / strip) ** 2;
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
