/**
 * PDF (ISO 32000): the text of all pages in reading order, read by pdf.js.
 *
 * Headers, footers and page numbers are removed; words hyphenated at a line's end are rejoined. Text that a reader cannot
 * see is left out and counted, except for the invisible text behind a scanned page, which is the page's text. Pages without
 * text, and pages that exceed a memory limit (./quota.ts), are reported. Attached files are read like any others, and forms that
 * only Adobe's reader draws (XFA) are laid out by pdf.js.
 */

import { type Message, message } from "../../../i18n/message.ts";
import type { Container } from "../../container.ts";
import { hasAscii } from "../../marks.ts";
import { type Content, contentOf, hiddenNote, OnlyPictures, type PicturePages, Unreadable } from "../../model.ts";
import { nameInZip } from "../../names.ts";
import { numberedPages } from "../../numbered-pages.ts";
import { withAttachments } from "../../parts/attachments.ts";
import { crc32 } from "../../parts/crc.ts";
import { digestOf, MIN_OBJECT_BYTES } from "../../parts/properties.ts";
import { TraceCollector } from "../../traces.ts";
import { type Opening, PdfFile, type ReadCharacterMap } from "./file.ts";
import { rowsInOrder } from "./lines.ts";
import { withSoundTree } from "./page-tree.ts";
import { type PageText, textOf } from "./pdf-page.ts";
import { packedPictures } from "./pictures.ts";
import { proseOf, type Sheet, takeOffFurniture } from "./prose.ts";
import { metered, Quota } from "./quota.ts";

/** Pages whose images are examined. Doing so for each page of a scanned book would take minutes. */
const MAX_EXAMINED_PAGES = 12;

/** Reads a file that has "%PDF-" near its start. */
export async function readPdf(
  bytes: Uint8Array,
  readCharacterMap: ReadCharacterMap,
  password?: string,
): Promise<Content | Container> {
  const quota = new Quota();
  return metered(quota, () => read(bytes, { readCharacterMap, password }, quota));
}

async function read(
  given: Uint8Array,
  means: Pick<Opening, "readCharacterMap" | "password">,
  quota: Quota,
): Promise<Content | Container> {
  let bytes = given;
  let pdf = await PdfFile.open(bytes, { ...means, quota, pictures: false });
  const mended = await withSoundTree(bytes, pdf.pageCount);
  if (mended) {
    await pdf.close();
    bytes = mended.bytes;
    pdf = await PdfFile.open(bytes, { ...means, quota, pictures: false });
  }
  const pages = await pdf.pages();
  const traces = new TraceCollector();
  await pdf.collect(traces, hasIds(given));
  await pdf.close();
  for (const { digest } of packedPictures(given)) traces.add("pictures", digest);
  for (const { bytes: file } of pdf.attached) {
    if (file.length >= MIN_OBJECT_BYTES) traces.add("objects", digestOf({ size: file.length, crc: crc32(file) }));
  }
  const scans = new Set(pages.flatMap(({ isScan }, at) => (isScan ? [at] : [])));
  const wanted = pages.flatMap(({ isPlain, hasInvisible, isDoubtful }, at) => {
    const maybeScan = (!isPlain || hasInvisible) && !scans.has(at);
    return (maybeScan || isDoubtful) && !pdf.lost.has(at) ? [at] : [];
  });
  if (wanted.length > 0) await examine(bytes, { ...means, quota, pictures: true }, wanted, pages, scans);
  const form = pdf.hasForm ? await formOf(bytes, { ...means, quota, pictures: false }) : "";
  const content =
    form === "" ? contentOfPages(pages, scans, pdf, traces.traces) : contentOfForm(form, pdf, traces.traces);
  if (form === "" && pdf.hasForm) content.missing.push(message("files-missing-form"));
  if (mended?.note) content.warnings.unshift(mended.note);
  return (await withAttachments(content, pdf.attached)) ?? content;
}

/** The text of a form that only Adobe's reader draws; empty if pdf.js cannot lay it out. */
async function formOf(bytes: Uint8Array, opening: Opening): Promise<string> {
  try {
    const pdf = await PdfFile.open(bytes, { ...opening, forms: true });
    try {
      return (await pdf.formPages()).filter((page) => page !== "").join("\n\n");
    } finally {
      await pdf.close();
    }
  } catch {
    return "";
  }
}

/** The pages of such a file only say that another program is needed. */
function contentOfForm(text: string, { unread }: PdfFile, traces: Content["traces"]): Content {
  return contentOf(message("files-format-pdf-form"), text, { traces, missing: attachedNote([...unread]) });
}

/** Whether a file has identifiers: "/ID [<…> <…>]", in a dictionary that is never packed. O(bytes). */
function hasIds(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    if (hasAscii(bytes, at, "/ID") && /^\s{0,8}\[/.test(String.fromCharCode(...bytes.subarray(at + 3, at + 12))))
      return true;
  }
  return false;
}

const SLASH = 0x2f;

function contentOfPages(
  pages: readonly PageText[],
  scans: ReadonlySet<number>,
  pdf: PdfFile,
  traces: Content["traces"],
): Content {
  const { sizes, lost, remarks, attached, unread, letters } = pdf;
  refuseIfNoneIsRead(pages.length, lost);
  const variants = pages.map(({ plain, scanned }, at) => (scans.has(at) ? scanned : plain));
  const hidden = variants.flatMap((variant) => variant.hidden);
  // Lines that run up or down the page come after those that run across it.
  const turns = variants.map((variant) => variant.turns);
  const sheets = turns.map(([across = []], at): Sheet => ({ stretches: across, height: sizes[at] ?? 0 }));
  const isEmpty = (at: number): boolean => (turns[at] ?? []).every((found) => found.length === 0);
  const empty = pages.flatMap((_, at) => (isEmpty(at) && !lost.has(at) ? [at + 1] : []));
  const pictured = empty.filter((page) => scans.has(page - 1));
  const misread = letters.misread().map((at) => at + 1);
  const format = message("files-format-pdf", { pages: pages.length });
  const picturesOf = (found: readonly number[]): PicturePages => ({
    numbers: found.map((page) => page - 1),
    total: pages.length,
    format,
  });
  const comments = remarks > 0 ? [message("files-comments", { count: remarks })] : [];
  // Text whose letters are drawn as shapes can be recognised as well as that on a picture.
  if (empty.length === pages.length && pages.length > 0)
    throw new OnlyPictures(
      message(pictured.length > 0 ? "files-pdf-scanned" : "files-pdf-no-text", { pages: pages.length }),
      {
        ...picturesOf(empty),
        rest: { warnings: comments, missing: attachedNote([...attached.map(({ name }) => name), ...unread]), traces },
      },
    );
  const { sheets: bare, removed } = takeOffFurniture(sheets);
  const inOrder = bare.map((page, at) => [page, ...(turns[at] ?? []).slice(1)].flatMap(rowsInOrder));
  const { text, pages: starts } = proseOf(inOrder);
  return contentOf(format, text, {
    // Of a single page nobody asks the number.
    ...(starts.length > 1 && { pages: starts }),
    ...(pictured.length + misread.length > 0 && {
      pictures: picturesOf([...pictured, ...misread].sort((a, b) => a - b)),
    }),
    traces,
    warnings: [...(removed > 0 ? [message("files-furniture", { count: removed })] : []), ...comments],
    missing: [
      ...attachedNote([...unread]),
      ...(pictured.length > 0 ? [message("files-missing-pictures", numberedPages(pictured))] : []),
      ...(misread.length > 0 ? [message("files-missing-letters", numberedPages(misread))] : []),
      ...byLimit(lost).map(({ limit, pages }) =>
        limit
          ? message("files-missing-pages-beyond", { ...numberedPages(pages), limit })
          : message("files-missing-pages", numberedPages(pages)),
      ),
    ],
    tricks: hiddenNote(hidden.join(" ")),
  });
}

/** The note on files attached to a document. Their names may be anything. */
function attachedNote(names: readonly string[]): Message[] {
  const [first] = names;
  return first === undefined
    ? []
    : [message("files-missing-attached", { count: names.length, name: nameInZip(first) })];
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
  throw new Unreadable(message("files-pdf-pages-beyond", { ...numberedPages(beyond.pages), limit: beyond.limit }));
}

/**
 * Looks at the pictures of pages (numbered from 0): finds out which pages are scans, and what text on a picture can be seen.
 * Unexamined pages are assumed to be scans if all examined ones are.
 */
async function examine(
  bytes: Uint8Array,
  opening: Opening,
  wanted: readonly number[],
  pages: PageText[],
  scans: Set<number>,
): Promise<void> {
  const pdf = await PdfFile.open(bytes, opening);
  try {
    const looked = wanted.slice(0, MAX_EXAMINED_PAGES);
    for (const at of looked) {
      const page = await pdf.page(at);
      if (!page) continue;
      pages[at] = textOf(page);
      if (pages[at]?.isScan) scans.add(at);
    }
    if (looked.every((at) => scans.has(at))) for (const at of wanted) if (!pages[at]?.isPlain) scans.add(at);
  } finally {
    await pdf.close();
  }
}
