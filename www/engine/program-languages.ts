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
  "rmd",
  "qmd",
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
const MAY_BE_EITHER = /^(?:[#*;%'"-]|\/[/*])/;

/** Signs that programs in every language consist of, and of which prose has few, even with formulas or references. */
const SIGNS = /[(){}[\]=<>;_$&|+*/\\@]/g;

/** Fewest kinds of signs: a list of words (`dog = perro`) or messages with their times have one or two. */
const MIN_KINDS = 4;

/** Where a sentence ends: before another one, or at the end of the line. */
const ENDS_SENTENCE = /\p{L}[.!?]["')\]»”’]*(?:\s+\p{Lu}|$)/u;

/** Least share of signs among the visible characters of a program, and greatest share of lines in which a sentence ends. */
const MIN_SIGNS = 0.06;
const MAX_SENTENCES = 0.12;

/**
 * Whether the beginning of a text is that of a program, whatever its language: lines with many signs, and hardly a sentence. Programs
 * with few signs, as in assembly, are overlooked.
 */
export function isLikeProgram(text: string): boolean {
  const lines = text.slice(0, HEAD_CHARACTERS).split(/[\r\n]+/);
  const clear = lines.map((line) => line.trim()).filter((line) => line !== "" && !MAY_BE_EITHER.test(line));
  if (clear.length < MIN_LINES) return false;
  const joined = clear.join("");
  const signs = joined.match(SIGNS) ?? [];
  const visible = joined.length - (joined.match(/\s/g)?.length ?? 0);
  if (signs.length < MIN_SIGNS * visible || new Set(signs).size < MIN_KINDS) return false;
  return clear.filter((line) => ENDS_SENTENCE.test(line)).length <= MAX_SENTENCES * clear.length;
}

/** A document, as far as it may be a program. */
export interface Named {
  readonly name: string;
  readonly text?: string;
}

/** Answers by document, as each needs a look at a text. */
const known = new WeakMap<Named, boolean>();

/** Whether the text of a document is a program; not if there is none. */
export function isProgramByText(document: Named): boolean {
  if (document.text === undefined) return false;
  const answer = known.get(document) ?? isLikeProgram(document.text);
  known.set(document, answer);
  return answer;
}

/** Whether a document is a program, by its extension or, if that does not tell, by its text. */
export function isProgramByNameOrText(document: Named): boolean {
  return isProgram(document.name) || (IS_NEUTRAL.test(document.name) && isProgramByText(document));
}

/** What lies beside programs. */
const IS_NOTE =
  /(?:^|[/\\])(?:read[ _-]?me|l[ée]eme|licen[cs]e|copying|authors|changelog|requirements|notes?)(?:\.(?:md|txt|rst|docx?|pdf|html?))?$/i;

/** Whether most of the documents are programs, by their extensions or else by their texts. Notes beside programs do not count. */
export function arePrograms(documents: readonly Named[]): boolean {
  const own = documents.filter(({ name }) => !IS_NOTE.test(name));
  return 2 * own.filter(isProgramByNameOrText).length > own.length;
}
