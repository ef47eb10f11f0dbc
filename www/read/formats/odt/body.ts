/** The body of an OpenDocument document as text: its paragraphs, rows, slides and notes, as they are met. */
import { Pieces } from "../../model.ts";
import { type Attributes, TextPage, type Walker } from "../../parts/markup.ts";
import type { TraceCollector } from "../../traces.ts";
import type { EmbeddedObjects } from "./objects.ts";
import { SheetRows } from "./rows.ts";
import { COVERED, type HidingStyles, isHidden, PLAIN, SHAPES, type Shown } from "./styles.ts";

export type OpenDocumentKind = "text" | "presentation" | "spreadsheet";

/** Elements whose text is not part of the document. */
const LEFT_OUT = new Set([
  "tracked-changes",
  "annotation",
  "note-citation",
  "ruby-text",
  // What a picture or shape shows, in words.
  "desc",
  "forms",
  // Of spreadsheets: what is said of wrong input, and saved copies of other tables.
  "content-validations",
  "dde-links",
  "script",
  // A picture within flat XML.
  "binary-data",
]);

/** Elements that have a style and contain text. */
const STYLED = new Set(["p", "h", "span", "a", "section"]);

/** Elements that may give the text in them a ground. */
const BLOCKS: ReadonlySet<string> = new Set(["table", "table-row", "table-cell", COVERED, "frame", "g", ...SHAPES]);

/** Elements whose text stands below the paragraph in which they are. */
const BOXES: ReadonlySet<string> = new Set(["text-box", ...SHAPES]);

/** Elements whose text is separate from the surrounding text: footnotes, endnotes, and the speaker's notes. */
const NOTES = new Set(["note-body", "notes"]);

/** Content that says how the file was made, or that is in other parts. */
export interface Found {
  readonly objects: EmbeddedObjects;
  readonly traces: TraceCollector;
  /** The parts of pictures in the text. */
  readonly pictures: Set<string>;
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

/** The elements of a spreadsheet's tables. */
const TABLES: ReadonlySet<string> = new Set(["table", "table-row", "table-cell", COVERED]);

/** Elements that a style can hide with their contents: slides and sheets. */
const PARTS: Readonly<Record<OpenDocumentKind, string>> = { text: "", presentation: "page", spreadsheet: "table" };

export class BodyReader implements Walker {
  readonly page = new TextPage();
  readonly notes: string[] = [];
  readonly hidden = new Pieces();
  /** Text deleted while changes were tracked. */
  readonly deleted = new Pieces();
  comments = 0;
  /** Hidden slides or sheets. */
  hiddenParts = 0;
  /** The masters of the slides that are shown. */
  readonly masters = new Set<string>();
  readonly #kind: OpenDocumentKind;
  readonly #styles: HidingStyles;
  readonly #found: Found;
  readonly #pages = [this.page];
  readonly #rows = new SheetRows(this.page);
  /** For each open element with a look, that of its text. */
  readonly #looks: Shown[] = [];
  /** For each open slide or sheet, whether it is hidden. */
  readonly #parts: boolean[] = [];
  /** Texts that stand below the open paragraph or sheet. */
  readonly #below: string[] = [];
  /** For each open title, whether it is that of a picture or shape, and no field with the document's. */
  readonly #titles: boolean[] = [];
  /** For each open box, whether its text goes below. */
  readonly #boxes: boolean[] = [];
  #isDeleted = false;
  #isAboutChange = false;
  /** The changes that are deletions, the one that is being described, and those in which deleted text still stands where it was. */
  readonly #deletions = new Set<string>();
  #change = "";
  readonly #openDeletions = new Set<string>();
  #leaving = 0;
  #isInBody = false;
  #paragraphs = 0;

  constructor(kind: OpenDocumentKind, styles: HidingStyles, found: Found) {
    this.#kind = kind;
    this.#styles = styles;
    this.#found = found;
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === "body") this.#isInBody = true;
    collect(name, attributes, this.#isInBody, this.#found);
    if (!this.#isInBody) return;
    // Formulas in flat XML have their source in an element of the same name.
    if (name === "annotation" && attributes["encoding"] === undefined && this.#leaving === 0) this.comments++;
    if (name === "title") this.#titles.push(!this.#look.isText);
    if (this.#isLeftOut(name) || (name === "title" && this.#titles.at(-1))) this.#leaving++;
    this.#openChange(name, attributes);
    if (name === PARTS[this.#kind]) this.#openPart(attributes);
    if (this.#leaving > 0) return;
    this.#openLook(name, attributes);
    if (name === "p" || name === "h") this.#openParagraph();
    else if (NOTES.has(name)) this.#pages.push(new TextPage());
    else if (BOXES.has(name)) this.#openBox();
    else if (name === "object" || name === "object-ole") this.#addObject(name, attributes);
    else if (this.#kind === "spreadsheet" && TABLES.has(name)) this.#openCells(name, attributes);
    else this.#write(spaceOf(name, attributes));
  };

  text = (text: string): void => {
    if (this.#isInBody && this.#leaving === 0 && this.#paragraphs > 0) this.#write(text.replace(/\s+/g, " "));
    else if (this.#isDeleted && !this.#isAboutChange) this.deleted.push(text);
  };

  close = (name: string): void => {
    if (!this.#isInBody) return;
    if (this.#isLeftOut(name) || (name === "title" && this.#titles.pop())) this.#leaving--;
    if (name === "deletion") this.#isDeleted = false;
    else if (name === "change-info") this.#isAboutChange = false;
    if (this.#isDeleted && name === "p") this.deleted.push(" ");
    const wasLeaving = this.#leaving > 0;
    if (name === PARTS[this.#kind] && this.#parts.pop()) this.#leaving--;
    if (wasLeaving) return;
    if (STYLED.has(name) || BLOCKS.has(name) || NOTES.has(name)) this.#looks.pop();
    if (name === "p" || name === "h") this.#closeParagraph();
    else if (NOTES.has(name)) this.notes.push(String(this.#pages.pop()));
    else if (BOXES.has(name) && this.#boxes.pop()) this.#below.push(String(this.#pages.pop()));
    else if (this.#kind === "spreadsheet" && TABLES.has(name)) this.#closeCells(name);
  };

  /** The number of a slide is that of its place, and is written as a placeholder. */
  #isLeftOut(name: string): boolean {
    return LEFT_OUT.has(name) || (name === "page-number" && this.#kind === "presentation");
  }

  /** Deleted text stands either with the description of its change, or between two marks where it was. */
  #openChange(name: string, attributes: Attributes): void {
    const id = attributes["change-id"] ?? "";
    if (name === "changed-region") this.#change = attributes["id"] ?? "";
    else if (name === "change-info") this.#isAboutChange = true;
    else if (name === "deletion") {
      this.#isDeleted = true;
      this.#deletions.add(this.#change);
    } else if (name === "change-start" && this.#deletions.has(id)) this.#openDeletions.add(id);
    else if (name === "change-end" && this.#openDeletions.delete(id)) this.deleted.push(" ");
  }

  get #isInDeletion(): boolean {
    return this.#openDeletions.size > 0;
  }

  get #look(): Shown {
    return this.#looks.at(-1) ?? PLAIN;
  }

  #openLook(name: string, attributes: Attributes): void {
    const { isNotDisplayed } = this.#look;
    if (STYLED.has(name)) this.#looks.push(this.#styles.ofText(attributes, this.#look));
    else if (BLOCKS.has(name)) this.#looks.push(this.#styles.ofBlock(name, attributes, this.#look));
    else if (NOTES.has(name)) this.#looks.push({ ...PLAIN, isNotDisplayed });
  }

  #openPart(attributes: Attributes): void {
    const isHidden = this.#styles.hidesPart(attributes);
    if (isHidden && this.#leaving === 0) this.hiddenParts++;
    if (!isHidden && this.#leaving === 0) this.masters.add(attributes["master-page-name"] ?? "");
    this.#parts.push(isHidden);
    if (isHidden) this.#leaving++;
  }

  #openParagraph(): void {
    this.#paragraphs++;
    if (this.#isInDeletion) this.deleted.push(" ");
    else if (this.#rows.isInCell) this.#rows.paragraph();
    else this.#pages.at(-1)?.block();
  }

  #closeParagraph(): void {
    this.#paragraphs--;
    if (this.#rows.isInCell) return;
    // A deleted end of a paragraph ends none.
    if (!this.#isInDeletion) this.#pages.at(-1)?.block();
    if (this.#paragraphs === 0 && this.#kind !== "spreadsheet") this.#addBelow();
  }

  /** A box in a paragraph may be in the middle of a sentence. */
  #openBox(): void {
    const isInParagraph = this.#paragraphs > 0 && !this.#rows.isInCell;
    if (isInParagraph) this.#pages.push(new TextPage());
    this.#boxes.push(isInParagraph);
  }

  #openCells(name: string, attributes: Attributes): void {
    if (name === "table") {
      if (!this.#rows.isInCell) this.page.block();
    } else if (name === "table-row") this.#rows.openRow(attributes["number-rows-repeated"]);
    else this.#rows.openCell(name === COVERED ? {} : attributes);
  }

  #closeCells(name: string): void {
    if (name === "table-row") this.#rows.closeRow();
    else if (name !== "table") this.#rows.closeCell();
    else if (!this.#rows.isInCell) this.#addBelow();
  }

  #addObject(name: string, attributes: Attributes): void {
    const { objects } = this.#found;
    if (name === "object-ole") objects.documents++;
    else this.#addEmbedded(attributes["href"]);
    if (this.#paragraphs === 0 && this.#kind !== "spreadsheet") this.#addBelow();
  }

  #addEmbedded(address: string | undefined): void {
    const { objects } = this.#found;
    const formula = objects.formula(address);
    if (this.#paragraphs > 0 || this.#rows.isInCell) this.#write(formula);
    else if (formula !== "") this.#below.push(formula);
    this.#below.push(objects.take(address));
  }

  #addBelow(): void {
    for (const text of this.#below.splice(0)) {
      this.#pages.at(-1)?.block();
      this.#pages.at(-1)?.write(text);
      this.#pages.at(-1)?.block();
    }
  }

  #write(text: string): void {
    if (text === "") return;
    if (this.#isInDeletion) this.deleted.push(text);
    else if (isHidden(this.#look)) {
      if (text.trim() !== "") this.hidden.push(`${text} `);
    } else if (this.#rows.isInCell) this.#rows.write(text);
    else this.#pages.at(-1)?.write(text);
  }
}
