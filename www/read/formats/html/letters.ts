/** How a style places the letters of a text: how close they are, and in which direction they run. */
import { LETTER_WIDTH, NARROW_WIDTH } from "../../parts/markup.ts";
import { LENGTH } from "./places.ts";

export interface Letters {
  /** What is added to the width of each letter, as a part of its size. */
  spacing?: number | undefined;
  /** Whether it runs from right to left. */
  rtl?: boolean | undefined;
  /** Whether the direction is forced on all letters; not inherited. */
  overrides?: boolean | undefined;
}

/** What a declaration adds; null if it is about anything else. */
export function lettersOf(name: string, value: string): Letters | null {
  if (name === "direction") return { rtl: value === "rtl" };
  if (name === "unicode-bidi") return { overrides: value.endsWith("-override") };
  if (name === "letter-spacing") return { spacing: spacingOf(value) };
  return null;
}

/** Units as parts of a letter's size, which is taken for 20 pixels. */
const PARTS_OF_SIZE: ReadonlyMap<string, number> = new Map([
  ["em", 1],
  ["rem", 1],
  ["ch", 0.5],
  ["px", 1 / 20],
  ["pt", 1 / 15],
]);

function spacingOf(value: string): number {
  const [, number = "0", unit = ""] = LENGTH.exec(value) ?? [];
  return Number(number) * (PARTS_OF_SIZE.get(unit) ?? 0);
}

/** Whether letters are so close that the next one stands on each. */
export function hidesLetters({ spacing = 0 }: Letters): boolean {
  return spacing <= -LETTER_WIDTH;
}

/** Whether a space between words has no width. */
export function hidesBlanks({ spacing = 0 }: Letters): boolean {
  return spacing <= -NARROW_WIDTH;
}
