/**
 * Equal texts → one string, so that a thousand copies of a file take the memory of one: each text that comes from a reader's thread
 * is a string of its own.
 */

/** Shorter texts are not worth a look. */
const MIN_UNITS = 1024;
/** Code units of each of the three samples by which texts are looked up. */
const SAMPLE = 32;
/** Most different texts with the same length and samples that a text is compared with. */
const MAX_ALIKE = 8;

export class SameTexts {
  readonly #known = new Map<string, string[]>();

  /** The first text that is equal to this one, perhaps itself. O(length) if there is one, else O(1) as a rule. */
  first(text: string): string {
    if (text.length < MIN_UNITS) return text;
    const at = [0, (text.length - SAMPLE) >> 1, text.length - SAMPLE];
    const key = [text.length, ...at.map((from) => text.slice(from, from + SAMPLE))].join("/");
    const alike = this.#known.get(key);
    const known = alike?.find((other) => other === text);
    if (known !== undefined) return known;
    if (!alike) this.#known.set(key, [text]);
    else if (alike.length < MAX_ALIKE) alike.push(text);
    return text;
  }
}
