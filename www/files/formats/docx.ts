/**
 * DOCX (Office Open XML, ECMA-376): paragraphs, tables and text boxes in their order, then foot- and endnotes.
 *
 * Of tracked changes the inserted text counts and the deleted does not. What a reader of the document does not see (marked
 * as hidden, white, or of two points and less, by the run or by its style) is left out and counted.
 */
import { isWhite, TextPage, walkXml } from "./markup.ts";
import { type Content, contentOf, hiddenNote, plural, Unreadable } from "./model.ts";
import { type Package, resolvePart } from "./package.ts";

/** What a run or a style says about being seen; undefined where it says nothing. */
interface Look {
  vanish?: boolean | undefined;
  white?: boolean | undefined;
  tiny?: boolean | undefined;
  shaded?: boolean | undefined;
}

/** Half-points up to which nobody reads a text. */
const TINY = 4;

/** Elements that are none of the text: deleted, moved away, told twice, a field's instruction, a look before a change. */
const LEFT_OUT = new Set([
  ...["del", "moveFrom", "delText", "delInstrText", "instrText", "Fallback"],
  ...["rPrChange", "pPrChange", "tcPrChange", "tblPrChange", "sectPrChange"],
]);

/** Reads a package whose main part is a Word document. */
export async function readDocx(parts: Package): Promise<Content> {
  const main = (await mainPart(parts)) ?? "word/document.xml";
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable("this Word document has no text part: it is damaged; save it anew");
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const styles = readStyles((await parts.xml(`${folder}styles.xml`)) ?? "");
  const page = new TextPage();
  const hidden: string[] = [];
  const body = readPart(xml, styles, page, hidden);
  for (const notes of ["footnotes", "endnotes"]) {
    const part = await parts.xml(`${folder}${notes}.xml`);
    if (part !== null) readPart(part, styles, page, hidden);
  }
  return contentOf("Word (.docx)", page.toString(), {
    warnings: await leftOut(parts, folder),
    missing: body.chunks > 0 ? [`${plural(body.chunks, "document", "documents")} embedded in it`] : [],
    tricks: hiddenNote(hidden.join(" ")),
  });
}

async function mainPart(parts: Package): Promise<string | null> {
  const rels = await parts.xml("_rels/.rels");
  let main: string | null = null;
  walkXml(rels ?? "", {
    open: (_, { Type: type = "", Target: target }) => {
      if (type.endsWith("/officeDocument") && target !== undefined) main = resolvePart("", target);
    },
  });
  return main;
}

/** What is in the file, but not its text. */
async function leftOut(parts: Package, folder: string): Promise<string[]> {
  const notes: string[] = [];
  const edges = new TextPage();
  for (const name of parts.names.filter((part) => /\/(?:header|footer)\d*\.xml$/.test(part))) {
    readPart((await parts.xml(name)) ?? "", new Map(), edges, []);
  }
  if (edges.toString().trim() !== "") notes.push("headers and footers are left out");
  let comments = 0;
  walkXml((await parts.xml(`${folder}comments.xml`)) ?? "", {
    open: (name) => {
      if (name === "comment") comments++;
    },
  });
  if (comments > 0) notes.push(`${plural(comments, "comment is", "comments are")} left out`);
  return notes;
}

/** Looks by style, each with what it is based on. */
function readStyles(xml: string): Map<string, Look> {
  const own = new Map<string, { look: Look; basedOn: string }>();
  let id = "";
  let current: { look: Look; basedOn: string } | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "style") {
        id = attributes["styleId"] ?? "";
        current = { look: {}, basedOn: "" };
      } else if (current && name === "basedOn") current.basedOn = attributes["val"] ?? "";
      else if (current) applyProperty(current.look, name, attributes);
    },
    close: (name) => {
      if (name === "style" && current) own.set(id, current);
      if (name === "style") current = null;
    },
  });
  const whole = new Map<string, Look>();
  for (const start of own.keys()) {
    let look: Look = {};
    const seen = new Set<string>();
    for (let at = start; own.has(at) && !seen.has(at); at = own.get(at)?.basedOn ?? "") {
      seen.add(at);
      look = { ...own.get(at)?.look, ...look };
    }
    whole.set(start, look);
  }
  return whole;
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

function applyProperty(look: Look, name: string, attributes: Readonly<Record<string, string>>): void {
  const { val, fill } = attributes;
  if (name === "vanish" || name === "webHidden") look.vanish = isOn(val);
  else if (name === "color") look.white = isWhite(val);
  else if (name === "sz") look.tiny = Number(val) <= TINY;
  else if (name === "highlight") look.shaded = isOn(val) && val !== "white";
  else if (name === "shd") look.shaded = fill !== undefined && fill !== "auto" && !isWhite(fill);
}

function isHidden({ vanish, white, tiny, shaded }: Look): boolean {
  return vanish === true || tiny === true || (white === true && shaded !== true);
}

/** The state of one paragraph; a text box within it begins one of its own. */
interface Paragraph {
  look: Look;
  run: Look;
  inRun: boolean;
  /** Paragraph marks have properties, too, which are not the text's. */
  ofMark: boolean;
}

/** Reads one part onto the page. A text box stands in the midst of a sentence, so that its text goes below the paragraph. */
function readPart(xml: string, styles: ReadonlyMap<string, Look>, page: TextPage, hidden: string[]) {
  const stack: Paragraph[] = [];
  const boxes: TextPage[] = [];
  const below: string[] = [];
  const shadedCells: boolean[] = [];
  const found = { chunks: 0 };
  let leaving = 0;
  let inText = false;
  let inSeparator = false;
  let inCellProperties = false;
  const write = (text: string): void => {
    const at = stack.at(-1);
    if (inSeparator || !at) return;
    const look = { shaded: shadedCells.includes(true), ...at.look, ...at.run };
    if (shadedCells.includes(true)) look.shaded = true;
    if (isHidden(look)) hidden.push(text);
    else (boxes.at(-1) ?? page).write(text);
  };
  const endBlock = (): void => {
    (boxes.at(-1) ?? page).block();
    if (stack.length > 0) return;
    for (const text of below.splice(0)) {
      page.write(text);
      page.block();
    }
  };
  walkXml(xml, {
    open: (name, attributes) => {
      if (LEFT_OUT.has(name)) leaving++;
      if (leaving > 0) return;
      const at = stack.at(-1);
      switch (name) {
        case "p":
          stack.push({ look: {}, run: {}, inRun: false, ofMark: false });
          (boxes.at(-1) ?? page).block();
          break;
        case "txbxContent":
          boxes.push(new TextPage());
          break;
        case "tc":
          shadedCells.push(false);
          break;
        case "tcPr":
          inCellProperties = true;
          break;
        case "r":
          if (at) Object.assign(at, { run: {}, inRun: true });
          break;
        case "pPr":
          if (at) at.ofMark = true;
          break;
        case "pStyle":
          if (at) at.look = { ...styles.get(attributes["val"] ?? "") };
          break;
        case "rStyle":
          if (at && !at.ofMark) at.run = { ...at.run, ...styles.get(attributes["val"] ?? "") };
          break;
        case "t":
          inText = true;
          break;
        case "tab":
        case "ptab":
          if (at?.inRun) write("\t");
          break;
        case "br":
        case "cr":
          if (at?.inRun) write("\n");
          break;
        case "noBreakHyphen":
          write("-");
          break;
        case "footnote":
        case "endnote":
          inSeparator = attributes["type"] !== undefined && attributes["type"] !== "normal";
          break;
        case "altChunk":
          found.chunks++;
          break;
        case "shd":
          if (inCellProperties) shadedCells[shadedCells.length - 1] = !isWhite(attributes["fill"] ?? "FFFFFF");
          else if (at?.ofMark) applyProperty(at.look, name, attributes);
          else if (at?.inRun) applyProperty(at.run, name, attributes);
          break;
        default:
          if (at?.inRun && !at.ofMark) applyProperty(at.run, name, attributes);
      }
    },
    text: (text) => {
      if (inText && leaving === 0) write(text);
    },
    close: (name) => {
      if (LEFT_OUT.has(name)) leaving--;
      if (leaving > 0) return;
      if (name === "p") {
        stack.pop();
        endBlock();
      } else if (name === "txbxContent") {
        below.push(String(boxes.pop() ?? ""));
      } else if (name === "t") inText = false;
      else if (name === "tc") shadedCells.pop();
      else if (name === "tcPr") inCellProperties = false;
      else if (name === "pPr") {
        const at = stack.at(-1);
        if (at) at.ofMark = false;
      } else if (name === "r") {
        const at = stack.at(-1);
        if (at) Object.assign(at, { run: {}, inRun: false });
      }
    },
  });
  return found;
}
