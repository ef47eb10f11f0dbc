/**
 * Blacks out names in texts. Each letter becomes one character, so that the text keeps its length, and all offsets stay
 * valid: the engine's findings are drawn on the masked text without any mapping.
 *
 * A person's name is found as a whole, and by those of its parts with three letters or more that occur as separate words. A
 * part alone must start with a capital letter, because many names are words, too (will, grace, mark); several parts of one
 * name in a row are a name in any case.
 *
 * A file name describes its topic as often as its author. So it is found only as a whole, including its extension if it is a
 * single word: "evolution.txt" hides neither "evolution" nor "Evolution".
 */

/** Replaces a letter of a name. */
const BLACK = "█";

/** Stands for a name of which not even the length is to be seen. */
export const BLACKED_OUT = BLACK.repeat(5);

/** Minimum letters of a name part that is searched for on its own. */
const MIN_LETTERS = 3;

/** Maximum characters between two parts of one name: "Mallory, Kate". */
const MAX_BETWEEN = 2;

/** Longer file names are searched for by their first words. */
const MAX_WORDS = 40;

/** The words of people's names, in lower case, each with the numbers of the people with that name. */
type PeopleWords = ReadonlyMap<string, ReadonlySet<number>>;

/** A trie of file names, word by word in lower case. */
interface FileNames {
  readonly next: Map<string, FileNames>;
  /** Whether a name ends here. */
  isName: boolean;
}

/** The names to search for. */
export interface HiddenNames {
  readonly people: PeopleWords;
  readonly files: FileNames;
}

const LETTERS = /[\p{L}\p{M}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const EXTENSION = /\.[^.\s]{1,5}$/u;

/**
 * Prepares the names to black out. `files`: names with their extensions. Names are split when the first text is masked: for
 * thousands of them, this takes longer than everything else.
 */
export function hiddenNamesOf(people: readonly string[], files: readonly string[]): HiddenNames {
  let ofPeople: PeopleWords | null = null;
  let ofFiles: FileNames | null = null;
  return {
    get people() {
      ofPeople ??= peopleWordsOf(people);
      return ofPeople;
    },
    get files() {
      ofFiles ??= fileNamesOf(files);
      return ofFiles;
    },
  };
}

/** Whether a person's name can be found in a text: it has a part that is long enough, or several parts. */
export function canBeFound(name: string): boolean {
  const words = Array.from(name.matchAll(LETTERS), ([word]) => word);
  return words.length > 1 || words.some((word) => word.length >= MIN_LETTERS);
}

/** The words of some people's names. "KateMallory" is two. */
function peopleWordsOf(names: readonly string[]): PeopleWords {
  const found = new Map<string, Set<number>>();
  for (const [person, name] of names.entries()) {
    // A person without a known author is named after the file, so drop the extension.
    for (const [run] of name.replace(EXTENSION, "").matchAll(LETTERS)) {
      for (const word of new Set([run, ...humps(run)])) {
        const people = found.get(lower(word)) ?? new Set();
        found.set(lower(word), people.add(person));
      }
    }
  }
  return found;
}

function fileNamesOf(names: readonly string[]): FileNames {
  const root: FileNames = { next: new Map(), isName: false };
  for (const name of names) {
    const stem = name.replace(EXTENSION, "");
    const parts = wordsIn(stem).flatMap(humps);
    addName(root, wordsIn(name));
    addName(root, [...parts, ...wordsIn(name.slice(stem.length))]);
    if (parts.length > 1) {
      addName(root, wordsIn(stem));
      addName(root, parts);
    }
  }
  return root;
}

function wordsIn(name: string): string[] {
  return Array.from(name.matchAll(WORD), ([word]) => word);
}

function addName(root: FileNames, words: readonly string[]): void {
  let node = root;
  for (const word of words.slice(0, MAX_WORDS)) {
    const next = node.next.get(lower(word)) ?? { next: new Map(), isName: false };
    node.next.set(lower(word), next);
    node = next;
  }
  if (words.length > 0) node.isName = true;
}

/** "KateMallory" → "Kate", "Mallory". */
function humps(run: string): string[] {
  const starts = [0];
  for (let at = 1; at < run.length; at++) {
    if (isCapital(run.charAt(at)) && !isCapital(run.charAt(at - 1))) starts.push(at);
  }
  return starts.map((start, at) => run.slice(start, starts[at + 1]));
}

/** A stretch of a text. */
interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text with names blacked out. O(text), times the words of the longest file's name. */
export function masked(text: string, { people, files }: HiddenNames): string {
  const ranges = [
    ...(people.size > 0 ? peopleIn(text, people) : []),
    ...(files.next.size > 0 ? filesIn(text, files) : []),
  ];
  if (ranges.length === 0) return text;
  ranges.sort((x, y) => x.start - y.start);
  const out: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    out.push(text.slice(done, from), text.slice(from, end).replace(WORD, black));
    done = end;
  }
  return out.join("") + text.slice(done);
}

function black(word: string): string {
  return BLACK.repeat(word.length);
}

/** The words of people's names. */
function peopleIn(text: string, names: PeopleWords): TextRange[] {
  const ranges: TextRange[] = [];
  let before: FoundName | null = null;
  for (const { 0: word, index: start } of text.matchAll(LETTERS)) {
    const people = names.get(lower(word));
    if (!people) {
      before = null;
      continue;
    }
    const end = start + word.length;
    const isNext: boolean = before !== null && follows(before, start, people);
    const isMasked: boolean = isNext || (word.length >= MIN_LETTERS && !isSmall(word.charAt(0)));
    if (isNext && before && !before.isMasked) ranges.push(before);
    if (isMasked) ranges.push({ start, end });
    before = { start, end, people, isMasked };
  }
  return ranges;
}

/** The names of files, which may overlap. */
function filesIn(text: string, root: FileNames): TextRange[] {
  const ranges: TextRange[] = [];
  /** Partial matches, and where they started. */
  let open: { node: FileNames; from: number }[] = [];
  let last = 0;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    const key = lower(word);
    const before = start - last <= MAX_BETWEEN ? open : [];
    last = end;
    open = [];
    for (const { node, from } of [...before, { node: root, from: start }]) {
      const next = node.next.get(key);
      if (!next) continue;
      if (next.isName) ranges.push({ start: from, end });
      open.push({ node: next, from });
    }
  }
  return ranges;
}

/** The last word of a name that was found. */
interface FoundName extends TextRange {
  readonly people: ReadonlySet<number>;
  readonly isMasked: boolean;
}

/** Whether a word continues the name that the previous word belongs to. */
function follows(before: FoundName, start: number, people: ReadonlySet<number>): boolean {
  return start - before.end <= MAX_BETWEEN && [...people].some((one) => before.people.has(one));
}

function lower(word: string): string {
  return word.toLowerCase();
}

/** Letters of scripts without capitals are neither. */
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
