/** E-books. */
import type { PackageFormat } from "../../format.ts";

export const epub: PackageFormat = {
  id: "epub",
  of: "package",
  label: "files-format-ebook",
  extensions: ["epub"],
  detect: ({ names, type }) =>
    !names.has("[Content_Types].xml") && (type === "application/epub+zip" || names.has("META-INF/container.xml")),
  read: async (parts) => (await import("./epub.ts")).readEpub(parts),
};
