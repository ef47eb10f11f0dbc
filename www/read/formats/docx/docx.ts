/**
 * DOCX (Office Open XML, ECMA-376): paragraphs, tables, text boxes and SmartArt in order, then footnotes and endnotes.
 *
 * Of tracked changes, inserted text counts and deleted text does not. Text that is invisible in the document (hidden, white,
 * or of two points or less, by the run or by its style) is left out and counted.
 */
import { type Message, message } from "../../../i18n/message.ts";
import { type Content, contentOf, deletedNote, hiddenNote, LIMITS, Pieces, tooMany, Unreadable } from "../../model.ts";
import { Diagrams } from "../../parts/diagrams.ts";
import { type Attributes, CUT_OFF, isWhite, TextPage, walkXml } from "../../parts/markup.ts";
import { mainParts, type Parts } from "../../parts/package.ts";
import { collectObjects, collectPicturesOf, collectProperties, searchPart } from "../../parts/properties.ts";
import { TraceCollector } from "../../traces.ts";

/** Visibility properties of a run or a style; undefined if not set. */
interface Look {
  vanish?: boolean | undefined;
  white?: boolean | undefined;
  tiny?: boolean | undefined;
  shaded?: boolean | undefined;
}

/** Font size up to which text is unreadable, in half-points. */
const TINY = 4;

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

/** Reads a package whose main part is a Word document. */
export async function readDocx(parts: Parts): Promise<Content> {
  const [main = "", ...others] = await candidates(parts);
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable(message("files-no-text-part"));
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const traces = new TraceCollector();
  const styles = readStyles((await parts.xml(`${folder}styles.xml`)) ?? "", traces);
  const page = new TextPage();
  const hidden = new Pieces();
  const deleted = new Pieces();
  const more = { diagrams: await Diagrams.of(parts, main), traces, deleted };
  const { chunks, isWhole } = readPart(xml, styles, page, hidden, more);
  for (const notes of ["footnotes", "endnotes"]) {
    const part = await parts.xml(`${folder}${notes}.xml`);
    if (part !== null) readPart(part, styles, page, hidden, { deleted });
  }
  const warnings = await leftOut(parts, folder);
  await collectTraces(parts, main, traces);
  return contentOf(message("files-format-word"), page.toString(), {
    warnings: [...warnings, ...deletedNote(deleted.toString())],
    traces: traces.traces,
    missing: [
      ...(isWhole ? [] : [CUT_OFF]),
      ...others.filter((name) => parts.has(name)).map((name) => message("files-missing-text-part", { name })),
      ...(chunks > 0 ? [message("files-missing-embedded", { count: chunks })] : []),
    ],
    tricks: hiddenNote(hidden.toString()),
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

/** Visibility by style, each with the style it is based on. */
function readStyles(xml: string, traces: TraceCollector): Map<string, Look> {
  const own = new Map<string, { look: Look; basedOn: string }>();
  let id = "";
  /** The type of a style that is none of Word's, and its name; empty for any other. */
  let custom = { type: "", name: "" };
  let current: { look: Look; basedOn: string } | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "style") {
        id = attributes["styleId"] ?? "";
        const isCustom = attributes["customStyle"] !== undefined && isOn(attributes["customStyle"]);
        custom = { type: isCustom ? (attributes["type"] ?? "paragraph") : "", name: "" };
        current = { look: {}, basedOn: "" };
      } else if (current && custom.type !== "" && name === "name") custom.name = attributes["val"] ?? "";
      // Word itself makes such a style of a style for paragraphs: "Heading 1 Char".
      else if (current && custom.type === "character" && name === "link") custom = { type: "", name: "" };
      else if (current && name === "basedOn") current.basedOn = attributes["val"] ?? "";
      else if (current) applyProperty(current.look, name, attributes);
    },
    close: (name) => {
      if (name === "style" && current) own.set(id, current);
      if (name === "style") traces.add("styles", custom.name);
      if (own.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
      if (name === "style") current = null;
    },
  });
  return inherited(own);
}

/** Resolves inheritance between styles; each style is visited once. O(n). */
function inherited(own: ReadonlyMap<string, { look: Look; basedOn: string }>): Map<string, Look> {
  const whole = new Map<string, Look>();
  for (const start of own.keys()) {
    const chain: string[] = [];
    const seen = new Set<string>();
    let at = start;
    for (; own.has(at) && !whole.has(at) && !seen.has(at); at = own.get(at)?.basedOn ?? "") {
      seen.add(at);
      chain.push(at);
    }
    let look = whole.get(at) ?? {};
    for (const id of chain.reverse()) {
      look = { ...look, ...own.get(id)?.look };
      whole.set(id, look);
    }
  }
  return whole;
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

function applyProperty(look: Look, name: string, attributes: Attributes): void {
  const { val, fill } = attributes;
  if (name === "vanish") look.vanish = isOn(val);
  else if (name === "color") look.white = isWhite(val);
  else if (name === "sz") look.tiny = Number(val) <= TINY;
  else if (name === "highlight") look.shaded = isOn(val) && val !== "white";
  else if (name === "shd") look.shaded = fill !== undefined && fill !== "auto" && !isWhite(fill);
}

function isHidden({ vanish, white, tiny, shaded }: Look): boolean {
  return vanish === true || tiny === true || (white === true && shaded !== true);
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
  diagrams?: Diagrams | null;
  traces?: TraceCollector;
  deleted?: Pieces;
}

/** Reads one part onto the page. Returns how many documents are embedded in it, and whether it is complete. */
function readPart(
  xml: string,
  styles: ReadonlyMap<string, Look>,
  page: TextPage,
  hidden: Pieces,
  more: More = {},
): { chunks: number; isWhole: boolean } {
  const reader = new PartReader(styles, page, hidden, more);
  const isWhole = walkXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  return { chunks: reader.chunks, isWhole };
}

/** Converts a part to text. A text box may be in the middle of a sentence, so its text goes below the paragraph. */
class PartReader {
  chunks = 0;
  readonly #styles: ReadonlyMap<string, Look>;
  readonly #page: TextPage;
  readonly #hidden: Pieces;
  readonly #deleted: Pieces;
  readonly #diagrams: Diagrams | null;
  readonly #traces: TraceCollector | null;
  readonly #stack: Paragraph[] = [];
  readonly #boxes: TextPage[] = [];
  readonly #below: string[] = [];
  readonly #shadedCells: boolean[] = [];
  #shades = 0;
  #leaving = 0;
  #inText = false;
  #inDeleted = false;
  #isAfterDropCap = false;
  #inSeparator = false;
  #inCellProperties = false;
  /** In a drawing that is not shown. */
  #inHiddenDrawing = false;

  constructor(
    styles: ReadonlyMap<string, Look>,
    page: TextPage,
    hidden: Pieces,
    { diagrams = null, traces, deleted = new Pieces() }: More,
  ) {
    this.#styles = styles;
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
    switch (name) {
      case "p":
        this.#stack.push({ look: {}, run: {}, inRun: false, ofMark: false, isDropCap: false });
        if (!this.#isAfterDropCap) this.#target.block();
        this.#isAfterDropCap = false;
        break;
      case "txbxContent":
        this.#boxes.push(new TextPage());
        break;
      case "tc":
        this.#shadedCells.push(false);
        break;
      case "tcPr":
        this.#inCellProperties = true;
        break;
      case "footnote":
      case "endnote":
        this.#inSeparator = attributes["type"] !== undefined && attributes["type"] !== "normal";
        break;
      case "altChunk":
        this.chunks++;
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
      case "tc":
        if (this.#shadedCells.pop()) this.#shades--;
        break;
      case "tcPr":
        this.#inCellProperties = false;
        break;
      case "pPr":
        if (at) at.ofMark = false;
        break;
      case "r":
        if (at) Object.assign(at, { run: {}, inRun: false });
        break;
    }
  }

  /** Elements within a paragraph or a cell that are not text. */
  #property(name: string, attributes: Attributes): void {
    const at = this.#stack.at(-1);
    if (name === "shd" && this.#inCellProperties) {
      this.#shade(!isWhite(attributes["fill"] ?? "FFFFFF"));
    }
    if (!at) return;
    const style = this.#styles.get(attributes["val"] ?? "");
    if (name === "r") Object.assign(at, { run: {}, inRun: true });
    else if (name === "pPr") at.ofMark = true;
    else if (name === "framePr" && at.ofMark) at.isDropCap = isOn(attributes["dropCap"] ?? "none");
    else if (name === "pStyle") at.look = { ...style };
    else if (name === "shd" && at.ofMark) applyProperty(at.look, name, attributes);
    else if (at.inRun && !at.ofMark) this.#ofRun(at, name, attributes, style);
  }

  /** Sets or clears the shading of the innermost cell. */
  #shade(isShaded: boolean): void {
    const last = this.#shadedCells.length - 1;
    if (last < 0 || this.#shadedCells[last] === isShaded) return;
    this.#shadedCells[last] = isShaded;
    this.#shades += isShaded ? 1 : -1;
  }

  #ofRun(at: Paragraph, name: string, attributes: Attributes, style: Look | undefined): void {
    if (name === "rStyle") at.run = { ...at.run, ...style };
    else if (name === "tab" || name === "ptab") this.#write("\t");
    else if (name === "br" || name === "cr") this.#write("\n");
    else applyProperty(at.run, name, attributes);
  }

  get #target(): TextPage {
    return this.#boxes.at(-1) ?? this.#page;
  }

  #write(text: string): void {
    const at = this.#stack.at(-1);
    if (this.#inSeparator || !at) return;
    const look = { ...at.look, ...at.run };
    if (this.#shades > 0) look.shaded = true;
    if (this.#inHiddenDrawing || isHidden(look)) this.#hidden.push(`${text} `);
    else this.#target.write(text);
  }

  /** Adds the text of a drawing below the paragraph. */
  #addBelow(text: string): void {
    if (text === "") return;
    if (this.#inHiddenDrawing) this.#hidden.push(`${text} `);
    else this.#below.push(text);
  }

  #endParagraph(): void {
    this.#isAfterDropCap = this.#stack.pop()?.isDropCap === true;
    if (!this.#isAfterDropCap) this.#target.block();
    if (this.#stack.length > 0) return;
    for (const text of this.#below.splice(0)) {
      this.#page.write(text);
      this.#page.block();
    }
  }
}
