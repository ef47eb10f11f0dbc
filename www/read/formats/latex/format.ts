/** LaTeX. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS, past, pastBlank } from "../../marks.ts";

const EXTENSIONS = ["tex", "ltx"];

export const latex: TextFormat = {
  id: "latex",
  of: "text",
  label: "files-format-latex",
  extensions: EXTENSIONS,
  detect: (text, extension) => EXTENSIONS.includes(extension) || isLatex(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./latex.ts")).readLatex(text),
};

/** Whether LaTeX starts after white space and comments. */
function isLatex(head: string): boolean {
  let at = pastBlank(head, 0);
  while (head[at] === "%") at = pastBlank(head, past(head, "\n", at));
  return /^\\documentclass\b/.test(head.slice(at, at + "\\documentclass".length + 1));
}
