/** The languages of programs: their names, and the endings of their files. */
import { parameters } from "../engine/parameters.ts";
import type { Language } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";

/** Names of programming languages, the same in every language of the page; only that of plain text is translated. */
export const languageNames = {
  ...Object.fromEntries(parameters.language.values),
  get plain() {
    return t("ui-language-plain");
  },
} as Readonly<Record<Language, string>>;

/** The endings that the engine knows (src/language.rs). */
const SOURCE =
  /\.(java|c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx|ino|cs|csx|pyw?|pyi|[mc]?js|jsx|[mc]?ts|tsx|go|rs|kts?|swift|php|phtml|rb|rake|gemspec)$/i;

/** Whether a file is a program by its name. */
export function isProgram(name: string): boolean {
  return SOURCE.test(name);
}

/** Whether most of the documents are programs by their endings. */
export function arePrograms(documents: readonly { readonly name: string }[]): boolean {
  return 2 * documents.filter(({ name }) => isProgram(name)).length > documents.length;
}
