/** Text that is read unchanged: plain text, tables and source code, recognised by file extension. Markdown is written as such text is. */
import { type Key, type Message, message } from "../i18n/message.ts";
import { code } from "./model.ts";

/** Labels for such text, and for what a platform writes with the same endings. */
export const PLAIN_LABELS: readonly Key[] = [
  "files-format-plain",
  "files-format-receipt",
  "files-format-markdown",
  "files-format-csv",
  "files-format-code",
];

/** Its file extensions, besides those of programs. */
export const PLAIN_EXTENSIONS = code`txt text md markdown csv tsv log`;

/** File extensions of programs. */
const PROGRAMS = code`
  ada asm bas bash c c++ cc cjs cl clj cljs cob cpp cs csx css cts cu cxx d dart dpr elm erl ex exs f f03 f90 f95 for fs gemspec
  go gradle groovy h hh hpp hrl hs hxx ino java jl js jsx kt kts less lisp lua m mjs ml mli mm mts nasm nim pas php phtml pl pm
  proto ps1 py pyi pyw r rake rb rkt rs s sass sc scala scm scss sh sml sql swift tcl ts tsx v vb vhd vhdl vue zig zsh
`;

/** The same, and those of data, whose content may be in a format that is read. */
const SOURCE_CODE = new Set([...PROGRAMS, ...code`json toml xml xsl yaml yml`]);

/** Whether the file name has the extension of a program, whatever its text begins with: a page in PHP begins like one in HTML. */
export function isNamedProgram(name: string): boolean {
  return PROGRAMS.includes(extensionOf(name));
}

/** Whether a file name promises such text, which is read quickly. */
export function isCalledPlain(name: string): boolean {
  const extension = extensionOf(name);
  return SOURCE_CODE.has(extension) || PLAIN_EXTENSIONS.includes(extension);
}

/** The name of a format that is read unchanged. */
export function plainFormat(name: string): Message {
  const extension = extensionOf(name);
  if (extension === "csv" || extension === "tsv") return message("files-format-csv");
  return message(SOURCE_CODE.has(extension) ? "files-format-code" : "files-format-plain");
}

/** "essay.final.DOCX" → "docx"; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
