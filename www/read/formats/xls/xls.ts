/**
 * Excel workbooks before 2007 (MS-XLS; Excel 5, 95 and 97 to 2003): the sheets in their order, row by row, with a tab between cells;
 * then the text boxes of each. Values are read as they are stored, as from newer workbooks. Nothing is computed, and macros are not
 * looked at. O(n).
 *
 * Our own, because the crate that reads as many files is a module of 336 kB.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { type CompoundFile, damagedCompound, uint16 } from "../../parts/compound.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";
import { sheetNotes } from "../../parts/sheets.ts";
import { pageOf } from "../rtf/rtf-tables.ts";
import { CONTINUE, RecordReader, recordsOf, type WorkbookRecord } from "./records.ts";

const [BEGIN, END, LOCKED, CODE_PAGE, SHEET, STRINGS] = [0x809, 0x0a, 0x2f, 0x42, 0x85, 0xfc];
const [STRING_CELL, TEXT_CELL, RICH_CELL, NUMBER_CELL, PACKED_CELL, PACKED_CELLS] = [
  0xfd, 0x204, 0xd6, 0x203, 0x27e, 0xbd,
];
const [FORMULA, RESULT, OBJECT, BOX_TEXT] = [0x06, 0x207, 0x5d, 0x1b6];

const EXCEL_97 = 0x600;
/** The kind of a worksheet in the list of sheets, and where it begins. */
const [WORKSHEET, CELLS] = [0, 0x10];
/** The kind of an object that shows a comment. */
const COMMENT = 0x19;
/** Ends the value of a formula whose result is no number; its kind is then the first byte. */
const NO_NUMBER = 0xffff;

export async function readXls(file: CompoundFile, password?: string): Promise<Content> {
  const { streams } = file.root;
  const stream = streams.get("workbook") ?? streams.get("book");
  const given = stream ? file.bytes(stream) : new Uint8Array();
  const lock = lockOf(given);
  const bytes = lock ? await unlocked(given, lock, password) : given;
  const workbook = workbookIn(bytes);
  const page = new TextPage();
  const counts = { hidden: 0, lost: 0, cut: 0, comments: 0 };
  for (const { at, isHidden, kind } of workbook.sheets) {
    if (kind !== WORKSHEET) continue;
    if (isHidden) {
      counts.hidden++;
      continue;
    }
    const sheet = new SheetReader(workbook, page);
    page.block();
    const { isFound, isWhole } = sheet.read(bytes, at);
    if (!isFound) counts.lost++;
    else if (!isWhole) counts.cut++;
    counts.comments += sheet.comments;
  }
  const { warnings, missing } = sheetNotes(counts);
  if (!(workbook.isWhole && file.isWhole)) missing.push(CUT_OFF);
  return contentOf(message("files-format-excel"), page.toString(), { warnings, missing });
}

/** How a workbook is encrypted: the record comes among the first ones. */
function lockOf(stream: Uint8Array): Uint8Array | null {
  for (const { type, bytes } of recordsOf(stream, 0)) {
    if (type === LOCKED) return bytes;
    if (type === END) break;
  }
  return null;
}

/** Records that are never encrypted, and in the list of sheets the place of each. */
const OPEN_RECORDS: ReadonlySet<number> = new Set([BEGIN, LOCKED, 0xe1, 0x138, 0x194, 0x195, 0x196]);
const [BLOCK_BYTES, RECORD_HEADER_BYTES, PLACE_BYTES] = [1024, 4, 4];

/** The same stream decrypted; the types and sizes of records are not encrypted. */
async function unlocked(stream: Uint8Array, lock: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  // 1 is RC4 of either kind, 0 the obfuscation of older workbooks.
  if (uint16(lock, 0) !== 1) throw new Unreadable(message("files-password"));
  const { decryptorOf } = await import("../../parts/old-office-passwords.ts");
  const plain = decryptorOf(lock.subarray(2), password, true)(stream, BLOCK_BYTES);
  for (const { type, at, bytes } of recordsOf(stream, 0)) {
    const open = OPEN_RECORDS.has(type) ? bytes.length : type === SHEET ? PLACE_BYTES : 0;
    plain.set(stream.subarray(at, at + RECORD_HEADER_BYTES + open), at);
  }
  return plain;
}

interface Workbook {
  readonly isUnicode: boolean;
  readonly encoding: string;
  readonly sheets: readonly { at: number; isHidden: boolean; kind: number }[];
  /** The texts that cells refer to by number. */
  readonly strings: readonly string[];
  /** Whether its list of sheets and texts is complete. */
  readonly isWhole: boolean;
}

/** Reads what comes before the sheets. Throws `Unreadable` if the workbook is damaged. */
function workbookIn(stream: Uint8Array): Workbook {
  let isUnicode = true;
  let encoding = "windows-1252";
  const found: Uint8Array[] = [];
  let strings: RecordReader | null = null;
  let inStrings = false;
  let isWhole = false;
  let isFirst = true;
  for (const { type, bytes } of recordsOf(stream, 0)) {
    if (isFirst && type !== BEGIN) throw damagedCompound();
    isFirst = false;
    const reader = new RecordReader(bytes, encoding);
    if (type === BEGIN) isUnicode = reader.uint16() >= EXCEL_97;
    else if (type === CODE_PAGE && !isUnicode) encoding = pageOf(reader.uint16()) ?? encoding;
    else if (type === SHEET) found.push(bytes);
    else if (type === STRINGS) strings ??= reader;
    else if (type === CONTINUE && inStrings) strings?.goesOn(bytes);
    else if (type === END) {
      isWhole = true;
      break;
    }
    inStrings = type === STRINGS || (inStrings && type === CONTINUE);
  }
  const sheets = found.map((bytes) => {
    const reader = new RecordReader(bytes, encoding);
    return { at: reader.uint32(), isHidden: reader.uint8() > 0, kind: reader.uint8() };
  });
  if (sheets.length === 0) throw new Unreadable(message("files-no-sheets"));
  return { isUnicode, encoding, sheets, strings: strings ? stringsIn(strings) : [], isWhole };
}

function stringsIn(reader: RecordReader): string[] {
  reader.skip(4);
  const count = reader.uint32();
  const strings: string[] = [];
  while (strings.length < count && !reader.isAtEnd) strings.push(reader.unicode(reader.uint16()));
  return strings;
}

class SheetReader {
  readonly #workbook: Workbook;
  readonly #page: TextPage;
  #row = -1;
  /** The record of the last formula; its result, if it is a text, comes in another one. */
  #formula: Uint8Array = new Uint8Array();
  #isComment = false;
  /** The number of characters of the open text box, and what continues its record: first these, then their formats. */
  #box: { characters: number; pieces: Uint8Array[] } | null = null;
  readonly #boxes: string[] = [];
  comments = 0;

  constructor(workbook: Workbook, page: TextPage) {
    this.#workbook = workbook;
    this.#page = page;
  }

  read(stream: Uint8Array, start: number): { isFound: boolean; isWhole: boolean } {
    /** Charts within the sheet begin and end like it. */
    let depth = 0;
    for (const record of recordsOf(stream, start)) {
      if (depth === 0 && !isSheet(record)) break;
      if (record.type === BEGIN) depth++;
      if (record.type === END) depth--;
      else if (depth === 1) this.#take(record);
      if (depth > 0) continue;
      this.#writeBoxes();
      return { isFound: true, isWhole: true };
    }
    this.#writeBoxes();
    return { isFound: depth > 0, isWhole: false };
  }

  #take(record: WorkbookRecord): void {
    const { type, bytes } = record;
    const reader = new RecordReader(bytes, this.#workbook.encoding);
    if (type === CONTINUE) this.#box?.pieces.push(bytes);
    else this.#endBox();
    if (type === OBJECT) {
      reader.skip(4);
      this.#isComment = reader.uint16() === COMMENT;
      if (this.#isComment) this.comments++;
    } else if (type === BOX_TEXT && !this.#isComment) {
      reader.skip(10);
      this.#box = { characters: reader.uint16(), pieces: [] };
    } else if (type === FORMULA) {
      this.#formula = bytes;
      this.#write(bytes, [resultOf(bytes)]);
    } else if (type === RESULT) this.#write(this.#formula, [this.#text(reader)]);
    else this.#write(bytes, this.#cellsIn(record));
  }

  #endBox(): void {
    const { characters = 0, pieces: [first, ...others] = [] } = this.#box ?? {};
    this.#box = null;
    if (!first) return;
    const reader = new RecordReader(first, this.#workbook.encoding);
    for (const piece of others) reader.goesOn(piece);
    this.#boxes.push(reader.unicode(characters));
  }

  /** The texts of the cells that a record holds; none of truth values and errors, which nobody wrote. */
  #cellsIn({ type, bytes }: WorkbookRecord): string[] {
    const reader = new RecordReader(bytes.subarray(6), this.#workbook.encoding);
    if (type === STRING_CELL) return [this.#workbook.strings[reader.uint32()] ?? ""];
    if (type === TEXT_CELL || type === RICH_CELL) return [this.#text(reader)];
    if (type === NUMBER_CELL) return [String(reader.float64())];
    if (type === PACKED_CELL) return [packedNumber(reader.uint32())];
    if (type !== PACKED_CELLS) return [];
    const cells = new RecordReader(bytes.subarray(4), "");
    return Array.from({ length: Math.max(0, Math.floor((bytes.length - 6) / 6)) }, () => {
      cells.skip(2);
      return packedNumber(cells.uint32());
    });
  }

  #text(reader: RecordReader): string {
    const count = reader.uint16();
    return this.#workbook.isUnicode ? reader.unicode(count) : reader.narrow(count);
  }

  /** Adds cells to their row, which is the first number of each record of cells. */
  #write(record: Uint8Array, cells: readonly string[]): void {
    for (const cell of cells) {
      const text = cell.trim();
      if (text === "") continue;
      const row = new RecordReader(record, "").uint16();
      if (row !== this.#row) this.#page.line();
      this.#row = row;
      this.#page.write(this.#page.atStart ? text : `\t${text}`);
    }
  }

  #writeBoxes(): void {
    this.#endBox();
    for (const text of this.#boxes) {
      this.#page.block();
      this.#page.write(text.trim());
    }
    this.#page.block();
  }
}

function isSheet({ type, bytes }: WorkbookRecord): boolean {
  return type === BEGIN && (bytes[2] ?? 0) === CELLS;
}

/** The result that was saved with a formula, if it is a number. */
function resultOf(formula: Uint8Array): string {
  if (new RecordReader(formula.subarray(12), "").uint16() === NO_NUMBER) return "";
  return String(new RecordReader(formula.subarray(6), "").float64());
}

/** A number in 30 bits: an integer or the upper half of a float, and whether it is to be divided by 100. */
function packedNumber(packed: number): string {
  const data = new DataView(new ArrayBuffer(8));
  data.setUint32(4, packed & ~3, true);
  const number = packed & 2 ? (packed | 0) >> 2 : data.getFloat64(0, true);
  return String(packed & 1 ? number / 100 : number);
}
