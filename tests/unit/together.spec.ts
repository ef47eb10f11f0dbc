/** Small files that are opened together have the bytes that each has by itself. */
import { expect, test } from "@playwright/test";
import { strToU8, type Zippable, zipSync } from "fflate";
import { message } from "../../www/i18n/message.ts";
import { listZip, unzip } from "../../www/read/parts/zip.ts";
import { follow } from "../../www/read/thread.ts";
import { openTogether, zipStretchesOf } from "../../www/read/together.ts";
import { readerHost } from "./host.ts";
import { randomOf } from "./random.ts";

const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

test("the bytes are each file's own, whatever lies beside it", async () => {
  const random = randomOf(7);
  for (let round = 0; round < 50; round++) {
    const files = Array.from({ length: random(8) }, () => {
      const size = [0, 1, random(300), 65_536, 65_537][random(5)] ?? 0;
      return random(6) === 0 ? null : new Blob([Uint8Array.from({ length: size }, () => random(256))]);
    });
    const opened = await openTogether(files);
    expect(opened.length).toBe(files.length);
    const isSmall = (file: Blob | null | undefined): boolean => file != null && file.size <= 65_536;
    const several = files.filter(isSmall).length > 1;
    for (const [at, file] of files.entries()) {
      if (!file || !isSmall(file) || !several) expect(opened[at]).toBeNull();
      else expect((await bytesOf(file)).equals(opened[at] ?? new Uint8Array())).toBe(true);
    }
  }
});

test("a file that changes costs no other its text", async () => {
  const changed = new Blob(["text of the changed file"]);
  // As a file that grew after its size was asked for.
  Object.defineProperty(changed, "size", { value: 3 });
  const jobs = [new Blob(["one"]), changed, new Blob(["three"])].map((blob, at) => ({
    source: { blob },
    asked: { name: `${at}.txt` },
  }));
  const { order, outcomes } = await follow({ order: 4, jobs }, readerHost);
  expect(order).toBe(4);
  expect(outcomes.map(({ found }) => "text" in found && found.text)).toEqual([
    "one",
    "text of the changed file",
    "three",
  ]);
});

test("files that are read together have the texts, formats and sizes that each has by itself", async () => {
  const files = [
    ["a.txt", "plain"],
    ["empty.txt", ""],
    ["page.txt", "<!doctype html><p>a page"],
    ["binary.txt", "\0\0\0\0"],
    ["windows.txt", Uint8Array.from([0x63, 0x61, 0x66, 0xe9])],
  ] as const;
  const jobs = files.map(([name, content]) => ({ source: { blob: new Blob([content]) }, asked: { name } }));
  const { outcomes } = await follow({ order: 1, jobs }, readerHost);
  const alone = await Promise.all(
    jobs.map(async (job) => (await follow({ order: 1, jobs: [job] }, readerHost)).outcomes[0]),
  );
  expect(outcomes).toEqual(alone);
  expect(outcomes.map(({ size }) => size)).toEqual(jobs.map(({ source }) => source.blob.size));
});

test("entries of an archive have the bytes that each has by itself, whatever of it is in memory", async () => {
  const random = randomOf(11);
  const text = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => 97 + random(random(2) ? 3 : 26));
  for (let round = 0; round < 12; round++) {
    const files = Array.from({ length: 1 + random(9) }, (_, at) => {
      const bytes = text([0, 1, random(400), random(90_000), random(8) === 0 ? 5_000_000 : 10][random(5)] ?? 0);
      // Some fields of the header are longer than is expected.
      const extra = random(4) === 0 ? { 48879: new Uint8Array(random(300)) } : {};
      return [`${at}-${"ы".repeat(random(30))}.txt`, [bytes, { level: random(3) === 0 ? 0 : 6, extra }]] as const;
    });
    const blob = new Blob([zipSync(Object.fromEntries(files) as unknown as Zippable) as Uint8Array<ArrayBuffer>]);
    const entries = await listZip(blob);
    const some = entries.filter(() => random(4) > 0);
    const stretches = await zipStretchesOf(blob, some);
    const kept = stretches.reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(kept).toBeLessThanOrEqual(Math.min(blob.size, 1 << 23));
    for (const entry of entries) {
      const alone = await unzip(blob, entry);
      expect(Buffer.from(alone).equals(await unzip(blob, entry, stretches))).toBe(true);
    }
  }
});

test("a hundred small entries are read with a few readings of the archive, and an entry that lies says so", async () => {
  const archive = zipSync(
    Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}.txt`, strToU8(`text ${at} `.repeat(50))])),
  ) as Uint8Array<ArrayBuffer>;
  let readings = 0;
  const counted = (blob: Blob): Blob => {
    const slice = (from: number, to: number): Blob => counted(blob.slice(from, to));
    const read = <T>(what: T): T => {
      readings++;
      return what;
    };
    const { size } = blob;
    return { size, slice, arrayBuffer: () => read(blob.arrayBuffer()), stream: () => read(blob.stream()) } as Blob;
  };
  const blob = counted(new Blob([archive]));
  const entries = await listZip(blob);
  readings = 0;
  const jobs = entries.map((entry) => ({ source: { blob, entry }, asked: { name: entry.name } }));
  const [lying] = jobs;
  if (lying) lying.source = { blob, entry: { ...lying.source.entry, offset: 2 ** 32 } };
  const { outcomes } = await follow({ order: 1, jobs }, readerHost);
  const texts = outcomes.map(({ found }) => ("text" in found ? found.text.split(" ", 2).join(" ") : found));
  expect(texts).toEqual(entries.map((_, at) => (at === 0 ? { error: message("files-zip-misplaced") } : `text ${at}`)));
  // One for all, and one for the place that the first entry claims.
  expect(readings).toBe(2);
});
