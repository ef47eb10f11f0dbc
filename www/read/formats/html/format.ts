/** Web pages. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS, past, pastBlank } from "../../marks.ts";

const EXTENSIONS = ["html", "htm", "xhtml"];

/** The length of "<!doctype", a space and "html". */
const PAGE_MARK_LENGTH = 14;

export const html: TextFormat = {
  id: "html",
  of: "text",
  label: "files-format-html",
  extensions: EXTENSIONS,
  detect: (text, extension) =>
    isPage(text.slice(0, HEAD_CHARACTERS)) || (EXTENSIONS.includes(extension) && /<\w+[\s>/]/.test(text)),
  read: async (text) => (await import("./html.ts")).readHtml(text),
};

/** Whether a page starts after white space, an XML declaration and comments. */
function isPage(head: string): boolean {
  let at = pastBlank(head, 0);
  if (head.startsWith("<?xml", at)) at = pastBlank(head, past(head, ">", at));
  while (head.startsWith("<!--", at)) at = pastBlank(head, past(head, "-->", at + "<!--".length));
  return /^<(?:!doctype html|html[\s>])/i.test(head.slice(at, at + PAGE_MARK_LENGTH));
}
