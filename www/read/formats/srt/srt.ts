/**
 * SubRip: cues, each a number, a line with two times, and lines of text with a few HTML tags. Sentences continue from cue to
 * cue, so the lines of all cues are joined. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";

/** The line with the times of a cue; players also accept a point instead of the comma, no fractions, and coordinates at the end. */
const TIMES = /^[ \t]{0,9}\d{1,3}:\d{1,2}:\d{1,2}(?:[,.]\d{1,3})?[ \t]{0,9}-->[ \t]{0,9}\d{1,3}:\d{1,2}:\d/;

/** `<i>`, `</font>`, and screen positions such as `{\an8}`. */
const TAG = /<\/?(?:b|i|u|s|font)(?:\s[^<>]*)?>|\{\\[a-z]{1,3}\d{0,9}\}/gi;

export function readSrt(text: string): Content {
  const kept: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (TIMES.test(line)) {
      // The line above is the number of the cue.
      if (/^\d{1,9}$/.test(kept.at(-1) ?? "")) kept.pop();
      continue;
    }
    const words = line.replace(TAG, "").trim();
    if (words !== "") kept.push(words);
  }
  return contentOf(message("files-format-subtitles"), kept.join("\n"));
}
