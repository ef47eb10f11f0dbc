/**
 * Equal texts → one string, so that a thousand copies of a file take the memory of one: each text that comes from a reader's thread
 * is a string of its own.
 */

import { TextMap } from "../engine/text-map.ts";

/** Shorter texts are not worth a look. */
const MIN_UNITS = 1024;

export class SameTexts {
  readonly #known = new TextMap<string>();

  /** The first text that is equal to this one, perhaps itself. O(length) if there is one, else O(1) as a rule. */
  first(text: string): string {
    if (text.length < MIN_UNITS) return text;
    const known = this.#known.get(text);
    if (known === undefined) this.#known.add(text, text);
    return known ?? text;
  }
}
