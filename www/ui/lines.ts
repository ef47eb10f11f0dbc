/** Lines of a text, as an editor counts them: from 1, parted by line feeds. */
import { t } from "../i18n/t.ts";

/** Where lines begin in UTF-16 units, ascending, the first at 0. O(n). */
export function lineStarts(text: string): Uint32Array {
  // A list that grows and is copied at its end would take ten times as long for a million lines.
  let starts = new Uint32Array(1024);
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    if (lines === starts.length) {
      const longer = new Uint32Array(2 * lines);
      longer.set(starts);
      starts = longer;
    }
    starts[lines++] = at + 1;
  }
  return starts.slice(0, lines);
}

/** The number of the line in which an offset stands. O(log lines). */
export function lineAt(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines that a stretch of text touches: "line 12", "lines 12–40". */
export function linesOf(starts: Uint32Array, start: number, end: number): string {
  const [first, last] = firstAndLast(starts, start, end);
  return first === last ? t("ui-line", { line: first }) : t("ui-lines", { first, last });
}

/** The same without the word: "12", "12–40". */
export function lineRange(starts: Uint32Array, start: number, end: number): string {
  const [first, last] = firstAndLast(starts, start, end);
  return first === last ? first : `${first}–${last}`;
}

/** As texts: numbers of lines are names, and are not grouped. */
function firstAndLast(starts: Uint32Array, start: number, end: number): [first: string, last: string] {
  return [String(lineAt(starts, start)), String(lineAt(starts, Math.max(start, end - 1)))];
}
