// PDF files whose structure lies: trees and tables that loop, counts, lengths, and streams that unpack to gigabytes.
import { zlibSync } from "fflate";
import { line, pdf } from "../samples/pdf.mjs";
import { cutAt, deflated, fill, latin1, noise, zlibbed } from "./kit.mjs";
import { file, page, stream, TEXT } from "./pdf-objects.mjs";

/** The tree of pages, and what names it. */
export function* trees() {
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
export function* streams() {
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
export function* tables() {
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
