/**
 * Guesses the legacy (non-UTF-8) encoding of a text from the frequency of letters and letter pairs, as ICU does (`chardet`),
 * restricted to encodings in which the bytes are valid. Of related encodings, some of which the detector does not know, the one wins
 * in which the text is most plausible. Loaded with the first such text.
 */

import { analyse } from "chardet";
import { decoder } from "./code-pages.ts";
import { isEncoding } from "./encodings.ts";
import { plausibility } from "./plausible.ts";
import { shortChinese } from "./short-chinese.ts";

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
  const guessed =
    bestOf(CYRILLIC, sample, isCyrillic) ??
    bestOf(GREEK, sample, isGreek) ??
    bestOf(HEBREW, sample, isHebrew) ??
    analysed(bytes, sample);
  if (LATIN.has(guessed) || guessed === "big5") {
    const chinese = shortChinese(bytes);
    if (chinese && isValid(chinese, bytes)) return chinese;
  }
  if (!LATIN.has(guessed)) return guessed;
  const points = plausibility(decoded(guessed, sample));
  const isBetter = (text: string): boolean => {
    if (INNER.test(text)) return plausibility(text) > points + MIN_LEAD;
    return plausibility(text) > points + MIN_LEAD_AT_END && isAccentedAtEnds(text);
  };
  // The detector knows Turkish, whose letters read as others of Central Europe.
  const others = guessed === "windows-1254" ? WESTERN : [...WESTERN, ...CENTRAL_EUROPEAN];
  const best = bestOf(others, sample, isBetter) ?? guessed;
  return best === "ibm850" && isPortuguese(decoded("ibm860", sample)) ? "ibm860" : best;
}

/** Encodings of Russian and Ukrainian; of equally plausible ones, the first. */
const CYRILLIC = ["windows-1251", "koi8-r", "koi8-u", "ibm866", "cp1125", "x-mac-cyrillic", "iso-8859-5", "ibm855"];
/** Those of DOS for Greek and Hebrew, which the detector does not know. */
const GREEK = ["ibm737", "ibm869"];
const HEBREW = ["ibm862"];

/** Encodings of Latin letters, and those of other systems, where the same letters have other bytes. */
const LATIN = new Set(["windows-1252", "windows-1250", "windows-1254", "iso-8859-2"]);

const WESTERN = ["macintosh", "ibm850", "ibm857"];
const CENTRAL_EUROPEAN = ["windows-1250", "iso-8859-2", "ibm852", "x-mac-ce"];

/** Points by which one of those must be more plausible: a letter or two; more if all accents are at the ends of words. */
const MIN_LEAD = 3;
const MIN_LEAD_AT_END = 8;

/** An accented letter or an apostrophe within a word, where no quotation mark is. */
const INNER = /[a-z](?:’|[\u00c0-\u024f]{1,2})[a-z]/i;

/** Whether words end in accented letters, as in Italian, and few begin with one: quotation marks would stand on both sides. */
function isAccentedAtEnds(text: string): boolean {
  const [ends, beginnings] = [ENDING, BEGINNING].map((expression) => text.match(expression)?.length ?? 0);
  return (ends ?? 0) > 2 * (beginnings ?? 0);
}
const ENDING = /[a-z][\u00c0-\u024f](?!\p{L})/giu;
const BEGINNING = /(?<!\p{L})[\u00c0-\u024f]{1,2}[a-z]/giu;

function decoded(label: string, sample: Uint8Array): string {
  return decoder(label).decode(sample);
}

function bestOf(labels: readonly string[], sample: Uint8Array, isRight: (text: string) => boolean): string | undefined {
  let best: { label: string; points: number } | undefined;
  for (const label of labels) {
    const text = decoded(label, sample);
    if (!isRight(text)) continue;
    const points = plausibility(text);
    if (!best || points > best.points) best = { label, points };
  }
  return best?.label;
}

/** The eight commonest letters of Russian; 58% of running text, and half of Ukrainian. Greek, which shares the bytes, has 28%. */
const COMMON = /[оеаинтср]/giu;
const MIN_COMMON = 0.4;
/** Letters above ASCII in a row: words of Cyrillic letters are longer, accented Latin letters mostly stand alone. */
const MIN_RUN = 2.5;
/** The share that may be capitals: letters of Hebrew and Greek look like capitals in KOI8. */
const MAX_CAPITALS = 0.4;
/** The share of characters above ASCII that must be letters of the script. */
const MIN_OF_SCRIPT = 0.9;

/** Whether the characters above ASCII read as Russian, Ukrainian, Belarusian or Serbian. */
function isCyrillic(text: string): boolean {
  const capitals = text.match(/[А-ЯЁІЇЄҐ]/gu)?.length ?? 0;
  return capitals <= MAX_CAPITALS * countHigh(text) && isIn(/[а-яёіїєґўјљњћђџ]/giu, COMMON, MIN_COMMON, text);
}

/** The commonest letters of Greek and of Hebrew: two thirds of running text, and 58%. */
const COMMON_GREEK = /[αάεέιίηήοόντσςρ]/gu;
const COMMON_HEBREW = /[יוהלאתר]/gu;
const MIN_COMMON_OF_OTHERS = 0.5;

function isGreek(text: string): boolean {
  return isIn(/\p{Script=Greek}/gu, COMMON_GREEK, MIN_COMMON_OF_OTHERS, text);
}

function isHebrew(text: string): boolean {
  return isIn(/\p{Script=Hebrew}/gu, COMMON_HEBREW, MIN_COMMON_OF_OTHERS, text);
}

/** Whether the characters above ASCII are words of one script, with at least this share of its commonest letters. */
function isIn(letters: RegExp, common: RegExp, minCommon: number, text: string): boolean {
  const count = (expression: RegExp): number => text.match(expression)?.length ?? 0;
  const high = countHigh(text);
  const runs = count(/[^\0-\x7f]+/g);
  return high >= MIN_RUN * runs && count(letters) >= MIN_OF_SCRIPT * high && count(common) >= minCommon * high;
}

/** The number of UTF-16 units above ASCII. */
function countHigh(text: string): number {
  return (text.match(/[^\0-\x7f]+/g) ?? []).reduce((sum, run) => sum + run.length, 0);
}

/** Whether the letters that code page 850 reads as ä and ö stand where ã and õ do, before another vowel. */
function isPortuguese(text: string): boolean {
  const nasal = text.match(/[ãõ]/gi)?.length ?? 0;
  return nasal > 1 && 2 * (text.match(/ã[oe]|õe/gi)?.length ?? 0) > nasal;
}

/** The most likely label by the detector. */
function analysed(bytes: Uint8Array, sample: Uint8Array): string {
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
