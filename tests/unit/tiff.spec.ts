/** TIFF files: which pages can be read, and what pdf.js decodes of each kind. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readContent } from "../../www/read/content.ts";
import { type TiffPage, tiffPages } from "../../www/read/recognition/tiff.ts";
import { pdfOf } from "../../www/read/recognition/tiff-pdf.ts";
import { numbers } from "../hostile/kit.mjs";
import { mutator } from "../hostile/mutate.mjs";
import { tiff } from "../samples/tiff.mjs";
import { readerHost } from "./host.ts";

const fixture = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`../fixtures/tiff/${name}.tif`, import.meta.url)));

const pageIn = (bytes: Uint8Array): TiffPage => {
  const [page, ...others] = tiffPages(bytes);
  if (!page || others.length > 0) throw new Error("not one page");
  return page;
};

const outcomeOf = (bytes: Uint8Array<ArrayBuffer>) =>
  readContent({ blob: new Blob([bytes]) }, { name: "scan.tif" }, readerHost);

/** What pdf.js decodes of a page, as red, green and blue, from top to bottom. */
async function decoded(page: TiffPage): Promise<number[]> {
  Object.assign(globalThis, { DOMMatrix: class {} });
  const { getDocument, OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: pdfOf(page), verbosity: 0, isOffscreenCanvasSupported: false }).promise;
  const drawn = await document.getPage(1);
  const { fnArray, argsArray } = await drawn.getOperatorList();
  const pixels: number[] = [];
  for (const [at, operator] of fnArray.entries()) {
    if (operator !== OPS.paintImageXObject) continue;
    const { width, height, kind, data } = await new Promise<{
      width: number;
      height: number;
      kind: number;
      data: Uint8Array;
    }>((done) => {
      const [name] = argsArray[at] as [string];
      drawn.objs.get(name, done);
    });
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // A bit for a pixel, or three or four bytes.
        const bit = ((data[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
        const from = (y * width + x) * (kind + 1);
        if (kind === 1) pixels.push(255 * bit, 255 * bit, 255 * bit);
        else pixels.push(...data.subarray(from, from + 3));
      }
    }
  }
  await document.loadingTask.destroy();
  return pixels;
}

/** The greatest difference. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.length === other.length
    ? one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0)
    : 999;

test("a page looks the same however it is packed, in strips", async () => {
  const raw = pageIn(fixture("bw-raw"));
  expect([raw.width, raw.height, raw.pieces.length]).toEqual([70, 50, 4]);
  const expected = Array.from({ length: 50 }, (_, y) =>
    Array.from({ length: 70 }, (_, x) => {
      const byte = raw.pieces[Math.floor(y / 16)]?.bytes[(y % 16) * 9 + (x >> 3)] ?? 0;
      return Array(3).fill((byte >> (7 - (x & 7))) & 1 ? 255 : 0);
    }),
  ).flat(2);
  for (const packing of ["raw", "packbits", "lzw", "adobe_deflate", "group3", "group4", "ccitt"])
    expect(apart(await decoded(pageIn(fixture(`bw-${packing}`))), expected), packing).toBe(0);
});

test("grey and coloured pages, with a palette, with differences and as JPEG", async () => {
  for (const [kind, packings] of [
    ["grey", ["lzw", "jpeg"]],
    ["rgb", ["lzw", "jpeg"]],
    ["palette", ["packbits"]],
  ] as const) {
    const expected = await decoded(pageIn(fixture(`${kind}-raw`)));
    expect(expected.length).toBe(3 * 40 * 30);
    expect(new Set(expected).size).toBeGreaterThan(8);
    for (const packing of packings) {
      const found = await decoded(pageIn(fixture(`${kind}-${packing}`)));
      if (packing !== "jpeg") expect(apart(found, expected), `${kind} ${packing}`).toBe(0);
      // Coarse, but the same picture.
      const sum = found.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0);
      expect(sum / expected.length, `${kind} ${packing}`).toBeLessThan(16);
    }
  }
});

test("bits in the other order, tiles, white as zero, and a page that lies on its side", async () => {
  const rows = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37) & 255));
  const expected = await decoded(pageIn(tiff([{ width: 16, height: 16, strips: [rows] }])));
  const negative = Buffer.from(rows.map((byte) => byte ^ 255));
  expect(
    apart(await decoded(pageIn(tiff([{ width: 16, height: 16, strips: [negative], colours: 0 }]))), expected),
  ).toBe(0);
  const turned = Buffer.from(
    rows.map((byte) => Number.parseInt([...byte.toString(2).padStart(8, "0")].reverse().join(""), 2)),
  );
  const inOrder = { width: 16, height: 16, strips: [turned], fields: { 266: 2 } };
  expect(apart(await decoded(pageIn(tiff([inOrder]))), expected)).toBe(0);
  const big = tiff([{ width: 16, height: 16, strips: [rows] }], { isLittle: false });
  expect(apart(await decoded(pageIn(big)), expected)).toBe(0);
  const tiles = { width: 20, height: 20, strips: [rows, rows, rows, rows], fields: { 322: 16, 323: 16 } };
  const page = pageIn(tiff([tiles]));
  expect(page.pieces.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    ...[
      [0, 0, 16, 16],
      [16, 0, 16, 16],
    ],
    ...[
      [0, 16, 16, 16],
      [16, 16, 16, 16],
    ],
  ]);
  expect((await decoded(page)).length).toBe(4 * expected.length);
  const onItsSide = pageIn(tiff([{ width: 16, height: 16, strips: [rows], fields: { 274: 6 } }]));
  expect(Buffer.from(pdfOf(onItsSide)).toString("latin1")).toContain("/Rotate 90");
});

test("all pages of a file are offered, without its thumbnails, and a kind that cannot be drawn is named as before", async () => {
  const page = { width: 16, height: 16, strips: [Buffer.alloc(32, 0x5a)] };
  const file = tiff([page, { ...page, fields: { 254: 1 } }, page, { ...page, packing: 34_712 }]);
  expect(await outcomeOf(file)).toMatchObject({
    error: { code: "files-picture" },
    pictures: { numbers: [0, 1, 2], total: 3 },
  });
  const unknown = await outcomeOf(tiff([{ ...page, packing: 34_712 }]));
  expect(unknown).toMatchObject({ error: { code: "files-other-picture" } });
  expect(unknown).not.toHaveProperty("pictures");
});

test("whatever is wrong with a file, its pages are found or not, in bounds", async () => {
  const page = { width: 16, height: 16, strips: [Buffer.alloc(16, 0x5a), Buffer.alloc(16, 0xa5)] };
  const whole = tiff([page, page]);
  expect(tiffPages(whole).map((one) => one?.pieces.length)).toEqual([2, 2]);
  // Directories in a circle, strips that are the whole file each, and more of them than there are.
  expect(tiffPages(tiff([page, page], { next: 8 })).length).toBe(2);
  expect(tiffPages(tiff([{ ...page, fields: { 279: 0xffffffff } }]))).toEqual([null]);
  const same = { ...page, height: 16_000, fields: { 278: 8, 273: Array(2_000).fill(8), 279: Array(2_000).fill(200) } };
  expect(tiffPages(tiff([same]))).toEqual([null]);
  expect(tiffPages(tiff([{ ...page, fields: { 278: 0 } }]))).toEqual([null]);
  expect(tiffPages(tiff([{ ...page, width: 0 }]))).toEqual([null]);
  for (let at = 4; at < whole.length; at++) expect(tiffPages(whole.subarray(0, at)).length).toBeLessThan(3);
  const mutate = mutator(numbers(3));
  for (const name of ["bw-group4", "rgb-jpeg", "palette-packbits"]) {
    const bytes = fixture(name);
    for (let at = 0; at < 300; at++) {
      for (const found of tiffPages(mutate(bytes))) {
        if (found) expect(pdfOf(found).length).toBeLessThan(100_000 + 10 * bytes.length);
      }
    }
  }
});
