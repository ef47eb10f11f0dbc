/**
 * A copy of a PDF whose pictures are a single black pixel each, so that pdf.js lists where they are without decoding them.
 *
 * pdf.js decodes every picture of a page, which takes up to a second for each, or leaves pictures above a size out of its list of
 * operators. Their places say which text stands on a picture, and which is behind one. A picture is a stream, so its dictionary is
 * never packed: sizes are overwritten by "1" and spaces, its data by zeros, and every offset stays as it was. O(bytes).
 */
import { hasAscii } from "../../marks.ts";
import { crc32 } from "../../parts/crc.ts";
import { digestOf } from "../../parts/properties.ts";

/** The longest dictionary of a picture. */
const MAX_DICTIONARY_BYTES = 4096;

/** Dictionaries examined; the pictures of any others are left out of the list, as large ones are. */
const MAX_EXAMINED = 20_000;

const SLASH = 0x2f;
const ONE = 0x31;
const BLANK = 0x20;

/** The same file with blank pictures; the same array if it has none. */
export function withBlankPictures(bytes: Uint8Array): Uint8Array {
  let copy: Uint8Array | null = null;
  for (const { numbers, data } of picturesIn(bytes)) {
    copy ??= bytes.slice();
    for (const { from, to } of numbers) copy.fill(BLANK, from, to).fill(ONE, from, from + 1);
    copy.fill(0, data.from, data.to);
  }
  return copy ?? bytes;
}

/** Smaller pictures are lines and bullets; those with fewer bytes for so many pixels are masks and blank areas. */
const MIN_BYTES = 2048;
const PIXELS_PER_BYTE = 100;

/** The pictures as they are packed, with digests: equal ones are equal bytes. O(bytes). */
export function* packedPictures(bytes: Uint8Array): Generator<{ digest: string; packed: Uint8Array }> {
  for (const { data, pixels } of picturesIn(bytes)) {
    const packed = withoutLineEnd(bytes.subarray(data.from, data.to));
    const size = packed.length;
    if (size < MIN_BYTES || pixels > size * PIXELS_PER_BYTE) continue;
    yield { digest: digestOf({ size, crc: crc32(packed) }), packed };
  }
}

/** A JPEG file without the line end before "endstream", so that it has the digest of the same file in other formats. */
function withoutLineEnd(packed: Uint8Array): Uint8Array {
  if (packed[0] !== 0xff || packed[1] !== 0xd8) return packed;
  let end = packed.length;
  if (packed[end - 1] === 0x0a) end--;
  if (packed[end - 1] === 0x0d) end--;
  return packed[end - 2] === 0xff && packed[end - 1] === 0xd9 ? packed.subarray(0, end) : packed;
}

function* picturesIn(bytes: Uint8Array): Generator<Picture> {
  /** Where the last examined stream ended: nothing before it is searched again. */
  let done = 0;
  let examined = 0;
  for (let at = bytes.indexOf(SLASH); at >= 0 && examined < MAX_EXAMINED; at = bytes.indexOf(SLASH, at + 1)) {
    if (at < done || !hasAscii(bytes, at, "/Subtype") || !isImage(bytes, at + "/Subtype".length)) continue;
    examined++;
    const found = pictureAt(bytes, at, done);
    if (!found) continue;
    // No stream after this one has an end either.
    if (found.data.to < 0) break;
    yield found;
    done = found.data.to;
  }
}

function isImage(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (at < from + 8 && (bytes[at] ?? 0) <= BLANK) at++;
  return hasAscii(bytes, at, "/Image") && !/[A-Za-z0-9]/.test(String.fromCharCode(bytes[at + "/Image".length] ?? 0));
}

interface Stretch {
  from: number;
  to: number;
}

/** The numbers of a picture's width and height, their product, and its data. */
interface Picture {
  numbers: Stretch[];
  pixels: number;
  data: Stretch;
}

/** `at` is within the picture's dictionary. */
function pictureAt(bytes: Uint8Array, at: number, after: number): Picture | null {
  const start = Math.max(after, at - MAX_DICTIONARY_BYTES);
  const text = ascii(bytes, start, at + MAX_DICTIONARY_BYTES);
  const head = text.lastIndexOf("obj", at - start);
  const stream = text.indexOf("stream", at - start);
  if (head < 0 || stream < 0) return null;
  const dictionary = text.slice(head, stream);
  if (dictionary.includes("endobj")) return null;
  let from = start + stream + "stream".length;
  if (bytes[from] === 0x0d) from++;
  if (bytes[from] === 0x0a) from++;
  const to = endOfStream(bytes, from);
  let pixels = 1;
  const numbers = [...dictionary.matchAll(/\/(?:Width|Height)\s{0,8}(\d{1,9})(?!\d|\s{1,8}\d{1,9}\s{1,8}R)/g)].map(
    (found) => {
      pixels *= Number(found[1]);
      const end = start + head + found.index + found[0].length;
      return { from: end - (found[1] ?? "").length, to: end };
    },
  );
  return { numbers, pixels, data: { from, to } };
}

function endOfStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x65, from); at >= 0; at = bytes.indexOf(0x65, at + 1)) {
    if (hasAscii(bytes, at, "endstream")) return at;
  }
  return -1;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder("latin1").decode(bytes.subarray(from, to));
}

// What a picture looks like, where that matters: a white text on a picture is hidden if the picture is white there.

/** A picture as a grid of colours; null where its colours differ within a cell. */
export interface Thumbnail {
  readonly cells: readonly (number | null)[];
}

/** Cells of a thumbnail in each direction. */
export const CELLS = 24;
/** Pixels looked at in each direction of a cell. */
const PROBES = 5;
/** Bytes of a pixel by pdf.js's kinds of pictures: three and four; one bit each is not looked at. */
const PIXEL_BYTES: ReadonlyMap<number, number> = new Map([
  [2, 3],
  [3, 4],
]);

/** A thumbnail of a decoded picture; null if its pixels are not at hand. O(1). */
export function thumbnailOf(picture: unknown): Thumbnail | null {
  const {
    width = 0,
    height = 0,
    kind = 0,
    data,
  } = (picture ?? {}) as {
    width?: number;
    height?: number;
    kind?: number;
    data?: Uint8Array;
  };
  const size = PIXEL_BYTES.get(kind);
  if (!size || !data || width < 1 || height < 1 || data.length < width * height * size) return null;
  const cells: (number | null)[] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) cells.push(colourOfCell(row, column));
  }
  return { cells };

  function colourOfCell(row: number, column: number): number | null {
    let colour: number | null = null;
    for (let probe = 0; probe < PROBES * PROBES; probe++) {
      const y = Math.floor(((row + ((probe % PROBES) + 0.5) / PROBES) / CELLS) * height);
      const x = Math.floor(((column + (Math.floor(probe / PROBES) + 0.5) / PROBES) / CELLS) * width);
      const at = (y * width + x) * (size ?? 0);
      const pixel = ((data?.[at] ?? 0) << 16) | ((data?.[at + 1] ?? 0) << 8) | (data?.[at + 2] ?? 0);
      if (colour !== null && !isSameColour(colour, pixel)) return null;
      colour ??= pixel;
    }
    return colour;
  }
}

/** By how much (of 255) a colour may differ in each part and still be the same to the eye. */
const SAME = 11;

/** Whether nobody can tell two colours, each 0xRRGGBB, apart. */
export function isSameColour(x: number, y: number): boolean {
  return [16, 8, 0].every((shift) => Math.abs(((x >> shift) & 255) - ((y >> shift) & 255)) <= SAME);
}
