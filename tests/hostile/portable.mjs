// PDF, written object by object, so that any of them can lie: trees and tables that loop, streams that unpack to gigabytes,
// operators by the million, actions that run something.
import { zlibSync } from "fflate";
import { line, pdf } from "../samples/pdf.mjs";
import {
  cutAt,
  deflated,
  each,
  fill,
  joinBytes,
  LINE,
  latin1,
  NUMBERS,
  noise,
  payloads,
  script,
  zlibbed,
} from "./kit.mjs";

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>";
const TEXT = line(40, 700, LINE.slice(0, 100));

/** A stream with a dictionary of its own; its length is as it is, unless one is given. */
function stream(content, dictionary = "", length = undefined) {
  const bytes = typeof content === "string" ? latin1(content) : content;
  return joinBytes(`<< /Length ${length ?? bytes.length} ${dictionary} >>\nstream\n`, bytes, "\nendstream");
}

const packed = (content) => stream(zlibSync(latin1(content)), "/Filter /FlateDecode");

/**
 * A file of these objects, by number: 1 is the catalog, 2 the page tree, 3 a font, 4 the page, 5 its content, unless they are
 * given. `trailer` comes after the size and the root.
 */
function file(given, { trailer = "", tail, header = "%PDF-1.7\n" } = {}) {
  const objects = {
    1: "<< /Type /Catalog /Pages 2 0 R >>",
    2: "<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
    3: FONT,
    4: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    5: stream(TEXT),
    ...given,
  };
  const parts = [Buffer.from(header)];
  let length = header.length;
  const offsets = {};
  for (const [number, body] of Object.entries(objects)) {
    offsets[number] = length;
    const part = joinBytes(`${number} 0 obj\n`, body, "\nendobj\n");
    parts.push(part);
    length += part.length;
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const rows = Array.from({ length: size }, (_, at) =>
    offsets[at] === undefined ? "0000000000 65535 f \n" : `${String(offsets[at]).padStart(10, "0")} 00000 n \n`,
  );
  const end =
    tail ??
    `xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return joinBytes(...parts, typeof end === "function" ? end(length) : end);
}

const page = (content, resources = "") => ({
  4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
  5: typeof content === "string" ? packed(content) : content,
});

/** What is drawn: too much of it, too deep, or too far away. */
function* drawn() {
  const begin = "BT /F1 8 Tf 40 700 Td ";
  yield ["operators-text-million.pdf", file(page(`${begin}${fill("(a) Tj ", 7_000_000)}ET`))];
  yield [
    "operators-ten-million.pdf",
    file({ 5: stream(zlibbed("BT /F1 8 Tf (a) Tj ET\n".repeat(1_000), 10_000), "/Filter /FlateDecode") }),
  ];
  yield ["operators-paths.pdf", file(page(`${fill("0 0 m 9 9 l S ", 3_000_000)}${TEXT}`))];
  yield ["operators-unknown.pdf", file(page(`${fill("zz ", 2_000_000)}${TEXT}`))];
  yield [
    "letters-scattered.pdf",
    file(page(each(50_000, (at) => line((at * 7919) % 595, (at * 104_729) % 842, "a"), ""))),
  ];
  yield ["letters-one-place.pdf", file(page(fill(line(40, 700, "a"), 2_000_000)))];
  yield ["lines-overlapping.pdf", file(page(each(20_000, (at) => line(40, 700 - at / 1_000, "words here"), "")))];
  yield ["letters-far-apart.pdf", file(page(each(5_000, (at) => line(at * 1e6, at * 1e6, "a"), "")))];
  for (const [name, piece] of Object.entries({
    states: "q ",
    "states-closed": "Q ",
    texts: "BT ",
    marks: "/A BMC ",
    arrays: "[ ",
    dictionaries: "<< /A ",
    strings: "( ",
    hex: "< ",
    images: "BI ",
  })) {
    yield [`nested-${name}.pdf`, file(page(`${fill(piece, 600_000)} ${TEXT}`))];
  }
  yield ["inline-image-open.pdf", file(page(`BI /W 99999 /H 99999 /BPC 8 /CS /RGB ID ${fill("x", 500_000)} ${TEXT}`))];
  for (const [at, number] of NUMBERS.entries()) {
    yield [
      `number-${at}.pdf`,
      file({
        ...page(`BT /F1 ${number} Tf ${number} ${number} Td ${number} Tz (a) Tj [(b) ${number} (c)] TJ ET ${TEXT}`),
        2: `<< /Type /Pages /Kids [4 0 R] /Count ${number} /MediaBox [0 0 ${number} ${number}] /Rotate ${number} /UserUnit ${number} >>`,
      }),
    ];
  }
  const form = (content, names) =>
    stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << ${names} >> >>`);
  yield [
    "form-itself.pdf",
    file({ ...page(`/X Do ${TEXT}`, "/XObject << /X 6 0 R >>"), 6: form("/X Do", "/X 6 0 R") }),
  ];
  yield [
    "form-cycle.pdf",
    file({
      ...page(`/X Do ${TEXT}`, "/XObject << /X 6 0 R >>"),
      6: form("/X Do", "/X 7 0 R"),
      7: form("/X Do", "/X 6 0 R"),
    }),
  ];
  const levels = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [6 + at, form(at === 8 ? TEXT : fill("/X Do ", 60), `/X ${7 + at} 0 R`)]),
  );
  yield ["form-tree.pdf", file({ ...page("/X Do", "/XObject << /X 6 0 R >>"), ...levels })];
  yield [
    "form-chain.pdf",
    file({
      ...page("/X Do", "/XObject << /X 6 0 R >>"),
      ...Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [6 + at, form("/X Do", `/X ${7 + at} 0 R`)])),
    }),
  ];
  yield [
    "image-huge.pdf",
    file({
      ...page(`/X Do ${TEXT}`, "/XObject << /X 6 0 R >>"),
      6: stream(
        "a",
        "/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 16",
      ),
    }),
  ];
  yield [
    "pattern-cycle.pdf",
    file({
      ...page(`/Pattern cs /P scn 0 0 9 9 re f ${TEXT}`, "/Pattern << /P 6 0 R >>"),
      6: stream(
        "/Pattern cs /P scn 0 0 9 9 re f",
        "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 1e-9 /YStep 1e-9 /Resources << /Pattern << /P 6 0 R >> >>",
      ),
    }),
  ];
}

/** The tree of pages, and what names it. */
function* trees() {
  const pages = (kids, count) => `<< /Type /Pages /Kids [${kids}] /Count ${count} /MediaBox [0 0 595 842] >>`;
  yield ["pages-itself.pdf", file({ 2: pages("2 0 R", 1) })];
  yield ["pages-cycle.pdf", file({ 2: pages("6 0 R 4 0 R", 2), 6: pages("2 0 R", 1) })];
  yield [
    "pages-count-less.pdf",
    file({
      2: pages("4 0 R 6 0 R 7 0 R", 1),
      6: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>",
      7: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>",
    }),
  ];
  for (const count of [0, -1, 2, 100_000, 2_147_483_647])
    yield [`pages-count${count}.pdf`, file({ 2: pages("4 0 R", count) })];
  yield ["pages-same-often.pdf", file({ 2: pages(fill("4 0 R ", 60_000), 10_000) })];
  yield ["pages-many.pdf", pdf(Array.from({ length: 3_000 }, () => line(40, 700, "a")))];
  yield [
    "pages-deep.pdf",
    file(
      Object.fromEntries([
        [2, pages("6 0 R", 1)],
        ...Array.from({ length: 5_000 }, (_, at) => [6 + at, pages(at === 4_999 ? "4 0 R" : `${7 + at} 0 R`, 1)]),
      ]),
    ),
  ];
  yield ["pages-missing.pdf", file({ 2: pages("99 0 R 4 0 R", 2) })];
  yield ["pages-none.pdf", file({ 1: "<< /Type /Catalog >>" })];
  yield ["catalog-itself.pdf", file({ 1: "<< /Type /Catalog /Pages 1 0 R >>" })];
  yield [
    "contents-many.pdf",
    file({
      4: `<< /Type /Page /Parent 2 0 R /Contents [${fill("5 0 R ", 60_000)}] /Resources << /Font << /F1 3 0 R >> >> >>`,
    }),
  ];
  yield ["contents-itself.pdf", file({ 4: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>" })];
  yield [
    "resources-cycle.pdf",
    file({
      4: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources 6 0 R >>",
      6: "<< /Font 6 0 R /F1 6 0 R /XObject 6 0 R >>",
    }),
  ];
  yield ["reference-itself.pdf", file({ 5: "5 0 R" })];
  yield [
    "outline-cycle.pdf",
    file({ 1: "<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>", 6: "<< /First 6 0 R /Next 6 0 R /Title (a) >>" }),
  ];
  yield [
    "annotations-many.pdf",
    file({
      4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [${fill("4 0 R ", 100_000)}] /Resources << /Font << /F1 3 0 R >> >> >>`,
    }),
  ];
  yield [
    "structure-cycle.pdf",
    file({
      1: "<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R >>",
      6: "<< /Type /StructTreeRoot /K 6 0 R /ParentTree 6 0 R /Kids [6 0 R] >>",
    }),
  ];
  yield [
    "names-inherited.pdf",
    file({
      ...page(
        `BT /constructor 8 Tf 40 700 Td (a) Tj ET /__proto__ Do /toString gs ${TEXT}`,
        "/ExtGState << /__proto__ << >> >>",
      ),
    }),
  ];
}

/** Streams that unpack to more than there is, or to nothing. */
function* streams() {
  const twice = (content) => zlibSync(content, { level: 9 });
  yield ["bomb-once.pdf", file({ 5: stream(zlibbed(fill(" ", 65_536), 16_000), "/Filter /FlateDecode") })];
  yield [
    "bomb-twice.pdf",
    file({ 5: stream(twice(zlibbed(fill(" ", 1_000_000), 5_000)), "/Filter [/FlateDecode /FlateDecode]") }),
  ];
  yield [
    "bomb-text.pdf",
    file({ 5: stream(twice(zlibbed(fill("(a) Tj ", 1_000_000), 2_000)), "/Filter [/FlateDecode /FlateDecode]") }),
  ];
  yield [
    "bomb-runs.pdf",
    file({
      5: stream(zlibbed(Buffer.from(fill("\x81 ", 60_000), "latin1"), 200), "/Filter [/FlateDecode /RunLengthDecode]"),
    }),
  ];
  yield [
    "bomb-font.pdf",
    file({
      3: "<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>",
      6: "<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 7 0 R >>",
      7: stream(zlibbed(Buffer.alloc(65_536), 8_000), "/Filter /FlateDecode"),
    }),
  ];
  const chain = (name, times) => stream("x", `/Filter [${fill(`/${name} `, times * (name.length + 2))}]`);
  for (const name of ["FlateDecode", "ASCIIHexDecode", "ASCII85Decode", "LZWDecode", "RunLengthDecode"])
    yield [`filters-${name}.pdf`, file({ 5: chain(name, 2_000) })];
  yield ["filter-unknown.pdf", file({ 5: stream("x", "/Filter /constructor") })];
  yield [
    "filter-images.pdf",
    file({ 5: stream(noise(2_000), "/Filter [/JBIG2Decode /JPXDecode /DCTDecode /CCITTFaxDecode]") }),
  ];
  for (const [name, parms] of Object.entries({
    columns: "/Predictor 12 /Columns 2147483647",
    colours: "/Predictor 12 /Colors 2147483647 /BitsPerComponent 16",
    predictor: "/Predictor 99 /Columns -1",
  })) {
    yield [
      `predictor-${name}.pdf`,
      file({ 5: stream(zlibSync(latin1(TEXT)), `/Filter /FlateDecode /DecodeParms << ${parms} >>`) }),
    ];
  }
  for (const [name, length] of Object.entries({
    short: 3,
    long: 99_999_999,
    negative: -7,
    itself: "5 0 R",
    huge: "1e308",
    text: "(a)",
  }))
    yield [`length-${name}.pdf`, file({ 5: stream(TEXT, "", length) })];
  yield ["deflate-noise.pdf", file({ 5: stream(noise(100_000), "/Filter /FlateDecode") })];
  yield [
    "deflate-cut.pdf",
    file({ 5: stream(zlibSync(latin1(fill(TEXT, 50_000))).subarray(0, 150), "/Filter /FlateDecode") }),
  ];
  yield ["deflate-without-head.pdf", file({ 5: stream(deflated(latin1(TEXT), 3), "/Filter /FlateDecode") })];
}

/** The table of objects, and the objects in streams. */
function* tables() {
  const tail = (text) => ({ tail: text });
  const trailer = "trailer\n<< /Size 6 /Root 1 0 R >>\n";
  for (const [name, text] of Object.entries({
    "start-beyond": `${trailer}startxref\n99999999999\n%%EOF`,
    "start-negative": `${trailer}startxref\n-5\n%%EOF`,
    "start-missing": `${trailer}%%EOF`,
    "end-missing": "",
    "root-missing": "xref\n0 0\ntrailer\n<< /Size 1 >>\nstartxref\n0\n%%EOF",
    "trailers-many": `${fill(trailer, 300_000)}startxref\n0\n%%EOF`,
    "starts-many": fill("startxref\n0\n%%EOF\n", 300_000),
  })) {
    yield [`table-${name}.pdf`, file({}, tail(text))];
  }
  yield [
    "table-previous-itself.pdf",
    file(
      {},
      tail(
        (at) =>
          `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${at} >>\nstartxref\n${at}\n%%EOF`,
      ),
    ),
  ];
  yield [
    "table-size-huge.pdf",
    file(
      {},
      tail(
        (at) =>
          `xref\n0 999999999\n0000000000 65535 f \ntrailer\n<< /Size 999999999 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`,
      ),
    ),
  ];
  yield [
    "table-rows-many.pdf",
    file(
      {},
      tail(
        (at) =>
          `xref\n0 200000\n${fill("0000000009 00000 n \n", 4_000_000)}trailer\n<< /Size 200000 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`,
      ),
    ),
  ];
  yield [
    "table-offsets-wrong.pdf",
    file(
      {},
      tail((at) => `xref\n0 6\n${fill("0000000017 00000 n \n", 120)}${trailer}startxref\n${at}\n%%EOF`),
    ),
  ];
  const rowStream = (widths, index, at) =>
    `9 0 obj\n<< /Type /XRef /Size 9 /Root 1 0 R /W [${widths}] /Index [${index}] /Length 4 >>\nstream\nabcd\nendstream\nendobj\nstartxref\n${at}\n%%EOF`;
  yield [
    "table-stream-widths.pdf",
    file(
      {},
      tail((at) => rowStream("999999999 4 -1", "0 9", at)),
    ),
  ];
  yield [
    "table-stream-index.pdf",
    file(
      {},
      tail((at) => rowStream("1 1 1", "0 999999999", at)),
    ),
  ];
  yield ["objects-stream-count.pdf", file({ 6: stream("1 0 2 0", "/Type /ObjStm /N 999999999 /First 7") })];
  yield ["objects-stream-itself.pdf", file({ 6: stream("6 0 << >>", "/Type /ObjStm /N 1 /First 4 /Extends 6 0 R") })];
  yield ["objects-many-recovered.pdf", file({}, tail(fill("7 0 obj\n<< >>\nendobj\n", 600_000)))];
  yield ["objects-deep.pdf", file({ 6: fill("[", 400_000) })];
  yield ["dictionary-deep.pdf", file({ 6: fill("<< /A ", 600_000), 1: "<< /Type /Catalog /Pages 2 0 R /A 6 0 R >>" })];
  const sound = file({});
  const marks = {
    "in-header": ["%PDF-1.7", 5],
    "in-object": ["<< /Type /Pages", 9],
    "in-font": ["/BaseFont", 4],
    "in-stream": ["BT /F1", 3],
    "before-table": ["xref", 0],
    "in-table": ["0000000000 65535", 30],
    "in-trailer": ["trailer", 14],
    "before-end": ["%%EOF", 0],
  };
  for (const [what, bytes] of cutAt(sound, marks)) yield [`cut-${what}.pdf`, bytes];
  for (const [at, seed] of [11, 12, 13, 14].entries()) {
    const bytes = Buffer.from(sound);
    for (const place of noise(40, seed)) bytes[(place * bytes.length) >> 8] ^= 1 << (place & 7);
    yield [`bits-turned-${at}.pdf`, bytes];
  }
}

/** Fonts, and what says which characters their letters are. */
function* fonts() {
  const mapped = (cmap) => ({ 3: FONT.replace(">>", "/ToUnicode 6 0 R >>"), 6: packed(cmap) });
  const map = (body) =>
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${body} endcmap`;
  yield ["map-range-huge.pdf", file(mapped(map("1 beginbfrange <00000000> <ffffffff> <0041> endbfrange")))];
  yield [
    "map-ranges-many.pdf",
    file(mapped(map(`${fill("1 beginbfrange <0000> <ffff> <0041> endbfrange ", 50_000)}`))),
  ];
  yield [
    "map-long-texts.pdf",
    file({
      ...mapped(map(`1 beginbfchar <61> <${fill("0041", 40_000)}> endbfchar`)),
      5: packed(`BT /F1 8 Tf 40 700 Td (${fill("a", 3_000)}) Tj ET`),
    }),
  ];
  yield ["map-open.pdf", file(mapped(fill("beginbfchar <61> ", 500_000)))];
  yield [
    "map-uses-itself.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 6 0 R /DescendantFonts [7 0 R] >>",
      6: stream(map(""), "/Type /CMap /CMapName /A /UseCMap 6 0 R"),
      7: "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>",
    }),
  ];
  yield [
    "map-named-inherited.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /constructor /DescendantFonts [7 0 R] >>",
      7: "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A >>",
    }),
  ];
  yield [
    "map-named-outside.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /..#2f..#2f..#2fetc#2fpasswd /DescendantFonts [7 0 R] >>",
      7: "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A >>",
    }),
  ];
  yield [
    "font-itself.pdf",
    file({ 3: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [3 0 R] >>" }),
  ];
  const charProc = "/X Do BT /F1 8 Tf (a) Tj ET";
  yield [
    "font-draws-itself.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /F1 3 0 R >> >> >>",
      6: stream(charProc),
    }),
  ];
  yield [
    "font-program-noise.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type1 /BaseFont /A /FontDescriptor 6 0 R >>",
      6: "<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile 7 0 R /FontFile2 7 0 R /FontFile3 7 0 R >>",
      7: stream(noise(50_000)),
    }),
  ];
  yield [
    "font-widths-huge.pdf",
    file({
      3: `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FirstChar -999999999 /LastChar 999999999 /Widths [${fill("1e308 ", 60_000)}] >>`,
    }),
  ];
  yield [
    "font-differences-many.pdf",
    file({
      3: `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding << /Differences [${fill("999999999 /a ", 200_000)}] >> >>`,
    }),
  ];
  yield [
    "font-widths-of-ids.pdf",
    file({
      3: "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [7 0 R] >>",
      7: "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /W [0 2147483647 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>",
    }),
  ];
  yield [
    "function-loop.pdf",
    file(page(`/C cs 1 scn 0 0 9 9 re f ${TEXT}`, "/ColorSpace << /C [/Separation /A /DeviceRGB 6 0 R] >>")),
  ];
}

/** What a viewer would run, open or fetch. */
function* actions({ elsewhere }) {
  const code = script(elsewhere).replaceAll(/[()\\]/g, "\\$&");
  const catalog = (more) => ({ 1: `<< /Type /Catalog /Pages 2 0 R ${more} >>` });
  const list = {
    "script-open": catalog(`/OpenAction << /S /JavaScript /JS (${code}) >>`),
    "script-names": catalog(`/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (${code}) >>] >> >>`),
    "script-page": {
      4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /AA << /O << /S /JavaScript /JS (${code}) >> >> /Resources << /Font << /F1 3 0 R >> >> >>`,
    },
    launch: catalog("/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> >>"),
    uri: catalog(`/OpenAction << /S /URI /URI (${elsewhere}/uri) >>`),
    remote: catalog(`/OpenAction << /S /GoToR /F << /FS /URL /F (${elsewhere}/remote.pdf) >> /D [0 /Fit] >>`),
    submit: catalog(`/OpenAction << /S /SubmitForm /F (${elsewhere}/submit) >>`),
    form: catalog(`/AcroForm << /XFA [(template) 6 0 R] /Fields [] >>`),
    "external-stream": { 5: `<< /Length 0 /F (${elsewhere}/stream) /FFilter /FlateDecode >>\nstream\n\nendstream` },
    "external-image": {
      ...page(`/X Do ${TEXT}`, "/XObject << /X 6 0 R >>"),
      6: stream("", `/Subtype /Image /Width 1 /Height 1 /F << /FS /URL /F (${elsewhere}/image) >>`),
    },
    embedded: catalog("/Names << /EmbeddedFiles << /Names [(a.exe) << /EF << /F 5 0 R >> >>] >> >>"),
    links: {
      4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>] /Resources << /Font << /F1 3 0 R >> >> >>`,
    },
  };
  for (const [name, objects] of Object.entries(list)) {
    const more = {
      6: stream(`<xdp:xdp xmlns:xdp="urn:xdp"><template><script>${script(elsewhere)}</script></template></xdp:xdp>`),
      ...objects,
    };
    yield [`action-${name}.pdf`, file(more)];
  }
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const title = payload.replaceAll(/[()\\]/g, "\\$&");
    const lines = LINE.match(/.{1,90}(?: |$)/g).map((text, row) => line(40, 650 - 10 * row, text));
    yield [
      `inject-${at}.pdf`,
      file(
        { 6: `<< /Title (${title}) /Author (${title}) >>`, 5: stream(line(40, 700, payload) + lines.join("")) },
        { trailer: "/Info 6 0 R" },
      ),
    ];
  }
}

/** Files by name. */
export function* portable(options) {
  yield* drawn();
  yield* trees();
  yield* streams();
  yield* tables();
  yield* fonts();
  yield* actions(options);
  yield [
    "encrypted-unknown.pdf",
    file({}, { trailer: "/Encrypt << /Filter /constructor /V 99 /R 99 /Length 999999999 >> /ID [<00> <00>]" }),
  ];
  yield [
    "encrypted-rounds.pdf",
    file(
      {},
      {
        trailer: `/Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /O <${"00".repeat(48)}> /U <${"00".repeat(48)}> /OE <${"00".repeat(32)}> /UE <${"00".repeat(32)}> /Perms <${"00".repeat(16)}> /P -4 >> /ID [<00> <00>]`,
      },
    ),
  ];
  yield ["header-late.pdf", joinBytes(fill("x", 900), file({}))];
  yield ["header-only.pdf", "%PDF-1.7\n"];
  yield ["percent-lines.pdf", `%PDF-1.7\n${fill("%", 1_000_000)}`];
}
