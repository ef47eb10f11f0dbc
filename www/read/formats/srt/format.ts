/** Subtitles (SubRip). */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

/** Where a cue goes from its number to its times. */
const CUE = /(?:^|\n)\d{1,9}[ \t]{0,9}\r?\n[ \t]{0,9}\d{1,3}:\d\d:\d\d[,.]\d{1,3}[ \t]{0,9}-->/;

export const srt: TextFormat = {
  id: "srt",
  of: "text",
  label: "files-format-subtitles",
  endings: ["srt"],
  detect: (text, ending) => ending === "srt" && CUE.test(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./srt.ts")).readSrt(text),
};
