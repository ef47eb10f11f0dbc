/** What comes before the sheets of an old workbook: their list, the texts of their cells, and the styles. */
import { message } from "../../../i18n/message.ts";
import { Unreadable } from "../../model.ts";
import { damagedCompound } from "../../parts/compound.ts";
import { CellStyles } from "../../parts/number-format.ts";
import { pageOf } from "../rtf/rtf-tables.ts";
import { BEGIN, CONTINUE, END, RecordReader, recordsOf, SHEET, type WorkbookRecord } from "./records.ts";

const [CODE_PAGE, STRINGS] = [0x42, 0xfc];
const [DATE_MODE, FORMAT, STYLE] = [0x22, 0x41e, 0xe0];
const EXCEL_97 = 0x600;

/** What the sheets of a workbook share, and where each begins. */
export interface Workbook {
  readonly isUnicode: boolean;
  readonly encoding: string;
  readonly sheets: readonly { at: number; isHidden: boolean; kind: number }[];
  /** The texts that cells refer to by number. */
  readonly strings: readonly string[];
  readonly styles: CellStyles;
  /** Whether its list of sheets and texts is complete. */
  readonly isWhole: boolean;
}

/** Reads what comes before the sheets. Throws `Unreadable` if the workbook is damaged. */
export function workbookIn(stream: Uint8Array): Workbook {
  const head = new WorkbookHead();
  let isFirst = true;
  let isWhole = false;
  for (const record of recordsOf(stream, 0)) {
    if (isFirst && record.type !== BEGIN) throw damagedCompound();
    isFirst = false;
    if (record.type === END) {
      isWhole = true;
      break;
    }
    head.take(record);
  }
  if (head.sheets.length === 0) throw new Unreadable(message("files-no-sheets"));
  const { isUnicode, encoding, sheets, strings, styles } = head;
  return { isUnicode, encoding, sheets, strings: strings ? stringsIn(strings) : [], styles, isWhole };
}

/** The records before the sheets: what all of them share. */
class WorkbookHead {
  isUnicode = true;
  encoding = "windows-1252";
  readonly sheets: { at: number; isHidden: boolean; kind: number }[] = [];
  readonly styles = new CellStyles();
  strings: RecordReader | null = null;
  #inStrings = false;

  take({ type, bytes }: WorkbookRecord): void {
    const reader = new RecordReader(bytes, this.encoding);
    if (type === BEGIN) this.isUnicode = reader.uint16() >= EXCEL_97;
    else if (type === CODE_PAGE && !this.isUnicode) this.encoding = pageOf(reader.uint16()) ?? this.encoding;
    else if (type === SHEET)
      this.sheets.push({ at: reader.uint32(), isHidden: reader.uint8() > 0, kind: reader.uint8() });
    else if (type === STRINGS) this.strings ??= reader;
    else if (type === CONTINUE && this.#inStrings) this.strings?.goesOn(bytes);
    else this.#takeStyle(type, reader);
    this.#inStrings = type === STRINGS || (this.#inStrings && type === CONTINUE);
  }

  #takeStyle(type: number, reader: RecordReader): void {
    if (type === DATE_MODE) this.styles.isFrom1904 = reader.uint16() === 1;
    else if (type === STYLE) {
      reader.skip(2);
      this.styles.add(reader.uint16());
    } else if (type === FORMAT) {
      const number = reader.uint16();
      this.styles.define(number, this.isUnicode ? reader.unicode(reader.uint16()) : reader.narrow(reader.uint8()));
    }
  }
}

function stringsIn(reader: RecordReader): string[] {
  reader.skip(4);
  const count = reader.uint32();
  const strings: string[] = [];
  while (strings.length < count && !reader.isAtEnd) strings.push(reader.unicode(reader.uint16()));
  return strings;
}
