/**
 * Which old encoding a text is in that is not UTF-8: a guess by the frequency of letters and of their neighbours, as ICU
 * makes it (`chardet`), held against what bytes are valid in each. Fetched when such a text comes.
 */

import { analyse } from "chardet";
import { isEncoding } from "./encodings.ts";

/** Bytes that are looked at; more change nothing. */
const SAMPLE_BYTES = 64 * 1024;

/** What the detector's names are called in the Encoding Standard, where they differ by more than case. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ["iso-8859-1", "windows-1252"],
  ["iso-8859-9", "windows-1254"],
  ["iso-8859-8-i", "iso-8859-8"],
]);

/** Encodings in which two bytes make a character, so that any two signs of a Western text may happen to make one. */
const EAST_ASIAN = new Set(["shift_jis", "euc-jp", "gbk", "gb18030", "big5", "euc-kr"]);

/** The likeliest label; windows-1252, which any bytes are valid in, where nothing speaks for another. */
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

/** A text of Latin letters with fewer other characters than this share of them is Western, unless these say otherwise. */
const MAX_FOREIGN_SHARE = 0.1;

/** Different characters that no quotation marks make by chance: doubled ones make one each. */
const MIN_DIFFERENT = 3;

/** Punctuation that programs of East Asia write in English texts, too. */
const PUNCTUATION = /^[\u00b7\u2014\u2018\u2019\u201c\u201d\u2026\u3000]$/;

/**
 * Whether a text, read in an encoding of East Asia, shows that it is in one: by its share of characters of East Asia, by
 * different ones among them, or by having no other characters than quotation marks and the like.
 */
function isEastAsian(text: string): boolean {
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  const foreign: string[] = text.match(/[^\0-\x7f]/gu) ?? [];
  if (foreign.length >= MAX_FOREIGN_SHARE * latin) return true;
  const letters = foreign.filter((c) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(c));
  // Half-width letters are single bytes, as Western signs are.
  if (new Set(letters.filter((c) => c < "\uff61" || c > "\uff9f")).size >= MIN_DIFFERENT) return true;
  return foreign.some((c) => c !== "\u3000") && foreign.every((c) => PUNCTUATION.test(c));
}

/** From a little before the first byte above ASCII, for before that all encodings are alike. */
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
