/** Marks of emphasis and of struck-out text in a paragraph: pairs of `*`, `_` and `~~` are removed. O(n). */

/** A stretch of the text, and what stands in its place. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Marks in a row that may open emphasis: what is left of them. */
interface Opener {
  readonly from: number;
  to: number;
}

const BLANK = /^\s?$/;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;

export class Emphasis {
  readonly removed: Edit[] = [];
  readonly #open: ReadonlyMap<string, Opener[]> = new Map(["*", "_", "~"].map((sign) => [sign, []]));

  /** Reads the marks in a row at an offset, and returns the offset behind them. */
  mark(text: string, at: number): number {
    const sign = text[at] ?? "";
    let end = at + 1;
    while (text[end] === sign) end++;
    const open = this.#open.get(sign);
    if (!open || (sign === "~" && end - at > 2)) return end;
    const { opens, closes } = sides(text, at, end, sign);
    let from = at;
    while (closes && from < end) {
      const opener = open.at(-1);
      if (!opener) break;
      const count = Math.min(opener.to - opener.from, end - from);
      this.#remove(opener.to - count, count);
      this.#remove(from, count);
      opener.to -= count;
      from += count;
      if (opener.to === opener.from) open.pop();
    }
    if (opens && from < end) open.push({ from, to: end });
    return end;
  }

  #remove(from: number, count: number): void {
    this.removed.push({ from, to: from + count, text: "" });
  }
}

/** Whether marks may open or close emphasis: by what stands beside them, as CommonMark says. */
function sides(text: string, from: number, to: number, sign: string): { opens: boolean; closes: boolean } {
  const [before, after] = [text[from - 1] ?? "", text[to] ?? ""];
  const [isBlankBefore, isBlankAfter] = [BLANK.test(before), BLANK.test(after)];
  const [isSignBefore, isSignAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const left = !isBlankAfter && (!isSignAfter || isBlankBefore || isSignBefore);
  const right = !isBlankBefore && (!isSignBefore || isBlankAfter || isSignAfter);
  if (sign !== "_") return { opens: left, closes: right };
  return { opens: left && (!right || isSignBefore), closes: right && (!left || isSignAfter) };
}
