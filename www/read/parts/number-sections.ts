/** A number format of a spreadsheet as its sections, and each as the marks and letters that it shows. */
/** A part of a format: letters that are shown as they are, or a mark that stands for a part of the number. */
export interface Mark {
  readonly text: string;
  readonly isLiteral: boolean;
}

/** Shows the numbers that meet its condition; without one, those of its place. */
export interface Section {
  readonly marks: readonly Mark[];
  readonly isMet: ((value: number) => boolean) | null;
  readonly kind: "general" | "date" | "number";
}

const MARKS = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]?|(general|am\/pm|a\/p|e[+-]|y+|m+|d+|h+|s+|e+|[0#?.,%/@])|./gis;

/** The sections of a format in their order. O(n). */
export function sectionsOf(code: string): Section[] {
  const sections: Section[] = [];
  let marks: Mark[] = [];
  let isMet: Section["isMet"] = null;
  const literal = (text: string): void => void marks.push({ text, isLiteral: true });
  const end = (): void => {
    sections.push({ marks, isMet, kind: kindOf(marks) });
    marks = [];
    isMet = null;
  };
  for (const [all, quoted, escaped, bracket, mark] of code.matchAll(MARKS)) {
    if (quoted !== undefined || escaped !== undefined) literal(quoted ?? escaped ?? "");
    else if (bracket !== undefined) {
      isMet ??= conditionOf(bracket);
      if (/^(?:h+|m+|s+)$/i.test(bracket)) marks.push({ text: `[${bracket.toLowerCase()}]`, isLiteral: false });
      else if (bracket.startsWith("$")) literal(bracket.slice(1).split("-", 1).join(""));
    } else if (mark !== undefined) marks.push({ text: mark.toLowerCase(), isLiteral: false });
    else if (all === ";") end();
    else if (all.startsWith("_")) literal(" ");
    else if (!all.startsWith("*")) literal(all);
  }
  end();
  return sections;
}

/** A section without marks has none but its letters to show. */
function kindOf(marks: readonly Mark[]): Section["kind"] {
  const found = marks.filter(({ isLiteral }) => !isLiteral);
  if (found.some(({ text }) => text === "general" || text === "@")) return "general";
  return found.some(({ text }) => /^(?:[ymdhs[]|e+$)/.test(text)) ? "date" : "number";
}

/** "<=100" → what meets it; null for a colour and other brackets. */
function conditionOf(bracket: string): ((value: number) => boolean) | null {
  const [, sign, number] = /^(<=|>=|<>|<|>|=)(-?[\d.]{1,30})$/.exec(bracket.trim()) ?? [];
  const limit = Number(number);
  if (sign === undefined || Number.isNaN(limit)) return null;
  if (sign === "=") return (value) => value === limit;
  if (sign === "<>") return (value) => value !== limit;
  if (sign === "<") return (value) => value < limit;
  if (sign === "<=") return (value) => value <= limit;
  return sign === ">" ? (value) => value > limit : (value) => value >= limit;
}
