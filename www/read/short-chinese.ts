/**
 * Short Chinese and Korean texts in encodings with two bytes a character. A comment or two in a program are too little for the
 * frequencies of characters, so that ./guess.ts would take them for Western. Here, all characters must be common ones, which have ranges
 * of their own, and stand in rows that touch no Latin word, as accented letters do. O(n).
 */

/** Rows of common characters; punctuation and wide letters may be among them. */
const GB_ROW = /(?:[\xb0-\xd7][\xa1-\xfe]|[\xa1\xa3][\xa1-\xfe])+/g;
const BIG5_ROW = /(?:[\xa4-\xc6][\x40-\x7e\xa1-\xfe]|\xa1[\x40-\x7e\xa1-\xfe])+/g;
/** The first byte of punctuation and wide letters. */
const PUNCTUATION = /[\xa1\xa3]/;
/** The first bytes of Korean syllables. Three common Chinese characters hardly ever all have one of them. */
const SYLLABLE = /^[\xb0-\xc8]/;

/** Different characters that a text must have, and more the longer it is: lines drawn with characters of DOS repeat a few. */
const MIN_DIFFERENT = 3;
const MAX_DIFFERENT = 25;
/** The share of characters that may be the same byte twice, as a repeated Western character is. */
const MAX_TWIN_SHARE = 0.25;
/** Characters in a row, on average: words have two or more. */
const MIN_ROW = 2;
/** The share of characters of Big5 whose second byte is above ASCII: usually more than half. */
const MIN_HIGH_SHARE = 0.25;
/** Syllables of EUC-JP, and the share of characters that may be one of them. */
const KANA = /[\xa4\xa5][\xa1-\xf6]/;
const MAX_KANA_SHARE = 0.5;

/** Bytes that are examined: a longer text has enough of its own to be recognised. */
const MAX_BYTES = 4096;

/** The encoding of a short Chinese or Korean text; null if it may be anything else. Few texts in Big5 have only characters with codes of GB 2312. */
export function shortChinese(bytes: Uint8Array): "gbk" | "big5" | "euc-kr" | null {
  const from = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 1);
  const text = String.fromCharCode(...bytes.subarray(from, from + MAX_BYTES));
  const gb = charactersIn(text, GB_ROW);
  if (gb) return gb.every((character) => SYLLABLE.test(character)) ? "euc-kr" : "gbk";
  const big5 = charactersIn(text, BIG5_ROW);
  if (!big5) return null;
  const share = (some: RegExp): number => big5.filter((character) => some.test(character)).length / big5.length;
  return share(/[^\0-\x7f]$/) >= MIN_HIGH_SHARE && share(KANA) <= MAX_KANA_SHARE ? "big5" : null;
}

/** The characters of a text, without punctuation; null if it has anything else above ASCII, or may be in Latin letters. */
function charactersIn(text: string, row: RegExp): string[] | null {
  const rows: string[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(row)) {
    if (/[^\0-\x7f]/.test(text.slice(end, index))) return null;
    if (/[a-z]/i.test(text[index - 1] ?? "") || /[a-z]/i.test(text[index + found.length] ?? "")) return null;
    end = index + found.length;
    rows.push(found);
  }
  // The text may be cut within a character.
  if (/[^\0-\x7f]/.test(text.slice(end, MAX_BYTES - 1))) return null;
  const characters = rows
    .flatMap((found) => found.match(/../gs) ?? [])
    .filter((character) => !PUNCTUATION.test(character[0] ?? ""));
  const different = Math.max(MIN_DIFFERENT, Math.min(MAX_DIFFERENT, characters.length / 2));
  const twins = characters.filter((character) => character[0] === character[1]).length;
  if (twins > MAX_TWIN_SHARE * characters.length) return null;
  return new Set(characters).size >= different && characters.length >= MIN_ROW * rows.length ? characters : null;
}
