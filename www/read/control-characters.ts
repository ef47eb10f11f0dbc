/**
 * Control characters in a file: a few are strays in a text, many mean that the file is binary.
 *
 * Strays come from damaged disks, padded buffers and faulty conversions. They are invisible, but the engine ends a word at
 * each. O(n) time.
 */
import { type Message, message } from "../i18n/message.ts";
import { Unreadable } from "./model.ts";

/**
 * All except white space (U+0009 to U+000D, U+0085) and DOS's end-of-file mark (U+001A); escapes with the rest of their command to a
 * terminal, such as the one for bold text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const STRAYS = /\x1b(?:\[[\d;?]{0,30}[A-Za-z])?|[\0-\x08\x0e-\x19\x1c-\x1f\x7f-\x84\x86-\x9f]/g;

/**
 * Conversions that keep only the low byte turn U+2013, U+2014, U+2018 and U+2019 into these: "you\x19ve" is one word. Windows-1252
 * text that is decoded as Latin-1 has them at 0x91 to 0x97.
 */
const CUT_PUNCTUATION: ReadonlyMap<string, string> = new Map([
  ["\x13", "\u2013"],
  ["\x14", "\u2014"],
  ["\x18", "\u2018"],
  ["\x19", "\u2019"],
  ["\x91", "\u2018"],
  ["\x92", "\u2019"],
  ["\x96", "\u2013"],
  ["\x97", "\u2014"],
]);

/**
 * Removes stray control characters from a text. NUL and commands to a terminal are dropped, so that the word around them stays
 * whole. The others are mostly between words: each is replaced with the dash or apostrophe from which it was truncated, or with a
 * space. Warnings count them.
 */
export function withoutStrays(text: string): { text: string; warnings: Message[] } {
  const counts = { removed: 0, punctuation: 0, spaces: 0 };
  const clean = text.replace(STRAYS, (character) => {
    if (character === "\0" || character.length > 1) {
      counts.removed++;
      return "";
    }
    const punctuation = CUT_PUNCTUATION.get(character);
    if (punctuation === undefined) counts.spaces++;
    else counts.punctuation++;
    return punctuation ?? " ";
  });
  const { removed, punctuation, spaces } = counts;
  const warnings = [
    ...(removed > 0 ? [message("files-control-removed", { count: removed })] : []),
    ...(punctuation > 0 ? [message("files-control-punctuation", { count: punctuation })] : []),
    ...(spaces > 0 ? [message("files-control-spaces", { count: spaces })] : []),
  ];
  return { text: clean, warnings };
}

/** A text has at least this many bytes per control character. */
const MIN_BYTES_PER_CONTROL = 50;

/** UTF-8 that is mostly letters may have more control characters: no binary file is mostly letters. */
const MIN_BYTES_PER_CONTROL_IN_PROSE = 16;

/**
 * Binary formats have headers and tables full of NUL bytes, however much text follows; so no part of the file may have many.
 */
const HEADER = { bytes: 64, maxControls: 4 };
const BLOCK = { bytes: 512, maxControls: 32 };

/**
 * NUL bytes at the end of a file are padding if the text before them is at least as long as they are, and at least this
 * long.
 */
const MIN_PADDED_BYTES = 64;

/** Whether bytes without a byte-order mark are UTF-8 prose with at most a few stray control characters. */
export function isProseWithStrays(bytes: Uint8Array, utf8: string | null): boolean {
  const content = withoutPadding(bytes);
  return countControls(content) * MIN_BYTES_PER_CONTROL_IN_PROSE <= content.length && utf8 !== null && isProse(utf8);
}

/**
 * Throws `Unreadable` if control characters show that the file is binary. `utf8` is the text if all bytes are valid UTF-8.
 */
export function refuseBinary(bytes: Uint8Array, utf8: string | null): void {
  const content = withoutPadding(bytes);
  const isSparse = countControls(content) * MIN_BYTES_PER_CONTROL <= content.length;
  if (!isSparse && !isProseWithStrays(bytes, utf8)) throw notText(bytes);
  if (content.includes(0) && hasDensePart(content)) throw notText(bytes);
}

/**
 * Throws `Unreadable` for bytes with a NUL whose `text` in a legacy encoding is noise: in some encodings all bytes are
 * valid. Real text is mostly ASCII, or mostly letters.
 */
export function refuseBinaryInOldEncoding(bytes: Uint8Array, text: string): void {
  if (bytes.includes(0) && !isMostlyAscii(bytes) && !isProse(text)) throw notText(bytes);
}

function notText(bytes: Uint8Array): Unreadable {
  const nul = bytes.indexOf(0);
  if (nul >= 0) return new Unreadable(message("files-binary-nul", { position: nul }));
  const controls = countControls(bytes);
  return new Unreadable(message("files-binary-controls", { controls, bytes: bytes.length }));
}

/** Whether letters and white space are more than four fifths of a text, judged by its first characters. */
export function isProse(text: string): boolean {
  const sample = text.slice(0, 4096);
  const usual = sample.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return usual > 0.8 * sample.length;
}

function isMostlyAscii(bytes: Uint8Array): boolean {
  let high = 0;
  for (const byte of bytes) if (byte >= 0x80) high++;
  return high * 10 <= bytes.length;
}

function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const isPadded = end >= MIN_PADDED_BYTES && 2 * end >= bytes.length;
  return isPadded ? bytes.subarray(0, end) : bytes;
}

function hasDensePart(bytes: Uint8Array): boolean {
  if (countControls(bytes.subarray(0, HEADER.bytes)) > HEADER.maxControls) return true;
  for (let start = 0; start < bytes.length; start += BLOCK.bytes) {
    if (countControls(bytes.subarray(start, start + BLOCK.bytes)) > BLOCK.maxControls) return true;
  }
  return false;
}

/** Counts bytes that `STRAYS` would match as characters. */
function countControls(bytes: Uint8Array): number {
  let controls = 0;
  for (const byte of bytes) {
    const isUsual = (byte >= 9 && byte <= 13) || byte === 0x1a || byte === 0x1b;
    if ((byte < 0x20 && !isUsual) || byte === 0x7f) controls++;
  }
  return controls;
}
