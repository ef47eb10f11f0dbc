/**
 * The texts of one drop that the page holds: equal texts as one string, since each text that comes from a reader's thread is a
 * string of its own; and how many bytes they take, since a browser ends a tab that needs too much memory without a word.
 */

import { TextMap } from "../engine/text-map.ts";

/** Shorter texts are not worth a look. */
const MIN_UNITS = 1024;

/** In browsers and in Node.js, a string takes one byte a character if it has no others than these. */
const WIDE = /[^\0-\u00ff]/;

/** A text, and for how many files it is held. */
export interface HeldText {
  readonly text: string;
  readonly bytes: number;
  files: number;
}

export class HeldTexts {
  readonly #long = new TextMap<HeldText>();
  #bytes = 0;

  /** Bytes of all texts that are held, each counted once. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Holds a text for one more file; the string is that of the first text that is equal. O(length) if there is one, else O(1) as a rule. */
  hold(text: string): HeldText {
    const isLong = text.length >= MIN_UNITS;
    let held = isLong ? this.#long.get(text) : undefined;
    if (!held) {
      held = { text, bytes: text.length * (WIDE.test(text) ? 2 : 1), files: 0 };
      this.#bytes += held.bytes;
      if (isLong) this.#long.add(text, held);
    }
    held.files++;
    return held;
  }

  /** Holds a text for one file less. */
  release(held: HeldText): void {
    if (--held.files > 0) return;
    this.#bytes -= held.bytes;
    this.#long.delete(held.text);
  }
}
