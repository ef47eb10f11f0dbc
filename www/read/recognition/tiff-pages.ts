/** Draws pages of a TIFF file, each by itself, as those of a PDF (./tiff-pdf.ts). */
import { message } from "../../i18n/message.ts";
import { Unreadable } from "../model.ts";
import { refuseIfTooLarge } from "./grey.ts";
import type { GreyPicture } from "./orientation.ts";
import { PdfPictures } from "./pdf-pictures.ts";
import { type TiffPage, tiffPages } from "./tiff.ts";
import { pdfOf } from "./tiff-pdf.ts";

export class TiffPictures {
  readonly #pages: readonly (TiffPage | null)[];

  constructor(bytes: Uint8Array) {
    this.#pages = tiffPages(bytes);
  }

  /** A page, numbered from 0, and the points of one of its pixels. Throws `Unreadable` if it cannot be drawn. */
  async draw(number: number): Promise<{ picture: GreyPicture; points: number }> {
    const page = this.#pages[number];
    if (!page) throw new Unreadable(message("recognition-damaged"));
    refuseIfTooLarge(page);
    const pdf = await PdfPictures.open(pdfOf(page));
    try {
      return await pdf.draw(0);
    } finally {
      await pdf.close();
    }
  }

  async close(): Promise<void> {}
}
