/**
 * Tables as CSV that spreadsheets open right by a double click.
 *
 * Excel takes the separator and the decimal sign from the computer's region: where a number is written 1.5, a comma separates
 * columns; where it is written 1,5, a semicolon does (Switzerland: 1.5 and a semicolon). No file fits all regions: a first
 * line `sep=;` settles the separator, but has Excel ignore the byte-order mark, so that every name beyond ASCII is garbled,
 * and leaves the decimal sign open; tabs in UTF-16 open everywhere, but few other programs read them. So the dialect follows
 * the reader's region, and the reader can choose another. LibreOffice recognises either separator and asks.
 *
 * Otherwise as RFC 4180 says: lines end in CRLF, texts stand in quotation marks, a quotation mark is doubled. A file begins
 * with a byte-order mark, without which Excel reads UTF-8 as the region's old encoding.
 */

/** How columns are separated and numbers written. */
export interface Dialect {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}

/** The dialects there are, by name. The first is that of RFC 4180, which programs expect. */
export const dialects = {
  comma: { separator: ",", decimal: "." },
  semicolon: { separator: ";", decimal: "," },
  swiss: { separator: ";", decimal: "." },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

/** What tells a spreadsheet that a file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A cell: a text, a number, or nothing. */
export type Cell = string | number | null;

/** The dialect of a region such as "de-CH". */
export function dialectOf(locale: string): DialectName {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  if (parts.find(({ type }) => type === "decimal")?.value === ",") return "semicolon";
  return new Intl.Locale(locale).region === "CH" ? "swiss" : "comma";
}

/** One line of a table, with its end. */
export function csvLine(cells: readonly Cell[], { separator, decimal }: Dialect): string {
  const written = cells.map((cell) => {
    if (cell === null) return "";
    return typeof cell === "number" ? numberIn(cell, decimal) : `"${defused(cell).replaceAll('"', '""')}"`;
  });
  return `${written.join(separator)}\r\n`;
}

/** Without signs that group digits, which no spreadsheet reads back; empty for what is no number. */
function numberIn(value: number, decimal: string): string {
  return Number.isFinite(value) ? String(value).replace(".", decimal).replace("e", "E") : "";
}

/** What a spreadsheet takes for the beginning of a formula, also after spaces and in full width. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Control characters other than the ends of lines, and halves of characters: no spreadsheet shows them. */
const UNSHOWN = /[\p{Cs}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu;

/**
 * A text that no spreadsheet calculates. Names of files come from anybody, and `=HYPERLINK(…)` would send what other cells
 * hold to a stranger. An apostrophe in front is what OWASP recommends; every program shows it, and none runs what follows.
 */
export function defused(text: string): string {
  const startsInLine = /^[\t\r\n]/.test(text);
  const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(UNSHOWN, "\uFFFD");
  return startsInLine || FORMULA.test(plain) ? `'${plain}` : plain;
}
