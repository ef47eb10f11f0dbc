/** How words were hidden in a text, as the page says it. */
import type { Obfuscation, TrickCount } from "../engine/pkg/lookalike.js";
import { count } from "../ui/format.ts";

const NAMES: Record<Obfuscation, [one: string, many: string]> = {
  invisible: ["invisible character", "invisible characters"],
  backwards: ["character written backwards", "characters written backwards"],
  lookAlike: ["look-alike letter of another script", "look-alike letters of another script"],
  styled: ["letter in another form", "letters in another form"],
  spacedOut: ["letter spaced out", "letters spaced out"],
};

/** "41 look-alike letters of another script in 38 words". */
export function trickInWords({ trick, characters, words }: TrickCount): string {
  const what = count(characters, ...NAMES[trick]);
  return words === 0 ? what : `${what} in ${count(words, "word", "words")}`;
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const [last, ...others] = [...parts].reverse();
  return others.length === 0 ? (last ?? "") : `${others.reverse().join(", ")} and ${last}`;
}
