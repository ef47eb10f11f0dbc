/** The styles of an OpenDocument document: which of them hide text, slides or sheets, and what is behind their text (its ground). */
import { LIMITS, tooMany, Unreadable } from "../../model.ts";
import { inherited } from "../../parts/inherited.ts";
import { type Attributes, isWhite, walkXml } from "../../parts/markup.ts";

const TINY_POINTS = 2;

/** Whether a ground is of a colour other than white; null if it is transparent. */
type Ground = boolean | null;

/** What a style says of text; what it does not say has no key. */
interface Look {
  isNotDisplayed?: boolean;
  isTiny?: boolean;
  isWhite?: boolean;
  /** The ground of the letters, and that of the paragraph, cell or shape. */
  letters?: Ground;
  block?: Ground;
}

interface Style {
  look: Look;
  /** Whether it hides a slide or a sheet. */
  hidesPart: boolean;
  parent: string;
}

/** How the text of an open element looks. */
export interface Shown {
  /** Whether the element is a paragraph or a part of one. */
  readonly isText: boolean;
  readonly isNotDisplayed: boolean;
  readonly isTiny: boolean;
  readonly isWhite: boolean;
  readonly isGroundOpen: boolean;
}

/** Text that no element gives a look. */
export const PLAIN: Shown = {
  isText: false,
  isNotDisplayed: false,
  isTiny: false,
  isWhite: false,
  isGroundOpen: false,
};

/** Whether nobody sees text of this look. */
export function isHidden({ isNotDisplayed, isTiny, isWhite, isGroundOpen }: Shown): boolean {
  return isNotDisplayed || isTiny || (isWhite && !isGroundOpen);
}

/** Drawn shapes that may contain text. Unlike frames they are filled by default. */
export const SHAPES: ReadonlySet<string> = new Set([
  ...["custom-shape", "rect", "ellipse", "circle", "polygon", "regular-polygon", "path", "polyline"],
  ...["line", "connector", "caption", "measure"],
]);

/** A cell that lies under a merged one. */
export const COVERED = "covered-table-cell";

/** The name under which the default style of shapes is noted; no name in a file is a space. */
const DEFAULT_SHAPE = " ";

/** What styles hide, by their names. */
export class HidingStyles {
  readonly #looks: ReadonlyMap<string, Look>;
  readonly #hidesPart = new Set<string>();
  readonly #isOnPaper: boolean;

  /** `isOnPaper`: white text is on a white ground, unless there is another. */
  constructor(sources: readonly string[], isOnPaper: boolean) {
    const styles = new Map<string, Style>();
    for (const xml of sources) readStyles(xml, styles);
    this.#isOnPaper = isOnPaper;
    this.#looks = inherited<Style, Look>(
      styles,
      ({ parent }) => parent,
      (outer, { look }) => ({ ...outer, ...look }),
    );
    for (const [name, { hidesPart }] of styles) if (hidesPart) this.#hidesPart.add(name);
  }

  /** The look of text in a paragraph, a part of one, or a section. */
  ofText(attributes: Attributes, outer: Shown): Shown {
    const look = this.#lookOf(attributes) ?? {};
    return {
      isText: true,
      isNotDisplayed:
        attributes["display"] === "none" ||
        // A section that is hidden on a condition says so when it is saved.
        attributes["is-hidden"] === "true" ||
        look.isNotDisplayed === true ||
        outer.isNotDisplayed,
      isTiny: look.isTiny ?? outer.isTiny,
      isWhite: this.#isOnPaper && (look.isWhite ?? outer.isWhite),
      isGroundOpen: look.letters ?? look.block ?? outer.isGroundOpen,
    };
  }

  /** The look of text in a cell or shape, which has only the ground in common with the text around it. */
  ofBlock(name: string, attributes: Attributes, { isNotDisplayed, isGroundOpen }: Shown): Shown {
    const own = this.#lookOf(attributes)?.block;
    const block = own === undefined && SHAPES.has(name) ? this.#looks.get(DEFAULT_SHAPE)?.block : own;
    return { ...PLAIN, isNotDisplayed: isNotDisplayed || name === COVERED, isGroundOpen: block ?? isGroundOpen };
  }

  /** Whether a slide or a sheet is hidden. */
  hidesPart(attributes: Attributes): boolean {
    return this.#hidesPart.has(attributes["style-name"] ?? "");
  }

  #lookOf(attributes: Attributes): Look | undefined {
    return this.#looks.get(attributes["style-name"] ?? "");
  }
}

function readStyles(xml: string, styles: Map<string, Style>): void {
  let style: Style | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      const isOfShapes = name === "default-style" && attributes["family"] === "graphic";
      if (name === "style" || isOfShapes) {
        style = { look: {}, hidesPart: false, parent: attributes["parent-style-name"] ?? "" };
        styles.set(isOfShapes ? DEFAULT_SHAPE : (attributes["name"] ?? ""), style);
        if (styles.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
      } else if (style) applyProperties(style, name, attributes);
    },
    close: (name) => {
      if (name === "style" || name === "default-style") style = null;
    },
  });
}

/** Notes the properties in an element of a style. */
function applyProperties(style: Style, name: string, attributes: Attributes): void {
  const { look } = style;
  if (name === "text-properties") applyText(look, attributes);
  else if (name === "background-image" && attributes["href"] !== undefined) look.block = true;
  else if (name.endsWith("-properties")) {
    const ground = groundOf(attributes);
    // A paragraph may have a fill besides, as shapes have.
    if (ground !== undefined) look.block = ground ?? look.block ?? null;
    if (name === "table-properties") style.hidesPart = attributes["display"] === "false";
    else if (name === "drawing-page-properties") style.hidesPart = attributes["visibility"] === "hidden";
  }
}

function applyText(look: Look, attributes: Attributes): void {
  const { display, color } = attributes;
  const size = /^([\d.]+)pt$/.exec(attributes["font-size"] ?? "")?.[1];
  const ground = groundOf(attributes);
  if (display === "none" || display === "true") look.isNotDisplayed = display === "none";
  if (size !== undefined) look.isTiny = Number(size) <= TINY_POINTS;
  if (color !== undefined) look.isWhite = isWhite(color);
  if (ground !== undefined) look.letters = ground;
}

/** The ground that properties state; undefined if they state none. */
function groundOf(attributes: Attributes): Ground | undefined {
  const { fill, opacity } = attributes;
  const colour = attributes["background-color"];
  if (fill === "none" || opacity === "0%" || attributes["background-transparency"] === "100%") return null;
  if (fill === "gradient" || fill === "bitmap" || fill === "hatch") return true;
  if (attributes["fill-color"] !== undefined) return !isWhite(attributes["fill-color"]);
  if (colour === undefined) return undefined;
  return colour === "transparent" ? null : !isWhite(colour);
}
