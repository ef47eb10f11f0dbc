/**
 * Decodes a file's bytes to text, and reports everything that was guessed or lost.
 *
 * A byte-order mark decides. Without one, NUL bytes may indicate UTF-16, and bytes with too many control characters are
 * rejected as binary. The rest is UTF-8 if all of it is valid; otherwise a declared encoding is used if all bytes are valid
 * in it, UTF-8 with a few bad bytes keeps its good ones, and in all other cases the encoding is guessed. An encoding chosen
 * by the user overrides all of this. Stray control characters are removed from the text. O(n) time; does not use the DOM, so
 * the terminal command reads files exactly as the page does.
 */

import { type Message, message } from "../i18n/message.ts";
import {
  isProse,
  isProseWithStrays,
  refuseBinary,
  refuseBinaryInOldEncoding,
  withoutStrays,
} from "./control-characters.ts";
import { encodingInWords, isTabled } from "./encodings.ts";
import { Unreadable } from "./model.ts";
import { wideEastAsian } from "./wide-east-asian.ts";

export interface DecodedText {
  text: string;
  /** Its encoding for display, and its label in the Encoding Standard. */
  encoding: Message | string;
  label: string;
  warnings: Message[];
}

/** Information on a text's encoding besides its bytes. */
export interface Hints {
  /** The user's choice: then nothing is guessed. */
  chosen?: string | undefined;
  /** Finds a declaration in the first bytes, such as a page's `<meta charset>`. */
  declared?: ((head: string) => string | undefined) | undefined;
}

/** Decodes bytes as text. Throws `Unreadable` for binary files. */
export async function decodeText(bytes: Uint8Array, { chosen, declared }: Hints = {}): Promise<DecodedText> {
  const decoded =
    chosen === undefined
      ? (decodeMarked(bytes) ?? (await decodeUnmarked(bytes, declared)))
      : isTabled(chosen)
        ? await decodeTabled(chosen, bytes)
        : decodeWithLoss(chosen, encodingInWords(chosen), bytes);
  const { text, warnings } = withoutStrays(decoded.text);
  return { ...decoded, text, warnings: [...decoded.warnings, ...warnings] };
}

async function decodeUnmarked(bytes: Uint8Array, declared: Hints["declared"]): Promise<DecodedText> {
  const text = decodeStrictly("utf-8", bytes);
  const wide = decodeWide(bytes, text);
  if (wide) return wide;
  const eastAsian = wideEastAsian(bytes);
  if (eastAsian) return decodeUnmarkedWide(eastAsian, bytes);
  refuseBinary(bytes, text);
  if (text !== null)
    return hasShifts(text) ? decodeShifted(bytes, text) : { text, encoding: "UTF-8", label: "utf-8", warnings: [] };
  const decoded = await decodeOld(bytes, declared);
  refuseBinaryInOldEncoding(bytes, decoded.text);
  return decoded;
}

/** Decodes bytes that are not valid UTF-8. */
async function decodeOld(bytes: Uint8Array, declared: Hints["declared"]): Promise<DecodedText> {
  const label = declared?.(decodeAs("latin1", bytes.subarray(0, HEAD_BYTES)));
  if (isTabled(label)) return decodeTabled(label, bytes);
  const stated = label === undefined ? null : decodeDeclared(label, bytes);
  if (stated) return stated;
  const census = countUtf8(bytes);
  return census.multi >= census.bad ? decodeMixed(bytes) : decodeLegacy(bytes);
}

/** Bytes in which to look for a declared encoding, and to count NUL bytes. */
const HEAD_BYTES = 4096;

function decodeAs(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes);
}

function decodeMarked(bytes: Uint8Array): DecodedText | null {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
    throw new Unreadable(message("files-utf32"));
  }
  if (startsWith(bytes, [0xef, 0xbb, 0xbf]))
    return decodeWithLoss("utf-8", message("files-encoding-marked", { name: "UTF-8" }), bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return decodeWithLoss("utf-16le", "UTF-16 LE", bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeWithLoss("utf-16be", "UTF-16 BE", bytes);
  return null;
}

/** Decodes with a known encoding, and counts invalid bytes. */
function decodeWithLoss(label: string, encoding: Message | string, bytes: Uint8Array): DecodedText {
  const strict = decodeStrictly(label, bytes);
  if (strict !== null) return { text: strict, encoding, label, warnings: [] };
  const text = decodeAs(label, bytes);
  return { text, encoding, label, warnings: [message("files-replaced", { count: countReplaced(text), encoding })] };
}

/** Null if any byte is invalid. */
function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function countReplaced(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\uFFFD"); at >= 0; at = text.indexOf("\uFFFD", at + 1)) count++;
  return count;
}

/**
 * UTF-16 without a byte-order mark has NUL as every second byte in Western text, and in the spaces of any other script. Null
 * if the bytes are not UTF-16, or just as likely UTF-8 with a stray NUL (`utf8` is their text).
 */
function decodeWide(bytes: Uint8Array, utf8: string | null): DecodedText | null {
  const head = bytes.subarray(0, HEAD_BYTES);
  const nul = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) nul[at % 2] = (nul[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nul;
  const most = Math.max(even, odd);
  const isOneSided = bytes.length % 2 === 0 && most > 0 && Math.min(even, odd) === 0;
  if (!isOneSided) return null;
  const label = odd > even ? "utf-16le" : "utf-16be";
  const isWestern = most > head.length / 4;
  if (!isWestern && (isProseWithStrays(bytes, utf8) || !isProseOfFewScripts(decodeAs(label, head)))) return null;
  return decodeUnmarkedWide(label, bytes);
}

function decodeUnmarkedWide(label: string, bytes: Uint8Array): DecodedText {
  const encoding = encodingInWords(label);
  return { text: decodeAs(label, bytes), encoding, label, warnings: [message("files-no-mark", { encoding })] };
}

/** Words of a single script, which no binary file has. */
function isProseOfFewScripts(text: string): boolean {
  const scripts = new Set(Array.from(text, (c) => c.charCodeAt(0) >> 10));
  return scripts.size <= MAX_SCRIPTS && isProse(text);
}

/** Blocks of 1,024 characters that a text is spread over: one script's, ASCII, and general punctuation. Chinese has more. */
const MAX_SCRIPTS = 4;

/** Counts complete multi-byte sequences, and bytes that belong to none. */
function countUtf8(bytes: Uint8Array): { multi: number; bad: number } {
  let multi = 0;
  let bad = 0;
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(lead, bytes[at + 1] ?? 0);
    let whole = length > 0;
    for (let i = 1; i < length; i++) whole &&= ((bytes[at + i] ?? 0) & 0xc0) === 0x80;
    if (whole) multi++;
    else bad++;
    at += whole ? length : 1;
  }
  return { multi, bad };
}

/** The length that a lead byte announces; 0 if it and the byte after it do not start a well-formed sequence. */
function sequenceLength(lead: number, second: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) {
    if (lead === 0xe0 && second < 0xa0) return 0;
    if (lead === 0xed && second > 0x9f) return 0;
    return 3;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    if (lead === 0xf0 && second < 0x90) return 0;
    if (lead === 0xf4 && second > 0x8f) return 0;
    return 4;
  }
  return 0;
}

function decodeMixed(bytes: Uint8Array): DecodedText {
  const text = decodeAs("utf-8", bytes);
  return {
    text,
    encoding: "UTF-8",
    label: "utf-8",
    warnings: [message("files-mixed", { count: countReplaced(text) })],
  };
}

/** Null if the label is unknown, or a byte is invalid in the encoding. */
function decodeDeclared(label: string, bytes: Uint8Array): DecodedText | null {
  try {
    const { encoding } = new TextDecoder(label);
    const text = decodeStrictly(encoding, bytes);
    if (text === null) return null;
    return { text, encoding: encodingInWords(encoding), label: encoding, warnings: [] };
  } catch {
    return null;
  }
}

/** Japanese in seven bits: ASCII except for the escapes that switch to other character sets and back. */
function hasShifts(text: string): boolean {
  return text.includes("\x1b$B") || text.includes("\x1b$@");
}

function decodeShifted(bytes: Uint8Array, plain: string): DecodedText {
  const text = decodeStrictly("iso-2022-jp", bytes);
  if (text === null) return { text: plain, encoding: "UTF-8", label: "utf-8", warnings: [] };
  return guessed("iso-2022-jp", text);
}

async function decodeLegacy(bytes: Uint8Array): Promise<DecodedText> {
  const label = (await import("./guess.ts")).guessEncoding(bytes);
  const text = isTabled(label) ? (await decodeTabled(label, bytes)).text : decodeAs(label, bytes);
  return guessed(label, text);
}

async function decodeTabled(label: string, bytes: Uint8Array): Promise<DecodedText> {
  const text = (await import("./code-pages.ts")).decoder(label).decode(bytes);
  const encoding = encodingInWords(label);
  const count = countReplaced(text);
  return { text, encoding, label, warnings: count > 0 ? [message("files-replaced", { count, encoding })] : [] };
}

function guessed(label: string, text: string): DecodedText {
  const encoding = encodingInWords(label);
  const count = countReplaced(text);
  const lost = count > 0 ? [message("files-replaced", { count, encoding })] : [];
  return { text, encoding, label, warnings: [message("files-guessed", { encoding }), ...lost] };
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte) && bytes.length >= head.length;
}
