/** PowerPoint presentations. */
import type { PackageFormat } from "../../format.ts";

export const pptx: PackageFormat = {
  id: "pptx",
  of: "package",
  label: "files-format-powerpoint",
  extensions: ["pptx", "ppsx"],
  detect: ({ names, contents }) =>
    names.has("[Content_Types].xml") &&
    (names.has("ppt/presentation.xml") || /presentationml\.\w+\.main|ms-powerpoint\.\w+\.macro/.test(contents)),
  read: async (parts) => (await import("./pptx.ts")).readPptx(parts),
};
