/** How words are hidden in a text, as the page says it. */
import type { Obfuscation, TrickCount } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { t } from "../messages/t.ts";

const TRICKS = {
  invisible: "comparison-trick-invisible",
  backwards: "comparison-trick-backwards",
  lookAlike: "comparison-trick-look-alike",
  styled: "comparison-trick-styled",
  spacedOut: "comparison-trick-spaced-out",
} as const satisfies Record<Obfuscation, Key>;

/** "41 look-alike letters of another script in 38 words". */
export function trickInWords({ trick, characters, words }: TrickCount): string {
  return t(TRICKS[trick], { characters, words });
}
