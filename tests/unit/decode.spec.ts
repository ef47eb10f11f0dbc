import "../../cli/windows-1252.ts";
import { expect, test } from "@playwright/test";
import { type Message, message } from "../../www/i18n/message.ts";
import { say } from "../../www/i18n/t.ts";
import { type DecodedText, decodeText } from "../../www/read/decode.ts";
import { kindOf } from "../../www/read/detect.ts";
import { LIMITS, tooLarge } from "../../www/read/model.ts";
import { errorAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

speak("en");

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function bytesOf(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...utf8(part)] : part)));
}

/** The line of a file that cannot be read. */
async function errorOf(reading: () => unknown): Promise<string> {
  try {
    await reading();
    return "";
  } catch (error) {
    return errorAsText(error);
  }
}

const kindError = (bytes: Uint8Array): Promise<string> => errorOf(() => kindOf(bytes));
const textError = (bytes: Uint8Array): Promise<string> => errorOf(() => decodeText(bytes));
const plain = (text: string, encoding: Message | string = "UTF-8"): DecodedText => ({
  text,
  encoding,
  label: "utf-8",
  warnings: [],
});

test("UTF-8 is read as it is, with or without its mark", async () => {
  const text = "Größe, мир, 世界, 👩‍🚀\r\n";
  expect(await decodeText(utf8(text))).toEqual(plain(text));
  expect(await decodeText(bytesOf([0xef, 0xbb, 0xbf], text))).toEqual(
    plain(text, message("files-encoding-marked", { name: "UTF-8" })),
  );
});

test("an empty file is an empty text: the engine says so beside the document", async () => {
  expect(await decodeText(new Uint8Array())).toEqual(plain(""));
});

for (const little of [true, false]) {
  test(`UTF-16 ${little ? "LE" : "BE"} is told by its mark, and without one by its NUL bytes`, async () => {
    const text = "plain words, then мир";
    const units = [...text].flatMap((c) => {
      const unit = c.charCodeAt(0);
      return little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    });
    const marked = await decodeText(bytesOf(little ? [0xff, 0xfe] : [0xfe, 0xff], units));
    expect(marked).toMatchObject({ text, encoding: little ? "UTF-16 LE" : "UTF-16 BE", warnings: [] });
    const bare = await decodeText(bytesOf(units.slice(0, 40)));
    expect(bare).toMatchObject({ text: text.slice(0, 20), encoding: little ? "UTF-16 LE" : "UTF-16 BE" });
    expect(bare.warnings.length).toBe(1);
  });
}

/** A text in bytes of UTF-16. */
const wide = (text: string, isLittle: boolean): Uint8Array =>
  bytesOf(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
      isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
    ),
  );

for (const [language, text] of [
  ["Chinese", "灯塔看守人每天傍晚都要爬上狭窄的楼梯，赶在大雾来临之前点亮那盏大灯。"],
  ["Japanese", "灯台守は毎晩、霧が来る前に狭い階段を登り、大きなランプに火をともした。\n三十年のあいだ"],
  ["Korean", "등대지기는 매일 저녁 안개가 오기 전에 좁은 계단을 올라 큰 등불을 켰다."],
]) {
  test(`${language} in UTF-16 without a mark is read, and it is said`, async () => {
    for (const isLittle of [true, false]) {
      const encoding = isLittle ? "UTF-16 LE" : "UTF-16 BE";
      expect(await decodeText(wide(text ?? "", isLittle))).toMatchObject({
        ...{ text, encoding },
        warnings: [message("files-no-mark", { encoding })],
      });
    }
  });
}

test("bytes that only happen to be Chinese characters are not taken for UTF-16", async () => {
  // "Bush hid the facts", and a table of numbers in two bytes each, which are characters in a row.
  expect((await decodeText(utf8("Bush hid the facts"))).text).toBe("Bush hid the facts");
  const numbers = Array.from({ length: 200 }, (_, at) => 0x4e00 + 5 * at);
  expect(await textError(bytesOf(numbers.flatMap((number) => [number & 255, number >> 8])))).not.toBe("");
});

test("UTF-16 cut in the middle of a character says what was lost", async () => {
  const decoded = await decodeText(bytesOf([0xff, 0xfe, 0x61, 0, 0x62]));
  expect(decoded).toMatchObject({
    text: "a\uFFFD",
    warnings: [message("files-replaced", { count: 1, encoding: "UTF-16 LE" })],
  });
});

test("binary files are refused by name", async () => {
  expect(await kindError(bytesOf([0x89], "PNG\r\n\x1a\n"))).toContain("a picture (PNG)");
  expect(await kindError(bytesOf([0xff, 0xd8, 0xff, 0xe0]))).toContain("a picture (JPEG)");
  expect(await kindError(bytesOf([0xfd], "7zXZ", [0]))).toContain(
    "an archive in the format xz. Unpack it, or pack it as ZIP.",
  );
  expect(await kindError(bytesOf([0x28, 0xb5, 0x2f, 0xfd, 0x24], "a"))).toContain(
    "an archive in the format Zstandard. Unpack it, or pack it as ZIP.",
  );
  expect(await textError(bytesOf("abc", [0], "def"))).toContain("This is not text: there is a NUL byte at position 3.");
  expect(await textError(bytesOf(Array<number>(99).fill(1), "a"))).toContain("99 of its 100 bytes");
  expect(await textError(bytesOf([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]))).toContain("UTF-32");
});

test("UTF-8 with a few bad bytes keeps the good ones and counts the bad", async () => {
  const decoded = await decodeText(bytesOf("naïve – café ", [0xe9], " naïve ", [0xfc]));
  expect(decoded).toMatchObject({ text: "naïve – café \uFFFD naïve \uFFFD", encoding: "UTF-8" });
  expect(decoded.warnings.map(say)[0]).toContain("2 places are not valid UTF-8");
});

test("old Western and Cyrillic encodings are guessed, and the guess is said", async () => {
  const western = await decodeText(bytesOf("Gr", [0xf6, 0xdf], "e ", [0x93], "quoted", [0x94]));
  expect(western).toMatchObject({ text: "Größe “quoted”", label: "windows-1252" });
  expect(western.warnings.map(say)[0]).toContain("read as Western (windows-1252)");
  const russian = "Мой дядя самых честных правил, когда не в шутку занемог";
  const bytes = [...russian].map((c) => (c >= "А" && c <= "я" ? c.charCodeAt(0) - 0x410 + 0xc0 : c.charCodeAt(0)));
  expect(await decodeText(bytesOf(bytes))).toMatchObject({ text: russian, label: "windows-1251" });
});

test("surrogates and overlong forms are not valid UTF-8", async () => {
  expect((await decodeText(bytesOf("éé", [0xed, 0xa0], "x"))).text).toBe("éé\uFFFD\uFFFDx");
  expect((await decodeText(bytesOf("éé", [0xc0, 0xaf]))).text).toBe("éé\uFFFD\uFFFD");
});

test("a file above the limit is refused with both sizes", () => {
  expect(say(tooLarge(LIMITS.fileBytes + 1))).toContain("65 MB is above the limit of 64 MB");
  expect(say(tooLarge(100 * 1024 * 1024))).toContain("100 MB is above the limit of 64 MB");
});
