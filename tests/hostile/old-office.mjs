// Old Office documents whose tables lie about where their text is, or make much of little.
import { compound } from "../samples/compound.mjs";
import { doc, oldDoc } from "../samples/doc.mjs";
import { atom, container, letters, ppt } from "../samples/ppt.mjs";
import { CONTINUE, record, text, u16, u32, xls } from "../samples/xls.mjs";
import { fill, LINE, MEGABYTE, noise, payloads, script } from "./kit.mjs";

/** Files by name. */
export function* oldOffice(places) {
  yield* documents(places);
  yield* workbooks(places);
  yield* presentations(places);
}

function* workbooks({ elsewhere }) {
  const one = (value, more = {}) => xls([{ rows: [[LINE, value]] }], more);
  const table = (...parts) => ({ shared: [record(0xfc, ...parts)] });
  for (const number of [1, 0x7fffffff, 0xffffffff]) yield [`string-${number}.xls`, one({ shared: number })];
  for (const count of [0, 0x7fffffff, 0xffffffff])
    yield [`strings-${count}.xls`, one({ shared: 0 }, table(u32(count, count), text(LINE)))];
  yield ["string-long.xls", one({ shared: 0 }, table(u32(1, 1), u16(0xffff), Buffer.from([1]), Buffer.from("a")))];
  yield [
    "string-runs.xls",
    one({ shared: 1 }, table(u32(2, 2), u16(1), Buffer.from([12]), u16(0xffff), u32(0xffffffff), Buffer.from("ab"))),
  ];
  yield [
    "continues-many.xls",
    one(
      { shared: 0 },
      { shared: [record(0xfc, u32(1, 1), u16(0xffff), Buffer.from([0])), ...Array(50_000).fill(record(CONTINUE))] },
    ),
  ];
  yield [
    "strings-repeated.xls",
    xls([{ rows: [Array(3_000).fill({ shared: 0 })] }], {
      shared: [
        record(0xfc, u32(1, 1), u16(60_000), Buffer.from([0]), Buffer.alloc(8_000, "a ")),
        ...Array.from({ length: 7 }, () => record(CONTINUE, Buffer.from([0]), Buffer.alloc(8_000, "a "))),
      ],
    }),
  ];
  for (const at of [0, 1, 511, 0x7fffffff, 0xffffffff]) yield [`sheet-${at}.xls`, one("x", { places: [at] })];
  yield ["sheets-many.xls", xls(Array(2_000).fill({ rows: [["a"]] }), { places: Array(2_000).fill(70) })];
  const begin = record(0x809, u16(0x600, 0x10));
  yield ["nested.xls", xls([{ rows: [[LINE]], more: Array(100_000).fill(begin) }])];
  yield ["no-end.xls", xls([{ rows: [[LINE]], more: [u16(0x203, 0xffff)] }])];
  yield ["rows-back.xls", xls([{ more: [5, 1, 9, 1].map((row) => record(0x204, u16(row, 0, 0), text(LINE))) }])];
  yield ["numbers.xls", xls([{ rows: [[Number.NaN, Number.POSITIVE_INFINITY, 1e308, { packed: [0xffffffff, 2] }]] }])];
  yield [
    "cells-short.xls",
    xls([{ rows: [[LINE]], more: [0xfd, 0x203, 0x27e, 0xbd, 6].map((type) => record(type, u16(3))) }]),
  ];
  yield ["box-long.xls", xls([{ rows: [[LINE]], boxes: [{ pieces: Array(3_000).fill("a ") }] }])];
  yield ["code-page.xls", xls([{ rows: [[LINE]] }], { isOld: true, codePage: 0xfffe })];
  yield ["formula.xls", one({ formula: `=WEBSERVICE("${elsewhere}/f")` })];
  yield ["noise.xls", compound({ Workbook: Buffer.concat([begin, noise(5_000)]) })];
  const whole = xls([{ rows: Array.from({ length: 400 }, () => [LINE]) }]);
  for (const at of [600, 2_000, 9_000, whole.length - 700]) yield [`cut-${at}.xls`, whole.subarray(0, at)];
  for (const [at, payload] of payloads(elsewhere).entries()) yield [`inject-${at}.xls`, one(payload)];
}

function* presentations({ elsewhere }) {
  const slide = { texts: [LINE], shapes: [{ placeholder: 0 }] };
  for (const [what, more] of Object.entries({
    directory: { places: { directory: 3 } },
    document: { places: { 1: 0xffffffff } },
    itself: { places: { 2: 0 } },
    edit: { current: 0 },
    far: { current: 0xfffffff0 },
  })) {
    yield [`place-${what}.ppt`, ppt([slide], more)];
  }
  yield ["slides-many.ppt", ppt(Array(5_000).fill({ texts: ["a"] }))];
  yield [
    "slides-same.ppt",
    ppt(Array(500).fill(slide), { places: Object.fromEntries([...Array(500).keys()].map((at) => [at + 2, 0])) }),
  ];
  yield ["texts-many.ppt", ppt([{ texts: Array(50_000).fill("a") }])];
  yield ["placeholder.ppt", ppt([{ shapes: [-1, 7, 0x7fffffff].map((placeholder) => ({ placeholder, text: LINE })) }])];
  let nested = letters(LINE);
  for (let depth = 0; depth < 4_000; depth++) nested = container(0x03ee, [nested]);
  yield ["nested.ppt", ppt([slide], { before: [nested], places: { 2: 0 } })];
  yield ["shapes-nested.ppt", ppt([{ shapes: Array(20_000).fill({ text: "a", isHidden: true }) }])];
  yield ["text-long.ppt", ppt([{ texts: [fill("a ", 6 * MEGABYTE)] }])];
  yield ["lines.ppt", ppt([{ texts: [fill("\r\v", MEGABYTE)] }])];
  const circle = atom(0x0ff5, u32(256, 0, 0, 0, 1, 300, 0));
  yield ["edits-circle.ppt", ppt([slide], { before: [circle], current: 0 })];
  for (const seed of [1, 2, 3])
    yield [
      `noise-${seed}.ppt`,
      compound({
        "PowerPoint Document": Buffer.concat([circle, noise(5_000, seed)]),
        "Current User": Buffer.alloc(30),
      }),
    ];
  yield ["pictures.ppt", ppt([{ ...slide, notes: `${elsewhere}/p.png` }])];
  const whole = ppt([{ texts: [fill(LINE, 9_000)] }, slide]);
  for (const at of [600, 2_000, 9_000, whole.length - 700]) yield [`cut-${at}.ppt`, whole.subarray(0, at)];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [`inject-${at}.ppt`, ppt([{ texts: [payload], notes: payload }])];
}

function* documents({ elsewhere }) {
  const places = { count: 0x4c, notes: 0x50, pieces: 0x1a2, "pieces-size": 0x1a6, runs: 0xfa, "runs-size": 0xfe };
  for (const [what, at] of Object.entries(places)) {
    for (const value of [0, 1, 0x7fffffff, 0xffffffff])
      yield [`${what}-${value}.doc`, doc(LINE, { fields: { [at]: value } })];
  }
  for (const flags of [0x4, 0x200, 0x8000, 0xffff]) yield [`flags-${flags}.doc`, doc(LINE, { flags })];
  for (const version of [0, 100, 192, 0xffff]) yield [`version-${version}.doc`, doc(LINE, { version })];
  yield ["pieces-many.doc", doc("a".repeat(3_000), { pieces: Array(3_000).fill("a") })];
  yield ["pieces-long.doc", doc(LINE, { pieces: [LINE, LINE], extents: [0x7fffffff, 0x7fffffff] })];
  yield ["fields-open.doc", doc(fill("\u0013 a ", 20_000))];
  yield ["fields-closed.doc", doc(fill("\u0015\u0014 a ", 20_000))];
  yield ["signs.doc", doc(fill("\u0007\u000b\r\u000c", 20_000))];
  yield ["surrogates.doc", doc(`${LINE}\ud800`)];
  yield ["field-address.doc", doc(`\u0013 INCLUDETEXT "${elsewhere}/a.doc" \u0014${LINE}\u0015`)];
  yield [
    "runs-many.doc",
    doc(LINE, { runs: Array.from({ length: 40 }, (_, at) => ({ from: 4 * at, to: 4 * at + 2, look: "hidden" })) }),
  ];
  yield [
    "runs-backward.doc",
    doc(LINE, {
      runs: [
        { from: 90, to: 10, look: "hidden" },
        { from: 20, to: 5, look: "deleted" },
      ],
    }),
  ];
  yield [
    "macros.doc",
    compound({ WordDocument: noise(2_000), "1Table": noise(2_000), Macros: { VBA: { dir: noise(900) } } }),
  ];
  yield [
    "noise-table.doc",
    compound({
      WordDocument: Buffer.concat([Buffer.from([0xec, 0xa5, 0xc1, 0]), noise(5_000)]),
      "0Table": noise(5_000),
      "1Table": noise(5_000),
    }),
  ];
  for (const seed of [1, 2, 3, 4, 5, 6])
    yield [`noise-${seed}.doc`, compound({ WordDocument: noise(5_000, seed), "0Table": noise(5_000, seed) })];
  yield ["old-noise.doc", oldDoc(noise(5_000))];
  yield ["old-complex.doc", oldDoc(Buffer.from(LINE), { flags: 4 })];
  const whole = doc(fill(LINE, 9_000));
  for (const at of [100, 511, 600, 2_000, 9_000, whole.length - 700]) yield [`cut-${at}.doc`, whole.subarray(0, at)];
  for (const [at, payload] of [...payloads(elsewhere), `<script>${script(elsewhere)}</script>`].entries())
    yield [`inject-${at}.doc`, doc(`${payload} ${LINE}`)];
}
