/**
 * ODT, ODP and ODS (OpenDocument 1.3, ISO 26300), packed or flat: paragraphs, headings, lists and tables in order, then the footnotes, or
 * the speaker's notes of a presentation. A row of a spreadsheet is a line with a tab between cells, and a cell that is repeated is read once.
 *
 * The format keeps deleted text of tracked changes in a separate list, which is left out; inserted text is in the text. Text
 * hidden by styles (not displayed, white, two points or less) is left out and counted, but slides may have backgrounds of
 * any colour, and cells, too, so white text is not a trick there.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, hiddenNote, LIMITS, Pieces, tooMany, Unreadable } from "../../model.ts";
import { type Attributes, CUT_OFF, isWhite, TextPage, walkXml } from "../../parts/markup.ts";
import type { Parts } from "../../parts/package.ts";
import { collectFields, collectPictures, searchPart } from "../../parts/properties.ts";
import { TraceCollector, type TraceField } from "../../traces.ts";

/** Elements whose text is not part of the document. */
const LEFT_OUT = new Set([
  "tracked-changes",
  "annotation",
  "note-citation",
  "ruby-text",
  "forms",
  "script",
  // A picture within flat XML.
  "binary-data",
]);

/** Elements that have a style and contain text. */
const STYLED = new Set(["p", "h", "span", "a", "section"]);

/** Elements whose text is separate from the surrounding text: footnotes, endnotes, and the speaker's notes. */
const NOTES = new Set(["note-body", "notes"]);

const TINY_POINTS = 2;

export type OpenDocumentKind = "text" | "presentation" | "spreadsheet";

interface Style {
  hides: boolean | undefined;
  parent: string;
}

/** Reads a package whose main part is an OpenDocument text, presentation or spreadsheet. */
export async function readOdt(
  given: Parts,
  { kind = "text", password }: { kind?: OpenDocumentKind | undefined; password?: string | undefined } = {},
): Promise<Content> {
  const manifest = (await given.xml("META-INF/manifest.xml")) ?? "";
  const parts = manifest.includes("encryption-data") ? await unlocked(given, manifest, password) : given;
  const xml = await parts.xml("content.xml");
  if (xml === null) throw new Unreadable(message("files-no-text-part"));
  const traces = new TraceCollector();
  const pictures = new Set<string>();
  const content = contentOfXml(xml, (await parts.xml("styles.xml")) ?? "", kind, { traces, pictures });
  await searchPart(parts, "meta.xml", traces, (meta) => collectMeta(meta, traces));
  await searchPart(parts, "settings.xml", traces, (settings) => collectSessions(settings, traces));
  collectPictures(parts, pictures, traces);
  return { ...content, traces: traces.traces };
}

async function unlocked(parts: Parts, manifest: string, password: string | undefined): Promise<Parts> {
  return (await import("../../parts/open-document-passwords.ts")).unlockedParts(parts, manifest, password);
}

/** Reads a document that is one XML file, pictures included. */
export function readFlatOdt(xml: string, kind: OpenDocumentKind): Content {
  const traces = new TraceCollector();
  const content = contentOfXml(xml, "", kind, { traces, pictures: new Set() });
  const head = xml.slice(0, Math.max(0, xml.indexOf("<office:body")));
  collectMeta(head, traces);
  collectSessions(head, traces);
  return { ...content, traces: traces.traces };
}

/** What of the content says how the file was made. */
interface Found {
  readonly traces: TraceCollector;
  /** The parts of pictures in the text. */
  readonly pictures: Set<string>;
}

/** The elements with the properties of a document. */
const META: ReadonlyMap<string, TraceField> = new Map([
  ["initial-creator", "author"],
  ["creator", "lastAuthor"],
  ["creation-date", "created"],
  ["date", "modified"],
  ["generator", "program"],
  ["editing-cycles", "revision"],
  ["editing-duration", "minutes"],
]);

function collectMeta(xml: string, traces: TraceCollector): void {
  collectFields(xml, META, traces, (field, text) => (field === "minutes" ? minutesOf(text) : text));
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "template") traces.set("template", attributes["title"]);
    },
  });
}

/** LibreOffice's revision ids: the first, and that of the last session. */
function collectSessions(xml: string, traces: TraceCollector): void {
  let isId = false;
  walkXml(xml, {
    open: (name, attributes) => {
      isId = name === "config-item" && /^Rsid(?:Root)?$/.test(attributes["name"] ?? "");
    },
    text: (text) => {
      if (isId) traces.revision(Number(text));
    },
    close: () => {
      isId = false;
    },
  });
}

/** "PT1H02M30S" → "62". */
function minutesOf(duration: string): string {
  const found = /^P(?:(\d{1,5})D)?T?(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:\d{1,9}(?:\.\d{1,12})?S)?$/.exec(
    duration.trim().slice(0, 60),
  );
  const [days = 0, hours = 0, minutes = 0] = (found ?? []).slice(1).map((part?: string) => Number(part ?? 0));
  return found ? String((days * 24 + hours) * 60 + minutes) : "";
}

function contentOfXml(xml: string, stylesXml: string, kind: OpenDocumentKind, found: Found): Content {
  const isOnPaper = kind === "text";
  const styles = new Map<string, Style>();
  readStyles(stylesXml, styles, isOnPaper);
  readStyles(xml, styles, isOnPaper);
  const { page, notes, hidden, comments, isWhole } = readBody(xml, inherited(styles), kind === "spreadsheet", found);
  for (const note of notes) {
    page.block();
    page.write(note);
  }
  return contentOf(message("files-format-opendocument"), page.toString(), {
    warnings: comments > 0 ? [message("files-comments", { count: comments })] : [],
    missing: isWhole ? [] : [CUT_OFF],
    tricks: hiddenNote(hidden.toString()),
  });
}

function readStyles(xml: string, styles: Map<string, Style>, isOnPaper: boolean): void {
  let style: Style | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "style") {
        style = { hides: undefined, parent: attributes["parent-style-name"] ?? "" };
        styles.set(attributes["name"] ?? "", style);
        if (styles.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
      } else if (name === "text-properties" && style) {
        style.hides = hides(attributes, isOnPaper);
      }
    },
    close: (name) => {
      if (name === "style") style = null;
    },
  });
}

/** Whether text properties hide or show text, or do neither. */
function hides(attributes: Attributes, isOnPaper: boolean): boolean | undefined {
  const { display, color } = attributes;
  const ground = attributes["background-color"];
  const size = /^([\d.]+)pt$/.exec(attributes["font-size"] ?? "")?.[1];
  if (display === "none") return true;
  if (size !== undefined && Number(size) <= TINY_POINTS) return true;
  if (color === undefined || !isOnPaper) return undefined;
  return isWhite(color) && (ground === undefined || ground === "transparent" || isWhite(ground));
}

/** Whether each style hides or shows text, on its own or by inheritance; each style is visited once. O(n). */
function inherited(styles: ReadonlyMap<string, Style>): Map<string, boolean | undefined> {
  const whole = new Map<string, boolean | undefined>();
  for (const start of styles.keys()) {
    const chain = new Set<string>();
    let at = start;
    let hides: boolean | undefined;
    while (hides === undefined && !chain.has(at)) {
      const style = styles.get(at);
      if (!style || whole.has(at)) break;
      chain.add(at);
      hides = style.hides;
      at = hides === undefined ? style.parent : at;
    }
    hides ??= whole.get(at);
    for (const name of chain) whole.set(name, hides);
  }
  return whole;
}

function isHiding(attributes: Attributes, styles: ReadonlyMap<string, boolean | undefined>, outer: boolean): boolean {
  return attributes["display"] === "none" || (styles.get(attributes["style-name"] ?? "") ?? outer);
}

/** The revision ids are those of automatic styles, before the body. */
function collect(name: string, attributes: Attributes, isInBody: boolean, { traces, pictures }: Found): void {
  if (isInBody) {
    if (name === "image") pictures.add(attributes["href"] ?? "");
    return;
  }
  traces.revisionInHex(attributes["rsid"]);
  traces.revisionInHex(attributes["paragraph-rsid"]);
}

/** The white space that an element represents; empty for any other element. */
function spaceOf(name: string, attributes: Attributes): string {
  if (name === "s") return " ".repeat(Math.min(Math.max(Number(attributes["c"] ?? 1) || 1, 0), MAX_SPACES));
  return name === "tab" ? "\t" : name === "line-break" ? "\n" : "";
}

/** A file may request any number of consecutive spaces, even a negative one. */
const MAX_SPACES = 1000;

function readBody(xml: string, styles: ReadonlyMap<string, boolean | undefined>, isSpreadsheet: boolean, found: Found) {
  const page = new TextPage();
  const notes: string[] = [];
  const hidden = new Pieces();
  const pages = [page];
  /** For each open styled element, whether its text is hidden. */
  const hiding: boolean[] = [];
  let leaving = 0;
  let comments = 0;
  let body = false;
  let paragraphs = 0;
  /** Of a spreadsheet: stands before the next text of a row, and before the next paragraph. */
  let between = "";
  let cells = 0;
  const startParagraph = (): void => {
    if (cells === 0) pages.at(-1)?.block();
    else if (between === "") between = " ";
  };
  const startCell = (name: string): void => {
    if (name === "table") page.block();
    else if (name === "table-row") {
      page.line();
      between = "";
    } else if (name === "table-cell") {
      cells++;
      between = page.atStart ? "" : "\t";
    }
  };
  const write = (text: string): void => {
    if (text === "") return;
    if (hiding.at(-1)) {
      if (text.trim() !== "") hidden.push(`${text} `);
      return;
    }
    if (cells > 0 && text.trim() !== "" && !page.atStart) page.write(between);
    if (cells > 0) between = "";
    pages.at(-1)?.write(text);
  };
  const isWhole = walkXml(xml, {
    open: (name, attributes) => {
      if (name === "body") body = true;
      collect(name, attributes, body, found);
      if (name === "annotation" && body) comments++;
      if (LEFT_OUT.has(name)) leaving++;
      if (!body || leaving > 0) return;
      if (STYLED.has(name)) hiding.push(isHiding(attributes, styles, hiding.at(-1) ?? false));
      if (name === "p" || name === "h") {
        paragraphs++;
        startParagraph();
      } else if (NOTES.has(name)) pages.push(new TextPage());
      else if (isSpreadsheet && name.startsWith("table")) startCell(name);
      else write(spaceOf(name, attributes));
    },
    text: (text) => {
      if (body && leaving === 0 && paragraphs > 0) write(text.replace(/\s+/g, " "));
    },
    close: (name) => {
      if (LEFT_OUT.has(name)) leaving--;
      if (!body || leaving > 0) return;
      if (STYLED.has(name)) hiding.pop();
      if (name === "p" || name === "h") {
        paragraphs--;
        if (cells === 0) pages.at(-1)?.block();
      } else if (isSpreadsheet && name === "table-cell") cells--;
      else if (NOTES.has(name)) notes.push(String(pages.pop()));
    },
  });
  return { page, notes, hidden, comments, isWhole };
}
