/**
 * HTML as a reader sees it: block by block, with white space as a browser would show it.
 *
 * Text that the page itself hides (by the `hidden` attribute, an inline style, or a rule of its own style sheets for a
 * single class, id or element) is left out and counted. Scripts never run here, and no address is followed.
 */
import { Parser } from "htmlparser2";
import { isWhite, TextPage } from "./markup.ts";
import { type Content, contentOf, hiddenNote, LIMITS, tooDeep, Unreadable } from "./model.ts";

/** Elements that begin and end a block. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure " +
    "footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol optgroup option p pre section summary " +
    "table tbody tfoot thead ul"
  ).split(" "),
);

/** Elements whose text is not shown. */
const UNSEEN = new Set([
  "head",
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "audio",
  "video",
  "canvas",
]);

/** What an element says about being seen; undefined where it says nothing. */
interface Look {
  hides?: boolean | undefined;
  visible?: boolean | undefined;
  white?: boolean | undefined;
  /** Whether its ground is something else than white. */
  dark?: boolean | undefined;
  tiny?: boolean | undefined;
}

interface Frame {
  unseen: boolean;
  hidden: boolean;
  preformatted: boolean;
  look: Look;
}

/** Reads a page that was decoded already. O(n) for what is well formed. */
export function readHtml(html: string): Content {
  const { text, hidden } = htmlText(html);
  return contentOf("HTML", text, { tricks: hiddenNote(hidden) });
}

/** The text of a page, and what of it is hidden. */
export function htmlText(html: string, { xhtml = false }: { xhtml?: boolean } = {}): { text: string; hidden: string } {
  const page = new TextPage();
  const hidden: string[] = [];
  const rules = new Map<string, Look>();
  const frames: Frame[] = [{ unseen: false, hidden: false, preformatted: false, look: {} }];
  let sheet: string[] | null = null;
  let gap = false;
  const block = (): void => {
    page.block();
    gap = false;
  };
  const write = (data: string, { hidden: isHidden, preformatted }: Frame): void => {
    if (isHidden) {
      hidden.push(data, " ");
      return;
    }
    if (preformatted) {
      page.write(data.replace(/\r\n?/g, "\n"));
      return;
    }
    const words = data.replace(/[ \t\r\n\f]+/g, " ");
    const inner = words.trim() === "" ? "" : words.replace(/^ | $/g, "");
    if (inner !== "") {
      const space = (gap || words.startsWith(" ")) && !page.atStart ? " " : "";
      page.write(space + inner);
      gap = words.endsWith(" ");
    } else {
      gap ||= words !== "";
    }
  };
  const parser = new Parser(
    {
      onopentag: (rawName, attributes) => {
        const name = rawName.toLowerCase();
        const outer = frames.at(-1) as Frame;
        if (name === "style") sheet = [];
        if (BLOCKS.has(name) || name === "tr") block();
        else if (name === "br") {
          page.line();
          gap = false;
        } else if ((name === "td" || name === "th") && !page.atStart) {
          page.write("\t");
          gap = false;
        }
        if (frames.length > LIMITS.nesting) throw new Unreadable(tooDeep());
        frames.push(frameOf(name, attributes, outer, rules));
      },
      ontext: (data) => {
        const frame = frames.at(-1) as Frame;
        if (sheet) sheet.push(data);
        else if (!frame.unseen) write(data, frame);
      },
      onclosetag: (rawName) => {
        const name = rawName.toLowerCase();
        if (frames.length > 1) frames.pop();
        if (name === "style" && sheet) {
          addRules(sheet.join(""), rules);
          sheet = null;
        }
        if (BLOCKS.has(name)) block();
        else if (name === "tr") {
          page.line();
          gap = false;
        }
      },
    },
    { decodeEntities: true, xmlMode: xhtml },
  );
  parser.write(html);
  parser.end();
  return { text: page.toString(), hidden: hidden.join("") };
}

function frameOf(
  name: string,
  attributes: Record<string, string>,
  outer: Frame,
  rules: ReadonlyMap<string, Look>,
): Frame {
  const own: Look = { ...rules.get(name) };
  for (const className of (attributes["class"] ?? "").split(/\s+/)) Object.assign(own, rules.get(`.${className}`));
  Object.assign(own, rules.get(`#${attributes["id"] ?? ""}`));
  if (name === "font") own.white = isWhite(attributes["color"]);
  if (attributes["bgcolor"] !== undefined) own.dark = !isWhite(attributes["bgcolor"]);
  if (attributes["style"] !== undefined) Object.assign(own, lookOf(attributes["style"]));
  // What is set here holds; the rest comes down from the element around it, but for what cannot be undone within.
  const look: Look = { ...outer.look, ...own };
  look.hides = outer.look.hides === true || own.hides === true || attributes["hidden"] !== undefined;
  const isHidden = look.hides || look.visible === false || look.tiny === true || (look.white && !look.dark) === true;
  return {
    unseen: outer.unseen || UNSEEN.has(name),
    hidden: isHidden,
    preformatted: outer.preformatted || name === "pre" || name === "textarea" || name === "listing",
    look,
  };
}

/** What a list of declarations says about being seen. */
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

/** Rules whose selector is one class, id or element; what any other selector hides cannot be known here. */
function addRules(sheet: string, rules: Map<string, Look>): void {
  for (const [, selectors = "", declarations = ""] of sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const look = lookOf(declarations);
    if (Object.keys(look).length === 0) continue;
    for (const selector of selectors.split(",").map((part) => part.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, { ...rules.get(selector), ...look });
    }
  }
}
