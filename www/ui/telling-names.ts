/**
 * Which folders and files in paths tell documents apart. Of "submissions/Felix Huber/src/Main.java" everybody has "submissions",
 * "src" and "Main.java": where room is short, these give way, and "Felix Huber" does not.
 */

import { computed, signal } from "@preact/signals";

/** Names may have 500 and more characters: nobody reads the rest. */
const MAX_READ = 2000;

/** As many names show what is common. */
const MAX_NAMES = 2000;

/** The names of all documents. Set by the app. */
export const namesOnPage = signal<readonly string[]>([]);

const commonOnPage = computed(() => commonParts(namesOnPage.value));
const wordsOnPage = computed(() => commonWords(namesOnPage.value));

/** The parts of paths that more than half of the names contain. O(all characters). */
export function commonParts(names: readonly string[]): ReadonlySet<string> {
  return commonOf(names, partsOf);
}

/** The same of any pieces of names. */
export function commonOf(names: readonly string[], piecesOf: (name: string) => Iterable<string>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const read = names.slice(0, MAX_NAMES);
  for (const name of read) {
    for (const part of new Set(piecesOf(name))) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([part, count]) => (count > 1 && count > read.length / 2 ? [part] : [])));
}

function partsOf(name: string): string[] {
  return name.slice(0, MAX_READ).split("/");
}

/** A stretch of a name: of a path, with the slash behind it. */
export interface NamePart {
  readonly text: string;
  readonly isCommon: boolean;
}

/** A path in stretches that are common to most names or are not; null if it has only one kind. */
export function partsOfPath(name: string, common: ReadonlySet<string> = commonOnPage.value): NamePart[] | null {
  const parts: NamePart[] = [];
  for (const part of name.match(/[^/]*\/|[^/]+$/g) ?? []) {
    const isCommon = common.has(part.replace("/", ""));
    const last = parts.at(-1);
    if (last?.isCommon === isCommon) parts[parts.length - 1] = { text: last.text + part, isCommon };
    else parts.push({ text: part, isCommon });
  }
  return parts.length > 1 ? parts : null;
}

/**
 * Names for pictures: paths without what most of them have in common, at their beginning and end, and with "…" for it in between.
 * O(all characters).
 */
export function tellingNames(names: readonly string[]): readonly string[] {
  const common = commonParts(names);
  return names.map((name) => {
    const own = partsOf(name);
    const isTelling = own.map((part) => !common.has(part));
    const [first, last] = [isTelling.indexOf(true), isTelling.lastIndexOf(true)];
    if (first < 0) return name;
    const kept = own.slice(first, last + 1).map((part, at) => (isTelling[first + at] ? part : "…"));
    return kept.filter((part, at) => part !== "…" || kept[at - 1] !== "…").join("/");
  });
}

// Words in names without folders, or in those of one folder.

const BETWEEN_WORDS = " _-–—.,;:()[]+&#/…";

/** The words of a name and the separators between them, in alternation. */
function piecesOf(name: string): string[] {
  const pieces: string[] = [];
  let wasBetween: boolean | null = null;
  for (const character of name.slice(0, MAX_READ)) {
    const isBetween = BETWEEN_WORDS.includes(character);
    if (isBetween === wasBetween) pieces[pieces.length - 1] += character;
    else pieces.push(character);
    wasBetween = isBetween;
  }
  return pieces;
}

function isWord(piece: string): boolean {
  return !BETWEEN_WORDS.includes(piece.charAt(0));
}

/** The words that more than half of the names contain. O(all characters). */
export function commonWords(names: readonly string[]): ReadonlySet<string> {
  return commonOf(names, (name) => piecesOf(name).filter(isWord));
}

/** A name in stretches that are common to most names or are not. A separator between words of both kinds is common. */
export function partsOfWords(name: string, words: ReadonlySet<string> = wordsOnPage.value): NamePart[] {
  const pieces = piecesOf(name);
  const isOwn = (piece: string | undefined): boolean => piece !== undefined && isWord(piece) && !words.has(piece);
  const stretches: NamePart[] = [];
  for (const [at, text] of pieces.entries()) {
    const isCommon = !(isWord(text) ? isOwn(text) : isOwn(pieces[at - 1]) && isOwn(pieces[at + 1]));
    const last = stretches.at(-1);
    if (last?.isCommon === isCommon) stretches[stretches.length - 1] = { text: last.text + text, isCommon };
    else stretches.push({ text, isCommon });
  }
  return stretches;
}
