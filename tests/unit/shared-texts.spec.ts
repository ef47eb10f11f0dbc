/** A thousand copies of a file take the memory of one, and texts that do not fit into memory are refused by name. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { message } from "../../www/i18n/message.ts";
import type { FileContent } from "../../www/read/content.ts";
import { contentOf } from "../../www/read/model.ts";
import { readFiles } from "../../www/read/read.ts";
import type { Job, ReadOutcome } from "../../www/read/reader-pool.ts";
import { SharedTexts } from "../../www/read/shared-texts.ts";

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
  const texts = new SharedTexts();
  const all = ["", "a", "b", text(), text("word. ")];
  for (const at of [0, 40_000, BYTES / 2, BYTES - 1]) {
    const other = text();
    all.push(`${other.slice(0, at)}!${other.slice(at + 1)}`);
  }
  for (const one of [...all, ...all]) expect(texts.acquire(one).text === one).toBe(true);
});

test("each text counts once, for as long as a file has it, with two bytes a character where it needs them", () => {
  const texts = new SharedTexts();
  const [first, second, wide] = [text(), text(), `${text()}…`].map((each) => texts.acquire(each));
  expect(first).toBe(second);
  expect(texts.bytes).toBe(BYTES + 2 * (BYTES + 1));
  for (const held of [first, wide]) if (held) texts.release(held);
  expect(texts.bytes).toBe(BYTES);
  if (second) texts.release(second);
  expect(texts.bytes).toBe(0);
  expect(texts.acquire(text())).not.toBe(first);
});

/** What is found in files; from the one named "cut" on there is more text than fits. */
const files: Readonly<Record<string, FileContent>> = {
  ...{ "0.txt": plain("a"), "1.txt": plain("b"), "2.txt": plain("a"), "3.txt": { error: message("files-not-read") } },
  ...{ "4.txt": plain("c"), "5 cut.txt": plain("d"), "6.txt": plain("a"), "7.txt": plain("small", 10) },
  "8.zip": { entries: [], firsts: [], lines: [], blob: new Blob() },
};

function plain(word: string, bytes = BYTES): FileContent {
  return contentOf(message("files-format-latex"), Buffer.alloc(bytes, word).toString("latin1"));
}

for (const [order, permute] of [
  ["their order", (at: number) => at],
  ["the opposite order", (at: number) => 8 - at],
  ["another order", (at: number) => (at * 5 + 3) % 9],
] as const) {
  test(`what does not fit into memory is refused by name, if files are read in ${order}`, async () => {
    const waiting: (() => void)[] = [];
    const run = ({ asked: { name } }: Job): Promise<ReadOutcome> =>
      new Promise((finish) => {
        const found = files[name];
        if (found) waiting.push(() => finish({ found, size: BYTES }));
        if (waiting.length < 9) return;
        for (const at of waiting.keys()) waiting[permute(at)]?.();
      });
    const found = Object.keys(files).map((path) => ({ path, open: () => new Blob() }));
    const progress: number[] = [];
    const read = await readFiles(found, {
      ...{ run, signal: new AbortController().signal, maxTextBytes: 3.5 * BYTES },
      onProgress: (done) => progress.push(done),
    });
    expect(progress.at(-1)).toBe(9);
    expect(read.map(({ path }) => path)).toEqual(Object.keys(files));
    const refused = { error: message("files-too-much-text", { limit: 1 }) };
    expect(read.slice(5).map(({ decoded }) => decoded)).toEqual(Array(4).fill(refused));
    const texts = read.map(({ decoded }) => ("text" in decoded ? decoded.text.slice(0, 1) : ""));
    expect(texts.slice(0, 5)).toEqual(["a", "b", "a", "", "c"]);
  });
}

test("once there is too much text, no further file is read", async () => {
  let reads = 0;
  const run = async (): Promise<ReadOutcome> => ({ found: plain(String(reads++)), size: BYTES });
  const found = Array.from({ length: 1000 }, (_, at) => ({ path: `${at}.txt`, open: () => new Blob() }));
  const read = await readFiles(found, {
    ...{ run, onProgress: () => {}, signal: new AbortController().signal, maxTextBytes: 3.5 * BYTES },
  });
  expect(read.filter(({ decoded }) => "text" in decoded)).toHaveLength(3);
  expect(reads).toBeLessThan(300);
});
