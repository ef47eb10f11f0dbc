/** Word documents. */
import type { PackageFormat, TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

export const docx: PackageFormat = {
  id: "docx",
  of: "package",
  label: "files-format-word",
  extensions: ["docx", "docm", "dotx"],
  detect({ names, contents }) {
    if (!names.has("[Content_Types].xml")) return false;
    if (
      names.has("word/document.xml") ||
      /wordprocessingml\.(?:document|template)\.main|ms-word\.\w+\.macro/.test(contents)
    )
      return true;
    // Some programs number the text's part. A spreadsheet or presentation may embed such a document.
    const isOther = names.has("ppt/presentation.xml") || names.has("xl/workbook.xml");
    return !isOther && [...names].some((name) => /^word\/document\d*\.xml$/.test(name));
  },
  read: async (parts) => (await import("./docx.ts")).readDocx(parts),
};

/** The same as a single XML file: the parts one after the other, or Word 2003's format. */
export const flatDocx: TextFormat = {
  id: "flat-docx",
  of: "text",
  label: "files-format-word",
  extensions: [],
  detect: (text) => /<(?:pkg:package|w:wordDocument)\s/.test(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./flat.ts")).readFlatDocx(text),
};
