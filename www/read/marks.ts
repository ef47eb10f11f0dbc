/** Marks by which formats are told, in bytes and in text. */

/** Characters of a text that are looked at to tell its format. */
export const HEAD_CHARACTERS = 4096;

/** Where some ASCII begins in bytes, at most `within` bytes from the start; -1 where it does not. */
export function findAscii(bytes: Uint8Array, text: string, within: number): number {
  const end = Math.min(bytes.length - text.length, within);
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0 && at <= end; at = bytes.indexOf(first, at + 1)) {
    if (hasAscii(bytes, at, text)) return at;
  }
  return -1;
}

/** Whether some ASCII stands at a place. */
export function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (bytes.length < at + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Where white space that begins at a place ends. */
export function pastBlank(text: string, from: number): number {
  const blank = /\s*/y;
  blank.lastIndex = from;
  blank.test(text);
  return blank.lastIndex;
}

/** The place behind the next such mark; at the end where there is none. */
export function past(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
