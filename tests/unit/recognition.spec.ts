/** Reading the text of pictures, as far as it needs no browser. What Tesseract reads, tests/e2e/recognition.spec.ts tells. */
import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { addFiles, emptyIntake, rereadDocument } from "../../www/documents/added-files.ts";
import { isRecognised } from "../../www/documents/document.ts";
import { type Message, message } from "../../www/i18n/message.ts";
import { bytesFor, picturedFiles } from "../../www/intake/recognition.ts";
import { emptyDraft, emptyPasted } from "../../www/intake/typed.ts";
import { changeTo, type Work } from "../../www/keep/snapshot.ts";
import type { TextStretch } from "../../www/read/formats/pdf/lines.ts";
import { contentOf, type PicturePages } from "../../www/read/model.ts";
import { contentOfPictures, problemOf, withPictures } from "../../www/read/recognition/assemble.ts";
import { evened } from "../../www/read/recognition/lighting.ts";
import { RECOGNITION_LIMITS, scaleOf } from "../../www/read/recognition/limits.ts";
import type { PageOrder, PageOutcome } from "../../www/read/recognition/orders.ts";
import { directionOf, type GreyPicture, quarterTurned, turned } from "../../www/read/recognition/orientation.ts";
import { type PageReading, readPages } from "../../www/read/recognition/page-threads.ts";
import { isWhole, pictureSize } from "../../www/read/recognition/picture-size.ts";
import { pageOf, type RecognisedPage } from "../../www/read/recognition/recognised.ts";
import { randomOf } from "./random.ts";
import { speak } from "./speak.ts";

speak("en");

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)));

const PNG_HEAD = bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 0x75, 0x30, 0, 0, 0x01, 0x2c]);

/** A segment of a JPEG file with a frame of this size. */
const frame = (marker: number, width: number, height: number): number[] => [
  ...[0xff, marker, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 17, 0],
];

test("the size of a picture is read from its head, whatever else is in the file", () => {
  expect(pictureSize(PNG_HEAD)).toEqual({ width: 30_000, height: 300 });
  expect(pictureSize(bytes("GIF89a", [0x80, 2, 0xe0, 1, 0, 0]))).toEqual({ width: 640, height: 480 });
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  expect(pictureSize(bytes([0xff, 0xd8], exif, [0xff], frame(0xc2, 4000, 3000)))).toEqual({
    width: 4000,
    height: 3000,
  });
  const riff = (kind: string, ...rest: number[]): Uint8Array =>
    bytes("RIFF", [0, 0, 0, 0], "WEBP", kind, [0, 0, 0, 0], rest);
  expect(pictureSize(riff("VP8X", 0, 0, 0, 0, 0xff, 3, 0, 0xff, 1, 0))).toEqual({ width: 1024, height: 512 });
  expect(pictureSize(riff("VP8L", 0x2f, 0xff, 0xc3, 0x7f, 0))).toEqual({ width: 1024, height: 512 });
  expect(pictureSize(riff("VP8 ", 0, 0, 0, 0x9d, 0x01, 0x2a, 0, 4, 0, 2))).toEqual({ width: 1024, height: 512 });
});

test("a picture that names several sizes counts with the largest, and one that is cut off has none", () => {
  const small = bytes([0xff, 0xd8], frame(0xc0, 10, 10), frame(0xc0, 60_000, 60_000), frame(0xc0, 20, 20));
  expect(pictureSize(small)).toEqual({ width: 60_000, height: 60_000 });
  for (const cut of [PNG_HEAD.slice(0, 18), bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), bytes("GIF8"), bytes("no")])
    expect(pictureSize(cut)).toBe(null);
  // Tables are no frames.
  expect(pictureSize(bytes([0xff, 0xd8], frame(0xc4, 500, 500), [0xff, 0xda, 0, 2]))).toBe(null);
});

test("a picture whose end is missing is told from a whole one, whatever its thumbnail holds", () => {
  const thumbnail = [0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
  const start = [0xff, 0xd8, ...thumbnail, ...frame(0xc0, 9, 9), 0xff, 0xda, 0, 2, 1, 0xff, 0, 3];
  expect(isWhole(bytes(start))).toBe(false);
  expect(isWhole(bytes(start, [0xff, 0xd9]))).toBe(true);
  // As phones do it, with a film behind the picture.
  expect(isWhole(bytes(start, [0xff, 0xd9], "film"))).toBe(true);
  expect(isWhole(PNG_HEAD)).toBe(false);
  expect(isWhole(bytes([...PNG_HEAD], [0, 0, 0, 0], "IEND", [0, 0, 0, 0]))).toBe(true);
  expect(isWhole(bytes("RIFF", [9, 0, 0, 0], "WEBPVP8 ", [0]))).toBe(true);
  expect(isWhole(bytes("RIFF", [10, 0, 0, 0], "WEBPVP8 ", [0]))).toBe(false);
  expect(isWhole(bytes("GIF89a"))).toBe(true);
});

test("pictures are read at the size of a sheet in 300 dots per inch, and small ones are not enlarged without end", () => {
  expect(scaleOf({ width: 2480, height: 3508 }, 3)).toBeCloseTo(1);
  expect(scaleOf({ width: 4960, height: 7016 }, 3)).toBeCloseTo(0.5);
  expect(scaleOf({ width: 100, height: 100 }, 3)).toBe(3);
  expect(scaleOf({ width: 0, height: 0 }, 3)).toBe(3);
});

/** A line as Tesseract describes it: words with their confidence in percent. */
const tesseractLine = (y: number, ...words: [text: string, confidence: number][]) => ({
  bbox: { x0: 100, y0: y, x1: 900, y1: y + 30 },
  words: words.map(([text, confidence]) => ({ text, confidence, bbox: { x0: 100, y0: y, x1: 200, y1: y + 30 } })),
});

test("marks on the paper and what is beside the text are no words, and the others count with their confidence", () => {
  const lines = [
    tesseractLine(100, ["The", 96], ["~", 12], ["river", 84]),
    tesseractLine(200, ["|", 90], ["—", 80]),
    tesseractLine(300, ["xq", 25], ["vv", 30]),
  ];
  const page = pageOf({ blocks: [{ paragraphs: [{ lines }] }] }, 1000, 0.24);
  expect(page.lines.map(({ text }) => text)).toEqual(["The river"]);
  expect(page).toMatchObject({ words: 2, confidence: 0.9, height: 240 });
  expect(pageOf({ blocks: null }, 1000, 0.24)).toMatchObject({ lines: [], words: 0, confidence: 0 });
});

test("letters that stand apart in a picture are put together, so that they look like no trick", () => {
  const spaced = [..."SUMMARIES"].map((letter): [string, number] => [letter, 95]);
  const few = [..."abc"].map((letter): [string, number] => [letter, 95]);
  const lines = [tesseractLine(100, ["The", 95], ...spaced, ["follow", 95]), tesseractLine(200, ...few)];
  const page = pageOf({ blocks: [{ paragraphs: [{ lines }] }] }, 1000, 1);
  expect(page.lines.map(({ text }) => text)).toEqual(["The SUMMARIES follow", "a b c"]);
});

const stretch = (text: string, y: number): TextStretch => ({ text, x0: 60, x1: 500, y, size: 10 });

function recognised(texts: readonly string[], confidence = 0.95): PageOutcome {
  const page: RecognisedPage = {
    lines: texts.map((text, at) => stretch(text, 300 + 14 * at)),
    ...{ height: 842, words: texts.join(" ").split(" ").length, confidence },
  };
  return { page };
}

const NOTHING: PageOutcome = { page: { lines: [], height: 842, words: 0, confidence: 0 } };

const picturesIn = (total: number, ...numbers: number[]): PicturePages => ({
  ...{ numbers, total },
  format: message("files-format-pdf", { pages: total }),
});

const codes = (messages: readonly (Message | string)[]): string[] => messages.map((each) => (each as Message).code);

test("pages that are pictures become a text with page numbers, whose words are put together across lines and pages", () => {
  const outcomes = [recognised(["A sentence that was bro-", "ken goes"]), recognised(["on over the page."])];
  const content = contentOfPictures(picturesIn(2, 0, 1), outcomes);
  expect(content?.text).toBe("A sentence that was broken goes on over the page.");
  expect(content?.pages).toEqual([0, content?.text.indexOf("on over")]);
  expect(codes(content?.warnings ?? [])).toEqual(["files-recognised"]);
  expect(content?.warnings[0]).toMatchObject({ args: { confidence: 0.95 } });
  expect(isRecognised({ notes: content?.warnings ?? [] })).toBe(true);
  expect(isRecognised({ notes: [message("files-comments", { count: 1 })] })).toBe(false);
});

test("pages that are hard to read, without text or not read at all are named", () => {
  const problem = message("recognition-damaged");
  const outcomes = [recognised(["some words"], 0.4), NOTHING, { problem }, recognised(["more words"], 0.9)];
  const content = contentOfPictures(picturesIn(4, 0, 1, 2, 3), outcomes);
  expect(content?.warnings).toEqual([
    message("files-recognised-pages", { count: 2, pages: "1, 4", confidence: 0.65 }),
    message("files-recognised-unsure", { count: 1, pages: "1" }),
  ]);
  expect(content?.missing).toEqual([
    message("files-missing-unrecognised", { count: 1, pages: "2" }),
    message("files-missing-pages-problem", { count: 1, pages: "3", problem }),
  ]);
  expect(contentOfPictures(picturesIn(1, 0), [NOTHING])).toBe(null);
  expect(problemOf([NOTHING])).toEqual(message("recognition-nothing"));
  expect(problemOf([NOTHING, { problem }])).toEqual(problem);
});

test("what else is known of a scanned file stays with it", () => {
  const rest = {
    warnings: [message("files-comments", { count: 2 })],
    missing: [message("files-missing-attached", { count: 1, name: "notes.txt" })],
    traces: { author: "A. Writer" },
  };
  const content = contentOfPictures({ ...picturesIn(1, 0), rest }, [recognised(["some words"])]);
  expect(codes(content?.warnings ?? [])).toEqual(["files-recognised", "files-comments"]);
  expect(content).toMatchObject({ missing: rest.missing, traces: rest.traces });
});

test("the text of a picture among other pages stands in its place, and all that was known of the document stays", () => {
  const text = "First page.\n\nThird page goes on to the fourth.";
  const fourth = text.indexOf("to the");
  const before = {
    ...{ text, format: message("files-format-pdf", { pages: 5 }), pages: [0, 13, 13, fourth, text.length] },
    warnings: [message("files-comments", { count: 2 })],
    missing: [
      message("files-missing-pictures", { count: 2, pages: "2, 5" }),
      message("files-missing-pages", { count: 1, pages: "9" }),
    ],
    tricks: [message("files-hidden", { count: 7 })],
  };
  const found = withPictures(before, picturesIn(5, 1, 4), [recognised(["Second page."]), recognised(["Fifth page."])]);
  const own = found?.content;
  expect(own?.text).toBe("First page.\n\nSecond page.\n\nThird page goes on to the fourth.\n\nFifth page.");
  const starts = ["First", "Second", "Third", "to the", "Fifth"].map((word) => own?.text.indexOf(word));
  expect(own?.pages).toEqual(starts);
  // Every letter of the text before is where it is said to be.
  for (let at = 0; at < text.length; at++) expect(own?.text[found?.moved(at) ?? -1]).toBe(text[at]);
  expect(codes(own?.warnings ?? [])).toEqual(["files-recognised-pages", "files-comments"]);
  expect(codes(own?.missing ?? [])).toEqual(["files-missing-pages"]);
  expect(own?.tricks).toEqual(before.tricks);
  expect(withPictures(before, picturesIn(5, 1, 4), [NOTHING, NOTHING])).toBe(null);
});

test("the pictures of a file are no part of the work that is kept, which holds no files", () => {
  const source = { blob: new Blob(["a scan"]) };
  const [book, photo] = [
    { ...contentOf(message("files-format-pdf", { pages: 2 }), "Some words."), pictures: picturesIn(2, 1) },
    { error: message("files-picture", { format: "PNG" }), pictures: picturesIn(1, 0) },
  ];
  const files = [
    { path: "book.pdf", size: 9, decoded: book, source, origin: 0 },
    { path: "photo.png", size: 9, decoded: photo, source, origin: 1 },
  ];
  const intake = addFiles(emptyIntake, files, "archive");
  expect(picturedFiles(intake)).toHaveLength(2);
  expect(intake.documents[0]).toMatchObject({ source: null, pictures: { source, numbers: [1] } });
  expect(intake.unread[0]).toMatchObject({ pictures: { source, numbers: [0], role: "archive" } });
  const work = { intake, reviews: new Map(), excluded: new Map(), inCollections: new Set(), comparedAnyway: new Set() };
  const change = changeTo(
    {
      ...work,
      fields: null,
      programs: "no",
      place: "#/",
      namesHidden: false,
      typed: { checked: emptyDraft, pasted: emptyPasted },
    } as Work,
    { written: new Map(), work: null },
    1,
  );
  expect(JSON.stringify(change)).toContain("photo.png");
  expect(JSON.stringify(change)).not.toMatch(/"(?:pictures|source)"/);
  // A document that was read is offered no more.
  const content = contentOf(message("files-format-pdf", { pages: 2 }), "Some words. And more.");
  expect(rereadDocument(intake, 1, content).documents[0]?.pictures).toBe(undefined);
});

test("lines that run up or down are told from those that run across, also where the page leans", () => {
  const [width, height] = [1500, 1100];
  const page = (lean: number) => {
    const random = randomOf(7);
    const strokes = Array.from({ length: 60 }, () => Array.from({ length: 500 }, () => random(2) === 1));
    const pixels = new Uint8Array(width * height).fill(240);
    for (let y = 50; y < height - 50; y++) {
      for (let x = 50; x < width - 50; x++) {
        // Lines of letters: dark for half of each 28 pixels down, and for half of all strokes across.
        const row = 300 + y + Math.round(lean * x);
        if (row % 28 < 14 && strokes[Math.floor(row / 28)]?.[Math.floor(x / 4)]) pixels[y * width + x] = 30;
      }
    }
    return { width, height, pixels };
  };
  for (const lean of [0, 0.04, -0.06]) {
    expect(directionOf(page(lean))).toMatchObject({ isSideways: false });
    expect(directionOf(quarterTurned(page(lean)))).toMatchObject({ isSideways: true });
  }
  const blank = { width, height, pixels: new Uint8Array(width * height) };
  expect(directionOf(blank)).toEqual({ isSideways: false, isCertain: false });
  const marked = { width: 2, height: 3, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
  expect(quarterTurned(marked)).toEqual({ width: 3, height: 2, pixels: Uint8Array.of(5, 3, 1, 6, 4, 2) });
  expect(turned(marked, 4)).toEqual(marked);
});

/** A thread that answers as its test says. */
class Fake {
  ended = false;
  readonly orders: PageOrder[] = [];
  readonly reply: (reply: unknown) => void;
  readonly fail: (reason: Message | string | null) => void;
  constructor(reply: (reply: unknown) => void, fail: (reason: Message | string | null) => void) {
    this.reply = reply;
    this.fail = fail;
  }
  post(order: PageOrder): void {
    this.orders.push(order);
  }
  end(): void {
    this.ended = true;
  }
  get last(): number {
    return this.orders.at(-1)?.order ?? -1;
  }
}

const NO_LANGUAGES: readonly "eng"[] = [];

function reading(count: number, options: Partial<PageReading> = {}) {
  const threads: Fake[] = [];
  const abort = new AbortController();
  const done: number[] = [];
  const pages = Array.from({ length: count }, (_, page) => ({
    ...{ file: 0, page, source: { blob: new Blob() }, languages: NO_LANGUAGES },
  }));
  const result = readPages(pages, {
    start: (onReply, onFailure) => {
      const thread = new Fake(onReply, onFailure);
      threads.push(thread);
      return thread;
    },
    ...{ threads: 2, signal: abort.signal, onRead: (number) => done.push(number) },
    ...options,
  });
  return { threads, abort, done, result };
}

/** Lets everything happen that needs no timer. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("paper in the shade is as white as elsewhere, and letters are as dark", () => {
  const [width, height] = [400, 300];
  const isLetter = (x: number, y: number): boolean => y % 40 < 12 && x % 9 < 3;
  const page = (lightAt: (x: number) => number): GreyPicture => ({
    ...{ width, height },
    pixels: Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return (isLetter(x, y) ? 40 : 250) * lightAt(x);
    }),
  });
  const inShade = page((x) => 0.45 + (0.55 * x) / width);
  const { pixels } = evened(inShade);
  const letters = [0, 255];
  const paper = [0, 255];
  for (const [at, pixel] of pixels.entries()) {
    const range = isLetter(at % width, Math.floor(at / width)) ? letters : paper;
    range[0] = Math.max(range[0] ?? 0, pixel);
    range[1] = Math.min(range[1] ?? 255, pixel);
  }
  expect(letters[0]).toBeLessThan(90);
  expect(paper[1]).toBeGreaterThan(180);
  const inLight = page(() => 0.9);
  expect(evened(inLight)).toBe(inLight);
  const black = { width, height, pixels: new Uint8Array(width * height) };
  expect(evened(black)).toBe(black);
});

test("pages are read by a few threads, each of which has one page at a time, and come out in their order", async () => {
  const { threads, done, result } = reading(3);
  expect(threads.map(({ orders }) => orders.length)).toEqual([1, 1]);
  threads[1]?.reply({ order: 1, ...recognised(["b"]) });
  await settled();
  // pdf.js sends messages of its own.
  threads[1]?.reply({ action: "ready" });
  threads[1]?.reply({ order: 2, ...recognised(["c"]) });
  threads[0]?.reply({ order: 0, ...recognised(["a"]) });
  expect(await result).toEqual([recognised(["a"]), recognised(["b"]), recognised(["c"])]);
  expect(done).toEqual([1, 2, 3]);
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
});

test("a page that takes too long, or ends its thread, costs itself and no other", async () => {
  const slow = reading(2, { threads: 1, seconds: 0.001 });
  const problem = message("recognition-too-slow", { seconds: 0.001 });
  expect(await slow.result).toEqual([{ problem }, { problem }]);
  expect(slow.threads.map(({ ended }) => ended)).toEqual([true, true]);
  const dying = reading(2, { threads: 1 });
  dying.threads[0]?.fail("out of memory");
  await settled();
  dying.threads[1]?.reply({ order: 1, ...recognised(["b"]) });
  const stopped = message("recognition-stopped", { reason: "out of memory" });
  expect(await dying.result).toEqual([{ problem: stopped }, recognised(["b"])]);
});

test("that a thread was ended is no failure of the one that reads the next page", async () => {
  const slow = reading(2, { threads: 1, seconds: 0.02 });
  const [first] = slow.threads;
  while (slow.threads.length < 2) await settled();
  first?.fail(message("recognition-died"));
  first?.reply({ order: 1, ...recognised(["late"]) });
  slow.threads[1]?.reply({ order: 1, ...recognised(["b"]) });
  const problem = message("recognition-too-slow", { seconds: 0.02 });
  expect(await slow.result).toEqual([{ problem }, recognised(["b"])]);
  expect(slow.threads).toHaveLength(2);
});

test("what was read when reading is cancelled is the result, and no thread goes on", async () => {
  const { threads, abort, result } = reading(5);
  threads[0]?.reply({ order: 0, ...recognised(["a"]) });
  await settled();
  abort.abort();
  expect(await result).toEqual([recognised(["a"]), null, null, null, null]);
  expect(threads.map(({ ended }) => ended)).toEqual([true, true]);
});

test("if the recogniser cannot be loaded, that is said once, and no page is given up", async () => {
  const offline = reading(5);
  offline.threads[0]?.reply({ order: 0, unavailable: message("recognition-not-loaded") });
  offline.threads[1]?.fail(null);
  await expect(offline.result).rejects.toMatchObject({ userMessage: { code: "recognition-not-loaded" } });
  expect(offline.threads.flatMap(({ orders }) => orders)).toHaveLength(2);
});

test("the number of bytes that reading pictures loads is said as it is", () => {
  const { resolve } = createRequire(import.meta.url);
  const sizeOf = (path: string): number => {
    const [scope, name, ...rest] = path.split("/");
    return statSync(join(dirname(resolve(`${scope}/${name}/package.json`)), ...rest)).size;
  };
  const core = ["lstm.wasm", "lstm.js"].map(
    (end) => statSync(resolve(`tesseract.js-core/tesseract-core-simd-${end}`)).size,
  );
  const [english, spanish] = ["eng", "spa"].map((language) =>
    sizeOf(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
  );
  const all = core.reduce((sum, size) => sum + size, english ?? 0);
  expect(Math.abs(bytesFor("english") / all - 1)).toBeLessThan(0.01);
  expect(Math.abs(bytesFor("spanish") / (all + (spanish ?? 0)) - 1)).toBeLessThan(0.01);
  expect(RECOGNITION_LIMITS.readPixels).toBeLessThan(RECOGNITION_LIMITS.pixels);
});
