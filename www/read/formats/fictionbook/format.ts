/** E-books in one XML file (FictionBook), common in Russian libraries. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

export const fictionBook: TextFormat = {
  id: "fictionbook",
  of: "text",
  label: "files-format-ebook",
  extensions: ["fb2"],
  detect: (text) => /<(?:\w{1,9}:)?FictionBook[\s>]/.test(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./fictionbook.ts")).readFictionBook(text),
};
