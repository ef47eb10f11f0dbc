/// <reference path="../../vite-env.d.ts" />
/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Draws pages of a PDF in grey with pdf.js, on this thread. Whole pages are drawn rather than their pictures taken out: scanners
 * cut a page into strips, turn it, or lay several pictures over each other.
 *
 * A file is hostile: its memory is metered as when its text is read (../formats/pdf/quota.ts), within limits that a page in 600
 * dots per inch needs.
 */
import { message } from "../../i18n/message.ts";
import { readCharacterMap } from "../character-maps.ts";
import { withSoundTree } from "../formats/pdf/page-tree.ts";
import { metered, Quota } from "../formats/pdf/quota.ts";
import { Unreadable } from "../model.ts";
import { fetchAsset } from "./assets.ts";
import { canvasOf, greyOf } from "./grey.ts";
import { RECOGNITION_LIMITS, scaleOf } from "./limits.ts";
import type { GreyPicture } from "./orientation.ts";

type Library = typeof import("pdfjs-dist/legacy/build/pdf.mjs");
type PdfDocument = Awaited<ReturnType<Library["getDocument"]>["promise"]>;

const MB = 2 ** 20;
/** A page of A4 in 600 dots per inch and colour has 104 MB. */
const LIMITS = { streamBytes: 160 * MB, pageBytes: 640 * MB };

/** pdf.js's decoders of pictures, as WebAssembly. */
const decoders = import.meta.glob<string>("/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What pdf.js fetches. */
class BinaryData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind === "cMapUrl") return readCharacterMap(filename);
    const address = kind === "wasmUrl" ? decoders[`/node_modules/pdfjs-dist/wasm/${filename}`] : undefined;
    if (address === undefined) throw new Error(`no ${filename} here`);
    return fetchAsset(address);
  }
}

/** Canvases of a worker. */
class Canvases {
  create(
    width: number,
    height: number,
  ): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null } {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy(made: { canvas: OffscreenCanvas | null; context: unknown }): void {
    if (made.canvas) made.canvas.width = 0;
    Object.assign(made, { canvas: null, context: null });
  }
}

/** A worker has no SVG filters; what they change is colours. */
class NoFilters {
  addFilter = (): string => "none";
  addHCMFilter = (): string => "none";
  addAlphaFilter = (): string => "none";
  addLuminosityFilter = (): string => "none";
  addHighlightHCMFilter = (): string => "none";
  destroy(): void {}
}

export class PdfPictures {
  readonly #document: PdfDocument;
  readonly #quota: Quota;
  readonly #end: () => void;

  private constructor(document: PdfDocument, quota: Quota, end: () => void) {
    this.#document = document;
    this.#quota = quota;
    this.#end = end;
  }

  static async open(bytes: Uint8Array): Promise<PdfPictures> {
    const found = await PdfPictures.#open(bytes);
    // With the same pages as when its text was read.
    const mended = await withSoundTree(bytes, found.#document.numPages);
    if (!mended) return found;
    await found.close();
    return PdfPictures.#open(mended.bytes);
  }

  static async #open(bytes: Uint8Array): Promise<PdfPictures> {
    const [library, { WorkerMessageHandler }] = await Promise.all([
      import("pdfjs-dist/legacy/build/pdf.mjs"),
      import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
    ]);
    const { port1, port2 } = new MessageChannel();
    port1.start();
    port2.start();
    // Given a port, pdf.js starts no worker.
    const worker = new library.PDFWorker({ port: port1 as never, verbosity: 0 });
    WorkerMessageHandler.initializeFromPort(port2);
    const end = (): void => {
      worker.destroy();
      port1.close();
      port2.close();
    };
    const quota = new Quota(LIMITS);
    quota.startPage({ endsAtLimit: false });
    try {
      const task = library.getDocument({
        worker,
        data: bytes.slice(),
        isEvalSupported: false,
        enableXfa: false,
        disableFontFace: true,
        useSystemFonts: false,
        useWorkerFetch: false,
        useWasm: true,
        wasmUrl: "wasm/",
        maxImageSize: RECOGNITION_LIMITS.pixels,
        verbosity: 0,
        cMapUrl: "cmaps/",
        cMapPacked: true,
        BinaryDataFactory: BinaryData,
        CanvasFactory: Canvases,
        FilterFactory: NoFilters,
      });
      return new PdfPictures(await metered(quota, () => task.promise), quota, end);
    } catch {
      end();
      throw new Unreadable(message("recognition-damaged"));
    }
  }

  /** A page, numbered from 0, and the points of one of its pixels. Throws `Unreadable` if it cannot be drawn. */
  async draw(number: number): Promise<{ picture: GreyPicture; points: number }> {
    const quota = this.#quota;
    quota.startPage({ endsAtLimit: false });
    try {
      return await metered(quota, async () => {
        const page = await this.#document.getPage(number + 1);
        const scale = scaleOf(page.getViewport({ scale: 1 }), RECOGNITION_LIMITS.dotsPerInch / 72);
        const viewport = page.getViewport({ scale });
        const context = canvasOf(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
        // "print": a worker has no animation frames.
        const drawing = { canvasContext: context as never, canvas: context.canvas as never, viewport, intent: "print" };
        await page.render(drawing).promise;
        page.cleanup();
        return { picture: greyOf(context), points: 1 / scale };
      });
    } catch {
      throw new Unreadable(
        quota.exceeded ? message("recognition-beyond", { limit: quota.exceeded }) : message("recognition-damaged"),
      );
    }
  }

  async close(): Promise<void> {
    await this.#document.loadingTask.destroy().catch(() => {});
    this.#end();
  }
}
