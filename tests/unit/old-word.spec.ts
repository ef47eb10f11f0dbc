/** Word documents before 2007: their text in order, without what nobody sees, and none of their code. */
import { expect, test } from "@playwright/test";
import iconv from "iconv-lite";
import { compound } from "../samples/compound.mjs";
import { doc, oldDoc } from "../samples/doc.mjs";
import { contentOf, read } from "./read-one.ts";

test("of an old Word document the text is read piece by piece, whatever it is called", async () => {
  const pieces = ["One essay\r", "Größe und Maß\r", "in three pieces"];
  for (const name of ["a.doc", "a", "a.docx"]) {
    const { text, format, missing } = await contentOf(name, doc(pieces.join(""), { pieces }));
    expect([text, format, missing]).toEqual(["One essay\n\nGröße und Maß\n\nin three pieces", "Word", []]);
  }
});

test("notes follow the text, and headers and comments are left out and reported", async () => {
  const parts = ["Text\u0005\r", "Footnote\r", "Header\r", "", "Comment\r", "Endnote\r", "In a box"];
  const { text, warnings } = await contentOf(
    "a.doc",
    doc(parts.join(""), { extents: parts.map(({ length }) => length) }),
  );
  expect(text).toBe("Text\n\nFootnote\n\nEndnote\n\nIn a box");
  expect(warnings).toEqual(["Headers and footers were excluded.", "1 comment was excluded."]);
});

test("quotation marks and apostrophes of pieces of one byte a letter are read", async () => {
  const pieces = ["It’s “so” – ", "l’été"];
  const { text } = await contentOf("a.doc", doc(pieces.join(""), { pieces }));
  expect(text).toBe("It’s “so” – l’été");
});

test("signs of Word become spaces, and instructions of fields are no text", async () => {
  const link = '\u0013 HYPERLINK "http://127.0.0.1:9" \u0014a \u0013 PAGE \u0015link\u0015';
  const { text } = await contentOf(
    "a.doc",
    doc(`One ${link}\u000bline\tand\u0007cells\u0007\u001e\u0001\u0008end\u0013 open`),
  );
  expect(text).toBe("One a link\nline\tand\tcells\t-end");
});

test("text that nobody sees is left out: hidden and tiny words are counted, and deleted ones apart", async () => {
  const text = "shown hidden words shown tiny deleted end";
  const at = (word: string) => ({ from: text.indexOf(word), to: text.indexOf(word) + word.length });
  const runs = [
    { ...at("hidden words "), look: "hidden" as const },
    { ...at("tiny "), look: "tiny" as const },
    { ...at("deleted "), look: "deleted" as const },
  ];
  const read = await contentOf("a.doc", doc(text, { runs }));
  expect(read.text).toBe("shown shown end");
  expect(read.tricks).toEqual(["3 words are hidden (white, tiny or invisible) and were excluded."]);
  expect(read.warnings).toEqual(["1 word deleted in tracked changes was excluded."]);
});

test("Word 6 and 95 are read in the code page of their language, or of their letters", async () => {
  const russian = "Мой дядя самых честных правил, когда не в шутку занемог, он уважать себя заставил";
  const bytes = iconv.encode(russian, "windows-1251");
  for (const language of [0x419, 0x409])
    expect((await contentOf("a.doc", oldDoc(bytes, { language }))).text).toBe(russian);
  expect((await contentOf("a.doc", oldDoc(iconv.encode("Größe", "windows-1252")))).text).toBe("Größe");
  const few = iconv.encode("před 7 lety", "windows-1250");
  expect((await contentOf("a.doc", oldDoc(few, { fonts: [0, 2, 238] }))).text).toBe("před 7 lety");
  for (const fonts of [
    [0, 2],
    [204, 238],
  ])
    expect((await contentOf("a.doc", oldDoc(few, { fonts }))).text).toBe("pøed 7 lety");
  const french = iconv.encode("très", "windows-1252");
  expect((await contentOf("a.doc", oldDoc(french, { language: 0x40c, fonts: [0, 238] }))).text).toBe("très");
  const macintosh = oldDoc(iconv.encode("L’été, la société", "macroman"), { language: 0x40c, characters: 256 });
  expect((await contentOf("a.doc", macintosh)).text).toBe("L’été, la société");
});

test("documents that are locked, cut off or damaged are named", async () => {
  const locked = "This file is password-protected. Remove the password and try again.";
  for (const file of [doc("x", { flags: 0x100 }), oldDoc(Buffer.from("x"), { flags: 0x100 })])
    expect(await read("a.doc", file)).toEqual({ error: locked });
  const damaged = { error: expect.stringContaining("damaged or incomplete") };
  for (const file of [compound({ WordDocument: "x" }), doc("x", { flags: 0x200 }), doc("x", { fields: { 422: 0 } })])
    expect(await read("a.doc", file)).toEqual(damaged);
  const text = "One essay. ".repeat(100);
  const repeated = doc(text, { pieces: Array(50).fill("a ".repeat(200)), extents: [20_000] });
  expect((await contentOf("a.doc", repeated)).missing).toEqual([]);
  for (const fields of [{ 76: 0x7fffffff }, { 418: 0xffffffff }, { 250: 0xffffffff, 254: 0xffffffff }])
    expect(typeof (await read("a.doc", doc(text, { fields }))), JSON.stringify(fields)).toBe("object");
  expect((await contentOf("a.doc", doc(text, { extents: [5000] }))).missing).toEqual(["its end (the file is cut off)"]);
});

type Styles = NonNullable<NonNullable<Parameters<typeof doc>[1]>["styles"]>;

test("text that a style hides is hidden: of paragraphs and of characters, by a style that it is based on, unless it is shown", async () => {
  const lines = [
    "Plain start ghost end\r",
    "Hidden paragraph\r",
    "Based on it\r",
    "Shown directly\r",
    "Tiny\r",
    "Last line",
  ];
  const text = lines.join("");
  const ends = lines.map((_, at) => lines.slice(0, at + 1).join("").length);
  const styles: Styles = [
    { kind: "paragraph", look: "none" },
    { kind: "paragraph", look: "hidden" },
    { kind: "paragraph", base: 1, look: "none" },
    { kind: "paragraph", look: "tiny" },
    { kind: "character", look: "hidden" },
  ];
  const paragraphs = [0, 1, 2, 1, 3, 0].map((style, at) => ({ to: ends[at] ?? 0, style }));
  const at = (word: string) => ({ from: text.indexOf(word), to: text.indexOf(word) + word.length });
  const runs = [
    { ...at("ghost "), look: 4 },
    { ...at("Shown directly"), look: "shown" as const },
  ];
  const read = await contentOf("a.doc", doc(text, { styles, paragraphs, runs }));
  expect(read.text).toBe("Plain start end\n\nShown directly\n\nLast line");
  expect(read.tricks).toEqual(["7 words are hidden (white, tiny or invisible) and were excluded."]);
  // Styles that name each other, and one that is not there.
  const loop: Styles = [
    { kind: "paragraph", base: 1, look: "none" },
    { kind: "paragraph", base: 0, look: "none" },
  ];
  const odd = [{ to: text.length, style: 1 }];
  expect((await contentOf("a.doc", doc(text, { styles: loop, paragraphs: odd }))).tricks).toEqual([]);
  expect((await contentOf("a.doc", doc(text, { styles: [], paragraphs: odd }))).tricks).toEqual([]);
});
