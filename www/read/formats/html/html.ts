/**
 * HTML as a reader sees it: block by block, with white space as a browser would show it.
 *
 * Text that the page itself hides (by the `hidden` attribute, an inline style, or a style sheet rule for a single class, id
 * or element), and text for browsers without scripts, is left out and counted. Scripts never run here, and no URL is followed:
 * of linked style sheets, only those count that came in the same file as the page.
 */

import { type Message, message } from "../../../i18n/message.ts";
import {
  type Content,
  code,
  contentOf,
  countWords,
  hiddenNote,
  LIMITS,
  Pieces,
  tooMany,
  Unreadable,
} from "../../model.ts";
import { isWhite, TextPage } from "../../parts/markup.ts";
import { BEFORE_MARK, noteMark } from "../../parts/note-marks.ts";
import { parseMarkup } from "../../parts/parser.ts";

/** Elements that start and end a block. */
const BLOCKS = new Set(code`
  address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol optgroup option p pre section summary
  table tbody tfoot thead ul
`);

/** Elements whose text is not shown, or is no part of the words: readings of characters, and sources of formulas. */
const UNSEEN = new Set(code`
  head script style template iframe object audio video canvas rp rt rtc annotation annotation-xml
`);

/** Elements allowed in a page's head; any other element, and any text, starts the body, whose tag is optional. */
const OF_HEAD = new Set(code`
  base basefont bgsound link meta noscript script style template title
`);

/** Characters of a paragraph that are written at once. */
const MAX_PIECE = 1 << 16;

interface Frame {
  isHead: boolean;
  unseen: boolean;
  hidden: boolean;
  preformatted: boolean;
  isRaised: boolean;
  look: Look;
}

/** The text of a page, its hidden text, and text that could not be read. */
export interface PageText {
  text: string;
  hidden: string;
  missing: Message[];
}

/** Reads a decoded page. O(n). */
export function readHtml(html: string, options: PageOptions = {}): Content {
  const { text, hidden, missing } = htmlText(html, options);
  return contentOf(message("files-format-html"), text, { missing, tricks: hiddenNote(hidden) });
}

/** What else is known of a page. */
interface PageOptions {
  xhtml?: boolean;
  /** The rules of a style sheet that the page links; null if it did not come with the page. */
  rulesOf?: (href: string) => Rules | null;
}

/** Extracts the text of a page. */
export function htmlText(html: string, { xhtml = false, rulesOf = () => null }: PageOptions = {}): PageText {
  const reader = new PageReader(xhtml, rulesOf);
  parseMarkup(
    html,
    {
      open: (name, attributes) => reader.open(localName(name, xhtml), attributes),
      text: (data) => reader.text(data),
      close: (name, isCut) => reader.close(localName(name, xhtml), isCut),
      unread: (rest) => reader.unread(rest),
    },
    { xml: xhtml },
  );
  return reader.end();
}

/** Only XHTML has prefixes, which formulas usually have. */
function localName(name: string, xhtml: boolean): string {
  return (xhtml ? name.slice(name.indexOf(":") + 1) : name).toLowerCase();
}

/** Converts a page to text. */
class PageReader {
  readonly #xhtml: boolean;
  readonly #page = new TextPage();
  readonly #hidden = new Pieces();
  readonly #rulesOf: (href: string) => Rules | null;
  readonly #linked = new Set<string>();
  readonly #rules = new Map<string, Look>();
  readonly #frames: Frame[] = [
    { isHead: false, unseen: false, hidden: false, preformatted: false, isRaised: false, look: {} },
  ];
  #sheet: string[] | null = null;
  #isSheetOnScreen = true;
  /** Whether there is white space before the next word. */
  #gap = false;
  /** The last characters that were written. */
  #tail = "";
  /** Whether the current element with text that is not shown contains any. */
  #holdsText = false;
  #missing: Message[] = [];

  constructor(xhtml: boolean, rulesOf: (href: string) => Rules | null) {
    this.#xhtml = xhtml;
    this.#rulesOf = rulesOf;
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.#frames.at(-1) as Frame;
    if (!OF_HEAD.has(name)) this.#leaveHead(outer);
    if (name === "style") {
      this.#sheet = [];
      this.#isSheetOnScreen = isOnScreen(attributes["media"] ?? "");
    }
    if (name === "link") this.#link(attributes);
    if (BLOCKS.has(name) || name === "tr") this.#block();
    else if (name === "br") this.#line();
    else if ((name === "td" || name === "th") && !this.#page.atStart) {
      this.#page.write("\t");
      this.#gap = false;
    }
    const frame = frameOf(name, attributes, outer, this.#rules);
    if (frame.unseen && !outer.unseen) this.#holdsText = false;
    this.#frames.push(frame);
  }

  text(data: string): void {
    const frame = this.#frames.at(-1) as Frame;
    const isBlank = data.trim() === "";
    if (!isBlank) this.#leaveHead(frame);
    if (frame.unseen && !isBlank) this.#holdsText = true;
    if (this.#sheet) this.#sheet.push(data);
    else if (!frame.unseen) this.#write(data, frame);
  }

  close(name: string, isCut: boolean): void {
    const frame = this.#frames.length > 1 ? this.#frames.pop() : undefined;
    if (isCut && frame?.unseen && !this.#frames.at(-1)?.unseen && this.#holdsText) {
      this.#missing = [message("files-missing-element", { name })];
    }
    if (name === "style" && this.#sheet) {
      if (this.#isSheetOnScreen) addRules(this.#sheet.join(""), this.#rules);
      this.#sheet = null;
    }
    if (BLOCKS.has(name)) this.#block();
    else if (name === "tr") this.#line();
  }

  unread(rest: string): void {
    const count = countWords(rest);
    if (count > 0) this.#missing = [message("files-missing-tag", { count })];
  }

  end(): PageText {
    return { text: this.#page.toString(), hidden: this.#hidden.toString(), missing: this.#missing };
  }

  #link({ rel = "", href = "", media = "" }: Record<string, string>): void {
    const kinds = wordsOf(rel);
    if (!kinds.includes("stylesheet") || kinds.includes("alternate") || !isOnScreen(media)) return;
    // Each once.
    if (this.#linked.has(href)) return;
    this.#linked.add(href);
    for (const [selector, look] of this.#rulesOf(href) ?? []) addLook(selector, look, this.#rules);
  }

  #leaveHead(frame: Frame): void {
    if (frame.isHead && !this.#xhtml) frame.unseen = false;
  }

  #block(): void {
    this.#page.block();
    this.#gap = false;
  }

  #line(): void {
    this.#page.line();
    this.#gap = false;
  }

  /** Writes a text piece by piece: a replacement keeps some bytes for each of its places, of which a long paragraph has millions. */
  #write(data: string, frame: Frame): void {
    if (frame.hidden) {
      this.#hidden.push(`${data} `);
      return;
    }
    for (let from = 0; from < data.length; ) {
      // A line break may be two characters.
      const to = from + MAX_PIECE + (data[from + MAX_PIECE - 1] === "\r" ? 1 : 0);
      this.#writePiece(data.slice(from, to), frame);
      from = to;
    }
  }

  #writePiece(data: string, { preformatted, isRaised }: Frame): void {
    if (preformatted) {
      this.#page.write(data.replace(/\r\n?/g, "\n"));
      return;
    }
    const words = data.replace(/[ \t\r\n\f]+/g, " ");
    const inner = words.trim() === "" ? "" : words.replace(/^ | $/g, "");
    if (inner === "") {
      this.#gap ||= words !== "";
      return;
    }
    const isApart = this.#gap || words.startsWith(" ");
    const mark = isRaised && !isApart && !this.#page.atStart ? noteMark(this.#tail, inner) : null;
    const space = isApart && !this.#page.atStart ? " " : "";
    this.#page.write(mark ?? space + inner);
    this.#tail = inner.slice(-BEFORE_MARK);
    this.#gap = words.endsWith(" ");
  }
}

function frameOf(name: string, attributes: Record<string, string>, outer: Frame, rules: Rules): Frame {
  const own = rules.size === 0 ? {} : lookByRules(name, attributes, rules);
  if (name === "font") own.white = isWhite(attributes["color"]);
  if (attributes["bgcolor"] !== undefined) own.dark = !isWhite(attributes["bgcolor"]);
  if (attributes["style"] !== undefined) Object.assign(own, lookOf(attributes["style"]));
  // The element's own settings override inherited ones, except for those that cannot be undone by descendants.
  const look: Look = { ...outer.look, ...own };
  look.hides =
    outer.look.hides === true || own.hides === true || attributes["hidden"] !== undefined || name === "noscript";
  look.transparent = outer.look.transparent === true || own.transparent === true;
  const isHidden =
    look.hides ||
    look.transparent ||
    look.visible === false ||
    look.tiny === true ||
    (look.white && !look.dark) === true;
  return {
    isHead: name === "head",
    unseen: outer.unseen || UNSEEN.has(name),
    hidden: isHidden,
    preformatted: outer.preformatted || name === "pre" || name === "textarea" || name === "listing",
    isRaised: outer.isRaised || name === "sup",
    look,
  };
}

// Visibility in the style sheets and style attributes of pages. O(n).

/** Rules by their selector, a class, id or element; those behind `OTHERS` only hold for some of its elements. */
export type Rules = ReadonlyMap<string, Look>;

/** Visibility properties of an element; undefined if not set. */
interface Look {
  hides?: boolean | undefined;
  transparent?: boolean | undefined;
  visible?: boolean | undefined;
  white?: boolean | undefined;
  /** Whether its background is not white. */
  dark?: boolean | undefined;
  tiny?: boolean | undefined;
}

/** Marks the properties that other rules with the same class, id or element in their selector set, to show what it hides. */
const OTHERS = "? ";

/**
 * The look of an element by the rules for its name, its classes and its id. Whether other rules, such as `.tab.active`, hold for it is not
 * known here, so what one of them may show counts as shown.
 */
function lookByRules(name: string, attributes: Record<string, string>, rules: Rules): Look {
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
    const { dark, ...shown } = rules.get(OTHERS + selector) ?? {};
    if (dark) own.dark = true;
    for (const [property, value] of Object.entries(shown) as [keyof typeof shown, boolean][])
      if (own[property] !== undefined) own[property] = value;
  }
  return own;
}

/** The visibility properties in a list of declarations. */
function lookOf(declarations: string): Look {
  const look: Look = {};
  for (const declaration of declarations.toLowerCase().split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const value = declaration
      .slice(colon + 1)
      .replace("!important", "")
      .trim();
    if (name === "display") look.hides = value === "none";
    else if (name === "opacity") look.transparent = Number.parseFloat(value) === 0;
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
function addRules(sheet: string, rules: Map<string, Look>): void {
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
function isOnScreen(queries: string): boolean {
  return queries.split(",").some((query) => {
    const [first, ...others] = wordsOf(query);
    const [type, ...conditions] = first === "only" ? others : [first, ...others];
    return conditions.length === 0 && (type === "" || type === "all" || type === "screen");
  });
}

/** Words in small letters; one that is empty if there are none. */
function wordsOf(text: string): string[] {
  return text.trim().toLowerCase().split(/\s+/);
}

function addRule(selectors: string, declarations: string, rules: Map<string, Look>, isConditional: boolean): void {
  const look = lookOf(declarations);
  if (Object.keys(look).length === 0) return;
  const shown = shownBy(look);
  for (const selector of selectors.split(",").map((part) => part.trim())) {
    if (!isConditional && SINGLE.test(selector)) addLook(selector, look, rules);
    else if (shown && !PASSING.test(selector)) {
      // Of the last elements, which are those that the rule is for, without conditions such as `:not(…)`.
      const [last = ""] = (selector.split(/[\s>+~]/).at(-1) ?? "").split(/[:[]/, 1);
      for (const single of last.match(/[.#]?[\w-]+/g) ?? []) addLook(OTHERS + single, shown, rules);
    }
  }
}

const SINGLE = /^[.#]?[\w-]+$/;

/** States that last for a moment, and what is drawn beside an element. */
const PASSING = /:(?:hover|focus|active|visited|:|before|after|first-l)/;

/** The properties by which rules for some elements show what another rule hides; null if there are none. */
function shownBy({ hides, transparent, visible, white, tiny, dark }: Look): Look | null {
  const look: Look = {
    ...(hides === false && { hides }),
    ...(transparent === false && { transparent }),
    ...(visible === true && { visible }),
    ...(white === false && { white }),
    ...(tiny === false && { tiny }),
    ...(dark === true && { dark }),
  };
  return Object.keys(look).length > 0 ? look : null;
}

function addLook(selector: string, look: Look, rules: Map<string, Look>): void {
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
