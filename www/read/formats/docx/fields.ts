/** Fields of a Word document: an instruction, and its result, which is the text. A field in an instruction is part of the instruction. */
export class Fields {
  /** For each open field, whether it is in its instruction. */
  #open: boolean[] = [];

  /** Reads a mark by its type; any other changes nothing. */
  mark(type: string | undefined): void {
    if (type === "begin") this.#open.push(true);
    else if (type === "separate" && this.#open.length > 0) this.#open[this.#open.length - 1] = false;
    else if (type === "end") this.#open.pop();
  }

  /** Whether the open field is within the instruction of another one. */
  get isInInstruction(): boolean {
    return this.#open.lastIndexOf(true, -2) >= 0;
  }

  /** In damaged files, the instruction of a field has no end: it must not hide the results of all fields that follow. */
  endParagraph(): void {
    this.#open = this.#open.map(() => false);
  }
}
