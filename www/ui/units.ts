/** The words for what a token is. */
import type { Params } from "../engine/pkg/lookalike.js";

type Unit = Params["unit"];

const WORDS: Record<Unit, readonly [one: string, many: string]> = {
  words: ["word", "words"],
  characters: ["character", "characters"],
  code: ["token", "tokens"],
};

/** "word", "character" or "token". */
export function oneUnit(unit: Unit): string {
  return WORDS[unit][0];
}

/** "words", "characters" or "tokens". */
export function manyUnits(unit: Unit): string {
  return WORDS[unit][1];
}

/** "the same", or in what. */
export function theSame({ unit, stem }: Pick<Params, "unit" | "stem">): string {
  if (stem === 0 || unit !== "words") return "the same";
  return stem === 1 ? "the same by their first letter" : `the same by their first ${stem} letters`;
}

type Shingle = Pick<Params, "unit" | "k" | "reach">;

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "five-word": how long a shingle is. */
function length({ unit, k }: Shingle): string {
  return `${NUMBERS[k - 1] ?? k}-${oneUnit(unit)}`;
}

/** "five-word phrase", or what else a shingle is. */
export function oneShingle(params: Shingle): string {
  const { unit, reach } = params;
  return reach > 0 ? `${oneUnit(unit)} or pair of ${manyUnits(unit)}` : `${length(params)} phrase`;
}

/** "five-word phrases", or what else shingles are. */
export function manyShingles(params: Shingle): string {
  const { unit, reach } = params;
  return reach > 0 ? `${manyUnits(unit)} and pairs of ${manyUnits(unit)}` : `${length(params)} phrases`;
}
