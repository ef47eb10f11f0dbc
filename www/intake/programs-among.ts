/** Programs among texts: how many there are, if they are worth a note. */
import { isProgramByNameOrText, isProgramByText, type Named } from "../engine/program-languages.ts";

/** The name of a document in which a program may be handed in. Compared as programs, its text is searched for the language. */
const IS_DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/i;

function isProgramInDocument(document: Named): boolean {
  return isProgramByNameOrText(document) || (IS_DOCUMENT.test(document.name) && isProgramByText(document));
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
