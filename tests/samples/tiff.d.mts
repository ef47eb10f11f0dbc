/** A page: its strips, or tiles, as they are packed. */
export interface TiffSample {
  readonly width: number;
  readonly height: number;
  readonly strips: readonly Uint8Array[];
  readonly colours?: number;
  readonly packing?: number;
  readonly fields?: Readonly<Record<number, number | readonly number[]>>;
}
export function tiff(
  pages: readonly TiffSample[],
  how?: { isLittle?: boolean; next?: number },
): Uint8Array<ArrayBuffer>;
