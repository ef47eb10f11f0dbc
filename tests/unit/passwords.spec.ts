/** Files that are protected by a password. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { zip } from "../samples/formats.mjs";
import { lockedPdf } from "../samples/protected.mjs";
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
  for (let at = 0; at < 600; at++) lines.push(...(await linesOf("a.zip", bytes, `${at}`)).map(([, line]) => line));
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
