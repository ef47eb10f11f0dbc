/** Numbers in the current language's format; a percentage is never rounded up to 100% or down to 0%. */

import { firstWhere } from "../engine/binary-search.ts";
import { numbers, t } from "../i18n/t.ts";

const NO_BREAK_SPACE = "\u00a0";

/** 61204 → "61,204". */
export function integer(value: number): string {
  return numbers.value.integer(value);
}

/** A number with up to one decimal: 11.26 → "11.3"; non-zero values are never shown as zero. */
export function decimal(value: number): string {
  if (value > 0 && value < 0.05)
    return value >= 1e-6 ? numbers.value.oneDigit(value) : `<${numbers.value.oneDigit(1e-6)}`;
  return value >= 1000 ? integer(value) : numbers.value.oneDecimal(value);
}

/** To two digits: 4123 → "4,100", 2.34 → "2.3". */
export function rounded(value: number): string {
  return numbers.value.twoDigits(value);
}

/** 0.619 → "62%". Only 1 is 100% and only 0 is 0%. */
export function percent(share: number): string {
  return numbers.value.percent(share);
}

/** A share that, rounded to tenths of a percent, is 100% only for 1 and 0% only for 0. */
export function clampedToTenths(share: number): number {
  return share > 0 && share < 1 ? Math.min(0.999, Math.max(0.001, share)) : share;
}

/** A percentage, marked if it is an estimate rather than exact: "≈ 62%". */
export function about(share: number, exact: boolean): string {
  return exact ? percent(share) : `≈${NO_BREAK_SPACE}${percent(share)}`;
}

/** An estimate with its interval: "60% (52–68)". */
export function estimate(middle: number, low: number, high: number): string {
  return `${percent(middle)} (${Math.round(low * 100)}–${Math.round(high * 100)})`;
}

/** 1234 bytes → "1.2 kB". */
export function bytes(size: number): string {
  return numbers.value.bytes(size);
}

/** Milliseconds → "0.02 seconds", "1.3 seconds", "42 seconds". */
export function seconds(milliseconds: number): string {
  return numbers.value.seconds(milliseconds);
}

/** Joins remarks: with a space between sentences, with a semicolon after anything else. */
export function remarksInLine(remarks: readonly string[]): string {
  return remarks.reduce(
    (line, remark) => (line === "" ? remark : `${line}${/[.!?]$/.test(line) ? "" : ";"} ${remark}`),
    "",
  );
}

// Lines of a text, as an editor counts them: from 1, separated by line feeds.

/** The start offsets of lines in UTF-16 units, ascending, the first at 0. O(n). */
export function lineStarts(text: string): Uint32Array {
  // A growing array that is copied at the end would take ten times as long for a million lines.
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

/** The number of the line that contains an offset. O(log lines). */
export function lineAt(starts: ArrayLike<number>, offset: number): number {
  return firstWhere(starts.length, (at) => (starts[at] ?? 0) > offset);
}

/** The lines that a stretch of text covers: "line 12", "lines 12–40". */
export function linesOf(starts: Uint32Array, start: number, end: number): string {
  const [first, last] = firstAndLast(starts, start, end);
  return first === last ? t("ui-line", { line: first }) : t("ui-lines", { first, last });
}

/** The same without the word: "12", "12–40". */
export function lineRange(starts: Uint32Array, start: number, end: number): string {
  const [first, last] = firstAndLast(starts, start, end);
  return first === last ? first : `${first}–${last}`;
}

/** The lines (or pages, by their starts) of a stretch, as text: such numbers are identifiers, and are not grouped. */
export function firstAndLast(starts: ArrayLike<number>, start: number, end: number): [first: string, last: string] {
  return [String(lineAt(starts, start)), String(lineAt(starts, Math.max(start, end - 1)))];
}
