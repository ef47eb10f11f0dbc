/**
 * Mailboxes (mbox, RFC 4155), as Thunderbird and Google Takeout save them: messages one after the other, each behind a line
 * that begins with "From ". Lines of a message that begin so have a ">" before them. O(n).
 */
import { hasAscii, hasMailboxLine } from "../../marks.ts";
import { LIMITS, Unreadable } from "../../model.ts";
import type { Attachment } from "../../parts/attachments.ts";
import { tooManyEntries } from "../../parts/zip.ts";

const [LF, CR, GREATER] = [0x0a, 0x0d, 0x3e];
const FROM = "From ";

/** Bytes in which the line before a message, and the first header, are looked for. */
const START_BYTES = 512;

/** Whether a message of a mailbox starts at an offset: its line is followed by headers. */
function startsMessage(bytes: Uint8Array, at: number): boolean {
  if (!hasAscii(bytes, at, FROM)) return false;
  const text = new TextDecoder("latin1").decode(bytes.subarray(at, at + START_BYTES));
  const [, next = ""] = text.split("\n", 2);
  return hasMailboxLine(text) && (next.startsWith(`>${FROM}`) || /^[!-9;-~]{1,99}:/.test(next));
}

/** The messages of a mailbox, without the lines before them; null if the file is none. */
export function messagesIn(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] | null {
  if (!startsMessage(bytes, 0)) return null;
  const starts = [0];
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    const isAfterEmpty = bytes[at - 1] === LF || (bytes[at - 1] === CR && bytes[at - 2] === LF);
    if (!isAfterEmpty || !startsMessage(bytes, at + 1)) continue;
    if (starts.push(at + 1) > LIMITS.entries) throw new Unreadable(tooManyEntries(starts.length));
  }
  return starts.map((start, nth) => unescaped(bytes.subarray(bytes.indexOf(LF, start) + 1, starts[nth + 1])));
}

/** Each message as a file, numbered so that they sort as they are. */
export function filesOf(messages: readonly Uint8Array<ArrayBuffer>[]): Attachment[] {
  const digits = String(messages.length).length;
  return messages.map((bytes, at) => ({ name: `${String(at + 1).padStart(digits, "0")}.eml`, bytes }));
}

/** Without one of the ">" that stand before "From " at the beginning of a line. */
function unescaped(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(LF, at) + 1 || bytes.length;
    let from = at;
    while (bytes[from] === GREATER) from++;
    const line = bytes.subarray(from > at && hasAscii(bytes, from, FROM) ? at + 1 : at, end);
    copy.set(line, length);
    length += line.length;
    at = end;
  }
  return copy.subarray(0, length);
}
