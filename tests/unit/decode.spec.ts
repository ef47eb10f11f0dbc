import { expect, test } from "@playwright/test";
import { type Decoded, decodeText, MAX_FILE_BYTES, tooLarge } from "../../www/files/decode.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytesOf(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...utf8(part)] : part)));
}

function textOf(decoded: Decoded): string {
  if ("error" in decoded) throw new Error(decoded.error);
  return decoded.text;
}

function errorOf(decoded: Decoded): string {
  return "error" in decoded ? decoded.error : "";
}

test("UTF-8 is read as it is, with or without its mark", () => {
  const text = "Größe, мир, 世界, 👩‍🚀\r\n";
  expect(decodeText(utf8(text))).toEqual({ text, encoding: "UTF-8", warnings: [] });
  expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], text))).toEqual({
    text,
    encoding: "UTF-8 with byte-order mark",
    warnings: [],
  });
});

test("an empty file is an empty text: the engine says so beside the document", () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "UTF-8", warnings: [] });
});

for (const little of [true, false]) {
  test(`UTF-16 ${little ? "LE" : "BE"} is told by its mark, and without one by its NUL bytes`, () => {
    const text = "plain words, then мир";
    const units = [...text].flatMap((c) => {
      const unit = c.charCodeAt(0);
      return little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    });
    const marked = decodeText(bytesOf(little ? [0xff, 0xfe] : [0xfe, 0xff], units));
    expect(marked).toEqual({ text, encoding: little ? "UTF-16 LE" : "UTF-16 BE", warnings: [] });
    const bare = decodeText(bytesOf(units.slice(0, 40)));
    expect(bare).toMatchObject({ text: text.slice(0, 20), encoding: little ? "UTF-16 LE" : "UTF-16 BE" });
    expect("warnings" in bare && bare.warnings.length).toBe(1);
  });
}

test("UTF-16 cut in the middle of a character says what was lost", () => {
  const decoded = decodeText(bytesOf([0xff, 0xfe, 0x61, 0, 0x62]));
  expect(decoded).toMatchObject({ text: "a\uFFFD", warnings: ["1 place is not valid in UTF-16 LE: shown as \uFFFD"] });
});

test("binary files are refused by name", () => {
  expect(errorOf(decodeText(bytesOf("%PDF-1.7\n")))).toBe(
    "this is a PDF; only plain text can be read so far: save it as .txt",
  );
  expect(errorOf(decodeText(bytesOf("PK\x03\x04", [0, 0], "word/document.xml")))).toContain("Word document");
  expect(errorOf(decodeText(bytesOf("PK\x03\x04", [0, 0], "a.txt")))).toContain("a ZIP archive");
  expect(errorOf(decodeText(bytesOf([0x89], "PNG\r\n\x1a\n")))).toContain("a PNG picture");
  expect(errorOf(decodeText(bytesOf([0xff, 0xd8, 0xff, 0xe0])))).toContain("a JPEG picture");
  expect(errorOf(decodeText(bytesOf("abc", [0], "def")))).toBe("this is not text: it has a NUL byte at position 3");
  expect(errorOf(decodeText(bytesOf(Array<number>(99).fill(1), "a")))).toContain("99 of its 100 bytes");
  expect(errorOf(decodeText(bytesOf([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])))).toContain("UTF-32");
});

test("UTF-8 with a few bad bytes keeps the good ones and counts the bad", () => {
  const decoded = decodeText(bytesOf("naïve – café ", [0xe9], " naïve ", [0xfc]));
  expect(decoded).toMatchObject({ text: "naïve – café \uFFFD naïve \uFFFD", encoding: "UTF-8" });
  expect("warnings" in decoded && decoded.warnings[0]).toContain("2 places are not valid UTF-8");
});

test("old Western and Cyrillic encodings are guessed, and the guess is said", () => {
  const western = decodeText(bytesOf("Gr", [0xf6, 0xdf], "e ", [0x93], "quoted", [0x94]));
  expect(western).toMatchObject({ text: "Größe “quoted”", encoding: "windows-1252" });
  expect("warnings" in western && western.warnings[0]).toContain("taken for windows-1252");
  const russian = "Мой дядя самых честных правил, когда не в шутку занемог";
  const bytes = [...russian].map((c) => (c >= "А" && c <= "я" ? c.charCodeAt(0) - 0x410 + 0xc0 : c.charCodeAt(0)));
  expect(decodeText(bytesOf(bytes))).toMatchObject({ text: russian, encoding: "windows-1251" });
});

test("surrogates and overlong forms are not valid UTF-8", () => {
  expect(textOf(decodeText(bytesOf("éé", [0xed, 0xa0], "x")))).toBe("éé\uFFFD\uFFFDx");
  expect(textOf(decodeText(bytesOf("éé", [0xc0, 0xaf])))).toBe("éé\uFFFD\uFFFD");
});

test("a file above the limit is refused with both sizes", () => {
  expect(errorOf(decodeText(new Uint8Array(MAX_FILE_BYTES + 1)))).toContain("64 MB is above the limit of 64 MB");
  expect(tooLarge(100 * 1024 * 1024)).toContain("100 MB is above the limit of 64 MB");
});
