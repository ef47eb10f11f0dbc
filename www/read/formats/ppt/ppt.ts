/**
 * PowerPoint presentations before 2007 (MS-PPT; PowerPoint 97 to 2003): the text of each slide in the order of the show, then the
 * speaker's notes. Hidden slides and shapes are left out and counted, as in newer presentations. Macros are not looked at. O(n).
 *
 * Our own, because no library for JavaScript reads them.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, hiddenNote, Pieces, Unreadable } from "../../model.ts";
import { type CompoundFile, uint16, uint32 } from "../../parts/compound.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";
import { Presentation, type PresentationRecord, recordsIn, within } from "./records.ts";

const [LIST, LIST_ENTRY, SLIDE, NOTES, SLIDE_INFO, NOTES_INFO] = [0x0ff0, 0x03f3, 0x03ee, 0x03f0, 0x03f9, 0x03f1];
/** The kinds of lists. */
const [SLIDES, ALL_NOTES] = [0, 2];
const [TEXT_KIND, WIDE_TEXT, NARROW_TEXT, TEXT_ELSEWHERE] = [0x0f9f, 0x0fa0, 0x0fa8, 0x0f9e];
const [SHAPE, PROPERTIES, TEXT_BOX] = [0xf004, 0xf00b, 0xf00d];
/** A slide's number, a date, a header or a footer stands in the text, not letters. */
const FIELDS: ReadonlySet<number> = new Set([0x0fd8, 0x0ff7, 0x0ff8, 0x0ff9, 0x0ffa]);
const IS_HIDDEN_SLIDE = 4;
/** A property of a shape: flags, of which the upper half tells which of them are set. */
const FLAGS_OF_SHAPE = 0x03bf;
const IS_HIDDEN_SHAPE = 0x00020002;
const NOTES_TEXT = 2;

/** A slide in the list of the show, and the texts of its placeholders that stand there. */
interface Listed {
  object: number;
  id: number;
  texts: string[];
}

export async function readPpt(file: CompoundFile): Promise<Content> {
  const presentation = new Presentation(file);
  if (!presentation.document) throw new Unreadable(message("files-no-slides"));
  const lists = [...recordsIn(presentation.document.bytes)].filter(({ type }) => type === LIST);
  const show = new Show(presentation);
  for (const { instance, bytes } of lists) if (instance === SLIDES) show.addSlides(bytes);
  for (const { instance, bytes } of lists) if (instance === ALL_NOTES) show.addNotes(bytes);
  const { page, unseen, hidden, lost } = show;
  return contentOf(message("files-format-powerpoint"), page.toString(), {
    warnings: hidden > 0 ? [message("files-hidden-slides", { count: hidden })] : [],
    missing: [
      ...(lost > 0 ? [message("files-missing-slides", { count: lost })] : []),
      ...(file.isWhole ? [] : [CUT_OFF]),
    ],
    tricks: hiddenNote(unseen.toString()),
  });
}

/** The text of a presentation as it grows. */
class Show {
  readonly page = new TextPage();
  /** The text of shapes that are switched off. */
  readonly unseen = new Pieces();
  hidden = 0;
  lost = 0;
  readonly #presentation: Presentation;
  /** The ids of the slides that are shown. */
  readonly #shown = new Set<number>();
  readonly #read = new Set<number>();

  constructor(presentation: Presentation) {
    this.#presentation = presentation;
  }

  addSlides(list: Uint8Array): void {
    for (const { object, id, texts } of listed(list)) {
      if (this.#wasRead(object)) continue;
      const slide = this.#presentation.object(object);
      if (slide?.type !== SLIDE) this.lost++;
      else if (isHidden(slide)) {
        this.hidden++;
        continue;
      }
      this.#shown.add(id);
      for (const text of textsOf(slide?.bytes ?? new Uint8Array(), texts, this.unseen)) writeText(text, this.page);
    }
  }

  addNotes(list: Uint8Array): void {
    for (const { object } of listed(list)) {
      const notes = this.#presentation.object(object);
      if (notes?.type !== NOTES || this.#wasRead(object)) continue;
      const [info] = within(notes.bytes, ({ type }) => type === NOTES_INFO);
      if (!info || !this.#shown.has(uint32(info.bytes, 0))) continue;
      for (const text of spokenIn(notes.bytes)) writeText(text, this.page);
    }
  }

  #wasRead(object: number): boolean {
    const wasRead = this.#read.has(object);
    this.#read.add(object);
    return wasRead;
  }
}

function listed(list: Uint8Array): Listed[] {
  const found: Listed[] = [];
  for (const record of recordsIn(list)) {
    const { type, bytes } = record;
    if (type === LIST_ENTRY) found.push({ object: uint32(bytes, 0), id: uint32(bytes, 12), texts: [] });
    else {
      const text = textIn(record);
      if (text !== null) found.at(-1)?.texts.push(text);
    }
  }
  return found;
}

function textIn({ type, bytes }: PresentationRecord): string | null {
  if (type === WIDE_TEXT) return new TextDecoder("utf-16le").decode(bytes);
  // The lower halves of characters in UTF-16.
  return type === NARROW_TEXT ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") : null;
}

function isHidden(slide: PresentationRecord): boolean {
  const [info] = within(slide.bytes, ({ type }) => type === SLIDE_INFO);
  return info !== undefined && (uint16(info.bytes, 10) & IS_HIDDEN_SLIDE) !== 0;
}

/** The texts of a slide's shapes in their order, then those of its placeholders that no shape refers to. */
function textsOf(slide: Uint8Array, placeholders: readonly string[], unseen: Pieces): string[] {
  const waiting = new Map(placeholders.entries());
  const take = (number: number): string | null => {
    const text = waiting.get(number) ?? null;
    waiting.delete(number);
    return text;
  };
  const texts: string[] = [];
  for (const shape of within(slide, ({ type }) => type === SHAPE)) {
    const boxes = within(shape.bytes, ({ type }) => type === TEXT_BOX);
    const found = [...boxes].flatMap((box) => textsIn(box, take));
    if (isHiddenShape(shape.bytes)) for (const text of found) unseen.push(`${text} `);
    else texts.push(...found);
  }
  return [...texts, ...waiting.values()];
}

/** The texts of a box; `take` gives that of a placeholder, by its number. */
function textsIn(box: PresentationRecord, take: (number: number) => string | null): string[] {
  const records = [...recordsIn(box.bytes)];
  if (records.some(({ type }) => FIELDS.has(type))) return [];
  return records.flatMap((record) => {
    const text = record.type === TEXT_ELSEWHERE ? take(uint32(record.bytes, 0)) : textIn(record);
    return text === null ? [] : [text];
  });
}

function isHiddenShape(shape: Uint8Array): boolean {
  for (const { bytes } of within(shape, ({ type }) => type === PROPERTIES)) {
    for (let at = 0; at + 6 <= bytes.length; at += 6) {
      if (uint16(bytes, at) !== FLAGS_OF_SHAPE) continue;
      if ((uint32(bytes, at + 2) & IS_HIDDEN_SHAPE) === IS_HIDDEN_SHAPE) return true;
    }
  }
  return false;
}

/** What the speaker says: the text of the notes, not the picture of the slide, the date and the page's number. */
function spokenIn(notes: Uint8Array): string[] {
  return [...within(notes, ({ type }) => type === TEXT_BOX)].flatMap(({ bytes }) => {
    const records = [...recordsIn(bytes)];
    const isSpoken = records.some((record) => record.type === TEXT_KIND && uint32(record.bytes, 0) === NOTES_TEXT);
    return isSpoken ? records.map(textIn).filter((text) => text !== null) : [];
  });
}

/** Adds a text to the page: a carriage return ends its paragraphs, a vertical tab its lines. */
function writeText(text: string, page: TextPage): void {
  for (const paragraph of text.split("\r")) {
    page.block();
    for (const line of paragraph.split("\v")) {
      page.line();
      page.write(line);
    }
  }
}
