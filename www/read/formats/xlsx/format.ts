/** Excel workbooks. */
import type { PackageFormat } from "../../format.ts";

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
