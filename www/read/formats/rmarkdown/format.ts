/** R Markdown and Quarto. */
import type { TextFormat } from "../../format.ts";

export const rmarkdown: TextFormat = {
  id: "rmarkdown",
  of: "text",
  label: "files-format-rmarkdown",
  extensions: ["rmd", "qmd"],
  detect: (_, extension) => extension === "rmd" || extension === "qmd",
  read: async (text) => (await import("./rmarkdown.ts")).readRMarkdown(text),
};
