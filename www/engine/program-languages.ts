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
interface Named {
  readonly name: string;
  readonly text?: string;
}

/** Whether most of the documents are programs, by their extensions or else by their texts. */
export function arePrograms(documents: readonly Named[]): boolean {
  const programs = documents.filter(
    ({ name, text }) => isProgram(name) || (IS_NEUTRAL.test(name) && text !== undefined && isLikeProgram(text)),
  );
  return 2 * programs.length > documents.length;
}

/** The name of a document in which a program may be handed in. Compared as programs, its text is searched for the language. */
const IS_DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/i;

/** Answers by document, as each needs a look at a text. */
const known = new WeakMap<Named, boolean>();

function isProgramInDocument(document: Named): boolean {
  const answer = known.get(document);
  if (answer !== undefined) return answer;
  const { name, text } = document;
  const isFound =
    isProgram(name) || ((IS_NEUTRAL.test(name) || IS_DOCUMENT.test(name)) && text !== undefined && isLikeProgram(text));
  known.set(document, isFound);
  return isFound;
}

/** How many of some files are programs, and whether there are others. */
export interface ProgramsAmong {
  readonly programs: number;
  readonly files: number;
  readonly rest: "none" | "some";
}

/** Fewest programs among texts that are worth a note, and how many files there may be for each. */
const MIN_PROGRAMS = 2;
const MAX_FILES_PER_PROGRAM = 5;

/** How many of the documents are programs, those in a PDF or Word file included; null if they are too few to mention. */
export function programsAmong(documents: readonly Named[]): ProgramsAmong | null {
  const files = documents.length;
  const programs = documents.filter(isProgramInDocument).length;
  if (programs < MIN_PROGRAMS || programs * MAX_FILES_PER_PROGRAM < files) return null;
  return { programs, files, rest: programs < files ? "some" : "none" };
}
