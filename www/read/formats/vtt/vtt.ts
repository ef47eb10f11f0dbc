/**
 * WebVTT (W3C): blocks between empty lines. A cue has a line with two times, maybe a name above it, and its text below; any other
 * block is a comment or a style. Sentences continue from cue to cue, so the lines of all cues are joined. Live captions repeat the
 * last line in the next cue: it is read once. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";

/** The line with the times of a cue. Some programs write them without zeros, or one cue right behind another. */
const TIMES = /^[ \t]{0,9}(?:\d{1,9}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}[ \t]{1,9}-->/;

/** `<i>`, `<c.loud>`, `<v Ann>`, `</v>`, and the time of a word. */
const TAG = /<\/?(?:[bciu]|v|lang|ruby|rt)(?:[.\s][^<>]*)?>|<[\d:.]{1,30}>/g;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["nbsp", "\u00a0"],
  ["lrm", ""],
  ["rlm", ""],
]);

export function readVtt(text: string): Content {
  const kept: string[] = [];
  let comments = 0;
  /** Lines of the block so far; and whether its times were among them. */
  let lines = 0;
  let isCue = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      lines = 0;
      isCue = false;
      continue;
    }
    lines++;
    if (lines === 1 && /^NOTE(?:\s|$)/.test(line)) {
      comments++;
      lines = 2;
    } else if (isCue && !TIMES.test(line)) {
      const words = spoken(line);
      if (words !== "" && words !== kept.at(-1)) kept.push(words);
    } else if (isCue || lines <= 2) isCue = TIMES.test(line);
  }
  return contentOf(message("files-format-subtitles"), kept.join("\n"), {
    warnings: comments > 0 ? [message("files-comments", { count: comments })] : [],
  });
}

function spoken(line: string): string {
  return line
    .replace(TAG, "")
    .replace(/&([a-z]{2,4});/g, (all, name) => ENTITIES.get(name) ?? all)
    .trim();
}
