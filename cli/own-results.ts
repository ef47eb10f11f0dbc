/**
 * Recognises results of an earlier run among the files of a folder: a second run in the same folder must neither compare them nor
 * refuse to replace them.
 */

import type { Message } from "../www/i18n/message";
import { say } from "../www/i18n/t";
import { dialects } from "../www/share/table/csv";
import { tableStart } from "../www/share/table/result-tables";
import { inEnglish } from "./help";

/** Bytes at the start of a file that are looked at. */
const HEAD_BYTES = 2048;

/** How `jsonParts` begins. */
const JSON_START = /^\{\s*"format":\s*"lookalike-result"/;

/** In the head of the page's and the command's reports. */
const GENERATOR = '<meta name="generator" content="Lookalike"/>';

/** Whether a file with this content is a table, a report or JSON of this command or of the page, in the language of the run or English. */
export function isOwnResult(content: Buffer): boolean {
  const head = content
    .subarray(0, HEAD_BYTES)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  if (JSON_START.test(head) || head.includes(GENERATOR)) return true;
  // Most files begin otherwise, whatever the language.
  if (!head.startsWith('"')) return false;
  const languages: ((heading: Message) => string)[] = [inEnglish, say];
  return languages.some((inLanguage) =>
    Object.values(dialects).some((dialect) => head.startsWith(tableStart(dialect, inLanguage))),
  );
}
