/** FictionBook 2: the text of all bodies, paragraph by paragraph and verse by verse; the last ones hold the notes. */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";
import { CUT_OFF, TextPage, walkXml } from "../../parts/markup.ts";

const BLOCKS = new Set(["p", "subtitle", "text-author", "date", "th", "td"]);

export function readFictionBook(xml: string): Content {
  const page = new TextPage();
  let bodies = 0;
  let inside = 0;
  const isWhole = walkXml(xml, {
    open: (name) => {
      if (name === "body") bodies++;
      if (name === "v") page.line();
      else if (BLOCKS.has(name) || name === "stanza") page.block();
      if (name === "v" || BLOCKS.has(name)) inside++;
    },
    text: (text) => {
      if (bodies > 0 && inside > 0) page.write(text.replace(/\s+/g, " "));
    },
    close: (name) => {
      if (name === "body") bodies--;
      if (name === "v" || BLOCKS.has(name)) inside--;
      if (BLOCKS.has(name) || name === "stanza") page.block();
    },
  });
  return contentOf(message("files-format-ebook"), page.toString(), { missing: isWhole ? [] : [CUT_OFF] });
}
