/**
 * How much a text looks like writing of its script: tells apart encodings whose bytes are all valid.
 *
 * In a wrong encoding, letters become capitals within words, symbols between letters, and rare letters of another language. Each
 * character above ASCII has some points for it or against it. O(n).
 */

/** Accented letters of Western and Central European languages, and the usual letters of Russian and Ukrainian. */
const ACCENTED = "äöüßéèêëàâáãåçñíìîïóòôõøúùûæœýÿąćęłńśźżčďěňřšťůžőű";
const CYRILLIC = "оеаинтсрвлкмдпуяьгзбчйхжшю";
/** Punctuation of a text, and what may stand beside a number. */
const PUNCTUATION = "–—’‘“”„«»…¿¡";
const SIGNS = "°№ªº·§€£©®µ±×½²³\u00a0";
/** Signs that Unicode counts among the letters. */
const LETTER_SIGNS = "ƒªº";
/** Letters that are words of their own. */
const WORDS = "àéèóíúêôöåâáýÅÀÉ";

/** The points of a text; those of a better reading of the same bytes are higher. */
export function plausibility(text: string): number {
  let score = 0;
  let before = "\n";
  let current = "\n";
  for (const next of `${text}\n`) {
    if (current > "\x7f") score += pointsOf(current, before, next);
    before = current;
    current = next;
  }
  return score;
}

function pointsOf(c: string, before: string, next: string): number {
  const [follows, precedes] = [isLetter(before), isLetter(next)];
  if (!/\p{L}/u.test(c) || LETTER_SIGNS.includes(c)) return pointsOfSign(c, follows && precedes);
  const lower = c.toLowerCase();
  // A capital within a word, or letters of two alphabets side by side.
  if (c !== lower && follows && before === before.toLowerCase()) return -3;
  if (follows && isCyrillic(before) !== isCyrillic(c)) return -3;
  if (isCyrillic(c)) return CYRILLIC.includes(lower) ? 2 : /[а-яёіїєґјљњћђџ]/u.test(lower) ? 1 : -1;
  if (!follows && !precedes && !WORDS.includes(c)) return -1;
  return ACCENTED.includes(lower) ? 2 : /\p{Script=Latin}/u.test(c) ? 1 : -2;
}

function pointsOfSign(c: string, isWithinWord: boolean): number {
  if (/[\p{Cc}\p{Co}\ufffd]/u.test(c)) return -6;
  if (/[\u2500-\u25ff]/u.test(c)) return -4;
  if (isWithinWord) return c === "’" ? 3 : "—\u00a0\u00ad·".includes(c) ? 0 : -3;
  return PUNCTUATION.includes(c) ? 2 : SIGNS.includes(c) ? 0 : -3;
}

function isLetter(c: string): boolean {
  return /\p{L}/u.test(c);
}

function isCyrillic(c: string): boolean {
  return c >= "\u0400" && c <= "\u04ff";
}
