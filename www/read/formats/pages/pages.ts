/**
 * Apple's office formats, which are documented nowhere. Older programs, and newer ones if asked to, put a PDF of the document beside
 * it, as a preview: that is read.
 */
import { message } from "../../../i18n/message.ts";
import type { ReaderHost } from "../../format.ts";
import { type Content, Unreadable } from "../../model.ts";
import type { Parts } from "../../parts/package.ts";
import { readPdf } from "../pdf/pdf.ts";

const PREVIEWS = ["QuickLook/Preview.pdf", "preview.pdf"];

export async function readPages(parts: Parts, { readCharacterMap }: ReaderHost): Promise<Content> {
  const name = PREVIEWS.find((preview) => parts.has(preview));
  const bytes = name === undefined ? null : await parts.bytes(name);
  if (!bytes) throw new Unreadable(message("files-apple-pages"));
  const found = await readPdf(bytes, readCharacterMap);
  const content = "entries" in found ? found.own : found;
  if (!content) throw new Unreadable(message("files-apple-pages"));
  return {
    ...content,
    format: message("files-format-pages"),
    warnings: [message("files-pages-preview"), ...content.warnings],
  };
}
