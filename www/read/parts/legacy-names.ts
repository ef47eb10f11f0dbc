/**
 * Names in ZIP files that are not marked as UTF-8: Windows writes them in the code page of its language and does not say which.
 *
 * All names of a ZIP file are in one encoding. Each candidate decodes them all, and the most plausible text wins: letters of one
 * alphabet whose capitals stand at the start of words, common signs of East Asian writing, and no symbols within words. O(bytes).
 */
import { CP437_LETTERS, CP850_LETTERS, CP852_LETTERS, decodeSingleBytes } from "../code-pages.ts";
import { plausibility } from "../plausible.ts";

/** Bytes of names that are looked at. */
const MAX_SAMPLE_BYTES = 64 * 1024;

type Decode = (bytes: Uint8Array) => string;

const standard =
  (label: string): Decode =>
  (bytes) =>
    new TextDecoder(label).decode(bytes);

/** The candidates; of equally plausible ones, the first. `weigh` gives the points of encodings of two bytes a letter. */
const CANDIDATES: readonly { decode: Decode; weigh?: (sample: Uint8Array) => number }[] = [
  { decode: (bytes) => decodeSingleBytes(bytes, CP437_LETTERS) },
  { decode: (bytes) => decodeSingleBytes(bytes, CP850_LETTERS) },
  { decode: (bytes) => decodeSingleBytes(bytes, CP852_LETTERS) },
  { decode: standard("ibm866") },
  { decode: standard("windows-1252") },
  { decode: standard("windows-1250") },
  { decode: standard("windows-1251") },
  { decode: standard("gbk"), weigh: commonPairs([0xb0, 0xd7], [0xa1, 0xfe]) },
  { decode: standard("shift_jis"), weigh: commonPairs([0x88, 0x98], [0x40, 0xfc], [0x82, 0x83]) },
  { decode: standard("big5"), weigh: commonPairs([0xa4, 0xc6], [0x40, 0xfe]) },
  { decode: standard("euc-kr"), weigh: hangul },
];

/** A decoder for the names of one ZIP file. */
export function decoderOfNames(names: readonly Uint8Array[]): Decode {
  const sample = joined(names);
  let best = CANDIDATES[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of CANDIDATES) {
    const { decode, weigh } = candidate;
    const score = weigh ? weigh(sample) + foreign(decode(sample)) : plausibility(decode(sample));
    if (score <= most) continue;
    most = score;
    best = candidate;
  }
  return best?.decode ?? standard("windows-1252");
}

/** The names, each on its line, which ends any letter of two bytes. */
function joined(names: readonly Uint8Array[]): Uint8Array {
  const sample: number[] = [];
  for (const name of names) {
    if (sample.length + name.length > MAX_SAMPLE_BYTES) break;
    sample.push(...name, 0x0a);
  }
  return Uint8Array.from(sample);
}

type Range = readonly [from: number, to: number];

/** Points for pairs of bytes that are common signs of an encoding, against others and bytes without a second one. */
function commonPairs(lead: Range, trail: Range, letters: Range = [0xa3, 0xa5]): (sample: Uint8Array) => number {
  const isIn = (byte: number, [from, to]: Range): boolean => byte >= from && byte <= to;
  return (sample) => {
    let score = 0;
    for (let at = 0; at < sample.length; at++) {
      const first = sample[at] ?? 0;
      if (first < 0x80) continue;
      const second = sample[at + 1] ?? 0;
      if (isIn(first, lead) && isIn(second, trail)) score += 4;
      else if (isIn(first, letters) && second >= 0x40) score += 3;
      else score -= 3;
      at++;
    }
    return score;
  };
}

/** Syllables of Korean that prove it, where each could also be a Chinese sign: those reach further. */
const MIN_SYLLABLES = 8;

function hangul(sample: Uint8Array): number {
  const score = commonPairs([0xb0, 0xc8], [0xa1, 0xfe])(sample);
  const pairs = sample.reduce((count, byte) => count + (byte >= 0x80 ? 0.5 : 0), 0);
  return pairs >= MIN_SYLLABLES && score === 4 * pairs ? score + 1 : score;
}

/** Points against signs that an encoding does not have. */
function foreign(text: string): number {
  return -6 * (text.match(/[\ufffd\ue000-\uf8ff]/g)?.length ?? 0);
}
