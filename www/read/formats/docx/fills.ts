/**
 * Fills of shapes (DrawingML, ECMA-376 part 1, 20.1.8; and VML), which are the ground of their text: whether it is of a colour
 * other than white. It is undefined where a shape is not filled, or is transparent: then text is on whatever is below.
 */
import { type Attributes, isWhite } from "../../parts/markup.ts";

export type Ground = boolean | undefined;

/** Less of a colour, or of its difference from white, cannot be told from white. In thousandths of a percent. */
const NOTHING = 5_000;
const WHOLE = 100_000;

const COLOURS: ReadonlySet<string> = new Set(["srgbClr", "schemeClr", "sysClr", "prstClr", "scrgbClr", "hslClr"]);
const PICTURE = "blipFill";
const NONE = "noFill";
const OF_GROUP = "grpFill";
const FILLS: ReadonlySet<string> = new Set(["solidFill", "gradFill", "pattFill", PICTURE, NONE, OF_GROUP]);

interface Colour {
  isWhite: boolean;
  isTransparent: boolean;
}

/** Reads the element around a fill, `spPr` or `fillRef`, from its first child to its last. */
export class FillReader {
  /** The ground; of several colours one is enough. */
  ground: Ground;
  /** Whether there is a fill, if only to say that there is none. */
  isStated = false;
  readonly #ofGroup: Ground;
  /** Elements that are open, without the outermost, and how many were when the fill began; 0 outside of a fill. */
  #depth = 0;
  #fillDepth = 0;
  #colour: Colour | null = null;

  /** `isFill`: the outermost element is a fill itself. `ofGroup`: the ground of shapes that take their group's fill. */
  constructor(isFill: boolean, ofGroup: Ground) {
    this.#ofGroup = ofGroup;
    if (isFill) this.#fillDepth = -1;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth++;
    // The fills of lines and shadows are within other elements.
    if (this.#depth === 1 && this.#fillDepth === 0 && FILLS.has(name)) {
      this.isStated = true;
      this.#fillDepth = 1;
      this.ground = name === PICTURE ? true : name === OF_GROUP ? this.#ofGroup : undefined;
    } else if (this.#fillDepth === 0) return;
    else if (COLOURS.has(name)) this.#colour = { isWhite: isWhiteColour(name, attributes), isTransparent: false };
    else if (this.#colour) change(this.#colour, name, numberOf(attributes["val"]));
  }

  close(name: string): void {
    if (this.#colour && COLOURS.has(name)) {
      const { isWhite, isTransparent } = this.#colour;
      if (!isTransparent) this.ground = this.ground === true || !isWhite;
      this.#colour = null;
    }
    if (this.#depth-- === this.#fillDepth) this.#fillDepth = 0;
  }
}

function isWhiteColour(name: string, { val, lastClr, r, g, b, lum }: Attributes): boolean {
  if (name === "schemeClr") return val === "bg1" || val === "lt1";
  if (name === "sysClr") return isWhite(lastClr ?? val);
  if (name === "scrgbClr") return [r, g, b].every((part) => numberOf(part) > WHOLE - NOTHING);
  return name === "hslClr" ? numberOf(lum) > WHOLE - NOTHING : isWhite(val);
}

/** What a child of a colour does to it. */
function change(colour: Colour, name: string, value: number): void {
  if (name === "alpha") colour.isTransparent = value < NOTHING;
  else if ((name === "lumMod" || name === "shade") && value <= WHOLE - NOTHING) colour.isWhite = false;
  else if (name === "lumOff" && value > WHOLE - NOTHING) colour.isWhite = true;
  else if (name === "tint" && value < NOTHING) colour.isWhite = true;
}

/** "50000" and "50%" → 50,000. */
function numberOf(value = ""): number {
  return value.endsWith("%") ? Number(value.slice(0, -1)) * 1000 : Number(value);
}

/** The ground of a VML shape, by its attributes: white unless they say otherwise. */
export function vmlGround({ filled, fillcolor }: Attributes): Ground {
  if (filled !== undefined && isFalse(filled)) return undefined;
  // "#4f81bd [3204]": a colour of the theme.
  return !isWhite(fillcolor?.trim().split(" ")[0] || "white");
}

/** The ground of a VML shape with its element `fill`. */
export function vmlFill(ground: Ground, { on, opacity, type, color, color2 }: Attributes): Ground {
  if ((on !== undefined && isFalse(on)) || (opacity !== undefined && opacityOf(opacity) < NOTHING)) return undefined;
  if (type === "tile" || type === "frame" || type === "pattern") return true;
  const own = color === undefined ? ground : vmlGround({ fillcolor: color });
  return type?.startsWith("gradient") && color2 !== undefined ? own === true || vmlGround({ fillcolor: color2 }) : own;
}

function isFalse(value: string): boolean {
  return value === "f" || value === "false" || value === "0";
}

/** "0.5", "50%" and "32768f" → 50,000. */
function opacityOf(value: string): number {
  if (value.endsWith("%")) return numberOf(value);
  return value.endsWith("f") ? (Number(value.slice(0, -1)) / 65_536) * WHOLE : Number(value) * WHOLE;
}
