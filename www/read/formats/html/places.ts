/**
 * Text that a style moves off the page, clips, or squeezes to nothing. Each of these works only on some elements: one that stays where it
 * is must not be taken for hidden. O(length of a declaration).
 */

/** What declarations say about an element's place; undefined if nothing. Nothing of it is inherited, except for `indented`. */
export interface Place {
  /** Whether it is out of the flow ("free"), or may be moved from its place in it ("movable"). */
  position?: "free" | "movable" | "static" | undefined;
  /** Whether it is moved far off the page by this side; only of what is not static. */
  left?: boolean | undefined;
  top?: boolean | undefined;
  right?: boolean | undefined;
  bottom?: boolean | undefined;
  /** Clipped away as a whole; only of what is free. */
  clipped?: boolean | undefined;
  /** Cut away by its shape. */
  shaped?: boolean | undefined;
  /** Not drawn. */
  undrawn?: boolean | undefined;
  /** Made nothing or moved off the page by a transformation; not within a line. */
  transformed?: boolean | undefined;
  /** Whether it has none of this size, and what flows over is cut; not within a line. */
  height?: boolean | undefined;
  width?: boolean | undefined;
  maxHeight?: boolean | undefined;
  maxWidth?: boolean | undefined;
  cuts?: boolean | undefined;
  /** Whether it is a box of its own within a line, or beside it. */
  boxed?: boolean | undefined;
  floats?: boolean | undefined;
  /** With a margin inside, in which what is in it can be seen. */
  padded?: boolean | undefined;
  /** The first line is moved off the page. */
  indented?: boolean | undefined;
}

/** How far off the page something must be, by the unit: farther than any page is wide. */
const FAR: ReadonlyMap<string, number> = new Map([
  ["px", 900],
  ["pt", 700],
  ["em", 50],
  ["rem", 50],
  ["vw", 100],
  ["vh", 100],
]);

/** A number with its unit, with or without a minus. */
export const LENGTH = /^(-?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/;

/** What a declaration adds; null if it is about anything else. */
export function placeOf(name: string, value: string): Place | null {
  switch (name) {
    case "position": {
      const isFree = value === "absolute" || value === "fixed";
      return { position: isFree ? "free" : value === "relative" || value === "sticky" ? "movable" : "static" };
    }
    case "left":
    case "top":
    case "right":
    case "bottom":
      return { [name]: isFarOff(value) };
    case "text-indent":
      return { indented: isFarOff(value) };
    case "clip":
      return { clipped: isEmptyClip(value) };
    case "clip-path":
      return { shaped: ["inset(50%)", "inset(100%)", "circle(0)", "circle(0px)", "circle(0%)"].includes(value) };
    case "transform":
      return { transformed: isGone(value) };
    case "height":
    case "width":
      return { [name]: isNothing(value) };
    case "max-height":
      return { maxHeight: isNothing(value) };
    case "max-width":
      return { maxWidth: isNothing(value) };
    case "padding": {
      const [top = "", , bottom = top] = value.split(/\s+/);
      return { padded: !isNothing(top) || !isNothing(bottom) };
    }
    case "padding-top":
    case "padding-bottom":
      return { padded: !isNothing(value) };
    case "float":
      return { floats: value !== "none" };
    case "content-visibility":
      return { undrawn: value === "hidden" };
    case "overflow":
      return { cuts: value === "hidden" || value === "clip" };
    default:
      return null;
  }
}

/** Whether an element in such a place, and all that is in it, cannot be seen. */
export function isOutOfSight(place: Place, isWithinLine: boolean): boolean {
  const { position = "static", clipped, shaped, undrawn, transformed, padded, cuts, boxed, floats } = place;
  const isAway = place.left || place.top || place.right || place.bottom;
  const isEmpty = place.height || place.width || place.maxHeight || place.maxWidth;
  const isFree = position === "free";
  const isBox = isFree || !isWithinLine || boxed === true || floats === true;
  return (
    (isAway === true && position !== "static") ||
    (clipped === true && isFree) ||
    shaped === true ||
    undrawn === true ||
    (isBox && (transformed === true || (isEmpty === true && cuts === true && padded !== true)))
  );
}

function isFarOff(value: string): boolean {
  const [, number = "", unit = ""] = LENGTH.exec(value) ?? [];
  const far = FAR.get(unit);
  return far !== undefined && Number(number) <= -far;
}

function isNothing(value: string): boolean {
  const [, number = ""] = LENGTH.exec(value) ?? [];
  return number !== "" && Number(number) === 0;
}

/** `rect(0 0 0 0)`, and four equal lengths, such as `rect(1px, 1px, 1px, 1px)`. */
function isEmptyClip(value: string): boolean {
  if (!value.startsWith("rect(") || !value.endsWith(")")) return false;
  const sides = value
    .slice("rect(".length, -1)
    .split(/[\s,]+/)
    .filter((side) => side !== "")
    .map((side) => Number.parseFloat(side));
  const [top, right, bottom, left] = sides;
  return sides.length === 4 && top === bottom && right === left;
}

/** A transformation that is only `scale(0)`, or that moves far to the left or up. */
function isGone(value: string): boolean {
  const [name = "", rest = ""] = value.split("(");
  const arguments_ = rest.replace(")", "").split(",");
  if (name === "scale" || name === "scalex" || name === "scaley") return isNothing(arguments_[0]?.trim() ?? "");
  return name.startsWith("translate") && arguments_.some((one) => isFarOff(one.trim()));
}
