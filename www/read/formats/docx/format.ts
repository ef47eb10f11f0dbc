/** Word documents. */
import type { PackageFormat } from "../../format.ts";

export const docx: PackageFormat = {
  id: "docx",
  of: "package",
  label: "files-format-word",
  extensions: ["docx", "docm", "dotx"],
  detect({ names }) {
    if (!names.has("[Content_Types].xml")) return false;
    if (names.has("word/document.xml")) return true;
    // Some programs number the text's part. A spreadsheet or presentation may embed such a document.
    const isOther = names.has("ppt/presentation.xml") || names.has("xl/workbook.xml");
    return !isOther && [...names].some((name) => /^word\/document\d*\.xml$/.test(name));
  },
  read: async (parts) => (await import("./docx.ts")).readDocx(parts),
};
