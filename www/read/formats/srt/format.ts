/** Subtitles (SubRip). */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

/** Separates the two times of a cue. */
const ARROW = "-->";

export const srt: TextFormat = {
  id: "srt",
  of: "text",
  label: "files-format-subtitles",
  extensions: ["srt"],
  detect: (text, extension) => extension === "srt" && text.slice(0, HEAD_CHARACTERS).includes(ARROW),
  read: async (text) => (await import("./srt.ts")).readSrt(text),
};
