/** The languages of programs: their names, and the endings of their files. */

import { t } from "../i18n/t.ts";
import { parameters } from "./parameters.ts";
import type { Language } from "./pkg/lookalike.js";

/** Names of programming languages, the same in every language of the page; only that of plain text is translated. */
export const languageNames = {
  ...Object.fromEntries(parameters.language.values),
  get plain() {
    return t("ui-language-plain");
  },
} as Readonly<Record<Language, string>>;

/** The endings that the engine knows (src/text/programs/detection.rs); tests/engine/programs.rs holds both lists together. */
const ENDINGS: ReadonlySet<string> = new Set([
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
]);

/** Whether a file is a program, by the ending of its name. */
export function isProgram(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return dot >= 0 && ENDINGS.has(name.slice(dot + 1).toLowerCase());
}

/** A name that says nothing of what the file is: without an ending, or a text's. */
const SAYS_NOTHING = /(?:^|[/\\])[^./\\]+$|\.txt$/i;

/** Characters that show whether a text is a program. */
const HEAD_CHARACTERS = 4000;

/** Fewest lines by which that can be told. */
const MIN_LINES = 5;

/** A comment, or a heading or an item of a list: it may stand in either. */
const MAY_BE_EITHER = /^(?:[#*]|\/[/*])/;

/** Lines of programs: by their end, by their first word, assignments, and calls. */
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
  const telling = lines.map((line) => line.trim()).filter((line) => line !== "" && !MAY_BE_EITHER.test(line));
  const code = telling.filter((line) => LINES_OF_CODE.some((pattern) => pattern.test(line)));
  return telling.length >= MIN_LINES && 3 * code.length > 2 * telling.length;
}

/** Whether most of the documents are programs, by the endings of their names or else by their texts. */
export function arePrograms(documents: readonly { readonly name: string; readonly text?: string }[]): boolean {
  const programs = documents.filter(
    ({ name, text }) => isProgram(name) || (SAYS_NOTHING.test(name) && text !== undefined && isLikeProgram(text)),
  );
  return 2 * programs.length > documents.length;
}
