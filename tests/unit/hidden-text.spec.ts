/** Which text of a document a reader does not see: what looks like hidden text, and what only resembles it. */
import { expect, test } from "@playwright/test";
import { docx, paragraph, wordPart } from "../samples/formats.mjs";
import { wordsOf } from "./reported.ts";

/** The text of a file, and how many of its words are hidden. */
async function seen(name: string, bytes: Uint8Array | string): Promise<{ text: string; hidden: number }> {
  const { text, tricks } = await wordsOf(name, bytes);
  return { text, hidden: Number(/^(\d+) words? (?:is|are) hidden/.exec(tricks.join())?.[1] ?? 0) };
}

test.describe("Word", () => {
  test("the page numbers of a table of contents are hidden on the web only, and seen on paper", async () => {
    const entry = `<w:p>${[
      "<w:r><w:t>The Harbour</w:t></w:r>",
      "<w:r><w:rPr><w:webHidden/></w:rPr><w:tab/></w:r>",
      "<w:r><w:rPr><w:webHidden/></w:rPr><w:t>12</w:t></w:r>",
    ].join("")}</w:p>`;
    expect(await seen("a.docx", docx(entry + paragraph(["gone", "<w:vanish/>"])))).toEqual({
      text: "The Harbour 12",
      hidden: 1,
    });
  });

  const WHITE = '<w:color w:val="FFFFFF"/>';
  const white = (text: string): string => paragraph([text, WHITE]);
  const cell = (inner: string, properties = ""): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc>`;
  const shd = (fill: string, more = 'w:val="clear" w:color="auto"'): string => `<w:shd ${more} w:fill="${fill}"/>`;
  const colour = (value: string, more = ""): string => `<a:srgbClr val="${value}">${more}</a:srgbClr>`;
  const filled = (value: string, more = ""): string => `<a:solidFill>${colour(value, more)}</a:solidFill>`;
  const shape = (fill: string, text: string, more = ""): string =>
    `<wps:wsp><wps:cNvSpPr/><wps:spPr><a:prstGeom prst="rect"/>${fill}<a:ln>${filled("000000")}</a:ln></wps:spPr>${more}<wps:txbx><w:txbxContent>${white(text)}</w:txbxContent></wps:txbx></wps:wsp>`;
  const drawn = (inner: string): string =>
    `<w:p><w:r><w:drawing><wp:anchor><wp:docPr id="1"/>${inner}</wp:anchor></w:drawing></w:r></w:p>`;
  const vml = (attributes: string, text: string, fill = ""): string =>
    `<w:p><w:r><w:pict><v:rect ${attributes}>${fill}<v:textbox><w:txbxContent>${white(text)}</w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`;

  test("white text in a coloured shape is seen, and in one that is white or transparent it is not", async () => {
    const accent = (index: number): string =>
      `<wps:style><a:lnRef idx="2"><a:schemeClr val="accent1"/></a:lnRef><a:fillRef idx="${index}"><a:schemeClr val="accent1"/></a:fillRef></wps:style>`;
    const stops = (...values: string[]): string =>
      `<a:gradFill><a:gsLst>${values.map((value) => `<a:gs pos="0">${colour(value)}</a:gs>`).join("")}</a:gsLst></a:gradFill>`;
    const group = (fill: string, inner: string): string =>
      `<wpg:wgp><wpg:grpSpPr>${fill}</wpg:grpSpPr>${inner}</wpg:wgp>`;
    const grey = '<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill>';
    const blank = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';
    const visible = [
      drawn(shape(filled("1F4E79"), "one")),
      drawn(shape(stops("FFFFFF", "1F4E79"), "two")),
      drawn(shape("<a:blipFill><a:blip/></a:blipFill>", "three")),
      drawn(shape(grey, "four")),
      drawn(shape("", "five", accent(1))),
      drawn(group(filled("000000"), shape("<a:grpFill/>", "six"))),
      vml('fillcolor="#4f81bd [3204]"', "seven"),
      vml("", "eight", '<v:fill type="frame"/>'),
      vml("", "nine", '<v:fill color="red"/>'),
    ];
    const hidden = [
      drawn(shape("", "none")),
      drawn(shape(filled("FFFFFF"), "none", accent(1))),
      drawn(shape(filled("000000", '<a:alpha val="0"/>'), "none")),
      drawn(shape("<a:noFill/>", "none", accent(1))),
      drawn(shape(blank, "none")),
      drawn(shape(stops("FFFFFF", "FEFEFE"), "none")),
      drawn(shape("", "none", accent(0))),
      drawn(group(filled("000000"), shape("<a:noFill/>", "none"))),
      vml("", "none"),
      vml('fillcolor="black" filled="f"', "none"),
      vml('fillcolor="black"', "none", '<v:fill opacity="0"/>'),
      white("none"),
    ];
    expect(await seen("a.docx", docx(visible.join("") + hidden.join("")))).toEqual({
      text: "one two three four five six seven eight nine",
      hidden: hidden.length,
    });
  });

  test("white text in a cell is seen on the shading of the cell or of its table's style, and nowhere else", async () => {
    const styles = wordPart(
      "styles",
      `<w:style w:type="table" w:styleId="Base"><w:tblStylePr w:type="firstRow"><w:tcPr>${shd("4472C4")}</w:tcPr></w:tblStylePr><w:tblStylePr w:type="firstCol"><w:tcPr>${shd("000000")}</w:tcPr></w:tblStylePr></w:style>
       <w:style w:type="table" w:styleId="Head"><w:basedOn w:val="Base"/><w:tblStylePr w:type="lastCol"><w:rPr>${shd("000000")}</w:rPr></w:tblStylePr></w:style>
       <w:style w:type="table" w:styleId="Dark"><w:tcPr>${shd("333333")}</w:tcPr></w:style>`,
    );
    const table = (style: string, rows: string[][], look = 'w:val="04A0"'): string =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblLook ${look}/></w:tblPr>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;
    const no = cell(white("no"));
    const body = [
      table("Head", [
        [cell(white("a")), cell(white("b"))],
        [cell(white("c")), no],
      ]),
      table("Head", [[no]], 'w:firstRow="0" w:firstColumn="0"'),
      table("Dark", [[cell(white("d")), cell(white("no"), shd("FFFFFF"))]]),
      table("None", [
        [
          cell(white("e"), shd("1F4E79")),
          cell(white("f"), shd("auto", 'w:val="solid" w:color="000000"')),
          cell(white("no"), shd("auto")),
          cell(white("no"), shd("000000", 'w:val="nil"')),
        ],
        [cell(table("None", [[cell(white("g")), cell(white("no"), shd("FFFFFF"))]]), shd("1F4E79"))],
        [cell(drawn(`<pic:pic><pic:spPr><a:noFill/></pic:spPr></pic:pic>`) + white("h"), shd("1F4E79"))],
      ]),
      paragraph(["i", `${WHITE}<w:highlight w:val="blue"/>${shd("auto")}`], ["no", `${WHITE}${shd("FFFFFF")}`]),
    ];
    expect(await seen("a.docx", docx(body.join(""), { "word/styles.xml": styles }))).toEqual({
      text: "a b c d e f g h i",
      hidden: 7,
    });
  });
});
