/** Styles of Word, each with the one that it is based on: how visible their text is, and which cells of a table they shade. */
import { LIMITS, tooMany, Unreadable } from "../../model.ts";
import { inherited } from "../../parts/inherited.ts";
import { type Attributes, isWhite, LETTER_WIDTH, NARROW_WIDTH, walkXml } from "../../parts/markup.ts";
import type { TraceCollector } from "../../traces.ts";
import type { Ground } from "./fills.ts";

/** Visibility properties of a run or a style; undefined if not set. */
export interface Look {
  vanish?: boolean | undefined;
  white?: boolean | undefined;
  /** In half-points. */
  size?: number | undefined;
  /** The width of its letters, in percent. */
  scale?: number | undefined;
  /** What is added to the width of each letter, in twentieths of a point. */
  spacing?: number | undefined;
  shaded?: Ground;
  /** Of a table's style. */
  cells?: CellGrounds;
}

/** Parts of a table that its style may shade by themselves. */
const PARTS = [
  "wholeTable",
  ...["firstRow", "lastRow", "firstCol", "lastCol"],
  ...["band1Horz", "band2Horz", "band1Vert", "band2Vert"],
] as const;
export type TablePart = (typeof PARTS)[number];
export type CellGrounds = Readonly<Partial<Record<TablePart, Ground>>>;

/** Font size up to which text is unreadable, in half-points. */
const TINY = 4;
/** A usual size, where none is stated. */
const USUAL_SIZE = 24;

/** Width up to which letters are mere lines, in percent; condensed type has half of its width and more. */
const MAX_UNREADABLE_SCALE = 20;

const NARROW = /^[ \u00a0.,:;!'|ijl]*$/;

interface OwnStyle {
  look: Look;
  basedOn: string;
}

/** Reads how the style of a table shades its cells. */
class TableStyle {
  /** The part of a table whose properties these are; none if it is not known here. */
  #part: TablePart | undefined = "wholeTable";
  #isOfCells = false;

  /** Whether a property is one of cells; their shading is noted. */
  takes(name: string, attributes: Attributes, look: Look): boolean {
    if (name === "tblStylePr") this.#part = PARTS.find((known) => known === attributes["type"]);
    else if (name === "tcPr") this.#isOfCells = true;
    else if (!this.#isOfCells || name !== "shd") return false;
    else if (this.#part) look.cells = { ...look.cells, [this.#part]: shading(attributes) };
    return true;
  }

  close(name: string): void {
    if (name === "tblStylePr") this.#part = "wholeTable";
    else if (name === "tcPr") this.#isOfCells = false;
  }
}

/** Looks by style. */
export function readStyles(xml: string, traces: TraceCollector): Map<string, Look> {
  const own = new Map<string, OwnStyle>();
  let id = "";
  /** The type of a style that is none of Word's, and its name; empty for any other. */
  let custom = { type: "", name: "" };
  let current: OwnStyle | null = null;
  const table = new TableStyle();
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
      else if (current && !table.takes(name, attributes, current.look)) applyProperty(current.look, name, attributes);
    },
    close: (name) => {
      table.close(name);
      if (name === "style" && current) own.set(id, current);
      if (name === "style") traces.add("styles", custom.name);
      if (own.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
      if (name === "style") current = null;
    },
  });
  return inherited(own, ({ basedOn }) => basedOn, merged);
}

/** A style's look with its parent's, of which a table's cells keep what is not said of them. */
function merged(parent: Look | undefined, { look }: OwnStyle): Look {
  return { ...parent, ...look, ...(look.cells && { cells: { ...parent?.cells, ...look.cells } }) };
}

export function isOn(value: string | undefined): boolean {
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

/** Notes what a property of a run or a style does to visibility. */
export function applyProperty(look: Look, name: string, attributes: Attributes): void {
  const { val } = attributes;
  if (name === "vanish") look.vanish = isOn(val);
  else if (name === "color") look.white = isWhite(val);
  else if (name === "sz") look.size = Number(val);
  else if (name === "w") look.scale = Number.parseFloat(val ?? "");
  // That of lines, which paragraphs have, has no such value.
  else if (name === "spacing" && val !== undefined)
    look.spacing = Number.parseFloat(val) * (val.endsWith("pt") ? 20 : 1);
  else if (name === "highlight") look.shaded = isOn(val) ? val !== "white" : undefined;
  // No shading leaves a highlight as it is.
  else if (name === "shd") look.shaded = shading(attributes) ?? look.shaded;
}

/** Whether shading gives a ground other than white; undefined if it gives none. */
export function shading({ val, color = "auto", fill = "auto" }: Attributes): Ground {
  if (val === "nil") return undefined;
  if (val === "clear" || val === undefined) return fill === "auto" ? undefined : !isWhite(fill);
  // A pattern of a colour, black by default, on a fill, white by default.
  return !isWhite(color) || (val !== "solid" && fill !== "auto" && !isWhite(fill));
}

/** Whether nobody sees a text of this look. */
export function isHidden({ vanish, white, size, scale, spacing, shaded }: Look, text: string): boolean {
  const isWhiteOnWhite = white === true && shaded !== true;
  return (
    vanish === true || isWhiteOnWhite || (size ?? USUAL_SIZE) <= TINY || isSqueezed({ size, scale, spacing }, text)
  );
}

/** Whether a text has next to no width. Tabs and line breaks keep theirs, and Word takes a scale of 0 for 100. */
function isSqueezed({ size = USUAL_SIZE, scale = 100, spacing = 0 }: Look, text: string): boolean {
  if (text === "\t" || text === "\n") return false;
  if (scale > 0 && scale <= MAX_UNREADABLE_SCALE) return true;
  const width = (NARROW.test(text) ? NARROW_WIDTH : LETTER_WIDTH) * size * 10;
  return spacing <= -width;
}
