/** Workbooks and presentations before 2007: what newer ones of the same content are read as. */
import { expect, test } from "@playwright/test";
import iconv from "iconv-lite";
import { compound } from "../samples/compound.mjs";
import { atom, ppt, pptStreams } from "../samples/ppt.mjs";
import { CONTINUE, record, text, u16, u32, xls } from "../samples/xls.mjs";
import { contentOf, read } from "./read-one.ts";

const LOCKED = { error: "This file is password-protected. Remove the password and try again." };

test("an old workbook is read sheet by sheet and row by row, with values as they are shown", async () => {
  const { text, format, missing } = await contentOf(
    "a.xls",
    xls(
      [
        {
          rows: [
            ["Größe", "слово", { shared: 1 }],
            [1.5, { packed: [(-7 << 2) | 2, (1250 << 2) | 3, 0x3ff00000] }],
            [{ formula: 0.1 }, { formula: "a result" }, { shared: 9 }],
            [{ truth: true }, { error: 7 }, { formula: { truth: false } }, { formula: { error: 0x2a } }],
          ],
        },
        { rows: [["second"]] },
      ],
      { strings: ["one", "two"] },
    ),
  );
  expect(text).toBe("Größe\tслово\ttwo\n1.5\t-7\t12.5\t1\n0.1\ta result\nTRUE\t#DIV/0!\tFALSE\t#N/A\n\nsecond");
  expect([format, missing]).toEqual(["Excel", []]);
});

test("texts of an old workbook go on in the next record, in one byte or two for each character", async () => {
  const wide = Buffer.from("слово", "utf16le");
  const shared = [
    record(0xfc, u32(3, 3), u16(11), Buffer.from([0]), Buffer.from("plain ")),
    record(CONTINUE, Buffer.from([1]), wide, text("in one piece").subarray(0, 2)),
    record(CONTINUE, text("in one piece").subarray(2)),
    // A text with formats and a reading aid, which follow it.
    record(CONTINUE, u16(5), Buffer.from([12]), u16(1), u32(3), Buffer.from("third"), u32(0), Buffer.alloc(3)),
  ];
  const rows = [[{ shared: 0 }], [{ shared: 1 }], [{ shared: 2 }]];
  expect((await contentOf("a.xls", xls([{ rows }], { shared }))).text).toBe("plain слово\nin one piece\nthird");
});

test("of an old workbook hidden sheets and comments are left out, and text boxes and titles of charts follow their sheet", async () => {
  const words = (value: string): Uint8Array => record(0x100d, u16(0), text(value, 1));
  const inChart = [
    record(0x204, u16(9, 0, 0), text("a saved cell")),
    ...[record(0x1003), words("name of a row"), record(0x1025), words("Sales in spring")],
  ];
  const chart = [record(0x809, u16(0x600, 0x20)), ...inChart, record(0x0a)];
  const boxes = [{ pieces: ["In a ", "box"] }, { kind: 0x19, pieces: ["a comment"] }];
  const {
    text: shown,
    warnings,
    missing,
  } = await contentOf(
    "a.xls",
    xls(
      [
        { rows: [["shown"]], boxes, more: chart },
        { rows: [["hidden"]], state: 1 },
        { rows: [["very hidden"]], state: 2 },
        { rows: [["a macro"]], kind: 6 },
        { kind: 2, more: [record(0x1025), words("A chart alone"), ...inChart.slice(0, 1)] },
      ],
      { embedded: 2 },
    ),
  );
  expect(shown).toBe("shown\n\nIn a box\n\nSales in spring\n\nA chart alone");
  expect(missing).toEqual(["2 documents embedded in it"]);
  expect(warnings).toEqual(["2 sheets are hidden and were excluded.", "1 comment was excluded."]);
});

test("workbooks of Excel 5 and 95 are read in their code page", async () => {
  const rows = [[iconv.encode("Мой дядя", "windows-1251")], [{ formula: "abc" }]];
  expect((await contentOf("a.xls", xls([{ rows }], { isOld: true, codePage: 1251 }))).text).toBe("Мой дядя\nabc");
});

test("an old presentation is read in the order of the show, and notes follow", async () => {
  const { text, format, warnings, tricks } = await contentOf(
    "a.ppt",
    ppt([
      {
        texts: ["A title", "First\rsecond\vline", "in no shape"],
        shapes: [{ placeholder: 0 }, { text: "Ein Kästchen" }, { placeholder: 1 }, { placeholder: 1 }],
        notes: "What is said",
      },
      { shapes: [{ text: "слайд" }, { text: "*", field: 0x0fd8 }, { text: "nobody sees this", isHidden: true }] },
      { texts: ["a hidden slide"], notes: "and its notes", isHidden: true },
    ]),
  );
  expect(text).toBe("A title\n\nEin Kästchen\n\nFirst\n\nsecond\nline\n\nin no shape\n\nслайд\n\nWhat is said");
  expect([format, warnings]).toEqual(["PowerPoint", ["1 slide is hidden and was excluded."]]);
  expect(tricks).toEqual(["3 words are hidden (white, tiny or invisible) and were excluded."]);
});

test("what each slide repeats is left out of an old presentation and said, and all that is spoken is read", async () => {
  const [date, slideNumber, footer] = [7, 8, 9];
  const slide = {
    shapes: [
      { text: "On page *, a footer", field: 0x0fd8, at: 8 },
      { text: "12", edge: { is: slideNumber } },
      { text: "shown" },
    ],
    notes: [
      { text: "in a box", kind: 4 },
      { text: "the footer of notes", kind: 4, edge: { old: footer } },
    ],
  };
  const { text, warnings } = await contentOf("a.ppt", ppt([slide]));
  expect([text, warnings]).toEqual(["On page , a footer\n\nshown\n\nin a box", []]);
  const repeated = ["Headers and footers were excluded."];
  const dated = { shapes: [{ text: "shown" }, { text: "1 May", edge: { is: date } }] };
  const master = [{ text: "Click to edit", edge: { old: 1 } }];
  const edges = { flags: 0x20, text: "Our school" };
  const all = [
    ppt([dated]),
    ppt([{ shapes: [{ text: "shown" }] }], { master: [...master, { text: "Our school" }] }),
    ppt([{ shapes: [{ text: "shown" }] }], { master, edges }),
  ];
  for (const file of all) expect(await contentOf("a.ppt", file)).toMatchObject({ text: "shown", warnings: repeated });
  const none = ppt([{ shapes: [{ text: "shown" }] }], { master, edges: { ...edges, flags: 8 } });
  expect(await contentOf("a.ppt", none)).toMatchObject({ text: "shown", warnings: [] });
});

test("comments of an old presentation and documents embedded in it are counted", async () => {
  const file = ppt([{ shapes: [{ text: "shown" }], comments: 2 }], { embedded: 3 });
  expect(await contentOf("a.ppt", file)).toMatchObject({
    text: "shown",
    warnings: ["2 comments were excluded."],
    missing: ["3 documents embedded in it"],
  });
});

test("of a presentation for PowerPoint 95 and 97 the newer half is read, and one for PowerPoint 95 is named", async () => {
  const older = { "PowerPoint Document": "no records", "Current User": "\u000b\0\0\0Danny Noll" };
  const both = compound({ ...older, PP97_DUALSTORAGE: pptStreams([{ shapes: [{ text: "newer" }] }]) });
  expect((await contentOf("a.ppt", both)).text).toBe("newer");
  expect(await read("a.ppt", compound(older))).toEqual({ error: expect.stringContaining("old Office document") });
});

test("old workbooks and presentations that are locked or damaged are named, and what is lost is said", async () => {
  expect(await read("a.xls", xls([{ rows: [["x"]] }], { head: [record(0x2f, u16(1))] }))).toEqual(LOCKED);
  expect(await read("a.ppt", ppt([{ texts: ["x"] }], { lock: true }))).toEqual(LOCKED);
  const damaged = { error: expect.stringContaining("damaged") };
  expect(await read("a.xls", compound({ Workbook: "no records" }))).toEqual(damaged);
  expect(await read("a.ppt", compound({ "PowerPoint Document": atom(0x03e8) }))).toEqual(damaged);
  const sheets = xls([{ rows: [["kept"]] }, { rows: [["lost"]] }], { places: [undefined, 7] });
  expect((await contentOf("a.xls", sheets)).missing).toEqual(["1 sheet"]);
  const slides = ppt([{ texts: ["kept"] }, { shapes: [{ text: "lost" }] }], { places: { 3: 5 } });
  expect(await contentOf("a.ppt", slides)).toMatchObject({ text: "kept", missing: ["1 slide"] });
});
