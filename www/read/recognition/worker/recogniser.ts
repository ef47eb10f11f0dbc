/** The worker that reads text from pictures: one page at a time. */

import { hasSimd } from "../../../engine/simd.ts";
import { message, UserError } from "../../../i18n/message.ts";
import type { FileSource } from "../../content.ts";
import { pdf } from "../../formats/pdf/format.ts";
import { isTiff } from "../../marks.ts";
import { Unreadable } from "../../model.ts";
import { greyOfFile } from "../grey.ts";
import { isPageOrder, type PageOrder, type PageReply, type RecognisedLanguage } from "../orders.ts";
import type { GreyPicture } from "../orientation.ts";
import type { PdfPictures } from "../pdf-pictures.ts";
import type { RecognisedPage } from "../recognised.ts";
import type { Recogniser } from "../tesseract.ts";
import type { TiffPictures } from "../tiff-pages.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Points of the longer side of a sheet of A4, which a picture is taken to show. */
const SHEET_POINTS = 842;

self.addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (isPageOrder(data)) self.postMessage(await answer(data));
});

async function answer({ order, file, source, page, languages }: PageOrder): Promise<PageReply> {
  let recogniser: Recogniser;
  try {
    recogniser = await loaded(languages);
  } catch (error) {
    return { order, unavailable: error instanceof UserError ? error.userMessage : message("recognition-not-loaded") };
  }
  try {
    const { picture, points } = await draw(file, source, page);
    return { order, page: read(recogniser, picture, points) };
  } catch (error) {
    if (error instanceof UserError) return { order, problem: error.userMessage };
    return { order, problem: message("recognition-stopped", { reason: String(error) }) };
  }
}

function read(recogniser: Recogniser, picture: GreyPicture, points: number): RecognisedPage {
  try {
    return recogniser.read(picture, points);
  } catch (error) {
    // After an error, WebAssembly may be in any state.
    recognisers = null;
    throw error;
  }
}

let recognisers: Promise<Recogniser> | null = null;

function loaded(languages: readonly RecognisedLanguage[]): Promise<Recogniser> {
  recognisers ??= (async () => {
    if (!hasSimd()) throw new Unreadable(message("recognition-old-browser"));
    return (await import("../tesseract.ts")).Recogniser.load(languages);
  })();
  return recognisers;
}

/** The file of several pages that the last page was in: its other pages follow. */
let opened: { file: number; pages: PdfPictures | TiffPictures } | null = null;

async function draw(file: number, source: FileSource, page: number): Promise<{ picture: GreyPicture; points: number }> {
  if (opened?.file === file) return opened.pages.draw(page);
  await opened?.pages.close();
  opened = null;
  const bytes = await bytesOf(source);
  if (pdf.detect(bytes, "pdf")) {
    const { PdfPictures } = await import("../pdf-pictures.ts");
    opened = { file, pages: await PdfPictures.open(bytes) };
    return opened.pages.draw(page);
  }
  if (isTiff(bytes)) {
    const { TiffPictures } = await import("../tiff-pages.ts");
    opened = { file, pages: new TiffPictures(bytes) };
    return opened.pages.draw(page);
  }
  const picture = await greyOfFile(bytes);
  return { picture, points: SHEET_POINTS / Math.max(picture.width, picture.height) };
}

async function bytesOf({ blob, entry }: FileSource): Promise<Uint8Array<ArrayBuffer>> {
  if (!entry) return new Uint8Array(await blob.arrayBuffer());
  return (await import("../../parts/zip.ts")).unzip(blob, entry, []);
}
