/** Finds signatures of formats, in bytes and in text. */

/** Characters examined to detect a text's format. */
export const HEAD_CHARACTERS = 4096;

/** The offset of some ASCII in bytes, at most `within`; -1 if it is not there. */
export function findAscii(bytes: Uint8Array, text: string, within: number): number {
  const end = Math.min(bytes.length - text.length, within);
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0 && at <= end; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, at, text)) return at;
  }
  return -1;
}

/** Whether some ASCII is at an offset. */
export function hasAscii(bytes: Uint8Array, offset: number, text: string): boolean {
  if (bytes.length < offset + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[offset + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Whether bytes start as TIFF files do: with the order of bytes in numbers, and 42. */
export function isTiff(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, "II*\0") || hasAscii(bytes, 0, "MM\0*");
}

/** The offset after white space that starts at `from`. */
export function pastBlank(text: string, from: number): number {
  const blank = /\s*/y;
  blank.lastIndex = from;
  blank.test(text);
  return blank.lastIndex;
}

/** The offset after the next occurrence of a mark; the end of the text if there is none. */
export function past(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

/** Whether a text begins with the line that a mailbox has before each message: its sender, and a time. */
export function hasMailboxLine(text: string): boolean {
  return text.startsWith("From ") && /\d\d:\d\d/.test(text.split("\n", 1)[0] ?? "");
}
