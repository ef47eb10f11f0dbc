/**
 * PowerPoint presentations before 2007 (MS-PPT; PowerPoint 97 to 2003): the text of each slide in the order of the show, then the
 * speaker's notes. Hidden slides and shapes are left out and counted, and so are headers, footers and text of the master, as in newer
 * presentations. Macros are not looked at. O(n).
 *
 * Our own, because no library for JavaScript reads them.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { type CompoundFile, uint16, uint32 } from "../../parts/compound.ts";
import { CUT_OFF, TextPage } from "../../parts/markup.ts";
import { SlideCounts } from "../../parts/slides.ts";
import { Presentation, type PresentationRecord, recordsIn, within } from "./records.ts";
import { shapesIn, textsAmong } from "./shapes.ts";

const [LIST, LIST_ENTRY, SLIDE, NOTES] = [0x0ff0, 0x03f3, 0x03ee, 0x03f0];
/** Settings of a slide and of notes, in their first records. */
const [SLIDE_ATOM, SLIDE_INFO, NOTES_ATOM] = [0x03ef, 0x03f9, 0x03f1];
/** The kinds of lists. */
const [SLIDES, MASTERS, ALL_NOTES] = [0, 1, 2];
const IS_HIDDEN_SLIDE = 4;
const SHOWS_MASTER = 1;
/** What headers and footers a slide has: flags, and their texts. */
const [EDGES, EDGE_FLAGS, EDGE_TEXT] = [0x0fd9, 0x0fda, 0x0fba];
const HAS_DATE_HEADER_OR_FOOTER = 0x34;
/** Tags of programs, within which the comments are. */
const [TAG_DATA, COMMENT] = [0x138b, 0x2ee0];
const EMBEDDED = 0x0fcc;

/** A slide in the list of the show, and the texts of its placeholders that stand there. */
interface Listed {
  object: number;
  id: number;
  texts: string[];
}

export async function readPpt(file: CompoundFile): Promise<Content> {
  const presentation = new Presentation(file);
  const { document } = presentation;
  if (!document) throw new Unreadable(message("files-no-slides"));
  const lists = [...recordsIn(document.bytes)].filter(({ type }) => type === LIST);
  const show = new Show(presentation);
  for (const { instance, bytes } of lists) if (instance === MASTERS) show.addMasters(bytes);
  for (const { instance, bytes } of lists) if (instance === SLIDES) show.addSlides(bytes);
  for (const { instance, bytes } of lists) if (instance === ALL_NOTES) show.addNotes(bytes);
  const { page, counts } = show;
  counts.embedded = [...within(document.bytes, ({ type }) => type === EMBEDDED)].length;
  counts.hasEdges ||= [...recordsIn(document.bytes)].some(hasEdgeTexts);
  const { missing, ...notes } = counts.notes;
  return contentOf(message("files-format-powerpoint"), page.toString(), {
    ...notes,
    missing: [...missing, ...(file.isWhole ? [] : [CUT_OFF])],
  });
}

/** The text of a presentation as it grows. */
class Show {
  readonly page = new TextPage();
  readonly counts = new SlideCounts();
  readonly #presentation: Presentation;
  /** The objects of masters whose text was not looked at, by their ids. */
  readonly #masters = new Map<number, number>();
  /** The ids of the slides that are shown. */
  readonly #shown = new Set<number>();
  readonly #read = new Set<number>();

  constructor(presentation: Presentation) {
    this.#presentation = presentation;
  }

  addMasters(list: Uint8Array): void {
    for (const { object, id } of listed(list)) this.#masters.set(id, object);
  }

  addSlides(list: Uint8Array): void {
    for (const { object, id, texts } of listed(list)) {
      if (this.#wasRead(object)) continue;
      const slide = this.#presentation.object(object);
      if (slide?.type !== SLIDE) this.counts.lost++;
      else if (isHidden(slide)) {
        this.counts.hidden++;
        continue;
      }
      this.#shown.add(id);
      this.#addSlide(slide?.bytes ?? new Uint8Array(), texts);
    }
  }

  /** The texts of a slide's shapes in their order, then those of its placeholders that no shape refers to. */
  #addSlide(slide: Uint8Array, placeholders: readonly string[]): void {
    const waiting = new Map(placeholders.entries());
    const take = (number: number): string | null => {
      const text = waiting.get(number) ?? null;
      waiting.delete(number);
      return text;
    };
    for (const { texts, isHidden: isOff, isEdge, isNumber } of shapesIn(slide, take)) {
      if (isOff) for (const text of texts) this.counts.unseen.push(`${text} `);
      else if (!isEdge) for (const text of texts) writeText(text, this.page);
      else this.counts.hasEdges ||= !isNumber && texts.some(isText);
    }
    for (const text of waiting.values()) writeText(text, this.page);
    for (const { bytes } of within(slide, ({ type }) => type === TAG_DATA)) {
      for (const { type } of recordsIn(bytes)) if (type === COMMENT) this.counts.comments++;
    }
    const [atom] = within(slide, ({ type }) => type === SLIDE_ATOM);
    if (atom && (uint16(atom.bytes, 20) & SHOWS_MASTER) !== 0) this.#lookAtMaster(uint32(atom.bytes, 12));
  }

  /** Records whether a master has text of its own; its placeholders contain only prompts. Each master is read once. */
  #lookAtMaster(id: number): void {
    const object = this.#masters.get(id);
    if (object === undefined) return;
    this.#masters.delete(id);
    for (const shape of shapesIn(this.#presentation.object(object)?.bytes ?? new Uint8Array())) {
      this.counts.hasEdges ||= !(shape.isPlaceholder || shape.isHidden) && shape.texts.some(isText);
    }
  }

  addNotes(list: Uint8Array): void {
    for (const { object } of listed(list)) {
      const notes = this.#presentation.object(object);
      if (notes?.type !== NOTES || this.#wasRead(object)) continue;
      const [atom] = within(notes.bytes, ({ type }) => type === NOTES_ATOM);
      if (!atom || !this.#shown.has(uint32(atom.bytes, 0))) continue;
      for (const { texts, isSpoken, isEdge } of shapesIn(notes.bytes)) {
        if (isSpoken && !isEdge) for (const text of texts) writeText(text, this.page);
      }
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
  let records: PresentationRecord[] = [];
  const end = (): void => {
    found.at(-1)?.texts.push(...textsAmong(records));
    records = [];
  };
  for (const record of recordsIn(list)) {
    if (record.type === LIST_ENTRY) {
      end();
      found.push({ object: uint32(record.bytes, 0), id: uint32(record.bytes, 12), texts: [] });
    } else records.push(record);
  }
  end();
  return found;
}

function isHidden(slide: PresentationRecord): boolean {
  const [info] = within(slide.bytes, ({ type }) => type === SLIDE_INFO);
  return info !== undefined && (uint16(info.bytes, 10) & IS_HIDDEN_SLIDE) !== 0;
}

/** Whether a record states the date, header or footer of all slides, with a text. */
function hasEdgeTexts({ type, bytes }: PresentationRecord): boolean {
  if (type !== EDGES) return false;
  const inside = [...recordsIn(bytes)];
  const flags = inside.find((record) => record.type === EDGE_FLAGS);
  if (!flags || (uint16(flags.bytes, 2) & HAS_DATE_HEADER_OR_FOOTER) === 0) return false;
  return inside.some((record) => record.type === EDGE_TEXT && isText(new TextDecoder("utf-16le").decode(record.bytes)));
}

function isText(text: string): boolean {
  return text.trim() !== "";
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
