/**
 * People's names in texts, blacked out. Each letter becomes one sign, so that the text keeps its length, and every place in it
 * is the same place as before: what the engine found in the text is drawn on the masked one without any mapping.
 *
 * A name is found as a whole, and by its parts of three letters or more where they stand as words of their own. A part alone
 * must begin with a capital letter, for many names are words, too (will, grace, mark); several parts of one name in a row are a
 * name however they are written.
 */

/** What stands for a letter of a name. */
const BLACK = "█";

/** Fewest letters of a part that is looked for by itself. */
const MIN_LETTERS = 3;

/** Most characters between two parts of one name: "Mallory, Kate". */
const MAX_BETWEEN = 2;

/** The words of names, in lower case, each with the numbers of the people who are called so. */
export type NameWords = ReadonlyMap<string, ReadonlySet<number>>;

const WORD = /[\p{L}\p{M}]+/gu;

/** The words of some people's names. A file's ending is none, and "KateMallory" is two. */
export function nameWordsOf(names: readonly string[]): NameWords {
  const found = new Map<string, Set<number>>();
  for (const [person, name] of names.entries()) {
    const dot = name.lastIndexOf(".");
    const stem = dot > 0 && name.length - dot <= 6 && !name.slice(dot).includes(" ") ? name.slice(0, dot) : name;
    for (const [run] of stem.matchAll(WORD)) {
      for (const word of new Set([run, ...humps(run)])) {
        const people = found.get(lower(word)) ?? new Set();
        found.set(lower(word), people.add(person));
      }
    }
  }
  return found;
}

/** "KateMallory" → "Kate", "Mallory". */
function humps(run: string): string[] {
  const starts = [0];
  for (let at = 1; at < run.length; at++) {
    if (isCapital(run.charAt(at)) && !isCapital(run.charAt(at - 1))) starts.push(at);
  }
  return starts.map((start, at) => run.slice(start, starts[at + 1]));
}

/** See the head of this file. O(text). */
export function masked(text: string, names: NameWords): string {
  if (names.size === 0) return text;
  const out: string[] = [];
  let done = 0;
  let before: Found | null = null;
  const black = (start: number, end: number): void => {
    out.push(text.slice(done, start), BLACK.repeat(end - start));
    done = end;
  };
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const people = names.get(lower(word));
    if (!people) {
      before = null;
      continue;
    }
    const end = start + word.length;
    const isNext: boolean = before !== null && follows(before, start, people);
    const isMasked: boolean = isNext || (word.length >= MIN_LETTERS && !isSmall(word.charAt(0)));
    if (isNext && before && !before.isMasked) black(before.start, before.end);
    if (isMasked) black(start, end);
    before = { start, end, people, isMasked };
  }
  return out.length === 0 ? text : out.join("") + text.slice(done);
}

/** The word of a name that was found last. */
interface Found {
  start: number;
  end: number;
  people: ReadonlySet<number>;
  isMasked: boolean;
}

/** Whether a word goes on with the name of somebody whose name the word before it is of. */
function follows(before: Found, start: number, people: ReadonlySet<number>): boolean {
  return start - before.end <= MAX_BETWEEN && [...people].some((one) => before.people.has(one));
}

function lower(word: string): string {
  return word.toLowerCase();
}

/** Letters of scripts without capitals are neither. */
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
