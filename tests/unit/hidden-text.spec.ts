/** Which text of a document a reader does not see: what looks like hidden text, and what only resembles it. */
import { expect, test } from "@playwright/test";
import { docx, epub, odt, paragraph, wordPart } from "../samples/formats.mjs";
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

  test("letters and spaces squeezed to nothing are hidden, and condensed type is not", async () => {
    const scale = (percent: number): string => `<w:w w:val="${percent}"/>`;
    const spacing = (twips: number, size = 22): string => `<w:spacing w:val="${twips}"/><w:sz w:val="${size}"/>`;
    const styles = wordPart(
      "styles",
      `<w:style w:type="character" w:styleId="Thin"><w:rPr>${scale(1)}</w:rPr></w:style>
       <w:style w:type="paragraph" w:styleId="Wide"><w:pPr><w:spacing w:before="240"/></w:pPr></w:style>`,
    );
    const body = [
      paragraph("in", ["x", scale(1)], "dus", ["and of", '<w:rStyle w:val="Thin"/>'], "try", [" ", scale(1)], "s"),
      paragraph("ha", ["q", spacing(-400)], "rb", [" ", spacing(-60)], "our", ["i", spacing(-60)]),
      paragraph(["narrow ", scale(50)], ["usual ", scale(0)], ["tight", spacing(-10)], [" ", spacing(-10)], "type"),
      paragraph(["A", spacing(-80, 144)], [" ", spacing(-80, 144)], ["title", spacing(-80, 144)]),
      paragraph("two", [" hidden words ", scale(1)], "words", [" gone ", "<w:vanish/>"], "end"),
      '<w:p><w:r><w:t>a</w:t></w:r><w:r><w:rPr><w:w w:val="1"/></w:rPr><w:tab/></w:r><w:r><w:t>tab</w:t></w:r></w:p>',
    ];
    expect(await seen("a.docx", docx(body.join(""), { "word/styles.xml": styles }))).toEqual({
      text: "industrys harbour narrow usual tight type A title two wordsend a tab",
      hidden: 8,
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

test.describe("OpenDocument", () => {
  const style = (name: string, properties: string, more = ""): string =>
    `<style:style style:name="${name}"${more}>${properties}</style:style>`;
  const properties = (of: string, attributes: string): string => `<style:${of}-properties ${attributes}/>`;
  const NAVY = 'fo:background-color="#000080"';
  const CLEAR = 'fo:background-color="transparent"';
  const parent = (name: string): string => ` style:parent-style-name="${name}"`;
  const styles = [
    style("w", properties("text", 'fo:color="#ffffff"')),
    style("wb", properties("text", `fo:color="#ffffff" ${CLEAR}`) + properties("paragraph", NAVY)),
    style("wbc", properties("text", `fo:font-weight="bold" ${CLEAR}`), parent("wb")),
    style("wc", properties("paragraph", CLEAR), parent("wb")),
    style("wl", properties("text", `fo:color="#ffffff" fo:background-color="#008000"`)),
    style("navy", properties("table-cell", NAVY)),
    style("rows", properties("table-row", NAVY)),
    style("tables", properties("table", NAVY)),
    style("paper", properties("table-cell", 'fo:background-color="#ffffff"')),
    style("box", properties("graphic", `${CLEAR} draw:fill="solid" draw:fill-color="#000080"`)),
    style("glass", properties("graphic", `${NAVY} draw:fill="none"`)),
    style("clear", properties("graphic", `${NAVY} draw:opacity="0%"`)),
    style("photo", '<style:graphic-properties><style:background-image xlink:href="a.png"/></style:graphic-properties>'),
    style("tiny", properties("text", 'fo:font-size="1pt"')),
    style("large", properties("text", 'fo:font-size="12pt" fo:color="#000000"')),
    style("none", properties("text", 'text:display="none"')),
    `<style:default-style style:family="graphic">${properties("graphic", 'draw:fill-color="#729fcf"')}</style:default-style>`,
  ].join("");
  const p = (name: string, inner: string): string => `<text:p text:style-name="${name}">${inner}</text:p>`;
  const cell = (name: string, inner: string): string =>
    `<table:table-cell table:style-name="${name}">${inner}</table:table-cell>`;
  const table = (name: string, row: string, cells: string): string =>
    `<table:table table:style-name="${name}"><table:table-row table:style-name="${row}">${cells}</table:table-row></table:table>`;
  const box = (name: string, inner: string): string =>
    `<draw:frame draw:style-name="${name}"><draw:text-box>${inner}</draw:text-box></draw:frame>`;
  const shape = (name: string, inner: string): string =>
    `<draw:custom-shape draw:style-name="${name}">${inner}</draw:custom-shape>`;

  test("white text is seen on the ground of its paragraph, cell, row, table, frame or shape, and hidden on none", async () => {
    const body = [
      p("w", "no"),
      p("wb", "a"),
      p("wbc", "b"),
      p("wc", "no"),
      p("wl", "c"),
      table("", "", cell("navy", p("w", "d")) + cell("", p("w", "no")) + cell("paper", p("w", "no"))),
      table("", "rows", cell("", p("w", "e"))),
      table("tables", "", cell("", p("w", "f")) + cell("paper", p("w", "no"))),
      box("box", p("w", "g")),
      box("photo", p("w", "h")),
      box("glass", p("w", "no")),
      box("clear", p("w", "no")),
      box("", p("w", "no")),
      shape("", p("w", "i")),
      shape("glass", p("w", "no")),
      // What is around a box is not the look of the text in it, nor is a cell's ground that of a note.
      p("w", box("", p("large", "j"))),
      table("", "", cell("navy", p("w", `k<text:note><text:note-body>${p("w", "no")}</text:note-body></text:note>`))),
    ];
    expect(await seen("a.odt", odt(body.join(""), styles))).toEqual({ text: "a b c d e f g h i j k", hidden: 10 });
  });

  test("cells under a merged one and sections that are hidden on a condition are hidden", async () => {
    const cells =
      "<table:table-row><table:table-cell><text:p>seen</text:p></table:table-cell><table:covered-table-cell><text:p>under one</text:p></table:covered-table-cell></table:table-row>";
    const section = (isHidden: boolean, text: string): string =>
      `<text:section text:display="condition" text:is-hidden="${isHidden}"><text:p>${text}</text:p></text:section>`;
    const body = `<table:table>${cells}</table:table>${section(true, "not seen")}${section(false, "end")}`;
    expect(await seen("a.odt", odt(body))).toEqual({ text: "seen end", hidden: 4 });
  });

  test("tiny text and text that is not displayed are hidden whatever colour they are and are on", async () => {
    const span = (name: string, inner: string): string => `<text:span text:style-name="${name}">${inner}</text:span>`;
    const body = [
      table("", "", cell("navy", p("tiny", "no") + p("none", "no"))),
      p("none", span("large", "no")),
      p("tiny", `${span("wl", "no")} ${span("large", "a")}`),
      `<text:section text:display="none">${p("large", "no")}${box("box", p("wb", "no"))}</text:section>`,
    ];
    expect(await seen("a.odt", odt(body.join(""), styles))).toEqual({ text: "a", hidden: 6 });
  });
});

test.describe("RTF", () => {
  test("white text is seen in shaded paragraphs and cells, until the next ones", async () => {
    const head = "{\\rtf1{\\colortbl ;\\red0\\green0\\blue128;\\red255\\green255\\blue255;}\\cf2 ";
    const row = (shading: string, text: string): string =>
      `\\trowd\\clcbpat${shading}\\cellx2000\\cellx4000\\pard\\intbl ${text}\\cell \\pard\\intbl\\cf1 |\\cf2\\cell\\row\\pard `;
    const body = [
      "\\pard no\\par",
      "\\pard\\cbpat1 a\\par\\pard no\\par",
      "\\pard\\cbpat2 no\\par",
      "\\pard\\cbpat0 no\\par",
      "{\\pard\\cbpat1 b {\\highlight2 no} {\\v no} {\\fs2 no}\\par}no\\par",
      row("1", "c {\\highlight2 no}"),
      "no\\par",
      row("2", "no"),
      row("1", "d{\\*\\nesttableprops\\trowd\\clcbpat2} e\\cbpat2  no"),
      row("0", "no{\\*\\nesttableprops\\trowd\\clcbpat1}"),
      "{\\highlight1 f}",
    ];
    const { text, hidden } = await seen("a.rtf", `${head}${body.join("\n").replaceAll("no", "no ")}}`);
    expect([text.replaceAll("|", "").split(/\s+/).join(" "), hidden]).toEqual(["a b c d e f", 13]);
  });
});

test.describe("Pages", () => {
  test("rules for paper, for narrow windows and for other browsers hide nothing, and those for every screen do", async () => {
    const hides = (name: string): string => `.${name} { display: none }`;
    const sheet = [
      `@media print { ${hides("a")} }`,
      `@charset "utf-8"; @media  (max-width: 600px) { i { color: red } @media screen { ${hides("b")} } ${hides("c")} }`,
      `@MEDIA screen and (max-width:600px),print{${hides("d")}}`,
      `@supports not (display: grid) { ${hides("e")} } @container (width < 9em) { ${hides("f")} }`,
      `@media { ${hides("u")} } @media all { ${hides("v")} } @media print, only  Screen { ${hides("w")} }`,
      `@supports (display: grid) { ${hides("x")} } @layer base { ${hides("y")} } } ${hides("z")}`,
    ];
    const words = [..."abcdefguvwxyz"].map((name) => `<p class="${name}">${name}</p>`);
    const styles = `<style>${sheet.join("\n")}</style><style media="print">${hides("g")}</style>`;
    expect(await seen("a.html", `<html><head>${styles}</head>${words.join("")}`)).toEqual({
      text: "a b c d e f g",
      hidden: 6,
    });
  });

  test("what a rule hides for some elements only, or another one may show, counts as seen", async () => {
    const sheet = `
      .tab { display: none } .tab.active { display: block } .fade { opacity: 0 } div > .fade.in:not(.x) { opacity: 1 }
      .wide { display: none } @media (min-width: 600px) { .wide { display: inline } }
      .button { color: white } .button[href].primary { background: #00f } .late { visibility: hidden } .late { visibility: visible }
      .h1 { display: none } .h1:hover { display: block } .h1::after { display: block } @media print { p { margin: 0 } }
      .h2 { opacity: 0 } .h2 { display: block } h6 { display: none } .para { display: block } .h3 { color: #fff } td.h3 { color: #fefefe }
    `;
    const words = ["tab active", "fade in", "wide", "button primary", "late", "h1", "h2 para", "h1 para", "h3"];
    const body = words.map((name) => `<p class="${name}">${name.split(" ")[0]}</p>`).join("");
    expect(await seen("a.html", `<html><head><style>${sheet}</style></head>${body}<h6 class="para">h6`)).toEqual({
      text: "tab fade wide button late h6",
      hidden: 4,
    });
  });

  test("text that an inline style moves off the page, clips or makes nothing of is hidden, and what only looks like it is not", async () => {
    const page = (style: string, element = "div"): string =>
      `<!doctype html><body><p>Before</p><${element} style="${style}">secret words</${element}><p>After</p></body>`;
    const isHidden = async (html: string): Promise<boolean> => !(await seen("a.html", html)).text.includes("secret");
    for (const style of [
      "position:absolute; left:-9999px",
      "position: fixed; top: -999em !important",
      "position:absolute; left:-10000px; top:auto; width:1px; height:1px; overflow:hidden",
      "text-indent:-9999px",
      "position:absolute;clip:rect(0 0 0 0)",
      "position:absolute; clip: rect(1px, 1px, 1px, 1px)",
      "clip-path: inset(50%)",
      "font-size:0.05em",
      "font: 0/0 a",
      "opacity:0.01",
      "height:0;overflow:hidden",
      "height:0;width:100%;overflow:hidden;padding:0 10px",
      "max-height: 0px; overflow: hidden",
      "transform: scale(0)",
      "transform:translateX(-9999px)",
      "color:rgba(0, 0, 0, 0)",
      "color:#00000000",
      "content-visibility:hidden",
    ])
      expect([style, await isHidden(page(style))]).toEqual([style, true]);
    for (const style of [
      "left:-9999px",
      "position:static;left:-9999px",
      "position:relative;left:-20px",
      "position:absolute;left:-9999px;left:0",
      "height:0;overflow:hidden;padding:10px 0",
      "font: 16px/0 serif",
      "text-indent:-2em",
      "clip:rect(0 0 0 0)",
      "position:absolute;clip:rect(0, 200px, 50px, 0)",
      "font-size:0.8em",
      "opacity:0.5",
      "height:0",
      "height:0;overflow:hidden;padding-bottom:56%",
      "transform:translate(-50%, -50%)",
      "color:rgba(0, 0, 0, 0.8)",
    ])
      expect([style, await isHidden(page(style))]).toEqual([style, false]);
    // Within a line, neither height nor transformation nor indentation counts.
    for (const style of ["height:0;overflow:hidden", "transform:scale(0)", "text-indent:-9999px"])
      expect(await isHidden(page(style, "span"))).toBe(false);
    // Whatever is in it is out of sight, unless it begins a line of its own.
    expect(
      await isHidden(page("left:-9999px;position:absolute").replace("secret", "<b style='left:0'>secret</b>")),
    ).toBe(true);
    expect(await isHidden(page("text-indent:-9999px").replace("secret", "<p style='text-indent:0'>secret</p>"))).toBe(
      false,
    );
  });

  test("what is written in fields is seen, and spaces of formulas part words", async () => {
    const html = [
      '<p>a<input value="typed words">b<input type="hidden" value="no"><input type="PASSWORD" value="no"></p>',
      "<textarea>long words</textarea><math><mtext>the</mtext><mspace/><mtext>pier</mtext></math>",
      '<input style="display:none" value="gone">',
    ];
    expect(await seen("a.html", html.join(""))).toEqual({ text: "a typed words b long words the pier", hidden: 1 });
  });

  test("letters and spaces that a style squeezes within a word are hidden, and close or boxed letters are seen", async () => {
    const word = (style: string, inner: string): string => `<p>har<span style="${style}">${inner}</span>bour</p>`;
    const gone = [
      word("display:inline-block;width:0;overflow:hidden", "x"),
      word("float:left;max-width:0;overflow:hidden", "x"),
      word("letter-spacing:-1em", "x"),
      word("letter-spacing:-6px", " "),
    ];
    expect(await seen("a.html", gone.join(""))).toEqual({ text: Array(4).fill("harbour").join(" "), hidden: 3 });
    const kept = [
      word("display:inline-block;width:0", "a"),
      word("letter-spacing:-0.05em", "b"),
      word("letter-spacing:-2px", " "),
      // How lists of boxes lose the spaces between these.
      '<div style="letter-spacing:-0.31em"><i style="letter-spacing:normal">one</i> <i style="letter-spacing:0">two</i></div>',
    ];
    expect(await seen("a.html", kept.join(""))).toEqual({ text: "harabour harbbour har bour one two", hidden: 0 });
  });

  test("what another rule may bring back into sight counts as seen", async () => {
    const sheet =
      ".panel { max-height: 0; overflow: hidden } .panel.open { max-height: 500px } .away { position: absolute; left: -9999px }";
    const html = `<!doctype html><style>${sheet}</style><body><div class="panel">panel words</div><div class="away">away words</div><p>After</p>`;
    expect(await seen("a.html", html)).toEqual({ text: "panel words After", hidden: 2 });
  });

  const page = (...links: string[]): string =>
    `<html><head>${links.map((link) => `<link ${link}/>`).join("")}</head><body><p class="a">a</p><p class="b">b</p><p class="c">c</p></body></html>`;
  const hides = (name: string): string => `.${name} { display: none }`;
  const linking = (href: string, more = 'rel="stylesheet"'): string => `${more} href="${href}"`;

  test("style sheets that are linked count if they came with the page", async () => {
    const part = (type: string, headers: string, body: string): string =>
      `--b\nContent-Type: ${type}\n${headers}\n\n${body}\n`;
    const saved = (location: string, ...links: string[]): string =>
      [
        'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n',
        part("text/html", `Content-Location: ${location}`, page(...links)),
        part("text/css", "Content-Location: cid:css-1@x", hides("a")),
        part("text/css", "Content-ID: <css-2@x>\nContent-Transfer-Encoding: base64", btoa(hides("b"))),
        part("text/css; charset=utf-8", "Content-Location: https://example.org/a/c.css", hides("c")),
        "--b--\n",
      ].join("");
    const address = "https://example.org/b/";
    const all = [linking("cid:css-1@x"), linking("cid:css-2@x"), linking("../a/c.css")];
    expect(await seen("a.mht", saved(address))).toEqual({ text: "a b c", hidden: 0 });
    expect(await seen("a.mht", saved(address, ...all))).toEqual({ text: "", hidden: 3 });
    const others = [linking("cid:css-1@x", 'rel="alternate stylesheet"'), linking("cid:css-2@x", 'rel="icon"')];
    expect(await seen("a.mht", saved(address, ...others, linking("c.css")))).toEqual({ text: "a b c", hidden: 0 });
    expect(await seen("a.mht", saved("page.html", linking("https://example.org/a/c.css")))).toEqual({
      text: "a b",
      hidden: 1,
    });
    const onPaper = linking("cid:css-1@x", 'rel="stylesheet" media="print"');
    expect(await seen("a.mht", saved(address, onPaper, linking("cid:css-2@x", "rel='StyleSheet'")))).toEqual({
      text: "a c",
      hidden: 1,
    });
  });

  test("of a book's chapters, each has the style sheets that it links", async () => {
    const chapter = (...links: string[]): string =>
      page(...links).replace("<html>", '<html xmlns="http://www.w3.org/1999/xhtml">');
    const book = epub(["", ""], {
      "OEBPS/text/c0.xhtml": chapter(linking("../a%20b.css"), linking("../gone.css")),
      "OEBPS/text/c1.xhtml": chapter(linking("/OEBPS/text/c.css")),
      "OEBPS/a b.css": hides("a"),
      "OEBPS/text/c.css": `\ufeff${hides("c")}`,
    });
    expect(await seen("a.epub", book)).toEqual({ text: "b c a b", hidden: 2 });
  });
});
