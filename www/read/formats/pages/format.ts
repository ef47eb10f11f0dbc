/** Apple Pages, Numbers and Keynote. */
import type { PackageFormat } from "../../format.ts";

/** Parts beside the text in files of older versions. */
const OF_APPLE = [
  "QuickLook/Preview.pdf",
  "QuickLook/Thumbnail.jpg",
  "buildVersionHistory.plist",
  "Metadata/BuildVersionHistory.plist",
  "thumbs/st0.tiff",
];
/** The text, which in some is packed once more. */
const TEXTS = ["index.xml", "index.apxl", "index.xml.gz", "index.apxl.gz", "Index.zip"];

export const pages: PackageFormat = {
  id: "pages",
  of: "package",
  label: "files-format-pages",
  extensions: ["pages", "numbers"],
  detect: ({ names }) =>
    names.has("Index/Document.iwa") ||
    (TEXTS.some((name) => names.has(name)) && OF_APPLE.some((name) => names.has(name))),
  read: async (parts, _, host) => (await import("./pages.ts")).readPages(parts, host),
};
