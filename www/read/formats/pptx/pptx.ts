/**
 * PPTX (Office Open XML, ECMA-376): the text of each slide in the order of the show, then the speaker's notes.
 *
 * Hidden slides and shapes are left out and counted. Slides may have backgrounds of any colour, so white text is not a trick here.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, hiddenNote, Pieces, Unreadable } from "../../model.ts";
import { Diagrams } from "../../parts/diagrams.ts";
import { TextPage, walkXml } from "../../parts/markup.ts";
import { mainParts, type Parts, relations } from "../../parts/package.ts";
import { collectObjects, collectPicturesOf, collectProperties } from "../../parts/properties.ts";
import { TraceCollector } from "../../traces.ts";

/** Reads a package whose main part is a presentation. */
export async function readPptx(parts: Parts): Promise<Content> {
  const [main = "ppt/presentation.xml"] = await mainParts(parts);
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable(message("files-no-slides"));
  const targets = await relations(parts, main);
  const page = new TextPage();
  const notes = new TextPage();
  let hidden = 0;
  let lost = 0;
  let again = 0;
  let cut = 0;
  /** The text of shapes that are switched off. */
  const unseen = new Pieces();
  const read = new Set<string>();
  for (const id of slideIds(xml)) {
    const part = targets.get(id)?.target ?? "";
    if (read.has(part)) {
      again++;
      continue;
    }
    const slide = await parts.xml(part);
    if (slide === null) {
      lost++;
      continue;
    }
    read.add(part);
    const { isHidden, isWhole } = readSlide(slide, page, { unseen, diagrams: await Diagrams.of(parts, part) });
    if (!isWhole) cut++;
    if (isHidden) hidden++;
    else await readNotes(parts, part, notes);
  }
  const traces = new TraceCollector();
  await collectProperties(parts, traces);
  // Those of the slides alone: what is on their master comes with a theme that many use.
  for (const slide of read) await collectPicturesOf(parts, slide, traces);
  collectObjects(parts, traces);
  const spoken = notes.toString();
  if (spoken !== "") {
    page.block();
    page.write(spoken);
  }
  return contentOf(message("files-format-powerpoint"), page.toString(), {
    warnings: [
      ...(hidden > 0 ? [message("files-hidden-slides", { count: hidden })] : []),
      ...(again > 0 ? [message("files-repeated-slides", { count: again })] : []),
    ],
    missing: [
      ...(lost > 0 ? [message("files-missing-slides", { count: lost })] : []),
      ...(cut > 0 ? [message("files-missing-slide-ends", { count: cut })] : []),
    ],
    tricks: hiddenNote(unseen.toString()),
    traces: traces.traces,
  });
}

function slideIds(xml: string): string[] {
  const ids: string[] = [];
  walkXml(xml, {
    open: (name, attributes) => {
      // The slide's number and its relation are both called "id" except for the prefix; the relation comes last.
      if (name === "sldId") ids.push(attributes["id"] ?? "");
    },
  });
  return ids;
}

/** Elements whose text is duplicated elsewhere. */
const ALTERNATIVES: ReadonlySet<string> = new Set(["Fallback"]);

/** The slide number is a field in its notes, not text. */
const OUTSIDE_NOTES: ReadonlySet<string> = new Set([...ALTERNATIVES, "fld"]);

/** Elements that can be switched off, with all that is in them. */
const SHAPES: ReadonlySet<string> = new Set(["sp", "grpSp", "graphicFrame", "cxnSp", "pic"]);

interface SlideReading {
  leftOut?: ReadonlySet<string>;
  /** Receives the text of shapes that are switched off. */
  unseen: Pieces;
  diagrams: Diagrams | null;
}

/** Adds a slide's paragraphs to the page; nothing if the slide is hidden. */
function readSlide(
  xml: string,
  page: TextPage,
  { leftOut = ALTERNATIVES, unseen, diagrams }: SlideReading,
): { isHidden: boolean; isWhole: boolean } {
  let isHidden = false;
  let inText = false;
  let leaving = 0;
  /** For each open shape, whether it is switched off, and how many are. */
  const shapes: boolean[] = [];
  let off = 0;
  const write = (text: string): void => {
    if (off > 0) unseen.push(`${text} `);
    else page.write(text);
  };
  const isWhole = walkXml(xml, {
    open: (name, attributes) => {
      if (name === "sld" && ["0", "false"].includes(attributes["show"] ?? "")) isHidden = true;
      if (leftOut.has(name)) leaving++;
      if (SHAPES.has(name)) shapes.push(false);
      if (name === "cNvPr" && ["1", "true"].includes(attributes["hidden"] ?? "") && shapes.at(-1) === false) {
        shapes[shapes.length - 1] = true;
        off++;
      }
      if (isHidden || leaving > 0) return;
      if (name === "p") page.block();
      else if (name === "br") page.line();
      else if (name === "t") inText = true;
      else if (name === "relIds") {
        page.block();
        write(diagrams?.take(attributes["dm"]) ?? "");
        page.block();
      }
    },
    text: (text) => {
      if (inText) write(text);
    },
    close: (name) => {
      if (leftOut.has(name)) leaving--;
      if (SHAPES.has(name) && shapes.pop()) off--;
      if (name === "t") inText = false;
      else if (name === "p" && !isHidden && leaving === 0) page.block();
    },
  });
  return { isHidden, isWhole };
}

async function readNotes(parts: Parts, slide: string, page: TextPage): Promise<void> {
  for (const { type, target } of (await relations(parts, slide)).values()) {
    if (!type.endsWith("/notesSlide")) continue;
    const xml = await parts.xml(target);
    if (xml !== null) readSlide(xml, page, { leftOut: OUTSIDE_NOTES, unseen: new Pieces(), diagrams: null });
  }
}
