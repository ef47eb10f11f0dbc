// Word documents before 2007, field by field, so that any can lie.
import iconv from "iconv-lite";
import { compound } from "./compound.mjs";

const TEXT_AT = 0x600;
const PAGE = 512;
const PROPERTIES = {
  hidden: [0x3c, 0x08, 1],
  shown: [0x3c, 0x08, 0],
  deleted: [0x00, 0x08, 1],
  tiny: [0x43, 0x4a, 2, 0],
};

/** The properties of a look, or of characters in a style with this number. */
const propertiesOf = (look) => (typeof look === "number" ? [0x30, 0x4a, look, 0] : PROPERTIES[look]);

/**
 * A document of Word 97. `extents` are how many characters its parts have; `pieces` are where it is cut, each piece in one byte for
 * each character if it can be; `runs` are `{ from, to, look }` among the characters of a document of one piece. `styles` are
 * `{ kind, base, look }`, and `paragraphs` `{ to, style }`: each begins where the one before it ends.
 */
export function doc(
  text,
  {
    extents = [text.length],
    pieces = [text],
    runs = [],
    styles = [],
    paragraphs = [],
    flags = 0,
    version = 193,
    fields = {},
    streams = {},
  } = {},
) {
  const written = pieces.map((piece) => {
    const isNarrow = pieces.length > 1 && [...piece].every((c) => c.charCodeAt(0) < 0x80 || "‘’“”–".includes(c));
    return { piece, isNarrow, bytes: iconv.encode(piece, isNarrow ? "windows-1252" : "utf16le") };
  });
  const body = Buffer.concat(written.map(({ bytes }) => bytes));
  const main = Buffer.alloc(
    Math.ceil((TEXT_AT + body.length) / PAGE) * PAGE +
      (runs.length > 0 ? PAGE : 0) +
      (paragraphs.length > 0 ? PAGE : 0),
  );
  const set16 = (at, value) => main.writeUInt16LE(value, at);
  const set32 = (at, value) => main.writeUInt32LE(value >>> 0, at);
  set16(0, 0xa5ec);
  set16(2, version);
  set16(10, flags);
  for (const [at, count] of extents.entries()) set32(0x4c + 4 * at, count);
  main.set(body, TEXT_AT);
  const places = [];
  let [characters, offset] = [0, TEXT_AT];
  for (const { piece, isNarrow, bytes } of written) {
    places.push({ characters, place: isNarrow ? 0x40000000 + 2 * offset : offset });
    characters += piece.length;
    offset += bytes.length;
  }
  const list = Buffer.alloc(4 * (places.length + 1) + 8 * places.length);
  for (const [at, { characters: first, place }] of places.entries()) {
    list.writeUInt32LE(first, 4 * at);
    list.writeUInt32LE(place, 4 * (places.length + 1) + 8 * at + 2);
  }
  list.writeUInt32LE(characters, 4 * places.length);
  const head = Buffer.alloc(5);
  head[0] = 2;
  head.writeUInt32LE(list.length, 1);
  const pageList = Buffer.alloc(12);
  if (runs.length > 0) {
    const number = main.length / PAGE - 1;
    pageList.writeUInt32LE(number, 8);
    main.set(pageOf(runs), number * PAGE);
  }
  const paragraphList = Buffer.alloc(12);
  if (paragraphs.length > 0) {
    const number = main.length / PAGE - (runs.length > 0 ? 2 : 1);
    paragraphList.writeUInt32LE(number, 8);
    main.set(pageOfParagraphs(paragraphs), number * PAGE);
  }
  const table = Buffer.concat([head, list, pageList, paragraphList, sheetOf(styles)]);
  set32(0x1a2, 0);
  set32(0x1a6, head.length + list.length);
  set32(0xfa, head.length + list.length);
  set32(0xfe, runs.length > 0 ? 12 : 0);
  set32(0x102, head.length + list.length + 12);
  set32(0x106, paragraphs.length > 0 ? 12 : 0);
  set32(0xa2, head.length + list.length + 24);
  set32(0xa6, table.length - (head.length + list.length + 24));
  for (const [at, value] of Object.entries(fields)) set32(Number(at), value);
  return compound({ WordDocument: main, "0Table": table, ...streams });
}

function pageOf(runs) {
  const page = Buffer.alloc(PAGE);
  const bounds = [];
  const looks = [];
  let last = 0;
  for (const { from, to, look } of runs) {
    bounds.push(last, from);
    looks.push(null, look);
    last = to;
  }
  bounds.push(last, 0x3fffffff);
  looks.push(null);
  // Each run ends where the next begins.
  const ends = [
    0,
    ...bounds.filter((_, at) => at % 2 === 1).flatMap((from, at) => (runs[at] ? [from, runs[at].to] : [])),
    100_000,
  ];
  for (const [at, end] of ends.entries()) page.writeUInt32LE(TEXT_AT + 2 * end, 4 * at);
  let free = PAGE - 2;
  for (const [at, look] of looks.entries()) {
    if (look === null) continue;
    const properties = propertiesOf(look);
    free = (free - properties.length - 1) & ~1;
    page[free] = properties.length;
    page.set(properties, free + 1);
    page[4 * ends.length + at] = free / 2;
  }
  page[PAGE - 1] = looks.length;
  return page;
}

function pageOfParagraphs(paragraphs) {
  const page = Buffer.alloc(PAGE);
  page.writeUInt32LE(TEXT_AT, 0);
  for (const [at, { to, style }] of paragraphs.entries()) {
    page.writeUInt32LE(TEXT_AT + 2 * to, 4 * (at + 1));
    const free = PAGE - 2 - 4 * (at + 1);
    page.set([2, style, 0], free);
    page[4 * (paragraphs.length + 1) + 13 * at] = free / 2;
  }
  page[PAGE - 1] = paragraphs.length;
  return page;
}

/** A style sheet; a style's name is its number. */
function sheetOf(styles) {
  if (styles.length === 0) return Buffer.alloc(0);
  const parts = styles.map(({ kind, base, look }, at) => {
    const own = propertiesOf(look) ?? [];
    const list = [own.length, 0, ...own, ...(own.length % 2 === 1 ? [0] : [])];
    const name = Buffer.from(`\x01\0${at}\0\0\0`, "latin1");
    const lists = Buffer.from(kind === "paragraph" ? [2, 0, at, 0, ...list] : list);
    const fixed = Buffer.alloc(10);
    fixed.writeUInt16LE((kind === "paragraph" ? 1 : 2) | ((base ?? 0xfff) << 4), 2);
    const size = Buffer.alloc(2);
    size.writeUInt16LE(fixed.length + name.length + lists.length);
    return Buffer.concat([size, fixed, name, lists]);
  });
  return Buffer.concat([Buffer.from([4, 0, styles.length, 0, 10, 0]), ...parts]);
}

/** A document of Word 6 or 95 in one piece; `fonts` are the numbers of their sets of characters. */
export function oldDoc(bytes, { language = 0x409, flags = 0, characters = 0, fonts = [] } = {}) {
  const list = Buffer.from([0, 0, ...fonts.flatMap((set) => [7, 0, 0, 0, set, 0, 0x41, 0])]);
  const main = Buffer.alloc(0x300 + bytes.length + list.length);
  main.writeUInt32LE(0x300 + bytes.length, 0xd0);
  main.writeUInt32LE(list.length, 0xd4);
  main.set(list, 0x300 + bytes.length);
  main.writeUInt16LE(0xa5dc, 0);
  main.writeUInt16LE(101, 2);
  main.writeUInt16LE(language, 6);
  main.writeUInt16LE(flags, 10);
  main.writeUInt16LE(characters, 0x14);
  main.writeUInt32LE(0x300, 0x18);
  main.writeUInt32LE(0x300 + bytes.length, 0x1c);
  main.writeUInt32LE(bytes.length, 0x34);
  main.set(bytes, 0x300);
  return compound({ WordDocument: main });
}
