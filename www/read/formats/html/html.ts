/**
 * HTML as a reader sees it: block by block, with white space as a browser would show it.
 *
 * Text that the page itself hides (by the `hidden` attribute, an inline style, or a style sheet rule for a single class, id
 * or element), and text for browsers without scripts, is left out and counted. Scripts never run here, and no URL is followed:
 * of linked style sheets, only those count that came in the same file as the page.
 */

import { type Message, message } from "../../../i18n/message.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";
import {
  type Content,
  code,
  contentOf,
  countWords,
  hiddenNote,
  LIMITS,
  Pieces,
  tooLarge,
  Unreadable,
} from "../../model.ts";
import { isWhite, TextPage } from "../../parts/markup.ts";
import { BEFORE_MARK, noteMark } from "../../parts/note-marks.ts";
import { parseMarkup } from "../../parts/parser.ts";
import { isPlaced } from "../svg/svg.ts";
import { hidesBlanks, hidesLetters } from "./letters.ts";
import {
  addLook,
  addRules,
  isOnScreen,
  type Layout,
  type Look,
  lookByRules,
  lookOf,
  type Rules,
  wordsOf,
} from "./looks.ts";
import { isOutOfSight } from "./places.ts";

/** Elements that start and end a block. */
const BLOCKS = new Set(code`
  address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol optgroup option p pre section summary
  table tbody tfoot thead ul
`);

/** Those of a drawing: each text is placed by itself. */
const DRAWN_BLOCKS = new Set(code`text foreignobject`);

/** Elements that are drawn as boxes within a line, apart from the words beside them. */
const BOXES = new Set(code`button input mspace select textarea`);

/** Kinds of fields whose value is not shown as it is. */
const VALUE_UNSEEN = new Set(code`checkbox color file hidden image password radio range`);

/**
 * Elements whose text is not shown, or is no part of the words: readings of characters, sources of formulas, and descriptions of
 * drawings.
 */
const UNSEEN = new Set(code`
  head title script style template iframe audio video canvas progress meter rp rt rtc annotation annotation-xml
  desc metadata
`);

/** Whether an element's text is not shown. Templates of a shadow tree are, and so is the text in place of an object that is elsewhere. */
function isUnseen(name: string, attributes: Record<string, string>): boolean {
  if (name === "template") return !/^(?:open|closed)$/i.test(attributes["shadowrootmode"] ?? "");
  return UNSEEN.has(name) || (name === "object" && /^\s*data:/i.test(attributes["data"] ?? ""));
}

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
  /** Whether spaces between its words have no width. */
  hidesBlanks: boolean;
  preformatted: boolean;
  isRaised: boolean;
  /** Whether it is shown from right to left, whatever its letters are. */
  isReversed: boolean;
  /** Whether it is in a drawing (SVG). */
  isDrawn: boolean;
  look: Look;
  layout: Layout | "box";
}

/** The text of a page, its hidden text, and text that could not be read. */
export interface PageText {
  text: string;
  hidden: string;
  missing: Message[];
  /** Characters of the scripts in it, which are no part of the text. */
  scripts: number;
}

/** Reads a decoded page. O(n). */
export function readHtml(html: string, options: PageOptions = {}): Content {
  const { text, hidden, missing, scripts: characters } = htmlText(html, options);
  const isMostlyScripts = characters >= MIN_SCRIPTS && characters > text.length;
  const warnings = isMostlyScripts ? [message("files-scripts-left-out", { characters })] : [];
  return contentOf(message("files-format-html"), text, { missing, tricks: hiddenNote(hidden), warnings });
}

/** From this many characters on, excluded scripts are reported if they are longer than the text. */
const MIN_SCRIPTS = 200;

/** Kinds of scripts that are programs, not data. */
const IS_SCRIPT = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|babel|typescript))$/i;

/** What else is known of a page. */
interface PageOptions {
  xhtml?: boolean;
  /** The rules of a style sheet that the page links; null if it did not come with the page. */
  rulesOf?: (href: string) => Rules | null;
  /** Whether the page is in a frame of another one, whose own frames are not counted. */
  isFramed?: boolean;
}

/** Extracts the text of a page. */
export function htmlText(html: string, options: PageOptions = {}): PageText {
  const { xhtml = false, rulesOf = () => null, isFramed = false } = options;
  const reader = new PageReader(xhtml, rulesOf, isFramed);
  const hasXmlMarks = xhtml || OF_XHTML.test(html.slice(0, HEAD_CHARACTERS));
  parseMarkup(
    hasXmlMarks ? withNamedCharacters(html, xhtml) : html,
    {
      open: (name, attributes) => reader.open(localName(name, xhtml), attributes),
      text: (data) => reader.text(data),
      close: (name, isCut) => reader.close(localName(name, xhtml), isCut),
      unread: (rest) => reader.unread(rest),
    },
    { xml: xhtml, hasXmlMarks },
  );
  return reader.end();
}

/**
 * The marks of XHTML. Pages with them may be written as HTML all the same, with tags that are not closed and signs in scripts, so
 * they are parsed as such, except for elements without content (`<title/>`), which would hide all that follows.
 */
const OF_XHTML = /www\.w3\.org\/1999\/xhtml|DTD XHTML/;

const CDATA = "<![CDATA[";

/** Names of characters that are remembered; HTML has 2,231. */
const MAX_NAMES = 5000;

const ENTITY = /<!ENTITY\s{1,99}([\w.-]{1,99})\s{1,99}(?:"([^"]*)"|'([^']*)')/g;

/**
 * A page with the named characters that the parser does not know in their places: those that it defines itself, and in XHTML those
 * of HTML, which its declaration or the habit of its makers brings along. Names within the values of others are not followed.
 */
function withNamedCharacters(page: string, xhtml: boolean): string {
  const { names, from } = ownNames(page);
  if (names.size === 0 && !xhtml) return page.slice(from);
  let length = page.length;
  const named = (text: string): string =>
    text.replace(/&([A-Za-z_][\w.-]{0,98});/g, (whole, name: string) => {
      const value = names.get(name) ?? (xhtml ? ofHtml(name, names) : whole);
      length += value.length;
      if (length > LIMITS.fileBytes) throw new Unreadable(tooLarge(length));
      return value;
    });
  const [first = "", ...others] = page.slice(from).split(CDATA);
  // What stands literally is left alone.
  const literal = others.map((part) => {
    const end = part.indexOf("]]>");
    return end < 0 ? part : part.slice(0, end) + named(part.slice(end));
  });
  return [named(first), ...literal].join(CDATA);
}

/** The names that a page declares with their values, and where the declarations end. */
function ownNames(page: string): { names: Map<string, string>; from: number } {
  const names = new Map<string, string>();
  const doctype = page.slice(0, HEAD_CHARACTERS).toLowerCase().indexOf("<!doctype");
  const from = page.indexOf("[", doctype) + 1;
  if (doctype < 0 || from === 0 || page.indexOf(">", doctype) < from) return { names, from: 0 };
  const close = /\]\s{0,99}>/g;
  close.lastIndex = from;
  const end = close.exec(page);
  if (!end) return { names, from: 0 };
  for (const found of page.slice(from, end.index).matchAll(ENTITY))
    names.set(found[1] ?? "", found[2] ?? found[3] ?? "");
  return { names, from: close.lastIndex };
}

/** The names that XML has itself, and that have to stay until it is parsed. */
const OF_XML = new Set(code`amp lt gt quot apos`);

/** The characters of one of HTML's names, or the name as it is written; it is kept in `known`. */
function ofHtml(name: string, known: Map<string, string>): string {
  const written = `&${name};`;
  if (OF_XML.has(name)) return written;
  let value = "";
  const text = (data: string) => {
    value += data;
  };
  const ignored = () => {};
  parseMarkup(written, { text, open: ignored, close: ignored, unread: ignored }, { xml: false });
  // Names that begin with one of HTML's own without a semicolon (&notit;) are not meant. Marks (&LT;, &QUOT;) would open tags or end
  // attributes.
  if (/[&<>;"']/.test(value)) value = written;
  if (known.size < MAX_NAMES) known.set(name, value);
  return value;
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
    {
      isHead: false,
      unseen: false,
      hidden: false,
      hidesBlanks: false,
      preformatted: false,
      isRaised: false,
      isReversed: false,
      isDrawn: false,
      look: {},
      layout: "block",
    },
  ];
  #sheet: string[] | null = null;
  #isSheetOnScreen = true;
  /** Whether there is white space before the next word. */
  #gap = false;
  /** The last characters that were written. */
  #tail = "";
  /** Whether the current element with text that is not shown contains any. */
  #holdsText = false;
  #isInScript = false;
  #scripts = 0;
  #missing: Message[] = [];
  readonly #isFramed: boolean;
  /** Frames with a page of their own within this file. */
  #framedPages = 0;

  constructor(xhtml: boolean, rulesOf: (href: string) => Rules | null, isFramed: boolean) {
    this.#xhtml = xhtml;
    this.#isFramed = isFramed;
    this.#rulesOf = rulesOf;
  }

  open(name: string, attributes: Record<string, string>): void {
    const outer = this.#frames.at(-1) as Frame;
    if (!OF_HEAD.has(name)) this.#leaveHead(outer);
    if (name === "style") {
      this.#sheet = [];
      this.#isSheetOnScreen = isOnScreen(attributes["media"] ?? "");
    }
    if (name === "script") this.#isInScript = IS_SCRIPT.test((attributes["type"] ?? "").trim());
    if (name === "link") this.#link(attributes);
    const frame = frameOf(name, attributes, outer, this.#rules);
    if (name === "br" || (frame.isDrawn && name === "tspan" && isPlaced(attributes))) this.#line();
    else this.#openLayout(frame);
    if (name === "iframe" && !outer.unseen && !frame.hidden) this.#countFramed(attributes["srcdoc"] ?? "");
    if (frame.unseen && !outer.unseen) this.#holdsText = false;
    this.#frames.push(frame);
    if (name === "input" && !VALUE_UNSEEN.has((attributes["type"] ?? "").toLowerCase()))
      this.text(attributes["value"] ?? "");
  }

  text(data: string): void {
    const frame = this.#frames.at(-1) as Frame;
    const isBlank = data.trim() === "";
    if (!isBlank) this.#leaveHead(frame);
    if (frame.unseen && !isBlank) this.#holdsText = true;
    if (this.#isInScript) this.#scripts += data.trim().length;
    if (this.#sheet) this.#sheet.push(data);
    else if (!frame.unseen) this.#write(data, frame);
  }

  close(name: string, isCut: boolean): void {
    const frame = this.#frames.length > 1 ? this.#frames.pop() : undefined;
    if (isCut && frame?.unseen && !this.#frames.at(-1)?.unseen && this.#holdsText) {
      this.#missing = [message("files-missing-element", { name })];
    }
    if (name === "script") this.#isInScript = false;
    if (name === "style" && this.#sheet) {
      if (this.#isSheetOnScreen) addRules(this.#sheet.join(""), this.#rules);
      this.#sheet = null;
    }
    if (frame) this.#closeLayout(frame);
  }

  unread(rest: string): void {
    const count = countWords(rest);
    if (count > 0) this.#missing = [message("files-missing-tag", { count })];
  }

  end(): PageText {
    const count = this.#framedPages;
    const framed = count > 0 ? [message("files-missing-embedded", { count })] : [];
    return {
      text: this.#page.toString(),
      hidden: this.#hidden.toString(),
      missing: [...this.#missing, ...framed],
      scripts: this.#scripts,
    };
  }

  #countFramed(html: string): void {
    if (html === "" || this.#isFramed) return;
    if (countWords(htmlText(html, { isFramed: true }).text) > 0) this.#framedPages++;
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

  #openLayout({ layout, hidden, unseen }: Frame): void {
    if (layout === "block" || layout === "flex" || layout === "row") this.#block();
    else if (layout === "cell" && !this.#page.atStart) {
      this.#page.write("\t");
      this.#gap = false;
    } else if (layout !== "inline" && !hidden && !unseen) this.#gap = true;
  }

  #closeLayout({ layout, hidden, unseen }: Frame): void {
    if (layout === "block" || layout === "flex") this.#block();
    else if (layout === "row") this.#line();
    else if (layout !== "inline" && !hidden && !unseen) this.#gap = true;
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
    if (frame.hidden || (frame.hidesBlanks && data.trim() === "")) {
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

  #writePiece(data: string, { preformatted, isRaised, isReversed }: Frame): void {
    if (preformatted) {
      const gap = this.#gap && !this.#page.atStart && data.trim() !== "" ? " " : "";
      this.#page.write(gap + data.replace(/\r\n?/g, "\n"), isReversed);
      this.#gap &&= gap === "";
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
    this.#page.write(mark ?? space + inner, isReversed);
    this.#tail = inner.slice(-BEFORE_MARK);
    this.#gap = words.endsWith(" ");
  }
}

function frameOf(name: string, attributes: Record<string, string>, outer: Frame, rules: Rules): Frame {
  const own = rules.size === 0 ? {} : lookByRules(name, attributes, rules);
  if (name === "font") own.white = isWhite(attributes["color"]);
  if (attributes["bgcolor"] !== undefined) own.dark = !isWhite(attributes["bgcolor"]);
  if (attributes["style"] !== undefined) Object.assign(own, lookOf(attributes["style"]));
  if (name === "bdo") own.overrides ??= true;
  if (/^(?:rtl|ltr)$/i.test(attributes["dir"] ?? "")) own.rtl ??= attributes["dir"]?.toLowerCase() === "rtl";
  // The element's own settings override inherited ones, except for those that cannot be undone by descendants.
  const layout = layoutOf(name, own.layout, outer);
  // Within a line it does nothing.
  const indented = (layout === "inline" ? undefined : own.indented) ?? outer.look.indented;
  const look: Look = { ...outer.look, ...own, indented };
  look.hides =
    outer.look.hides === true ||
    own.hides === true ||
    attributes["hidden"] !== undefined ||
    name === "noscript" ||
    (name === "dialog" && attributes["open"] === undefined) ||
    attributes["popover"] !== undefined ||
    isOutOfSight(own, layout === "inline");
  look.transparent = outer.look.transparent === true || own.transparent === true;
  const isHidden =
    look.hides ||
    look.transparent ||
    look.visible === false ||
    look.tiny === true ||
    hidesLetters(look) ||
    look.indented === true ||
    (look.white && !look.dark) === true;
  return {
    isHead: name === "head",
    unseen: outer.unseen || isUnseen(name, attributes),
    hidden: isHidden,
    // Lists of boxes have such spaces between these, which are no words.
    hidesBlanks: layout === "inline" && hidesBlanks(look),
    preformatted: outer.preformatted || name === "pre" || name === "textarea" || name === "listing",
    isRaised: outer.isRaised || name === "sup",
    // A block has lines of its own.
    isReversed:
      own.overrides === undefined ? layout === "inline" && outer.isReversed : own.overrides && look.rtl === true,
    isDrawn: outer.isDrawn || name === "svg",
    look,
    layout,
  };
}

/** How an element is laid out: as its kind is, and other elements as the styles say. */
function layoutOf(name: string, byStyle: Layout | undefined, outer: Frame): Frame["layout"] {
  if (name === "tr") return "row";
  if (name === "td" || name === "th") return "cell";
  const isBlock = BLOCKS.has(name) || (outer.isDrawn && DRAWN_BLOCKS.has(name));
  if (byStyle === "flex" || (byStyle === "inline-flex" && !isBlock)) return byStyle;
  if (isBlock) return "block";
  const layout = byStyle ?? "inline";
  const isApart = BOXES.has(name) || outer.layout === "flex" || outer.layout === "inline-flex";
  return layout === "inline" && isApart ? "box" : layout;
}
