// One text in every format that Lookalike reads, made here so that no file has to be kept that nobody can read.
import { gzipSync, strToU8, zipSync } from "fflate";
import { simpleOutlook } from "./compound.mjs";
import { doc } from "./doc.mjs";
import { attached, mail, text as textPart } from "./mail.mjs";
import { twoColumns } from "./pdf.mjs";
import { tar } from "./tar.mjs";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const paragraphsOf = (text) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);

/** A ZIP archive of texts and bytes by their paths. */
export function zip(files) {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: "2020-01-01T00:00:00Z" });
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A Word document whose body is this XML; `more` are further parts. */
export function docx(body, more = {}) {
  return zip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** A part of a Word document. */
export function wordPart(root, content) {
  return `<?xml version="1.0"?><w:${root} ${W}>${content}</w:${root}>`;
}

/** A paragraph of runs, each a text or [text, properties]. */
export function paragraph(...runs) {
  const inner = runs.map((run) => {
    const [text, properties = ""] = Array.isArray(run) ? run : [run];
    return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  });
  return `<w:p>${inner.join("")}</w:p>`;
}

const ODF = ["office", "text", "style", "table", "draw", "presentation"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(" ");

/** An OpenDocument text whose body and automatic styles are this XML; `more` are further parts. */
export function odt(body, styles = "", more = {}) {
  return openDocument("text", body, styles, more);
}

/** An OpenDocument presentation of slides, each a list of paragraphs in white on whatever lies behind them. */
export function odp(slides, { notes = {} } = {}) {
  const lines = (texts) => texts.map((text) => `<text:p text:style-name="white">${escaped(text)}</text:p>`).join("");
  const pages = slides.map((texts, at) => {
    const spoken =
      notes[at + 1] === undefined ? "" : `<presentation:notes>${lines([notes[at + 1]])}</presentation:notes>`;
    return `<draw:page><draw:frame><draw:text-box>${lines(texts)}</draw:text-box></draw:frame>${spoken}</draw:page>`;
  });
  const white = '<style:style style:name="white"><style:text-properties fo:color="#ffffff"/></style:style>';
  return openDocument("presentation", pages.join(""), white);
}

function openDocument(type, body, styles, more = {}) {
  return zip({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    "META-INF/manifest.xml": "<manifest/>",
    "content.xml": `<?xml version="1.0"?><office:document-content ${ODF}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${type}>${body}</office:${type}></office:body></office:document-content>`,
    ...more,
  });
}

/** An e-book of these chapters, each the inside of a page's body. */
export function epub(chapters, more = {}) {
  const pages = Object.fromEntries(
    chapters.map((chapter, at) => [
      `OEBPS/text/c${at}.xhtml`,
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Chapter</title></head><body>${chapter}</body></html>`,
    ]),
  );
  const items = chapters.map((_, at) => `<item id="c${at}" href="text/c${at}.xhtml"/>`).join("");
  const order = chapters.map((_, at) => `<itemref idref="c${at}"/>`).join("");
  return zip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf": `<package><manifest>${items}</manifest><spine>${order}</spine></package>`,
    ...pages,
    ...more,
  });
}

/** A presentation of slides, each a list of paragraphs; `hidden` are the numbers of slides that are not shown. */
export function pptx(slides, { hidden = [], notes = {}, more = {} } = {}) {
  const a = 'xmlns:a="urn:a" xmlns:p="urn:p" xmlns:r="urn:r"';
  const lines = (texts) => texts.map((text) => `<a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p>`).join("");
  const parts = {};
  for (const [at, texts] of slides.entries()) {
    const show = hidden.includes(at + 1) ? ' show="0"' : "";
    parts[`ppt/slides/slide${at + 1}.xml`] = `<p:sld ${a}${show}>${lines(texts)}</p:sld>`;
    if (notes[at + 1] === undefined) continue;
    parts[`ppt/slides/_rels/slide${at + 1}.xml.rels`] =
      `<Relationships><Relationship Id="n" Type="${OFFICE}/notesSlide" Target="../notesSlides/n${at + 1}.xml"/></Relationships>`;
    parts[`ppt/notesSlides/n${at + 1}.xml`] = `<p:notes ${a}>${lines([notes[at + 1]])}</p:notes>`;
  }
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="s${at + 1}"/>`).join("");
  const links = slides
    .map((_, at) => `<Relationship Id="s${at + 1}" Type="${OFFICE}/slide" Target="slides/slide${at + 1}.xml"/>`)
    .join("");
  return zip({
    "[Content_Types].xml": "<Types/>",
    "ppt/presentation.xml": `<p:presentation ${a}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `<Relationships>${links}</Relationships>`,
    ...parts,
    ...more,
  });
}

/**
 * A workbook of sheets, each `{ rows, state, more }`: a text is a cell with it, a number refers to one of the shared `strings`, and
 * an object is a cell's `{ type, xml, style }`. The styles have the number `formats`; `settings` are the workbook's.
 */
export function xlsx(sheets, { strings = [], parts = {}, formats = [], settings = "" } = {}) {
  const cell = (content) => {
    if (typeof content === "number") return `<c t="s"><v>${content}</v></c>`;
    if (typeof content === "object") return `<c t="${content.type}" s="${content.style ?? 0}">${content.xml}</c>`;
    return `<c t="inlineStr"><is><t>${escaped(content)}</t></is></c>`;
  };
  const row = (cells) => `<row>${cells.map(cell).join("")}</row>`;
  const list = sheets.map(({ state }, at) => `<sheet name="S${at}" r:id="r${at}"${state ? ` state="${state}"` : ""}/>`);
  const links = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
  );
  return zip({
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns:r="${OFFICE}">${settings}<sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${links.join("")}<Relationship Id="s" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((one) => (one.startsWith("<") ? one : `<si><t>${escaped(one)}</t></si>`)).join("")}</sst>`,
    "xl/styles.xml": stylesOf(formats),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${rows.map(row).join("")}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  });
}

/** Styles of a workbook, one for each number format: its code, or the number of one that no file states. */
function stylesOf(formats) {
  const stated = formats.map((format, at) =>
    typeof format === "string"
      ? `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format).replaceAll('"', "&quot;")}"/>`
      : "",
  );
  const styles = formats.map((format, at) => `<xf numFmtId="${typeof format === "string" ? 164 + at : format}"/>`);
  return `<styleSheet><numFmts>${stated.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join("")}</cellXfs></styleSheet>`;
}

/** A spreadsheet of OpenDocument whose table is this XML, with other tables, automatic styles and parts. */
export function ods(table, { others = "", styles = "", parts = {} } = {}) {
  return openDocument("spreadsheet", `<table:table>${table}</table:table>${others}`, styles, parts);
}

/** A presentation of OpenDocument whose body is this XML. */
export function odpOf(body, { styles = "", parts = {} } = {}) {
  return openDocument("presentation", body, styles, parts);
}

/** Subtitles of the web, each paragraph as two cues. */
export function vtt(paragraphs) {
  const cues = paragraphs.flatMap((one) => {
    const middle = one.indexOf(" ", one.length / 2);
    return middle < 0 ? [one] : [`<v Ann>${one.slice(0, middle)}</v>`, `<c.loud>${one.slice(middle + 1)}</c>`];
  });
  const time = (at) => new Date(at * 2000).toISOString().slice(11, 23);
  return `WEBVTT - a talk\n\nSTYLE\n::cue { color: red }\n\n${cues.map((cue, at) => `cue ${at}\n${time(at)} --> ${time(at + 1)} align:start\n${cue}\n`).join("\n")}`;
}

/** Text as RTF writes it: what is not ASCII as a number with a stand-in. */
export function rtfText(text) {
  return [...text.replaceAll(/[\\{}]/g, "\\$&")]
    .map((c) => (c.charCodeAt(0) < 128 ? c : `\\u${c.charCodeAt(0)}?`))
    .join("");
}

function latexText(text) {
  return text
    .replaceAll(/[&%$#_{}]/g, "\\$&")
    .replaceAll("“", "``")
    .replaceAll("”", "''")
    .replaceAll("—", "---")
    .replaceAll(/\b(the)\b/g, "\\emph{$1}")
    .replaceAll("é", "\\'{e}");
}

/** A notebook of these cells, each text or code. */
export function notebook(cells) {
  return JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {},
    cells: cells.map((source) => ({ cell_type: "markdown", metadata: {}, source: source.split(/(?<=\n)/) })),
  });
}

/** Subtitles, each paragraph as two cues. */
export function srt(paragraphs) {
  const cues = paragraphs.flatMap((one) => {
    const middle = one.indexOf(" ", one.length / 2);
    return middle < 0 ? [one] : [`<i>${one.slice(0, middle)}</i>`, `{\\an8}${one.slice(middle + 1)}`];
  });
  const time = (at) => new Date(at * 2000).toISOString().slice(11, 23).replace(".", ",");
  return cues.map((cue, at) => `${at + 1}\r\n${time(at)} --> ${time(at + 1)}\r\n${cue}\r\n`).join("\r\n");
}

/** A paragraph of LyX, whose lines end anywhere, also within a word. */
function lyxParagraph(text) {
  const lines = text.replaceAll("\\", "\n\\backslash\n").match(/[^\n]{1,79}|\n\\backslash\n/g) ?? [];
  return `\\begin_layout Standard\n${lines.join("\n")}\n\\end_layout`;
}

/** The same text in every format, by file name. */
export function everyFormat(text) {
  const paragraphs = paragraphsOf(text);
  const html = paragraphs.map((one) => `<p>${escaped(one)}</p>`).join("\n");
  const files = {
    "plain.txt": text,
    "markdown.md": `${paragraphs.join("\n\n")}\n`,
    "page.html": `<!doctype html><html><head><meta charset="utf-8"><title>A page</title><style>p { margin: 0 }</style></head><body>${html}<script>var unseen = "by anyone";</script></body></html>`,
    "word.docx": docx(paragraphs.map((one) => paragraph(one)).join("")),
    "open.odt": odt(paragraphs.map((one) => `<text:p>${escaped(one)}</text:p>`).join("")),
    "rich.rtf": `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}}\n${paragraphs.map((one) => `\\pard ${rtfText(one)}\\par`).join("\n")}}`,
    "printed.pdf": twoColumns(paragraphs.join(" ")),
    "book.epub": epub([html]),
    "slides.pptx": pptx(paragraphs.map((one) => [one])),
    "slides.odp": odp(paragraphs.map((one) => [one])),
    "book.fb2": `<?xml version="1.0" encoding="utf-8"?>\n<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>A book</book-title></title-info></description><body><section>${paragraphs.map((one) => `<p>${escaped(one)}</p>`).join("")}</section></body><binary id="cover.png">AAAA</binary></FictionBook>`,
    "paper.lyx": `#LyX 2.3 created this file. For more info see http://www.lyx.org/\n\\lyxformat 544\n\\begin_document\n\\begin_header\n\\textclass article\n\\end_header\n\n\\begin_body\n\n${paragraphs.map(lyxParagraph).join("\n\n")}\n\n\\end_body\n\\end_document\n`,
    "cells.ipynb": notebook(paragraphs),
    "source.tex": `% made for a test\n\\documentclass{article}\\usepackage[utf8]{inputenc}\n\\begin{document}\n${paragraphs.map(latexText).join("\n\n")}\n\\end{document}\n`,
    "film.srt": srt(paragraphs),
    "talk.vtt": vtt(paragraphs.map(escaped)),
    "sheet.xlsx": xlsx([{ rows: paragraphs.map((_, at) => [at]) }], { strings: paragraphs }),
    "sheet.ods": ods(
      paragraphs
        .map(
          (one) =>
            `<table:table-row><table:table-cell><text:p>${escaped(one)}</text:p></table:table-cell></table:table-row>`,
        )
        .join(""),
    ),
    "old.doc": doc(paragraphs.join("\r")),
    "mail.eml": mail("", [textPart(paragraphs.join("\n\n"))]),
    "attached.eml": mail("", [attached("essay.txt", text)]),
    "mail.msg": simpleOutlook("", paragraphs.join("\n\n")),
    "code.py": paragraphs.map((one) => `# ${one}`).join("\n"),
    "table.csv": paragraphs.map((one, at) => `${at === 0 ? "" : ""}"${one.replaceAll('"', '""')}"`).join("\r\n"),
  };
  const bytes = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
  );
  return {
    ...bytes,
    "packed.zip": zip({ "folder/inner.txt": text, "folder/inner.zip": zip({ "nested.md": paragraphs.join("\n\n") }) }),
    "packed.tar": tar({ "folder/inner.txt": text }),
    "packed.tar.gz": gzipSync(tar({ [`${"folder/".repeat(20)}inner.txt`]: text }), { mtime: 0 }),
    "plain.txt.gz": gzipSync(strToU8(text), { mtime: 0 }),
  };
}
