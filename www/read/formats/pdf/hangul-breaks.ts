/**
 * Korean has spaces between words, and many programs break its lines between any two syllables. Whether a line ends within a word is
 * not written on the page, so the rest of the document decides: whether it has the word, then whether it writes these two
 * syllables in one word or in two, and at last how often it writes anything between each of them and its neighbour.
 */

/** How much more likely than two words one must be where only the frequencies of single syllables are known. */
const MIN_ODDS = 2;

/**
 * How many lines that clearly end within a word there must be for each that clearly does not, so that these frequencies count: some
 * programs break lines only between words.
 */
const MIN_SHARE = 0.3;

/** How often something is written within words, and with a space instead. */
interface Counts {
  within: number;
  apart: number;
}

/** A function that decides whether a line ends within a word that goes on in the next one. O(characters), and its calls O(word). */
export function hangulBreaks(lines: readonly string[]): (before: string, line: string) => boolean {
  const written = new Written();
  for (const line of lines) written.add(line);
  let [within, apart] = [0, 0];
  for (const [at, line] of lines.slice(1).entries()) {
    const evidence = written.evidence(lines[at] ?? "", line);
    if (evidence > 0) within++;
    else if (evidence < 0) apart++;
  }
  const mayEndWithin = within > MIN_SHARE * apart;
  return (before, line) => {
    const evidence = written.evidence(before, line);
    return evidence > 0 || (evidence === 0 && mayEndWithin && written.isLikely(before, line));
  };
}

/** What is written within the lines of a document. */
class Written {
  readonly #words = new Set<string>();
  readonly #pairs = new Map<string, Counts>();
  readonly #firsts = new Map<string, Counts>();
  readonly #seconds = new Map<string, Counts>();

  add(line: string): void {
    for (const { 0: word, index } of line.matchAll(/\p{Script=Hangul}+/gu)) {
      // A word at the end of a line may be a part of one.
      if (index > 0 && index + word.length < line.length) this.#words.add(word);
    }
    for (const [, first = "", space, second = ""] of line.matchAll(
      /(\p{Script=Hangul})(?=( ?)(\p{Script=Hangul}))/gu,
    )) {
      const key = space === "" ? "within" : "apart";
      at(this.#pairs, first + second)[key]++;
      at(this.#firsts, first)[key]++;
      at(this.#seconds, second)[key]++;
    }
  }

  /** Positive if a line ends within a word, negative if it ends with one, and 0 if neither is known. */
  evidence(before: string, line: string): number {
    const end = hangulAtEnd(before);
    const [, rest = ""] = /^(\p{Script=Hangul}+)/u.exec(line) ?? [];
    if (end === "" || rest === "") return 0;
    if (this.#words.has(end + rest)) return 1;
    if (this.#words.has(end) && this.#words.has(rest)) return -1;
    const { within, apart } = this.#pairs.get(end.slice(-1) + rest.slice(0, 1)) ?? { within: 0, apart: 0 };
    return Math.sign(within - apart);
  }

  /** Whether the frequencies of the two syllables speak for one word. */
  isLikely(before: string, line: string): boolean {
    const [first, second] = [before.slice(-1), line.slice(0, 1)];
    if (!/^\p{Script=Hangul}{2}$/u.test(first + second)) return false;
    const [x, y] = [at(this.#firsts, first), at(this.#seconds, second)];
    return (x.within + 1) * (y.within + 1) > MIN_ODDS * (x.apart + 1) * (y.apart + 1);
  }
}

/** The Hangul with which a line ends. */
function hangulAtEnd(line: string): string {
  let start = line.length;
  while (start > 0 && /\p{Script=Hangul}/u.test(line.charAt(start - 1))) start--;
  return line.slice(start);
}

function at(map: Map<string, Counts>, key: string): Counts {
  const found = map.get(key) ?? { within: 0, apart: 0 };
  map.set(key, found);
  return found;
}
