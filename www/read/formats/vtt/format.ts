/** Subtitles of web pages and conferences (WebVTT). */
import type { TextFormat } from "../../format.ts";

export const vtt: TextFormat = {
  id: "vtt",
  of: "text",
  label: "files-format-subtitles",
  extensions: ["vtt"],
  detect: (text) => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text.slice(0, 16)),
  read: async (text) => (await import("./vtt.ts")).readVtt(text),
};
