/**
 * Where the text of an old Word document lies (MS-DOC): pieces of its main stream, by its table of pieces. Each piece is in UTF-16 or
 * in one byte for each character; Word 6 and 95 know the latter only, in a code page of their language.
 */

import { message } from "../../../i18n/message.ts";
import { Unreadable } from "../../model.ts";
import { type CompoundFile, damagedCompound, uint16, uint32 } from "../../parts/compound.ts";
import { dataViewOf } from "../../parts/joined-bytes.ts";

/** A piece of the text: its first byte in the main stream, and how many characters it has. */
export interface Piece {
  from: number;
  length: number;
  /** Bytes of a character. */
  width: 1 | 2;
}

/** The parts of a document in the order of its characters, and how many characters each has. */
export interface Extents {
  text: number;
  footnotes: number;
  headers: number;
  macros: number;
  comments: number;
  endnotes: number;
  boxes: number;
}

/** What a document's header leads to. */
export interface Layout {
  main: Uint8Array;
  table: Uint8Array;
  pieces: Piece[];
  extents: Extents;
  /** The encoding of pieces of one byte for each character; null if only the letters can tell, in Word 6 and 95. */
  encoding: string | null;
  /** The encoding of the fonts that are not Western, if all of them have the same; otherwise null. */
  ofFonts: string | null;
  /** Where the tables of styles, and of runs of characters and paragraphs, lie in `table`; null in Word 6 and 95. */
  tables: Record<"styles" | "runs" | "paragraphs", { from: number; size: number }> | null;
}

const WORD_97 = 193;
/** Word 95 in East Asia has numbers of its own, and writes UTF-16. */
const EAST_ASIAN = 0xa697;
const LAST_EAST_ASIAN = 0xa699;
const [IS_COMPLEX, IS_ENCRYPTED, IS_TABLE_1, IS_OBFUSCATED] = [0x0004, 0x0100, 0x0200, 0x8000];
/** The language that Word states by default. */
const ENGLISH = 0x09;
/** In an encrypted document: the plain bytes at the start of the main stream, and the bytes of an encrypted block. */
const [OPEN_BYTES, BLOCK_BYTES] = [68, 512];
/** The set of characters of Word 6 on a Macintosh. */
const MACINTOSH = 256;
/** Where the list of fonts is named in the header of Word 6 and 95. */
const FONTS_AT = 0xd0;
/** Set where a piece has one byte for each character. */
const ONE_BYTE = 0x40000000;
const HEADER_BYTES = 0x1aa;

/** The code pages of languages that are not written in Western letters, by the language's number. */
const ENCODINGS: ReadonlyMap<number, string> = new Map([
  [0x04, "gbk"],
  [0x05, "windows-1250"],
  [0x08, "windows-1253"],
  [0x0d, "windows-1255"],
  [0x0e, "windows-1250"],
  [0x11, "shift_jis"],
  [0x12, "euc-kr"],
  [0x15, "windows-1250"],
  [0x18, "windows-1250"],
  [0x19, "windows-1251"],
  [0x1f, "windows-1254"],
  [0x22, "windows-1251"],
]);

/** The code pages of fonts whose bytes could also be Western letters, by the font's character set. */
const FONT_ENCODINGS: ReadonlyMap<number, string> = new Map([
  [161, "windows-1253"],
  [162, "windows-1254"],
  [204, "windows-1251"],
  [238, "windows-1250"],
]);

/** Throws `Unreadable` if the document is locked or damaged. */
export async function layoutOf(file: CompoundFile, password?: string): Promise<Layout> {
  const { streams } = file.root;
  const stream = streams.get("worddocument");
  const given = stream ? file.bytes(stream) : new Uint8Array();
  if (given.length < HEADER_BYTES) throw damagedCompound();
  const flags = uint16(given, 10);
  const isOld = uint16(given, 2) < WORD_97;
  if (flags & IS_ENCRYPTED && (isOld || flags & IS_OBFUSCATED)) throw new Unreadable(message("files-password"));
  const { main, tables } = flags & IS_ENCRYPTED ? await unlocked(file, given, password) : { main: given };
  const data = dataViewOf(main);
  const oldEncoding =
    data.getUint16(0x14, true) === MACINTOSH ? "macintosh" : (ENCODINGS.get(data.getUint16(6, true) & 0xff) ?? null);
  const encoding = isOld ? oldEncoding : "windows-1252";
  const counts = (at: number): number[] =>
    Array.from({ length: 7 }, (_, index) => Math.max(0, data.getInt32(at + 4 * index, true)));
  const [text = 0, footnotes = 0, headers = 0, macros = 0, comments = 0, endnotes = 0, boxes = 0] = counts(
    isOld ? 0x34 : 0x4c,
  );
  const extents = { text, footnotes, headers, macros, comments, endnotes, boxes };
  if (isOld) {
    const all = Object.values(extents).reduce((sum, count) => sum + count, 0);
    const kind = data.getUint16(0, true);
    const width = kind >= EAST_ASIAN && kind <= LAST_EAST_ASIAN ? 2 : 1;
    const whole: Piece = { from: data.getUint32(0x18, true), length: all, width };
    const places = { from: data.getUint32(0x160, true), size: data.getUint32(0x164, true) };
    const pieces = flags & IS_COMPLEX ? piecesIn(main, places, width) : [];
    const fonts = main.subarray(data.getUint32(FONTS_AT, true)).subarray(0, data.getUint32(FONTS_AT + 4, true));
    // Documents of other Western languages have their letters in the same places as some of Central Europe.
    const ofFonts = (data.getUint16(6, true) & 0xff) === ENGLISH ? encodingOfFonts(fonts) : null;
    return {
      main,
      table: main,
      pieces: pieces.length > 0 ? pieces : [whole],
      extents,
      encoding,
      ofFonts,
      tables: null,
    };
  }
  const table = tables ?? tableOf(file, flags);
  const placeAt = (at: number): { from: number; size: number } => ({
    from: data.getUint32(at, true),
    size: data.getUint32(at + 4, true),
  });
  const pieces = piecesIn(table, { from: data.getUint32(0x1a2, true), size: data.getUint32(0x1a6, true) });
  if (pieces.length === 0 && text > 0) throw damagedCompound();
  return {
    main,
    table,
    pieces,
    extents,
    encoding,
    ofFonts: null,
    tables: { styles: placeAt(0xa2), runs: placeAt(0xfa), paragraphs: placeAt(0x102) },
  };
}

/** By the character sets of fonts, each an entry that begins with its size; Western fonts and symbols are in every document. */
function encodingOfFonts(fonts: Uint8Array): string | null {
  const found = new Set<string>();
  for (let at = 2; at + 4 < fonts.length; at += (fonts[at] ?? 0) + 1) {
    const encoding = FONT_ENCODINGS.get(fonts[at + 4] ?? 0);
    if (encoding) found.add(encoding);
  }
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** The stream of tables. */
function tableOf(file: CompoundFile, flags: number): Uint8Array {
  const stream = file.root.streams.get(flags & IS_TABLE_1 ? "1table" : "0table");
  if (!stream) throw damagedCompound();
  return file.bytes(stream);
}

/** Both streams of an encrypted document. Its table stream starts with the encryption header. */
async function unlocked(
  file: CompoundFile,
  given: Uint8Array,
  password: string | undefined,
): Promise<{ main: Uint8Array; tables: Uint8Array }> {
  const { decryptorOf } = await import("../../parts/old-office-passwords.ts");
  const locked = tableOf(file, uint16(given, 10));
  const headerBytes = Math.min(locked.length, uint32(given, 14));
  const decrypt = decryptorOf(locked.subarray(0, headerBytes), password);
  const main = decrypt(given, BLOCK_BYTES);
  main.set(given.subarray(0, OPEN_BYTES));
  return { main, tables: decrypt(locked, BLOCK_BYTES) };
}

/** The table of pieces, after what is stated about some of them; each states its width, unless all have the same. */
function piecesIn(table: Uint8Array, { from, size }: { from: number; size: number }, width?: 1 | 2): Piece[] {
  const bytes = table.subarray(from, from + size);
  const data = dataViewOf(bytes);
  let at = 0;
  while (bytes[at] === 1 && at + 3 <= bytes.length) at += 3 + data.getUint16(at + 1, true);
  if (bytes[at] !== 2 || at + 5 > bytes.length) return [];
  const start = at + 5;
  const count = Math.floor((Math.min(data.getUint32(at + 1, true), bytes.length - start) - 4) / 12);
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const [first, next] = [data.getUint32(start + 4 * index, true), data.getUint32(start + 4 * index + 4, true)];
    const place = data.getUint32(start + 4 * (count + 1) + 8 * index + 2, true);
    if (next <= first) continue;
    const isHalved = width === undefined && (place & ONE_BYTE) !== 0;
    const offset = width === undefined ? place & ~ONE_BYTE : place;
    pieces.push({ from: isHalved ? offset >>> 1 : offset, length: next - first, width: width ?? (isHalved ? 1 : 2) });
  }
  return pieces;
}
