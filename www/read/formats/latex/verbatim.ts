/**
 * Parts of a LaTeX source in which its signs mean nothing: code, addresses, and what is switched off.
 *
 * Everything searches forward from where the scan is. A search that fails is not repeated, or is short, so that a source in which
 * nothing ends takes no longer. O(n) over all calls.
 */
import { code } from "../../model.ts";

/** A stretch of the source, and where reading goes on. */
export interface Raw {
  text: string;
  end: number;
}

/** Environments whose content is shown as it is written, and the number of arguments before it. */
const VERBATIM: ReadonlyMap<string, number> = new Map(
  Object.entries({
    verbatim: 0,
    "verbatim*": 0,
    Verbatim: 0,
    "Verbatim*": 0,
    BVerbatim: 0,
    LVerbatim: 0,
    alltt: 0,
    lstlisting: 0,
    minted: 1,
    "minted*": 1,
    pythoncode: 0,
  }),
);

/** Environments that nobody sees. */
const UNSEEN = new Set(code`comment filecontents filecontents*`);

/** Drawings: commands with coordinates, and labels. */
const DRAWN = new Set(code`tikzpicture tikzpicture* circuitikz pgfpicture`);

/** Commands that start like a condition, but have no end. */
const NO_CONDITIONS = new Set(
  code`iff ifthenelse ifdef ifundef ifstrequal ifstrempty ifblank ifnumcomp ifboolexpr ifbool iftoggle`,
);

/** The longest code or address within a line. */
const MAX_INLINE = 4_000;

export class VerbatimScanner {
  readonly #source: string;
  /** Ends that were searched for in vain. */
  readonly #missing = new Set<string>();
  /** Up to where braces were searched for their end in vain. */
  #searched = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Whether an environment shows its content as it is written, or not at all; undefined for any other. */
  kindOf(environment: string): "shown" | "unseen" | "drawn" | undefined {
    if (DRAWN.has(environment)) return "drawn";
    if (UNSEEN.has(environment)) return "unseen";
    return VERBATIM.has(environment) ? "shown" : undefined;
  }

  /** The content of such an environment, from the end of its `\begin{…}`; null if it has no end. */
  environment(name: string, from: number): Raw | null {
    const mark = `\\end{${name}}`;
    if (this.#missing.has(mark)) return null;
    const end = this.#source.indexOf(mark, from);
    if (end < 0) {
      this.#missing.add(mark);
      return null;
    }
    let text = this.#source.slice(from, end);
    text = text.replace(/^[ \t]*\[[^\]\n]{0,999}\]/, "");
    if (VERBATIM.get(name) === 1) text = text.replace(/^[ \t]*\{[^{}\n]{0,99}\}/, "");
    return { text: text.replace(/^[ \t]*\n/, ""), end: end + mark.length };
  }

  /** Code between two equal signs, or in braces; null if it does not end within its line. */
  inline(from: number): Raw | null {
    const sign = this.#source[from];
    if (sign === undefined || /[\sa-zA-Z*]/.test(sign)) return null;
    if (sign === "{") return this.braces(from);
    const line = this.#source.slice(from + 1, from + 1 + MAX_INLINE);
    const end = line.indexOf(sign);
    const text = line.slice(0, Math.max(end, 0));
    return end < 0 || text.includes("\n") ? null : { text, end: from + end + 2 };
  }

  /** What is in braces, where neither "%" nor "\" means anything; null if it does not end soon. */
  braces(from: number): Raw | null {
    if (this.#source[from] !== "{" || from < this.#searched) return null;
    let depth = 0;
    for (let at = from; at < from + MAX_INLINE && at < this.#source.length; at++) {
      const c = this.#source[at];
      if (c === "{") depth++;
      else if (c === "}" && --depth === 0) return { text: this.#source.slice(from + 1, at), end: at + 1 };
    }
    this.#searched = from + MAX_INLINE;
    return null;
  }

  /** Where reading goes on after a false condition: behind its `\else`, or its `\fi`; -1 if it has neither. */
  pastFalse(from: number): number {
    if (this.#missing.has("\\fi")) return -1;
    const word = /\\(if[a-zA-Z]*|else|fi)(?![a-zA-Z])/g;
    word.lastIndex = from;
    let depth = 1;
    for (let found = word.exec(this.#source); found; found = word.exec(this.#source)) {
      const [, name = ""] = found;
      if (name === "fi") depth--;
      else if (name !== "else" && !NO_CONDITIONS.has(name)) depth++;
      if (depth === 0 || (name === "else" && depth === 1)) return word.lastIndex;
    }
    this.#missing.add("\\fi");
    return -1;
  }
}

/** The labels in a drawing: the text in braces after each `node`. */
export function labelsOf(drawing: string): string[] {
  const scanner = new VerbatimScanner(drawing);
  const labels: string[] = [];
  const [node, sign] = [/\bnode\b/g, /[{};]/g];
  while (node.exec(drawing)) {
    sign.lastIndex = node.lastIndex;
    const found = sign.exec(drawing);
    const raw = found?.[0] === "{" ? scanner.braces(found.index) : null;
    if (raw) labels.push(raw.text);
    node.lastIndex = raw?.end ?? (found ? sign.lastIndex : drawing.length);
  }
  return labels;
}
