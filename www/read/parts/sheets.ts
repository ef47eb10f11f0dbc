/** What workbooks of several formats share: the notes about sheets that were not read, or not whole, and values that are no numbers. */
import { message } from "../../i18n/message.ts";
import type { Content } from "../model.ts";

export interface SheetCounts {
  /** Hidden sheets, which are left out. */
  hidden: number;
  /** Sheets that the file lists but does not hold. */
  lost: number;
  /** Sheets whose end is missing. */
  cut: number;
  comments: number;
}

export function sheetNotes({ hidden, lost, cut, comments }: SheetCounts): Pick<Content, "warnings" | "missing"> {
  return {
    warnings: [
      ...(hidden > 0 ? [message("files-hidden-sheets", { count: hidden })] : []),
      ...(comments > 0 ? [message("files-comments", { count: comments })] : []),
    ],
    missing: [
      ...(lost > 0 ? [message("files-missing-sheets", { count: lost })] : []),
      ...(cut > 0 ? [message("files-missing-sheet-ends", { count: cut })] : []),
    ],
  };
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
