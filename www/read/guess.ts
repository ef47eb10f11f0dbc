/**
 * Guesses the legacy (non-UTF-8) encoding of a text from the frequency of letters and letter pairs, as ICU does (`chardet`),
 * restricted to encodings in which the bytes are valid. Loaded with the first such text.
 */

import { analyse } from "chardet";
import { isEncoding } from "./encodings.ts";

/** Bytes examined; more change nothing. */
const SAMPLE_BYTES = 64 * 1024;

/** Encoding Standard labels of the detector's names, where they differ by more than case. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ["iso-8859-1", "windows-1252"],
  ["iso-8859-9", "windows-1254"],
  ["iso-8859-8-i", "iso-8859-8"],
]);

/** Two-byte encodings, in which any two characters of a Western text may happen to form one. */
const EAST_ASIAN = new Set(["shift_jis", "euc-jp", "gbk", "gb18030", "big5", "euc-kr"]);

/** The most likely label; windows-1252, in which any bytes are valid, if there is no evidence for another. */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = sampleOf(bytes);
  for (const { name, confidence } of analyse(sample)) {
    const lower = name.toLowerCase();
    const label = LABELS.get(lower) ?? lower;
    if (confidence === 0 || !isEncoding(label) || label.startsWith("utf") || !isValid(label, bytes)) continue;
    if (!EAST_ASIAN.has(label) || isEastAsian(new TextDecoder(label).decode(sample))) return label;
  }
  return "windows-1252";
}

/** A text in Latin letters whose fraction of other characters is below this is Western, unless these prove otherwise. */
const MAX_FOREIGN_SHARE = 0.1;

/** Number of different characters that quotation marks cannot produce by chance: doubled ones produce one each. */
const MIN_DIFFERENT = 3;

/** Punctuation that East Asian programs also write in English texts. */
const PUNCTUATION = /^[\u00b7\u2014\u2018\u2019\u201c\u201d\u2026\u3000]$/;

/**
 * Whether a text decoded with an East Asian encoding shows that this is right: by its fraction of East Asian characters, by
 * the number of different ones, or by having no other characters than quotation marks and the like.
 */
function isEastAsian(text: string): boolean {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const foreign: string[] = text.match(/[^\0-\x7f]/gu) ?? [];
  if (foreign.length >= MAX_FOREIGN_SHARE * latin) return true;
  const letters = foreign.filter((c) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(c));
  // Half-width letters are single bytes, like Western characters.
  if (new Set(letters.filter((c) => c < "\uff61" || c > "\uff9f")).size >= MIN_DIFFERENT) return true;
  return foreign.some((c) => c !== "\u3000") && foreign.every((c) => PUNCTUATION.test(c));
}

/** Starts a little before the first byte above ASCII: up to there, all encodings are alike. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const start = Math.max(0, Math.min(first, bytes.length - SAMPLE_BYTES));
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

function isValid(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
