/** Documents of LyX, a word processor that writes LaTeX. */
import type { TextFormat } from "../../format.ts";

export const lyx: TextFormat = {
  id: "lyx",
  of: "text",
  label: "files-format-lyx",
  extensions: ["lyx"],
  detect: (text) => /^\uFEFF?#LyX \d/.test(text.slice(0, 20)),
  read: async (text) => (await import("./lyx.ts")).readLyx(text),
};
