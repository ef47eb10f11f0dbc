/** Sentences about authors, and about repeated files, composed of lists and counts. */
import { message } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import type { CommonFilesFound } from "./common-found.ts";
import type { AuthorsAnswer, AuthorsQuestion } from "./people.ts";

/** Number of names shown as examples. */
const EXAMPLES = 3;

/** "3 students with 1–4 files each": describes groups by their numbers of files. */
export function studentsInWords(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const files = least === most ? message("authors-files", { files: most }) : message("authors-range", { least, most });
  return t("authors-students", { students: sizes.length, files });
}

/** The question about the files' authors, with a preview of what its answers do. */
export function authorsQuestionInWords({ by, groups, alone, pairs }: AuthorsQuestion): {
  question: string;
  explanation: string;
  consequence: string;
  one: string;
} {
  const shown = groups.map(({ name, ids }) => t("authors-group", { name, files: filesOf(ids.length) }));
  const named = listed(shown);
  const explanation =
    alone === 0
      ? t("authors-listed", { groups: named })
      : t(by === "folders" ? "authors-listed-alone-folders" : "authors-listed-alone-names", {
          groups: named,
          files: filesOf(alone),
        });
  return {
    question: t(by === "folders" ? "authors-question-folders" : "authors-question-names"),
    explanation,
    consequence: t("authors-until", { pairs }),
    one: t("authors-yes", { students: studentsOf(groups) }),
  };
}

/** The answer to it, after it was given. */
export function answerInWords({ answer, question: { by, groups, pairs } }: AuthorsAnswer): string {
  if (answer === "no") return t("authors-answered-no");
  if (answer === "earlier") return t("authors-answered-earlier");
  const key = by === "folders" ? "authors-answered-folders" : "authors-answered-names";
  return t(key, { students: studentsOf(groups), pairs });
}

function studentsOf(groups: AuthorsQuestion["groups"]): string {
  return studentsInWords(groups.map(({ ids }) => ids.length));
}

/** "The same in 60 of 80 folders: InputReader.java and 2 more. Leave out?" `masked` hides names in the names of files. */
export function commonInWords({ by, authors: all, files }: CommonFilesFound, masked: (name: string) => string): string {
  const holders = files.map((file) => file.holders);
  const [least, most] = [Math.min(...holders), Math.max(...holders)];
  const count = least === most ? message("common-number", { count: most }) : message("common-range", { least, most });
  const [name = "", ...others] = files.map((file) => masked(file.name));
  const names = others.length > 0 ? t("authors-more", { names: name, more: others.length }) : name;
  return t("common-question", { by, count, all, names });
}

/** "in 60 of 80 folders". */
export function commonOfInWords(counted: { by: CommonFilesFound["by"]; count: number; all: number }): string {
  return t("common-of", counted);
}

/** Files that were added again. */
export function repeatedInWords(names: readonly string[]): string {
  const [name = ""] = names;
  if (names.length === 1) return t("authors-repeated-one", { name });
  return t("authors-repeated", { files: names.length, names: listed(names) });
}

function filesOf(files: number) {
  return message("authors-files", { files });
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, EXAMPLES).join(", ");
  const more = names.length - EXAMPLES;
  return more > 0 ? t("authors-more", { names: shown, more }) : shown;
}

/** The rules for finding authors: the name of each, and its basis. */
export const AUTHOR_RULES = {
  layout: { name: "authors-by-layout", help: "authors-by-layout-help" },
  folder: { name: "authors-by-folder", help: "authors-by-folder-help" },
  name: { name: "authors-by-name", help: "authors-by-name-help" },
  pattern: { name: "authors-by-pattern", help: "authors-by-pattern-help" },
  none: { name: "authors-by-none", help: "authors-by-none-help" },
} as const;
