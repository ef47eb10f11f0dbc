/**
 * The letters of TeX's bitmap fonts, whose drawings are only numbered ("a28") and say nothing of their letters.
 *
 * pdf.js reads a number as a Latin-1 code, so that ligatures and dashes become control characters. The encoding is found by the
 * numbers that a font has, which are those that the document uses. O(numbers).
 * Source: LaTeX font encodings (encguide), T1, T2A, TS1 and OT1.
 */

const range = (first: number, letters: string | readonly string[]): [number, string][] =>
  (typeof letters === "string" ? letters.split(" ") : letters).map((letter, at) => [first + at, letter]);

const LIGATURES = ["ff", "fi", "fl", "ffi", "ffl"];
/** What the encodings of TeX's newer text fonts have in common. */
const COMMON = [...range(16, "“ ”"), ...range(21, "– —"), ...range(27, LIGATURES), ...range(127, "-")];

/** T1: Latin letters with their accents. */
const T1: ReadonlyMap<number, string> = new Map([
  ...COMMON,
  ...range(13, "‚ ‹ ›"),
  ...range(18, "„ « »"),
  ...range(25, "ı ȷ"),
  ...range(128, "Ă Ą Ć Č Ď Ě Ę Ğ Ĺ Ľ Ł Ń Ň Ŋ Ő Ŕ Ř Ś Š Ş Ť Ţ Ű Ů Ÿ Ź Ž Ż Ĳ İ đ §"),
  ...range(160, "ă ą ć č ď ě ę ğ ĺ ľ ł ń ň ŋ ő ŕ ř ś š ş ť ţ ű ů ÿ ź ž ż ĳ ¡ ¿ £"),
  [215, "Œ"],
  [223, "SS"],
  [247, "œ"],
  [255, "ß"],
]);

/** T2A: Russian. */
const T2A: ReadonlyMap<number, string> = new Map([
  ...COMMON,
  ...range(156, "Ё №"),
  [188, "ё"],
  ...range(189, "„ « »"),
  ...Array.from({ length: 64 }, (_, at): [number, string] => [192 + at, String.fromCharCode(0x410 + at)]),
]);

/** OT1: the first one. Its accents are drawn on their own (./overlaid.ts). */
const OT1: ReadonlyMap<number, string> = new Map([
  ...range(11, LIGATURES),
  ...range(25, "ß æ œ ø Æ Œ Ø"),
  [34, "”"],
  [60, "¡"],
  [62, "¿"],
  [92, "“"],
  ...range(123, "– —"),
]);

/** TS1: signs. The bullet of lists is often the only one of its font. */
const BULLET: ReadonlyMap<number, string> = new Map([[136, "•"]]);

/** Fewest small letters of a font of text, and fewest if it has punctuation. Variables of formulas have a font of their own. */
const MIN_LETTERS = 8;
const MIN_LETTERS_PUNCTUATED = 4;
/** The most of the numbers up to 10 that it may have: TeX's fonts have Greek letters or accents there. */
const MAX_LOW = 2;

/** The numbers of a font's drawings; null if any has another name. */
export function numbersOf(names: readonly string[]): number[] | null {
  const numbers = names.filter((name) => name !== ".notdef").map((name) => Number(/^a(\d{1,3})$/.exec(name)?.[1]));
  return numbers.length > 0 && numbers.every((number) => number < 256) ? numbers : null;
}

/** The letters of a font whose drawings have these numbers; null if they cannot be told. */
export function texLetters(numbers: readonly number[]): ReadonlyMap<number, string> | null {
  const count = (first: number, last: number): number => numbers.filter((one) => one >= first && one <= last).length;
  const [latin, cyrillic] = [count(97, 122), count(224, 255)];
  if (numbers.length === 1 && numbers[0] === 136) return BULLET;
  const fewest = count(44, 46) > 0 ? MIN_LETTERS_PUNCTUATED : MIN_LETTERS;
  if (latin + cyrillic < fewest || count(0, 10) > MAX_LOW) return null;
  if (cyrillic > latin) return T2A;
  if (count(128, 255) > 0) return T1;
  // "ff" and "fi", where T1 has single accents.
  if (count(11, 12) > 0) return OT1;
  if (count(27, 31) > 0 || count(21, 22) > 0 || count(16, 17) === 2) return T1;
  return count(13, 15) > 0 ? OT1 : null;
}
