/**
 * Every reader ends in linear time, and within bounded memory. The inputs are so large that a reader which is quadratic
 * would run into the runner's timeout; no test asserts a duration.
 */
import { expect, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { LIMITS } from "../../www/read/model.ts";
import { docx, epub, odt, paragraph, pptx, wordPart, zip } from "../samples/formats.mjs";
import { contentOf, read } from "./read-in-thread.ts";

const MILLION = 1_000_000;
const spaces = " ".repeat(MILLION);
const spaced = `a${spaces}b`;
const times = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join("");

const HONEST: Readonly<Record<string, string>> = {
  "refs.bib": `${times(24, (at) => `    % the entries of chapter ${at}, as the library exported them\n`)}@book{a, title={B}}\n`,
  "octave.m": `${times(32, (at) => `    % step ${at}\n`)}x = 1;\n`,
  "notes.txt": `${times(40, (at) => `<!-- note ${at} -->\n`)}# Title\n`,
};

for (const [name, text] of Object.entries(HONEST)) {
  test(`comments at the beginning of ${name} are text, and soon read`, async () => {
    expect((await contentOf(name, text)).text).toBe(text);
  });
}

for (const mark of ["[", "*a", "<a ", "`a``b", "[a](", "&", "<!-- ", "_a *b ", "a](<", "```a`", "- ", "[^1]\n"]) {
  test(`Markdown of ${JSON.stringify(mark)} alone`, async () => {
    expect((await contentOf("a.md", `${mark.repeat(MILLION)}\n\nwords`)).text.endsWith("words")).toBe(true);
  });
}

test("comments before a page or LaTeX hide neither", async () => {
  const comments = times(100, (at) => `  <!-- note ${at} -->\n`);
  const page = await contentOf("page.txt", `\n<?xml version="1.0"?> ${comments}<!DOCTYPE html><p>One sentence</p>`);
  expect([page.format, page.text]).toEqual(["HTML", "One sentence"]);
  const source = `${times(60, (at) => `  % line ${at}\n\n`)}\\documentclass{article}\\begin{document}One\\end{document}`;
  const latex = await contentOf("source.txt", source);
  expect([latex.format, latex.text]).toEqual(["LaTeX", "One"]);
});

const SPACED: Readonly<Record<string, () => Uint8Array | string>> = {
  "a.docx": () => docx(paragraph(spaced)),
  "a.odt": () => odt(`<text:p>a${'<text:s text:c="1000"/>'.repeat(1000)}b</text:p>`),
  "a.pptx": () => pptx([[spaced]]),
  "a.epub": () => epub([`<pre>${spaced}</pre>`]),
  "a.rtf": () => `{\\rtf1 ${spaced}}`,
  "a.html": () => `<html><pre>${spaced}</pre>`,
  "a.tex": () => `\\begin{document}a${"~".repeat(10)}${spaces}b\\end{document}`,
};

for (const [name, file] of Object.entries(SPACED)) {
  test(`a million spaces in ${name}`, async () => {
    const { text } = await contentOf(name, file());
    expect([text[0], text.at(-1)]).toEqual(["a", "b"]);
    expect(text.length).toBeGreaterThan(MILLION);
  });
}

test("spaces and tabs at the ends of lines are none of a document's text", async () => {
  const { text } = await contentOf("a.html", "<html><pre>one \t\n\ttwo\n\n   \nthree </pre>");
  expect(text).toBe("one\n\ttwo\n\n\nthree ");
});

test("a long paragraph reads like a short one, wherever it is taken apart", async () => {
  // Words, spaces and the ends of lines fall on every place of the seams.
  const piece = "ab  c\n";
  for (const shift of Array.from({ length: piece.length }, (_, at) => "x".repeat(at))) {
    const { text } = await contentOf("a.html", `<p>${shift}${piece.repeat(MILLION / 10)}</p>`);
    expect(text === `${shift}${"ab c ".repeat(MILLION / 10)}`.trim(), shift).toBe(true);
    const kept = await contentOf("a.html", `<pre>${shift}${"a\r\n\rb".repeat(MILLION / 10)}</pre>`);
    expect(kept.text === shift + "a\n\nb".repeat(MILLION / 10), shift).toBe(true);
    const hidden = await contentOf("a.html", `<p>a<p hidden>${shift}${"ab".repeat(MILLION / 10)}</p>`);
    expect([hidden.text, hidden.tricks]).toEqual(["a", [expect.stringMatching(/^1 word is hidden/)]]);
  }
});

for (const [what, sheet] of [
  ["no braces", "a".repeat(MILLION)],
  ["comments that never end", "/*".repeat(MILLION / 2)],
  ["braces that open", "{".repeat(MILLION)],
] as const) {
  test(`a style sheet of ${what}`, async () => {
    expect((await contentOf("a.html", `<html><style>${sheet}</style><p>seen</p>`)).text).toBe("seen");
  });
}

test("rules of a style sheet hide as before, however they are nested and commented", async () => {
  const sheet =
    "/* p { display: none } */ @media screen { .a { display: none } } .b, #c { font-size: 0 } .d { } { } i { color: white }";
  const body = `<p>seen</p><p class="a">one</p><p class="b">two</p><p id="c">three</p><p class="d">four</p><i>five</i>`;
  const { text, tricks } = await contentOf("a.html", `<html><style>${sheet}</style>${body}`);
  expect(text.split(/\n+/)).toEqual(["seen", "four"]);
  expect(tricks.join()).toMatch(/^4 words are hidden/);
});

/** As many styles, each based on the next. */
const CHAIN = 60_000;

test("styles of Word that inherit in a long chain", async () => {
  const style = (at: number) =>
    `<w:style w:styleId="s${at}"><w:basedOn w:val="s${at + 1}"/>${at === CHAIN - 1 ? "<w:vanish/>" : ""}</w:style>`;
  const styles = wordPart("styles", times(CHAIN, style));
  const body = '<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>unseen</w:t></w:r></w:p>';
  const { text, tricks } = await contentOf("a.docx", docx(paragraph("seen") + body, { "word/styles.xml": styles }));
  expect([text, tricks.length]).toEqual(["seen", 1]);
});

test("styles of OpenDocument that inherit in a long chain", async () => {
  const hides = '<style:text-properties text:display="none"/>';
  const style = (at: number) =>
    `<style:style style:name="s${at}" style:parent-style-name="s${at + 1}">${at === CHAIN - 1 ? hides : ""}</style:style>`;
  const body = `<text:p>seen</text:p>${'<text:p text:style-name="s0">unseen</text:p>'.repeat(CHAIN)}`;
  const { text, tricks } = await contentOf("a.odt", odt(body, times(CHAIN, style)));
  expect([text, tricks.join()]).toEqual([
    "seen",
    expect.stringContaining(`${CHAIN.toLocaleString("en")} words are hidden`),
  ]);
});

test("styles that inherit in a circle", async () => {
  const style = (id: string, base: string) => `<w:style w:styleId="${id}"><w:basedOn w:val="${base}"/></w:style>`;
  const styles = wordPart("styles", style("a", "b") + style("b", "a"));
  const body = '<w:p><w:pPr><w:pStyle w:val="b"/></w:pPr><w:r><w:t>seen</w:t></w:r></w:p>';
  expect((await contentOf("a.docx", docx(body, { "word/styles.xml": styles }))).text).toBe("seen");
  const circle =
    '<style:style style:name="a" style:parent-style-name="b"/><style:style style:name="b" style:parent-style-name="a"/>';
  expect((await contentOf("a.odt", odt('<text:p text:style-name="b">seen</text:p>', circle))).text).toBe("seen");
});

test("a book that lists one chapter a hundred thousand times has it once, and says so", async () => {
  const order = '<itemref idref="c"/>'.repeat(100_000);
  const list = `<package><manifest><item id="c" href="text/c0.xhtml"/></manifest><spine>${order}</spine></package>`;
  const { text, warnings } = await contentOf("a.epub", epub(["<p>One chapter</p>"], { "OEBPS/book.opf": list }));
  expect(text).toBe("One chapter");
  expect(warnings).toEqual(["Its list of chapters has 99,999 repeated entries. Each chapter was read once."]);
});

test("a presentation that lists one slide a hundred thousand times has it once, and says so", async () => {
  const { text, warnings } = await contentOf(
    "a.pptx",
    zip({
      "[Content_Types].xml": "<Types/>",
      "ppt/presentation.xml": `<p:presentation>${'<p:sldId r:id="s1"/>'.repeat(100_000)}</p:presentation>`,
      "ppt/_rels/presentation.xml.rels": '<r><Relationship Id="s1" Type="slide" Target="slides/slide1.xml"/></r>',
      "ppt/slides/slide1.xml": "<p:sld><a:p><a:t>One slide</a:t></a:p></p:sld>",
    }),
  );
  expect([text, warnings[0]]).toEqual(["One slide", expect.stringContaining("99,999 repeated entries")]);
});

test("fields in a speaker's notes, none of which has an end", async () => {
  const { text } = await contentOf(
    "a.pptx",
    zip({
      "[Content_Types].xml": "<Types/>",
      "ppt/presentation.xml": '<p:presentation><p:sldId r:id="s1"/></p:presentation>',
      "ppt/_rels/presentation.xml.rels": '<r><Relationship Id="s1" Type="slide" Target="slides/slide1.xml"/></r>',
      "ppt/slides/slide1.xml": "<p:sld><a:p><a:t>One slide</a:t></a:p></p:sld>",
      "ppt/slides/_rels/slide1.xml.rels": '<r><Relationship Id="n" Type="x/notesSlide" Target="../n.xml"/></r>',
      "ppt/n.xml": `<p:notes><a:p><a:t>spoken</a:t>${"<a:fld/>".repeat(500_000)}</a:p></p:notes>`,
    }),
  );
  expect(text).toBe("One slide\n\nspoken");
});

test("tags that close nothing, among thousands that are open", async () => {
  const html = `<html>${"<b>".repeat(9_900)}${"</x>".repeat(4 * MILLION)}One</p>sentence</br>more`;
  const { text } = await contentOf("a.html", html);
  expect(text.split(/\n+/)).toEqual(["One", "sentence", "more"]);
  const xml = `<w:p><w:r><w:t>One</w:t></w:r>${"<w:b>".repeat(9_900)}${"</x>".repeat(4 * MILLION)}`;
  // Not packed: what packs so tightly is refused.
  const parts = { "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml) };
  expect((await contentOf("a.docx", zipSync(parts, { level: 0 }))).text).toBe("One");
});

test("options and arguments in LaTeX that never end", async () => {
  const { text } = await contentOf("a.tex", `One ${"\\emph[".repeat(3 * MILLION)}`);
  expect(text.startsWith("One")).toBe(true);
  const open = await contentOf("a.tex", `One ${"\\label{ two".repeat(5_000)}`);
  expect(open.text.match(/two/g)?.length).toBe(5_000);
  expect(open.warnings).toEqual(["5,000 commands have arguments without an end. They were read as text."]);
});

const DEEP: Readonly<Record<string, () => Uint8Array | string>> = {
  "a.rtf": () => `{\\rtf1 ${"{".repeat(MILLION)}`,
  "a.html": () => `<html>${"<div>".repeat(MILLION)}`,
  "a.docx": () => docx("<w:sdt>".repeat(300_000)),
  "a.odt": () => odt("<text:p>".repeat(300_000)),
  "a.tex": () => `\\begin{document}${"\\footnote{".repeat(MILLION)}`,
  "b.tex": () => `\\begin{document}${"\\label{".repeat(MILLION)}`,
};

for (const [name, file] of Object.entries(DEEP)) {
  test(`${name} nested without end ends with a line that names the bound`, async () => {
    expect(await read(name, file())).toEqual({
      error: expect.stringContaining(`nested more than ${LIMITS.nesting.toLocaleString("en")} levels deep`),
    });
  });
}

test("braces of LaTeX may be nested to any depth", async () => {
  expect((await contentOf("a.tex", `\\begin{document}One ${"{".repeat(MILLION)}two`)).text).toBe("One two");
});

test("notebooks nested to any depth are read, or say why not", async () => {
  const cells = '"cells": [{"source": "One"}]';
  const deep = `{"metadata": ${"[".repeat(200_000)}${"]".repeat(200_000)}, ${cells}}`;
  expect((await contentOf("a.ipynb", deep)).text).toBe("One");
  const sheets = `${'{"worksheets": ['.repeat(60_000)}${"]}".repeat(60_000)}`;
  const { text, missing } = await contentOf("a.ipynb", sheets);
  expect([text, missing]).toEqual(["", ["1 cell whose source is not text"]]);
});

/** More than the bound of lists and objects. */
const REPEATS = 2_100_000;

test("what would take memory many times its size is refused, by its bound", async () => {
  const attributes = `<html><p ${times(20_000, (at) => ` a${at}`)}>`;
  expect(await read("a.html", attributes)).toEqual({ error: expect.stringContaining("more than 10,000 attributes") });
  const word = docx(`<w:p ${times(20_000, (at) => ` a${at}="1"`)}/>`);
  expect(await read("a.docx", word)).toEqual({ error: expect.stringContaining("more than 10,000 attributes") });
  const objects = `{"cells": [${"[],".repeat(REPEATS)}[]]}`;
  expect(await read("a.ipynb", objects)).toEqual({ error: expect.stringContaining("more than 2,000,000 lists") });
  const quoted = `{"cells": [{"source": "${'[{\\"'.repeat(REPEATS)}"}]}`;
  expect((await contentOf("a.ipynb", quoted)).text.length).toBe(3 * REPEATS);
  expect((await contentOf("a.odt", odt('<text:p>a<text:s text:c="-1"/>b</text:p>'))).text).toBe("ab");
  const spaces = odt(`<text:p>a${'<text:s text:c="1000"/>'.repeat(80_000)}</text:p>`);
  expect(await read("a.odt", spaces)).toEqual({ error: expect.stringContaining("above the limit of 64 MB") });
  const colours = `{\\rtf1{\\colortbl ${";".repeat(MILLION)}}One}`;
  expect(await read("a.rtf", colours)).toEqual({ error: expect.stringContaining("more than 500,000 colours") });
  const notes = `{\\rtf1 ${"{\\footnote a}".repeat(200_000)}}`;
  const fonts = `{\\rtf1{\\fonttbl${times(600_000, (at) => `{\\f${at}\\fcharset0 A;}`)}}text}`;
  expect(await read("a.rtf", fonts)).toEqual({ error: expect.stringContaining("more than 500,000 fonts") });
  expect(await read("a.rtf", notes)).toEqual({ error: expect.stringContaining("more than 100,000 footnotes") });
  const paragraphNotes = `\\begin{document}${"\\footnote{a}".repeat(200_000)}`;
  expect(await read("a.tex", paragraphNotes)).toEqual({
    error: expect.stringContaining("more than 100,000 footnotes"),
  });
  const rules = `<html><style>${times(600_000, (at) => `.a${at}{color:red}`)}</style>`;
  expect(await read("a.html", rules)).toEqual({ error: expect.stringContaining("more than 500,000 styles") });
});

const RELATED = "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n";

for (const [what, name, make] of [
  ["boundaries of a saved page", "a.mht", () => RELATED + "--b\n".repeat(MILLION)],
  ["saved pages within one another", "a.mht", () => `${RELATED}--b\n`.repeat(100_000)],
  ["headers of a saved page", "a.mht", () => RELATED.trim() + "\nX-A: y".repeat(MILLION)],
  [
    "links of a saved page to style sheets",
    "a.mht",
    () => `${RELATED}--b\nContent-Type: text/html\n\n${times(300_000, (at) => `<link rel=stylesheet href=${at}>`)}`,
  ],
  [
    "conditions of style sheets",
    "a.html",
    () => `<html><style>${".a[".repeat(100_000)}${".a:not(".repeat(100_000)}{color:red}</style>`,
  ],
  ["messages of a mailbox", "a", () => "From a 10:00\nTo: b\n\n".repeat(MILLION)],
  ["lines of a mailbox that are none", "a", () => `From a 10:00\nTo: b\n\n${"From \n\n".repeat(MILLION)}`],
  [
    "rows of Excel 2003's XML",
    "a.xls",
    () =>
      `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${"<Row><Cell><Data>a</Data>".repeat(100_000)}`,
  ],
  [
    "parts of flat XML",
    "a.xml",
    () => `<?xml version="1.0"?><pkg:package xmlns:pkg="x">${'<pkg:part pkg:name="/a">'.repeat(500_000)}`,
  ],
  [
    "macros of LaTeX within one another",
    "a.tex",
    () => ("\\newcommand{\\a}{".repeat(500) + "}".repeat(500)).repeat(1000),
  ],
  [
    "code and addresses of LaTeX without an end",
    "a.tex",
    () => "\\begin{verbatim}\\iffalse\\url{\\verb|\n".repeat(9_000),
  ],
] as const) {
  test(`${what}, very many`, async () => {
    await read(name, make());
  });
}
