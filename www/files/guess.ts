/**
 * Which old encoding a text is in that is not UTF-8: a guess by the frequency of letters and of their neighbours, as ICU
 * makes it (`chardet`), held against what bytes are valid in each. Fetched when such a text comes.
 */
import { analyse } from "chardet";
import { isEncoding } from "./encodings.ts";

/** Bytes that are looked at; more change nothing. */
const SAMPLE_BYTES = 64 * 1024;

/** What the detector's names are called in the Encoding Standard, where they differ by more than case. */
const LABELS: Readonly<Record<string, string>> = {
  "iso-8859-1": "windows-1252",
  "iso-8859-9": "windows-1254",
  "iso-8859-8-i": "iso-8859-8",
};

/** The likeliest label; windows-1252, which any bytes are valid in, where nothing speaks for another. */
export function guessEncoding(bytes: Uint8Array): string {
  const sample = sampleOf(bytes);
  for (const { name, confidence } of analyse(sample)) {
    const lower = name.toLowerCase();
    const label = LABELS[lower] ?? lower;
    if (confidence > 0 && isEncoding(label) && !label.startsWith("utf") && isValid(label, bytes)) return label;
  }
  return "windows-1252";
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
