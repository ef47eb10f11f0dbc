/**
 * A map whose keys are long texts. Looks them up by length and three samples, and compares whole texts only if these are
 * equal.
 */

/** Code units per sample; there are three. */
const SAMPLE = 32;
/** Maximum number of different texts with the same length and samples. */
const MAX_ALIKE = 8;

/** Values by text. Of many texts that differ only between the samples, it keeps only the first few. */
export class TextMap<V> {
  readonly #entries = new Map<string, { text: string; value: V }[]>();

  /** O(length) if present, otherwise usually O(1). */
  get(text: string): V | undefined {
    return this.#entries.get(sampleKeyOf(text))?.find((entry) => entry.text === text)?.value;
  }

  /** Adds a text that is not present. O(1). */
  add(text: string, value: V): void {
    const key = sampleKeyOf(text);
    const alike = this.#entries.get(key);
    if (!alike) this.#entries.set(key, [{ text, value }]);
    else if (alike.length < MAX_ALIKE) alike.push({ text, value });
  }

  /** Removes a text if present. Usually O(1). */
  delete(text: string): void {
    const key = sampleKeyOf(text);
    const others = this.#entries.get(key)?.filter((entry) => entry.text !== text) ?? [];
    if (others.length > 0) this.#entries.set(key, others);
    else this.#entries.delete(key);
  }
}

function sampleKeyOf(text: string): string {
  const samples = [0, (text.length - SAMPLE) >> 1, text.length - SAMPLE].map((from) =>
    text.slice(Math.max(0, from), Math.max(0, from) + SAMPLE),
  );
  return [text.length, ...samples].join("/");
}
