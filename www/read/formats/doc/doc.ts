/**
 * Word documents before 2007 (MS-DOC; Word 6, 95 and 97 to 2003): text, footnotes, endnotes and text boxes, in this order.
 *
 * Our own, because the libraries do not see hidden text; the one that reads as many files is a module of 360 kB. Headers, footers
 * and comments are left out, and so is deleted text; hidden and tiny text is left out and counted. Macros are not looked at. O(n).
 */
import { firstWhere } from "../../../engine/binary-search.ts";
import { message } from "../../../i18n/message.ts";
import { decodeText } from "../../decode.ts";
import { type Content, contentOf, deletedNote, hiddenNote, Pieces } from "../../model.ts";
import type { CompoundFile } from "../../parts/compound.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";
import { plausibility } from "../../plausible.ts";
import { hiddenRuns } from "./hidden-runs.ts";
import { type Extents, type Layout, layoutOf } from "./pieces.ts";

/** Characters that are signs of their own in Word. */
const [CELL, LINE, PAGE, COLUMN, PARAGRAPH] = [7, 11, 12, 14, 13];
const [FIELD, RESULT, FIELD_END] = [19, 20, 21];
const [FIRM_HYPHEN, SOFT_HYPHEN] = [30, 31];
const TAB = 9;

export async function readDoc(file: CompoundFile, password?: string): Promise<Content> {
  const layout = await layoutOf(file, password);
  const { extents } = layout;
  const { shown, hidden, deleted, isWhole } = charactersOf(layout, layout.encoding ?? (await guessedEncoding(layout)));
  const page = new TextPage();
  for (const part of partsOf(shown, extents)) {
    page.block();
    write(part, page);
  }
  const comments = extents.comments > 0 ? countOf(shown.slice(0, extents.text), "\u0005") : 0;
  return contentOf(message("files-format-word"), page.toString(), {
    warnings: [
      ...(extents.headers > 0 ? [message("files-headers")] : []),
      ...(comments > 0 ? [message("files-comments", { count: comments })] : []),
      ...deletedNote(deleted),
    ],
    missing: isWhole ? [] : [CUT_OFF],
    tricks: hiddenNote(hidden),
  });
}

/** Bytes by which the encoding is guessed. */
const MAX_SAMPLE_BYTES = 1 << 16;

/** Of a document that does not state its encoding: by its letters, as of plain text. */
async function guessedEncoding({ main, pieces, ofFonts }: Layout): Promise<string> {
  const letters = new Uint8Array(MAX_SAMPLE_BYTES);
  let end = 0;
  for (const { from, length } of pieces) {
    for (const byte of main.subarray(from, from + Math.min(length, MAX_SAMPLE_BYTES - end)))
      letters[end++] = Math.max(byte, 0x20);
  }
  const sample = letters.subarray(0, end);
  const { label } = await decodeText(sample);
  const guessed = /^windows-125\d$/.test(label) ? label : WESTERN;
  if (guessed !== WESTERN || !ofFonts) return guessed;
  // A few letters are too little to guess from; the fonts say which letters are meant.
  const [western = 0, meant = 0] = [WESTERN, ofFonts].map((one) => plausibility(new TextDecoder(one).decode(sample)));
  return meant >= western ? ofFonts : WESTERN;
}
const WESTERN = "windows-1252";

/** Stands for a character that is hidden or deleted, so that the others keep their places. */
const UNSEEN = "\0";

interface Characters {
  shown: string;
  hidden: string;
  deleted: string;
  isWhole: boolean;
}

/** All characters of the document in order; hidden and deleted ones are kept apart. */
function charactersOf(layout: Layout, encoding: string): Characters {
  const { main, pieces, extents } = layout;
  const runs = hiddenRuns(layout);
  const shown = new Pieces();
  const hidden = new Pieces();
  const deleted = new Pieces();
  const found = (isWhole: boolean): Characters => ({
    shown: shown.toString(),
    hidden: hidden.toString(),
    deleted: deleted.toString(),
    isWhole,
  });
  let left = Object.values(extents).reduce((sum, count) => sum + count, 0);
  let bytesLeft = main.length;
  for (const { from, length, width } of pieces) {
    const count = Math.min(length, left);
    left -= count;
    const end = Math.min(from + width * count, main.length);
    // Pieces of one document do not overlap: together they are no longer than it is.
    bytesLeft -= Math.max(0, end - from);
    if (bytesLeft < 0) return found(false);
    const decoder = new TextDecoder(width === 2 ? "utf-16le" : encoding);
    let at = from;
    // Runs are in ascending order.
    for (let next = firstWhere(runs.length, (at) => (runs[at]?.to ?? 0) > from); next < runs.length; next++) {
      const run = runs[next];
      if (!run || run.from >= end) break;
      const start = Math.max(run.from, at);
      const stop = Math.min(run.to, end);
      shown.push(decoder.decode(main.subarray(at, start)));
      const unseen = decoder.decode(main.subarray(start, stop));
      shown.push(unseenOf(unseen, Math.floor((stop - start) / width), run.isDeleted));
      (run.isDeleted ? deleted : hidden).push(`${unseen} `);
      at = stop;
    }
    if (end > at) shown.push(decoder.decode(main.subarray(at, end)));
  }
  return found(left <= 0);
}

/** As many characters; the ends of hidden paragraphs stay, as words before and after one would be joined. */
function unseenOf(text: string, count: number, isDeleted: boolean): string {
  if (isDeleted || text.length !== count) return UNSEEN.repeat(count);
  return text.replace(/[^\r]/g, UNSEEN);
}

function partsOf(all: string, { text, footnotes, headers, macros, comments, endnotes, boxes }: Extents): string[] {
  const notes = text + footnotes;
  const ends = notes + headers + macros + comments;
  return [all.slice(0, text), all.slice(text, notes), all.slice(ends, ends + endnotes + boxes)];
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** Signs that end a stretch of letters. */
const SIGNS = /\p{Cc}/gu;

/** Adds characters to the page; the instructions of fields, such as a link's address, are left out. */
function write(text: string, page: TextPage): void {
  /** For each open field, whether its instructions are over. */
  const fields: boolean[] = [];
  let inside = 0;
  const add = (letters: string): void => {
    if (inside === 0) page.write(letters);
  };
  let at = 0;
  for (const { index } of text.matchAll(SIGNS)) {
    add(text.slice(at, index));
    at = index + 1;
    const sign = text.charCodeAt(index);
    if (sign === FIELD) {
      fields.push(false);
      inside++;
    } else if (sign === RESULT && fields.at(-1) === false) {
      fields[fields.length - 1] = true;
      inside--;
    } else if (sign === FIELD_END && fields.pop() === false) inside--;
    else if (inside === 0) page.write(spaceOf(sign, page));
  }
  add(text.slice(at));
}

/** Starts a line or a paragraph if a sign does; otherwise returns what stands for it. */
function spaceOf(sign: number, page: TextPage): string {
  if (sign === PARAGRAPH || sign === PAGE || sign === COLUMN) page.block();
  if (sign === LINE) page.line();
  if (sign === TAB || sign === CELL) return "\t";
  return sign === FIRM_HYPHEN ? "-" : sign === SOFT_HYPHEN ? "\u00ad" : "";
}
