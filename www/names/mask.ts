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
 *
 * Of names in Cyrillic letters, the forms of other cases are found as well, by the stem: "Марии Козловой".
 *
 * In scripts that write words without spaces between them, or endings onto names, a name is found inside words, too: 王小明 in
 * 我叫王小明. Words are compared in one encoding of letters with marks; positions are those of the text as it is.
 */

import type { Key, Message, Text } from "../i18n/message.ts";
import { code } from "../read/model.ts";
import { searchable } from "../read/names.ts";

/** Replaces a letter of a name. */
const BLACK = "█";

/** Stands for a name of which not even the length is to be seen. */
export const BLACKED_OUT = BLACK.repeat(5);

/** Minimum letters of a name part that is searched for on its own. */
const MIN_LETTERS = 3;

/** The same in Chinese characters, of which many whole names have two. */
const MIN_HAN = 2;

/** Maximum characters between two parts of one name: "Mallory, Kate". */
const MAX_BETWEEN = 2;

/** Longer names are searched for by their first units. */
const MAX_UNITS = 40;

/** The words of people's names and their stems, folded, each with the numbers of the people with that name. */
type PeopleWords = ReadonlyMap<string, ReadonlySet<number>>;

/** A trie of names, unit by unit: a unit is a folded word, or one character of a script without spaces. */
interface NameTrie {
  readonly next: Map<string, NameTrie>;
  /** Whether a name ends here. */
  isName: boolean;
}

/** The names to search for. */
export interface HiddenNames {
  readonly people: PeopleWords;
  /** People's names that are found inside words. */
  readonly inside: NameTrie;
  readonly files: NameTrie;
}

const LETTERS = /[\p{L}\p{M}]+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters of scripts without spaces between words, and of Korean, which writes endings onto names. */
const INSIDE =
  /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\u3099\u309a\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+)/u;
/** A letter with its marks. A Korean syllable may be written as two or three letters. */
const CHARACTER = /[\u1100-\u115f][\u1160-\u11ff]{1,2}|.\p{M}*/gsu;
const HAN = /\p{sc=Han}/u;
const CYRILLIC = /^\p{sc=Cyrl}+$/u;
const EXTENSION = /\.[^.\s]{1,5}$/u;

/**
 * Prepares the names to black out. `files`: names with their extensions. Names are split when the first text is masked: for
 * thousands of them, this takes longer than everything else.
 */
export function hiddenNamesOf(people: readonly string[], files: readonly string[]): HiddenNames {
  let ofPeople: PeopleWords | null = null;
  let inside: NameTrie | null = null;
  let ofFiles: NameTrie | null = null;
  return {
    get people() {
      ofPeople ??= peopleWordsOf(people);
      return ofPeople;
    },
    get inside() {
      inside ??= insideNamesOf(people);
      return inside;
    },
    get files() {
      ofFiles ??= fileNamesOf(files);
      return ofFiles;
    },
  };
}

/** Whether a person's name can be found in a text: it has a part that is long enough, or several parts. */
export function canBeFound(name: string): boolean {
  const parts = Array.from(piecesIn(name, LETTERS));
  return parts.length > 1 || parts.some(({ text }) => isLong(text));
}

/** Whether a part of a name is searched for on its own. */
function isLong(part: string): boolean {
  return Array.from(part.normalize("NFC")).length >= (HAN.test(part) ? MIN_HAN : MIN_LETTERS);
}

/** A person without a known author is named after the file, so drop the extension. */
function piecesOf(person: string): Piece[] {
  return Array.from(piecesIn(person.normalize("NFC").replace(EXTENSION, ""), LETTERS));
}

/** The words of some people's names. "KateMallory" is two. */
function peopleWordsOf(names: readonly string[]): PeopleWords {
  const found = new Map<string, Set<number>>();
  for (const [person, name] of names.entries()) {
    for (const { text, isInside } of piecesOf(name)) {
      if (isInside) continue;
      for (const word of new Set([text, ...humps(text)])) {
        for (const form of stemsOf(searchable(word))) {
          const people = found.get(form) ?? new Set();
          found.set(form, people.add(person));
        }
      }
    }
  }
  return found;
}

/** Endings of names in the cases of Russian, Ukrainian, Belarusian and Bulgarian. */
const ENDINGS: ReadonlySet<string> = new Set(code`
  а я у ю е и і ї ы о ь й ей ій ой ом ем єм ам ям ах ях ым им ім ых их іх ую юю ая яя ий ый ою ею єю
  ого его ому ему ыми ими ами ями
`);
const LONGEST_ENDING = 3;

/** Fewest letters of a stem. */
const MIN_STEM = 3;

/** A folded word and, in Cyrillic letters, what is left of it without each ending that it may have: two forms of a name share one. */
function stemsOf(word: string): string[] {
  const found = [word];
  if (!CYRILLIC.test(word)) return found;
  for (let length = 1; length <= LONGEST_ENDING && word.length - length >= MIN_STEM; length++) {
    if (ENDINGS.has(word.slice(-length))) found.push(word.slice(0, -length));
  }
  return found;
}

/** Names in scripts without spaces: as a whole, and their parts that are long enough. */
function insideNamesOf(names: readonly string[]): NameTrie {
  const root: NameTrie = { next: new Map(), isName: false };
  for (const name of names) {
    const pieces = piecesOf(name);
    const parts = pieces.filter(({ isInside }) => isInside);
    if (parts.length > 0 && pieces.length > 1) addName(root, pieces.flatMap(unitsOf));
    for (const part of parts) if (isLong(part.text)) addName(root, unitsOf(part));
  }
  return root;
}

function fileNamesOf(names: readonly string[]): NameTrie {
  const root: NameTrie = { next: new Map(), isName: false };
  for (const given of names) {
    const name = given.normalize("NFC");
    const stem = name.replace(EXTENSION, "");
    const parts = wordsIn(stem).flatMap(humps);
    const add = (words: readonly string[]): void => addName(root, words.flatMap(unitsIn));
    add(wordsIn(name));
    add([...parts, ...wordsIn(name.slice(stem.length))]);
    if (parts.length > 1) {
      add(wordsIn(stem));
      add(parts);
    }
  }
  return root;
}

function wordsIn(name: string): string[] {
  return Array.from(name.matchAll(WORD), ([word]) => word);
}

function unitsIn(word: string): string[] {
  return Array.from(piecesIn(word, WORD)).flatMap(unitsOf);
}

/** A part of a text in letters of one kind: those of scripts whose names are found inside words, or others. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly isInside: boolean;
}

/** The pieces of the words that `run` matches. */
function* piecesIn(text: string, run: RegExp): Generator<Piece> {
  for (const { 0: word, index } of text.matchAll(run)) {
    let start = index;
    for (const [at, piece] of word.split(INSIDE).entries()) {
      // The expression's group is every other part.
      if (piece !== "") yield { text: piece, start, isInside: at % 2 === 1 };
      start += piece.length;
    }
  }
}

function unitsOf({ text, isInside }: Piece): string[] {
  return isInside ? Array.from(text.matchAll(CHARACTER), ([letter]) => letter) : [text];
}

function addName(root: NameTrie, units: readonly string[]): void {
  let node = root;
  for (const unit of units.slice(0, MAX_UNITS)) {
    const key = searchable(unit);
    const next = node.next.get(key) ?? { next: new Map(), isName: false };
    node.next.set(key, next);
    node = next;
  }
  if (units.length > 0) node.isName = true;
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

/** A text with names blacked out. O(text), times the units of the longest name in a trie. */
export function masked(text: string, { people, inside, files }: HiddenNames): string {
  const ranges = [
    ...(people.size > 0 ? peopleIn(text, people) : []),
    ...(inside.next.size > 0 ? namesIn(text, inside, isBlank) : []),
    ...(files.next.size > 0 ? namesIn(text, files, () => true) : []),
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

/**
 * The arguments of messages that are paths, or files that are no documents of the page: these may have the names of people whom
 * it does not know.
 */
const OTHER_FILES: Partial<Record<Key, string>> = {
  "authors-pattern-slow": "path",
  "files-included": "name",
  "files-missing-attached": "name",
  "files-tar-cut": "name",
};

/** A message with names blacked out in its arguments, or a text with names blacked out. */
export function maskedMessage<M extends Message | string>(said: M, names: HiddenNames): M;
export function maskedMessage(said: Message | string, names: HiddenNames): Message | string {
  if (typeof said === "string") return masked(said, names);
  const { code, args } = said;
  const shown = Object.entries(args ?? {}).map(([name, value]): [string, Text] => {
    if (name === OTHER_FILES[code]) return [name, BLACKED_OUT];
    return [name, typeof value === "number" ? value : maskedMessage(value, names)];
  });
  return args ? { code, args: Object.fromEntries(shown) } : said;
}

/** The words of people's names. */
function peopleIn(text: string, names: PeopleWords): TextRange[] {
  const ranges: TextRange[] = [];
  let before: FoundName | null = null;
  for (const { text: word, start, isInside } of piecesIn(text, LETTERS)) {
    const people = isInside ? null : peopleOf(searchable(word), names);
    if (!people) {
      before = null;
      continue;
    }
    const end = start + word.length;
    const isNext: boolean = before !== null && follows(before, start, people);
    const isMasked: boolean = isNext || (isLong(word) && !isSmall(word.charAt(0)));
    if (isNext && before && !before.isMasked) ranges.push(before);
    if (isMasked) ranges.push({ start, end });
    before = { start, end, people, isMasked };
  }
  return ranges;
}

/** The people who have a word in their names, in any case; null if nobody has. */
function peopleOf(word: string, names: PeopleWords): ReadonlySet<number> | null {
  const found = stemsOf(word).flatMap((form) => names.get(form) ?? []);
  const [first, ...others] = found;
  if (!first || others.length === 0) return first ?? null;
  return new Set(found.flatMap((people) => [...people]));
}

/** The names in a trie, which may overlap. `isBetween`: whether a text may stand between two units of a name. */
function namesIn(text: string, root: NameTrie, isBetween: (gap: string) => boolean): TextRange[] {
  const ranges: TextRange[] = [];
  /** Partial matches, and where they started. */
  let open: { node: NameTrie; from: number }[] = [];
  let last = 0;
  for (const piece of piecesIn(text, WORD)) {
    let { start } = piece;
    for (const unit of unitsOf(piece)) {
      const key = searchable(unit);
      const before = start - last <= MAX_BETWEEN && isBetween(text.slice(last, start)) ? open : [];
      last = start + unit.length;
      open = [];
      for (const { node, from } of [...before, { node: root, from: start }]) {
        const next = node.next.get(key);
        if (!next) continue;
        if (next.isName) ranges.push({ start: from, end: last });
        open.push({ node: next, from });
      }
      start = last;
    }
  }
  return ranges;
}

function isBlank(gap: string): boolean {
  return gap.trim() === "";
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

/** Letters of scripts without capitals are neither. */
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();
