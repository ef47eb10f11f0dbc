/**
 * Numbers as people type them. A comma is a decimal point where only decimals make sense, and separates thousands where only whole
 * numbers do; so no number is ever taken for another in any language.
 */

/** "0,9" → 0.9. NaN for what is no number, nothing included. */
export function decimalFrom(typed: string): number {
  const plain = typed.trim();
  if (plain === "") return Number.NaN;
  return Number(/^[+-]?\d*,\d+$/.test(plain) ? plain.replace(",", ".") : plain);
}

/** A share that is typed in per cent: "2,5" → 0.025. Null for what is not above 0 and below 100. */
export function shareFrom(typed: string): number | null {
  const percent = decimalFrom(typed);
  return percent > 0 && percent < 100 ? percent / 100 : null;
}

/** "10,000", "10.000" and "10 000" → 10000. What is typed with decimals has them, for the engine to refuse. */
export function wholeFrom(typed: string): number {
  const plain = typed.trim();
  const isGrouped = /^[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(plain);
  return isGrouped ? Number(plain.replace(/\D/g, "")) : decimalFrom(plain);
}
