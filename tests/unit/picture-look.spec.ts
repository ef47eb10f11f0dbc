/** Pictures that look alike: their hash from pixels, and who shares which. */
import { expect, test } from "@playwright/test";
import { readContent } from "../../www/read/content.ts";
import { lookOf } from "../../www/read/picture-look.ts";
import { findTraces, type TracedDocument } from "../../www/traces/find-traces.ts";
import { pairInShort } from "../../www/traces/in-short.ts";
import { areAlike, groupsAlike, type Look, lookFrom } from "../../www/traces/looks-alike.ts";
import { pairInWords } from "../../www/traces/traces-in-words.ts";
import { numbers } from "../hostile/kit.mjs";
import { type Picture, photo, png } from "../samples/photos.mjs";
import { tracedDocx } from "../samples/traces.mjs";
import { readerHost } from "./host.ts";
import { speak } from "./speak.ts";

test.beforeAll(() => speak("en"));

const look = (picture: Picture, digest = "1-1"): Look => {
  const found = lookFrom(`${lookOf(picture)} ${digest}`);
  if (!found) throw new Error("it has no look");
  return found;
};

/** Pixels with what a decoder or another quality of JPEG may make of them. */
function noisy({ width, height, data }: Picture, levels: number): Picture {
  const random = numbers(7);
  return {
    width,
    height,
    data: data.map((byte, at) => (at % 4 === 3 ? byte : byte + Math.round((random() - 0.5) * 2 * levels))),
  };
}

test("a picture that was scaled or saved again looks alike, and other pictures do not", () => {
  const looks = Array.from({ length: 16 }, (_, seed) => look(photo(seed)));
  for (const [seed, original] of looks.entries()) {
    for (const copy of [photo(seed, 320, 240), photo(seed, 107, 80), noisy(photo(seed), 5)]) {
      expect(areAlike(original, look(copy)), `${seed}`).toBe(true);
    }
    // Stretched, it is another.
    expect(areAlike(original, look(photo(seed, 160, 90)))).toBe(false);
  }
  const pairs = looks.flatMap((one, at) => looks.slice(at + 1).filter((other) => areAlike(one, other)));
  expect(pairs).toEqual([]);
  // Always the same bits.
  expect(lookOf(photo(1))).toBe(lookOf(photo(1)));
  expect(lookOf(photo(1))).toMatch(/^[0-9a-f]{32}-133$/);
});

test("a picture with little in it has no look", () => {
  const paint = (colourAt: (x: number, y: number) => number[], width = 300, height = 200): string | null => {
    const data = new Uint8ClampedArray(4 * width * height);
    for (let at = 0; at < width * height; at++) data.set(colourAt(at % width, Math.floor(at / width)), 4 * at);
    return lookOf({ width, height, data });
  };
  const [white, red] = [
    [255, 255, 255, 255],
    [200, 20, 20, 255],
  ];
  expect(paint(() => white ?? [])).toBeNull();
  // A logo, a diagram of thin lines, a transparent picture, a smooth surface, an icon.
  expect(paint((x, y) => ((x - 150) ** 2 + (y - 100) ** 2 < 5000 ? red : white) ?? [])).toBeNull();
  expect(paint((x, y) => (x % 40 === 0 || y % 40 === 0 ? [0, 0, 0, 255] : (white ?? [])))).toBeNull();
  expect(paint((x, y) => [x, y, x ^ y, 0])).toBeNull();
  expect(paint((x) => [x / 2, x / 2, x / 2, 255])).toBeNull();
  expect(lookOf(photo(1, 60, 60))).toBeNull();
  for (const wrong of ["", "x", `${"0".repeat(32)}-`, `${"g".repeat(32)}-100 1-1`]) expect(lookFrom(wrong)).toBeNull();
});

test("pictures are grouped in time that grows with their number", () => {
  const random = numbers(3);
  const many = Array.from(
    { length: 10_000 },
    (_, at): Look => ({
      ...{ parts: Array.from({ length: 8 }, () => Math.floor(random() * 0x10000)), ratio: 133, digest: String(at) },
    }),
  );
  expect(groupsAlike(many)).toEqual([]);
  const same = Array.from({ length: 3000 }, (): Look => ({ parts: [1, 2, 3, 4, 5, 6, 7, 8], ratio: 100, digest: "1" }));
  expect(groupsAlike(same)[0]?.length).toBeGreaterThan(400);
});

test("pictures that few files share are facts with innocent causes; equal ones, and those of a class, are not counted", () => {
  const made = (name: string, looks: string[], pictures: string[] = []): TracedDocument => ({
    ...{ name, author: null, role: "submission", words: 800 },
    traces: { looks, pictures },
  });
  const stored = (seed: number, digest: string, levels = 0): string =>
    `${lookOf(noisy(photo(seed), levels))} ${digest}`;
  const all = Array.from({ length: 30 }, (_, at) =>
    made(`${at}`, [stored(99, `9-${at}`, at % 5), stored(at, `8-${at}`)]),
  );
  expect(findTraces(all)).toMatchObject({ pairs: [], weak: [] });
  const batch = [...all, made("copy", [stored(4, "7-1", 5)]), made("same", [stored(5, "8-5")], ["8-5"])];
  const { pairs } = findTraces(batch);
  expect(pairs.map(({ a, b, looks }) => [a, b, looks])).toEqual([[4, 30, 1]]);
  expect(pairs.map(pairInShort)).toEqual(["1 picture that looks alike"]);
  const [words] = pairs.flatMap(pairInWords);
  expect(words?.fact).toBe("1 picture looks alike in both files, though its bytes differ.");
  expect(words?.meaning).toContain("Innocent causes: both took it from the same place");
});

test("pictures are looked at where the host decodes them, within limits, and whatever is wrong with them", async () => {
  const known = new Map([3, 4].map((seed) => [seed, photo(seed)] as const));
  const files = [...known.values()].map(png);
  const asked: number[] = [];
  const host = {
    ...readerHost,
    decodePicture: async (bytes: Uint8Array) => {
      asked.push(bytes.length);
      const at = files.findIndex((file) => file.equals(bytes));
      return at < 0 ? null : ([...known.values()][at] ?? null);
    },
  };
  const huge = Buffer.from(files[0] ?? []);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const damaged = Buffer.from(files[1] ?? []);
  damaged.fill(0, 60, 90);
  const bytes = tracedDocx("One paragraph.", { pictures: [...files, huge, damaged, Buffer.alloc(5000, "x")] });
  const read = async (given: typeof readerHost) => {
    const found = await readContent({ blob: new Blob([Uint8Array.from(bytes)]) }, { name: "a.docx" }, given);
    return "text" in found ? found.traces : null;
  };
  expect(await read(host)).toEqual({
    pictures: expect.arrayContaining([]),
    looks: [3, 4].map((seed) => expect.stringMatching(new RegExp(`^${lookOf(photo(seed))} \\d+-[0-9a-f]{8}$`))),
    cut: 1,
  });
  expect(asked.length).toBeGreaterThan(2);
  expect(await read(readerHost)).toEqual({ pictures: expect.arrayContaining([]) });
});
