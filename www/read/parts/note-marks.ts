/**
 * The raised number of a note, after a word or a sentence. Its digits would become a part of the word, raised ones too, because
 * the engine reads these as plain digits. So there is a space before them.
 */

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const MAX_DIGITS = 3;
/** Characters before a mark that decide: fewer letters may be a unit or a variable, whose power is no note. */
export const BEFORE_MARK = 3;

/** How the mark is written after a text, of which the last characters suffice; null if it is none. O(1). */
export function noteMark(before: string, digits: string): string | null {
  if (digits.length > MAX_DIGITS || !/^\d+$/.test(digits)) return null;
  const last = before.slice(-BEFORE_MARK);
  const isAfterWord = /^\p{L}{3}$/u.test(last);
  if (!isAfterWord && !/[.,;:!?”“»"'’)]$/.test(last)) return null;
  const raised = [...digits].map((digit) => RAISED[Number(digit)]).join("");
  return isAfterWord ? ` ${raised}` : raised;
}
