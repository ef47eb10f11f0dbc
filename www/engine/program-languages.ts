/** Programming languages: their names and file extensions. */

import { t } from "../i18n/t.ts";
import { parameters } from "./parameters.ts";
import type { Language } from "./pkg/lookalike.js";

/** Names of programming languages, which are not translated; only that of plain text is. */
export const languageNames = {
  ...Object.fromEntries(parameters.language.values),
  get plain() {
    return t("ui-language-plain");
  },
} as Readonly<Record<Language, string>>;

/**
 * The extensions that the engine knows (src/text/programs/detection.rs); tests/engine/programs.rs keeps both lists in sync.
 */
const EXTENSIONS: ReadonlySet<string> = new Set([
  "java",
  "c",
  "cc",
  "cpp",
  "cxx",
  "c++",
  "h",
  "hh",
  "hpp",
  "hxx",
  "ino",
  "cs",
  "csx",
  "py",
  "pyw",
  "pyi",
  "ipynb",
  "js",
  "mjs",
  "cjs",
  "jsx",
  "ts",
  "mts",
  "cts",
  "tsx",
  "go",
  "rs",
  "kt",
  "kts",
  "swift",
  "php",
  "phtml",
  "rb",
  "rake",
  "gemspec",
  "r",
  "sql",
  "sh",
  "bash",
  "zsh",
  "m",
  "scala",
  "sc",
  "hs",
  "lua",
  "pl",
  "pm",
  "dart",
  "jl",
  "vb",
  "bas",
  "pas",
  "dpr",
  "elm",
  "asm",
  "s",
  "sb3",
]);

/** Whether a file is a program, by its extension. */
export function isProgram(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return dot >= 0 && EXTENSIONS.has(name.slice(dot + 1).toLowerCase());
}

/** A name that does not identify the kind of file: without an extension, or with that of a text. */
const IS_NEUTRAL = /(?:^|[/\\])[^./\\]+$|\.txt$/i;

/** Characters that show whether a text is a program. */
const HEAD_CHARACTERS = 4000;

/** Fewest lines that are enough to decide. */
const MIN_LINES = 5;

/** A comment of a program, or a heading or list item of a text. */
const MAY_BE_EITHER = /^(?:[#*]|\/[/*])/;

/** Lines of programs, by their end, their first word, an assignment or a call. */
const LINES_OF_CODE = [
  /[;{}]$/,
  /^(?:def|class|if|elif|else|for|while|try|except|with|func|fn|fun|public|private)\b.*[:{]$/,
  /^(?:import|from|return|using|package|require|end|else|break|continue|pass)\b(?:[^,.]|\.\w)*$/,
  /^[\w.[\]'"$@]+ ?[-+*/:]?= ?\S/,
  /^[\w.$]+\(.*\)$/,
];

/** Whether most lines at the beginning of a text are those of a program, whatever its language. */
export function isLikeProgram(text: string): boolean {
  const lines = text.slice(0, HEAD_CHARACTERS).split(/[\r\n]+/);
  const clear = lines.map((line) => line.trim()).filter((line) => line !== "" && !MAY_BE_EITHER.test(line));
  const code = clear.filter((line) => LINES_OF_CODE.some((pattern) => pattern.test(line)));
  return clear.length >= MIN_LINES && 3 * code.length > 2 * clear.length;
}

/** A document, as far as it may be a program. */
export interface Named {
  readonly name: string;
  readonly text?: string;
}

/** Whether a document is a program, by its extension or, if that does not tell, by its text. */
export function isProgramByNameOrText({ name, text }: Named): boolean {
  return isProgram(name) || (IS_NEUTRAL.test(name) && text !== undefined && isLikeProgram(text));
}

/** Whether most of the documents are programs, by their extensions or else by their texts. */
export function arePrograms(documents: readonly Named[]): boolean {
  const programs = documents.filter(isProgramByNameOrText);
  return 2 * programs.length > documents.length;
}
