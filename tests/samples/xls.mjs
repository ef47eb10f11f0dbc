// Excel workbooks before 2007, record by record, so that any can lie.
import { compound } from "./compound.mjs";

const [UNICODE, OLD] = [0x600, 0x500];
export const CONTINUE = 0x3c;

export function u16(...values) {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, 2 * at);
  return bytes;
}

export function u32(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, 4 * at);
  return bytes;
}

export function f64(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

export function record(type, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([u16(type, body.length), body]);
}

/** A text in Unicode; in one byte for each character where that suffices. */
export function text(value, countBytes = 2) {
  const isWide = [...value].some((letter) => letter.charCodeAt(0) > 0xff);
  const count = countBytes === 1 ? Buffer.from([value.length]) : u16(value.length);
  return Buffer.concat([count, Buffer.from([isWide ? 1 : 0]), Buffer.from(value, isWide ? "utf16le" : "latin1")]);
}

/** The records of a cell with the given value: a text, a number, `{ shared }`, `{ packed }` or `{ formula }` with its result. */
function cell(row, column, value, isOld) {
  const place = u16(row, column, 0);
  const letters = (words) => (isOld ? Buffer.concat([u16(words.length), Buffer.from(words, "latin1")]) : text(words));
  if (Buffer.isBuffer(value)) return record(0x204, place, u16(value.length), value);
  if (typeof value === "string") return record(0x204, place, letters(value));
  if (typeof value === "number") return record(0x203, place, f64(value));
  if ("shared" in value) return record(0xfd, place, u32(value.shared));
  if ("packed" in value)
    return record(
      0xbd,
      u16(row, column),
      ...value.packed.map((number) => Buffer.concat([u16(0), u32(number)])),
      u16(9),
    );
  const { formula } = value;
  if (typeof formula === "number") return record(0x06, place, f64(formula), u16(0, 0, 0, 0));
  const result = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0]), u16(0xffff)]);
  return Buffer.concat([record(0x06, place, result, u16(0, 0, 0, 0)), record(0x207, letters(formula))]);
}

/** A text box, or a comment's if `kind` is 0x19; its text in as many pieces as given. */
function box({ kind = 6, pieces }) {
  const letters = pieces.join("");
  return Buffer.concat([
    record(0x5d, u16(0x15, 0x12, kind, 1), Buffer.alloc(14)),
    record(0x1b6, u16(0, 0, 0, 0, 0, letters.length, 16, 0, 0)),
    ...pieces.map((piece) => record(CONTINUE, Buffer.from([1]), Buffer.from(piece, "utf16le"))),
    record(CONTINUE, Buffer.alloc(16)),
  ]);
}

/**
 * A workbook of `{ rows, boxes, state, kind, more }`; `strings` are its shared texts, `head` records before the list of sheets, `places`
 * where the sheets are said to be.
 */
export function xls(sheets, { strings = [], shared, head = [], places = [], isOld = false, codePage = 1252 } = {}) {
  const begin = (kind) => record(0x809, u16(isOld ? OLD : UNICODE, kind, 0, 0), isOld ? Buffer.alloc(0) : u32(0, 0));
  const end = record(0x0a);
  const bodies = sheets.map(({ rows = [], boxes = [], more = [] }) =>
    Buffer.concat([
      begin(0x10),
      ...rows.flatMap((values, row) => values.map((value, column) => cell(row, column, value, isOld))),
      ...boxes.map(box),
      ...more,
      end,
    ]),
  );
  const table = shared ?? [record(0xfc, u32(strings.length, strings.length), ...strings.map((each) => text(each)))];
  const before = [begin(5), record(0x42, u16(codePage)), ...head];
  const entry = ({ state = 0, kind = 0 }, at) =>
    record(0x85, u32(at), Buffer.from([state, kind]), isOld ? Buffer.from("\u0001a") : text("a", 1));
  const list = (at) => Buffer.concat(sheets.map((sheet, number) => entry(sheet, at[number] ?? 0)));
  const after = [...(isOld ? [] : table), end];
  const size = Buffer.concat([...before, list([]), ...after]).length;
  const starts = bodies.map((_, at) => size + bodies.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const stated = starts.map((at, number) => places[number] ?? at);
  return compound({ [isOld ? "Book" : "Workbook"]: Buffer.concat([...before, list(stated), ...after, ...bodies]) });
}
