/** Text that is read as it stands: plain text, Markdown, tables and source code, told by the endings of names. */
import { type Key, type Message, message } from "../i18n/message.ts";
import { code } from "./model.ts";

/** What such text is called. */
export const PLAIN_LABELS: readonly Key[] = [
  "files-format-plain",
  "files-format-markdown",
  "files-format-csv",
  "files-format-code",
];

/** Endings that promise it, besides those of programs. */
export const PLAIN_ENDINGS = code`txt text md markdown csv tsv log`;

/** Endings of programs. */
const PROGRAMS = code`
  ada asm bas bash c c++ cc cjs cl clj cljs cob cpp cs csx css cts cu cxx d dart elm erl ex exs f f03 f90 f95 for fs gemspec
  go gradle groovy h hh hpp hrl hs hxx ino java jl js jsx kt kts less lisp lua m mjs ml mli mm mts nim pas php phtml pl pm
  proto ps1 py pyi pyw r rake rb rkt rs sass scala scm scss sh sml sql swift tcl ts tsx v vb vhd vhdl vue zig
`;

/** The same, and those of data, whose content may be in a format that is read. */
const SOURCE_CODE = new Set([...PROGRAMS, ...code`json toml xml xsl yaml yml`]);

/** Whether a name promises a program, whatever its text begins with: a page in PHP begins like one in HTML. */
export function isCalledProgram(name: string): boolean {
  return PROGRAMS.includes(endingOf(name));
}

/** Whether a name promises text that is read as it stands. */
export function isCalledPlain(name: string): boolean {
  const ending = endingOf(name);
  return SOURCE_CODE.has(ending) || PLAIN_ENDINGS.includes(ending);
}

/** The name of a format that is read as it stands. */
export function plainFormat(name: string): Message {
  const ending = endingOf(name);
  if (ending === "md" || ending === "markdown") return message("files-format-markdown");
  if (ending === "csv" || ending === "tsv") return message("files-format-csv");
  return message(SOURCE_CODE.has(ending) ? "files-format-code" : "files-format-plain");
}

/** "essay.final.DOCX" → "docx"; empty where there is none. */
export function endingOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
