/**
 * How spreadsheets show numbers (ECMA-376, part 1, 18.8.30): a format has up to four sections, for positive numbers, negative ones,
 * zero and text, or for those that meet a condition. Shown as in American English on any machine, so that a table is read the same
 * whatever it was saved as. A number without a format has 15 digits, as many as spreadsheets compute with.
 */
import { LIMITS, tooMany, Unreadable } from "../model.ts";
import { type Section, sectionsOf } from "./number-sections.ts";
import { shownDate } from "./shown-date.ts";
import { generalNumber, shownNumber } from "./shown-number.ts";

/** Spreadsheets allow as many characters in a format. */
const MAX_CHARACTERS = 255;

/** Formats that files refer to by number alone. Case makes no difference. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [0, "General"],
  [1, "0"],
  [2, "0.00"],
  [3, "#,##0"],
  [4, "#,##0.00"],
  [5, "$#,##0_);($#,##0)"],
  [6, "$#,##0_);($#,##0)"],
  [7, "$#,##0.00_);($#,##0.00)"],
  [8, "$#,##0.00_);($#,##0.00)"],
  [9, "0%"],
  [10, "0.00%"],
  [11, "0.00E+00"],
  [12, "# ?/?"],
  [13, "# ??/??"],
  [14, "m/d/yyyy"],
  [15, "d-mmm-yy"],
  [16, "d-mmm"],
  [17, "mmm-yy"],
  [18, "H:MM AM/PM"],
  [19, "H:MM:SS AM/PM"],
  [20, "h:mm"],
  [21, "h:mm:ss"],
  [22, "M/D/YYYY H:MM"],
  [37, "#,##0_);(#,##0)"],
  [38, "#,##0_);(#,##0)"],
  [39, "#,##0.00_);(#,##0.00)"],
  [40, "#,##0.00_);(#,##0.00)"],
  [41, '#,##0_);(#,##0);"-"'],
  [42, '$#,##0_);($#,##0);$"-"'],
  [43, '#,##0.00_);(#,##0.00);"-"'],
  [44, '$#,##0.00_);($#,##0.00);$"-"'],
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mm:ss.0"],
  [48, "##0.0E+0"],
  [49, "@"],
  // Dates and times of East Asia.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, "m/d/yyyy"] as const),
  ...[32, 33, 34, 35, 55, 56].map((id) => [id, "h:mm:ss"] as const),
]);

/** The number formats of a workbook, and which of them each style of its cells has. */
export class CellStyles {
  readonly #codes = new Map<number, string>();
  readonly #formats = new Map<number, NumberFormat>();
  readonly #styles: number[] = [];
  /** Whether days are counted from 1904, as on an old Macintosh. */
  isFrom1904 = false;

  define(format: number, code: string): void {
    this.#codes.set(format, code);
    checkCount(this.#codes.size);
  }

  /** Adds the next style. */
  add(format: number): void {
    checkCount(this.#styles.push(format));
  }

  /** A number as a cell with this style shows it. */
  shown(value: number, style: number): string {
    return this.#formatOf(style).shown(value, this.isFrom1904);
  }

  /** Whether a cell with this style shows no text. */
  hidesText(style: number): boolean {
    return this.#formatOf(style).hidesText;
  }

  #formatOf(style: number): NumberFormat {
    const id = this.#styles[style] ?? 0;
    let format = this.#formats.get(id);
    if (!format) {
      format = new NumberFormat(this.#codes.get(id) ?? BUILT_IN.get(id) ?? "");
      this.#formats.set(id, format);
    }
    return format;
  }
}

function checkCount(count: number): void {
  if (count > LIMITS.styles) throw new Unreadable(tooMany(LIMITS.styles, "styles"));
}

class NumberFormat {
  readonly #sections: readonly Section[];

  constructor(code: string) {
    this.#sections = code.length > MAX_CHARACTERS ? [] : sectionsOf(code);
  }

  get hidesText(): boolean {
    return this.#sections[3]?.marks.length === 0;
  }

  shown(value: number, isFrom1904 = false): string {
    const index = this.#choose(value);
    const section = this.#sections[index];
    if (!section || !Number.isFinite(value)) return generalNumber(value);
    if (section.kind === "date") return shownDate(value, section.marks, isFrom1904) ?? generalNumber(value);
    // The section for negative numbers has a sign of its own.
    const magnitude = Math.abs(value);
    const text =
      section.kind === "general"
        ? section.marks.map((mark) => (mark.isLiteral ? mark.text : generalNumber(magnitude))).join("")
        : shownNumber(magnitude, section.marks);
    const isSigned = value < 0 && (index !== 1 || section.isMet !== null) && /[1-9]/.test(text);
    return isSigned ? `-${text}` : text;
  }

  /** The section for a number. */
  #choose(value: number): number {
    const sections = this.#sections.slice(0, 3);
    if (sections.some(({ isMet }) => isMet)) {
      const met = sections.findIndex(({ isMet }) => !isMet || isMet(value));
      return met < 0 ? sections.length - 1 : met;
    }
    if (value < 0) return sections.length > 1 ? 1 : 0;
    return value === 0 && sections.length > 2 ? 2 : 0;
  }
}
