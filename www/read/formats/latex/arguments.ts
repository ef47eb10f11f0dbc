/**
 * Finds the ends of a LaTeX command's arguments: nested braces, and options in brackets.
 *
 * Offsets must be queried in ascending order. Results are cached until the scan has passed them, so that a source in which
 * nothing is ever closed costs no more than a well-formed one. O(n) over all calls.
 */
import { LIMITS, tooDeep, Unreadable } from "../../model.ts";

const END_OF_HEAD = "\\endhead";

/** Finds the ends of arguments in one source. */
export class ArgumentScanner {
  /** Number of brace arguments that never end. */
  unclosed = 0;
  readonly #source: string;
  readonly #bracket: Next;
  readonly #line: Next;
  readonly #headEnd: Next;
  readonly #nextHead: Next;
  readonly #tableEnd: Next;
  /** Unmatched braces; computed when the first one is met. */
  #open: ReadonlySet<number> | null = null;

  constructor(source: string) {
    this.#source = source;
    this.#bracket = new Next(source, "]");
    this.#line = new Next(source, "\n");
    this.#headEnd = new Next(source, END_OF_HEAD);
    this.#nextHead = new Next(source, "\\endfirsthead");
    this.#tableEnd = new Next(source, "\\end{longtable}");
  }

  /** Skips `count` arguments in braces, and any in brackets among them. A `\def` ends where its braces do. */
  skipArguments(from: number, count: number): number {
    const source = this.#source;
    let at = from;
    for (let left = count; left > 0; ) {
      const next = this.#pastBlank(at);
      if (source[next] === "[") at = this.skipBrackets(next);
      else if (source[next] === "{") {
        const end = this.#skipBraces(next);
        if (end < 0) {
          this.unclosed++;
          return next;
        }
        at = end;
        left--;
      } else if (source[next] === "\\" && count > 1 && left === count) {
        const name = /\\[a-zA-Z]+/y;
        name.lastIndex = next;
        at = name.test(source) ? name.lastIndex : next + 1;
        left--;
      } else return at;
    }
    return at;
  }

  /** The argument of a macro: what is in braces, a command, or a single character. Null if it has none, or no end. */
  argument(from: number): { text: string; end: number } | null {
    const start = this.#pastBlank(from);
    const sign = this.#source[start];
    if (sign === undefined || "\n}%".includes(sign)) return null;
    if (sign === "{") {
      const end = this.#skipBraces(start);
      return end < 0 ? null : { text: this.#source.slice(start + 1, end - 1), end };
    }
    const token = /\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/uy;
    token.lastIndex = start;
    const [text = ""] = token.exec(this.#source) ?? [];
    return text === "" ? null : { text, end: token.lastIndex };
  }

  /** Skips options in brackets, if they start here and end within the line. */
  skipBrackets(from: number): number {
    if (this.#source[from] !== "[") return from;
    const close = this.#bracket.from(from);
    return close < this.#line.from(from) ? close + 1 : from + 1;
  }

  /** Skips the head that a long table repeats on later pages, which follows that of its first page. */
  pastRepeatedHead(from: number): number {
    const end = this.#headEnd.from(from);
    const isInTable = end < Math.min(this.#nextHead.from(from), this.#tableEnd.from(from));
    return isInTable ? end + END_OF_HEAD.length : from;
  }

  /** Skips spaces, and at most one line break among them. */
  #pastBlank(from: number): number {
    let at = from;
    let lines = 0;
    for (; ; at++) {
      const c = this.#source[at];
      if (c === "\n" && lines === 0) lines++;
      else if (c !== " " && c !== "\t") return at;
    }
  }

  /** The offset after the matching brace; -1 if there is none. */
  #skipBraces(from: number): number {
    if (this.#open?.has(from)) return -1;
    let depth = 0;
    for (let at = from; at < this.#source.length; at++) {
      const c = this.#source[at];
      if (c === "\\") at++;
      else if (c === "{") depth++;
      else if (c === "}" && --depth === 0) return at + 1;
    }
    this.#open ??= openBraces(this.#source, from);
    return -1;
  }
}

/** The offsets of all unmatched braces from `from` on. */
function openBraces(source: string, from: number): ReadonlySet<number> {
  const open: number[] = [];
  for (let at = from; at < source.length; at++) {
    const c = source[at];
    if (c === "\\") at++;
    else if (c === "}") open.pop();
    else if (c === "{" && open.push(at) > LIMITS.nesting) throw new Unreadable(tooDeep());
  }
  return new Set(open);
}

/** Finds the next occurrence of a sign; the end of the source if there is none. */
class Next {
  readonly #source: string;
  readonly #sign: string;
  #from = 0;
  #at = -1;

  constructor(source: string, sign: string) {
    this.#source = source;
    this.#sign = sign;
  }

  from(offset: number): number {
    if (offset < this.#from || offset > this.#at) {
      const found = this.#source.indexOf(this.#sign, offset);
      this.#at = found < 0 ? this.#source.length : found;
      this.#from = offset;
    }
    return this.#at;
  }
}
