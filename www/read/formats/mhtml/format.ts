/** Web pages saved as a single file, with their pictures. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

const EXTENSIONS = ["mht", "mhtml"];

export const mhtml: TextFormat = {
  id: "mhtml",
  of: "text",
  label: "files-format-html",
  extensions: EXTENSIONS,
  detect(text, extension) {
    const head = text.slice(0, HEAD_CHARACTERS);
    const type = EXTENSIONS.includes(extension) ? /^content-type:/im : /^content-type:\s*multipart\/related/im;
    return /^(?:[\w-]+:|\s)/.test(head) && /^mime-version:/im.test(head) && type.test(head);
  },
  read: async (text) => (await import("./mhtml.ts")).readMhtml(text),
};
