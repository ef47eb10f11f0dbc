/** How the Lab writes its numbers, on axes, in tables and in sentences; and a table as CSV, with all its digits. */
import { integer } from "../ui/format.ts";
import type { Cell, Format, Table } from "./model.ts";

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";

const writers: Record<Exclude<Format, "text">, (value: number) => string> = {
  integer,
  number: (value) => significant(value),
  share: (value) => `${digits(value * 100, 1)}%`,
  probability: (value) => digits(value, 4),
  difference: (value) => `${value < 0 ? MINUS : "+"}${digits(Math.abs(value) * 100, 2)}`,
  milliseconds: (value) => significant(value),
  nanoseconds: (value) => significant(value),
};

/** A number as its format asks; what cannot be known is a dash. */
export function write(value: Cell, format: Format): string {
  if (value === null) return "–";
  if (typeof value === "string") return value;
  return format === "text" || !Number.isFinite(value) ? String(value) : writers[format](value);
}

/** 0.0734 → "7.3%". */
export function share(value: number): string {
  return write(value, "share");
}

/** Milliseconds in a sentence: "0.42 ms", "12 ms". */
export function milliseconds(value: number): string {
  return `${significant(value)}${NO_BREAK_SPACE}ms`;
}

/** Three significant digits; large numbers grouped, very small and very great ones as powers of ten. */
export function significant(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return "0";
  if (size >= 1e15 || size < 1e-3) {
    const [mantissa = "", exponent = ""] = value.toExponential(1).split("e");
    return `${mantissa.replace("-", MINUS)} · ${powerOfTen(Number(exponent))}`;
  }
  if (size >= 100) return integer(value);
  return digits(value, size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

/** 6 → "10⁶". */
export function powerOfTen(exponent: number): string {
  const raised = [...String(Math.abs(exponent))].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `10${exponent < 0 ? "⁻" : ""}${raised}`;
}

function digits(value: number, most: number): string {
  const text = value.toFixed(most);
  return (Number(text) === 0 ? (0).toFixed(most) : text).replace("-", MINUS);
}

/** A table by RFC 4180: numbers with all their digits and a point, text in quotes where it must be. */
export function csvOf({ columns, rows }: Table): string {
  const lines = [columns.map(({ label }) => label), ...rows];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(cell: Cell): string {
  const text = String(cell ?? "");
  // A spreadsheet would take a leading = or @ for a formula.
  const safe = typeof cell === "string" && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
