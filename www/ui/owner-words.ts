/** Words about whose files are, and about files that are given twice. */
import { count, integer } from "./format.ts";

/** Names that are shown as examples. */
const EXAMPLES = 3;

/** "3 students with 1–4 files each": groups by their numbers of files. */
export function studentsInWords(sizes: readonly number[]): string {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const files = least === most ? count(most, "file", "files") : `${integer(least)}–${integer(most)}\u00a0files`;
  return `${count(sizes.length, "student", "students")} with ${files}${sizes.length > 1 ? " each" : ""}`;
}

/** The question whose the files are, its two answers, and what they mean. */
export function ownersQuestionInWords(
  by: "names" | "folders",
  groups: readonly { readonly name: string; readonly ids: readonly number[] }[],
  alone: number,
): { question: string; explanation: string; one: string; all: string; until: string } {
  const shown = groups.slice(0, EXAMPLES).map(({ name, ids }) => `${name} (${count(ids.length, "file", "files")})`);
  const more = groups.length - shown.length;
  const students = studentsInWords(groups.map(({ ids }) => ids.length));
  return {
    question:
      by === "folders" ? "Does each folder hold the files of one student?" : "Is each name in these files one student?",
    explanation: `${shown.join(", ")}${more > 0 ? ` and ${integer(more)} more` : ""}${
      alone > 0 ? `; ${count(alone, "file", "files")} ${by === "folders" ? "in no folder" : "without a name"}` : ""
    }.`,
    one: `Yes: ${students}`,
    all: "No: compare all files with one another",
    until: "Files of one student are not compared with each other. Until you answer, all are.",
  };
}

/** Pairs that are skipped because of their owner. */
export function skippedInWords(pairs: number): string {
  const were = pairs === 1 ? "was not compared, because both files are" : "were not compared, because both files are";
  return `${count(pairs, "pair", "pairs")} ${were} by the same person.`;
}

/** The button that compares them. */
export const COMPARE_SKIPPED = "Compare them";

/** Files that were given, and had been added before. */
export function repeatedInWords(names: readonly string[]): string {
  const shown = names.slice(0, EXAMPLES);
  const more = names.length - shown.length;
  const which = `${shown.join(", ")}${more > 0 ? ` and ${integer(more)} more` : ""}`;
  return names.length === 1
    ? `${which} is the same as a file that you already added. It was not added again.`
    : `${count(names.length, "file is", "files are")} the same as ones you already added: ${which}. They were not added again.`;
}

/** Its buttons. */
export const ADD_ANYWAY = "Add anyway";
export const LEAVE_OUT = "Leave out";

/** A word for how owners are found, with what it goes by. */
export const OWNER_RULES = {
  layout: {
    name: "by a learning platform’s names",
    help: "Where all files are named as Moodle, Canvas, Blackboard or Brightspace name them, each belongs to the student in its name. If it is not certain, you are asked.",
  },
  folder: {
    name: "by folder or ZIP archive",
    help: "All files in one folder, or in one ZIP archive, are one person’s.",
  },
  name: {
    name: "by file name, even if not all fit",
    help: "“Jane Doe_12345_assignsubmission_file_essay.docx” and “doejane_12345_67890_essay.docx” begin with the student’s name.",
  },
  pattern: {
    name: "by a pattern",
    help: "A regular expression with one group, which finds the owner in a file’s path.",
  },
  none: { name: "by nothing: compare all files", help: "Every file is compared with every other." },
} as const;
