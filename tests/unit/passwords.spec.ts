/** Files that are protected by a password. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { docx, paragraph, zip } from "../samples/formats.mjs";
import { lockedOffice, lockedOffice2007, lockedPdf } from "../samples/protected.mjs";
import { tar } from "../samples/tar.mjs";
import { linesOf } from "./read-files.ts";

const PASSWORD = "пароль-1";
const ESSAY = "A protected essay about harbours and ledgers, long enough to be packed, packed, packed, packed.";
const LOCKED = "This file is protected by a password.";
const OTHER = "This file is protected by another password.";

const fixture = (name: string): Uint8Array => readFileSync(new URL(`../fixtures/packed/${name}`, import.meta.url));

test("files in a ZIP file are opened by their password, with each kind of encryption", async () => {
  expect(await linesOf("a.zip", fixture("locked-old.zip"), PASSWORD)).toEqual([
    ["a.zip/essay.txt", ESSAY],
    ["a.zip/b.txt", "stored"],
  ]);
  expect(await linesOf("a.zip", fixture("locked-aes.zip"), "secret-1")).toEqual([
    ["a.zip/aes-1.txt", ESSAY],
    ["a.zip/aes-2.txt", ESSAY],
    ["a.zip/aes-3.txt", ESSAY],
    ["a.zip/old.txt", ESSAY],
    ["a.zip/other.txt", OTHER],
    ["a.zip/open.txt", "open"],
  ]);
});

test("without the password, and with a wrong one, each protected file is named and the others are read", async () => {
  for (const [password, line] of [
    [undefined, LOCKED],
    ["", OTHER],
    ["пароль-2", OTHER],
  ] as const) {
    const lines = await linesOf("a.zip", fixture("locked-aes.zip"), password);
    expect(lines.map(([, found]) => found)).toEqual([line, line, line, line, line, "open"]);
  }
});

test("no wrong password gives a text", async () => {
  const bytes = fixture("locked-old.zip");
  const lines: string[] = [];
  // One in 256 passes the check of the old encryption, so that some of these do.
  for (let at = 0; at < 400; at++) lines.push(...(await linesOf("a.zip", bytes, `${at}`)).map(([, line]) => line));
  expect(new Set(lines)).toEqual(new Set([OTHER]));
});

test("an encrypted file that was changed is called damaged, not opened", async () => {
  const bytes = Uint8Array.from(fixture("locked-aes.zip"));
  // Within the first file's bytes, after its header, salt and check.
  bytes.set([0x55, 0x55, 0x55], 90);
  const [[, line] = []] = await linesOf("a.zip", bytes, "secret-1");
  expect(line).toContain("does not match its checksum");
});

test("a PDF is opened by its password, alone and in archives that are protected or not", async () => {
  const pdf = lockedPdf("One essay in a locked file", "secret");
  expect(await linesOf("a.pdf", pdf)).toEqual([["a.pdf", LOCKED]]);
  expect(await linesOf("a.pdf", pdf, "wrong")).toEqual([["a.pdf", OTHER]]);
  expect(await linesOf("a.pdf", pdf, "secret")).toEqual([["a.pdf", "One essay in a locked file"]]);
  expect(await linesOf("a.tar", tar({ "b.zip": zip({ "c.pdf": pdf }) }), "secret")).toEqual([
    ["a.tar/b.zip/c.pdf", "One essay in a locked file"],
  ]);
});

test("Office documents are opened by their password, whichever encryption they have", async () => {
  // Longer than a segment of what is encrypted.
  const text = "One essay of many words. ".repeat(2000).trim();
  const document = docx(paragraph(text));
  for (const locked of [lockedOffice(document, PASSWORD), lockedOffice2007(document, PASSWORD)]) {
    expect(await linesOf("a.docx", locked)).toEqual([["a.docx", LOCKED]]);
    expect(await linesOf("a.docx", locked, "wrong")).toEqual([["a.docx", OTHER]]);
    expect(await linesOf("a.docx", locked, PASSWORD)).toEqual([["a.docx", text]]);
    expect(await linesOf("a.zip", zip({ "b.docx": locked }), PASSWORD)).toEqual([["a.zip/b.docx", text]]);
  }
});

test("a workbook that is only protected against changes is read without a password", async () => {
  const locked = lockedOffice(docx(paragraph("One essay")), "VelvetSweatshop");
  for (const password of [undefined, "of other files"]) {
    expect((await linesOf("a.xlsx", locked, password))[0]?.[1]).toBe("One essay");
  }
});

test("an Office document that lies about its encryption is named", async () => {
  const document = docx(paragraph("One essay"));
  const unread = "This file is password-protected. Remove the password and try again.";
  expect(await linesOf("a.docx", lockedOffice(document, "a", { rounds: 2 ** 31 }), "a")).toEqual([["a.docx", unread]]);
  const whole = lockedOffice(document, "a");
  for (let at = 0; at < whole.length; at += 397) {
    const changed = whole.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    expect((await linesOf("a.docx", changed, "a")).length).toBeGreaterThan(0);
  }
});
