/**
 * PDF (ISO 32000): the text of all pages in reading order, read by pdf.js.
 *
 * Headers, footers and page numbers are removed; words hyphenated at a line's end are rejoined. Text that a reader cannot
 * see is left out and counted, except for the invisible text behind a scanned page, which is the page's text. Pages without
 * text, and pages that exceed a memory limit (./quota.ts), are reported.
 */

import { type Message, message } from "../../../i18n/message.ts";
import { type Content, contentOf, hiddenNote, Unreadable } from "../../model.ts";
import { type Opening, PdfFile, type ReadCharacterMap } from "./file.ts";
import { rowsInOrder } from "./lines.ts";
import { withSoundTree } from "./page-tree.ts";
import type { PageText } from "./pdf-page.ts";
import { proseOf, type Sheet, takeOffFurniture } from "./prose.ts";
import { metered, Quota } from "./quota.ts";

/** An image that covers at least this fraction of a page is a scan. */
const SCAN = 0.4;
/** Pages whose images are examined. Doing so for each page of a scanned book would take minutes. */
const MAX_EXAMINED_PAGES = 12;

/** Reads a file that has "%PDF-" near its start. */
export async function readPdf(bytes: Uint8Array, readCharacterMap: ReadCharacterMap): Promise<Content> {
  const quota = new Quota();
  return metered(quota, () => read(bytes, readCharacterMap, quota));
}

async function read(given: Uint8Array, readCharacterMap: ReadCharacterMap, quota: Quota): Promise<Content> {
  let bytes = given;
  let pdf = await PdfFile.open(bytes, { readCharacterMap, quota, pictures: false });
  const mended = await withSoundTree(bytes, pdf.pageCount);
  if (mended) {
    await pdf.close();
    bytes = mended.bytes;
    pdf = await PdfFile.open(bytes, { readCharacterMap, quota, pictures: false });
  }
  const pages = await pdf.pages();
  await pdf.close();
  const doubtful = pages.flatMap(({ isPlain }, at) => (isPlain || pdf.lost.has(at) ? [] : [at]));
  const behind = pages.flatMap(({ hasInvisible }, at) => (hasInvisible ? [at] : []));
  const wanted = [...new Set([...doubtful, ...behind])];
  const scans =
    wanted.length > 0 ? await findScans(bytes, { readCharacterMap, quota, pictures: true }, wanted) : new Set<number>();
  const content = contentOfPages(pages, scans, pdf);
  if (mended?.note) content.warnings.unshift(mended.note);
  return content;
}

function contentOfPages(pages: readonly PageText[], scans: ReadonlySet<number>, { sizes, lost }: PdfFile): Content {
  refuseIfNoneIsRead(pages.length, lost);
  const variants = pages.map(({ plain, scanned }, at) => (scans.has(at) ? scanned : plain));
  const hidden = variants.flatMap((variant) => variant.hidden);
  // Lines that run up or down the page come after those that run across it.
  const turns = variants.map((variant) => variant.turns);
  const sheets = turns.map(([across = []], at): Sheet => ({ stretches: across, height: sizes[at] ?? 0 }));
  const isEmpty = (at: number): boolean => (turns[at] ?? []).every((found) => found.length === 0);
  const empty = pages.flatMap((_, at) => (isEmpty(at) && !lost.has(at) ? [at + 1] : []));
  const pictured = empty.filter((page) => scans.has(page - 1));
  if (empty.length === pages.length && pages.length > 0)
    throw new Unreadable(
      message(pictured.length > 0 ? "files-pdf-scanned" : "files-pdf-no-text", { pages: pages.length }),
    );
  const { sheets: bare, removed } = takeOffFurniture(sheets);
  const inOrder = bare.map((page, at) => [page, ...(turns[at] ?? []).slice(1)].flatMap(rowsInOrder));
  return contentOf(message("files-format-pdf", { pages: pages.length }), proseOf(inOrder), {
    warnings: removed > 0 ? [message("files-furniture", { count: removed })] : [],
    missing: [
      ...(pictured.length > 0 ? [message("files-missing-pictures", named(pictured))] : []),
      ...byLimit(lost).map(({ limit, pages }) =>
        limit
          ? message("files-missing-pages-beyond", { ...named(pages), limit })
          : message("files-missing-pages", named(pages)),
      ),
    ],
    tricks: hiddenNote(hidden.join(" ")),
  });
}

/** Pages, numbered from 1, that could not be read, with the limit that they exceeded; null if pdf.js does not say why. */
interface Lost {
  limit: Message | null;
  pages: number[];
}

function byLimit(lost: PdfFile["lost"]): Lost[] {
  const found = new Map<string, Lost>();
  for (const [at, limit] of lost) {
    const code = limit?.code ?? "";
    const { pages } = found.get(code) ?? { pages: [] };
    found.set(code, { limit, pages: [...pages, at + 1] });
  }
  return [...found.values()];
}

/** A file of which nothing could be read because of a limit is not "partly read". */
function refuseIfNoneIsRead(pages: number, lost: PdfFile["lost"]): void {
  if (lost.size < pages) return;
  const beyond = byLimit(lost).find(({ limit }) => limit !== null);
  if (!beyond?.limit) return;
  throw new Unreadable(message("files-pdf-pages-beyond", { ...named(beyond.pages), limit: beyond.limit }));
}

/** Pages as arguments of a message: "3", "3, 7", "1, 2, 4, 6, 8, 9 and 6 more". */
function named(pages: readonly number[]): { count: number; pages: Message | string } {
  const MAX_LISTED_PAGES = 6;
  const shown = pages.slice(0, pages.length > MAX_LISTED_PAGES + 1 ? MAX_LISTED_PAGES : pages.length);
  const list = shown.join(", ");
  const more = pages.length - shown.length;
  return { count: pages.length, pages: more > 0 ? message("files-pages-more", { pages: list, more }) : list };
}

/** Which of these pages (numbered from 0) are scans; unexamined pages are assumed to be like the others. */
async function findScans(bytes: Uint8Array, opening: Opening, wanted: readonly number[]): Promise<Set<number>> {
  const scans = new Set<number>();
  const pdf = await PdfFile.open(bytes, opening);
  try {
    const looked = wanted.slice(0, MAX_EXAMINED_PAGES);
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
