/** What a file holds is read, or it is said that it is not; and no word of a file means anything to the reader's own tables. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import iconv from "iconv-lite";
import { say } from "../../www/i18n/t.ts";
import { readContent } from "../../www/read/content.ts";
import { listZip, openZip } from "../../www/read/parts/zip.ts";
import { readFiles } from "../../www/read/read.ts";
import { docx, epub, everyFormat, notebook, odt, paragraph, wordPart, zip } from "../samples/formats.mjs";
import { readerHost } from "./host.ts";
import { contentOf, read } from "./read-one.ts";
import { speak } from "./speak.ts";

speak("en");

const ENGLISH = readFileSync(new URL("../fixtures/english_classics/eliot-silas-marner.txt", import.meta.url), "utf8")
  .replace(/[^\0-\x7f]/g, "'")
  .slice(0, 6000);

/** An archive whose end counts, and measures, its first entry only. */
function undercounted(files: Record<string, string>, { size = true } = {}): Uint8Array {
  const bytes = zip(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  const at = view.getUint32(end + 16, true);
  view.setUint16(end + 8, 1, true);
  view.setUint16(end + 10, 1, true);
  if (size) view.setUint32(end + 12, 46 + view.getUint16(at + 28, true), true);
  return bytes;
}

for (const size of [true, false]) {
  test(`files beyond the count of an archive are read, ${size ? "and beyond its size" : "within its size"}`, async () => {
    const bytes = undercounted({ "a.txt": "one", "b.txt": "two", "c.txt": "three" }, { size });
    const entries = await listZip(new Blob([Uint8Array.from(bytes)]));
    expect(entries.map(({ name }) => name)).toEqual(["a.txt", "b.txt", "c.txt"]);
  });
}

/** An archive whose directory lists all but its first file. */
function unlisting(files: Record<string, string>): Uint8Array {
  const bytes = zip(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  const at = view.getUint32(end + 16, true);
  const first = 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  view.setUint16(end + 8, view.getUint16(end + 8, true) - 1, true);
  view.setUint16(end + 10, view.getUint16(end + 10, true) - 1, true);
  view.setUint32(end + 12, view.getUint32(end + 12, true) - first, true);
  view.setUint32(end + 16, at + first, true);
  return bytes;
}

test("a file that an archive holds and its directory does not list has a line", async () => {
  const hidden = ENGLISH.slice(0, 300);
  const bytes = unlisting({ "0.txt": hidden, "a.txt": "one", "b.txt": "two" });
  expect((await openZip(new Blob([Uint8Array.from(bytes)]))).unlisted).toBe(1);
  for (const whole of [zip({ "0.txt": hidden, "a.txt": "one" }), zip({})])
    expect((await openZip(new Blob([Uint8Array.from(whole)]))).unlisted).toBe(0);
  const document = docx(paragraph("One sentence"));
  expect((await contentOf("a.docx", document)).missing).toEqual([]);
  const first = unlisting({
    "word/hidden.xml": wordPart("document", paragraph(hidden)),
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": wordPart("document", paragraph("One sentence")),
  });
  const { text, missing } = await contentOf("a.docx", first);
  expect([text, missing]).toEqual(["One sentence", ["1 file that the ZIP file’s list of files does not name"]]);
});

test("files that an archive does not list have a line of their own beside those that it lists", async () => {
  const linesOf = async (bytes: Uint8Array): Promise<string[]> => {
    const archive = new Blob([Uint8Array.from(bytes)]);
    const read = await readFiles([{ path: "class.zip", size: archive.size, open: () => archive }], {
      run: async ({ source, asked }) => ({
        found: await readContent(source, asked, readerHost),
        size: null,
      }),
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    return read.map(({ path, decoded }) => `${path}: ${"error" in decoded ? say(decoded.error) : decoded.text}`);
  };
  const line =
    "1 file was not read, because the ZIP file’s list of files does not name it. If it matters, pack the ZIP file again.";
  expect(await linesOf(unlisting({ "0.txt": ENGLISH, "a.txt": "one" }))).toEqual([
    "class.zip/a.txt: one",
    `class.zip/…: ${line}`,
  ]);
  expect(await linesOf(unlisting({ "0.txt": ENGLISH }))).toEqual([`class.zip: ${line}`]);
  expect(await linesOf(zip({ "a.txt": "one" }))).toEqual(["class.zip/a.txt: one"]);
});

/** A package with two parts of one name: the name of the second is put in its place behind the packing. */
function withTwin(name: string, twin: string, files: Record<string, string>): Uint8Array {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  const [from, to] = [strToU8(twin), strToU8(name)];
  for (let at = 0; at + from.length <= bytes.length; at++) {
    if (from.every((byte, i) => bytes[at + i] === byte)) bytes.set(to, at);
  }
  return bytes;
}

test("a second part of the same name is said to be missing", async () => {
  const bytes = withTwin("word/document.xml", "word/documenT.xml", {
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": wordPart("document", paragraph("The first text")),
    "word/documenT.xml": wordPart("document", paragraph("The second text")),
  });
  const { missing } = await contentOf("a.docx", bytes);
  expect(missing).toEqual(["a second part word/document.xml"]);
});

test("a second text part of a Word document is said to be missing", async () => {
  const second = wordPart("document", paragraph("Text that nothing refers to"));
  const { text, missing } = await contentOf(
    "a.docx",
    docx(paragraph("One sentence"), { "word/document2.xml": second }),
  );
  expect([text, missing]).toEqual(["One sentence", ["a second text part (word/document2.xml)"]]);
});

test("a part that is cut off is said to be", async () => {
  const cut = '<w:p><w:r><w:t>One sentence</w:t></w:r></w:p><w:p><w:r w:x="<w:t>and more</w:t></w:r></w:p>';
  const word = await contentOf("a.docx", docx(cut));
  expect([word.text, word.missing]).toEqual(["One sentence", ["its end (the file is cut off)"]]);
  const open = await contentOf("a.odt", odt("<text:p>One sentence</text:p><!-- <text:p>and more</text:p>"));
  expect([open.text, open.missing]).toEqual(["One sentence", ["its end (the file is cut off)"]]);
  const book = await contentOf("a.epub", epub(["<p>One sentence</p><!-- and more"]));
  expect([book.text, book.missing]).toEqual(["One sentence", ["the end of 1 chapter"]]);
});

test("a page's text behind a tag or comment that is not closed is said to be missing", async () => {
  const page = (body: string) => contentOf("a.html", `<html><p>One sentence</p>${body}`);
  for (const body of ["<!-- and two more", '<a href="x> and two more</a>', "<a and two more"]) {
    const { text, missing } = await page(body);
    expect([text, missing.join()]).toEqual([
      "One sentence",
      expect.stringMatching(/^its end \(\d words in a tag or comment/),
    ]);
  }
  expect((await page("<script>and two more")).missing).toEqual(["its end (an element “script” is not closed)"]);
  for (const whole of ["<!-- a comment -->", "<script></script>", "<style>p { margin: 0 }</style>", "</body>\n\n"]) {
    expect((await page(whole)).missing, whole).toEqual([]);
  }
});

test("a page's head ends where its body begins, whether or not a tag says so", async () => {
  const { text } = await contentOf("a.html", '<html><head><meta charset="utf-8"><title>Not shown</title><p>One<p>two');
  expect(text.split(/\n+/)).toEqual(["One", "two"]);
});

test("a page's text for browsers without scripts is hidden from readers, and reported as such", async () => {
  const page = "<p>One essay</p><noscript><p>three more words</p><img alt='dot'></noscript><p>goes on</p>";
  const { text, tricks } = await contentOf("a.html", page);
  expect(text.split(/\n+/)).toEqual(["One essay", "goes on"]);
  expect(tricks).toEqual(["3 words are hidden (white, tiny or invisible) and were excluded."]);
});

test("what follows a footnote without an end is read, and said", async () => {
  const { text, warnings } = await contentOf("a.tex", "One\\footnote{two three\n\nfour five\n\nsix");
  expect(text.split(/\s+/)).toEqual(["One", "two", "three", "four", "five", "six"]);
  expect(warnings).toEqual(["1 footnote has no end. It was read up to the end of the text."]);
});

test("what follows an argument without an end is read, and said", async () => {
  const { text, warnings } = await contentOf("a.tex", "One \\cite{two three\n\nfour");
  expect(text.split(/\s+/)).toEqual(["One", "two", "three", "four"]);
  expect(warnings).toEqual(["1 command has an argument without an end. It was read as text."]);
});

test("the end of a LaTeX document is none in a comment, and text behind it is said to be left out", async () => {
  const source = "\\begin{document}One\n% \\end{document}\ntwo 100\\% \\end{document} three four";
  const { text, warnings } = await contentOf("a.tex", source);
  expect(text.split(/\s+/)).toEqual(["One", "two", "100%"]);
  expect(warnings).toEqual(["1 comment was excluded.", "2 words after \\end{document} were excluded."]);
});

test("cells that hold no text are said to be missing", async () => {
  const book = JSON.parse(notebook(["One sentence"])) as { cells: unknown[] };
  book.cells.push("two", { source: { three: 3 } }, { source: ["four ", 5, "six"] });
  const { text, missing } = await contentOf("a.ipynb", JSON.stringify(book));
  expect([text, missing]).toEqual(["One sentence\n\nfour six", ["3 cells whose source is not text"]]);
});

test("RTF: objects are read as they are shown, formulas too, and comments, headers and footers are said to be left out", async () => {
  const read = async (body: string) => {
    const { text, warnings } = await contentOf("a.rtf", `{\\rtf1 ${body}}`);
    return [text, ...warnings];
  };
  const object = "{\\object\\objemb{\\*\\objclass Word.Document}{\\*\\objdata 0105}{\\result two {\\pict 00ff}three}}";
  expect(await read(`One ${object}`)).toEqual(["One two three"]);
  const fraction = "{\\mf{\\mfPr{\\mtype lin}}{\\mnum{\\mr x}}{\\mden{\\mr  y}}}";
  expect(await read(`One {\\mmath{\\*\\moMathPara{\\*\\moMathParaPr{\\mjc left}}{\\*\\moMath${fraction}}}}`)).toEqual([
    "One x y",
  ]);
  const comment = "{\\*\\atnid A}{\\*\\atnauthor Ann}\\chatn{\\*\\annotation{\\*\\atndate 1}Why?}";
  expect(await read(`{\\header Page \\chpgn}{\\footerf }One${comment}${comment}`)).toEqual([
    "One",
    "Headers and footers were excluded.",
    "2 comments were excluded.",
  ]);
  expect(await read("{\\header {\\*\\bkmkstart a}{\\*\\other b}{\\pict 00ff}\\par}One")).toEqual(["One"]);
});

test("RTF: paragraphs are apart as in other documents, and lines and rows of a table are lines", async () => {
  const { text } = await contentOf(
    "a.rtf",
    "{\\rtf1 One\\line two\\par\\par Three {\\b\\par}four\\page five{\\deleted\\par} six\\par}",
  );
  expect(text).toBe("One\ntwo\n\nThree\n\nfour\nfive six");
  const row = "\\trowd\\pard\\intbl a\\cell b\\par c\\cell\\row";
  expect((await contentOf("a.rtf", `{\\rtf1 One\\par ${row}${row}\\pard two\\par}`)).text).toBe(
    "One\n\na\tb\n\nc\na\tb\n\nc\n\ntwo",
  );
});

test("bytes that RTF announces are no text, whatever they look like", async () => {
  const { text, missing } = await contentOf("a.rtf", "{\\rtf1 One \\bin9 {secret}}two}");
  expect([text, missing]).toEqual(["One two", []]);
});

test("bytes that RTF announces, and that do not follow, are said to be missing", async () => {
  const { missing } = await contentOf("a.rtf", "{\\rtf1 One sentence}\\bin999999 and more");
  expect(missing).toEqual(["its end (the file is cut off)"]);
});

test("RTF in a code page of DOS is read by that page, and by an unknown one with a warning", async () => {
  const accents = "caf\\'82 \\'a4andu \\'e1";
  expect(await contentOf("a.rtf", `{\\rtf1\\ansicpg437 ${accents}}`)).toMatchObject({
    text: "café ñandu ß",
    warnings: [],
  });
  expect((await contentOf("a.rtf", `{\\rtf1\\pc ${accents}}`)).text).toBe("café ñandu ß");
  expect((await contentOf("a.rtf", `{\\rtf1\\ansicpg850 ${accents}}`)).text).toBe("café ñandu ß");
  expect((await contentOf("a.rtf", `{\\rtf1\\pca \\'b5 ${accents}}`)).text).toBe("Á café ñandu ß");
  const oem = `{\\rtf1\\ansi{\\fonttbl{\\f0\\fcharset254 Terminal;}}\\f0 ${accents}}`;
  expect((await contentOf("a.rtf", oem)).text).toBe("café ñandu ß");
  const unknown = await contentOf("a.rtf", `{\\rtf1\\ansicpg720 ${accents}}`);
  expect(unknown.warnings).toEqual([expect.stringContaining("Its code page (720) is not known here")]);
  expect((await contentOf("a.rtf", "{\\rtf1\\ansicpg720 plain}")).warnings).toEqual([]);
});

test("RTF: a font's character set ANSI is Western where other fonts have sets of their own, and else the file's", async () => {
  const read = async (page: number, sets: readonly number[], body: string): Promise<string> => {
    const fonts = sets.map((set, at) => `{\\f${at}\\fnil\\fcharset${set} Calibri;}`).join("");
    return (
      await contentOf("a.rtf", `{\\rtf1\\ansi\\ansicpg${page}\\deff0{\\fonttbl${fonts}}${body}\\par}`)
    ).text.trim();
  };
  const russian = "\\f0\\'cf\\'f0\\'e8\\'e2\\'e5\\'f2";
  expect(await read(1251, [204, 0], `${russian} \\f1 caf\\'e9 na\\'efve Gr\\'f6\\'dfe`)).toBe(
    "Привет café naïve Größe",
  );
  for (const sets of [[0], [0, 0], [0, 2], [0, 254, 77, 1]]) expect(await read(1251, sets, russian)).toBe("Привет");
  expect(await read(936, [0, 134], "\\f0 \\'d6\\'d0 \\f1 \\'ce\\'c4")).toBe("中 文");
});

const OWN = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];

for (const word of OWN) {
  test(`${word} is a word as any other`, async () => {
    const letters = word.replaceAll("_", "");
    const latex = await contentOf(
      "a.tex",
      `\\begin{document}\n${word}\n\\${letters} One \\${letters}{two} \\'${word}\n\\end{document}`,
    );
    expect(latex.text.normalize("NFD").replaceAll("\u0301", "").split(/\s+/)).toEqual([word, "One", "two", word]);
    const rtf = await contentOf("a.rtf", `{\\rtf1 ${word} {\\${letters} One} \\${letters}1 two}`);
    expect(rtf.text.split(/\s+/)).toEqual([word, "One", "two"]);
    const style = `<w:r><w:rPr><w:rStyle w:val="${word}"/><w:${word} w:val="${word}"/></w:rPr><w:t>${word}</w:t></w:r>`;
    expect((await contentOf("a.docx", docx(`<w:p ${word}="1">${style}</w:p>`))).text).toBe(word);
    const html = `<html><x${word} ${word}="1" class="${word}" style="${word}: 1">${word}</x${word}>`;
    expect((await contentOf("a.html", html)).text).toBe(word);
    const plain = await contentOf(`essay.${word}`, word);
    expect([plain.text, plain.warnings, plain.format]).toEqual([word, [], "plain text"]);
  });
}

test("a text that speaks of the marks of other formats is a text", async () => {
  for (const text of [
    "%PDF-1.4 is how a file of this kind begins.\nIts objects end with endobj.",
    "%PDF-1.4\nis what stands in the first line of such a file.",
    "My essay about %PDF-1.7 files",
    "GIF89a is a format for pictures.",
    "RIFF----WEBPVP8 is another one.",
    "wOFF and wOF2 are fonts.",
  ]) {
    const { text: read, format } = await contentOf("essay.txt", text);
    expect([read, format]).toEqual([text, "plain text"]);
  }
  expect(await read("broken.pdf", "%PDF-1.7\nand nothing else")).toHaveProperty("error");
  const printed = everyFormat(ENGLISH)["printed.pdf"] ?? "";
  expect((await contentOf("paper.txt", printed)).format).toMatch(/^PDF/);
});

/** English with some words between such bytes. */
function quoted(open: readonly number[], close: readonly number[]): Uint8Array {
  const quote = (bytes: readonly number[]) => String.fromCharCode(...bytes);
  const words = ENGLISH.split(" ").map((word, at) => (at % 7 === 2 ? quote(open) + word + quote(close) : word));
  return Uint8Array.from(words.join(" "), (c) => c.charCodeAt(0));
}

test("English with odd quotation marks is Western", async () => {
  for (const byte of Array.from({ length: 0x60 }, (_, at) => 0xa0 + at)) {
    const { label } = await contentOf("a.txt", quoted([byte, byte], [byte, byte]));
    expect(label, `quotation marks ${byte.toString(16)}`).toBe("windows-1252");
  }
  expect((await contentOf("a.txt", quoted([0x93], [0x94]))).text).toContain("“");
});

test("English with the quotation marks of East Asia, or a few of its words, is from there", async () => {
  const marks = await contentOf("a.txt", Uint8Array.from(iconv.encode(ENGLISH.replace(/\b(the)\b/g, "“$1”"), "gbk")));
  expect(marks.text).toContain("“the”");
  const name = ENGLISH.replace(/\b(the)\b/g, "$1 東京大学の図書館");
  const names = await contentOf("a.txt", Uint8Array.from(iconv.encode(name, "euc-jp")));
  // Which one it is few words cannot tell.
  expect(names.text).toMatch(/the \p{sc=Han}{3}/u);
});
