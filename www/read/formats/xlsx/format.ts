/** Excel workbooks. */
import type { PackageFormat, TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

export const xlsx: PackageFormat = {
  id: "xlsx",
  of: "package",
  label: "files-format-excel",
  extensions: ["xlsx", "xlsm", "xltx"],
  detect: ({ names, contents }) =>
    names.has("[Content_Types].xml") &&
    (names.has("xl/workbook.xml") || /spreadsheetml\.\w+\.main|ms-excel\.\w+\.macroEnabled/.test(contents)),
  read: async (parts) => (await import("./xlsx.ts")).readXlsx(parts),
};

/** Excel 2003's format, a single XML file. */
export const flatXlsx: TextFormat = {
  id: "flat-xlsx",
  of: "text",
  label: "files-format-excel",
  extensions: [],
  detect(text) {
    const head = text.slice(0, HEAD_CHARACTERS);
    return /<(?:\w+:)?Workbook\s/.test(head) && head.includes("urn:schemas-microsoft-com:office:spreadsheet");
  },
  read: async (text) => (await import("./flat.ts")).readFlatXlsx(text),
};
