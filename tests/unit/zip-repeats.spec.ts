/** Of an archive of 2 MB that unpacks to 2 GB, equal files are unpacked once. */
import { expect, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { say } from "../../www/i18n/t.ts";
import { listZip } from "../../www/read/parts/zip.ts";
import { repeatsOf } from "../../www/read/parts/zip-repeats.ts";
import { type ReadFile, readFiles } from "../../www/read/read.ts";
import { ReaderPool } from "../../www/read/reader-pool.ts";
import { follow } from "../../www/read/thread.ts";
import { readerHost } from "./host.ts";
import { speak } from "./speak.ts";

speak("en");

/** A text that packs to a hundredth. */
const text = (end: string): string => `${"word ".repeat(40_000)}${end}`;

const archive = (files: Record<string, string | Uint8Array>): Blob =>
  new Blob([
    Uint8Array.from(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]),
        ),
      ),
    ),
  ]);

/** So many files, whose contents are told by their numbers. */
const many = (count: number, contentOf: (at: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${String(at).padStart(3, "0")}.txt`, contentOf(at)]));

/** Reads one archive; also the names of what a thread had to read. */
async function readZip(blob: Blob) {
  const pool = new ReaderPool(
    (onReply) => ({ post: async (order) => onReply(await follow(order, readerHost)), end: () => {} }),
    2,
  );
  const read: string[] = [];
  const progress: [done: number, total: number][] = [];
  const files = await readFiles([{ path: "class.zip", open: () => blob }], {
    run: (job) => {
      read.push(job.asked.name);
      return pool.run(job);
    },
    onProgress: (...each) => progress.push(each),
    signal: new AbortController().signal,
  });
  pool.end();
  return { files, read, last: progress.at(-1) };
}

const textOf = ({ decoded }: ReadFile): string => ("text" in decoded ? decoded.text : say(decoded.error));

test("files packed into the same bytes are unpacked once, and have what each would have by itself", async () => {
  const files = { ...many(9, () => text("end")), "other.txt": text("and"), "z.py": text("end"), "small.txt": "small" };
  const { files: found, read, last } = await readZip(archive(files));
  expect(read.sort()).toEqual([
    "class.zip",
    ...["000.txt", "other.txt", "small.txt", "z.py"].map((name) => `class.zip/${name}`),
  ]);
  expect(last).toEqual([13, 13]);
  expect(found.map(({ path }) => path)).toEqual(Object.keys(files).map((name) => `class.zip/${name}`));
  expect(found.map(textOf)).toEqual(Object.values(files));
  for (const { decoded, size } of found) {
    expect("text" in decoded && decoded.warnings).toEqual([]);
    expect("text" in decoded && decoded.text.length).toBe(size);
  }
  // Each can be read again by itself.
  expect(found.map(({ source }) => source?.entry?.name)).toEqual(Object.keys(files));
  expect(found.map(({ decoded }) => "format" in decoded && say(decoded.format))[10]).not.toBe("plain text");
});

test("files are equal by their bytes, whatever checksums the archive lists", async () => {
  const blob = archive({ "a.txt": "one text", "b.txt": "one text", "c.txt": "two text", "d.txt": "one text" });
  const entries = (await listZip(blob)).map((entry) => ({ ...entry, crc: 7 }));
  expect(new Set(entries.map(({ size, packed }) => `${size}/${packed}`)).size).toBe(1);
  expect(await repeatsOf(blob, entries, 0)).toEqual([0, 0, 2, 0]);
  // Few bytes are not worth a look.
  expect(await repeatsOf(blob, entries)).toEqual([0, 1, 2, 3]);
  const encrypted = entries.map((entry) => ({ ...entry, isEncrypted: true }));
  expect(await repeatsOf(blob, encrypted, 0)).toEqual([0, 1, 2, 3]);
  const misplaced = entries.map((entry, at) => (at < 2 ? { ...entry, offset: entry.offset + 1 } : entry));
  expect(await repeatsOf(blob, misplaced, 0)).toEqual([0, 1, 2, 3]);
});

test("archives that are equal are opened each", async () => {
  const inner = zipSync({ "a.txt": strToU8(text("end")) }, { level: 0 });
  const { files } = await readZip(
    archive(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${at}.zip`, inner]))),
  );
  expect(files.map(({ path }) => path)).toEqual(Array.from({ length: 8 }, (_, at) => `class.zip/${at}.zip/a.txt`));
  expect(files.map(textOf)).toEqual(Array(8).fill(text("end")));
});
