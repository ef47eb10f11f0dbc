import { expect, test } from "@playwright/test";
import { type Message, message } from "../../www/i18n/message.ts";
import { decodeText } from "../../www/read/decode.ts";

const ESSAY =
  "The quick brown fox jumps over the lazy dog, and the dog sleeps on. Nobody in the village saw it happen; still, all of " +
  "them talked about it for weeks, as if they had stood beside the fence themselves.\n";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));
const cyrillic = (text: string): Uint8Array =>
  Uint8Array.from(text, (c) => (c >= "А" && c <= "я" ? c.charCodeAt(0) - 0x410 + 0xc0 : c.charCodeAt(0)));
const removed = (count: number): Message => message("files-control-removed", { count });

async function isRead(bytes: Uint8Array): Promise<boolean> {
  return decodeText(bytes).then(
    () => true,
    () => false,
  );
}

/** Bytes without a pattern, the same every time. */
function noise(length: number, seed: number, from = 0, to = 255): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + ((state >>> 16) % (to - from + 1));
  });
}

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test("a few NUL characters are removed from a text, and the words around them stay whole", async () => {
  const decoded = await decodeText(utf8(ESSAY.replace("quick", "qu\0ick").replace("village", "vill\0age")));
  expect(decoded).toEqual({
    text: ESSAY,
    encoding: "UTF-8",
    label: "utf-8",
    warnings: [message("files-control-removed", { count: 2 })],
  });
});

test("those of Latin-1 and escapes count, too, and a command to a terminal is dropped whole", async () => {
  const { text, warnings } = await decodeText(
    new TextEncoder().encode("you\u0092ve a\u0081b c\u001bd \u001b[1mbo\u001b[0;31mld e\u0085"),
  );
  expect(text).toBe("you\u2019ve a b c d bold e\u0085");
  expect(warnings).toEqual([
    removed(2),
    message("files-control-punctuation", { count: 1 }),
    message("files-control-spaces", { count: 2 }),
  ]);
});

test("other control characters become spaces, or the punctuation they were cut from", async () => {
  const decoded = await decodeText(utf8(`${ESSAY}I\x7fsay\x14you\x19ve\x01come, \x18late\x19.`));
  expect(decoded.text).toBe(`${ESSAY}I say—you’ve come, ‘late’.`);
  expect(decoded.warnings).toEqual([
    message("files-control-punctuation", { count: 4 }),
    message("files-control-spaces", { count: 2 }),
  ]);
});

test("white space and the old end-of-file mark are no strays", async () => {
  const text = "one\ttwo\v three\f four\r\n five \x1a";
  expect(await decodeText(utf8(text))).toMatchObject({ text, warnings: [] });
});

test("a short text with one NUL is not taken for UTF-16", async () => {
  for (const text of ["one two three four five", "one two three four five six", "größer als je zuvor"]) {
    const decoded = await decodeText(utf8(`${text.slice(0, 5)}\0${text.slice(5)}`));
    expect(decoded).toMatchObject({ text, encoding: "UTF-8", warnings: [removed(1)] });
  }
});

test("strays are taken out of texts in other encodings, too", async () => {
  const western = await decodeText(latin1(`Gr\xf6\xdfe und G\0\xfcte. ${ESSAY}`));
  expect(western).toMatchObject({ text: `Größe und Güte. ${ESSAY}`, label: "windows-1252" });
  expect(western.warnings[1]).toEqual(removed(1));
  const russian = "Мой дядя самых честных правил, когда не в шутку занемог, он уважать себя заставил";
  const decoded = await decodeText(cyrillic(russian.replace("самых", "сам\0ых")));
  expect(decoded).toMatchObject({ text: russian, label: "windows-1251" });
  const wide = [..."\uFEFFone t\0wo"].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]);
  expect(await decodeText(Uint8Array.from(wide))).toMatchObject({
    text: "one two",
    encoding: "UTF-16 LE",
    warnings: [removed(1)],
  });
  expect((await decodeText(utf8("a\0b"), { chosen: "utf-8" })).text).toBe("ab");
});

test("NUL characters at the end of a text are padding", async () => {
  const decoded = await decodeText(joined(utf8(ESSAY), new Uint8Array(ESSAY.length)));
  expect(decoded).toMatchObject({ text: ESSAY, warnings: [removed(ESSAY.length)] });
  expect(await isRead(joined(utf8(ESSAY), new Uint8Array(10 * ESSAY.length)))).toBe(false);
  expect(await isRead(new Uint8Array(1000))).toBe(false);
});

test("source code and tables are text with a NUL in them, too", async () => {
  const table = "id;points;date\n".concat(...Array.from({ length: 20 }, (_, n) => `${n};${n * 7};2026-11-${n}\n`));
  expect((await decodeText(utf8(`${table}\0`))).text).toBe(table);
});

test("noise is never text because of the NUL in it", async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const bytes = noise(16 + 13 * seed, seed);
    if (bytes.includes(0)) expect(await isRead(bytes), `seed ${seed}`).toBe(false);
    // Packed data as some formats hold it, with no control character but a few NUL.
    const packed = noise(16 + 13 * seed, seed, 0x20);
    for (let at = 7; at < packed.length; at += 101) packed[at] = 0;
    expect(await isRead(packed), `packed, seed ${seed}`).toBe(false);
  }
});

test("a binary file with much text in it is binary: its header or its tables say so", async () => {
  const long = utf8(ESSAY.repeat(200));
  const tar = joined(
    utf8("essay.txt"),
    new Uint8Array(91),
    utf8("0000644\x001750\x001750\0"),
    new Uint8Array(390),
    long,
  );
  expect(await isRead(tar)).toBe(false);
  const header = joined(Uint8Array.from([3, 2, 0, 0, 0]), long);
  expect(await isRead(header)).toBe(false);
  const table = joined(long, new Uint8Array(Uint32Array.from({ length: 40 }, (_, n) => n * 999).buffer), long);
  expect(await isRead(table)).toBe(false);
  const strings = joined(
    ...["red", "green", "blue", "white", "black"].flatMap((name) => [utf8(name), new Uint8Array(1)]),
  );
  expect(await isRead(strings)).toBe(false);
});
