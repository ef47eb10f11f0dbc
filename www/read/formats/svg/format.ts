/** Drawings (SVG). */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS, past, pastBlank } from "../../marks.ts";

export const svg: TextFormat = {
  id: "svg",
  of: "text",
  label: "files-format-picture",
  extensions: ["svg"],
  detect: (text) => isDrawing(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./svg.ts")).readSvg(text),
};

/** Whether a drawing starts after white space, an XML declaration, comments and what programs put before it. */
function isDrawing(head: string): boolean {
  let at = pastBlank(head, 0);
  for (; head.startsWith("<?", at) || head.startsWith("<!--", at); at = pastBlank(head, at))
    at = head.startsWith("<?", at) ? past(head, "?>", at) : past(head, "-->", at + "<!--".length);
  return /^<(?:!DOCTYPE svg|(?:\w{1,9}:)?svg)[\s>]/i.test(head.slice(at, at + 30));
}
