/** Apple Pages, Numbers and Keynote. */
import type { PackageFormat } from "../../format.ts";

/** Parts beside the text in files of older versions. */
const OF_APPLE = ["QuickLook/Preview.pdf", "buildVersionHistory.plist"];

export const pages: PackageFormat = {
  id: "pages",
  of: "package",
  label: "files-format-pages",
  extensions: ["pages"],
  detect: ({ names }) =>
    names.has("Index/Document.iwa") ||
    (["index.xml", "index.apxl"].some((name) => names.has(name)) && OF_APPLE.some((name) => names.has(name))),
  read: async (parts, _, host) => (await import("./pages.ts")).readPages(parts, host),
};
