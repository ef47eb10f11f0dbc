/**
 * Workbooks as a single XML file, in Excel 2003's format (SpreadsheetML), which databases and school programs write with the ending
 * .xls: the sheets in their order, row by row, with a tab between cells. Values are read as they are shown.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Pieces } from "../../model.ts";
import { type Attributes, TextPage, walkXml } from "../../parts/markup.ts";
import { CellStyles } from "../../parts/number-format.ts";
import { SheetCounts, truth } from "../../parts/sheets.ts";

export function readFlatXlsx(xml: string): Content {
  const reader = new WorkbookReader();
  const isWhole = walkXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    text: (text) => reader.text(text),
    close: (name) => reader.close(name),
  });
  if (!isWhole) reader.counts.cut++;
  return contentOf(message("files-format-excel"), reader.page.toString(), reader.counts.notes);
}

/** Formats that the file refers to by name; here without spaces. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ["GeneralNumber", ""],
  ["GeneralDate", "m/d/yyyy\\ h:mm"],
  ["LongDate", "dddd\\,\\ mmmm\\ d\\,\\ yyyy"],
  ["MediumDate", "d-mmm-yy"],
  ["ShortDate", "m/d/yyyy"],
  ["LongTime", "h:mm:ss\\ AM/PM"],
  ["MediumTime", "h:mm\\ AM/PM"],
  ["ShortTime", "h:mm"],
  ["Currency", "$#,##0.00_);($#,##0.00)"],
  ["EuroCurrency", "€#,##0.00_);(€#,##0.00)"],
  ["Fixed", "0.00"],
  ["Standard", "#,##0.00"],
  ["Percent", "0.00%"],
  ["Scientific", "0.00E+00"],
]);

/** The number of a style without a format, and the format number of the first one that has any. */
const GENERAL = -1;
const FIRST_FORMAT = 1000;

/** The day from which spreadsheets count. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

class WorkbookReader {
  readonly page = new TextPage();
  readonly counts = new SheetCounts();
  readonly #styles = new CellStyles();
  /** The numbers of the styles by their identifiers. */
  readonly #numbers = new Map<string, number>();
  #count = 0;
  #defined = "";
  #parent = "";
  /** Whether a sheet is hidden stands behind its rows. */
  #sheet = new TextPage();
  #isHidden = false;
  #isFirst = true;
  #style = "";
  #type = "";
  #value: Pieces | null = null;
  #isUncomputed = false;
  #inComment = false;
  #inVisible = false;

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case "Style":
        this.#defined = attributes["ID"] ?? "";
        this.#parent = attributes["Parent"] ?? "";
        break;
      case "NumberFormat":
        this.#define(attributes["Format"] ?? "");
        break;
      case "Worksheet":
        this.#sheet = new TextPage();
        this.#isHidden = false;
        break;
      case "Visible":
        this.#inVisible = true;
        break;
      case "Row":
        this.#sheet.line();
        this.#isFirst = true;
        break;
      case "Cell":
        this.#style = attributes["StyleID"] ?? "";
        this.#isUncomputed = attributes["Formula"] !== undefined;
        break;
      case "Comment":
        this.counts.comments++;
        this.#inComment = true;
        break;
      case "Data":
        if (this.#inComment) break;
        this.#type = attributes["Type"] ?? "";
        this.#value = new Pieces();
        this.#isUncomputed = false;
        break;
    }
  }

  text(text: string): void {
    this.#value?.push(text);
    if (this.#inVisible) this.#isHidden = text.trim() !== "" && text.trim() !== "SheetVisible";
  }

  close(name: string): void {
    switch (name) {
      case "Style":
        if (!this.#numbers.has(this.#defined))
          this.#numbers.set(this.#defined, this.#numbers.get(this.#parent) ?? GENERAL);
        break;
      case "Worksheet":
        if (this.#isHidden) this.counts.hidden++;
        else {
          this.page.block();
          this.page.write(this.#sheet.toString());
        }
        this.#sheet = new TextPage();
        break;
      case "Visible":
        this.#inVisible = false;
        break;
      case "Cell":
        if (this.#isUncomputed) this.counts.uncomputed++;
        break;
      case "Comment":
        this.#inComment = false;
        break;
      case "Data":
        this.#write();
        break;
    }
  }

  #define(stated: string): void {
    const format = NAMED.get(stated.replace(" ", "")) ?? stated;
    if (format === "" || format === "General") this.#numbers.set(this.#defined, GENERAL);
    else {
      this.#numbers.set(this.#defined, this.#count);
      // Formats that a file defines have numbers behind those of Excel.
      this.#styles.define(FIRST_FORMAT + this.#count, format);
      this.#styles.add(FIRST_FORMAT + this.#count++);
    }
  }

  #write(): void {
    const text = this.#value === null ? "" : this.#shown(this.#value.toString().trim());
    this.#value = null;
    if (text === "") return;
    this.#sheet.write(this.#isFirst ? text : `\t${text}`);
    this.#isFirst = false;
  }

  #shown(value: string): string {
    if (this.#type === "Boolean") return truth(value === "1");
    const style = this.#numbers.get(this.#style) ?? GENERAL;
    const isTime = this.#type === "DateTime";
    if (isTime && style === GENERAL) return value.replace("T", " ").replace(/ 00:00:00(?:\.0*)?$/, "");
    if (value === "" || (!isTime && this.#type !== "Number")) return value;
    const number = isTime ? (Date.parse(`${value}Z`) - FIRST_DAY) / DAY_MS : Number(value);
    return Number.isFinite(number) ? this.#styles.shown(number, style).trim() : value;
  }
}
