/// <reference path="../../../vite-env.d.ts" />
/**
 * A file opened with pdf.js, page by page and within limits. Both parts of pdf.js run on the calling thread, which is one of
 * our workers, and evaluate no code from the file.
 */
import { type Message, message, UserError } from "../../../i18n/message.ts";
import { LIMITS, Locked, Unreadable } from "../../model.ts";
import type { Attachment } from "../../parts/attachments.ts";
import type { TraceCollector } from "../../traces.ts";
import { type AnnotationData, addedText, type FoundFile } from "./annotations.ts";
import { DrawnLetters } from "./drawn-letters.ts";
import { formText } from "./form-text.ts";
import {
  type DrawnGlyph,
  type FontMetrics,
  type Matrix,
  type OperatorNames,
  type PageGlyphs,
  placeGlyphs,
} from "./glyphs.ts";
import { Channel, untilIdle } from "./pdf-channel.ts";
import { EMPTY, type PageText, sizeOf, textOf } from "./pdf-page.ts";
import { type Thumbnail, withBlankPictures } from "./pictures.ts";
import { BeyondLimit, PDF_LIMITS, type Quota } from "./quota.ts";

/** Returns pdf.js's table for a predefined character map, such as "90ms-RKSJ-H.bcmap". */
export type ReadCharacterMap = (fileName: string) => Promise<Uint8Array>;

/**
 * Pixels above which pdf.js leaves an image out if pictures are not wanted. All others are a single pixel then, except for small ones
 * within a page's operators.
 */
const MAX_PIXELS = 1_000_000;

type Library = typeof import("pdfjs-dist/legacy/build/pdf.mjs");
type PdfDocument = Awaited<ReturnType<Library["getDocument"]>["promise"]>;

type Layers = Awaited<ReturnType<PdfDocument["getOptionalContentConfig"]>>;

/** Options for opening a file. */
export interface Opening {
  readCharacterMap: ReadCharacterMap;
  password?: string | undefined;
  quota: Quota;
  /** Whether to lay out forms that only Adobe's reader draws (XFA). */
  forms?: boolean;
  /** Whether to decode images as well. An image that is too large still counts as an image. Otherwise only their places are known. */
  pictures: boolean;
}

export class PdfFile {
  /** Heights of the pages in points. */
  readonly sizes: number[] = [];
  /** Pages that could not be read, numbered from 0, and the reason if known. */
  readonly lost = new Map<number, Message | null>();
  /** What the fonts of the pages draw. */
  readonly letters = new DrawnLetters();
  /** Remarks on the pages that were read. */
  remarks = 0;
  /** Attached files, and the names of those that could not be unpacked. */
  readonly attached: Attachment[] = [];
  readonly unread = new Set<string>();
  /** Whether its pages are a form that only Adobe's reader draws. */
  hasForm = false;
  readonly #library: Library;
  readonly #document: PdfDocument;
  readonly #channel: Channel;
  readonly #quota: Quota;
  readonly #names: OperatorNames;
  readonly #pictures: boolean;
  readonly #end: () => void;
  #layerState: Promise<Layers | null> | null = null;

  private constructor(
    library: Library,
    document: PdfDocument,
    channel: Channel,
    { quota, pictures }: Opening,
    end: () => void,
  ) {
    this.#pictures = pictures;
    this.#library = library;
    this.#document = document;
    this.#channel = channel;
    this.#quota = quota;
    this.#end = end;
    this.#names = new Map(Object.entries(library.OPS).map(([name, number]) => [number, name]));
  }

  static async open(bytes: Uint8Array, opening: Opening): Promise<PdfFile> {
    const { readCharacterMap, password, quota, pictures, forms = false } = opening;
    const [library, { WorkerMessageHandler }] = await load();
    class BinaryData {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        if (kind !== "cMapUrl") throw new Error(`no ${kind} here`);
        quota.awaited++;
        return readCharacterMap(filename).finally(() => quota.awaited--);
      }
    }
    const channel = new Channel(quota, library.OPS);
    // Given a port, pdf.js starts no worker.
    const worker = new library.PDFWorker({ port: channel as never, verbosity: 0 });
    WorkerMessageHandler.initializeFromPort(channel);
    quota.startPage({ endsAtLimit: false });
    const task = library.getDocument({
      worker,
      data: pictures ? bytes.slice() : ownCopy(withBlankPictures(bytes), bytes),
      ...(password === undefined ? {} : { password }),
      isEvalSupported: false,
      enableXfa: forms,
      // What a font says about its letters, of which ./pdf-channel.ts keeps little.
      fontExtraProperties: true,
      disableFontFace: true,
      useSystemFonts: true,
      useWasm: false,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      maxImageSize: pictures ? -1 : MAX_PIXELS,
      verbosity: 0,
      cMapUrl: "cmaps/",
      cMapPacked: true,
      BinaryDataFactory: BinaryData,
    });
    try {
      return new PdfFile(library, await untilIdle(quota, task.promise), channel, opening, () => worker.destroy());
    } catch (error) {
      await untilIdle(quota, task.destroy()).catch(() => {});
      worker.destroy();
      if ((error as { name?: string }).name === "PasswordException") throw new Locked(password !== undefined);
      throw new Unreadable(
        quota.exceeded === null ? openingError(error) : message("files-pdf-beyond", { limit: quota.exceeded }),
      );
    }
  }

  get pageCount(): number {
    return this.#document.numPages;
  }

  /** The text of all pages, as far as the limits allow. */
  async pages(): Promise<PageText[]> {
    if (this.pageCount > PDF_LIMITS.pages)
      throw new Unreadable(message("files-pdf-many-pages", { pages: this.pageCount, limit: PDF_LIMITS.pages }));
    const pages: PageText[] = [];
    const held = { pieces: 0, characters: 0 };
    for (let index = 0; index < this.pageCount; index++) {
      const page = await this.#text(index, held);
      pages.push(page ?? EMPTY);
    }
    await this.#findAttached();
    return pages;
  }

  /** What the file says about its making. Its identifiers count only if it has some: otherwise pdf.js makes up one. */
  async collect(traces: TraceCollector, hasIds: boolean): Promise<void> {
    this.#quota.startPage({ endsAtLimit: false });
    try {
      const { info } = await untilIdle(this.#quota, this.#document.getMetadata());
      const found = info as Record<string, unknown>;
      this.hasForm = found["IsXFAPresent"] === true && found["IsAcroFormPresent"] !== true;
      traces.set("author", found["Author"]);
      const programs = [found["Creator"], found["Producer"]].filter((name) => typeof name === "string" && name !== "");
      traces.set("program", [...new Set(programs)].join(" · "));
      traces.set("created", found["CreationDate"]);
      traces.set("modified", found["ModDate"]);
      for (const id of hasIds ? this.#document.fingerprints : []) {
        // Zeros are no identifier.
        if (id && new Set(id).size > 3) traces.add("ids", id);
      }
    } catch {
      traces.leftOut();
    }
  }

  /** Files that are attached to the document as a whole. */
  async #findAttached(): Promise<void> {
    this.#quota.startPage({ endsAtLimit: false });
    try {
      const found = await untilIdle(this.#quota, this.#document.getAttachments());
      for (const file of Object.values((found ?? {}) as Record<string, FoundFile>)) this.#attach(file);
    } catch {
      // One that is too large to be decoded: its name is not known.
      this.unread.add("");
    }
  }

  /** Keeps a copy of an attached file, unless it is one that a page and the document refer to. */
  #attach({ filename, content }: FoundFile): void {
    const name = typeof filename === "string" ? filename : "";
    const held = this.attached.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (!(content instanceof Uint8Array) || held + content.length > LIMITS.fileBytes) {
      this.unread.add(name);
      return;
    }
    const isSame = (other: Attachment): boolean =>
      other.name === name &&
      other.bytes.length === content.length &&
      content.every((byte, at) => byte === other.bytes[at]);
    if (!this.attached.some(isSame)) this.attached.push({ name, bytes: Uint8Array.from(content) });
  }

  /** The text of each page of a form that pdf.js has laid out; empty if it could not. Opened with `forms` only. */
  async formPages(): Promise<string[]> {
    if (!this.#document.isPureXfa || this.pageCount > PDF_LIMITS.pages) return [];
    const pages: string[] = [];
    for (let index = 0; index < this.pageCount; index++) {
      this.#quota.startPage({ endsAtLimit: false });
      const page = await untilIdle(this.#quota, this.#document.getPage(index + 1));
      pages.push(formText(await untilIdle(this.#quota, page.getXfa())));
      page.cleanup();
    }
    return pages;
  }

  async #text(at: number, held: { pieces: number; characters: number }): Promise<PageText | null> {
    if (held.pieces > PDF_LIMITS.filePieces || held.characters > PDF_LIMITS.fileCharacters) {
      this.lost.set(at, message("files-limit-text"));
      return null;
    }
    const glyphs = await this.page(at);
    if (!glyphs) return null;
    const page = textOf(glyphs);
    const { pieces, characters } = sizeOf(page);
    if (pieces > PDF_LIMITS.pagePieces) {
      this.lost.set(at, message("files-limit-pieces", { limit: PDF_LIMITS.pagePieces }));
      return null;
    }
    held.pieces += pieces;
    held.characters += characters;
    return page;
  }

  /** One page, numbered from 0; null if it cannot be read, which is then recorded in `lost`. */
  async page(index: number): Promise<PageGlyphs | null> {
    this.#quota.startPage({ endsAtLimit: !this.#pictures });
    this.#channel.startPage();
    try {
      const page = await untilIdle(this.#quota, this.#document.getPage(index + 1));
      const { transform, width, height } = page.getViewport({ scale: 1 });
      this.sizes[index] = height;
      const { DISABLE } = this.#library.AnnotationMode;
      const operators = await untilIdle(this.#quota, page.getOperatorList({ annotationMode: DISABLE }));
      const fontOf = (name: string): FontMetrics | null =>
        page.commonObjs.has(name) ? withoutData(page.commonObjs.get(name)) : null;
      const view = { transform: transform as unknown as Matrix, width, height };
      const annotations = await untilIdle(this.#quota, page.getAnnotations({ intent: "any" }));
      // pdf.js continues after most errors, so a limit may have been exceeded all the same.
      if (this.#quota.exceeded !== null && !this.#pictures) throw new BeyondLimit(this.#quota.exceeded);
      const thumbnailOf = (name: string): Thumbnail | null => {
        // A blank picture is black, and black text on it could not be seen.
        if (!this.#pictures) return null;
        const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
        return objects.has(name) ? ((objects.get(name) as { thumbnail?: Thumbnail } | null)?.thumbnail ?? null) : null;
      };
      const layers = await this.#layers();
      const isShown = (layer: unknown): boolean => layers?.isVisible(layer as never) ?? true;
      const onGlyph = (font: FontMetrics | null, glyph: DrawnGlyph): void => this.letters.add(index, font, glyph);
      const look = { thumbnailOf, isShown, ...(!this.#pictures && { onGlyph }) };
      const placed = placeGlyphs(operators as never, this.#names, fontOf, view, look);
      page.cleanup();
      const { lines, remarks, attached } = addedText(annotations as AnnotationData[], view.transform);
      placed.glyphs.push(...lines);
      if (!this.#pictures) this.remarks += remarks;
      if (!this.#pictures) for (const file of attached) this.#attach(file);
      return placed;
    } catch {
      this.lost.set(index, this.#quota.exceeded);
      return null;
    } finally {
      await this.#clearCaches();
    }
  }

  /** Which layers are switched on when the file is opened; null if it does not say. */
  #layers(): Promise<Layers | null> {
    this.#layerState ??= untilIdle(this.#quota, this.#document.getOptionalContentConfig()).catch(() => null);
    return this.#layerState;
  }

  async #clearCaches(): Promise<void> {
    if (this.#quota.exceeded === null && this.#quota.cached < PDF_LIMITS.cacheBytes) return;
    this.#quota.startPage({ endsAtLimit: false });
    this.#quota.cached = 0;
    await untilIdle(this.#quota, this.#document.cleanup()).catch(() => {});
  }

  async close(): Promise<void> {
    await untilIdle(this.#quota, this.#document.loadingTask.destroy()).catch(() => {});
    this.#end();
  }
}

/** A font without its file, which pdf.js would keep for whoever asks what it says about its letters. */
function withoutData(font: unknown): FontMetrics {
  const { clearData } = font as { clearData?: () => void };
  clearData?.call(font);
  return font as FontMetrics;
}

/** pdf.js takes ownership of the bytes that it is given. */
function ownCopy(bytes: Uint8Array, original: Uint8Array): Uint8Array {
  return bytes === original ? bytes.slice() : bytes;
}

/** Loaded with the first PDF. */
function load(): Promise<[Library, typeof import("pdfjs-dist/legacy/build/pdf.worker.mjs")]> {
  return Promise.all([import("pdfjs-dist/legacy/build/pdf.mjs"), import("pdfjs-dist/legacy/build/pdf.worker.mjs")]);
}

function openingError(error: unknown): Message {
  const { name = "" } = error as { name?: string };
  if (name === "InvalidPDFException") return message("files-pdf-damaged");
  return message("files-pdf-failed", { reason: reasonOf(error) });
}

function reasonOf(error: unknown): Message | string {
  if (error instanceof UserError) return error.userMessage;
  return error instanceof Error ? error.message : String(error);
}
