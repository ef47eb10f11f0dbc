// Seeded random numbers, for corpora that are generated here: the same on every machine. Mulberry32 (T. Ettinger, 2017).

/** A sequence of numbers determined by its seed. */
export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** From 0 to 1, exclusive. */
  share() {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `end` − 1. */
  below(end) {
    return Math.floor(this.share() * end);
  }

  /** A whole number from `first` to `last`. */
  between(first, last) {
    return first + this.below(last - first + 1);
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  /** The items in random order. */
  shuffled(items) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [result[last], result[other]] = [result[other], result[last]];
    }
    return result;
  }
}
