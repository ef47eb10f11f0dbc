/** Turns the engine's positions of obfuscated words into the stretches that the reader marks and steps through. */

import type { Obfuscation, ObfuscationCount, ObfuscationPlaces } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";

/** A stretch of text with obfuscated words, in UTF-16 units. */
export interface ObfuscatedPlace {
  readonly start: number;
  readonly end: number;
}

/** Maximum extent of a word on either side of an invisible character. */
const MAX_WORD_UNITS = 40;

/**
 * The stretches, ascending. Invisible characters cannot be marked, so the word around them is marked, once, however many it
 * contains. O(places).
 */
export function obfuscatedPlaces({ kinds, places }: ObfuscationPlaces, text: string): ObfuscatedPlace[] {
  const found: ObfuscatedPlace[] = [];
  for (let at = 0; at + 2 < places.length; at += 3) {
    const [kind = 0, start = 0, end = 0] = places.subarray(at, at + 3);
    const stretch = kinds[kind]?.kind === "invisible" ? wordAround(text, start, end) : { start, end };
    if (stretch.start >= (found.at(-1)?.end ?? 0)) found.push(stretch);
  }
  return found;
}

function wordAround(text: string, start: number, end: number): ObfuscatedPlace {
  // Bounded input: at most MAX_WORD_UNITS characters.
  const before = /\S*$/u.exec(text.slice(Math.max(0, start - MAX_WORD_UNITS), start))?.[0] ?? "";
  const behind = /^\S*/u.exec(text.slice(end, end + MAX_WORD_UNITS))?.[0] ?? "";
  return { start: start - before.length, end: end + behind.length };
}

// Kinds of obfuscation in words.

const KINDS = {
  invisible: "comparison-trick-invisible",
  backwards: "comparison-trick-backwards",
  lookAlike: "comparison-trick-look-alike",
  styled: "comparison-trick-styled",
  spacedOut: "comparison-trick-spaced-out",
} as const satisfies Record<Obfuscation, Key>;

/** "41 look-alike letters of another script in 38 words". */
export function obfuscationInWords({ kind, characters, words }: ObfuscationCount): string {
  return t(KINDS[kind], { characters, words });
}
