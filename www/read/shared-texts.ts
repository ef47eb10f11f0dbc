/**
 * The texts of one drop that are in memory. Equal texts share one string, because each text arrives from a reader's thread
 * as a string of its own; and their bytes are counted, because a browser ends a tab that needs too much memory without
 * warning.
 */

import { TextMap } from "../engine/text-map.ts";

/** Shorter texts are not worth comparing. */
const MIN_TEXT_UNITS = 1024;

/** In browsers and in Node.js, a string without these characters takes one byte per character. */
const WIDE = /[^\0-\u00ff]/;

/** A text, and the number of files that use it. */
export interface SharedText {
  readonly text: string;
  readonly bytes: number;
  files: number;
}

export class SharedTexts {
  readonly #long = new TextMap<SharedText>();
  #bytes = 0;

  /** Bytes of all texts, each counted once. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Adds a reference to a text; the string is that of the first equal text. O(length) if there is one, otherwise usually
   * O(1).
   */
  acquire(text: string): SharedText {
    const isLong = text.length >= MIN_TEXT_UNITS;
    let held = isLong ? this.#long.get(text) : undefined;
    if (!held) {
      held = { text, bytes: text.length * (WIDE.test(text) ? 2 : 1), files: 0 };
      this.#bytes += held.bytes;
      if (isLong) this.#long.add(text, held);
    }
    held.files++;
    return held;
  }

  /** Removes a reference to a text. */
  release(held: SharedText): void {
    if (--held.files > 0) return;
    this.#bytes -= held.bytes;
    this.#long.delete(held.text);
  }
}
