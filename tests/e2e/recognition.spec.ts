/** Text of pages that are only pictures, in the built page: pictures drawn here are read by Tesseract, as a user's are. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { type ScannedPage, scannedPdf } from "../samples/scans.mjs";
import { tiff } from "../samples/tiff.mjs";
import { faultsOf } from "./axe.ts";
import { choose, documentRow, expect, file, pairLink, removeAll, type TestFile, test } from "./page.ts";

const COPIED =
  "The lighthouse keeper counted the ships that passed the northern harbour every morning and wrote their names into a " +
  "heavy book which his daughter later carried across the mountains to the archive of the old university";

const FIRST = `When the winter ended the people of the village repaired their boats and painted the doors. ${COPIED}. Nobody spoke about the storm again.`;
const SECOND = `Our history lesson began with a question about small towns and their records. ${COPIED}. The teacher asked us to explain why.`;
const OTHER =
  "A recipe for bread needs flour, water, salt and time. Mix them in a wide bowl, wait until the dough has doubled, fold it twice, and bake it in a hot oven with a little steam.";

interface Drawn {
  type?: string;
  /** Quarter turns. */
  turns?: number;
  width?: number;
  height?: number;
}

/** A picture of a text, drawn by the browser. */
async function pictureOf(page: Page, text: string, drawn: Drawn = {}): Promise<Buffer> {
  const { type = "image/jpeg", turns = 0, width = 1240, height = 877 } = drawn;
  const base64 = await page.evaluate(
    async ([words, kind, angle, across, down]) => {
      const upright = new OffscreenCanvas(across, down);
      const pen = upright.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.fillStyle = "#f4f2ec";
      pen.fillRect(0, 0, across, down);
      pen.fillStyle = "#1c1c1c";
      pen.font = "26px serif";
      let [x, y] = [90, 110];
      for (const word of words.split(" ")) {
        const { width: length } = pen.measureText(`${word} `);
        if (x + length > across - 90) [x, y] = [90, y + 40];
        pen.fillText(word, x, y);
        x += length;
      }
      const isTurned = angle % 2 === 1;
      const sheet = new OffscreenCanvas(isTurned ? down : across, isTurned ? across : down);
      const place = sheet.getContext("2d");
      place?.translate(sheet.width / 2, sheet.height / 2);
      place?.rotate((angle * Math.PI) / 2);
      place?.drawImage(upright, -across / 2, -down / 2);
      const bytes = new Uint8Array(await (await sheet.convertToBlob({ type: kind, quality: 0.85 })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [text, type, turns, width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

const named = (name: string, buffer: Uint8Array): TestFile => ({
  ...{ name, mimeType: "", buffer: Buffer.from(buffer) },
});

/** A sheet of A4 as a page of a PDF. */
async function pageOf(page: Page, text: string): Promise<ScannedPage> {
  return { jpeg: await pictureOf(page, text, { width: 1240, height: 1754 }), width: 1240, height: 1754 };
}

/** A page of a TIFF file, in black and white and in strips that cut through its lines. */
async function scannedIn(page: Page, text: string) {
  const [width, height, rows] = [1240, 877, 64];
  const base64 = (await pictureOf(page, text, { type: "image/png", width, height })).toString("base64");
  const bits = await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const rowBytes = Math.ceil(bitmap.width / 8);
    const packed = new Uint8Array(rowBytes * bitmap.height);
    for (let at = 0; at < bitmap.width * bitmap.height; at++) {
      const [x, y] = [at % bitmap.width, Math.floor(at / bitmap.width)];
      const place = y * rowBytes + (x >> 3);
      if ((data[4 * at] ?? 0) > 128) packed[place] = (packed[place] ?? 0) | (128 >> (x & 7));
    }
    return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  }, base64);
  const all = Buffer.from(bits, "base64");
  const stripBytes = rows * Math.ceil(width / 8);
  const strips = Array.from({ length: Math.ceil(height / rows) }, (_, at) =>
    deflateSync(all.subarray(at * stripBytes, (at + 1) * stripBytes)),
  );
  return { width, height, strips, packing: 8, fields: { 278: rows } };
}

const offer = (page: Page, title: string) => page.getByRole("region", { name: title });

async function readPictures(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Read the pictures", exact: true }).click();
  const progress = page.getByRole("progressbar", { name: /Reading the pictures/ });
  await progress.waitFor();
  await progress.waitFor({ state: "detached", timeout: 200_000 });
}

const showDocuments = (page: Page) => page.getByRole("link", { name: /^Documents/ }).click();

test("scans and photos are read when the user asks for it, and a copy among them is listed", async ({
  lookalike: page,
}) => {
  const later: string[] = [];
  page.on("request", (request) => later.push(new URL(request.url()).pathname));
  await choose(page, [
    named("ann.jpg", await pictureOf(page, FIRST)),
    named("bob.png", await pictureOf(page, SECOND, { type: "image/png", turns: 1 })),
    named("eve.webp", await pictureOf(page, OTHER, { type: "image/webp" })),
    named("fax.tif", tiff([await scannedIn(page, OTHER), await scannedIn(page, SECOND)])),
  ]);
  await expect(offer(page, "5 pages in 4 files can only be read as pictures.")).toContainText("less than a minute");
  expect(await faultsOf(page, "pictures offered")).toEqual([]);
  expect(later.filter((path) => /tesseract|traineddata/.test(path))).toEqual([]);
  await readPictures(page);
  await expect(pairLink(page, "ann.jpg", "bob.png")).toBeVisible();
  await expect(pairLink(page, "ann.jpg", "eve.webp")).toHaveCount(0);
  await expect(pairLink(page, "ann.jpg", "fax.tif")).toBeVisible();
  await expect(pairLink(page, "eve.webp", "fax.tif")).toBeVisible();
  await showDocuments(page);
  await expect(documentRow(page, "fax.tif")).toContainText("TIFF picture");
  await expect(documentRow(page, "bob.png")).toContainText("PNG picture");
  await expect(documentRow(page, "bob.png")).toContainText(/Read from a picture, with a mean confidence of \d\d%/);
  await expect(page.getByText("not read", { exact: false })).toHaveCount(0);
  // Misread letters are no trick.
  await expect(page.getByText(/trick|look-alike|invisible/i)).toHaveCount(0);
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "ann.jpg", "bob.png").click();
  await expect(page.getByRole("region", { name: "Scores" })).toContainText("read from a picture");
});

test("pages that are pictures get their text in its place, in a PDF and in a ZIP file", async ({ lookalike: page }) => {
  const text = (start: string): ScannedPage => ({
    text: Array.from({ length: 20 }, (_, at) => `${start} line ${at} tells about walks, rivers and number ${at * at}.`),
  });
  const mixed = scannedPdf([text("Early"), await pageOf(page, FIRST), text("Late")]);
  const whole = scannedPdf([await pageOf(page, OTHER), await pageOf(page, SECOND)], { turn: 180 });
  await choose(page, [
    named("class.zip", zipSync({ "mixed.pdf": mixed, "inner/whole.pdf": whole }, { level: 0 })),
    file("plain.txt", "Some short text that nobody has copied."),
  ]);
  await expect(offer(page, "3 pages in 2 files can only be read as pictures.")).toBeVisible();
  await showDocuments(page);
  await expect(documentRow(page, "class.zip/mixed.pdf")).toContainText("without the text of page 2");
  await readPictures(page);
  await expect(documentRow(page, "class.zip/mixed.pdf")).toContainText(/Page 2 was read from a picture/);
  await expect(documentRow(page, "class.zip/mixed.pdf")).not.toContainText("without");
  await expect(documentRow(page, "class.zip/inner/whole.pdf")).toContainText("PDF, 2 pages");
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "class.zip/inner/whole.pdf", "class.zip/mixed.pdf").click();
  // Both pages are the second of their files, and lie where they were.
  await expect(page.getByRole("button", { name: /p. 2 ↔ p. 2/ }).first()).toBeVisible();
  const panes = page.getByRole("region", { name: /mixed\.pdf/ });
  await expect(panes.first()).toContainText(/Early line 0[\s\S]*lighthouse[\s\S]*Late line 0/);
});

test("Cancel keeps the files that are complete, and offers the others again", async ({ lookalike: page }) => {
  const pages = await Promise.all([FIRST, SECOND, OTHER].map((text) => pageOf(page, text)));
  await choose(page, [
    named("a.jpg", await pictureOf(page, FIRST)),
    named("book.pdf", scannedPdf([...pages, ...pages, ...pages, ...pages])),
    named("b.jpg", await pictureOf(page, SECOND)),
  ]);
  await page.getByRole("button", { name: "Read the pictures" }).click();
  // Files in the order of their names: both pictures come first.
  await page.getByRole("progressbar", { name: /page [4-9] of 14/ }).waitFor({ timeout: 200_000 });
  await page.getByRole("button", { name: "Cancel" }).click();
  // The only two documents are not opened at once: others may follow.
  await expect(pairLink(page, "a.jpg", "b.jpg")).toBeVisible();
  await expect(offer(page, "12 pages in 1 file can only be read as pictures.")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("button", { name: "Read the pictures" })).toHaveCount(0);
  // That was about this file, not about others with as many pages.
  await removeAll(page);
  await choose(page, [named("film.pdf", scannedPdf([...pages, ...pages, ...pages, ...pages]))]);
  await expect(offer(page, "12 pages in 1 file can only be read as pictures.")).toBeVisible();
});

test("pictures that are damaged, too large, empty or none are each named, and the others are read", async ({
  lookalike: page,
}) => {
  const real = await pictureOf(page, FIRST);
  const png = await pictureOf(page, "", { type: "image/png", width: 300, height: 200 });
  const huge = Buffer.from(png);
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  const lying = Buffer.from(png);
  lying.writeUInt32BE(7_000, 16);
  lying.writeUInt32BE(7_000, 20);
  const stray = Buffer.concat([png.subarray(0, 24), Buffer.alloc(5_000, 7)]);
  const bomb = scannedPdf([{ jpeg: real, width: 60_000, height: 60_000 }]);
  await choose(page, [
    named("blank.png", png),
    named("cut.png", png.subarray(0, 60)),
    named("half.jpg", real.subarray(0, real.length / 2)),
    named("head.jpg", real.subarray(0, 30)),
    named("huge.png", huge),
    named("lying.png", lying),
    named("pixels.pdf", bomb),
    named("real.jpg", real),
    named("stray.png", stray),
  ]);
  await readPictures(page);
  await showDocuments(page);
  await expect(documentRow(page, "real.jpg")).toContainText("Read from a picture");
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(line("blank.png")).toContainText("No text was found in this picture");
  for (const name of ["cut.png", "half.jpg", "head.jpg"]) {
    await expect(line(name)).toContainText("This picture is damaged or incomplete");
  }
  // Some browsers show what they can of these, which is nothing.
  for (const name of ["lying.png", "stray.png"]) {
    await expect(line(name)).toContainText(/This picture is damaged or incomplete|No text was found in this picture/);
  }
  await expect(line("huge.png")).toContainText("900 million pixels, above the limit of 64 million");
  await expect(line("pixels.pdf")).toBeVisible();
  await expect(page.getByRole("button", { name: "Read the pictures" })).toHaveCount(0);
});

test("where text recognition cannot be loaded, the page says so, and offers it again", async ({ page }) => {
  await page.route(/traineddata/, (route) => route.abort());
  await page.goto("./");
  await choose(page, [named("ann.jpg", await pictureOf(page, FIRST))]);
  await page.getByRole("button", { name: "Read the pictures" }).click();
  await expect(page.getByRole("alert")).toContainText("Text recognition could not be loaded");
  await page.unroute(/traineddata/);
  await readPictures(page);
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
  await showDocuments(page);
  await expect(documentRow(page, "ann.jpg")).toContainText("Read from a picture");
});

test("the licences of what recognises text are in the page", () => {
  const text = readFileSync(new URL("../../dist/licences.txt", import.meta.url), "utf8");
  const { dependencies } = createRequire(import.meta.url)("../../package.json") as {
    dependencies: Record<string, string>;
  };
  for (const name of ["tesseract.js-core", "@tesseract.js-data/eng", "@tesseract.js-data/spa"]) {
    expect(text).toContain(`${name} ${dependencies[name]} (npm)`);
  }
  expect(text).toContain("leptonica (in tesseract.js-core): BSD-2-Clause");
});
