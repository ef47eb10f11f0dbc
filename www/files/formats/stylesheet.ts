/** Style sheets and style attributes of pages: what they say about being seen. O(n). */
import { isWhite } from "./markup.ts";
import { LIMITS, tooMany, Unreadable } from "./model.ts";

/** What an element says about being seen; undefined where it says nothing. */
export interface Look {
  hides?: boolean | undefined;
  visible?: boolean | undefined;
  white?: boolean | undefined;
  /** Whether its ground is something else than white. */
  dark?: boolean | undefined;
  tiny?: boolean | undefined;
}

/** What a list of declarations says about being seen. */
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
    if (name === "display" && value === "none") look.hides = true;
    else if (name === "opacity" && Number(value) === 0) look.hides = true;
    else if (name === "visibility") look.visible = value !== "hidden" && value !== "collapse";
    else if (name === "font-size")
      look.tiny = /^0*[01]?(?:\.\d+)?(?:px|pt)?$/.test(value) && Number.parseFloat(value) <= 1;
    else if (name === "color") look.white = isWhite(value) || value === "transparent";
    else if (name === "background" || name === "background-color") {
      look.dark = !isWhite(value.split(" ")[0]) && !["none", "transparent", "initial"].includes(value);
    }
  }
  return look;
}

/** Adds rules whose selector is one class, id or element; what any other selector hides cannot be known here. */
export function addRules(sheet: string, rules: Map<string, Look>): void {
  const text = withoutComments(sheet);
  const brace = /[{}]/g;
  /** Where the text begins that no brace interrupts, and the selectors whose declarations that is. */
  let from = 0;
  let selectors: string | null = null;
  for (let found = brace.exec(text); found; found = brace.exec(text)) {
    const stretch = text.slice(from, found.index);
    if (found[0] === "}" && selectors !== null) addRule(selectors, stretch, rules);
    selectors = found[0] === "{" ? stretch : null;
    from = found.index + 1;
  }
}

function addRule(selectors: string, declarations: string, rules: Map<string, Look>): void {
  const look = lookOf(declarations);
  if (Object.keys(look).length === 0) return;
  for (const selector of selectors.split(",").map((part) => part.trim())) {
    if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, { ...rules.get(selector), ...look });
  }
  if (rules.size > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
}

/** A comment that is not closed goes on to the end, as in a browser. */
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
