/** PowerPoint presentations before 2007. */
import type { CompoundFormat } from "../../format.ts";

/** The stream of the presentation, by its name in lower case. */
const STREAM = "POWERPOINT DOCUMENT".toLowerCase();

export const ppt: CompoundFormat = {
  id: "ppt",
  of: "compound",
  label: "files-format-powerpoint",
  extensions: ["ppt", "pps", "pot"],
  detect: (names) => names.has(STREAM),
  read: async (file) => (await import("./ppt.ts")).readPpt(file),
};
