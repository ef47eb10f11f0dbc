/**
 * CSV tables that spreadsheets open correctly with a double click.
 *
 * Excel takes the separator and the decimal sign from the computer's region: where a number is written 1.5, a comma
 * separates columns; where it is written 1,5, a semicolon does (Switzerland: 1.5 and a semicolon). No file fits all regions:
 * a first line `sep=;` sets the separator, but makes Excel ignore the byte-order mark, so that every name beyond ASCII is
 * garbled, and leaves the decimal sign open; tabs in UTF-16 open everywhere, but few other programs read them. So the
 * dialect follows the reader's region, and the reader can choose another. LibreOffice recognises either separator and asks.
 *
 * Otherwise as in RFC 4180: lines end in CRLF, texts are in quotation marks, a quotation mark is doubled. A file starts with
 * a byte-order mark, without which Excel reads UTF-8 as the region's legacy encoding.
 */

/** How columns are separated and numbers written. */
export interface Dialect {
  readonly separator: "," | ";";
  readonly decimal: "." | ",";
}

/** The available dialects, by name. The first is that of RFC 4180, which programs expect. */
export const dialects = {
  comma: { separator: ",", decimal: "." },
  semicolon: { separator: ";", decimal: "," },
  swiss: { separator: ";", decimal: "." },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A cell: a text, a number, or nothing. */
export type Cell = string | number | null;

/** The dialect of a region such as "de-CH". Some browsers name a locale that is none, such as "en-US@posix". */
export function dialectOf(locale: string): DialectName {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    if (parts.find(({ type }) => type === "decimal")?.value === ",") return "semicolon";
    return new Intl.Locale(locale).region === "CH" ? "swiss" : "comma";
  } catch {
    return "comma";
  }
}

/** One line of a table, including its line break. */
export function csvLine(cells: readonly Cell[], { separator, decimal }: Dialect): string {
  const written = cells.map((cell) => {
    if (cell === null) return "";
    return typeof cell === "number" ? numberIn(cell, decimal) : `"${defused(cell).replaceAll('"', '""')}"`;
  });
  return `${written.join(separator)}\r\n`;
}

/** Without digit grouping, which no spreadsheet reads back; empty if not a number. */
function numberIn(value: number, decimal: string): string {
  return Number.isFinite(value) ? String(value).replace(".", decimal).replace("e", "E") : "";
}

/** What a spreadsheet interprets as the start of a formula, including after spaces and in full width. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Control characters except line breaks, and unpaired surrogates: no spreadsheet shows them. */
const UNSHOWN = /[\p{Cs}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/gu;

/**
 * A text that no spreadsheet evaluates. File names are untrusted, and `=HYPERLINK(…)` could send the contents of other cells
 * to a stranger. OWASP recommends an apostrophe in front; every program shows it, and none runs what follows.
 */
export function defused(text: string): string {
  const startsInLine = /^[\t\r\n]/.test(text);
  const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(UNSHOWN, "\uFFFD");
  return startsInLine || FORMULA.test(plain) ? `'${plain}` : plain;
}
