/**
 * The direction of writing: a PDF draws every line from left to right, and right-to-left text is turned back to the order in which it is
 * read. Follows the Unicode bidirectional algorithm (UAX #9) as far as the order on the page tells. O(n).
 */

/** Right-to-left letters: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, without Arabic digits. */
const RIGHT = "\\u0590-\\u065f\\u066a-\\u06ef\\u06fa-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc";
/** Digits that are written from left to right within any text. */
const DIGIT = "\\d\\u0660-\\u0669\\u06f0-\\u06f9";
/** Signs that belong to the number beside them. */
const UNIT = "[%$€£°]?";
const LEFT = `(?![${RIGHT}])\\p{L}`;

const RIGHT_TO_LEFT = new RegExp(`[${RIGHT}]`, "u");
/** Right-to-left words in a line of the other direction, from the first to the last letter. */
const RIGHT_RUN = new RegExp(`[${RIGHT}](?:(?:(?!${LEFT})[\\s\\S])*[${RIGHT}])?`, "gu");
/** Words and numbers of the other direction in a right-to-left line, without blanks and other signs at their ends. */
const LEFT_RUN = new RegExp(`${UNIT}(?:${LEFT}|[${DIGIT}])(?:[^${RIGHT}]*(?:${LEFT}|[${DIGIT}]))?${UNIT}`, "gu");
/** A number with its separators and units: `1914-1918`, `50%`. */
const NUMBER = new RegExp(`${UNIT}[${DIGIT}]+(?:[.,:/+-][${DIGIT}]+)*${UNIT}`, "gu");

/** Reorders a line from drawing order to the order in which it is read. Most of its letters decide on its direction. */
export function logical(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const letters = [...text].filter((c) => /\p{L}/u.test(c));
  const right = letters.filter((c) => RIGHT_TO_LEFT.test(c)).length;
  if (2 * right < letters.length) return text.replace(RIGHT_RUN, (run) => turnNumbers(turn(run)));
  // Several words are turned as one. Several numbers are not: each is drawn to the left of the one before it.
  return turn(text).replace(LEFT_RUN, (run) => (/\p{L}/u.test(run) ? turn(run) : turnNumbers(run)));
}

function turnNumbers(text: string): string {
  return text.replace(NUMBER, turn);
}

/** Brackets are drawn as their mirror images in right-to-left text. */
const MIRRORED: ReadonlyMap<string, string> = new Map(
  ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap(([open = "", close = ""]) => [
    [open, close],
    [close, open],
  ]),
);

function turn(text: string): string {
  return [...text]
    .reverse()
    .map((c) => MIRRORED.get(c) ?? c)
    .join("");
}
