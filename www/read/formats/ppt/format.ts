/** PowerPoint presentations before 2007. */
import type { CompoundFormat } from "../../format.ts";

export const ppt: CompoundFormat = {
  id: "ppt",
  of: "compound",
  label: "files-format-powerpoint",
  extensions: ["ppt", "pps", "pot"],
  detect: (names) => names.has("powerpoint document"),
  read: async (file) => (await import("./ppt.ts")).readPpt(file),
};
