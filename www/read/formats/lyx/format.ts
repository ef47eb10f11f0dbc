/** Documents of LyX, from which it makes LaTeX. */
import type { TextFormat } from "../../format.ts";

export const lyx: TextFormat = {
  id: "lyx",
  of: "text",
  label: "files-format-lyx",
  extensions: ["lyx"],
  detect: (text) => /^\uFEFF?#LyX \d/.test(text.slice(0, 20)),
  read: async (text) => (await import("./lyx.ts")).readLyx(text),
};
