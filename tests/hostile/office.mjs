// Word, OpenDocument and PowerPoint, and with them e-books: chains and cycles of what refers to each other, counts that lie, parts that
// point outside, and everything that XML can do.
import { docx, odp, odt, paragraph, pptx, wordPart, zip } from "../samples/formats.mjs";
import { tracedDocx } from "../samples/traces.mjs";
import { books } from "./books.mjs";
import { cutAt, each, fill, INHERITED, LINE, MEGABYTE, NUMBERS, payloads, script } from "./kit.mjs";
import { withEntities } from "./markup.mjs";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const honest = paragraph(LINE);
const relations = (...list) => `<Relationships>${list.join("")}</Relationships>`;
const external = (id, type, target) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}" TargetMode="External"/>`;
const wordXml = (doctype, body) =>
  `<?xml version="1.0"?>${doctype}<w:document ${W}><w:body>${body}</w:body></w:document>`;

const style = (id, on, more = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${on}"/>${more}</w:style>`;
const styled = (id) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr><w:r><w:t>${LINE}</w:t></w:r></w:p>`;

const WORD_BODIES = {
  "spaces-in-text": `<w:p><w:r><w:t xml:space="preserve">${fill(" ", MEGABYTE)}</w:t></w:r></w:p>`,
  "lines-in-text": `<w:p><w:r><w:t xml:space="preserve">${fill("\n", MEGABYTE)}</w:t></w:r></w:p>`,
  "paragraphs-empty": "<w:p/>".repeat(100_000),
  "runs-empty": `<w:p>${"<w:r/>".repeat(100_000)}</w:p>`,
  tabs: `<w:p>${"<w:r><w:tab/></w:r>".repeat(50_000)}</w:p>`,
  breaks: `<w:p>${"<w:r><w:br/></w:r>".repeat(50_000)}</w:p>`,
  "tables-nested": `${"<w:tbl><w:tr><w:tc>".repeat(3_000)}${honest}${"</w:tc></w:tr></w:tbl>".repeat(3_000)}`,
  "cells-many": `<w:tbl>${`<w:tr>${`<w:tc>${paragraph("a")}</w:tc>`.repeat(100)}</w:tr>`.repeat(100)}</w:tbl>`,
  "alternates-nested": `${"<mc:AlternateContent><mc:Choice><mc:Fallback>".repeat(2_000)}${honest}`,
  "boxes-nested": `${"<w:p><w:r><w:pict><w:txbxContent>".repeat(2_000)}${honest}`,
  "fields-open": `<w:p>${`<w:r><w:fldChar w:fldCharType="begin"/></w:r>`.repeat(30_000)}</w:p>${honest}`,
  "field-link": `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r></w:p>${honest}`,
  "notes-missing": `${'<w:p><w:r><w:footnoteReference w:id="99"/></w:r></w:p>'.repeat(1_000)}${honest}`,
  "insertions-nested": `<w:p>${"<w:ins>".repeat(3_000)}<w:r><w:t>${LINE}</w:t></w:r>${"</w:ins>".repeat(3_000)}</w:p>`,
  "ends-only": "</w:p>".repeat(50_000),
  inherited: INHERITED.map(
    (name) =>
      `<w:p><w:pPr><w:pStyle w:val="${name}"/></w:pPr><w:r><w:rPr><w:rStyle w:val="${name}"/></w:rPr><w:t>${LINE}</w:t></w:r></w:p><w:${name}/>`,
  ).join(""),
  numbers: NUMBERS.map((number) =>
    paragraph([LINE, `<w:sz w:val="${number}"/><w:color w:val="${number}"/><w:spacing w:val="${number}"/>`]),
  ).join(""),
  "span-huge": `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr>${honest}</w:tc></w:tr></w:tbl>`,
};

function* word({ elsewhere }) {
  for (const [name, body] of Object.entries(WORD_BODIES)) yield [`${name}.docx`, docx(`${body}${honest}`)];
  const chain = each(20_000, (at) => style(`s${at}`, `s${at + 1}`), "");
  yield ["styles-chain.docx", docx(styled("s0").repeat(20), { "word/styles.xml": wordPart("styles", chain) })];
  const used = each(2_000, (at) => styled(`s${at}`).replace(LINE, "a word"), "");
  yield [
    "styles-chain-used.docx",
    docx(used, {
      "word/styles.xml": wordPart(
        "styles",
        each(20_000, (at) => style(`s${at}`, `s${at + 1}`), ""),
      ),
    }),
  ];
  const cycle = style("a", "b") + style("b", "c") + style("c", "a") + style("d", "d");
  yield ["styles-cycle.docx", docx(styled("a") + styled("d"), { "word/styles.xml": wordPart("styles", cycle) })];
  yield [
    "styles-inherited.docx",
    docx(styled("constructor"), {
      "word/styles.xml": wordPart("styles", INHERITED.map((name) => style(name, "__proto__")).join("")),
    }),
  ];
  yield ["bomb.docx", docx(`<w:p><w:r><w:t>${fill(" ", 3_900_000)}</w:t></w:r></w:p>${honest}`)];
  const documentRelations = (xml) => ({ "word/_rels/document.xml.rels": xml });
  yield [
    "template-remote.docx",
    docx(honest, {
      "word/settings.xml": wordPart("settings", `<w:attachedTemplate r:id="t"/>`),
      "word/_rels/settings.xml.rels": relations(external("t", "attachedTemplate", `${elsewhere}/t.dotm`)),
    }),
  ];
  yield [
    "image-remote.docx",
    docx(
      `${honest}<w:p><w:r><w:drawing><a:blip r:link="i"/></w:drawing></w:r></w:p>`,
      documentRelations(relations(external("i", "image", `${elsewhere}/i.png`))),
    ),
  ];
  yield [
    "chunk.docx",
    docx(`${honest}<w:altChunk r:id="c"/>`, {
      ...documentRelations(relations(`<Relationship Id="c" Type="${OFFICE}/aFChunk" Target="c.html"/>`)),
      "word/c.html": `<script>${script(elsewhere)}</script>`,
    }),
  ];
  yield [
    "link-script.docx",
    docx(
      `<w:p><w:hyperlink r:id="l"><w:r><w:t>${LINE}</w:t></w:r></w:hyperlink></w:p>`,
      documentRelations(relations(external("l", "hyperlink", "javascript:alert(1)"))),
    ),
  ];
  yield ["macro.docx", docx(honest, { "word/vbaProject.bin": 'Sub AutoOpen()\nShell "calc"\nEnd Sub' })];
  const root = (target) => ({
    "_rels/.rels": relations(`<Relationship Id="r" Type="${OFFICE}/officeDocument" Target="${target}"/>`),
  });
  for (const [name, target] of Object.entries({
    outside: "../../../etc/passwd",
    remote: `${elsewhere}/d.xml`,
    itself: "_rels/.rels",
    inherited: "__proto__",
    empty: "",
  })) {
    yield [`root-${name}.docx`, docx(honest, root(target))];
  }
  yield [
    "second-document.docx",
    docx(honest, {
      ...root("word/document2.xml"),
      "word/document2.xml": wordXml("", paragraph(`The other text. ${LINE}`)),
    }),
  ];
  yield [
    "notes-self.docx",
    docx(`${honest}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`, {
      "word/footnotes.xml": wordPart(
        "footnotes",
        `<w:footnote w:id="1"><w:p><w:r><w:footnoteReference w:id="1"/><w:t>note</w:t></w:r></w:p></w:footnote>`,
      ),
    }),
  ];
  yield [
    "notes-many.docx",
    docx(honest, {
      "word/footnotes.xml": wordPart(
        "footnotes",
        each(20_000, (at) => `<w:footnote w:id="${at}">${paragraph("n")}</w:footnote>`, ""),
      ),
    }),
  ];
  const levels = `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="999999999"><w:lvlText w:val="${fill("%1", 10_000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  yield [
    "numbering.docx",
    docx(
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="999999999"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${LINE}</w:t></w:r></w:p>`,
      { "word/numbering.xml": wordPart("numbering", levels) },
    ),
  ];
  for (const [name, xml] of withEntities(elsewhere, (doctype, use) =>
    wordXml(doctype, `${honest}<w:p><w:r><w:t>${use}</w:t></w:r></w:p>`),
  )) {
    yield [`${name}.docx`, docx("", { "word/document.xml": xml })];
  }
  const whole = wordXml(
    "",
    `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>${LINE} &amp; more</w:t></w:r></w:p><w:tbl><w:tr><w:tc>${honest}</w:tc></w:tr></w:tbl>`,
  );
  const marks = {
    "in-declaration": ["<?xml", 4],
    "in-body": ["<w:body", 4],
    "in-style": ["<w:pStyle", 6],
    "in-attribute": ['w:val="a', 7],
    "in-text": ["<w:t>", 20],
    "in-entity": ["&amp;", 3],
    "in-run-end": ["</w:r>", 3],
    "in-table": ["<w:tbl>", 9],
    "before-end": ["</w:body>", 0],
  };
  for (const [what, cut] of cutAt(whole, marks)) yield [`cut-${what}.docx`, docx("", { "word/document.xml": cut })];
  yield ["empty-document.docx", docx("", { "word/document.xml": "" })];
  yield ["utf16-document.docx", docx("", { "word/document.xml": Buffer.from(`\ufeff${whole}`, "utf16le") })];
  yield ["wrong-encoding.docx", docx("", { "word/document.xml": whole.replace("?>", ' encoding="constructor"?>') })];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    yield [
      `inject-${at}.docx`,
      docx(paragraph(payload) + honest, {
        "docProps/core.xml": `<c><title>${payload.replaceAll(/[<&]/g, "")}</title></c>`,
        "word/footnotes.xml": wordPart("footnotes", `<w:footnote w:id="2">${paragraph(payload)}</w:footnote>`),
      }),
    ];
  }
}

const openStyle = (name, parent) =>
  `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${parent}"/>`;

/** What files say about their making: too much of it, nothing that can be true, and names that try to run. */
function* traced({ elsewhere }) {
  const injected = payloads(elsewhere).map((payload) => payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  const sessions = Array.from({ length: 20_000 }, (_, at) => 7 * at + 1);
  for (const [at, payload] of injected.entries()) {
    const names = {
      author: payload,
      lastAuthor: `\u202e${payload}`,
      company: payload,
      template: payload,
      program: payload,
    };
    yield [`traces-inject-${at}.docx`, tracedDocx(LINE, { ...names, sessions: [91, 92, 93], styles: injected })];
  }
  yield ["traces-many.docx", tracedDocx(LINE, { sessions, styles: sessions.map((id) => `S${id}`) })];
  yield ["traces-name-long.docx", tracedDocx(LINE, { author: fill("Long name ", 3_900_000) })];
  const wrong = { created: "2026-99-99T99:99:99Z", modified: "D:99999999999999", revision: "1e308", minutes: "-1" };
  yield ["traces-wrong.docx", tracedDocx(LINE, wrong)];
  const nested = fill("<dc:creator>", 60_000);
  yield ["traces-nested.docx", docx(honest, { "docProps/core.xml": `<cp:coreProperties>${nested}` })];
  const meta = `<office:meta><meta:initial-creator>${injected[0]}</meta:initial-creator><meta:editing-duration>P${"9".repeat(9_999)}D</meta:editing-duration></office:meta>`;
  yield ["traces-meta.odt", odt(`<text:p>${LINE}</text:p>`, "", { "meta.xml": meta, "settings.xml": meta })];
}

function* openDocument({ elsewhere }) {
  const p = (text, name = "") => `<text:p text:style-name="${name}">${text}</text:p>`;
  const bodies = {
    "spaces-in-text": p(fill(" ", MEGABYTE)),
    "spaces-counted": p(`a<text:s text:c="999999999"/>b`),
    "spaces-counted-often": p(`<text:s text:c="100000"/>`.repeat(1_000)),
    "tabs-counted": p(`<text:tab text:tab-ref="999999999"/>`),
    "columns-repeated": `<table:table><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384">${p("a")}</table:table-cell></table:table-row></table:table>`,
    "lists-nested": `${"<text:list><text:list-item>".repeat(3_000)}${p(LINE)}`,
    "spans-nested": p(`${"<text:span>".repeat(4_000)}${LINE}${"</text:span>".repeat(4_000)}`),
    "frames-nested": `${"<draw:frame><draw:text-box>".repeat(3_000)}${p(LINE)}`,
    "annotations-nested": `${"<office:annotation>".repeat(3_000)}${p(LINE)}`,
    "section-remote": `<text:section><text:section-source xlink:href="${elsewhere}/s.odt"/>${p(LINE)}</text:section>`,
    "image-remote": p(`<draw:frame><draw:image xlink:href="${elsewhere}/i.png"/></draw:frame>${LINE}`),
    script: `<text:script script:language="JavaScript">${script(elsewhere).replaceAll('"', "'")}</text:script>${p(LINE)}`,
    "link-script": p(`<text:a xlink:href="javascript:alert(1)">${LINE}</text:a>`),
    inherited: INHERITED.map((name) => p(LINE, name)).join(""),
    "paragraphs-empty": "<text:p/>".repeat(100_000),
    "changes-open": `<text:tracked-changes>${"<text:changed-region>".repeat(3_000)}`,
  };
  for (const number of NUMBERS) bodies[`spaces-${number}`] = p(`a<text:s text:c="${number}"/>${LINE}`);
  for (const [name, body] of Object.entries(bodies)) yield [`${name}.odt`, odt(`${body}${p(LINE)}`)];
  const chain = each(20_000, (at) => openStyle(`s${at}`, `s${at + 1}`), "");
  yield [
    "styles-chain.odt",
    odt(
      each(2_000, (at) => p("a word", `s${at}`), ""),
      chain,
    ),
  ];
  yield ["styles-cycle.odt", odt(p(LINE, "a"), openStyle("a", "b") + openStyle("b", "a"))];
  const content = (doctype, use) =>
    `<?xml version="1.0"?>${doctype}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${p(LINE)}${p(use)}</office:text></office:body></office:document-content>`;
  const pack = (xml, mimetype = "application/vnd.oasis.opendocument.text") =>
    zip({ mimetype, "META-INF/manifest.xml": "<m/>", "content.xml": xml });
  for (const [name, xml] of withEntities(elsewhere, content)) yield [`${name}.odt`, pack(xml)];
  yield ["content-missing.odt", zip({ mimetype: "application/vnd.oasis.opendocument.text" })];
  yield ["mimetype-long.odt", pack(content("", ""), fill("application/vnd.oasis.opendocument.text", 100_000))];
  yield ["bomb.odt", pack(content("", fill("a", 3_900_000)))];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const text = payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    yield [
      `inject-${at}.odt`,
      odt(`<text:h>${text}</text:h>${p(LINE)}<text:note><text:note-body>${p(text)}</text:note-body></text:note>`),
    ];
    yield [`inject-${at}.odp`, odp([[payload, LINE]], { notes: { 1: payload } })];
  }
}

function* slides({ elsewhere }) {
  const ids = (count, id) => each(count, (at) => `<p:sldId id="${at}" r:id="${id(at)}"/>`, "");
  const show = (list, links, more = {}) =>
    zip({
      "[Content_Types].xml": "<Types/>",
      "ppt/presentation.xml": `<p:presentation xmlns:p="urn:p" xmlns:r="urn:r"><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`,
      "ppt/_rels/presentation.xml.rels": relations(...links),
      "ppt/slides/slide1.xml": `<p:sld xmlns:a="urn:a" xmlns:p="urn:p"><a:p><a:r><a:t>${LINE}</a:t></a:r></a:p></p:sld>`,
      ...more,
    });
  const to = (id, target) => `<Relationship Id="${id}" Type="${OFFICE}/slide" Target="${target}"/>`;
  yield [
    "same-slide.pptx",
    show(
      ids(50_000, () => "s"),
      [to("s", "slides/slide1.xml")],
    ),
  ];
  yield [
    "slides-missing.pptx",
    show(
      ids(50_000, (at) => `s${at}`),
      [to("s", "slides/slide1.xml")],
    ),
  ];
  yield [
    "slide-itself.pptx",
    show(
      ids(3, () => "s"),
      [to("s", "presentation.xml")],
    ),
  ];
  yield [
    "slide-outside.pptx",
    show(
      ids(1, () => "s"),
      [to("s", "../../../../etc/passwd")],
    ),
  ];
  yield [
    "slide-remote.pptx",
    show(
      ids(1, () => "s"),
      [external("s", "slide", `${elsewhere}/slide.xml`)],
    ),
  ];
  yield [
    "slide-inherited.pptx",
    show(
      INHERITED.map((name) => `<p:sldId r:id="${name}"/>`).join(""),
      INHERITED.map((name) => to(name, "slides/slide1.xml")),
    ),
  ];
  yield [
    "notes-cycle.pptx",
    show(
      ids(1, () => "s"),
      [to("s", "slides/slide1.xml")],
      {
        "ppt/slides/_rels/slide1.xml.rels": relations(
          `<Relationship Id="n" Type="${OFFICE}/notesSlide" Target="../slides/slide1.xml"/>`,
        ),
      },
    ),
  ];
  yield [
    "relations-many.pptx",
    () =>
      show(
        ids(1, () => "s99"),
        each(50_000, (at) => to(`s${at}`, "slides/slide1.xml"), "\n").split("\n"),
      ),
  ];
  yield ["runs-many.pptx", pptx([Array.from({ length: 30_000 }, () => "a")])];
  yield ["spaces.pptx", pptx([[fill(" ", MEGABYTE)], [LINE]])];
  yield [
    "groups-nested.pptx",
    show(
      ids(1, () => "s"),
      [to("s", "slides/slide1.xml")],
      { "ppt/slides/slide1.xml": `<p:sld>${"<p:grpSp>".repeat(9_000)}<a:t>${LINE}</a:t>` },
    ),
  ];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [`inject-${at}.pptx`, pptx([[payload, LINE]], { notes: { 1: payload } })];
}

/** Files by name. */
export function* office(options) {
  yield* word(options);
  yield* traced(options);
  yield* openDocument(options);
  yield* slides(options);
  yield* books(options);
}
