/**
 * From a file's bytes to text, with everything said that was guessed or lost on the way.
 *
 * A byte-order mark decides. Without one, NUL bytes may show UTF-16, and bytes with too many control characters are refused
 * as binary. The rest is UTF-8 if all of it is valid; else an encoding that the text declares is believed where all bytes
 * are valid in it, UTF-8 with a few bad bytes keeps its good ones, and otherwise the encoding is guessed. An encoding that
 * the user chose goes before all of it. Stray control characters are taken out of the text. O(n) time; knows nothing of the
 * DOM, so the terminal command reads files exactly as the page does.
 */

import { type Message, message } from "../i18n/message.ts";
import { isProse, isProseWithStrays, refuseBinary, refuseBinaryInOldEncoding, withoutStrays } from "./controls.ts";
import { encodingInWords } from "./encodings.ts";
import { Unreadable } from "./model.ts";

/** A text as it was decoded. */
export interface DecodedText {
  text: string;
  /** Its encoding as it is shown, and its label in the Encoding Standard. */
  encoding: Message | string;
  label: string;
  warnings: Message[];
}

/** What is known of a text's encoding besides its bytes. */
export interface Hints {
  /** What the user chose: then nothing is guessed. */
  chosen?: string | undefined;
  /** Finds what the text itself declares, such as a page's `<meta charset>`, in its first bytes. */
  declared?: ((head: string) => string | undefined) | undefined;
}

/** Reads bytes as text. Throws `Unreadable` for binary files. */
export async function decodeText(bytes: Uint8Array, { chosen, declared }: Hints = {}): Promise<DecodedText> {
  const decoded =
    chosen === undefined
      ? (decodeMarked(bytes) ?? (await decodeUnmarked(bytes, declared)))
      : decodeWithLoss(chosen, encodingInWords(chosen), bytes);
  const { text, warnings } = withoutStrays(decoded.text);
  return { ...decoded, text, warnings: [...decoded.warnings, ...warnings] };
}

async function decodeUnmarked(bytes: Uint8Array, declared: Hints["declared"]): Promise<DecodedText> {
  const text = decodeStrictly("utf-8", bytes);
  const wide = decodeWide(bytes, text);
  if (wide) return wide;
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
  const stated = label === undefined ? null : decodeDeclared(label, bytes);
  if (stated) return stated;
  const census = countUtf8(bytes);
  return census.multi >= census.bad ? decodeMixed(bytes) : decodeLegacy(bytes);
}

/** Bytes within which a text declares its encoding, if it does, and NUL bytes are counted. */
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

/** Decodes by an encoding that is certain, and counts what did not fit into it. */
function decodeWithLoss(label: string, encoding: Message | string, bytes: Uint8Array): DecodedText {
  const strict = decodeStrictly(label, bytes);
  if (strict !== null) return { text: repaired(label, strict), encoding, label, warnings: [] };
  const text = decodeAs(label, bytes);
  return { text, encoding, label, warnings: [message("files-replaced", { count: countReplaced(text), encoding })] };
}

/** Null where a byte does not fit. */
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
 * UTF-16 without a mark has NUL as every second byte of Western text, and with the spaces of any other script. Null where
 * bytes are not UTF-16, or are as likely UTF-8, whose text is `utf8`, with a stray NUL.
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
  const encoding = encodingInWords(label);
  return {
    text: decodeAs(label, bytes),
    encoding,
    label,
    warnings: [message("files-no-mark", { encoding })],
  };
}

/** Words of one script, as no binary file is. */
function isProseOfFewScripts(text: string): boolean {
  const scripts = new Set(Array.from(text, (c) => c.charCodeAt(0) >> 10));
  return scripts.size <= MAX_SCRIPTS && isProse(text);
}

/** Blocks of 1 024 characters that a text is spread over: one script's, ASCII, and general punctuation. Chinese has more. */
const MAX_SCRIPTS = 4;

/** Counts whole multi-byte sequences and bytes that belong to none. */
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

/** Length that a lead byte announces; 0 where it, or the byte after it, begins no well-formed sequence. */
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

/** Null where the label is none, or a byte does not fit into it. */
function decodeDeclared(label: string, bytes: Uint8Array): DecodedText | null {
  try {
    const { encoding } = new TextDecoder(label);
    const text = decodeStrictly(encoding, bytes);
    if (text === null) return null;
    return { text: repaired(encoding, text), encoding: encodingInWords(encoding), label: encoding, warnings: [] };
  } catch {
    return null;
  }
}

/** Japanese in seven bits: ASCII but for the escapes that lead into other sets of characters and back. */
function hasShifts(text: string): boolean {
  return text.includes("\x1b$B") || text.includes("\x1b$@");
}

function decodeShifted(bytes: Uint8Array, plain: string): DecodedText {
  const text = decodeStrictly("iso-2022-jp", bytes);
  if (text === null) return { text: plain, encoding: "UTF-8", label: "utf-8", warnings: [] };
  return guessed("iso-2022-jp", text);
}

/** The eight commonest letters of Russian (о е а и н т с р) as windows-1251 writes them; 58 % of running text. */
const RUSSIAN = new Set([0xee, 0xe5, 0xe0, 0xe8, 0xed, 0xf2, 0xf1, 0xf0]);

/** Old encodings. A few words of Russian are too little for the detector's statistics, but not for a count of letters. */
async function decodeLegacy(bytes: Uint8Array): Promise<DecodedText> {
  const label = isRussian(bytes) ? "windows-1251" : (await import("./guess.ts")).guessEncoding(bytes);
  return guessed(label, repaired(label, decodeAs(label, bytes)));
}

function isRussian(bytes: Uint8Array): boolean {
  let latin = 0;
  let high = 0;
  let russian = 0;
  for (const byte of bytes) {
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) latin++;
    else if (byte >= 0x80) high++;
    if (RUSSIAN.has(byte)) russian++;
  }
  // Western text has one accented letter in ten at most; Greek, which shares the range, has 28 % of these bytes.
  return high > latin && russian > 0.4 * high;
}

/** Bytes 0x80 to 0x9F of windows-1252; the five that stand for nothing keep their control character. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Node.js 20 decodes windows-1252 as Latin-1, so that its own characters are put in here, in browsers to no effect. */
function repaired(label: string, text: string): string {
  if (label !== "windows-1252") return text;
  return text.replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
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
