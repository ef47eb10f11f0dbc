/**
 * Finds words in a text, as a person reads it: small and capital letters are the same, so are the two kinds of apostrophe, and
 * white space between two words may be a line's end or several spaces.
 *
 * The browser's own search sees only what is drawn, and of a large text that is what lies near the screen.
 */
import type { Part } from "./pane/sections.ts";

/** More places of one text are not looked for. */
export const MAX_FOUND = 5000;

/** Texts ready to be searched, each made once. */
const known = new WeakMap<object, string>();

/** All places of the words in the text of `key`, ascending and apart from each other; at most `MAX_FOUND`. O(text). */
export function findIn(key: { readonly text: string }, query: string): Part[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];
  const text = known.get(key) ?? folded(key.text);
  known.set(key, text);
  const found: Part[] = [];
  for (let at = text.indexOf(first); at >= 0 && found.length < MAX_FOUND; ) {
    const end = endOf(text, at, words);
    if (end > 0) found.push({ start: at, end });
    at = text.indexOf(first, end > 0 ? end : at + 1);
  }
  return found;
}

/** Where the words end that begin here; 0 where they do not stand here. */
function endOf(text: string, start: number, words: readonly string[]): number {
  let at = start;
  for (const [index, word] of words.entries()) {
    const from = at;
    if (index > 0) while (isSpace(text.charCodeAt(at))) at++;
    if ((index > 0 && at === from) || !text.startsWith(word, at)) return 0;
    at += word.length;
  }
  return at;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;
}

/** Small letters, each as long as the one it stands for, so that places stay where they are. */
function folded(text: string): string {
  const small = text.toLowerCase();
  const same = small.length === text.length ? small : Array.from(text, smallLetter).join("");
  return same.replaceAll("’", "'");
}

/** A few capital letters have small ones that are longer, such as İ: these stay as they are. */
function smallLetter(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}
