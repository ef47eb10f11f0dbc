/**
 * The rows of an OpenDocument spreadsheet, a line each, with a tab between cells. The format states cells and rows that are alike once, with a
 * number; they are written as often as they stand in the sheet, so that a table is read as from any other format.
 */
import type { Attributes, TextPage } from "../../parts/markup.ts";
import { truth } from "../../parts/sheets.ts";
import { generalNumber } from "../../parts/shown-number.ts";

/** Maximum characters of repeated text. Beyond that, as in a column filled to its end, text is written once. */
const MAX_REPEATED_CHARACTERS = 1 << 20;

export class SheetRows {
  readonly #page: TextPage;
  #left = MAX_REPEATED_CHARACTERS;
  #row: string[] = [];
  #rowTimes = 1;
  #cell: string[] = [];
  /** The value of the open cell, which is shown where no text is stated. */
  #value = "";
  #cellTimes = 1;
  /** The open cells: a table within a cell is part of its text. */
  #depth = 0;

  constructor(page: TextPage) {
    this.#page = page;
  }

  get isInCell(): boolean {
    return this.#depth > 0;
  }

  openRow(repeated: string | undefined): void {
    if (this.isInCell) return;
    this.#row = [];
    this.#rowTimes = timesOf(repeated);
  }

  openCell(attributes: Attributes): void {
    if (this.#depth++ > 0) return;
    this.#cell = [];
    this.#value = shownValue(attributes);
    this.#cellTimes = timesOf(attributes["number-columns-repeated"]);
  }

  /** Parts the paragraphs of a cell. */
  paragraph(): void {
    if (this.#cell.length > 0) this.#cell.push(" ");
  }

  write(text: string): void {
    this.#cell.push(text);
  }

  closeCell(): void {
    if (--this.#depth > 0) return;
    const text = this.#cell.join("").trim() || this.#value;
    if (text === "") return;
    for (let left = this.#allowed(this.#cellTimes, text); left > 0; left--) this.#row.push(text);
  }

  closeRow(): void {
    if (this.isInCell || this.#row.length === 0) return;
    const line = this.#row.join("\t");
    for (let left = this.#allowed(this.#rowTimes, line); left > 0; left--) {
      this.#page.line();
      this.#page.write(line);
    }
    this.#row = [];
  }

  /** How often a text is written: as often as it stands there, or once. */
  #allowed(times: number, text: string): number {
    const more = (times - 1) * (text.length + 1);
    if (more > this.#left) return 1;
    this.#left -= more;
    return times;
  }
}

/** The value that a cell states beside its text, as it is shown without a format. */
function shownValue(attributes: Attributes): string {
  const value = attributes["value"] ?? "";
  if (value === "" || !Number.isFinite(Number(value))) {
    const isTrue = attributes["boolean-value"];
    if (isTrue !== undefined) return truth(isTrue === "true");
    return (attributes["string-value"] ?? attributes["date-value"] ?? attributes["time-value"] ?? "").trim();
  }
  const number = Number(value);
  return attributes["value-type"] === "percentage" ? `${generalNumber(number * 100)}%` : generalNumber(number);
}

function timesOf(repeated: string | undefined): number {
  const times = Number(repeated ?? 1);
  return Number.isSafeInteger(times) && times > 1 ? times : 1;
}
