/** Small files that are opened together have the bytes that each has by itself. */
import { expect, test } from "@playwright/test";
import { follow } from "../../www/files/reader-thread.ts";
import { openTogether } from "../../www/files/together.ts";
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
  const host = { readCharacterMap: () => Promise.reject(new Error("no PDF is read here")) };
  const { order, outcomes } = await follow({ order: 4, jobs }, host);
  expect(order).toBe(4);
  expect(outcomes.map(({ found }) => "text" in found && found.text)).toEqual([
    "one",
    "text of the changed file",
    "three",
  ]);
});

test("files that are read together have the texts, formats and sizes that each has by itself", async () => {
  const host = { readCharacterMap: () => Promise.reject(new Error("no PDF is read here")) };
  const files = [
    ["a.txt", "plain"],
    ["empty.txt", ""],
    ["page.txt", "<!doctype html><p>a page"],
    ["binary.txt", "\0\0\0\0"],
    ["windows.txt", Uint8Array.from([0x63, 0x61, 0x66, 0xe9])],
  ] as const;
  const jobs = files.map(([name, content]) => ({ source: { blob: new Blob([content]) }, asked: { name } }));
  const { outcomes } = await follow({ order: 1, jobs }, host);
  const alone = await Promise.all(jobs.map(async (job) => (await follow({ order: 1, jobs: [job] }, host)).outcomes[0]));
  expect(outcomes).toEqual(alone);
  expect(outcomes.map(({ size }) => size)).toEqual(jobs.map(({ source }) => source.blob.size));
});
