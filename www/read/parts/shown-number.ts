/** Numbers of spreadsheets as a format shows them, in decimal digits, so that they are rounded as people round. */
import type { Mark } from "./number-sections.ts";

/** The digits that spreadsheets compute with. */
const DIGITS = 15;
/** Numbers outside of these powers of ten are shown with an exponent. */
const [MIN_POWER, MAX_POWER] = [-9, 20];
const MAX_DENOMINATOR = 999;

/** A number without a format: 0.1, 1E+21. */
export function generalNumber(value: number): string {
  if (!Number.isFinite(value)) return "";
  const [mantissa = "", power = ""] = value.toExponential(DIGITS - 1).split("e");
  const exponent = Number(power);
  if (value === 0) return "0";
  if (exponent < MIN_POWER || exponent > MAX_POWER)
    return `${withoutZeros(mantissa)}E${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  return withoutZeros(Number(`${mantissa}e${power}`).toFixed(Math.max(0, DIGITS - 1 - exponent)));
}

function withoutZeros(decimal: string): string {
  if (!decimal.includes(".")) return decimal;
  let end = decimal.length;
  while (decimal[end - 1] === "0") end--;
  return decimal.slice(0, decimal[end - 1] === "." ? end - 1 : end);
}

/** A number that is not negative, as the marks of a section show it. */
export function shownNumber(value: number, marks: readonly Mark[]): string {
  const exponent = marks.findIndex(({ text, isLiteral }) => !isLiteral && /^e[+-]$/.test(text));
  if (exponent >= 0) return withExponent(value, marks, exponent);
  const slash = marks.findIndex(({ text, isLiteral }) => !isLiteral && text === "/");
  if (slash >= 0 && marks.slice(0, slash).some(isDigit)) return fraction(value, marks, slash);
  return decimal(value, marks);
}

function isDigit({ text, isLiteral }: Mark): boolean {
  return !isLiteral && (text === "0" || text === "#" || text === "?");
}

function isMark({ text, isLiteral }: Mark, mark: string): boolean {
  return !isLiteral && text === mark;
}

function countOf(marks: readonly Mark[], mark: string): number {
  return marks.filter((one) => isMark(one, mark)).length;
}

function decimal(value: number, marks: readonly Mark[]): string {
  const found = marks.findIndex((mark) => isMark(mark, "."));
  const point = found < 0 ? marks.length : found;
  const [whole, part] = [marks.slice(0, point), marks.slice(point + 1)];
  const [first, last] = [whole.findIndex(isDigit), whole.findLastIndex(isDigit)];
  // A comma among the digits groups them by thousands; one behind them all divides by a thousand.
  const isGrouped = countOf(whole.slice(first + 1, last + 1), ",") > 0;
  const behind = marks.slice(marks.findLastIndex(isDigit) + 1);
  const power = 2 * countOf(marks, "%") - 3 * countOf(behind, ",");
  const places = part.filter(isDigit).length;
  const digits = rounded(value, power, places).padStart(places + 1, "0");
  const split = digits.length - places;
  const shown = filled(digits.slice(0, split), whole, isGrouped);
  return found < 0 ? shown : `${shown}.${filledPart(digits.slice(split), part)}`;
}

/** `value` × 10^`power`, rounded to `places` behind the point, without the point: of 1.005 and 2 places, 101. */
function rounded(value: number, power: number, places: number): string {
  const [mantissa = "0", exponent = "0"] = value.toExponential(DIGITS - 1).split("e");
  const digits = BigInt(mantissa.replace(".", ""));
  const shift = Number(exponent) - (DIGITS - 1) + power + places;
  if (shift >= 0) return String(digits * 10n ** BigInt(shift));
  const divisor = 10n ** BigInt(-shift);
  return String((digits + divisor / 2n) / divisor);
}

/** Digits before the point put into their places from the right; the first place takes all that are left. */
function filled(digits: string, marks: readonly Mark[], isGrouped: boolean): string {
  let left = digits.replace(/^0+/, "");
  const first = marks.findIndex(isDigit);
  const shown: string[] = [];
  let count = 0;
  const add = (digit: string): void => {
    if (isGrouped && count > 0 && count % 3 === 0) shown.push(",");
    count++;
    shown.push(digit);
  };
  for (let at = marks.length - 1; at >= 0; at--) {
    const mark = marks[at] as Mark;
    if (isDigit(mark)) {
      const digit = left.at(-1) ?? (mark.text === "0" ? "0" : "");
      left = left.slice(0, -1);
      if (digit !== "") add(digit);
      else if (mark.text === "?") shown.push(" ");
      while (at === first && left !== "") {
        add(left.at(-1) ?? "");
        left = left.slice(0, -1);
      }
    } else if (!isMark(mark, ",")) shown.push(mark.text);
  }
  return shown.reverse().join("");
}

/** Digits behind the point; where only zeros are left, a format may show none. */
function filledPart(digits: string, marks: readonly Mark[]): string {
  const significant = withoutZeros(`.${digits}`).length - 1;
  let at = 0;
  return marks
    .map((mark) => {
      if (!isDigit(mark)) return isMark(mark, ",") ? "" : mark.text;
      const isShown = at < significant || mark.text === "0";
      return isShown ? (digits[at++] ?? "") : mark.text === "?" ? " " : "";
    })
    .join("");
}

/** With several digits before the point, the exponent is a multiple of their number: 12.3E+3. */
function withExponent(value: number, marks: readonly Mark[], at: number): string {
  const mantissa = marks.slice(0, at);
  const point = mantissa.findIndex((mark) => isMark(mark, "."));
  const whole = Math.max(1, mantissa.slice(0, point < 0 ? at : point).filter(isDigit).length);
  const places = mantissa.filter(isDigit).length - whole;
  const powerOf = (number: number): number =>
    number === 0 ? 0 : Math.floor(Number(number.toExponential(DIGITS - 1).split("e")[1]) / whole) * whole;
  let power = powerOf(value);
  // 9.99 may be rounded to 10.
  if (rounded(value, -power, places).length > whole + Math.max(0, places)) power += whole;
  const digits = filled(String(Math.abs(power)), marks.slice(at + 1), false);
  const sign = power < 0 ? "-" : marks[at]?.text === "e+" ? "+" : "";
  return `${decimal(scaled(value, -power), mantissa)}E${sign}${digits}`;
}

function scaled(value: number, power: number): number {
  const [mantissa = "0", exponent = "0"] = value.toExponential(DIGITS - 1).split("e");
  return Number(`${mantissa}e${Number(exponent) + power}`);
}

/** "# ?/?": the nearest fraction whose denominator has as many digits, or the one that the format states. */
function fraction(value: number, marks: readonly Mark[], slash: number): string {
  const below = marks.slice(slash + 1);
  const start = below.findIndex((mark) => isDigit(mark) || /^\d$/.test(mark.text));
  const places = below.slice(Math.max(0, start)).findIndex((mark) => !isDigit(mark) && !/^\d$/.test(mark.text));
  const denominatorMarks = below.slice(Math.max(0, start), places < 0 ? below.length : Math.max(0, start) + places);
  const stated = Number(denominatorMarks.map(({ text }) => (/^\d$/.test(text) ? text : "")).join(""));
  const before = marks.slice(0, slash);
  const numeratorEnd = before.findLastIndex(isDigit);
  let numeratorStart = numeratorEnd;
  while (numeratorStart > 0 && isDigit(before[numeratorStart - 1] as Mark)) numeratorStart--;
  const wholeMarks = before.slice(0, numeratorStart);
  const hasWhole = wholeMarks.some(isDigit);
  const whole = hasWhole ? Math.floor(value) : 0;
  let [numerator, denominator] =
    stated > 0
      ? [Math.round((value - whole) * stated), stated]
      : nearest(value - whole, Math.min(10 ** denominatorMarks.length - 1, MAX_DENOMINATOR));
  const carried = hasWhole && numerator === denominator ? 1 : 0;
  if (carried > 0) [numerator, denominator] = [0, 1];
  const wholes = hasWhole ? filled(String(whole + carried), wholeMarks, false) : "";
  if (hasWhole && numerator === 0) return whole + carried === 0 ? "0" : wholes.trim();
  return `${wholes}${numerator}/${denominator}`;
}

function nearest(value: number, max: number): [number, number] {
  let best: [number, number] = [Math.round(value), 1];
  for (let denominator = 2; denominator <= max; denominator++) {
    const numerator = Math.round(value * denominator);
    if (Math.abs(value - numerator / denominator) < Math.abs(value - best[0] / best[1]) - 1e-12)
      best = [numerator, denominator];
  }
  return best;
}
