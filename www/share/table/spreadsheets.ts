/** Saves tables for the user's spreadsheet. */

import { signal } from "@preact/signals";
import { save } from "../saving.ts";
import { BYTE_ORDER_MARK, type DialectName, dialectOf } from "./csv.ts";

/** Follows the computer's region, whatever language the page uses, because spreadsheets do. */
export const dialect = signal<DialectName>(dialectOf(navigator.language));

/** `lines`: called once, as the file is made. `isOneOfMany`: whether several may be saved on one day. */
export function saveTable(about: string, lines: () => Iterable<string>, isOneOfMany = false): Promise<void> {
  return save({
    about,
    extension: "csv",
    type: "text/csv;charset=utf-8",
    isOneOfMany,
    *parts() {
      yield BYTE_ORDER_MARK;
      yield* lines();
    },
  });
}
