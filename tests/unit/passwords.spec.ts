/** Files that are protected by a password. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Locked, Unreadable } from "../../www/read/model.ts";
import { decryptorOf } from "../../www/read/parts/old-office-passwords.ts";
import { docx, odt, paragraph, zip } from "../samples/formats.mjs";
import {
  byCryptoApi,
  cryptoApiHeader,
  lockedOffice,
  lockedOffice2007,
  lockedOpenDocument,
  lockedPdf,
} from "../samples/protected.mjs";
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

const locked = (name: string): Uint8Array => readFileSync(new URL(`../fixtures/locked/${name}`, import.meta.url));
const BY_LIBREOFFICE = "\u043farol-1";

test("an OpenDocument file is opened by its password, and is as damaged as it is", async () => {
  const bytes = locked("locked.odt");
  expect(await linesOf("a.odt", bytes)).toEqual([["a.odt", LOCKED]]);
  expect(await linesOf("a.odt", bytes, "wrong")).toEqual([["a.odt", OTHER]]);
  expect(await linesOf("a.odt", bytes, "")).toEqual([["a.odt", OTHER]]);
  expect(await linesOf("a.odt", bytes, BY_LIBREOFFICE)).toEqual([
    ["a.odt", "A protected essay about harbours and ledgers."],
  ]);
  expect(await linesOf("a.zip", zip({ "b.odt": bytes }), BY_LIBREOFFICE)).toEqual([
    ["a.zip/b.odt", "A protected essay about harbours and ledgers."],
  ]);
});

test("OpenDocument files by other keys and rounds are opened, and ones that lie about them are named", async () => {
  const text = "One essay of many words. ".repeat(2000).trim();
  const document = odt(`<text:p>${text}</text:p>`);
  for (const how of [{}, { start: "sha1" }, { keyBytes: 16 }, { saltEach: true }] as const) {
    const bytes = lockedOpenDocument(document, PASSWORD, how);
    expect(await linesOf("a.odt", bytes, "wrong")).toEqual([["a.odt", OTHER]]);
    expect(await linesOf("a.odt", bytes, PASSWORD)).toEqual([["a.odt", text]]);
  }
  // On a page that was loaded without encryption.
  const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, "subtle");
  Object.defineProperty(Crypto.prototype, "subtle", { configurable: true, get: () => undefined });
  const opened = await linesOf("a.odt", lockedOpenDocument(document, PASSWORD), PASSWORD);
  if (subtle) Object.defineProperty(Crypto.prototype, "subtle", subtle);
  expect(opened).toEqual([["a.odt", text]]);
  const unread = "This file is password-protected. Remove the password and try again.";
  for (const how of [
    { rounds: 2 ** 31 },
    { rounds: -1 },
    { algorithm: "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#blowfish" },
    { derivation: "urn:org:documentfoundation:names:experimental:office:manifest:argon2id" },
  ])
    expect(await linesOf("a.odt", lockedOpenDocument(document, PASSWORD, how), PASSWORD)).toEqual([["a.odt", unread]]);
  // Salts, vectors and sizes that are none.
  for (const [from, to] of [
    [/initialisation-vector="[^"]*"/g, 'initialisation-vector="AAAA"'],
    [/salt="[^"]*"/g, 'salt="*"'],
    [/manifest:size="[^"]*"/g, 'manifest:size="99999999999"'],
    [/manifest:size="[^"]*"/g, 'manifest:size="3"'],
    [/manifest:checksum="[^"]*"/g, ""],
  ] as const) {
    const bytes = lockedOpenDocument(document, PASSWORD, { manifest: (xml) => xml.replace(from, to) });
    const [[, line = ""] = []] = await linesOf("a.odt", bytes, PASSWORD);
    expect(line.length).toBeLessThan(200);
  }
});

test("documents of Word and workbooks of Excel before 2007 are opened by their password", async () => {
  for (const [name, text] of [
    ["locked.doc", "A protected essay about harbours and ledgers."],
    ["locked.xls", "A protected sheet about harbours."],
  ] as const) {
    const bytes = locked(name);
    expect(await linesOf(name, bytes)).toEqual([[name, LOCKED]]);
    expect(await linesOf(name, bytes, "wrong")).toEqual([[name, OTHER]]);
    expect(await linesOf(name, bytes, BY_LIBREOFFICE)).toEqual([[name, text]]);
    for (let at = 0; at < bytes.length; at += 61) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      expect((await linesOf(name, changed, BY_LIBREOFFICE)).length).toBeGreaterThan(0);
    }
  }
});

test("an old document encrypted by CryptoAPI is opened, and one that lies about it is named", async () => {
  const bytes = Buffer.from(locked("locked.doc"));
  const how = bytes.indexOf(Buffer.from([1, 0, 1, 0]), 512);
  const unread = "This file is password-protected. Remove the password and try again.";
  // Another version, and none at all.
  for (const version of [0, 0x00020001, 0x00020002, 0x00020004, 0x00050005, 0xffffffff]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt32LE(version, how);
    expect((await linesOf("a.doc", changed, BY_LIBREOFFICE))[0]?.[1], String(version)).toBe(unread);
  }
  const verifier = Buffer.from("a verifier's text").subarray(0, 16);
  for (const bits of [40, 128, 0]) {
    const header = cryptoApiHeader("key", verifier, bits);
    const text = Buffer.from("Some text of two blocks and more. ".repeat(40));
    const encrypted = byCryptoApi("key", text, bits || 40);
    expect(Buffer.from(decryptorOf(header, "key")(encrypted, 512)).toString()).toBe(text.toString());
    expect(() => decryptorOf(header, "other")).toThrow(Locked);
  }
  expect(() => decryptorOf(cryptoApiHeader("key", verifier, 256), "key")).toThrow(Unreadable);
  expect(() => decryptorOf(cryptoApiHeader("key", verifier, 128).subarray(0, 90), "key")).toThrow(Unreadable);
});
