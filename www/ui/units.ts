/** The words for what a token is, and for what a shingle is. */
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";

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
  return stem === 0 || unit !== "words" ? t("ui-same") : t("ui-same-beginning", { letters: stem });
}

type Shingle = Pick<Params, "unit" | "k" | "reach">;

const PHRASE = {
  words: "ui-phrase-words",
  characters: "ui-phrase-characters",
  code: "ui-phrase-code",
} as const satisfies Record<Unit, Key>;

const PHRASES = {
  words: "ui-phrases-words",
  characters: "ui-phrases-characters",
  code: "ui-phrases-code",
} as const satisfies Record<Unit, Key>;

/** "five-word phrase", or what else a shingle is. */
export function oneShingle({ unit, k, reach }: Shingle): string {
  return reach > 0 ? t("ui-phrase-pairs") : t(PHRASE[unit], { k });
}

/** "five-word phrases", or what else shingles are. */
export function manyShingles({ unit, k, reach }: Shingle): string {
  return reach > 0 ? t("ui-phrases-pairs") : t(PHRASES[unit], { k });
}
