/** What workbooks of several formats share: the notes about sheets that were not read, or not whole, and values that are no numbers. */

import { message } from "../../i18n/message.ts";
import { type Content, countWords, hiddenNote, Pieces } from "../model.ts";
import { noted } from "./counts.ts";

const WARNINGS = [
  ["hidden", "files-hidden-sheets"],
  ["comments", "files-comments"],
] as const;
const MISSING = [
  ["lost", "files-missing-sheets"],
  ["cut", "files-missing-sheet-ends"],
  ["uncomputed", "files-missing-results"],
  ["embedded", "files-missing-embedded"],
] as const;

export class SheetCounts {
  /** Hidden sheets, which are left out. */
  hidden = 0;
  /** Sheets that the file lists but does not hold. */
  lost = 0;
  /** Sheets whose end is missing. */
  cut = 0;
  comments = 0;
  /** Documents of other programs within sheets. */
  embedded = 0;
  /** Formulas without a result. */
  uncomputed = 0;
  /** Whether pages have headers or footers of more words than the number of the page. */
  hasEdges = false;
  /** The text of cells that show none. */
  readonly unseen = new Pieces();

  /** Takes a header or footer, in which "&C" and the like stand for its places, fonts and what the program fills in. */
  addEdge(text: string): void {
    this.hasEdges ||= countWords(text.replace(/&(?:"[^"]*"|K[\dA-F+-]{6}|\d{1,3}|.)/gi, " ")) > 1;
  }

  get notes(): Pick<Content, "warnings" | "missing" | "tricks"> {
    return {
      warnings: [...noted(this, WARNINGS), ...(this.hasEdges ? [message("files-headers")] : [])],
      missing: noted(this, MISSING),
      tricks: hiddenNote(this.unseen.toString()),
    };
  }
}

/** A truth value as cells show it. */
export function truth(isTrue: boolean): string {
  return isTrue ? "TRUE" : "FALSE";
}

/** Errors of formulas as cells show them, by their numbers in files before 2007. */
export const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
]);
