/** PowerPoint presentations. */
import type { PackageFormat } from "../../format.ts";

export const pptx: PackageFormat = {
  id: "pptx",
  of: "package",
  label: "files-format-powerpoint",
  extensions: ["pptx", "ppsx"],
  detect: ({ names }) => names.has("[Content_Types].xml") && names.has("ppt/presentation.xml"),
  read: async (parts) => (await import("./pptx.ts")).readPptx(parts),
};
