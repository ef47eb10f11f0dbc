/**
 * From a file's bytes to text, with everything said that was guessed or lost on the way.
 *
 * A byte-order mark decides. Without one a file is UTF-8 if all of it is; what is not is looked at once more: known
 * binary formats and NUL bytes are refused with their name, UTF-8 with a few bad bytes keeps its good ones, and the
 * rest is taken for one of the two commonest old encodings. O(n) time; knows nothing of the DOM, so the terminal
 * command reads files exactly as the page does.
 */

/**
 * The most bytes a file may have: 64 MB.
 *
 * That is some ten million words, twenty times "War and Peace". The page holds a text as UTF-16, the worker and the
 * engine each hold a copy with its tokens and positions, so that 64 MB of text take about 1 GB at the peak, a quarter
 * of what WebAssembly can address. A file above that is a data set or a mistake, and one of them must not end the run
 * for the others.
 */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** What became of a file: its text and how it was read, or why it could not be. */
export type Decoded = { text: string; encoding: string; warnings: string[] } | { error: string };

/** Reads bytes as text; see the head of this file for the order in which encodings are tried. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_FILE_BYTES) return { error: tooLarge(bytes.length) };
  const marked = decodeMarked(bytes);
  if (marked) return marked;
  const format = knownFormat(bytes);
  if (format) return { error: `this is ${format}; only plain text can be read so far: save it as .txt` };
  const nul = decodeWithNul(bytes);
  if (nul) return nul;
  const controls = countControls(bytes);
  if (controls * CONTROL_SHARE > bytes.length) {
    return { error: `this is not text: ${controls} of its ${bytes.length} bytes are control characters` };
  }
  const text = decodeStrictly("utf-8", bytes);
  if (text !== null) return { text, encoding: "UTF-8", warnings: [] };
  const census = countUtf8(bytes);
  if (census.multi >= census.bad) return decodeMixed(bytes);
  return decodeLegacy(bytes);
}

/** The message for a file above the limit; the page says it before reading the file at all. */
export function tooLarge(size: number): string {
  const megabytes = (size / (1024 * 1024)).toFixed(0);
  return `${megabytes} MB is above the limit of ${MAX_FILE_BYTES / (1024 * 1024)} MB a file: split it, or save its text only`;
}

/** One control character in 50 bytes or more is no text; form feeds and escapes in old files stay well below that. */
const CONTROL_SHARE = 50;

function decodeAs(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes);
}

function decodeMarked(bytes: Uint8Array): Decoded | null {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
    return { error: "this text is in UTF-32, which browsers do not read: save it as UTF-8" };
  }
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return decodeWithLoss("utf-8", "UTF-8 with byte-order mark", bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return decodeWithLoss("utf-16le", "UTF-16 LE", bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeWithLoss("utf-16be", "UTF-16 BE", bytes);
  return null;
}

/** Decodes by an encoding that is certain, and counts what did not fit into it. */
function decodeWithLoss(label: string, encoding: string, bytes: Uint8Array): Decoded {
  const strict = decodeStrictly(label, bytes);
  if (strict !== null) return { text: strict, encoding, warnings: [] };
  const text = decodeAs(label, bytes);
  return { text, encoding, warnings: [`${replaced(text)} in ${encoding}: shown as \uFFFD`] };
}

/** Null where a byte does not fit. */
function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function replaced(text: string): string {
  let count = 0;
  for (let at = text.indexOf("\uFFFD"); at >= 0; at = text.indexOf("\uFFFD", at + 1)) count++;
  return count === 1 ? "1 place is not valid" : `${count} places are not valid`;
}

const MAGIC: readonly (readonly [name: string, at: number, bytes: string])[] = [
  ["a PDF", 0, "%PDF-"],
  ["an old Word, Excel or PowerPoint file", 0, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
  ["a rich text file (RTF)", 0, "{\\rtf"],
  ["a PNG picture", 0, "\x89PNG\r\n\x1a\n"],
  ["a JPEG picture", 0, "\xff\xd8\xff"],
  ["a GIF picture", 0, "GIF8"],
  ["a TIFF picture", 0, "II*\0"],
  ["a TIFF picture", 0, "MM\0*"],
  ["a WebP picture", 8, "WEBPVP8"],
  ["a sound file", 8, "WAVEfmt"],
  ["a sound file", 0, "ID3\x03"],
  ["a sound file", 0, "ID3\x04"],
  ["a sound file", 0, "OggS\0"],
  ["a film", 4, "ftyp"],
  ["a gzip archive", 0, "\x1f\x8b\x08"],
  ["a 7-Zip archive", 0, "7z\xbc\xaf\x27\x1c"],
  ["a RAR archive", 0, "Rar!\x1a\x07"],
  ["an xz archive", 0, "\xfd7zXZ\0"],
  ["a database (SQLite)", 0, "SQLite format 3\0"],
  ["a program", 0, "\x7fELF"],
  ["a program", 0, "MZ\x90\0"],
  ["a program (WebAssembly)", 0, "\0asm"],
];

/** Formats that begin with their own mark, by the words a user knows them by. */
function knownFormat(bytes: Uint8Array): string | null {
  if (hasAscii(bytes, 0, "PK\x03\x04") || hasAscii(bytes, 0, "PK\x05\x06")) return zipKind(bytes);
  return MAGIC.find(([, at, magic]) => hasAscii(bytes, at, magic))?.[0] ?? null;
}

/** Office documents are ZIP archives; the names of their first parts stand within the first few kilobytes. */
function zipKind(bytes: Uint8Array): string {
  const head = decodeAs("latin1", bytes.subarray(0, 4096));
  if (head.includes("word/")) return "a Word document (.docx)";
  if (head.includes("xl/")) return "an Excel workbook (.xlsx)";
  if (head.includes("ppt/")) return "a PowerPoint presentation (.pptx)";
  if (head.includes("application/vnd.oasis.opendocument.text")) return "an OpenDocument text (.odt)";
  if (head.includes("application/epub+zip")) return "an e-book (.epub)";
  if (head.includes("[Content_Types].xml")) return "an Office document";
  return "a ZIP archive";
}

/** NUL never stands in text, except as every second byte of Western text in UTF-16. */
function decodeWithNul(bytes: Uint8Array): Decoded | null {
  const first = bytes.indexOf(0);
  if (first < 0) return null;
  const head = bytes.subarray(0, 4096);
  const nul = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) nul[at % 2] = (nul[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nul;
  const quarter = head.length / 4;
  if (bytes.length % 2 === 0 && Math.max(even, odd) > quarter && Math.min(even, odd) === 0) {
    const little = odd > even;
    const encoding = little ? "UTF-16 LE" : "UTF-16 BE";
    const text = decodeAs(little ? "utf-16le" : "utf-16be", bytes);
    return { text, encoding, warnings: [`no byte-order mark: taken for ${encoding} by its NUL bytes`] };
  }
  return { error: `this is not text: it has a NUL byte at position ${first}` };
}

function countControls(bytes: Uint8Array): number {
  let controls = 0;
  for (const byte of bytes) {
    // Tab, line feed, vertical tab, form feed, carriage return, the old end-of-file mark and escape occur in texts.
    const usual = (byte >= 9 && byte <= 13) || byte === 0x1a || byte === 0x1b;
    if ((byte < 0x20 && !usual) || byte === 0x7f) controls++;
  }
  return controls;
}

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

function decodeMixed(bytes: Uint8Array): Decoded {
  const text = decodeAs("utf-8", bytes);
  return {
    text,
    encoding: "UTF-8",
    warnings: [`${replaced(text)} UTF-8, as if two encodings were mixed: shown as \uFFFD`],
  };
}

/** The eight commonest letters of Russian (о е а и н т с р) as windows-1251 writes them; 58 % of running text. */
const RUSSIAN = new Set([0xee, 0xe5, 0xe0, 0xe8, 0xed, 0xf2, 0xf1, 0xf0]);

/** Old single-byte encodings: Cyrillic where high bytes outnumber Latin letters and are spread like Russian ones. */
function decodeLegacy(bytes: Uint8Array): Decoded {
  let latin = 0;
  let high = 0;
  let russian = 0;
  for (const byte of bytes) {
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) latin++;
    else if (byte >= 0x80) high++;
    if (RUSSIAN.has(byte)) russian++;
  }
  // Western text has one accented letter in ten at most; Greek, which shares the range, has 28 % of these bytes.
  if (high > latin && russian > 0.4 * high) return guessed("windows-1251", "Cyrillic", bytes);
  return guessed("windows-1252", "Western European", bytes);
}

/** Bytes 0x80 to 0x9F of windows-1252; the five that stand for nothing keep their control character. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Node.js 20 decodes windows-1252 as Latin-1, so that its own characters are put in here, in browsers to no effect. */
function decodeSingleByte(label: string, bytes: Uint8Array): string {
  const text = decodeAs(label, bytes);
  if (label !== "windows-1252") return text;
  return text.replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
}

function guessed(label: string, script: string, bytes: Uint8Array): Decoded {
  const warning = `not UTF-8: taken for ${label} (${script}); if it reads wrongly, save it as UTF-8`;
  return { text: decodeSingleByte(label, bytes), encoding: label, warnings: [warning] };
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte) && bytes.length >= head.length;
}

function hasAscii(bytes: Uint8Array, at: number, text: string): boolean {
  if (bytes.length < at + text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
