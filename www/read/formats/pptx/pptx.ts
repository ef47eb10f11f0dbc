/**
 * PPTX (Office Open XML, ECMA-376): the text of each slide in the order of the show, then the speaker's notes.
 *
 * Hidden slides and shapes are left out and counted, and so is what each slide repeats: headers, footers, and text of its master. Of
 * charts the titles and names are read. Slides may have backgrounds of any colour, so white text is not a trick here.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { Diagrams } from "../../parts/diagrams.ts";
import { type Attributes, TextPage, walkXml } from "../../parts/markup.ts";
import { mainParts, type Parts, relations } from "../../parts/package.ts";
import { collectObjects, collectPicturesOf, collectProperties } from "../../parts/properties.ts";
import { SlideCounts } from "../../parts/slides.ts";
import { TraceCollector } from "../../traces.ts";

/** Reads a package whose main part is a presentation. */
export async function readPptx(parts: Parts): Promise<Content> {
  const [main = "ppt/presentation.xml"] = await mainParts(parts);
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable(message("files-no-slides"));
  const targets = await relations(parts, main);
  const page = new TextPage();
  const notes = new TextPage();
  const counts = new SlideCounts();
  const read = new Set<string>();
  const masters = new Set<string>();
  const { ids, size } = slidesOf(xml);
  for (const id of ids) {
    const part = targets.get(id)?.target ?? "";
    if (read.has(part)) {
      counts.again++;
      continue;
    }
    const slide = await parts.xml(part);
    if (slide === null) {
      counts.lost++;
      continue;
    }
    read.add(part);
    const { isHidden, isWhole, showsMaster } = readSlide(slide, page, counts, await Diagrams.of(parts, part), size);
    if (!isWhole) counts.cut++;
    if (isHidden) counts.hidden++;
    else {
      await readBeside(parts, part, notes, counts);
      if (showsMaster && !counts.hasEdges) counts.hasEdges = await hasMasterText(parts, part, masters);
    }
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
  return contentOf(message("files-format-powerpoint"), page.toString(), { ...counts.notes, traces: traces.traces });
}

/** Width and height. */
type Size = readonly [number, number];

/** The slides' relations in the order of the show, and the size of all; null if the file does not say. */
function slidesOf(xml: string): { ids: string[]; size: Size | null } {
  const ids: string[] = [];
  let size: Size | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "sldSz") size = [Number(attributes["cx"]), Number(attributes["cy"])];
      // The slide's number and its relation are both called "id" except for the prefix; the relation comes last.
      if (name === "sldId") ids.push(attributes["id"] ?? "");
    },
  });
  return { ids, size };
}

/** Whether a box is farther from the slide than the slide is large: text beside it may reach into it. */
function isFarOff(at: Size, extent: Size, size: Size): boolean {
  return size.some((length, axis) => {
    const start = at[axis] ?? 0;
    return start > 2 * length || start + (extent[axis] ?? 0) < -length;
  });
}

/** Elements whose text is duplicated elsewhere. */
const ALTERNATIVE = "Fallback";

/** Elements that can be switched off, with all that is in them. */
const SHAPES: ReadonlySet<string> = new Set(["sp", "grpSp", "graphicFrame", "cxnSp", "pic"]);

/** A cell of a table, which may lie under a merged one. */
const CELL = "tc";

/** Placeholders with text that each slide repeats. */
const EDGES: ReadonlySet<string> = new Set(["hdr", "ftr", "dt", "sldNum"]);
const SLIDE_NUMBER = "sldNum";

interface SlideReading {
  isHidden: boolean;
  isWhole: boolean;
  showsMaster: boolean;
}

/** Adds the paragraphs of a slide or of its notes to the page; nothing if the slide is hidden. */
function readSlide(
  xml: string,
  page: TextPage,
  counts: SlideCounts,
  diagrams: Diagrams | null,
  size: Size | null = null,
): SlideReading {
  const found = { isHidden: false, isWhole: true, showsMaster: true };
  let inText = false;
  let leaving = 0;
  /** The open shapes, and how many of them are hidden. */
  const shapes: { isOff: boolean; placeholder: string; at?: Size }[] = [];
  let off = 0;
  const write = (text: string): void => {
    const { placeholder = "" } = shapes.at(-1) ?? {};
    if (off > 0) counts.unseen.push(`${text} `);
    else if (!EDGES.has(placeholder)) page.write(text);
    else if (placeholder !== SLIDE_NUMBER && text.trim() !== "") counts.hasEdges = true;
  };
  const openShape = (name: string, attributes: Attributes): void => {
    if (SHAPES.has(name) || name === CELL) shapes.push({ isOff: false, placeholder: "" });
    const shape = shapes.at(-1);
    if (!shape) return;
    if (name === "ph") shape.placeholder = attributes["type"] ?? "";
    const { at } = shape;
    // Within a group, places are those of the group.
    const isPlaced = name === "ext" && attributes["cx"] !== undefined && shapes.length === 1;
    const isFar = isPlaced && at && size && isFarOff(at, [Number(attributes["cx"]), Number(attributes["cy"])], size);
    if (name === "off") shape.at ??= [Number(attributes["x"]), Number(attributes["y"])];
    const isCovered = name === CELL && (isOn(attributes["hMerge"]) || isOn(attributes["vMerge"]));
    const isSwitchedOff = name === "cNvPr" && isOn(attributes["hidden"]);
    if (shape.isOff || !(isSwitchedOff || isCovered || isFar)) return;
    shape.isOff = true;
    off++;
  };
  const isShown = (): boolean => !found.isHidden && leaving === 0;
  found.isWhole = walkXml(xml, {
    open: (name, attributes) => {
      if (name === "sld") {
        found.isHidden = isOff(attributes["show"]);
        found.showsMaster = !isOff(attributes["showMasterSp"]);
      }
      if (name === ALTERNATIVE) leaving++;
      openShape(name, attributes);
      if (!isShown()) return;
      if (name === "p") page.block();
      else if (name === "br") page.line();
      else if (name === "t") inText = true;
      else if (name === "oleObj" && off === 0) counts.embedded++;
      else if (name === "relIds" || name === "chart") {
        page.block();
        write(diagrams?.take(attributes[name === "chart" ? "id" : "dm"]) ?? "");
        page.block();
      }
    },
    text: (text) => {
      if (inText) write(text);
    },
    close: (name) => {
      if (name === ALTERNATIVE) leaving--;
      if ((SHAPES.has(name) || name === CELL) && shapes.pop()?.isOff) off--;
      if (name === "t") inText = false;
      else if (name === "p" && isShown()) page.block();
    },
  });
  return found;
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}

function isOff(value: string | undefined): boolean {
  return value === "0" || value === "false";
}

/** Adds the notes of a slide to the page, and counts its comments. */
async function readBeside(parts: Parts, slide: string, page: TextPage, counts: SlideCounts): Promise<void> {
  for (const { type, target } of (await relations(parts, slide)).values()) {
    const isNotes = type.endsWith("/notesSlide");
    if (!isNotes && !type.endsWith("/comments")) continue;
    const xml = (await parts.xml(target)) ?? "";
    if (isNotes) readNotes(xml, page, counts);
    else {
      walkXml(xml, {
        open: (name) => {
          if (name === "cm") counts.comments++;
        },
      });
    }
  }
}

/** Hidden shapes of the notes do not count as those of a slide. */
function readNotes(xml: string, page: TextPage, counts: SlideCounts): void {
  const own = new SlideCounts();
  readSlide(xml, page, own, null);
  counts.hasEdges ||= own.hasEdges;
}

/** Whether the layout or the master of a slide has text that is shown on it; each is looked at once. */
async function hasMasterText(parts: Parts, slide: string, seen: Set<string>): Promise<boolean> {
  let part = slide;
  for (const type of ["/slideLayout", "/slideMaster"]) {
    const target = [...(await relations(parts, part)).values()].find((one) => one.type.endsWith(type))?.target;
    if (target === undefined || seen.size === seen.add(target).size) return false;
    const { hasText, showsMaster } = lookAtMaster((await parts.xml(target)) ?? "");
    if (hasText) return true;
    if (!showsMaster) return false;
    part = target;
  }
  return false;
}

/** Whether a layout or a master has text of its own; placeholders contain only prompts. */
function lookAtMaster(xml: string): { hasText: boolean; showsMaster: boolean } {
  const found = { hasText: false, showsMaster: true };
  let inText = false;
  let isPlaceholder = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "sldLayout") found.showsMaster = !isOff(attributes["showMasterSp"]);
      if (SHAPES.has(name)) isPlaceholder = false;
      if (name === "ph") isPlaceholder = true;
      inText = name === "t";
    },
    text: (text) => {
      if (inText && !isPlaceholder && text.trim() !== "") found.hasText = true;
    },
    close: () => {
      inText = false;
    },
  });
  return found;
}
