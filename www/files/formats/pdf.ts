/// <reference path="./pdf/pdfjs.d.ts" />
/**
 * PDF (ISO 32000): the text of all pages in reading order, read by pdf.js.
 *
 * Headers, footers and page numbers are taken off; words that a line's end parted are put together. Text that a reader does
 * not see is left out and counted, but for the invisible text behind a scanned page, which is what the page says. Pages
 * without text are named. pdf.js runs on the thread that calls, which is a worker of ours, and evaluates no code of the file.
 */

import { type Content, contentOf, hiddenNote, plural, Unreadable } from "./model.ts";
import { type Sheet, takeOffFurniture } from "./pdf/furniture.ts";
import {
  type FontMetrics,
  type Matrix,
  type OperatorNames,
  type PageGlyphs,
  type PlacedGlyph,
  placeGlyphs,
} from "./pdf/glyphs.ts";
import { rowsInOrder, stretches } from "./pdf/lines.ts";
import { proseOf } from "./pdf/prose.ts";

/** Gives pdf.js's table of a predefined character map, such as "90ms-RKSJ-H.bcmap". */
export type ReadCharacterMap = (fileName: string) => Promise<Uint8Array>;

/** From this share of a page on, a picture on it is a scan. */
const SCAN = 0.4;
/** Pages whose pictures are looked at. To do so for each page of a scanned book would take minutes. */
const MOST_LOOKED_AT = 12;
/** Pixels above which pdf.js is not to unpack a picture. */
const NO_PICTURES = 1;

/** Reads a file that holds "%PDF-" near its start. */
export async function readPdf(bytes: Uint8Array, readCharacterMap: ReadCharacterMap): Promise<Content> {
  const pdf = await PdfFile.open(bytes, readCharacterMap, NO_PICTURES);
  try {
    const pages = await pdf.pages();
    const doubtful = pages.flatMap(({ glyphs }, at) => (glyphs.some(isPlain) ? [] : [at]));
    const behind = pages.flatMap(({ glyphs }, at) => (glyphs.some(({ invisible }) => invisible) ? [at] : []));
    const scans = await findScans(bytes, readCharacterMap, [...new Set([...doubtful, ...behind])]);
    return contentOfPages(pages, scans, pdf.sizes, pdf.lost);
  } finally {
    await pdf.close();
  }
}

function isPlain({ invisible, unseen, text }: { invisible: boolean; unseen: boolean; text: string }): boolean {
  return !invisible && !unseen && text.trim() !== "";
}

function contentOfPages(
  pages: readonly PageGlyphs[],
  scans: ReadonlySet<number>,
  sizes: readonly number[],
  lost: readonly number[],
): Content {
  const hidden: string[] = [];
  const isSeen = ({ invisible, unseen }: PlacedGlyph, at: number): boolean => !unseen && (!invisible || scans.has(at));
  for (const [at, { glyphs }] of pages.entries()) {
    hidden.push(...stretches(glyphs.filter((glyph) => !isSeen(glyph, at))).map(({ text }) => text));
  }
  // Lines that run up or down the page come after those that run across it.
  const turns = pages.map(({ glyphs }, at) =>
    [0, 1, 2, 3].map((turn) => stretches(glyphs.filter((glyph) => glyph.turn === turn && isSeen(glyph, at)))),
  );
  const sheets = turns.map(([across = []], at): Sheet => ({ stretches: across, height: sizes[at] ?? 0 }));
  const isEmpty = (at: number): boolean => (turns[at] ?? []).every((found) => found.length === 0);
  const empty = pages.flatMap((_, at) => (isEmpty(at) && !lost.includes(at) ? [at + 1] : []));
  const pictured = empty.filter((page) => scans.has(page - 1));
  if (empty.length === pages.length && pages.length > 0)
    throw new Unreadable(withoutText(pages.length, pictured.length));
  const { sheets: bare, removed } = takeOffFurniture(sheets);
  const inOrder = bare.map((page, at) => [page, ...(turns[at] ?? []).slice(1)].flatMap(rowsInOrder));
  return contentOf(`PDF, ${plural(pages.length, "page", "pages")}`, proseOf(inOrder), {
    warnings:
      removed > 0
        ? [`${plural(removed, "header, footer or page number", "headers, footers and page numbers")} left out`]
        : [],
    missing: [
      ...(pictured.length > 0 ? [`the text of ${pagesInWords(pictured)} (pictures only, as of a scan)`] : []),
      ...(lost.length > 0 ? [`${pagesInWords(lost.map((page) => page + 1))} (not to be read)`] : []),
    ],
    tricks: hiddenNote(hidden.join(" ")),
  });
}

function withoutText(pages: number, pictured: number): string {
  const all = plural(pages, "page", "pages");
  return pictured > 0
    ? `this PDF is scanned: its ${all} ${pages === 1 ? "is a picture" : "are pictures"} without text; make the text readable (OCR) first`
    : `this PDF has no text on its ${all}`;
}

/** "page 3", "pages 3 and 7", "pages 1, 2, 4 and 6 more". */
function pagesInWords(pages: readonly number[]): string {
  const MOST = 6;
  const named = pages.slice(0, pages.length > MOST + 1 ? MOST : pages.length);
  const more = pages.length - named.length;
  const list = more > 0 ? [...named.map(String), `${more} more`] : named.map(String);
  const [last = "", ...before] = [...list].reverse();
  return `${pages.length === 1 ? "page" : "pages"} ${before.length > 0 ? `${before.reverse().join(", ")} and ` : ""}${last}`;
}

/** Which of these pages (numbers from 0) are pictures; what is not looked at is taken for what the others are. */
async function findScans(
  bytes: Uint8Array,
  readCharacterMap: ReadCharacterMap,
  wanted: readonly number[],
): Promise<Set<number>> {
  const scans = new Set<number>();
  if (wanted.length === 0) return scans;
  const pdf = await PdfFile.open(bytes, readCharacterMap, -1);
  try {
    const looked = wanted.slice(0, MOST_LOOKED_AT);
    for (const at of looked) {
      const page = await pdf.page(at);
      if (page && page.pictured >= SCAN) scans.add(at);
    }
    if (scans.size === looked.length) for (const at of wanted) scans.add(at);
    return scans;
  } finally {
    await pdf.close();
  }
}

/** A file that pdf.js has opened. */
class PdfFile {
  /** Heights of the pages in points. */
  readonly sizes: number[] = [];
  /** Pages that pdf.js could not read. */
  readonly lost: number[] = [];
  readonly #library: Library;
  readonly #document: Awaited<ReturnType<Library["getDocument"]>["promise"]>;
  readonly #names: OperatorNames;

  private constructor(library: Library, document: Awaited<ReturnType<Library["getDocument"]>["promise"]>) {
    this.#library = library;
    this.#document = document;
    this.#names = new Map(Object.entries(this.#library.OPS).map(([name, number]) => [number, name]));
  }

  static async open(bytes: Uint8Array, readCharacterMap: ReadCharacterMap, maxImageSize: number): Promise<PdfFile> {
    const library = await load();
    class BinaryData {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        if (kind !== "cMapUrl") throw new Error(`no ${kind} here`);
        return readCharacterMap(filename);
      }
    }
    const task = library.getDocument({
      // pdf.js takes the bytes for itself.
      data: bytes.slice(),
      ...{ isEvalSupported: false, enableXfa: false, disableFontFace: true, useSystemFonts: true, useWasm: false },
      ...{ useWorkerFetch: false, isOffscreenCanvasSupported: false, isImageDecoderSupported: false },
      ...{ maxImageSize, verbosity: 0, cMapUrl: "cmaps/", cMapPacked: true, BinaryDataFactory: BinaryData },
    });
    try {
      return new PdfFile(library, await task.promise);
    } catch (error) {
      await task.destroy();
      throw new Unreadable(openingError(error));
    }
  }

  async pages(): Promise<PageGlyphs[]> {
    const pages: PageGlyphs[] = [];
    for (let at = 0; at < this.#document.numPages; at++) {
      const page = await this.page(at);
      if (!page) this.lost.push(at);
      pages.push(page ?? { glyphs: [], pictured: 0 });
    }
    return pages;
  }

  /** One page, numbered from 0; null where it cannot be read. */
  async page(at: number): Promise<PageGlyphs | null> {
    try {
      const page = await this.#document.getPage(at + 1);
      const { transform, width, height } = page.getViewport({ scale: 1 });
      this.sizes[at] = height;
      const operators = await page.getOperatorList({ annotationMode: this.#library.AnnotationMode.DISABLE });
      const fontOf = (name: string): FontMetrics | null =>
        page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontMetrics) : null;
      const view = { transform: transform as unknown as Matrix, width, height };
      const placed = placeGlyphs(operators as never, this.#names, fontOf, view);
      page.cleanup();
      return placed;
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    await this.#document.loadingTask.destroy();
  }
}

type Library = typeof import("pdfjs-dist/legacy/build/pdf.mjs");

/** Fetched when the first PDF comes. The worker's part is put where pdf.js looks for it before it would start a thread. */
async function load(): Promise<Library> {
  const [library, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return library;
}

function openingError(error: unknown): string {
  const { name = "", message = "" } = error as { name?: string; message?: string };
  if (name === "PasswordException") return "this PDF is encrypted: needs a password; save it without one";
  if (name === "InvalidPDFException") return "this PDF is damaged, or cut off: save it anew, or copy it again";
  return `this PDF could not be opened: ${message}`;
}
