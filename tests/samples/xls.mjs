// Excel workbooks before 2007, record by record, so that any can lie.
import { compound } from "./compound.mjs";

const [UNICODE, OLD] = [0x600, 0x500];
export const CONTINUE = 0x3c;
/** The kind of a sheet that is a chart. */
const CHART = 2;

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

/** Results of formulas that are no numbers: their kinds. */
const [TEXT, TRUTH, ERROR] = [0, 1, 2];

/**
 * The records of a cell with the given value: a text, a number, `{ shared }`, `{ packed }`, `{ truth }`, `{ error }`, or `{ formula }` with its
 * result; `{ value, style }` gives it a style.
 */
function cell(row, column, content, isOld) {
  const { value, style } = content?.style === undefined ? { value: content, style: 0 } : content;
  const place = u16(row, column, style);
  const letters = (words) => (isOld ? Buffer.concat([u16(words.length), Buffer.from(words, "latin1")]) : text(words));
  if (Buffer.isBuffer(value)) return record(0x204, place, u16(value.length), value);
  if (typeof value === "string") return record(0x204, place, letters(value));
  if (typeof value === "number") return record(0x203, place, f64(value));
  if ("shared" in value) return record(0xfd, place, u32(value.shared));
  if ("packed" in value)
    return record(
      0xbd,
      u16(row, column),
      ...value.packed.map((number) => Buffer.concat([u16(style), u32(number)])),
      u16(9),
    );
  if ("truth" in value) return record(0x205, place, Buffer.from([value.truth ? 1 : 0, 0]));
  if ("error" in value) return record(0x205, place, Buffer.from([value.error, 1]));
  const { formula } = value;
  if (typeof formula === "number") return record(0x06, place, f64(formula), u16(0, 0, 0, 0));
  const result = (kind, number = 0) =>
    record(0x06, place, Buffer.from([kind, 0, number, 0, 0, 0]), u16(0xffff), u16(0, 0, 0, 0));
  if (typeof formula === "string") return Buffer.concat([result(TEXT), record(0x207, letters(formula))]);
  return "truth" in formula ? result(TRUTH, formula.truth ? 1 : 0) : result(ERROR, formula.error);
}

/** The records of number formats, and of a style for each: a code, or the number of a format that no file states. */
export function stylesOf(formats) {
  const idOf = (format, at) => (typeof format === "string" ? 164 + at : format);
  return [
    ...formats.flatMap((format, at) =>
      typeof format === "string" ? [record(0x41e, u16(idOf(format, at)), text(format))] : [],
    ),
    ...formats.map((format, at) => record(0xe0, u16(0, idOf(format, at)), Buffer.alloc(16))),
  ];
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
 * where the sheets are said to be, `embedded` the number of documents in it.
 */
export function xls(
  sheets,
  { strings = [], shared, head = [], places = [], isOld = false, codePage = 1252, embedded = 0 } = {},
) {
  const begin = (kind) => record(0x809, u16(isOld ? OLD : UNICODE, kind, 0, 0), isOld ? Buffer.alloc(0) : u32(0, 0));
  const end = record(0x0a);
  const bodies = sheets.map(({ rows = [], boxes = [], more = [], kind = 0 }) =>
    Buffer.concat([
      begin(kind === CHART ? 0x20 : 0x10),
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
  return compound({
    [isOld ? "Book" : "Workbook"]: Buffer.concat([...before, list(stated), ...after, ...bodies]),
    ...Object.fromEntries(Array.from({ length: embedded }, (_, at) => [`MBD0000000${at}`, { inside: "a document" }])),
  });
}
