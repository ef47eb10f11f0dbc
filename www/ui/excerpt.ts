/** The start of a text that is too long to be shown whole: it ends between two words. */

/** A word, or what has no spaces, longer than this is cut all the same, in UTF-16 units. */
const MAX_CUT_WORD_UNITS = 40;

/** Where to end a text of at most `max` UTF-16 units: between two words, or if there are no spaces, between two characters. */
export function excerptEnd(text: string, max: number): number {
  if (text.length <= max) return text.length;
  const from = Math.max(0, max - MAX_CUT_WORD_UNITS);
  const space = text.slice(from, max + 1).search(/\s\S*$/);
  if (space >= 0) return from + space;
  // A character may be two units.
  return /[\uD800-\uDBFF]/.test(text[max - 1] ?? "") ? max - 1 : max;
}

/** A text on one line; of a longer one its start, and "…". */
export function excerptOf(text: string, max: number): string {
  const end = excerptEnd(text, max);
  const line = text.slice(0, end).replaceAll(/\s+/g, " ").trim();
  return end < text.length ? `${line} …` : line;
}
