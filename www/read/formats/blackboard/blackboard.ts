/**
 * A receipt of Blackboard: who handed in what and when, then what the student typed, if anything, then the names of the files.
 * Everybody's receipt has the same lines, which would make a pair of any two, so only what was typed is read. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf } from "../../model.ts";

const ABOUT = /^(?:Name|Assignment|Date Submitted|Current Grade|Current Mark): /;
const TYPED = /^Submission Field:$/;
const COMMENTS = "Comments:";
const FILES = "Files:";
const OF_FILES = /^\s*(?:Original filename|Filename): /;

/** What Blackboard writes where nothing was typed. */
const NOTHING = /^There (?:is no student submission text data|are no student comments) for this assignment\.$/;

export function readReceipt(text: string): Content {
  const lines = text.split(/\r\n|\r|\n/);
  const end = startOfFiles(lines);
  let start = lines.findIndex((line) => line !== "" && !ABOUT.test(line));
  if (start === -1) start = end;
  if (TYPED.test(lines[start] ?? "")) start++;
  // What was typed may have such a line, too. Where it is in the comments, the first one remains as if it was typed.
  const at = lines.slice(start, end).lastIndexOf(COMMENTS);
  const comments = at === -1 ? end : start + at;
  const typed = [lines.slice(start, comments), lines.slice(comments + 1, end)].map((part) => part.join("\n").trim());
  return contentOf(
    message("files-format-receipt"),
    typed.filter((part) => part !== "" && !NOTHING.test(part)).join("\n\n"),
    {
      warnings: [message("files-receipt")],
    },
  );
}

/** The line from which on there are only the names of files; the end if there is none. */
function startOfFiles(lines: readonly string[]): number {
  let at = lines.length - 1;
  while (at > 0 && (lines[at] === "" || OF_FILES.test(lines[at] ?? ""))) at--;
  return lines[at] === FILES ? at : lines.length;
}
