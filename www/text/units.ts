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
