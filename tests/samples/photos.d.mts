/** Decoded pixels, four bytes each. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}
/** A picture as different from others as photos are; the same for the same seed, whatever its size. */
export function photo(seed: number, width?: number, height?: number): Picture;
/** A PNG file of pixels. */
export function png(picture: Picture): Buffer;
