/**
 * Habits of writing that two authors have in common: words misspelt alike, and spaces where hardly anybody puts them.
 *
 * There is no dictionary, so a word counts as misspelt if two authors alone have it, and if it differs from one that many
 * others write in a way that slips of the pen do: letters exchanged, doubled or not, or a wrong vowel, but within the word, because
 * its end tells one form from another. O(words), with a few look-ups for each word that two authors alone have.
 */

/** A document, as far as it was written. Its words and habits are looked for once. */
export interface Written {
  readonly text: string;
}

/** A document and whose it is: a number for each author. */
export interface HabitualText {
  readonly written: Written;
  readonly author: number;
}

/** A habit that a text shows throughout. */
export type Habit = "twoSpaces" | "spaceBefore";

/**
 * Maximum characters of all texts together whose words are searched, and of one text whose habits are. The page waits for almost
 * a second while this many are searched for the first time.
 */
const MAX_CHARACTERS = 40_000_000;
/** Shorter words are too much alike, and longer ones are none. */
const [MIN_LETTERS, MAX_LETTERS] = [6, 30];
/** The first letter and the last ones are right. */
const RIGHT_END = 2;
/** Authors who write a word as it should be. */
const MIN_RIGHT = 3;
/** Minimum number of places that show a habit, and their minimum share of all places. */
const MIN_PLACES = 8;
const MIN_SHARE = 0.9;

const VOWELS = "aeiouyаеиоуыэюяёáéíóú";

/** The words that are misspelt in texts by two authors alone, by the texts' numbers. */
export function misspeltAlike(texts: readonly (HabitualText | undefined)[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (texts.reduce((sum, one) => sum + (one?.written.text.length ?? 0), 0) > MAX_CHARACTERS) return found;
  const holders = holdersOf(texts);
  for (const [word, { own, authors }] of holders) {
    if (authors.size !== 2) continue;
    const isMeant = (right: string): boolean => (holders.get(right)?.authors.size ?? 0) >= MIN_RIGHT;
    if (slipsOf(word).some(isMeant)) found.set(word, own);
  }
  return found;
}

interface Holders {
  own: number[];
  authors: Set<number>;
}

/** By word, the texts that contain it and their authors; of a word with more than `MIN_RIGHT` authors, only some. */
function holdersOf(texts: readonly (HabitualText | undefined)[]): Map<string, Holders> {
  const holders = new Map<string, Holders>();
  for (const [at, one] of texts.entries()) {
    if (!one) continue;
    for (const word of wordsOf(one.written)) {
      const known = holders.get(word);
      if (!known) holders.set(word, { own: [at], authors: new Set([one.author]) });
      else if (known.authors.size <= MIN_RIGHT) {
        known.own.push(at);
        known.authors.add(one.author);
      }
    }
  }
  return holders;
}

/** Their words, separated by spaces: many small strings would take several times the memory. */
const wordsKnown = new WeakMap<Written, string>();

/** The words of a text that are long enough to be distinctive. Capitalised words are skipped: they may be names. */
function wordsOf(written: Written): string[] {
  const joined = wordsKnown.get(written) ?? [...wordsIn(written.text)].join(" ");
  wordsKnown.set(written, joined);
  return joined === "" ? [] : joined.split(" ");
}

function wordsIn(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isLong = word.length >= MIN_LETTERS && word.length <= MAX_LETTERS;
    if (isLong && word === word.toLowerCase()) words.add(word);
  }
  return words;
}

/** What may have been meant by a word. */
function slipsOf(word: string): string[] {
  const slips: string[] = [];
  const end = word.length - RIGHT_END;
  for (let at = 1; at < end; at++) {
    const [before, letter, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)];
    if (at + 1 < end && letter !== next) slips.push(before + next + letter + word.slice(at + 2));
    if (letter === word.charAt(at - 1)) slips.push(before + word.slice(at + 1));
    slips.push(before + letter + word.slice(at));
    if (!VOWELS.includes(letter)) continue;
    for (const vowel of VOWELS) if (vowel !== letter) slips.push(before + vowel + word.slice(at + 1));
  }
  return slips;
}

const habitsKnown = new WeakMap<Written, readonly Habit[]>();

/** The habits of a text: two spaces after its sentences, or a space in front of commas. */
export function habitsOf(written: Written): readonly Habit[] {
  const habits = habitsKnown.get(written) ?? habitsIn(written.text);
  habitsKnown.set(written, habits);
  return habits;
}

function habitsIn(text: string): Habit[] {
  if (text.length > MAX_CHARACTERS) return [];
  const shares = (habit: RegExp, otherwise: RegExp): boolean => {
    const [places, others] = [countOf(text, habit), countOf(text, otherwise)];
    return places >= MIN_PLACES && places >= MIN_SHARE * (places + others);
  };
  return [
    ...(shares(/\p{Ll}[.!?] {2}\p{Lu}/gu, /\p{Ll}[.!?] \p{Lu}/gu) ? (["twoSpaces"] as const) : []),
    ...(shares(/\p{L} ,/gu, /\p{L},/gu) ? (["spaceBefore"] as const) : []),
  ];
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count++;
  return count;
}
