/** Workbooks of Excel and OpenDocument as text: sheet by sheet, row by row. */
import { expect, test } from "@playwright/test";
import { odpOf, ods, xlsx } from "../samples/formats.mjs";
import { record, stylesOf, u16, xls } from "../samples/xls.mjs";
import { contentOf, read } from "./read-one.ts";

test("of a workbook the cells are read as they are shown, and no formula is computed", async () => {
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
    const shown = "Größe\tTwo runs\n45321\tresult\nin the cell\n\none\rtwo\t#REF!\tTRUE";
    const without = ["the result of 1 formula: save the file in a spreadsheet program, and add that"];
    expect([text, format, missing]).toEqual([shown, "Excel", without]);
  }
});

test("a formula with an empty value has no result, unless its result is a text", async () => {
  const cells = ["<f>SUM(A2:A9)</f><v></v>", "<f>NOW()</f><v/>", "<f>1+1</f><v>2</v>"].map((xml) => ({
    type: "n",
    xml,
  }));
  const { text, missing } = await contentOf(
    "a.xlsx",
    xlsx([{ rows: [[...cells, { type: "str", xml: '<f>IF(A1=0,"","x")</f><v></v>' }]] }]),
  );
  expect(text).toBe("2");
  expect(missing).toEqual(["the results of 2 formulas: save the file in a spreadsheet program, and add that"]);
});

/** A number, its format (a code, or the number of one that files do not state), and how spreadsheets show it. */
const SHOWN: readonly (readonly [number, string | number, string])[] = [
  [0.1 + 0.2, 0, "0.3"],
  [-1 / 3, "General", "-0.333333333333333"],
  [0.0000001, 0, "0.0000001"],
  [-1.5e300, 0, "-1.5E+300"],
  [1e21, 0, "1E+21"],
  [45321, 14, "1/30/2024"],
  [45321.75, "dd.mm.yyyy hh:mm", "30.01.2024 18:00"],
  [45321, "[$-419]dddd, d\\ mmmm\\ yyyy;@", "Tuesday, 30 January 2024"],
  [45321.999999, 'yyyy-mm-dd"T"hh:mm:ss', "2024-01-31T00:00:00"],
  [60, "yyyy-mm-dd", "1900-02-29"],
  [1, "ddd d mmm yy", "Sun 1 Jan 00"],
  [-1, "yyyy-mm-dd", "-1"],
  [0.5, 18, "12:00 PM"],
  [1.5, "[h]:mm:ss", "36:00:00"],
  [0.00001, 47, "00:00.9"],
  [0.256, 9, "26%"],
  [-0.1234, "0.0%", "-12.3%"],
  [1234567.005, 4, "1,234,567.01"],
  [1.005, "0.00", "1.01"],
  [1234.5, "[$€-407]\\ #,##0", "€ 1,235"],
  [-1.005, "0.00_);[Red](0.00)", "(1.01)"],
  [0, '0;-0;"none"', "none"],
  [1234567, '[>999999]0.0,,"M";[>999]0.0,"K";0', "1.2M"],
  [1234, '[>999999]0.0,,"M";[>999]0.0,"K";0', "1.2K"],
  [-12, '[>999999]0.0,,"M";[>999]0.0,"K";0', "-12"],
  [123456789, "000-00-0000", "123-45-6789"],
  [1.5, "# ?/?", "1 1/2"],
  [0.3125, "# ??/16", "5/16"],
  [12345, 11, "1.23E+04"],
  [99999, "0.00E+00", "1.00E+05"],
  [0.00012345, "##0.0E+0", "123.5E-6"],
  [5, ";;;", ""],
  [5, '"kept', "kept"],
  [5, "0".repeat(256), "5"],
];

test("numbers are shown by their formats, and a table is read the same from each kind of file", async () => {
  const formats = SHOWN.map(([, format]) => format);
  const rows = SHOWN.map(([number], style) => ["a", { type: "n", xml: `<v>${number}</v>`, style }, "b"]);
  const old = SHOWN.map(([value], style) => ["a", { value, style }, "b"]);
  const lines = SHOWN.map(([, , shown]) => ["a", shown, "b"].filter((cell) => cell !== ""));
  const table = lines.map(
    (cells) =>
      `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${cell}</text:p></table:table-cell>`).join("")}</table:table-row>`,
  );
  const expected = lines.map((cells) => cells.join("\t"));
  const files = {
    "a.xlsx": xlsx([{ rows }], { formats }),
    "a.xls": xls([{ rows: old }], { head: stylesOf(formats) }),
    "a.ods": ods(table.join("")),
    "a.csv": expected.join("\n"),
  };
  for (const [name, file] of Object.entries(files)) {
    expect((await contentOf(name, file)).text.split("\n"), name).toEqual(expected);
  }
});

test("days of a workbook are counted from 1904 where it says so", async () => {
  const rows = [[{ type: "n", xml: "<v>0.5</v>" }]];
  const from1904 = xlsx([{ rows }], { formats: [22], settings: '<workbookPr date1904="1"/>' });
  expect((await contentOf("a.xlsx", from1904)).text).toBe("1/1/1904 12:00");
  const head = [...stylesOf([22]), record(0x22, u16(1))];
  expect((await contentOf("a.xls", xls([{ rows: [[0.5]] }], { head }))).text).toBe("1/1/1904 12:00");
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

test("of a workbook's charts the titles are read, and documents embedded in it are counted", async () => {
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const links = (id: string, kind: string, target: string): string =>
    `<Relationships><Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/></Relationships>`;
  const objects =
    '<oleObjects><oleObject shapeId="1025"/><oleObject shapeId="1025"/><oleObject shapeId="9"/></oleObjects>';
  const file = xlsx([{ rows: [] }], {
    parts: {
      "xl/worksheets/sheet0.xml": `<worksheet><sheetData><row><c t="str"><v>A cell</v></c></row></sheetData>${objects}</worksheet>`,
      "xl/worksheets/_rels/sheet0.xml.rels": links("d", "drawing", "../drawings/d.xml"),
      "xl/drawings/d.xml": "<wsDr><a:p><a:r><a:t>In a box</a:t></a:r></a:p></wsDr>",
      "xl/drawings/_rels/d.xml.rels": links("c", "chart", "../charts/c.xml"),
      "xl/charts/c.xml":
        "<chartSpace><title><a:p><a:r><a:t>Sales in </a:t></a:r><a:r><a:t>spring</a:t></a:r></a:p></title><cat><strCache><pt><v>A cell</v></pt></strCache></cat></chartSpace>",
    },
  });
  const { text, missing } = await contentOf("a.xlsx", file);
  expect([text, missing]).toEqual(["A cell\n\nIn a box\n\nSales in spring", ["2 documents embedded in it"]]);
});

test("a workbook that makes much of little is refused", async () => {
  const rows = [Array<number>(200).fill(0)];
  expect(await read("a.xlsx", xlsx([{ rows }], { strings: ["word ".repeat(100_000)] }))).toEqual({
    error: expect.stringContaining("above the limit of 64 MB"),
  });
  const sheets = Array.from({ length: 300 }, () => ({ rows: [["x"]] }));
  expect((await contentOf("a.xlsx", xlsx(sheets))).text.split(/\n+/).length).toBe(300);
});

/** Cells and rows of OpenDocument's spreadsheets. */
const openCell = (text: string, more = ""): string =>
  `<table:table-cell${more}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;
const openRow = (...cells: string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;

test("cells under a merged one and texts in a format that shows none are hidden, and headers are said to be left out", async () => {
  const cell = (at: string, text: string, style = 0) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (footer: string): string =>
    `<worksheet><sheetData><row>${cell("A1", "seen")}${cell("B1", "under one")}${cell("C1", "beside")}</row>
    <row>${cell("A2", "under two")}${cell("C2", "in no format", 1)}<c r="D2" s="1"><v>5</v></c></row><row>${cell("A3", "below")}</row></sheetData>
    <mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells><headerFooter><oddFooter>${footer}</oddFooter></headerFooter></worksheet>`;
  const read = async (footer: string) =>
    contentOf(
      "a.xlsx",
      xlsx([{ rows: [] }], { formats: ["General", ";;;"], parts: { "xl/worksheets/sheet0.xml": sheet(footer) } }),
    );
  const { text, tricks, warnings } = await read("&amp;L&amp;&quot;Arial,Bold&quot;&amp;12 My essay&amp;RPage &amp;P");
  expect(text).toBe("seen\tbeside\nbelow");
  expect([tricks, warnings]).toEqual([
    ["7 words are hidden (white, tiny or invisible) and were excluded."],
    ["Headers and footers were excluded."],
  ]);
  expect((await read("&amp;CPage &amp;P")).warnings).toEqual([]);
  const covered = ods(
    openRow(openCell("seen"), "<table:covered-table-cell><text:p>not seen</text:p></table:covered-table-cell>"),
  );
  const found = await contentOf("a.ods", covered);
  expect([found.text, found.tricks]).toEqual([
    "seen",
    ["2 words are hidden (white, tiny or invisible) and were excluded."],
  ]);
});

test("of OpenDocument's spreadsheets a row is a line, and what is repeated is read as often as it stands there", async () => {
  const columns = (times: number): string => ` table:number-columns-repeated="${times}"`;
  const file = ods(
    [
      openRow(openCell("Größe"), openCell("", columns(1e9)), openCell("two words")),
      openRow(openCell("<text:span>a</text:span></text:p><text:p>b"), openCell("same", columns(3))),
      `<table:table-row table:number-rows-repeated="2">${openCell("0", columns(2))}</table:table-row>`,
      // As where a column is filled to its end: once.
      `<table:table-row table:number-rows-repeated="1048570">${openCell("filled", columns(1e9))}</table:table-row>`,
      openRow(openCell("", columns(1e9))),
      openRow(
        openCell("1.5<office:annotation><text:p>no</text:p></office:annotation>"),
        "<table:covered-table-cell/>",
        openCell("end"),
      ),
    ].join(""),
  );
  const { text, format, warnings } = await contentOf("a.ods", file);
  expect(text).toBe("Größe\ttwo words\na b\tsame\tsame\tsame\n0\t0\n0\t0\nfilled\n1.5\tend");
  expect([format, warnings]).toEqual(["OpenDocument", ["1 comment was excluded."]]);
});

test("a cell of OpenDocument that states a value without a text is read as that value", async () => {
  const values = [
    'office:value-type="float" office:value="0.1" table:number-columns-repeated="2"',
    'office:value-type="percentage" office:value="0.125"',
    'office:value-type="date" office:date-value="2024-01-30"',
    'office:value-type="boolean" office:boolean-value="true"',
    'office:value-type="string" office:string-value="words"',
  ];
  const file = ods(
    openRow(...values.map((value) => `<table:table-cell ${value}/>`), openCell("8.5", ' office:value="8.46"')),
  );
  expect((await contentOf("a.ods", file)).text).toBe("0.1\t0.1\t12.5%\t2024-01-30\tTRUE\twords\t8.5");
});

test("hidden sheets and slides of OpenDocument are left out and counted, and titles of charts follow their sheet", async () => {
  const hides = (family: string): string =>
    `<style:style style:name="off"><style:${family} table:display="false" presentation:visibility="hidden"/></style:style>`;
  const chart =
    '<office:document-content><office:body><office:chart><chart:chart><chart:title><text:p>Sales</text:p></chart:title><table:table><table:table-cell office:value-type="string"><text:p>East</text:p></table:table-cell><table:table-cell office:value-type="float"><text:p>8.2</text:p></table:table-cell></table:table></chart:chart></office:chart></office:body></office:document-content>';
  const objects =
    '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame><draw:object xlink:href="./Object 2"/>';
  const parts = {
    "Object 1/content.xml": chart,
    "Object 2/content.xml":
      "<office:document-content><office:body><office:text/></office:body></office:document-content>",
    "Object 3/content.xml": "<math/>",
  };
  const sheets = ods(`<table:shapes>${objects}</table:shapes>${openRow(openCell("shown"))}`, {
    others: `<table:content-validations><table:content-validation><table:error-message><text:p>Wrong</text:p></table:error-message></table:content-validation></table:content-validations><table:table table:style-name="off">${openRow(openCell("unseen"))}</table:table>`,
    styles: hides("table-properties"),
    parts,
  });
  const embedded = ["1 document embedded in it"];
  const read = await contentOf("a.ods", sheets);
  expect([read.text, read.warnings]).toEqual(["shown\n\nSales", ["1 sheet is hidden and was excluded."]]);
  expect(read.missing).toEqual(embedded);
  const text = (words: string): string =>
    `<draw:frame><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame>`;
  const unseen = `${text("unseen")}<presentation:notes>${text("unsaid")}</presentation:notes>`;
  const slides = odpOf(
    `<draw:page>${text("shown")}${objects}</draw:page><draw:page draw:style-name="off">${unseen}</draw:page><draw:page>${text("end")}</draw:page>`,
    { styles: hides("drawing-page-properties"), parts },
  );
  const show = await contentOf("a.odp", slides);
  expect([show.text, show.warnings]).toEqual(["shown\n\nSales\nEast\n\nend", ["1 slide is hidden and was excluded."]]);
  expect(show.missing).toEqual(embedded);
});

test("what each slide of OpenDocument repeats is left out and said", async () => {
  const page = '<draw:page draw:master-page-name="M"><draw:frame><text:p>shown</text:p></draw:frame></draw:page>';
  const footer = '<presentation:footer-decl presentation:name="f">Our school</presentation:footer-decl>';
  const master = (name: string, more: string): Record<string, string> => ({
    "styles.xml": `<office:document-styles><style:master-page style:name="${name}"><draw:frame presentation:class="title"><text:p>Click to edit</text:p></draw:frame><draw:frame${more}><text:p>Our school</text:p></draw:frame></style:master-page></office:document-styles>`,
  });
  const read = async (body: string, parts: Record<string, string>) => {
    const { text, warnings } = await contentOf("a.odp", odpOf(body, { parts }));
    expect(text).toBe("shown");
    return warnings;
  };
  const repeated = ["Headers and footers were excluded."];
  expect(await read(page, {})).toEqual([]);
  expect(await read(footer + page, {})).toEqual(repeated);
  expect(await read(page, master("M", ""))).toEqual(repeated);
  expect(await read(page, master("M", ' presentation:class="footer"'))).toEqual([]);
  expect(await read(page, master("other", ""))).toEqual([]);
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

/** A workbook in Excel 2003's XML. */
function flatXlsx(sheets: readonly string[], styles = "", close = "</ss:Workbook>"): string {
  const head = '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n';
  const space = "urn:schemas-microsoft-com:office:spreadsheet";
  return `${head}<ss:Workbook xmlns="${space}" xmlns:ss="${space}" xmlns:x="urn:x"><Styles>${styles}</Styles>${sheets.join("")}${close}`;
}

test("a workbook of Excel 2003's XML is read like any other, whatever its ending", async () => {
  const data = (type: string, value: string): string => `<Data ss:Type="${type}">${value}</Data>`;
  const cell = (inner: string, attributes = ""): string => `<Cell${attributes}>${inner}</Cell>`;
  const row = (...cells: string[]): string => `<ss:Row>${cells.join("")}</ss:Row>`;
  const sheet = (rows: string, visible = ""): string =>
    `<Worksheet ss:Name="S"><Table><Column/>${rows}</Table><x:WorksheetOptions>${visible}</x:WorksheetOptions></Worksheet>`;
  const style = (id: string, format: string, more = ""): string =>
    `<Style ss:ID="${id}"${more}><Font ss:Size="10"/>${format === "" ? "" : `<NumberFormat ss:Format="${format}"/>`}</Style>`;
  const styles = [
    style("Default", "General"),
    style("day", "Short Date"),
    style("bold", "", ' ss:Parent="day"'),
    style("money", "0.00&quot; euros&quot;"),
    style("plain", ""),
  ].join("");
  const date = data("DateTime", "2024-01-30T00:00:00.000");
  const comment = `<Comment ss:Author="Ann"><ss:Data>Why?</ss:Data></Comment>`;
  const rows = [
    row(cell(data("String", "Größe")), cell("", ' ss:Index="4"'), cell(data("String", "<B>Two</B> runs") + comment)),
    row(cell(date), cell(date, ' ss:StyleID="day"'), cell(date, ' ss:StyleID="bold"')),
    row(cell(data("DateTime", "2024-01-30T18:00:00.000"), ' ss:StyleID="plain"')),
    row(cell(data("Number", "2.5"), ' ss:StyleID="money"'), cell(data("Number", "0.30000000000000004"))),
    row(cell(data("Boolean", "1")), cell(data("Error", "#REF!")), cell("", ' ss:Formula="=1+1"')),
  ];
  const shown = [
    "Größe\tTwo runs",
    "2024-01-30\t1/30/2024\t1/30/2024",
    "2024-01-30 18:00:00.000",
    "2.50 euros\t0.3",
    "TRUE\t#REF!",
    "",
    "Next",
  ];
  const next = row(cell(data("String", "Next")));
  const hidden = sheet(row(cell(data("String", "unseen"))), "<x:Visible>SheetHidden</x:Visible>");
  const visible = "<x:Visible>SheetVisible</x:Visible>";
  for (const name of ["a.xls", "a.xml", "a"]) {
    const found = await contentOf(name, flatXlsx([sheet(rows.join("")), hidden, sheet(next, visible)], styles));
    expect(found.text).toBe(shown.join("\n"));
    expect([found.format, found.warnings.filter((line) => !line.includes(".xml"))]).toEqual([
      "Excel",
      ["1 sheet is hidden and was excluded.", "1 comment was excluded."],
    ]);
    expect(found.missing).toEqual(["the result of 1 formula: save the file in a spreadsheet program, and add that"]);
  }
  const cut = await contentOf("a.xls", flatXlsx([sheet(next).slice(0, -40)], styles, ""));
  expect([cut.text, cut.missing]).toEqual(["Next", ["the end of 1 sheet"]]);
});
