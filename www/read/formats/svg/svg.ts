/** SVG 2: the texts of a drawing in the order of the file, each on lines of its own; titles, which only a pointer shows, are not read. */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { type Attributes, CUT_OFF, TextPage, walkXml } from "../../parts/markup.ts";

/** Elements with text: of SVG, and those that hold pieces of pages. */
const TEXTS = new Set(["text", "flowRoot", "foreignObject"]);
/** Elements within them that start a line. */
const LINES = new Set(["flowPara", "p", "div", "li", "br", "h1", "h2", "h3", "td"]);
const UNSEEN = new Set(["style", "script", "title", "desc", "metadata"]);

export function readSvg(xml: string): Content {
  const page = new TextPage();
  let inside = 0;
  let unseen = 0;
  const isWhole = walkXml(xml, {
    open: (name, attributes) => {
      if (TEXTS.has(name) && inside++ === 0) page.block();
      if (UNSEEN.has(name)) unseen++;
      if (LINES.has(name) || (name === "tspan" && isPlaced(attributes))) page.line();
    },
    text: (text) => {
      const words = text.replace(/\s+/g, " ");
      if (inside > 0 && unseen === 0 && !(page.atStart && words === " ")) page.write(words);
    },
    close: (name) => {
      if (TEXTS.has(name) && --inside === 0) page.block();
      if (UNSEEN.has(name)) unseen--;
    },
  });
  const text = page.toString().trim();
  if (text === "" && isWhole) throw new Unreadable(message("files-other-picture", { format: "SVG" }));
  return contentOf(message("files-format-picture", { format: "SVG" }), text, { missing: isWhole ? [] : [CUT_OFF] });
}

/** Whether a piece of a text starts elsewhere than the one before it ends, as on a line of its own. */
export function isPlaced({ y, dy, role }: Attributes): boolean {
  return role === "line" || y !== undefined || (dy !== undefined && Number.parseFloat(dy) !== 0);
}
