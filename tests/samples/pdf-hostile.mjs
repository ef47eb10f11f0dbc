// PDFs of a few kilobytes that fill the memory of whoever reads them without limits, and PDFs whose page tree contradicts
// itself. Each is made here. Source of what is possible: ISO 32000-1, sections 7.3.8, 7.4, 7.7.3, 8.7, 8.10 and 9.6.5.
import { constants, deflateRawSync, deflateSync } from "node:zlib";

const latin1 = (text) => Uint8Array.from(Buffer.from(text, "latin1"));
const joined = (parts) => Uint8Array.from(Buffer.concat(parts));
const packed = (content) => joined([deflateSync(content, { level: 9 })]);
const repeated = (text, times) => latin1(text.repeat(times));

/** A stream object: filters as they are written in its dictionary, the outermost first. */
const stream = (bytes, { filters = "", more = "" } = {}) => ({
  bytes,
  dict: `${filters === "" ? "" : `/Filter [${filters}]`} ${more}`,
});
const flate = (content, more = "") => stream(packed(content), { filters: "/FlateDecode", more });

/** A PDF of these objects, numbered from 1; the first is its catalogue. */
function pdfOf(objects) {
  const parts = [];
  let length = 0;
  const write = (bytes) => {
    parts.push(bytes);
    length += bytes.length;
  };
  write(latin1("%PDF-1.4\n"));
  const offsets = objects.map((object, at) => {
    const offset = length;
    if (typeof object === "string") {
      write(latin1(`${at + 1} 0 obj\n${object}\nendobj\n`));
    } else {
      write(latin1(`${at + 1} 0 obj\n<< ${object.dict} /Length ${object.bytes.length} >>\nstream\n`));
      write(object.bytes);
      write(latin1("\nendstream\nendobj\n"));
    }
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const start = length;
  write(latin1(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\n`));
  write(latin1(`startxref\n${start}\n%%EOF\n`));
  return joined(parts);
}

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>";

/** The first of the objects that follow those of `onePage`. */
const NEXT = 6;

/** One page with this content; what follows is numbered from `NEXT` on. */
function onePage(content, { objects = [], resources = "" } = {}) {
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    content,
    FONT,
    ...objects,
  ]);
}

/** So many text operators, most with a word of their own; packed, some 30 bytes for a thousand. */
export function operators(count) {
  const words = Array.from({ length: 1000 }, (_, at) => `(w${at})Tj\n`).join("");
  const line = latin1(words);
  return onePage(
    flate(joined([latin1("BT /F1 9 Tf\n"), ...Array.from({ length: count / 1000 }, () => line), latin1("ET")])),
  );
}

/** So many of the shortest operators there are: few enough bytes for any limit to what is decoded. */
export const shortOperators = (count) => onePage(flate(repeated("T*\n", count)));

/** One text of so many letters, shown by one operator. */
export const longString = (length) =>
  onePage(flate(joined([latin1("BT /F1 9 Tf ("), repeated("a", length), latin1(")Tj ET")])));

/** So many megabytes of zeros, packed twice: 5 kB become gigabytes. */
export function packedTwice(megabytes) {
  return onePage(stream(packed(zeros(megabytes)), { filters: "/FlateDecode /FlateDecode" }));
}

/** Zeros in zlib's format, without making them all: one piece that ends on a byte, over and over. */
function zeros(megabytes) {
  const piece = deflateRawSync(new Uint8Array(2 ** 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE((megabytes * 2 ** 20) % 65521, 0);
  checksum.writeUInt16BE(1, 2);
  return joined([
    Uint8Array.of(0x78, 0xda),
    ...Array.from({ length: megabytes }, () => piece),
    Uint8Array.of(3, 0),
    checksum,
  ]);
}

/** So many megabytes by a filter that pdf.js decodes itself: two bytes stand for 128. */
export function runLengths(megabytes) {
  const content = joined([
    ...Array.from({ length: megabytes * 8192 }, () => Uint8Array.of(129, 32)),
    Uint8Array.of(128),
  ]);
  return onePage(stream(packed(content), { filters: "/FlateDecode /RunLengthDecode" }));
}

/** Objects in which each draws the next one ten times over, `levels` deep; the last draws nothing. */
function tenfold(levels, first = NEXT) {
  return Array.from({ length: levels }, (_, at) => {
    const next = first + at + 1;
    const draws = at === levels - 1 ? "q Q" : "/X Do ".repeat(10);
    const more = `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${next} 0 R >> >>`;
    return stream(latin1(draws), { more });
  });
}

/** Forms that draw one another, ten times each: 10 to the power of `levels` in all. */
export const tenfoldForms = (levels) =>
  onePage(stream(latin1("/X Do")), { objects: tenfold(levels), resources: `/XObject << /X ${NEXT} 0 R >>` });

/** Forms that draw one another, sixty times each; each of the last ones shows a text. A limit is passed within them. */
export const formsOfText = (levels) =>
  onePage(stream(latin1("/X Do")), {
    objects: Array.from({ length: levels }, (_, at) =>
      stream(latin1(at === levels - 1 ? `BT /F1 9 Tf (${"a".repeat(100)}) Tj ET` : "/X Do ".repeat(60)), {
        more: `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${NEXT + at + 1} 0 R >> >>`,
      }),
    ),
    resources: `/XObject << /X ${NEXT} 0 R >>`,
  });

/** So many drawing states saved within one another. */
export const savedStates = (depth) => onePage(flate(repeated("q ", depth)));

/** The same in a pattern, which is read into a list of its own. */
export const savedStatesInPattern = (depth) =>
  onePage(stream(latin1("/Pattern cs /P scn 0 0 9 9 re f")), {
    objects: [
      flate(
        repeated("q ", depth),
        "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>",
      ),
    ],
    resources: `/Pattern << /P ${NEXT} 0 R >>`,
  });

/** Forms that draw one another, in a pattern, which is read into a list of its own. */
export const tenfoldPattern = (levels) =>
  onePage(stream(latin1("/Pattern cs /P scn 0 0 9 9 re f")), {
    objects: [
      stream(latin1("/X Do"), {
        more: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /X ${NEXT + 1} 0 R >> >>`,
      }),
      ...tenfold(levels, NEXT + 1),
    ],
    resources: `/Pattern << /P ${NEXT} 0 R >>`,
  });

/** The same in a letter of a font whose letters are drawings. */
export const tenfoldLetter = (levels) =>
  onePage(stream(latin1("BT /T3 9 Tf (a) Tj ET")), {
    objects: [
      stream(latin1("500 0 d0 /X Do")),
      ...tenfold(levels, NEXT + 1),
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a ${NEXT} 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [500] /Resources << /XObject << /X ${NEXT + 1} 0 R >> >> >>`,
    ],
    resources: `/Font << /T3 ${NEXT + 1 + levels} 0 R >>`,
  });

/** Forms one within the other, so many. */
export const deepForms = (depth) =>
  onePage(stream(latin1("/X Do")), {
    objects: Array.from({ length: depth }, (_, at) =>
      stream(latin1("/X Do"), {
        more: `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X ${NEXT + at + 1} 0 R >> >>`,
      }),
    ),
    resources: `/XObject << /X ${NEXT} 0 R >>`,
  });

/** A font whose character map gives all its letters, so many times over. pdf.js goes on after an error in it. */
export const repeatedMap = (times) =>
  onePage(stream(latin1("BT /F2 9 Tf 40 700 Td (words) Tj ET")), {
    objects: [
      flate(repeated("1 beginbfrange <0000> <ffff> <0041> endbfrange\n", times)),
      `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /ToUnicode ${NEXT} 0 R >>`,
    ],
    resources: `/Font << /F2 ${NEXT + 1} 0 R >>`,
  });

/** Arrays one within the other, so many, in a page's content. */
export const deepArrays = (depth) => onePage(flate(joined([repeated("[", depth), latin1(" TJ")])));

const leaf = (parent, content) =>
  `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`;
const text = (words) => stream(latin1(`BT /F1 9 Tf 40 700 Td (${words}) Tj ET`));

/** Three pages of which the tree counts as many as said; the texts are "page one", "page two" and "page three". */
export const flatTree = (count) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [4 0 R 6 0 R 8 0 R] /Count ${count} >>`,
    FONT,
    ...[leaf(2, 5), text("page one"), leaf(2, 7), text("page two"), leaf(2, 9), text("page three")],
  ]);

/** Two pages, of which the first is listed so many times, before and after the other. */
export const repeatedPage = (times) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${"4 0 R ".repeat(times - 1)}6 0 R 4 0 R] /Count ${times + 1} >>`,
    FONT,
    ...[leaf(2, 5), text("page one"), leaf(2, 7), text("page two")],
  ]);

/** Three pages, the first two in a branch that counts one of them. */
export const branchedTree = () =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [10 0 R 8 0 R] /Count 2 >>",
    FONT,
    ...[leaf(10, 5), text("page one"), leaf(10, 7), text("page two"), leaf(2, 9), text("page three")],
    "<< /Type /Pages /Parent 2 0 R /Kids [4 0 R 6 0 R] /Count 1 >>",
  ]);

/** Branches one within the other, so many, with one page at the end. */
export const deepTree = (depth) =>
  pdfOf([
    "<< /Type /Catalog /Pages 6 0 R >>",
    "null",
    FONT,
    ...[leaf(5 + depth, 5), text("page one")],
    ...Array.from(
      { length: depth },
      (_, at) => `<< /Type /Pages /Kids [${at === depth - 1 ? 4 : 7 + at} 0 R] /Count 1 >>`,
    ),
  ]);

/** So many pages in one list, with the texts "page 1", "page 2" and so on. */
export const longList = (count) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${4 + 2 * at} 0 R`).join(" ")}] /Count ${count} >>`,
    FONT,
    ...Array.from({ length: count }, (_, at) => [leaf(2, 5 + 2 * at), text(`page ${at + 1}`)]).flat(),
  ]);

/** Branches one within the other, so many, each with a page before the next branch. */
export const chainedTree = (depth) => {
  const first = 4 + 2 * depth;
  const branch = (at) => {
    const next = at + 1 < depth ? ` ${first + at + 1} 0 R` : "";
    return `<< /Type /Pages /Kids [${4 + 2 * at} 0 R${next}] /Count ${depth - at} >>`;
  };
  return pdfOf([
    `<< /Type /Catalog /Pages ${first} 0 R >>`,
    "null",
    FONT,
    ...Array.from({ length: depth }, (_, at) => [leaf(first + at, 5 + 2 * at), text(`page ${at + 1}`)]).flat(),
    ...Array.from({ length: depth }, (_, at) => branch(at)),
  ]);
};

/** Branches each of which has the next one ten times over: 10 to the power of `levels` pages, as they are counted. */
export const tenfoldTree = (levels) =>
  pdfOf([
    "<< /Type /Catalog /Pages 6 0 R >>",
    "null",
    FONT,
    ...[leaf(5 + levels, 5), text("page one")],
    ...Array.from(
      { length: levels },
      (_, at) =>
        `<< /Type /Pages /Kids [${`${at === levels - 1 ? 4 : 7 + at} 0 R `.repeat(10)}] /Count ${10 ** (levels - at)} >>`,
    ),
  ]);

/** As `flatTree(1)`, with the tree in an object stream and the places of objects in a stream, as most programs write today. */
export function packedTree() {
  const inside = [
    [1, "<< /Type /Catalog /Pages 2 0 R >>"],
    [2, "<< /Type /Pages /Kids [4 0 R 6 0 R 8 0 R] /Count 1 >>"],
    [3, FONT],
    ...[4, 6, 8].map((number) => [number, leaf(2, number + 1)]),
  ];
  const outside = [5, 7, 9].map((number, at) => [number, text(`page ${["one", "two", "three"][at]}`)]);
  let head = "";
  let body = "";
  for (const [number, object] of inside) {
    head += `${number} ${body.length} `;
    body += `${object}\n`;
  }
  const more = `/Type /ObjStm /N ${inside.length} /First ${head.length}`;
  const written = [...outside, [10, flate(latin1(head + body), more)]];
  const parts = [latin1("%PDF-1.5\n")];
  const places = new Map(inside.map(([number], at) => [number, [2, 10, at]]));
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const write = ([number, { dict, bytes }]) => {
    places.set(number, [1, length(), 0]);
    parts.push(latin1(`${number} 0 obj\n<< ${dict} /Length ${bytes.length} >>\nstream\n`), bytes);
    parts.push(latin1("\nendstream\nendobj\n"));
  };
  for (const object of written) write(object);
  const start = length();
  places.set(0, [0, 0, 255]);
  places.set(11, [1, start, 0]);
  const rows = [...places]
    .sort(([p], [q]) => p - q)
    .map(([, [type, place, at]]) => [type, place >> 8, place & 255, at]);
  write([11, flate(Uint8Array.from(rows.flat()), "/Type /XRef /W [1 2 1] /Size 12 /Root 1 0 R")]);
  parts.push(latin1(`startxref\n${start}\n%%EOF\n`));
  return joined(parts);
}
