/**
 * The direction of writing: a PDF draws every line from left to right, and right-to-left text is turned back to the order in which it is
 * read. Follows the Unicode bidirectional algorithm (UAX #9) as far as the order on the page tells. O(n).
 */

/** Right-to-left letters: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms, without Arabic digits. */
const RIGHT = /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;
/** Digits are written from left to right within any text. */
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9]/u;
/** Signs that belong to the number beside them. */
const UNIT = /[%$€£°]/u;
/** A number with its separators and units: `1914-1918`, `50%`. */
const NUMBER = /[%$€£°]?[\d\u0660-\u0669\u06f0-\u06f9]+(?:[.,:/+-][\d\u0660-\u0669\u06f0-\u06f9]+)*[%$€£°]?/gu;

const isRight = (c: string): boolean => RIGHT.test(c);
const isLeft = (c: string): boolean => !isRight(c) && LETTER.test(c);
const isLeftOrDigit = (c: string): boolean => isLeft(c) || DIGIT.test(c);

/** Reorders a line from drawing order to the order in which it is read. Most of its letters decide on its direction. */
export function logical(text: string): string {
  if (!RIGHT.test(text)) return text;
  const letters = [...text].filter((c) => LETTER.test(c));
  const right = letters.filter(isRight).length;
  if (2 * right < letters.length) return inRuns(text, isRight, isLeft, (run) => turnNumbers(turn(run)));
  // Several words are turned as one. Several numbers are not: each is drawn to the left of the one before it.
  return inRuns(turn(text), isLeftOrDigit, isRight, (run) => (LETTER.test(run) ? turn(run) : turnNumbers(run)));
}

/**
 * Changes the runs of a line: from one character that is `of` them to the last one before a character that `parts` runs, with the units
 * at either end.
 */
function inRuns(
  text: string,
  of: (c: string) => boolean,
  parts: (c: string) => boolean,
  change: (run: string) => string,
): string {
  const characters = [...text];
  const at = (index: number): string => characters[index] ?? "";
  const isUnit = (index: number): boolean => UNIT.test(at(index));
  let written = "";
  for (let start = 0; start < characters.length; start++) {
    let last = isUnit(start) && of(at(start + 1)) ? start + 1 : start;
    if (!of(at(last))) {
      written += at(start);
      continue;
    }
    for (let next = last + 1; next < characters.length && !parts(at(next)); next++) if (of(at(next))) last = next;
    if (isUnit(last + 1)) last++;
    written += change(characters.slice(start, last + 1).join(""));
    start = last;
  }
  return written;
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
