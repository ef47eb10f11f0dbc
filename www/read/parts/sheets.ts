/** What workbooks of several formats share: the notes about sheets that were not read, or not whole, and values that are no numbers. */

import type { Content } from "../model.ts";
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

  get notes(): Pick<Content, "warnings" | "missing"> {
    return { warnings: noted(this, WARNINGS), missing: noted(this, MISSING) };
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
