/** A thousand copies of a file take the memory of one. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { contentOf } from "../../www/files/formats/model.ts";
import { readFiles } from "../../www/files/read.ts";
import { SameTexts } from "../../www/files/same-texts.ts";
import { message } from "../../www/messages/message.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const BYTES = 500_000;

/** A text that is a string of its own, as one that comes from a thread. */
function text(word = "word "): string {
  return Buffer.alloc(BYTES, word).toString("latin1");
}

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("equal texts of many files are one string", async () => {
  const run = async () => ({ found: contentOf(message("files-format-latex"), text()), size: BYTES });
  const found = Array.from({ length: 64 }, (_, at) => ({ path: `${at}.txt`, open: () => new Blob() }));
  const before = heapBytes();
  const files = await readFiles(found, { run, onProgress: () => {}, signal: new AbortController().signal });
  expect(heapBytes() - before).toBeLessThan(16 * BYTES);
  expect(files.map(({ decoded }) => "text" in decoded && decoded.text === text())).not.toContain(false);
});

test("texts that differ anywhere stay what they are", () => {
  const texts = new SameTexts();
  const all = ["", "a", "b", text(), text("word. ")];
  for (const at of [0, 40_000, BYTES / 2, BYTES - 1]) {
    const other = text();
    all.push(`${other.slice(0, at)}!${other.slice(at + 1)}`);
  }
  for (const one of [...all, ...all]) expect(texts.first(one) === one).toBe(true);
});
