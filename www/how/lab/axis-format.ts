/** The Lab's number formats, on axes and in tables; and a table as CSV, with all its digits. */
import { catalogue, say } from "../../i18n/t.ts";
import { integer } from "../../ui/format.ts";
import type { Cell, NumberFormat, Table } from "./experiment-model.ts";

const MINUS = "\u2212";

const styles = {
  share: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  probability: { minimumFractionDigits: 4, maximumFractionDigits: 4 },
  difference: { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 },
  tens: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  ones: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  less: { minimumFractionDigits: 3, maximumFractionDigits: 3 },
} satisfies Record<string, Intl.NumberFormatOptions>;

const writers: Record<Exclude<NumberFormat, "text">, (value: number) => string> = {
  integer,
  number: (value) => significant(value),
  share: (value) => digits(value, styles.share),
  probability: (value) => digits(value, styles.probability),
  difference: (value) => digits(value * 100, styles.difference),
  milliseconds: (value) => significant(value),
  nanoseconds: (value) => significant(value),
};

/** A number in its format; a missing value is a dash. */
export function write(value: Cell, format: NumberFormat): string {
  if (value === null) return "–";
  if (typeof value !== "number") return say(value);
  return format === "text" || !Number.isFinite(value) ? String(value) : writers[format](value);
}

/** The same for an axis mark, which is a round number: "20%", not "20.0%". */
export function writeMark(value: number, format: NumberFormat): string {
  if (format === "share") return digits(value, { style: "percent", maximumFractionDigits: 1 });
  if (format === "difference") return digits(value * 100, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
  if (format === "probability" || format === "integer" || !Number.isFinite(value)) return write(value, format);
  return Math.abs(value) >= 1e-3 && Math.abs(value) < 1e15
    ? digits(value, { maximumFractionDigits: 3 })
    : write(value, format);
}

/** 0.0734 → "7.3%". */
export function share(value: number): string {
  return write(value, "share");
}

/** Three significant digits; large numbers grouped, very small and very large ones as powers of ten. */
function significant(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (size >= 1e15 || size < 1e-3) {
    const exponent = Math.floor(Math.log10(size));
    return `${digits(value / 10 ** exponent, styles.tens)} · ${powerOfTen(exponent)}`;
  }
  if (size >= 100) return integer(value);
  return digits(value, size >= 10 ? styles.tens : size >= 1 ? styles.ones : styles.less);
}

/** 6 → "10⁶". */
export function powerOfTen(exponent: number): string {
  const raised = [...String(Math.abs(exponent))].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `10${exponent < 0 ? "⁻" : ""}${raised}`;
}

/** A zero has no sign, even if it was rounded down to. */
function digits(value: number, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(catalogue.value?.locale, { signDisplay: "negative", ...options });
  return format.format(value).replace("-", MINUS);
}

/** A table in the format of RFC 4180: numbers with all their digits and a point, text in quotes if necessary. */
export function csvOf({ columns, rows }: Table): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(cell: Cell): string {
  const text = typeof cell === "number" ? String(cell) : say(cell ?? "");
  // A spreadsheet would interpret a leading = or @ as a formula.
  const safe = typeof cell !== "number" && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
