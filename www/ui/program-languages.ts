/** The languages of programs: their names, and the endings of their files. */
import type { Language } from "../engine/pkg/lookalike.js";

/** Each by the name that people use. */
export const languageNames: Readonly<Record<Language, string>> = {
  ...{ java: "Java", c: "C", cpp: "C++", cSharp: "C#", python: "Python", javaScript: "JavaScript" },
  ...{ typeScript: "TypeScript", go: "Go", rust: "Rust", kotlin: "Kotlin", swift: "Swift", php: "PHP", ruby: "Ruby" },
  plain: "words and signs",
};

/** The endings that the engine knows (src/language.rs). */
const SOURCE =
  /\.(java|c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx|ino|cs|csx|pyw?|pyi|[mc]?js|jsx|[mc]?ts|tsx|go|rs|kts?|swift|php|phtml|rb|rake|gemspec)$/i;

/** Whether a file is a program by its name. */
export function isProgram(name: string): boolean {
  return SOURCE.test(name);
}
