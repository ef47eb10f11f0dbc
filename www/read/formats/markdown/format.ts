/** Markdown. */
import type { TextFormat } from "../../format.ts";

export const markdown: TextFormat = {
  id: "markdown",
  of: "text",
  label: "files-format-markdown",
  // Listed with those of plain text, which may have the same content.
  extensions: [],
  detect: (_, extension) => extension === "md" || extension === "markdown",
  read: async (text) => (await import("./markdown.ts")).readMarkdown(text),
};
