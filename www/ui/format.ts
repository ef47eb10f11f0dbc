/** Numbers as the language in use writes them; a share never rounded up to all or down to nothing. */
import { numbers } from "../i18n/t.ts";

const NO_BREAK_SPACE = "\u00a0";

/** 61204 → "61,204". */
export function integer(value: number): string {
  return numbers.value.integer(value);
}

/** A number that need not be whole, to one place: 11.26 → "11.3"; what is not zero never reads as zero. */
export function decimal(value: number): string {
  if (value > 0 && value < 0.05)
    return value >= 1e-6 ? numbers.value.oneDigit(value) : `<${numbers.value.oneDigit(1e-6)}`;
  return value >= 1000 ? integer(value) : numbers.value.oneDecimal(value);
}

/** To two digits: 4123 → "4,100", 2.34 → "2.3". */
export function rounded(value: number): string {
  return numbers.value.twoDigits(value);
}

/** 0.619 → "62%". Only all is 100% and only nothing is 0%. */
export function percent(share: number): string {
  return numbers.value.percent(share);
}

/** The same, told apart from an exact share where it is an estimate: "≈ 62%". */
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

/** Remarks one after the other: between sentences a space, after anything else a semicolon. */
export function remarksInLine(remarks: readonly string[]): string {
  return remarks.reduce(
    (line, remark) => (line === "" ? remark : `${line}${/[.!?]$/.test(line) ? "" : ";"} ${remark}`),
    "",
  );
}
