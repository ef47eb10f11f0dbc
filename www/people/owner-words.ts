/** Sentences about authors, and about repeated files, composed of lists and counts. */
import { message } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";

/** Number of names shown as examples. */
const EXAMPLES = 3;

/** "3 students with 1–4 files each": describes groups by their numbers of files. */
export function studentsInWords(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const files = least === most ? message("owners-files", { files: most }) : message("owners-range", { least, most });
  return t("owners-students", { students: sizes.length, files });
}

/** The question about the files' authors, with a preview of what its two answers do. */
export function ownersQuestionInWords(
  by: "names" | "folders",
  groups: readonly { readonly name: string; readonly ids: readonly number[] }[],
  alone: number,
): { question: string; explanation: string; one: string } {
  const shown = groups.map(({ name, ids }) => t("owners-group", { name, files: filesOf(ids.length) }));
  const named = listed(shown);
  const explanation =
    alone === 0
      ? t("owners-listed", { groups: named })
      : t(by === "folders" ? "owners-listed-alone-folders" : "owners-listed-alone-names", {
          groups: named,
          files: filesOf(alone),
        });
  return {
    question: t(by === "folders" ? "owners-question-folders" : "owners-question-names"),
    explanation,
    one: t("owners-yes", { students: studentsInWords(groups.map(({ ids }) => ids.length)) }),
  };
}

/** Files that were added again. */
export function repeatedInWords(names: readonly string[]): string {
  const [name = ""] = names;
  if (names.length === 1) return t("owners-repeated-one", { name });
  return t("owners-repeated", { files: names.length, names: listed(names) });
}

function filesOf(files: number) {
  return message("owners-files", { files });
}

/** The first names, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, EXAMPLES).join(", ");
  const more = names.length - EXAMPLES;
  return more > 0 ? t("owners-more", { names: shown, more }) : shown;
}

/** The rules for finding authors: the name of each, and its basis. */
export const OWNER_RULES = {
  layout: { name: "owners-by-layout", help: "owners-by-layout-help" },
  folder: { name: "owners-by-folder", help: "owners-by-folder-help" },
  name: { name: "owners-by-name", help: "owners-by-name-help" },
  pattern: { name: "owners-by-pattern", help: "owners-by-pattern-help" },
  none: { name: "owners-by-none", help: "owners-by-none-help" },
} as const;
