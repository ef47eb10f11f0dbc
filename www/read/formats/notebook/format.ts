/** Jupyter notebooks. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

export const notebook: TextFormat = {
  id: "notebook",
  of: "text",
  label: "files-format-notebook",
  extensions: ["ipynb"],
  detect(text, extension) {
    if (extension === "ipynb") return true;
    return /^\s*\{/.test(text.slice(0, HEAD_CHARACTERS)) && /"nbformat"\s*:/.test(text) && /"cells"\s*:/.test(text);
  },
  read: async (text) => (await import("./notebook.ts")).readNotebook(text),
};
