/** Excel workbooks before 2007. */
import type { CompoundFormat } from "../../format.ts";

export const xls: CompoundFormat = {
  id: "xls",
  of: "compound",
  label: "files-format-excel",
  extensions: ["xls", "xlt"],
  detect: (names) => names.has("workbook") || names.has("book"),
  read: async (file, password) => (await import("./xls.ts")).readXls(file, password),
};
