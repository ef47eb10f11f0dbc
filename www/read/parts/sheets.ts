/** What is said of a workbook's sheets that were not read, or not whole, whatever its format. */
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
