/** Visibility and layout in the style sheets and style attributes of pages. O(n). */
import { LIMITS, tooMany, Unreadable } from "../../model.ts";
import { isWhite } from "../../parts/markup.ts";
import { type Letters, lettersOf } from "./letters.ts";
import { type Place, placeOf } from "./places.ts";

/** Rules by their selector, a class, id or element; those behind `OTHERS` only hold for some of its elements. */
export type Rules = ReadonlyMap<string, Look>;

/** Visibility properties of an element, and how it is laid out; undefined if not set. */
export interface Look extends Place, Letters {
  hides?: boolean | undefined;
  transparent?: boolean | undefined;
  visible?: boolean | undefined;
  white?: boolean | undefined;
  /** Whether its background is not white. */
  dark?: boolean | undefined;
  tiny?: boolean | undefined;
  /** Applies only to the element itself: those within it do not inherit it. */
  layout?: Layout | undefined;
}

/** How an element is laid out; `flex` is that of a block whose children are laid out as cells. */
export type Layout = "inline" | "block" | "row" | "cell" | "flex" | "inline-flex";

const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ["block", "block"],
  ["flow-root", "block"],
  ["list-item", "block"],
  ["table", "block"],
  ["table-caption", "block"],
  ["table-row-group", "block"],
  ["table-row", "row"],
  ["table-cell", "cell"],
  ["flex", "flex"],
  ["grid", "flex"],
  ["inline-flex", "inline-flex"],
  ["inline-grid", "inline-flex"],
]);

/** Marks the properties that other rules with the same class, id or element in their selector set, to show what it hides. */
const OTHERS = "? ";

/**
 * The look of an element by the rules for its name, its classes and its id. Whether other rules, such as `.tab.active`, hold for it is not
 * known here, so what one of them may show counts as shown.
 */
export function lookByRules(name: string, attributes: Record<string, string>, rules: Rules): Look {
  const classes = (attributes["class"] ?? "").split(/\s+/).map((className) => `.${className}`);
  const selectors = [name, ...classes, `#${attributes["id"] ?? ""}`];
  const ofClasses: Look = {};
  for (const selector of classes) {
    // Of several classes, the rule that comes last counts. That is usually the one that hides.
    const { hides, transparent } = ofClasses;
    Object.assign(ofClasses, rules.get(selector), hides && { hides }, transparent && { transparent });
  }
  const own: Look = { ...rules.get(name), ...ofClasses, ...rules.get(`#${attributes["id"] ?? ""}`) };
  for (const selector of selectors) {
    const { dark, layout, ...shown } = rules.get(OTHERS + selector) ?? {};
    if (dark) own.dark = true;
    // Links of a menu may be blocks, and those in sentences are not.
    if (selector !== name) own.layout = rules.get(OTHERS + name + selector)?.layout ?? layout ?? own.layout;
    else if (own.layout !== undefined && layout === "inline") own.layout = layout;
    for (const [property, value] of Object.entries(shown))
      if (own[property as keyof Look] !== undefined) Object.assign(own, { [property]: value });
  }
  return own;
}

/** The visibility properties in a list of declarations. */
export function lookOf(declarations: string): Look {
  const look: Look = {};
  for (const declaration of declarations.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const value = declaration
      .slice(colon + 1)
      .replace("!important", "")
      .trim();
    if (name === "display") {
      const layout = LAYOUTS.get(value) ?? "inline";
      Object.assign(look, { hides: value === "none", layout, boxed: value.startsWith("inline-") });
    } else if (name === "opacity") look.transparent = isFaint(value);
    else if (name === "visibility") look.visible = value !== "hidden" && value !== "collapse";
    else if (name === "font-size") look.tiny = isTiny(value);
    // The size stands before the slash, the height of lines behind it.
    else if (name === "font") look.tiny = (value.split("/")[0] ?? "").split(/\s+/).some((part) => NO_SIZE.test(part));
    else if (name === "color") look.white = isWhite(value) || isClear(value);
    else if (name === "background" || name === "background-color") {
      look.dark = !isWhite(value.split(" ")[0]) && !["none", "transparent", "initial"].includes(value);
    } else Object.assign(look, placeOf(name, value) ?? lettersOf(name, value));
  }
  return look;
}

/** A size of nothing. */
const NO_SIZE = /^0(?:px|pt|em|rem|%)?$/;

/** Opacity up to which nothing can be read. */
const MAX_FAINT = 0.05;

function isFaint(value: string): boolean {
  return Number.parseFloat(value) <= (value.endsWith("%") ? 100 * MAX_FAINT : MAX_FAINT);
}

/** The largest sizes that nobody can read, by their unit. Those of `em`, `rem` and `%` are parts of letters that are mostly 16 pixels high. */
const TINY: ReadonlyMap<string, number> = new Map([
  ["", 1],
  ["px", 1],
  ["pt", 1],
  ["em", 0.1],
  ["rem", 0.1],
  ["%", 10],
]);

function isTiny(value: string): boolean {
  const [, number = "", unit = ""] = /^((?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/.exec(value) ?? [];
  const limit = TINY.get(unit);
  return number !== "" && limit !== undefined && Number(number) <= limit;
}

/** Whether nothing is seen of a colour: the last of its four numbers is 0, or the last digits of `#rgba` and `#rrggbbaa`. */
function isClear(value: string): boolean {
  if (value.startsWith("#"))
    return (value.length === 5 && value.endsWith("0")) || (value.length === 9 && value.endsWith("00"));
  if (!/^(?:rgb|hsl)a?\(/.test(value) || !value.endsWith(")")) return value === "transparent";
  const numbers = value.slice(value.indexOf("(") + 1, -1).split(/[\s,/]+/);
  return numbers.length === 4 && Number.parseFloat(numbers[3] ?? "") === 0;
}

/** The rules of a style sheet. */
export function rulesIn(sheet: string): Rules {
  const rules = new Map<string, Look>();
  addRules(sheet, rules);
  return rules;
}

/**
 * Adds rules whose selector is one class, id or element; the effect of any other selector cannot be known here. Rules that hold only on
 * paper, in a narrow window or in some browsers hide nothing: what they hide is shown to others. Of both, what they show is added.
 */
export function addRules(sheet: string, rules: Map<string, Look>): void {
  const text = withoutComments(sheet);
  const brace = /[{}]/g;
  /** The start of the text since the last brace, and the selectors of the current declarations. */
  let from = 0;
  let selectors: string | null = null;
  /** Braces that are open, and how many were before the block that is passed over. */
  let depth = 0;
  let passedFrom: number | null = null;
  for (let found = brace.exec(text); found; found = brace.exec(text)) {
    const stretch = text.slice(from, found.index);
    from = found.index + 1;
    if (found[0] === "{") {
      selectors = stretch;
      if (passedFrom === null && isConditional(stretch)) passedFrom = depth;
      depth++;
      continue;
    }
    if (selectors !== null) addRule(selectors, stretch, rules, passedFrom !== null);
    selectors = null;
    depth = Math.max(0, depth - 1);
    if (depth === passedFrom) passedFrom = null;
  }
}

/** Whether what stands before a block makes it depend on more than being on a screen. */
function isConditional(stretch: string): boolean {
  const [rule = "", first] = wordsOf(stretch.slice(stretch.lastIndexOf(";") + 1));
  if (rule.startsWith(MEDIA))
    return !isOnScreen(stretch.slice(stretch.toLowerCase().lastIndexOf(MEDIA) + MEDIA.length));
  return rule === "@container" || (rule === "@supports" && first === "not");
}

const MEDIA = "@media";

/** Whether a media query, or one of several, holds on every screen. */
export function isOnScreen(queries: string): boolean {
  return queries.split(",").some((query) => {
    const [first, ...others] = wordsOf(query);
    const [type, ...conditions] = first === "only" ? others : [first, ...others];
    return conditions.length === 0 && (type === "" || type === "all" || type === "screen");
  });
}

/** Words in small letters; one that is empty if there are none. */
export function wordsOf(text: string): string[] {
  return text.trim().toLowerCase().split(/\s+/);
}

function addRule(selectors: string, declarations: string, rules: Map<string, Look>, isConditional: boolean): void {
  const look = lookOf(declarations);
  if (Object.keys(look).length === 0) return;
  const layout = look.hides === false ? look.layout : undefined;
  const shown = shownBy(look);
  for (const selector of selectors.split(",").map((part) => part.trim())) {
    if (!isConditional && SINGLE.test(selector)) addLook(selector, look, rules);
    else if (shown && !PASSING.test(selector)) {
      // Of the last elements, which are those that the rule is for, without conditions such as `:not(…)`.
      const [last = ""] = (selector.split(/[\s>+~]/).at(-1) ?? "").split(/[:[]/, 1);
      for (const single of last.match(/[.#]?[\w-]+/g) ?? []) addLook(OTHERS + single, shown, rules);
      // Whether a rule with two classes, or with conditions, holds for an element is not known: words would be torn.
      const isSure = !isConditional && WITH_CLASS.test(last) && selector.endsWith(last);
      if (layout !== undefined && isSure) addLook(OTHERS + last, { layout }, rules);
    }
  }
}

const SINGLE = /^[.#]?[\w-]+$/;

/** An element, a class or id, or an element with one. */
const WITH_CLASS = /^(?=.)[\w-]*(?:[.#][\w-]+)?$/;

/** States that last for a moment, and what is drawn beside an element. */
const PASSING = /:(?:hover|focus|active|visited|:|before|after|first-l)/;

/** The properties by which rules for some elements show what another rule hides; null if there are none. */
function shownBy({ hides, transparent, visible, white, tiny, dark, spacing, ...place }: Look): Look | null {
  const look: Look = {
    ...(hides === false && { hides }),
    ...(transparent === false && { transparent }),
    ...(visible === true && { visible }),
    ...(white === false && { white }),
    ...(tiny === false && { tiny }),
    ...(dark === true && { dark }),
    ...(spacing !== undefined && spacing >= 0 && { spacing }),
    ...shownPlace(place),
  };
  return Object.keys(look).length > 0 ? look : null;
}

/** What may hide an element. */
const HIDING = [
  "left",
  "top",
  "right",
  "bottom",
  "clipped",
  "shaped",
  "undrawn",
  "transformed",
  "height",
  "width",
  "maxHeight",
  "maxWidth",
  "cuts",
  "boxed",
  "floats",
  "indented",
] as const satisfies readonly (keyof Place)[];

/** What brings something back into sight. */
function shownPlace(place: Place): Place {
  const { position, padded } = place;
  return {
    ...(position === "static" && { position }),
    ...(padded === true && { padded }),
    ...Object.fromEntries(HIDING.filter((name) => place[name] === false).map((name) => [name, false])),
  };
}

export function addLook(selector: string, look: Look, rules: Map<string, Look>): void {
  rules.set(selector, { ...rules.get(selector), ...look });
  if (rules.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
}

/** An unclosed comment extends to the end, as in a browser. */
function withoutComments(sheet: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = sheet.indexOf("/*"); at >= 0; at = sheet.indexOf("/*", from)) {
    parts.push(sheet.slice(from, at));
    const end = sheet.indexOf("*/", at + 2);
    from = end < 0 ? sheet.length : end + 2;
  }
  return parts.join("") + sheet.slice(from);
}
