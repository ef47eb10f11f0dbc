/** Office documents and other files that other tools were reported to read wrongly, and more of each kind. */
import { expect, test } from "@playwright/test";
import { docx, odpOf, odt, paragraph, pptx, zip } from "../samples/formats.mjs";
import { line, onePage } from "../samples/pdf.mjs";
import { bytesOf, errorOf, readBytes, reported, wordsOf } from "./reported.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relationships = (...all: (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const diagram = (...texts: string[]): string =>
  `<dgm:dataModel><dgm:ptLst>${texts.map((text) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`).join("")}</dgm:ptLst></dgm:dataModel>`;

test.describe("Word", () => {
  test("symbols are letters and signs, and pictures of other fonts part words", async () => {
    const sym = (char: string, font = "Symbol"): string => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
    const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = [
      ...[sym("F061"), run("-decay and "), sym("006d"), run("m"), sym("F0E0", "Wingdings"), run("x "), sym("F0A3")],
      ...[run(" y "), sym("F0E6"), run("z "), sym("2013", "Arial"), sym("E123"), run("w "), sym("F0B0"), sym("x")],
      `<w:del>${sym("F062")}</w:del>`,
    ];
    const { text } = await wordsOf("a.docx", docx(`<w:p>${body.join("")}</w:p>`));
    expect(text).toBe("α-decay and μm x ≤ y z – w °");
  });

  test("letters that are stored as symbols of a text font are read, and many of a font of pictures are reported", async () => {
    const spelt = (word: string, font: string, offset: number): string =>
      [...word]
        .map((letter) => (letter.charCodeAt(0) + offset).toString(16).padStart(4, "0"))
        .map((code) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`)
        .join("");
    const letters = spelt("harbour", "Times New Roman", 0) + spelt(",caf\u00e9", "Arial", 0xf000);
    const pictures = spelt("o".repeat(99), "Wingdings", 0xf000);
    const few = await wordsOf("a.docx", docx(`<w:p>${letters}${pictures}</w:p>`));
    expect([few.text, few.warnings]).toEqual(["harbour,café", []]);
    const many = await wordsOf("a.docx", docx(`<w:p>${letters}${pictures}${spelt("o", "Webdings", 0)}</w:p>`));
    expect(many.warnings).toEqual(["100 symbols of picture fonts, such as Wingdings, were read as spaces."]);
  });

  test("the words of WordArt stand below their paragraph", async () => {
    const art = (text: string): string => `<v:shape><v:textpath on="t" string="${text}"/></v:shape>`;
    const type = '<v:shapetype><v:textpath on="t" fitshape="t"/></v:shapetype>';
    const body = `<w:p><w:r><w:pict>${type}${art("The harbour &amp; pier")}</w:pict></w:r><w:r><w:t>Title</w:t></w:r></w:p>`;
    expect((await wordsOf("a.docx", docx(body))).text).toBe("Title The harbour & pier");
  });

  test("text that is forced to run from right to left is marked, line by line", async () => {
    const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
    const forced = `<w:bdo w:val="rtl">${run("ruob")}<w:r><w:br/></w:r>${run("rah")}<w:bdo w:val="ltr">${run("12")}</w:bdo></w:bdo>`;
    const body = `<w:p>${run("a")}${forced}${run("b")}</w:p><w:p><w:bdo w:val="rtl">${run("c")}</w:bdo></w:p>`;
    const { text } = await readBytes("a.docx", docx(body)).then((read) => ({ text: "", ...read }));
    expect(text).toBe("a\u202eruob\u202c\n\u202erah\u202c12b\n\n\u202ec\u202c");
  });

  test("the result of a field within the instruction of another one is not shown", async () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const [begin, separate, end] = [mark("begin"), mark("separate"), mark("end")];
    const instruction = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
    const inner = `${begin}${instruction("MERGEFIELD Sex")}${separate}${run("inner")}${end}`;
    const outer = `${begin}${instruction("IF")}${inner}${instruction("= f")}${separate}${run("Dear")}${end}${run(" Sir")}`;
    expect((await wordsOf("a.docx", docx(`<w:p>${outer}</w:p>`))).text).toBe("Dear Sir");
    // The result of a table of contents has fields of its own, and a field may lack its end.
    expect((await wordsOf("a.docx", docx(`<w:p>${begin}${separate}${inner}${end}</w:p>`))).text).toBe("inner");
    expect((await wordsOf("a.docx", docx(`<w:p>${begin}</w:p><w:p>${inner}</w:p>`))).text).toBe("inner");
  });

  test("names with backslashes, and a text in another folder, as reported", async () => {
    expect((await reported("docx-backslash/backslash.docx")).text).toBe("BACKSLASH body");
    expect((await reported("docx-backslash/oddmain.docx")).text).toBe("ODDMAIN body");
  });

  test("backslashes with notes and styles, and in relationships", async () => {
    const file = zip({
      "[Content_Types].xml": "<Types/>",
      "_rels\\.rels": relationships(["r", "officeDocument", "word\\document.xml"]),
      "word\\document.xml": `<w:document xmlns:w="${WORD}"><w:body>${paragraph("Body", ["unseen", '<w:rStyle w:val="H"/>'])}</w:body></w:document>`,
      "word\\styles.xml": `<w:styles xmlns:w="${WORD}"><w:style w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
      "word\\footnotes.xml": `<w:footnotes xmlns:w="${WORD}"><w:footnote>${paragraph("Note")}</w:footnote></w:footnotes>`,
    });
    const { text, tricks } = await wordsOf("a.docx", file);
    expect([text, tricks.length]).toEqual(["Body Note", 1]);
    const text2 = await wordsOf(
      "b.odt",
      zip({
        mimetype: "application/vnd.oasis.opendocument.text",
        "META-INF\\manifest.xml": "<m/>",
        "content.xml": "<o:document-content><o:body><t:p>Open</t:p></o:body></o:document-content>",
      }),
    );
    expect(text2.text).toBe("Open");
  });

  test("readings of signs are left out, as reported, with other text in the paragraph", async () => {
    const expected = new TextDecoder().decode(bytesOf("docx-furigana/furigana_plain.txt"));
    expect((await reported("docx-furigana/furigana.docx")).text).toBe(expected.trim());
    const ruby = (base: string, reading: string): string =>
      `<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="center"/></w:rubyPr><w:rt><w:r><w:rPr><w:sz w:val="4"/></w:rPr><w:t>${reading}</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>${base}</w:t></w:r></w:rubyBase></w:ruby></w:r>`;
    const { text, tricks } = await wordsOf(
      "a.docx",
      docx(`<w:p>${ruby("漢", "かん")}${ruby("字", "じ")}<w:r><w:t>を読む</w:t></w:r></w:p>`),
    );
    expect([text, tricks]).toEqual(["漢字を読む", []]);
  });

  test("SmartArt and charts stand below their paragraph, each once, and unseen if their drawing is", async () => {
    expect((await reported("smartart/smartart.docx")).text).toBe("see picture SMARTARTTEXT of the cycle");
    const drawing = (id: string, hidden = ""): string =>
      `<w:r><w:drawing><wp:inline><wp:docPr id="1"${hidden}/><dgm:relIds r:dm="${id}"/></wp:inline></w:drawing></w:r>`;
    const { text, tricks } = await wordsOf(
      "a.docx",
      docx(
        `<w:p>${drawing("d1")}<w:r><w:t>Before </w:t></w:r>${drawing("d1")}${drawing("d2", ' hidden="1"')}<w:r><w:t>after</w:t></w:r><c:chart r:id="c"/></w:p>${paragraph("Next")}`,
        {
          "word/_rels/document.xml.rels": relationships(
            ["d1", "diagramData", "diagrams/data1.xml"],
            ["d2", "diagramData", "/word/diagrams/data2.xml"],
            ["c", "chart", "charts/c.xml"],
          ),
          "word/diagrams/data1.xml": diagram("Plan", "Do", "Check"),
          "word/diagrams/data2.xml": diagram("two words"),
          "word/charts/c.xml": "<c:chartSpace><a:p><a:t>Sales</a:t></a:p></c:chartSpace>",
        },
      ),
    );
    expect(text).toBe("Before after Plan Do Check Sales Next");
    expect(tricks).toEqual(["2 words are hidden (white, tiny or invisible) and were excluded."]);
  });
});

test("files of other formats that stand in a Word document are read at their place, and embedded objects are counted", async () => {
  const rels = (names: readonly string[]): string =>
    relationships(...names.map((name, at) => [`c${at}`, "aFChunk", name] as const));
  const shown = '<w:altChunk xmlns:r="r" r:id="c0"/>';
  const inner = docx(paragraph("A document"), {});
  const given: Record<string, Uint8Array | string> = {
    "a.htm": "<html><p>A <b>page</b></p><p hidden>unseen words</p></html>",
    "b.mht":
      "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n<p>Saved caf=C3=A9</p>\n--b--\n",
    "c.rtf": "{\\rtf1 Rich {\\b text}}",
    "d.txt": "Plain text",
    "e.docx": docx(shown, { "word/_rels/document.xml.rels": rels(["f.docx"]), "word/f.docx": inner }),
    "g.bin": Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]),
  };
  const names = Object.keys(given);
  const parts = Object.fromEntries(names.map((name) => [`word/${name}`, given[name] ?? ""]));
  const body = names.map((_, at) => `${paragraph(`At ${at}`)}<w:altChunk xmlns:r="r" r:id="c${at}"/>`);
  const objects = ["Word.Document.12", "Equation.3"].map((id) => `<w:object><o:OLEObject ProgID="${id}"/></w:object>`);
  const { text, missing, tricks } = await wordsOf(
    "a.docx",
    docx(`${body.join("")}<w:p>${objects.join("")}</w:p>`, {
      "word/_rels/document.xml.rels": rels(names),
      ...parts,
    }),
  );
  expect(text).toBe("At 0 A page At 1 Saved café At 2 Rich text At 3 Plain text At 4 A document At 5");
  expect([missing, tricks]).toEqual([
    ["2 documents embedded in it"],
    ["2 words are hidden (white, tiny or invisible) and were excluded."],
  ]);
  let nested = inner;
  for (let depth = 0; depth < 6; depth++)
    nested = docx(shown, { "word/_rels/document.xml.rels": rels(["n.docx"]), "word/n.docx": nested });
  expect((await wordsOf("a.docx", nested)).missing).toEqual(["1 document embedded in it"]);
});

test("words deleted in tracked changes are left out and counted, and moved ones are read where they are", async () => {
  const run = (text: string, element = "t") => `<w:r><w:${element} xml:space="preserve">${text}</w:${element}></w:r>`;
  const word = docx(
    `<w:p>${run("One ")}<w:del>${run("two th", "delText")}${run("ree", "delText")}</w:del><w:del>${run("four", "delText")}</w:del><w:moveFrom>${run("away ")}</w:moveFrom>${run("end")}</w:p>`,
  );
  const region =
    "<text:tracked-changes><text:changed-region><text:insertion><office:change-info><dc:creator>Ann</dc:creator></office:change-info></text:insertion></text:changed-region><text:changed-region><text:deletion><office:change-info><dc:creator>Ann</dc:creator></office:change-info><text:p>two three</text:p><text:p>four</text:p></text:deletion></text:changed-region></text:tracked-changes>";
  const files: [name: string, bytes: Uint8Array | string][] = [
    ["a.docx", word],
    ["a.odt", odt(`${region}<text:p>One end</text:p>`)],
    ["a.rtf", "{\\rtf1 One {\\deleted two thr\\u101 ?e} {\\deleted four}end}"],
  ];
  for (const [name, bytes] of files) {
    const { text, warnings } = await wordsOf(name, bytes);
    expect([text, warnings], name).toEqual(["One end", ["3 words deleted in tracked changes were excluded."]]);
  }
});

test("words deleted in tracked changes of OpenDocument may stand where they were, and whoever deleted them is not counted", async () => {
  const info = "<office:change-info><dc:creator>Ann Lee</dc:creator><dc:date>2026-01-01</dc:date></office:change-info>";
  const region = (id: string, kind: string, inner = ""): string =>
    `<text:changed-region text:id="${id}"><text:${kind}>${info}${inner}</text:${kind}></text:changed-region>`;
  const change = (id: string, inner: string): string =>
    `<text:change-start text:change-id="${id}"/>${inner}<text:change-end text:change-id="${id}"/>`;
  const regions = ["d1", "d2", "d3"].map((id) => region(id, "deletion")).join("");
  const changes = `<text:tracked-changes>${regions}${region("i", "insertion")}${region("d4", "deletion", "<text:p>six</text:p>")}</text:tracked-changes>`;
  const body = [
    `<text:p>One ${change("i", "new")}${change("d1", " two<text:s/>three")} end,</text:p>`,
    `<text:p>first half${change("d2", "</text:p><text:p>")} and second</text:p>`,
    `<text:p>last${change("d3", " four</text:p><text:p>five</text:p><text:p>")}.</text:p>`,
  ];
  const found = await readBytes("a.odt", odt(`${changes}${body.join("")}`));
  if ("error" in found) throw new Error(found.error);
  expect(found.text).toBe("One new end,\n\nfirst half and second\n\nlast.");
  expect(found.warnings).toEqual(["5 words deleted in tracked changes were excluded."]);
});

test("the number of a slide is no text", async () => {
  const number = "<text:p><text:page-number>&lt;number&gt;</text:page-number></text:p>";
  const slides = odpOf(
    `<draw:page><draw:frame><draw:text-box><text:p>One</text:p>${number}</draw:text-box></draw:frame><presentation:notes>${number}<text:p>Said</text:p></presentation:notes></draw:page>`,
  );
  expect((await wordsOf("a.odp", slides)).text).toBe("One Said");
  expect((await wordsOf("a.odt", odt("<text:p>Page <text:page-number>5</text:page-number></text:p>"))).text).toBe(
    "Page 5",
  );
});

test("formulas of OpenDocument stand in their sentence, without their source, and count as no comments", async () => {
  const source = '<annotation encoding="StarMath 5.0">a^2</annotation>';
  const math = (rest = ""): string =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics>\n<mrow><msup><mi>a</mi>\n<mn>2</mn></msup>${rest}</mrow>${source}</semantics></math>`;
  const object = (address: string, inner = ""): string =>
    `<draw:frame><draw:object xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}">${inner}</draw:object></draw:frame>`;
  const file = odt(`<text:p>So ${object("./Object 1")} and ${object("Formula-2/")} hold.</text:p>`, "", {
    "Object 1/content.xml": math(),
    "Formula-2/content.xml": math("<mo>=</mo><mi>b</mi>"),
  });
  expect((await wordsOf("a.odt", file)).text).toBe("So a2 and a2=b hold.");
  const found = await wordsOf("a.odt", odt(`<text:p>So ${object("", math())} holds.</text:p>`));
  expect([found.text, found.warnings]).toEqual(["So a 2 holds.", []]);
});

test("captions of OpenDocument stand below the sentence that they interrupt, and words about pictures are no text", async () => {
  const about = "<svg:title>gone</svg:title><svg:desc>gone, too</svg:desc>";
  const picture = `<draw:frame><draw:image/>${about}</draw:frame>`;
  const caption = `<draw:frame><draw:text-box><text:p>${picture}Figure 1</text:p><text:p>A mill</text:p></draw:text-box>${about}</draw:frame>`;
  const shape = `<draw:g>${about}<draw:rect>${about}<text:p>Label</text:p></draw:rect><draw:line/></draw:g>`;
  const title =
    "<text:p>On <text:title>Mills</text:title> <text:span><text:title>Now</text:title></text:span></text:p>";
  const found = await readBytes(
    "a.odt",
    odt(
      `${title}<text:p>The mill ${caption}turned${shape} at night.</text:p><draw:frame><draw:text-box><text:p>Alone</text:p></draw:text-box></draw:frame><text:p>Next</text:p>`,
    ),
  );
  if ("error" in found) throw new Error(found.error);
  expect([found.text.split(/\n+/), found.tricks]).toEqual([
    ["On Mills Now", "The mill turned at night.", "Figure 1", "A mill", "Label", "Alone", "Next"],
    [],
  ]);
});

test("a letter that is set large is part of its word", async () => {
  const frame = (kind: string) => `<w:pPr><w:framePr w:dropCap="${kind}" w:lines="3"/></w:pPr>`;
  const pair = (kind: string) =>
    `<w:p>${frame(kind)}<w:r><w:t>D</w:t></w:r></w:p><w:p><w:r><w:t>rops fall.</w:t></w:r></w:p>`;
  expect((await wordsOf("a.docx", docx(pair("drop") + pair("margin") + pair("none")))).text).toBe(
    "Drops fall. Drops fall. D rops fall.",
  );
});

test("of a drawing the texts are read, without titles and styles, and one without text is a picture", async () => {
  const start =
    '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml">';
  const drawing = `${start}<title>Gone</title><style>text { fill: red }</style><g><text x="1" y="2">The <tspan>mill</tspan><tspan x="1" dy="1.2em">grinds</tspan></text>gone<path d="M0 0"/></g><text>A wheel</text><foreignObject><h:p>of oak</h:p></foreignObject></svg>`;
  for (const name of ["a.svg", "a.txt", "a.xml"]) {
    const { text, format } = await wordsOf(name, drawing);
    expect([text, format], name).toEqual(["The mill grinds A wheel of oak", "SVG picture"]);
  }
  expect(await errorOf("a.svg", `${start}<path d="M0 0"/></svg>`)).toContain("a picture (SVG)");
  expect((await wordsOf("a.svg", drawing.slice(0, -60))).missing).toEqual(["its end (the file is cut off)"]);
  expect((await wordsOf("a.html", `<html><body><p>Page</p>${drawing}</body></html>`)).format).toBe("HTML");
});

test.describe("PowerPoint", () => {
  test("SmartArt is read at its place, and hidden shapes are not, as reported", async () => {
    for (const folder of ["smartart", "minor-kinds"]) {
      const { text, tricks } = await reported(`${folder}/a.pptx`);
      expect(text).toMatch(/TABLECELL SMARTART photon/);
      expect(text).not.toContain("OFFHIDDEN");
      expect(tricks).toEqual(["1 word is hidden (white, tiny or invisible) and was excluded."]);
    }
  });

  test("a hidden group hides what is in it, and no more", async () => {
    const shape = (text: string, hidden = "", kind = "sp"): string =>
      `<p:${kind}><p:nvSpPr><p:cNvPr id="1"${hidden}/></p:nvSpPr>${text.startsWith("<") ? text : `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`}</p:${kind}>`;
    const slides = pptx([["x"]]);
    const { unzipSync, strToU8 } = await import("fflate");
    const parts = unzipSync(slides);
    const inner =
      shape(shape("three hidden words"), ' hidden="1"', "grpSp") + shape("seen") + shape("seen too", ' hidden="0"');
    parts["ppt/slides/slide1.xml"] = strToU8(`<p:sld><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`);
    const { text, tricks } = await wordsOf("a.pptx", zip(parts));
    expect(text).toBe("seen seen too");
    expect(tricks).toEqual(["3 words are hidden (white, tiny or invisible) and were excluded."]);
  });

  test("boxes far from the slide and cells under a merged one are hidden, and text beside the slide may reach into it", async () => {
    const { unzipSync, strToU8 } = await import("fflate");
    const parts = unzipSync(pptx([["x"]]));
    const paragraphs = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
    const box = (x: number, text: string): string =>
      `<p:sp><p:spPr><a:xfrm><a:off x="${x}" y="0"/><a:ext cx="50" cy="50"/></a:xfrm></p:spPr>${paragraphs(text)}</p:sp>`;
    const cells = `<a:tc gridSpan="2">${paragraphs("cell")}</a:tc><a:tc hMerge="1">${paragraphs("not seen")}</a:tc>`;
    parts["ppt/slides/slide1.xml"] = strToU8(
      `<p:sld><p:cSld><p:spTree>${box(0, "on")}${box(-60, "beside")}${box(-900, "far off")}${box(300, "too far")}<p:grpSp>${box(900, "grouped")}</p:grpSp><p:graphicFrame>${cells}</p:graphicFrame></p:spTree></p:cSld></p:sld>`,
    );
    parts["ppt/presentation.xml"] = strToU8(
      new TextDecoder()
        .decode(parts["ppt/presentation.xml"])
        .replace("</p:sldIdLst>", '$&<p:sldSz cx="100" cy="100"/>'),
    );
    const { text, tricks } = await wordsOf("a.pptx", zip(parts));
    expect(text).toBe("on beside grouped cell");
    expect(tricks).toEqual(["6 words are hidden (white, tiny or invisible) and were excluded."]);
  });
});

test.describe("parts of slides", () => {
  const shape = (text: string, placeholder = ""): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="1"/><p:nvPr>${placeholder && `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const slide = (inner: string, more = ""): string =>
    `<p:sld${more}><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:sld>`;
  const master = (name: string, inner: string): string =>
    `<p:${name}><p:cSld><p:spTree>${inner}</p:spTree></p:cSld></p:${name}>`;
  const repeated = ["Headers and footers were excluded."];

  test("what each slide repeats is left out and said: footers, dates, and text of the master", async () => {
    const withFooter = slide(shape("Title", "title") + shape("7", "sldNum") + shape("Our school", "ftr"));
    const footer = await wordsOf("a.pptx", pptx([["x"]], { more: { "ppt/slides/slide1.xml": withFooter } }));
    expect(footer).toMatchObject({ text: "Title", warnings: repeated });
    const parts = (own: string, more = ""): Record<string, string> => ({
      "ppt/slides/slide1.xml": slide(shape("7", "sldNum") + shape("Title"), more),
      "ppt/slides/_rels/slide1.xml.rels": relationships(["l", "slideLayout", "../slideLayouts/l.xml"]),
      "ppt/slideLayouts/l.xml": master("sldLayout", shape("Click to edit", "body")),
      "ppt/slideLayouts/_rels/l.xml.rels": relationships(["m", "slideMaster", "../slideMasters/m.xml"]),
      "ppt/slideMasters/m.xml": master("sldMaster", shape("Click to edit", "title") + own),
    });
    const read = async (own: string, more = "") =>
      (await wordsOf("a.pptx", pptx([["x"]], { more: parts(own, more) }))).warnings;
    expect(await read("")).toEqual([]);
    expect(await read(shape("Our school"))).toEqual(repeated);
    expect(await read(shape("Our school"), ' showMasterSp="0"')).toEqual([]);
  });

  test("of charts the titles and names are read once, comments and embedded documents are counted", async () => {
    const frame = (inner: string): string =>
      `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="1"/></p:nvGraphicFramePr>${inner}</p:graphicFrame>`;
    const object = `<mc:AlternateContent><mc:Choice>${frame("<p:oleObj/>")}</mc:Choice><mc:Fallback>${frame("<p:oleObj/>")}</mc:Fallback></mc:AlternateContent>`;
    const names =
      "<c:cat><c:strRef><c:strCache><c:pt><c:v>1st quarter</c:v></c:pt><c:pt><c:v>2nd</c:v></c:pt></c:strCache></c:strRef></c:cat>";
    const series = (name: string): string =>
      `<c:ser><c:tx><c:strRef><c:strCache><c:pt><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx>${names}<c:val><c:numRef><c:numCache><c:pt><c:v>8.2</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>`;
    const { text, warnings, missing } = await wordsOf(
      "a.pptx",
      pptx([["x"]], {
        more: {
          "ppt/slides/slide1.xml": slide(`${shape("Title")}${frame('<c:chart r:id="c"/>')}${object}${shape("End")}`),
          "ppt/slides/_rels/slide1.xml.rels": relationships(
            ["c", "chart", "../charts/c.xml"],
            ["k", "comments", "../comments/k.xml"],
          ),
          "ppt/charts/c.xml": `<c:chartSpace><c:title><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:title>${series("East")}${series("West")}</c:chartSpace>`,
          "ppt/comments/k.xml": "<p:cmLst><p:cm><p:text>Why?</p:text></p:cm></p:cmLst>",
        },
      }),
    );
    expect(text).toBe("Title Sales East 1st quarter 2nd West End");
    expect([warnings, missing]).toEqual([["1 comment was excluded."], ["1 document embedded in it"]]);
  });
});

test.describe("flat XML", () => {
  test("as reported", async () => {
    expect((await reported("flat-xml/fodt/ann.fodt")).text).toMatch(
      /^The keeper of the lighthouse .* of that winter\.$/,
    );
    expect((await reported("flat-xml/fodt/bob.fodt")).text).toMatch(/^Copper carts rolled down/);
    const { text, format } = await reported("flat-xml/flat.fodt");
    expect([text.slice(0, 13), format]).toEqual(["one two three", "OpenDocument"]);
    const word = await reported("flat-xml/flatopc.xml");
    expect([word.text, word.format]).toEqual(["FLATOPC body words", "Word"]);
  });

  test("of a presentation, with pictures, and of a table", async () => {
    const flat = (type: string, body: string): string =>
      `<?xml version="1.0"?><office:document office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${type}"><office:body>${body}</office:body></office:document>`;
    const picture =
      "<draw:frame><draw:image><office:binary-data>iVBORw0KGgo AAAA</office:binary-data></draw:image></draw:frame>";
    expect((await wordsOf("a.fodp", flat("presentation", `<draw:page><text:p>Slide</text:p></draw:page>`))).text).toBe(
      "Slide",
    );
    expect((await wordsOf("a.fodt", flat("text", `<text:p>One${picture} two</text:p>`))).text).toBe("One two");
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    expect(
      (await wordsOf("a.fods", flat("spreadsheet", `<table:table-row>${cell("a")}${cell("b")}</table:table-row>`)))
        .text,
    ).toBe("a b");
    expect(await errorOf("a.fodg", flat("graphics", ""))).toContain("OpenDocument drawing");
  });

  test("of Word 2003, of Word with styles and notes, and of Excel", async () => {
    const word2003 = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="x"><o:DocumentProperties><o:Author>Ann</o:Author></o:DocumentProperties><w:body><wx:sect>${paragraph("Old words")}<w:p><w:r><w:pict><w:binData>AAAA</w:binData></w:pict></w:r></w:p></wx:sect></w:body></w:wordDocument>`;
    expect((await wordsOf("a.xml", word2003)).text).toBe("Old words");
    const part = (name: string, xml: string): string =>
      `<pkg:part pkg:name="${name}" pkg:padding="1"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
    const flat = (...parts: string[]): string =>
      `<?xml version="1.0"?>\n<pkg:package xmlns:pkg="p">${parts.join("")}</pkg:package>`;
    const file = flat(
      part("/_rels/.rels", relationships(["r", "officeDocument", "word/document.xml"])),
      part(
        "/word/document.xml",
        `<w:document><w:body>${paragraph("Body", ["unseen", '<w:rStyle w:val="H"/>'])}</w:body></w:document>`,
      ),
      part("/word/styles.xml", '<w:styles><w:style w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>'),
      part("/word/footnotes.xml", `<w:footnotes><w:footnote>${paragraph("Note")}</w:footnote></w:footnotes>`),
    );
    const { text, tricks } = await wordsOf("a.xml", file);
    expect([text, tricks.length]).toEqual(["Body Note", 1]);
    expect((await wordsOf("a.xml", flat(part("/xl/workbook.xml", "<workbook/>")))).format).toBe("Excel");
  });
});

test.describe("what cannot be read", () => {
  test("is named, with what to do", async () => {
    expect(await errorOf("essay.gdoc", bytesOf("minor-kinds/essay.gdoc"))).toBe(
      "This is only a link to a document on Google Drive. Open it there, and download it as .docx.",
    );
    expect(await errorOf("table.gsheet", '{"":"WARNING! DO NOT EDIT","doc_id":"x","email":"a@b"}')).toContain(
      "as .csv",
    );
    expect(await errorOf("talk.gslides", '{"url": "https://docs.google.com/x"}')).toContain("as .pptx");
    for (const [name, file] of [
      ["page.url", "[InternetShortcut]\r\nURL=http://127.0.0.1:9/\r\n"],
      [
        "page.webloc",
        '<?xml version="1.0"?><plist version="1.0"><dict><key>URL</key><string>http://127.0.0.1:9/</string></dict></plist>',
      ],
      ["page.webloc", "bplist00\xd1\x01\x02SURL\0\0"],
    ] as const)
      expect(await errorOf(name, file), name).toContain("only a link to a web page");
    expect((await wordsOf("notes.txt", "[InternetShortcut] is a heading")).format).toBe("plain text");
    const shortcut = Uint8Array.from([0x4c, 0, 0, 0, 0x01, 0x14, 0x02, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]);
    expect(await errorOf("Essay.docx.lnk", shortcut)).toBe(
      "This is only a shortcut to a file on its author’s computer. Ask for the file itself.",
    );
    expect(await errorOf("essay.ps", "%!PS-Adobe-3.0\n72 700 moveto (Essay) show")).toContain("Save it as PDF");
    expect(await errorOf("book.mobi", `${"Book".padEnd(60, "\0")}BOOKMOBI\0\0`)).toContain("Save it as EPUB");
    expect(await errorOf("scan.djvu", "AT&TFORM\0\0\0\x10DJVUINFO")).toContain("a picture (DjVu)");
    expect(await errorOf("photo.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic")).toContain("a picture (HEIC)");
    expect(
      await errorOf("notes.one", Uint8Array.from([0xe4, 0x52, 0x5c, 0x7b, 0x8c, 0xd8, 0xa7, 0x4d, 0xae, 0xb1])),
    ).toContain("a OneNote section");
    expect(
      await errorOf("game.sb3", zip({ "project.json": "{}", "cd21514d0531fdffb22204e0ec5ed84a.svg": "<svg/>" })),
    ).toContain("This Scratch project has no sprites");
    for (const head of ["\xdb\xa5-\0\0\0", "1\xbe\0\0\0\xab", "\x09\x04\x06\0\0\0"]) {
      const bytes = Uint8Array.from(head, (c) => c.charCodeAt(0));
      expect(await errorOf("essay.doc", bytes)).toContain("an old Office document");
    }
    expect(await errorOf("essay.docx", "")).toContain("is empty (0 bytes)");
    expect(await errorOf("essay.pdf", "")).toContain("is empty (0 bytes)");
    expect((await wordsOf("notes.txt", '{"url": "a note of mine"}')).text).toContain("note of mine");
  });

  test("a damaged document is no archive to its author", async () => {
    const whole = docx(paragraph("All of the words ".repeat(40)));
    const damaged = "is damaged or incomplete. Save it again, or copy or download it again.";
    for (const [name, bytes] of [
      ["cut.docx", whole.slice(0, whole.length / 2)],
      ["changed.docx", whole.map((byte, at) => (at > 500 && at < 520 ? byte ^ 255 : byte))],
      ["zeros.odt", new Uint8Array(5000)],
      ["none.pptx", Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)])],
    ] as const) {
      expect(await errorOf(name, bytes), name).toContain(damaged);
    }
    expect(await errorOf("cut.zip", whole.slice(0, whole.length / 2))).toContain("ZIP file is damaged");
  });

  test("of Apple's documents the preview is read where there is one", async () => {
    const preview = onePage(line(60, 700, "As it looks", { size: 12 }));
    const { text, format, warnings } = await wordsOf(
      "a.pages",
      zip({ "index.xml": "<sl:document/>", "QuickLook/Preview.pdf": preview }),
    );
    expect([text, format, warnings]).toEqual([
      "As it looks",
      "Apple document",
      ["Its preview was read, as it was last saved."],
    ]);
    for (const [name, parts] of [
      ["a.pages", { "Index/Document.iwa": "x", "preview.jpg": "x" }],
      ["a.numbers", { "Index.zip": "x", "Metadata/BuildVersionHistory.plist": "x" }],
      ["a.key", { "index.apxl.gz": "x", "QuickLook/Thumbnail.jpg": "x" }],
    ] as const)
      expect(await errorOf(name, zip(parts)), name).toContain("Export it as Word");
    expect(await errorOf("a.odt", odt("").slice(0, 200))).toContain("(.odt)");
  });
});
