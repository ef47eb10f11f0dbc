/**
 * TIFF (revision 6.0), as scanners and fax machines write it: the pages of a file, and what is known of each. Nothing is decoded here
 * (./tiff-pdf.ts). Any number in a file may be wrong: a page that refers to data outside the file is unreadable.
 * O(bytes).
 */

import { message } from "../../i18n/message.ts";
import { OnlyPictures, Unreadable } from "../model.ts";
import { dataViewOf } from "../parts/joined-bytes.ts";

const MAX_PAGES = 2_000;
/** Strips or tiles of a page; scanners write some hundred. */
const MAX_PIECES = 5_000;

/** Fields by their numbers. */
const FIELD = {
  ...{ kind: 254, width: 256, height: 257, bits: 258, compression: 259, colours: 262, bitOrder: 266, samples: 277 },
  ...{ strips: 273, turn: 274, stripRows: 278, stripBytes: 279, planes: 284, fax: 292, predictor: 317, palette: 320 },
  ...{ tileWidth: 322, tileHeight: 323, tiles: 324, tileBytes: 325, tables: 347 },
} as const;

/** How a page is packed, by TIFF's numbers. */
export const PACKING = {
  ...{ none: 1, faxRows: 2, fax3: 3, fax4: 4, lzw: 5, jpeg: 7, deflate: 8, oldDeflate: 32_946, packBits: 32_773 },
} as const;

/** What a page's numbers mean, by TIFF's. */
export const COLOURS = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, cmyk: 5, yCbCr: 6 } as const;

/** A strip, or a tile: where it is on the page, and its bytes. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A page that can be drawn. */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  readonly packing: number;
  readonly colours: number;
  readonly bits: number;
  readonly samples: number;
  readonly pieces: readonly Piece[];
  /** Options of Group 3. */
  readonly fax: number;
  readonly isPredicted: boolean;
  /** 65,536 levels of red for each number, then of green and blue. */
  readonly palette: readonly number[];
  /** Tables that all pieces of a JPEG page share. */
  readonly tables: Uint8Array;
  /** Degrees by which it is turned to the right. */
  readonly turn: number;
}

/** The outcome of reading a TIFF file: its pages can be recognised, if any can. */
export function picturesOf(bytes: Uint8Array): Unreadable {
  const pages = tiffPages(bytes);
  const isDrawn = pages.some((page) => page !== null);
  if (!isDrawn) return new Unreadable(message("files-other-picture", { format: "TIFF" }));
  return new OnlyPictures(message("files-picture", { format: "TIFF" }), {
    numbers: pages.map((_, at) => at),
    total: pages.length,
    format: message("files-format-picture", { format: "TIFF" }),
  });
}

/** The pages in order; null for one that cannot be drawn. Thumbnails and masks are no pages. */
export function tiffPages(bytes: Uint8Array): (TiffPage | null)[] {
  const view = dataViewOf(bytes);
  const isLittle = bytes[0] === 0x49;
  const pages: (TiffPage | null)[] = [];
  const seen = new Set<number>();
  try {
    for (let at = view.getUint32(4, isLittle); at !== 0 && !seen.has(at); ) {
      seen.add(at);
      const directory = new Directory(view, at, isLittle);
      // Reduced copies, and masks of transparency.
      if ((directory.number(FIELD.kind, 0) & 5) === 0) pages.push(pageOf(directory, bytes));
      if (pages.length >= MAX_PAGES) break;
      at = directory.next;
    }
  } catch (error) {
    // Cut off: the pages before are there.
    if (!(error instanceof RangeError)) throw error;
  }
  return pages;
}

/** Bytes of a number, by the types that are numbers here. */
const NUMBER_BYTES: ReadonlyMap<number, 1 | 2 | 4> = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
  [7, 1],
]);

class Directory {
  readonly #view: DataView;
  readonly #isLittle: boolean;
  readonly #fields = new Map<number, { bytes: 1 | 2 | 4; count: number; at: number }>();
  /** Where the next one is; 0 after the last. */
  readonly next: number;

  constructor(view: DataView, start: number, isLittle: boolean) {
    this.#view = view;
    this.#isLittle = isLittle;
    const fields = view.getUint16(start, isLittle);
    for (let at = start + 2; at < start + 2 + 12 * fields; at += 12) {
      const bytes = NUMBER_BYTES.get(view.getUint16(at + 2, isLittle));
      const count = view.getUint32(at + 4, isLittle);
      if (!bytes) continue;
      const place = bytes * count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
      this.#fields.set(view.getUint16(at, isLittle), { bytes, count, at: place });
    }
    this.next = view.getUint32(start + 2 + 12 * fields, isLittle);
  }

  /** All numbers of a field, at most so many. Throws `RangeError` if they are not in the file. */
  numbers(field: number, most: number): number[] {
    const { bytes = 1, count = 0, at = 0 } = this.#fields.get(field) ?? {};
    if (count > most) throw new RangeError();
    return Array.from({ length: count }, (_, index) => {
      const place = at + bytes * index;
      if (bytes === 1) return this.#view.getUint8(place);
      return bytes === 2 ? this.#view.getUint16(place, this.#isLittle) : this.#view.getUint32(place, this.#isLittle);
    });
  }

  number(field: number, otherwise: number): number {
    return this.numbers(field, 1_000)[0] ?? otherwise;
  }

  bytes(field: number): Uint8Array {
    return Uint8Array.from(this.numbers(field, 1 << 16));
  }
}

/** A page's fields; null if it is of no kind that is drawn. */
function pageOf(directory: Directory, file: Uint8Array): TiffPage | null {
  try {
    const number = (field: number, otherwise: number): number => directory.number(field, otherwise);
    const bits = directory.numbers(FIELD.bits, 16);
    const page = {
      width: number(FIELD.width, 0),
      height: number(FIELD.height, 0),
      packing: number(FIELD.compression, PACKING.none),
      colours: number(FIELD.colours, COLOURS.whiteIsZero),
      bits: bits[0] ?? 1,
      samples: number(FIELD.samples, 1),
      fax: number(FIELD.fax, 0),
      isPredicted: number(FIELD.predictor, 1) === 2,
      palette: directory.numbers(FIELD.palette, 3 * 256),
      tables: directory.bytes(FIELD.tables),
      turn: TURNS.get(number(FIELD.turn, 1)) ?? 0,
    };
    const isUsual = bits.every((each) => each === page.bits) && number(FIELD.planes, 1) === 1;
    if (!isUsual || page.width * page.height === 0 || !isKnown(page)) return null;
    const pieces = piecesOf(directory, page, file);
    return { ...page, pieces: number(FIELD.bitOrder, 1) === 2 ? pieces.map(withBitsTurned) : pieces };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Degrees by the numbers of TIFF; mirrored pages are drawn as they are. */
const TURNS: ReadonlyMap<number, number> = new Map([
  [3, 180],
  [6, 90],
  [8, 270],
]);

function isKnown({ packing, colours, bits, samples, palette }: Omit<TiffPage, "pieces">): boolean {
  if (!Object.values(PACKING).some((known) => known === packing)) return false;
  if (packing === PACKING.jpeg) return bits === 8 && [1, 3, 4].includes(samples);
  if (packing >= PACKING.faxRows && packing <= PACKING.fax4) return bits === 1 && samples === 1;
  if (colours === COLOURS.palette)
    return samples === 1 && [1, 2, 4, 8].includes(bits) && palette.length === 3 * 2 ** bits;
  if (colours === COLOURS.rgb) return samples === 3 && bits === 8;
  if (colours === COLOURS.cmyk) return samples === 4 && bits === 8;
  return colours <= COLOURS.blackIsZero && samples === 1 && [1, 2, 4, 8].includes(bits);
}

/** All strips, or all tiles, row by row. Throws `RangeError` if one is not in the file, or if they are more than there is. */
function piecesOf(
  directory: Directory,
  { width, height }: { width: number; height: number },
  file: Uint8Array,
): Piece[] {
  const isTiled = directory.number(FIELD.tileWidth, 0) > 0;
  const [places, sizes] = (isTiled ? [FIELD.tiles, FIELD.tileBytes] : [FIELD.strips, FIELD.stripBytes]).map((field) =>
    directory.numbers(field, MAX_PIECES),
  ) as [number[], number[]];
  const pieceWidth = isTiled ? directory.number(FIELD.tileWidth, width) : width;
  const rows = isTiled
    ? directory.number(FIELD.tileHeight, 0)
    : Math.min(height, directory.number(FIELD.stripRows, height));
  const columns = Math.ceil(width / pieceWidth);
  const count = columns * Math.ceil(height / Math.max(1, rows));
  if (rows === 0 || count > places.length) throw new RangeError();
  let left = file.length;
  return places.slice(0, count).map((place, at): Piece => {
    // Some scanners leave out the size of a single strip.
    const size = sizes[at] ?? (count === 1 ? file.length - place : 0);
    left -= size;
    if (size <= 0 || place + size > file.length || left < 0) throw new RangeError();
    const [x, y] = [(at % columns) * pieceWidth, Math.floor(at / columns) * rows];
    return {
      ...{ x, y, width: pieceWidth, height: isTiled ? rows : Math.min(rows, height - y) },
      bytes: file.subarray(place, place + size),
    };
  });
}

/** The same with the lowest bit of each byte first. */
function withBitsTurned(piece: Piece): Piece {
  const bytes = piece.bytes.map((byte) => {
    let turned = 0;
    for (let bit = 0; bit < 8; bit++) turned = (turned << 1) | ((byte >> bit) & 1);
    return turned;
  });
  return { ...piece, bytes };
}
