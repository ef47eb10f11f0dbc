/** Workbooks of Excel and OpenDocument as text: sheet by sheet, row by row. */
import { expect, test } from "@playwright/test";
import { ods, xlsx } from "../samples/formats.mjs";
import { contentOf, read } from "./read-one.ts";

test("of a workbook the cells are read as they are stored, and no formula is computed", async () => {
  const strings = ["Größe", "<si><r><t>Two </t></r><r><t>runs</t></r><rPh><t>aid</t></rPh></si>", "one_x000D_two"];
  const formula = { type: "str", xml: "<f>HYPERLINK(&quot;http://127.0.0.1:9&quot;)</f><v>result</v>" };
  const file = xlsx(
    [
      {
        rows: [
          [0, 1],
          [{ type: "n", xml: "<v>45321</v>" }, formula, { type: "n", xml: "<f>1+1</f>" }],
          ["", "in the cell"],
        ],
      },
      { rows: [[2, { type: "e", xml: "<v>#REF!</v>" }, { type: "b", xml: "<v>1</v>" }, 99]] },
    ],
    { strings },
  );
  for (const name of ["a.xlsx", "a.docx"]) {
    const { text, format, missing } = await contentOf(name, file);
    expect([text, format, missing]).toEqual(["Größe\tTwo runs\n45321\tresult\nin the cell\n\none\rtwo", "Excel", []]);
  }
});

test("text boxes of a sheet are read, comments and hidden sheets are counted, and a lost sheet is named", async () => {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const file = xlsx([{ rows: [["A cell"]] }, { rows: [["Unseen"]], state: "hidden" }], {
    parts: {
      "xl/worksheets/_rels/sheet0.xml.rels": `<Relationships><Relationship Id="d" Type="${type}/drawing" Target="../drawings/d.xml"/><Relationship Id="c" Type="${type}/comments" Target="../comments.xml"/></Relationships>`,
      "xl/drawings/d.xml": "<wsDr><a:p><a:r><a:t>In a box</a:t></a:r></a:p></wsDr>",
      "xl/comments.xml": "<comments><comment><text><t>No</t></text></comment></comments>",
    },
  });
  const { text, warnings } = await contentOf("a.xlsx", file);
  expect([text, warnings]).toEqual([
    "A cell\n\nIn a box",
    ["1 sheet is hidden and was excluded.", "1 comment was excluded."],
  ]);
  const lost = xlsx([{ rows: [["A cell"]] }, { rows: [] }], {
    parts: { "xl/worksheets/sheet1.xml": "<worksheet><row><c>" },
  });
  expect((await contentOf("a.xlsx", lost)).missing).toEqual(["the end of 1 sheet"]);
});

test("a workbook that makes much of little is refused", async () => {
  const rows = [Array<number>(200).fill(0)];
  expect(await read("a.xlsx", xlsx([{ rows }], { strings: ["word ".repeat(100_000)] }))).toEqual({
    error: expect.stringContaining("above the limit of 64 MB"),
  });
  const sheets = Array.from({ length: 300 }, () => ({ rows: [["x"]] }));
  expect((await contentOf("a.xlsx", xlsx(sheets))).text.split(/\n+/).length).toBe(300);
});

test("of OpenDocument's spreadsheets a row is a line, and what is repeated is read once", async () => {
  const cell = (text: string, more = "") =>
    `<table:table-cell${more}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;
  const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
  const repeated = ' table:number-columns-repeated="1000000000"';
  const file = ods(
    [
      row(cell("Größe"), cell("", repeated), cell("two words")),
      row(cell("<text:span>a</text:span></text:p><text:p>b"), cell("same", repeated)),
      row(cell("", repeated)),
      row(
        cell("1.5<office:annotation><text:p>no</text:p></office:annotation>"),
        "<table:covered-table-cell/>",
        cell("end"),
      ),
    ].join(""),
  );
  const { text, format, warnings } = await contentOf("a.ods", file);
  expect(text).toBe("Größe\ttwo words\na b\tsame\n1.5\tend");
  expect([format, warnings]).toEqual(["OpenDocument", ["1 comment was excluded."]]);
});

test("of WebVTT the spoken lines are read, without names, times, notes and tags", async () => {
  const text = [
    "\ufeffWEBVTT\nKind: captions",
    "NOTE not spoken\n00:00 neither",
    "1\n00:00:01.000 --> 00:00:02.000 align:start\n<v Ann>It was 3 &lt; 4</v>",
    "00:03.000 --> 00:04.000\nIt was 3 &lt; 4\n<c.loud>in</c> <00:03.500>1984 &amp; on",
    "2f5d8e1c-0\n0:0:5.0 --> 0:0:7.23\nmore",
    "00:08.000 --> 00:09.000\nand more\n00:09.000 --> 00:10.000\nto the end",
  ].join("\r\n\r\n");
  for (const name of ["a.vtt", "a.txt"]) {
    const read = await contentOf(name, text);
    expect([read.text, read.format], name).toEqual([
      "It was 3 < 4\nin 1984 & on\nmore\nand more\nto the end",
      "subtitles",
    ]);
  }
});
