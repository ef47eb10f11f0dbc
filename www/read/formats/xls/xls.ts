/**
 * Excel workbooks before 2007 (MS-XLS; Excel 5, 95 and 97 to 2003): the sheets in their order, row by row, with a tab between cells;
 * then the text boxes of each, and the titles of its charts. Values are read as they are shown, as from newer workbooks. Nothing is
 * computed, and macros are not looked at. O(n).
 *
 * Our own, because the crate that reads as many files is a module of 336 kB.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";
import { type CompoundFile, uint16 } from "../../parts/compound.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";
import { ERRORS, SheetCounts, truth } from "../../parts/sheets.ts";
import { unlockedWorkbook } from "./locked.ts";
import { BEGIN, CONTINUE, END, RecordReader, recordsOf, type WorkbookRecord } from "./records.ts";
import { type Workbook, workbookIn } from "./workbook.ts";

const [STRING_CELL, TEXT_CELL, RICH_CELL, NUMBER_CELL, PACKED_CELL, PACKED_CELLS] = [
  0xfd, 0x204, 0xd6, 0x203, 0x27e, 0xbd,
];
const [FORMULA, RESULT, TRUTH_OR_ERROR, OBJECT, BOX_TEXT] = [0x06, 0x207, 0x205, 0x5d, 0x1b6];

/** The type, in the first record, of a sheet with cells. */
const CELLS = 0x10;
/** The kinds of sheets in the list of sheets that are read, and how each begins: with cells, or with a chart alone. */
const BEGINNINGS: ReadonlyMap<number, number> = new Map([
  [0, CELLS],
  [2, 0x20],
]);
/** Records of charts: a title, a series of numbers, and the words of either. Those of series are in cells, too. */
const [TITLE, SERIES, CHART_WORDS] = [0x1025, 0x1003, 0x100d];
/** The prefix of the names of storages with embedded documents. */
const EMBEDDED = "mbd";
/** The kind of an object that shows a comment. */
const COMMENT = 0x19;
/** Ends the value of a formula whose result is no number; its kind is then the first byte. */
const NO_NUMBER = 0xffff;
const [IS_TRUTH, IS_ERROR] = [1, 2];

export async function readXls(file: CompoundFile, password?: string): Promise<Content> {
  const { streams } = file.root;
  const stream = streams.get("workbook") ?? streams.get("book");
  const given = stream ? file.bytes(stream) : new Uint8Array();
  const bytes = await unlockedWorkbook(given, password);
  const workbook = workbookIn(bytes);
  const page = new TextPage();
  const counts = new SheetCounts();
  for (const { at, isHidden, kind } of workbook.sheets) {
    const beginning = BEGINNINGS.get(kind);
    if (beginning === undefined) continue;
    if (isHidden) {
      counts.hidden++;
      continue;
    }
    const sheet = new SheetReader(workbook, page);
    page.block();
    const { isFound, isWhole } = sheet.read(bytes, at, beginning);
    if (!isFound) counts.lost++;
    else if (!isWhole) counts.cut++;
    counts.comments += sheet.comments;
  }
  counts.embedded = [...file.root.storages.keys()].filter((name) => name.startsWith(EMBEDDED)).length;
  const { warnings, missing } = counts.notes;
  if (!(workbook.isWhole && file.isWhole)) missing.push(CUT_OFF);
  return contentOf(message("files-format-excel"), page.toString(), { warnings, missing });
}

class SheetReader {
  readonly #workbook: Workbook;
  readonly #page: TextPage;
  #row = -1;
  /** The record of the last formula; its result, if it is a text, comes in another one. */
  #formula: Uint8Array = new Uint8Array();
  #isComment = false;
  #inTitle = false;
  /** The number of characters of the open text box, and what continues its record: first these, then their formats. */
  #box: { characters: number; pieces: Uint8Array[] } | null = null;
  readonly #boxes: string[] = [];
  comments = 0;

  constructor(workbook: Workbook, page: TextPage) {
    this.#workbook = workbook;
    this.#page = page;
  }

  read(stream: Uint8Array, start: number, beginning: number): { isFound: boolean; isWhole: boolean } {
    /** Charts within the sheet begin and end like it. */
    let depth = 0;
    for (const record of recordsOf(stream, start)) {
      if (depth === 0 && !(record.type === BEGIN && record.bytes[2] === beginning)) break;
      if (record.type === BEGIN) depth++;
      if (record.type === END) depth--;
      else if (depth > 0) {
        this.#takeOfChart(record);
        if (depth === 1) this.#takeBox(record);
        // A chart sheet has its saved numbers where other sheets have cells.
        if (depth === 1 && beginning === CELLS) this.#takeCells(record);
      }
      if (depth > 0) continue;
      this.#writeBoxes();
      return { isFound: true, isWhole: true };
    }
    this.#writeBoxes();
    return { isFound: depth > 0, isWhole: false };
  }

  #takeBox({ type, bytes }: WorkbookRecord): void {
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
    }
  }

  #takeCells(record: WorkbookRecord): void {
    const { type, bytes } = record;
    if (type === FORMULA) {
      this.#formula = bytes;
      this.#write(bytes, [this.#resultOf(bytes)]);
    } else if (type === RESULT)
      this.#write(this.#formula, [this.#text(new RecordReader(bytes, this.#workbook.encoding))]);
    else this.#write(bytes, this.#cellsIn(record));
  }

  #takeOfChart({ type, bytes }: WorkbookRecord): void {
    if (type === TITLE || type === SERIES) this.#inTitle = type === TITLE;
    if (type !== CHART_WORDS || !this.#inTitle) return;
    const reader = new RecordReader(bytes.subarray(2), this.#workbook.encoding);
    const count = reader.uint8();
    this.#boxes.push(this.#workbook.isUnicode ? reader.unicode(count) : reader.narrow(count));
  }

  #endBox(): void {
    const { characters = 0, pieces: [first, ...others] = [] } = this.#box ?? {};
    this.#box = null;
    if (!first) return;
    const reader = new RecordReader(first, this.#workbook.encoding);
    for (const piece of others) reader.goesOn(piece);
    this.#boxes.push(reader.unicode(characters));
  }

  /** The texts of the cells that a record holds. */
  #cellsIn({ type, bytes }: WorkbookRecord): string[] {
    const reader = new RecordReader(bytes.subarray(4), this.#workbook.encoding);
    if (type === PACKED_CELLS) {
      return Array.from({ length: Math.max(0, Math.floor((bytes.length - 6) / 6)) }, () =>
        this.#shown(reader.uint16(), packedNumber(reader.uint32())),
      );
    }
    const style = reader.uint16();
    if (type === STRING_CELL) return [this.#workbook.strings[reader.uint32()] ?? ""];
    if (type === TEXT_CELL || type === RICH_CELL) return [this.#text(reader)];
    if (type === NUMBER_CELL) return [this.#shown(style, reader.float64())];
    if (type === PACKED_CELL) return [this.#shown(style, packedNumber(reader.uint32()))];
    if (type !== TRUTH_OR_ERROR) return [];
    const value = reader.uint8();
    return [reader.uint8() === 1 ? (ERRORS.get(value) ?? "") : truth(value === 1)];
  }

  #shown(style: number, value: number): string {
    return this.#workbook.styles.shown(value, style);
  }

  /** The result that was saved with a formula, unless it is a text. */
  #resultOf(formula: Uint8Array): string {
    if (uint16(formula, 12) !== NO_NUMBER) {
      return this.#shown(uint16(formula, 4), new RecordReader(formula.subarray(6), "").float64());
    }
    const [kind, , value = 0] = formula.subarray(6);
    if (kind === IS_TRUTH) return truth(value === 1);
    return kind === IS_ERROR ? (ERRORS.get(value) ?? "") : "";
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

/** A number in 30 bits: an integer or the upper half of a float, and whether it is to be divided by 100. */
function packedNumber(packed: number): number {
  const data = new DataView(new ArrayBuffer(8));
  data.setUint32(4, packed & ~3, true);
  const number = packed & 2 ? (packed | 0) >> 2 : data.getFloat64(0, true);
  return packed & 1 ? number / 100 : number;
}
