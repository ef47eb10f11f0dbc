/**
 * DOCX (Office Open XML, ECMA-376): paragraphs, tables, text boxes and SmartArt in order, then footnotes and endnotes.
 *
 * Of tracked changes, inserted text counts and deleted text does not. Text that is invisible in the document (hidden, white,
 * of two points or less, or squeezed to nothing, by the run or by its style) is left out and counted.
 */
import { type Message, message } from "../../../i18n/message.ts";
import { type Content, contentOf, deletedNote, hiddenNote, Pieces, Unreadable } from "../../model.ts";
import { Diagrams } from "../../parts/diagrams.ts";
import { type Attributes, CUT_OFF, TextPage, walkXml } from "../../parts/markup.ts";
import { mainParts, type Parts } from "../../parts/package.ts";
import { collectObjects, collectPicturesOf, collectProperties, searchPart } from "../../parts/properties.ts";
import { TraceCollector } from "../../traces.ts";
import { type Chunks, outermost, readChunks } from "./chunks.ts";
import { Fields } from "./fields.ts";
import { Grounds } from "./grounds.ts";
import { applyProperty, isHidden, isOn, type Look, readStyles, shading } from "./styles.ts";
import { symbol } from "./symbols.ts";

/**
 * Elements that are not part of the text: deleted, moved away, duplicated, a field's instruction, formatting before a
 * change, readings of signs.
 */
const LEFT_OUT = new Set([
  "del",
  "moveFrom",
  "delText",
  "delInstrText",
  "instrText",
  "Fallback",
  "rPrChange",
  "pPrChange",
  "tcPrChange",
  "tblPrChange",
  "sectPrChange",
  // How the signs of a word are read, above them.
  "rt",
]);

/** Elements with the ids of the sessions in which they were written or changed, and the attributes with these ids. */
const SAVED_IN = new Set(["p", "r", "tr", "sectPr"]);
const REVISION_IDS = ["rsidR", "rsidRPr", "rsidRDefault", "rsidP", "rsidTr", "rsidSect", "rsidDel"] as const;

/** Embedded formulas and pictures, by the programs that they belong to. */
const WORDLESS_OBJECTS = /^(?:Equation|MathType|PBrush|Paint\.Picture)/;

/** Fewest symbols of picture fonts that are reported: forms have dozens of boxes to tick. */
const MIN_REPORTED_PICTURE_LETTERS = 100;

/** Reads a package whose main part is a Word document, which may stand in another one. */
export async function readDocx(parts: Parts, within = outermost()): Promise<Content> {
  const [main = "", ...others] = await candidates(parts);
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable(message("files-no-text-part"));
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const traces = new TraceCollector();
  const styles = readStyles((await parts.xml(`${folder}styles.xml`)) ?? "", traces);
  const page = new TextPage();
  const hidden = new Pieces();
  const deleted = new Pieces();
  const chunks = await readChunks(parts, main, readDocx, within);
  const more = { diagrams: await Diagrams.of(parts, main), traces, deleted, chunks };
  const { shownChunks, embedded, pictureLetters, isWhole } = readPart(xml, styles, page, hidden, more);
  for (const notes of ["footnotes", "endnotes"]) {
    const part = await parts.xml(`${folder}${notes}.xml`);
    if (part !== null) readPart(part, styles, page, hidden, { deleted });
  }
  const warnings = await leftOut(parts, folder);
  await collectTraces(parts, main, traces);
  return contentOf(message("files-format-word"), page.toString(), {
    warnings: [
      ...warnings,
      ...(pictureLetters >= MIN_REPORTED_PICTURE_LETTERS
        ? [message("files-picture-letters", { count: pictureLetters })]
        : []),
      ...deletedNote(deleted.toString()),
      ...shownChunks.flatMap((chunk) => chunk.warnings),
    ],
    traces: traces.traces,
    missing: [
      ...(isWhole ? [] : [CUT_OFF]),
      ...others.filter((name) => parts.has(name)).map((name) => message("files-missing-text-part", { name })),
      ...(embedded > 0 ? [message("files-missing-embedded", { count: embedded })] : []),
      ...shownChunks.flatMap((chunk) => chunk.missing),
    ],
    tricks: [...hiddenNote(hidden.toString()), ...shownChunks.flatMap((chunk) => chunk.tricks)],
  });
}

/** The traces outside of the text. */
async function collectTraces(parts: Parts, main: string, traces: TraceCollector): Promise<void> {
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  await collectProperties(parts, traces);
  await searchPart(parts, `${folder}settings.xml`, traces, (xml) => {
    walkXml(xml, {
      open: (name, { val }) => {
        if (name === "rsid" || name === "rsidRoot") traces.revisionInHex(val);
        // Another identifier of the same name is a number.
        else if (name === "docId" && val?.startsWith("{")) traces.add("ids", val);
      },
    });
  });
  collectObjects(parts, traces);
  await collectPicturesOf(parts, main, traces);
}

/** The main part with the text, then any other candidates. */
async function candidates(parts: Parts): Promise<string[]> {
  const found = await mainParts(parts);
  const named = found.length > 0 ? found : ["word/document.xml"];
  return [...named, ...parts.names.filter((name) => /^word\/document\d*\.xml$/.test(name) && !named.includes(name))];
}

/** Content of the file that is not part of its text. */
async function leftOut(parts: Parts, folder: string): Promise<Message[]> {
  const notes: Message[] = [];
  const edges = new TextPage();
  for (const name of parts.names.filter((part) => /\/(?:header|footer)\d*\.xml$/.test(part))) {
    readPart((await parts.xml(name)) ?? "", new Map(), edges, new Pieces());
  }
  if (edges.toString().trim() !== "") notes.push(message("files-headers"));
  let comments = 0;
  walkXml((await parts.xml(`${folder}comments.xml`)) ?? "", {
    open: (name) => {
      if (name === "comment") comments++;
    },
  });
  if (comments > 0) notes.push(message("files-comments", { count: comments }));
  return notes;
}

/** The state of one paragraph; a text box in it has paragraphs of its own. */
interface Paragraph {
  look: Look;
  run: Look;
  inRun: boolean;
  /** Paragraph marks have properties too, which do not apply to the text. */
  ofMark: boolean;
  /** Whether it is only the drop cap of the next one. */
  isDropCap: boolean;
}

/** What else the main part has, and where its deleted text goes. */
interface More {
  chunks?: Chunks;
  diagrams?: Diagrams | null;
  traces?: TraceCollector;
  deleted?: Pieces;
}

/** What was found in a part besides its text. */
interface Found {
  /** Files of other formats whose text stands in it, and how many documents in it are not read. */
  readonly shownChunks: readonly Content[];
  readonly embedded: number;
  /** Letters of fonts whose letters are pictures. */
  readonly pictureLetters: number;
}

/** Reads one part onto the page. Returns what else was found, and whether it is complete. */
function readPart(
  xml: string,
  styles: ReadonlyMap<string, Look>,
  page: TextPage,
  hidden: Pieces,
  more: More = {},
): Found & { isWhole: boolean } {
  const reader = new PartReader(styles, page, hidden, more);
  const isWhole = walkXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  const { shownChunks, embedded, pictureLetters } = reader;
  return { shownChunks, embedded, pictureLetters, isWhole };
}

/** Converts a part to text. A text box may be in the middle of a sentence, so its text goes below the paragraph. */
class PartReader implements Found {
  readonly shownChunks: Content[] = [];
  embedded = 0;
  pictureLetters = 0;
  readonly #chunks: Chunks;
  readonly #styles: ReadonlyMap<string, Look>;
  readonly #page: TextPage;
  readonly #hidden: Pieces;
  readonly #deleted: Pieces;
  readonly #diagrams: Diagrams | null;
  readonly #traces: TraceCollector | null;
  readonly #stack: Paragraph[] = [];
  readonly #boxes: TextPage[] = [];
  readonly #below: string[] = [];
  readonly #grounds: Grounds;
  readonly #fields = new Fields();
  #leaving = 0;
  #inText = false;
  #inDeleted = false;
  #isAfterDropCap = false;
  #inSeparator = false;
  /** In a drawing that is not shown. */
  #inHiddenDrawing = false;
  /** The directions that open elements impose on all letters. */
  readonly #overrides: (string | undefined)[] = [];

  constructor(
    styles: ReadonlyMap<string, Look>,
    page: TextPage,
    hidden: Pieces,
    { chunks = new Map(), diagrams = null, traces, deleted = new Pieces() }: More,
  ) {
    this.#chunks = chunks;
    this.#styles = styles;
    this.#grounds = new Grounds(styles);
    this.#diagrams = diagrams;
    this.#traces = traces ?? null;
    this.#page = page;
    this.#hidden = hidden;
    this.#deleted = deleted;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#traces && SAVED_IN.has(name)) for (const id of REVISION_IDS) this.#traces.revisionInHex(attributes[id]);
    if (LEFT_OUT.has(name)) this.#leaving++;
    if (name === "delText") this.#inDeleted = true;
    if (this.#leaving > 0) return;
    this.#grounds.open(name, attributes);
    switch (name) {
      case "p":
        this.#stack.push({ look: {}, run: {}, inRun: false, ofMark: false, isDropCap: false });
        if (!this.#isAfterDropCap) this.#target.block();
        this.#isAfterDropCap = false;
        break;
      case "txbxContent":
        this.#boxes.push(new TextPage());
        break;
      case "footnote":
      case "endnote":
        this.#inSeparator = attributes["type"] !== undefined && attributes["type"] !== "normal";
        break;
      case "altChunk":
        this.#addChunk(this.#chunks.get(attributes["id"] ?? ""));
        break;
      case "OLEObject":
        if (!WORDLESS_OBJECTS.test(attributes["ProgID"] ?? "")) this.embedded++;
        break;
      case "relIds":
      case "chart":
        this.#addBelow(this.#diagrams?.take(attributes[name === "chart" ? "id" : "dm"]) ?? "");
        break;
      case "docPr":
        this.#inHiddenDrawing ||= attributes["hidden"] !== undefined && isOn(attributes["hidden"]);
        break;
      case "t":
        this.#inText = true;
        break;
      case "bdo":
        this.#overrides.push(attributes["val"]);
        break;
      case "textpath":
        // Legacy WordArt (VML); types of shapes have a textpath without text.
        if (this.#stack.length > 0) this.#addBelow(attributes["string"] ?? "");
        break;
      case "fldChar":
        this.#fields.mark(attributes["fldCharType"]);
        break;
      case "noBreakHyphen":
        this.#write("-");
        break;
      default:
        this.#property(name, attributes);
    }
  }

  text(text: string): void {
    if (this.#inText && this.#leaving === 0) this.#write(text);
    else if (this.#inDeleted) this.#deleted.push(text);
  }

  close(name: string): void {
    if (LEFT_OUT.has(name)) this.#leaving--;
    if (name === "delText") this.#inDeleted = false;
    else if (name === "del") this.#deleted.push(" ");
    if (this.#leaving > 0) return;
    if (!LEFT_OUT.has(name)) this.#grounds.close(name);
    const at = this.#stack.at(-1);
    switch (name) {
      case "p":
        this.#endParagraph();
        break;
      case "txbxContent":
        this.#addBelow(String(this.#boxes.pop() ?? ""));
        break;
      case "drawing":
        this.#inHiddenDrawing = false;
        break;
      case "t":
        this.#inText = false;
        break;
      case "bdo":
        this.#overrides.pop();
        break;
      case "pPr":
        if (at) at.ofMark = false;
        break;
      case "r":
        if (at) Object.assign(at, { run: {}, inRun: false });
        break;
    }
  }

  /** Elements within a paragraph that are not text. */
  #property(name: string, attributes: Attributes): void {
    const at = this.#stack.at(-1);
    if (!at) return;
    const style = this.#styles.get(attributes["val"] ?? "");
    if (name === "r") Object.assign(at, { run: {}, inRun: true });
    else if (name === "pPr") at.ofMark = true;
    else if (name === "framePr" && at.ofMark) at.isDropCap = isOn(attributes["dropCap"] ?? "none");
    else if (name === "pStyle") at.look = { ...style };
    else if (name === "shd" && at.ofMark) at.look.shaded = shading(attributes);
    else if (at.inRun && !at.ofMark) this.#ofRun(at, name, attributes, style);
  }

  #ofRun(at: Paragraph, name: string, attributes: Attributes, style: Look | undefined): void {
    if (name === "rStyle") at.run = { ...at.run, ...style };
    else if (name === "tab" || name === "ptab") this.#write("\t");
    else if (name === "br" || name === "cr") this.#write("\n");
    else if (name === "sym") {
      const { text, isPicture } = symbol(attributes["font"], attributes["char"]);
      if (isPicture) this.pictureLetters++;
      this.#write(text);
    } else applyProperty(at.run, name, attributes);
  }

  get #target(): TextPage {
    return this.#boxes.at(-1) ?? this.#page;
  }

  #write(text: string): void {
    const at = this.#stack.at(-1);
    if (this.#inSeparator || this.#fields.isInInstruction || !at) return;
    const look = { ...at.look, ...at.run, shaded: at.run.shaded ?? at.look.shaded ?? this.#grounds.isShaded };
    if (!this.#inHiddenDrawing && !isHidden(look, text)) this.#target.write(text, this.#overrides.at(-1) === "rtl");
    else {
      this.#hidden.push(`${text} `);
      // Text that is there, though it cannot be read, leaves a gap between the words beside it.
      const words = text.trim();
      const leavesGap = !this.#inHiddenDrawing && look.vanish !== true && words !== "" && words !== text;
      if (leavesGap && !this.#target.atStart) this.#target.write(" ");
    }
  }

  #addChunk(chunk: Content | null | undefined): void {
    if (!chunk) {
      this.embedded++;
      return;
    }
    this.shownChunks.push(chunk);
    this.#target.block();
    this.#target.write(chunk.text.trim());
    this.#target.block();
  }

  /** Adds the text of a drawing below the paragraph. */
  #addBelow(text: string): void {
    if (text === "") return;
    if (this.#inHiddenDrawing) this.#hidden.push(`${text} `);
    else this.#below.push(text);
  }

  #endParagraph(): void {
    this.#fields.endParagraph();
    this.#isAfterDropCap = this.#stack.pop()?.isDropCap === true;
    if (!this.#isAfterDropCap) this.#target.block();
    if (this.#stack.length > 0) return;
    for (const text of this.#below.splice(0)) {
      this.#page.write(text);
      this.#page.block();
    }
  }
}
