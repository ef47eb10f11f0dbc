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

/** Whether a file is a program, by its extension. */
export function isProgram(name: string): boolean {
  const dot = name.lastIndexOf(".");
  return dot >= 0 && EXTENSIONS.has(name.slice(dot + 1).toLowerCase());
}

/** Whether most of the documents are programs, by their extensions. */
export function arePrograms(documents: readonly { readonly name: string }[]): boolean {
  return 2 * documents.filter(({ name }) => isProgram(name)).length > documents.length;
}
