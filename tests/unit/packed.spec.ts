/** 7z and RAR: files with files in them, honest ones and others. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { deflated } from "../hostile/kit.mjs";
import { docx, paragraph, zip } from "../samples/formats.mjs";
import { rar, rar4, SEVEN_AES, SEVEN_DEFLATE, sevenZip } from "../samples/seven-zip.mjs";
import { linesOf as read } from "./read-files.ts";

const CLASS = { "ann/essay.txt": "One essay", "bob/essay.docx": docx(paragraph("Another essay")) };

test("a 7z or RAR file is a folder, whatever it is called", async () => {
  for (const [name, bytes] of [
    ["class.7z", sevenZip(CLASS)],
    ["class.rar", rar(CLASS)],
    ["class.rar", rar4(CLASS)],
    ["class", sevenZip(CLASS)],
    ["class.zip", rar(CLASS)],
  ] as const) {
    expect(await read(name, bytes), name).toEqual([
      [`${name}/ann/essay.txt`, "One essay"],
      [`${name}/bob/essay.docx`, "Another essay"],
    ]);
  }
});

test("a part of a split archive is named as one", async () => {
  const whole = sevenZip(CLASS);
  const said = "This is one part of an archive that was split.";
  for (const name of ["a.7z.002", "a.zip.010", "b/A.RAR.003"])
    expect(await read(name, whole.slice(40, 90)), name).toEqual([[name, expect.stringContaining(said)]]);
  expect(await read("a.7z.001", whole.slice(0, 40))).toEqual([
    ["a.7z.001", expect.stringContaining("one part of several")],
  ]);
  expect(await read("chapter.002", "Two words")).toEqual([["chapter.002", "Two words"]]);
});

test("files packed by 7-Zip and WinRAR are unpacked to the same texts", async () => {
  const texts: Record<string, string>[] = [];
  for (const name of ["packed.7z", "packed.rar"]) {
    const lines = await read(name, readFileSync(new URL(`../fixtures/packed/${name}`, import.meta.url)));
    texts.push(Object.fromEntries(lines.map(([path, text]) => [path.slice(name.length + 1), text])));
  }
  // The last is the line that counts the files of tools: a .gitignore is no document.
  expect(Object.keys(texts[0] ?? {}).sort()).toEqual(["README.md", "addon/addon.py", "addon/addon.xml", "…"]);
  expect(texts[0]?.["addon/addon.py"]).toContain("import simplejson");
  expect(texts[0]).toEqual(texts[1]);
});

test("names in 7z and RAR files are read in every script, and never followed", async () => {
  const files = {
    "папка/Сочинение.txt": "a",
    "../../etc/passwd": "b",
    "C:\\up\\..\\größe.txt": "c",
    "\u202Etxt.exe": "d",
  };
  const expected = ["папка/Сочинение.txt", "etc/passwd", "up/größe.txt", "\uFFFDtxt.exe"];
  expect((await read("a.7z", sevenZip(files))).map(([path]) => path)).toEqual(expected.map((name) => `a.7z/${name}`));
  const names = (await read("a.rar", rar(files))).map(([path]) => path);
  expect(names).toEqual(expected.map((name) => `a.rar/${name}`));
});

test("archives of all kinds lie in 7z and RAR files, down to the same level", async () => {
  const inner = rar({ "b.zip": zip({ "c.txt": "c" }) });
  expect(await read("a.7z", sevenZip({ "a.rar": inner }))).toEqual([["a.7z/a.rar/b.zip/c.txt", "c"]]);
  let deep = sevenZip({ "a.txt": "deep" });
  for (let level = 0; level < 4; level++) deep = sevenZip({ "a.7z": deep });
  expect((await read("a.7z", deep))[0]?.[1]).toContain("inside 4 other archives");
});

const UNREAD =
  "This file could not be unpacked: the archive is damaged, or packed by a rare method. Unpack the archive, and add what was in it.";
const REST =
  "The archive is damaged: what comes after the files listed here was not read. Copy the archive again, or pack it again.";
const LOCKED =
  "This file is protected by a password that cannot be used here. Unpack the archive, and add what was in it.";

test("encrypted files in 7z and RAR files are named one by one", async () => {
  const coder = Buffer.concat([Buffer.from([0x24]), SEVEN_AES.subarray(1)]);
  expect(await read("a.7z", sevenZip({ "a.txt": "0123456789abcdef" }, { coder }))).toEqual([["a.7z/a.txt", LOCKED]]);
  expect(await read("a.rar", rar4({ "a.txt": "a", "b.txt": "b" }, { flags: 4 }))).toEqual([
    ["a.rar/a.txt", LOCKED],
    ["a.rar/b.txt", LOCKED],
  ]);
  expect((await read("a.rar", rar({ "a.txt": "a" }, { locked: true })))[0]?.[1]).toContain("with its list of files");
});

test("of a 7z or RAR file that is cut off or damaged the rest is read, and what is lost is named", async () => {
  const files = { "a.txt": "a".repeat(600), "b.txt": "b".repeat(600), "c.txt": "c" };
  expect(await read("a.rar", rar(files).subarray(0, 900))).toEqual([
    ["a.rar/a.txt", "a".repeat(600)],
    ["a.rar/b.txt", UNREAD],
    ["a.rar/…", REST],
  ]);
  for (const bytes of [sevenZip(files).subarray(0, 900), sevenZip(files).subarray(0, 20), rar(files).subarray(0, 7)]) {
    expect((await read("a.7z", bytes)).map(([, line]) => line)[0]).toMatch(/^This archive \((7-Zip|RAR)\) is damaged/);
  }
  expect(await read("a.7z", sevenZip({ "a.txt": "a", "b.txt": "b" }, { checksum: 7 }))).toContainEqual([
    "a.7z/a.txt",
    UNREAD,
  ]);
});

test("sizes that a 7z or RAR file declares are not believed", async () => {
  for (const size of [1, 50, 2 ** 31, 2 ** 32 + 9]) {
    const lines = await read("a.rar", rar({ "a.txt": "0123456789" }, { size }));
    expect(
      lines.map(([, line]) => line),
      String(size),
    ).not.toContain("0123456789");
    const seven = await read("a.7z", sevenZip({ "a.txt": "0123456789", "b.txt": "b" }, { sizes: [size, 1] }));
    expect(seven.length, String(size)).toBeGreaterThan(0);
    expect(
      seven.map(([, line]) => line),
      String(size),
    ).not.toContain("0123456789");
  }
});

test("a 7z or RAR file of too many files is refused", async () => {
  const many = Object.fromEntries(Array.from({ length: 50_001 }, (_, at) => [`${at}.txt`, "a"]));
  expect((await read("a.rar", rar(many)))[0]?.[1]).toContain("above the limit of 50,000");
  expect((await read("a.7z", sevenZip({ "a.txt": "a" }, { count: 2 ** 40 })))[0]?.[1]).toContain("is damaged");
});

test("a 7z file that is a bomb is stopped, and each file in it has its line", async () => {
  const megabyte = Buffer.alloc(1_000_000, "a");
  const bomb = (count: number, megabytes: number): Uint8Array =>
    sevenZip(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.txt`, ""])), {
      coder: SEVEN_DEFLATE,
      packed: deflated(megabyte, count * megabytes),
      sizes: Array.from({ length: count }, () => megabytes * megabyte.length),
    });
  expect((await read("one.7z", bomb(1, 60))).map(([, line]) => line)).toEqual([
    "This file would unpack to more than 250 times its size, as a zip bomb does. If you trust it, unpack it first.",
  ]);
  const lines = (await read("many.7z", bomb(12, 70))).map(([, line]) => line);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toContain("above the limit of 64 MB");
  expect(lines[11]).toContain("would unpack to more than 256 MB");
});

test("a document that ends a RAR file is not taken for the whole", async () => {
  const essay = docx(paragraph("One essay"));
  expect(await read("a.rar", rar({ "a.txt": "a", "b.docx": essay }))).toEqual([
    ["a.rar/a.txt", "a"],
    ["a.rar/b.docx", "One essay"],
  ]);
});
