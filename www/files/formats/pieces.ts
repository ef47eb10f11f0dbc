/** A long text of many small pieces. Kept as they come they would take many times the memory of their letters. */

/** Pieces that are joined at a time. */
const MAX_LOOSE = 4096;

/** A text that grows at its end. */
export class Pieces {
  readonly #joined: string[] = [];
  #loose: string[] = [];
  #length = 0;

  push(piece: string): void {
    this.#length += piece.length;
    if (this.#loose.push(piece) < MAX_LOOSE) return;
    this.#joined.push(this.#loose.join(""));
    this.#loose = [];
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  toString(): string {
    return [...this.#joined, ...this.#loose].join("");
  }
}
