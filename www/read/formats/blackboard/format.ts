/** The receipt that Blackboard adds to each submission that is downloaded. */
import type { TextFormat } from "../../format.ts";
import { HEAD_CHARACTERS } from "../../marks.ts";

/** Its first lines. In some countries, Blackboard says mark for grade. */
const FIRST_LINES = /^Name: .*\r?\nAssignment: .*\r?\nDate Submitted: .*\r?\nCurrent (?:Grade|Mark): .*\r?\n/;

export const blackboard: TextFormat = {
  id: "blackboard",
  of: "text",
  label: "files-format-receipt",
  // Plain text, too, ends in these.
  extensions: [],
  detect: (text, extension) => extension === "txt" && FIRST_LINES.test(text.slice(0, HEAD_CHARACTERS)),
  read: async (text) => (await import("./blackboard.ts")).readReceipt(text),
};
