import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import iconv from "iconv-lite";
import { say } from "../../www/i18n/t.ts";
import { readContent } from "../../www/read/content.ts";
import { type Content, countWords } from "../../www/read/model.ts";
import { type ReadFile, readFiles } from "../../www/read/read.ts";
import { everyFormat, odp, zip } from "../samples/formats.mjs";
import { hostile } from "../samples/hostile.mjs";
import { readerHost } from "./host.ts";
import { contentAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

speak("en");

const maps = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps");
const host = {
  ...readerHost,
  readCharacterMap: async (name: string) => new Uint8Array(readFileSync(join(maps, name))),
};

const fixture = (path: string): string =>
  readFileSync(new URL(`../fixtures/${path}`, import.meta.url), "utf8").replace(/^\uFEFF/, "");

/** Reads files as the page does, but on this thread. */
function readAll(files: Record<string, Uint8Array<ArrayBuffer>>): Promise<ReadFile[]> {
  const found = Object.entries(files).map(([path, bytes]) => ({
    ...{ path, size: bytes.length },
    open: () => new Blob([bytes]),
  }));
  return readFiles(found, {
    run: async ({ source, asked }) => ({ found: await readContent(source, asked, host), size: null }),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
}

async function readOne(name: string, bytes: Uint8Array, encoding?: string): Promise<Content> {
  const found = await readContent({ blob: new Blob([Uint8Array.from(bytes)]) }, { name, encoding }, host);
  if (!("text" in found)) throw new Error(`${name} was not read: ${JSON.stringify(found)}`);
  return found;
}

/** Runs of five words in lower case, as the engine compares them by default. */
function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

function jaccard(x: Set<string>, y: Set<string>): number {
  const shared = [...x].filter((one) => y.has(one)).length;
  return shared / (x.size + y.size - shared);
}

for (const name of ["english_classics/thoreau-where-i-lived.txt", "english_classics/eliot-silas-marner.txt"]) {
  test(`one text is the same in every format: ${name}`, async () => {
    const files = everyFormat(fixture(name));
    const read = await readAll(files);
    // The ZIP file holds two.
    expect(read.length).toBe(Object.keys(files).length + 1);
    const sets = read.map(({ path, decoded }) => {
      if ("error" in decoded) throw new Error(`${path}: ${say(decoded.error)}`);
      return { path, set: shingles(decoded.text) };
    });
    for (const x of sets) {
      for (const y of sets) expect(jaccard(x.set, y.set), `${x.path} and ${y.path}`).toBeGreaterThanOrEqual(0.95);
    }
  });
}

test("what is spoken beside slides follows them, and white text on them is no trick", async () => {
  const read = await readOne("talk.odp", odp([["One sentence"], ["Another"]], { notes: { 1: "What is said to it" } }));
  expect(read.text.split(/\n+/)).toEqual(["One sentence", "Another", "What is said to it"]);
  expect([say(read.format), read.tricks]).toEqual(["OpenDocument", []]);
});

test("of subtitles the spoken lines are read, without numbers, times and tags", async () => {
  const cues = [
    "\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>It was 3 < 4</i>\r\nin 1984",
    '2\r\n00:00:03.000 --> 00:00:04.000 X1:10\r\n{\\an8}<font color="red">and so on.</font>',
    "3\r\n00:00:05,000 --> 00:00:06,000\r\n",
    "4\r\n0:0:7 --> 0:0:9\r\nThe end.",
  ];
  const read = await readOne("film.srt", new TextEncoder().encode(cues.join("\r\n\r\n")));
  expect(read.text).toBe("It was 3 < 4\nin 1984\nand so on.\nThe end.");
  expect([say(read.format), read.warnings]).toEqual(["subtitles", []]);
  const other = await readOne("notes.srt", new TextEncoder().encode("Only some notes on a film."));
  expect([other.text, say(other.format)]).toEqual(["Only some notes on a film.", "plain text"]);
  expect(other.warnings.map((one) => (typeof one === "string" ? one : say(one))).join()).toContain("ends in “.srt”");
});

test("of a receipt of Blackboard, only what the student typed is read", async () => {
  const about = "Name: Ann Lee (annlee)\nAssignment: Essay 1\nDate Submitted: Friday, January 2, 2026 3:00:05 AM EST\n";
  const nothing = "There is no student submission text data for this assignment.";
  const noComments = "There are no student comments for this assignment.";
  const files =
    "\n\nFiles:\n\tOriginal filename: a.docx\n\tFilename: Essay 1_annlee_attempt_2026-01-02-03-00-05_a.docx\n";
  const receipt = (typed: string, comments: string, end = files) =>
    `${about}Current Grade: Needs Grading\n\nSubmission Field:\n${typed}\n\nComments:\n${comments}${end}`;
  const read = (text: string) =>
    readOne("Essay 1_annlee_attempt_2026-01-02-03-00-05.txt", new TextEncoder().encode(text));
  const empty = await read(receipt(nothing, noComments));
  expect([
    empty.text,
    say(empty.format),
    empty.warnings.map((one) => (typeof one === "string" ? one : one.code)),
  ]).toEqual(["", "Blackboard receipt", ["files-receipt"]]);
  for (const [text, typed] of [
    [receipt("First line.\n\nName: of the rose", noComments), "First line.\n\nName: of the rose"],
    [receipt(nothing, "It is late, sorry."), "It is late, sorry."],
    [receipt("An essay.", "A comment."), "An essay.\n\nA comment."],
    [receipt("An essay.\nComments:\nnone of them", noComments), "An essay.\nComments:\nnone of them"],
    [receipt("Files:\nOriginal filename: mine\nand more", noComments, ""), "Files:\nOriginal filename: mine\nand more"],
    [receipt("An essay.", noComments).replaceAll("\n", "\r\n").replace("Grade", "Mark"), "An essay."],
    [`${about}Current Grade: 7\n`, ""],
  ] as const) {
    expect((await read(text)).text, text).toBe(typed);
  }
  const own = `${about}I am no receipt.`;
  expect((await read(own)).text).toBe(own);
});

test("every hostile file gets its line, and none is lost", async () => {
  const files = Object.fromEntries(Object.entries(hostile).map(([name, { bytes }]) => [name, bytes]));
  const read = await readAll(files);
  expect(read.length).toBe(Object.keys(hostile).length);
  for (const [at, [name, { unread, says, words, path }]] of Object.entries(hostile).entries()) {
    const { path: found = "", decoded } = read[at] as ReadFile;
    expect(found.startsWith(name)).toBe(true);
    if ("error" in decoded) {
      expect(say(decoded.error), name).toMatch(unread ?? /it should have been read/);
      continue;
    }
    expect(unread, `${name} was read`).toBeUndefined();
    const { tricks, missing, warnings } = contentAsText(decoded);
    const remarks = [...tricks, ...missing.map((what) => `partly read, without ${what}`), ...warnings];
    if (says) expect(remarks.join(" "), name).toMatch(says);
    if (words !== undefined) expect(countWords(decoded.text), name).toBe(words);
    if (path !== undefined) expect(found).toBe(path);
  }
});

const declaration = (language: string): string => fixture(`udhr2_multi/${language}.txt`).slice(0, 4000);

/** A text, the code page it is written in, and the labels that read it rightly. */
const CODE_PAGES: readonly (readonly [language: string, text: () => string, codePage: string])[] = [
  ["Russian", () => declaration("rus"), "windows-1251"],
  ["Russian", () => declaration("rus"), "koi8-r"],
  ["Russian", () => declaration("rus"), "iso-8859-5"],
  ["Spanish", () => declaration("spa"), "windows-1252"],
  ["Catalan", () => declaration("cat"), "windows-1252"],
  ["Greek", () => declaration("ell_monotonic"), "iso-8859-7"],
  ["Hebrew", () => declaration("heb"), "windows-1255"],
  ["Arabic", () => declaration("arb"), "windows-1256"],
  ["Japanese", () => declaration("jpn"), "shift_jis"],
  ["Japanese", () => declaration("jpn"), "euc-jp"],
  ["Chinese", () => declaration("cmn_hans"), "gbk"],
  ["Chinese", () => declaration("cmn_hant"), "big5"],
  ["Korean", () => declaration("kor"), "euc-kr"],
  ["Thai", () => declaration("tha"), "windows-874"],
  ["Russian", () => declaration("rus"), "utf-16le"],
  ["Polish", () => POLISH, "windows-1250"],
  ["Polish", () => POLISH, "iso-8859-2"],
];

const POLISH =
  "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem " +
  "i powinni postępować wobec innych w duchu braterstwa. Każdy człowiek posiada wszystkie prawa i wolności zawarte w " +
  "niniejszej Deklaracji bez względu na jakiekolwiek różnice rasy, koloru, płci, języka, wyznania, poglądów politycznych " +
  "i innych, narodowości, pochodzenia społecznego, majątku, urodzenia lub jakiegokolwiek innego stanu.";

for (const [language, text, codePage] of CODE_PAGES) {
  test(`${language} in ${codePage} is guessed, and read by hand`, async () => {
    // What the code page cannot write is no part of the question.
    const bytes = Uint8Array.from(iconv.encode(text(), codePage));
    const wanted = iconv.decode(Buffer.from(bytes), codePage);
    const guessed = await readOne("old.txt", bytes);
    expect(guessed.text, say(guessed.encoding)).toBe(wanted);
    expect(guessed.warnings.map(say).join()).toMatch(/It was read as|bytes suggest/);
    const chosen = await readOne("old.txt", bytes, codePage);
    expect(chosen.text).toBe(wanted);
    expect(chosen.label).toBe(codePage);
    expect(chosen.warnings).toEqual([]);
  });
}

test("a page is read in the encoding that it declares", async () => {
  const html = '<html><head><meta charset="windows-1257"></head><body><p>ąžuolas ėjo žvejoti</p></body></html>';
  const read = await readOne("page.html", Uint8Array.from(iconv.encode(html, "windows-1257")));
  expect([read.text, read.label]).toEqual(["ąžuolas ėjo žvejoti", "windows-1257"]);
});

test("archives open level by level, every file under the path it has in them", async () => {
  const inner = zip({ "b.txt": "b", ".DS_Store": "x" });
  const read = await readAll({ "class.zip": zip({ "jane/a.txt": "a", "jane.zip": inner, "z\\y.txt": "z" }) });
  expect(read.map(({ path }) => path)).toEqual([
    "class.zip/jane/a.txt",
    "class.zip/jane.zip/b.txt",
    "class.zip/jane.zip/…",
    "class.zip/z/y.txt",
  ]);
});

test("text that is read again comes from where it lay, in an archive, too", async () => {
  const bytes = Uint8Array.from(iconv.encode("Größe und Maß, für alle Fälle", "windows-1252"));
  const [file] = await readAll({ "old.zip": zip({ "old.txt": bytes }) });
  const source = file?.source;
  if (!source) throw new Error("there is no way back to the file");
  const again = await readContent(source, { name: "old.txt", encoding: "koi8-r" }, host);
  expect("text" in again && again.text).toBe(iconv.decode(Buffer.from(bytes), "koi8-r"));
});

test("the ending of a program beats what its text begins with", async () => {
  const page = fixture("programs/php-doctype/a.php");
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const name of ["a.php", "b.phtml", "c.js", "d.cs", "e.jsp.java"]) {
    const { text, format } = await readOne(name, bytes(page));
    expect([text, say(format)], name).toEqual([page, "source code"]);
  }
  for (const [begin, name] of [
    ["<?xml version='1.0'?><html>", "a.php"],
    ["\\documentclass{article}\n", "b.py"],
    ['{"nbformat": 4, "cells": []}\n', "c.js"],
  ] as const) {
    expect((await readOne(name, bytes(begin))).text, name).toBe(begin);
  }
  for (const name of ["a.html", "a.txt", "a", "a.xml"]) {
    expect(say((await readOne(name, bytes(page))).format), name).toBe("HTML");
  }
});

test("between the code of R Markdown its texts are comments, line by line", async () => {
  const textOf = async (text: string, name = "a.Rmd") => {
    const { text: read, format } = await readOne(name, new TextEncoder().encode(text));
    expect(say(format)).toBe("R Markdown");
    return read;
  };
  const chunk = "```{r setup, echo=FALSE}\r\nx <- c(1, 2) # it\r\n```\r\n";
  expect(await textOf(`---\r\ntitle: It's\r\n---\r\n\r\nA plan.\r\n${chunk}The end, \`r x\`.`)).toBe(
    "# ---\r\n# title: It's\r\n# ---\r\n\r\n# A plan.\r\n# ```{r setup, echo=FALSE}\r\nx <- c(1, 2) # it\r\n# ```\r\n# The end, `r x`.",
  );
  expect(await textOf("````{python}\ns = '''\n```\n'''\n````\nText", "a.qmd")).toBe(
    "# ````{python}\ns = '''\n```\n'''\n# ````\n# Text",
  );
  expect(await textOf("An essay\n\n```\nas it is\n```")).toBe("An essay\n\n```\nas it is\n```");
});

test("between the code of a notebook its texts are comments", async () => {
  const book = (...cells: [type: string, source: string][]) =>
    JSON.stringify({ nbformat: 4, cells: cells.map(([cell_type, source]) => ({ cell_type, source })) });
  const textOf = async (text: string) => (await readOne("a.ipynb", new TextEncoder().encode(text))).text;
  expect(await textOf(book(["markdown", "# It's\r\n\r\na `plan`"], ["code", "x = 1\ny"], ["raw", "\n"]))).toBe(
    "# # It's\r\n\r\n# a `plan`\n\nx = 1\ny",
  );
  expect(await textOf(book(["markdown", "An essay"], ["raw", "of words"]))).toBe("An essay\n\nof words");
  const [ann, bob] = await Promise.all(
    ["ann", "bob"].map((name) => textOf(fixture(`programs/notebooks-by-default/${name}.ipynb`))),
  );
  expect(ann).toMatch(/^# # Exercise 3\n# The keeper/);
  expect(bob).toContain("\n\nimport pandas as pd\n");
});
