/** Suggests the names that a masked case report blacks out: known names of the other people, for the user to complete. */

import { fileName } from "../../read/names.ts";
import type { Page } from "../json/page-result.ts";
import { namesInTexts } from "./names-in-texts.ts";
import { personKey } from "./report-model.ts";

/** Names that are known before the user enters any. */
export interface KnownNames {
  readonly names: readonly string[];
  /** Whether some of them are guesses from file names. */
  readonly areGuessed: boolean;
  /** Number of documents with neither an author nor a guess. */
  readonly unknown: number;
}

/** The content of a report about some documents. */
interface Mentioned {
  /** The indices of its documents. */
  readonly indexes: readonly number[];
  readonly notes: readonly string[];
}

/**
 * The known names of the authors of the documents at `masked`, and of all other people mentioned in the texts or the notes
 * of the report. O(documents + texts).
 */
export function knownNames(page: Page, masked: ReadonlySet<number>, mentioned: Mentioned): KnownNames {
  const { report, held } = page;
  const guessed = namesInFileNames(report.documents.name.map((name) => name.normalize("NFC")));
  const names = new Set<string>();
  let areGuessed = false;
  let unknown = 0;
  const namesAt = (index: number): readonly string[] => {
    const author = held[index]?.author ?? null;
    // A comma separates names in the field: "Mallory, Kate"; platforms append a number: "Kate Mallory (11)".
    return author === null
      ? guessed((report.documents.name[index] ?? "").normalize("NFC"))
      : [
          author
            .normalize("NFC")
            .replaceAll(/\(\d+\)|[,;\s]+/g, " ")
            .trim(),
        ];
  };
  const add = (index: number, found: readonly string[]): void => {
    if (found.length > 0 && held[index]?.author === null) areGuessed = true;
    for (const name of found) names.add(name);
  };
  for (const index of masked) {
    const found = namesAt(index);
    if (found.length === 0) unknown++;
    add(index, found);
  }
  const shown = new Set(mentioned.indexes.filter((index) => !masked.has(index)).map((index) => personKey(held, index)));
  const notes = mentioned.notes.map((note) => note.normalize("NFC"));
  const texts = mentioned.indexes.map((index) => (held[index]?.text ?? "").normalize("NFC"));
  const noted = new Set(notes.flatMap((note) => note.match(/[\p{L}\p{M}]+/gu) ?? []));
  // A template is nobody's.
  const others = held.flatMap(({ role }, index) =>
    role === "template" || masked.has(index) || shown.has(personKey(held, index))
      ? []
      : [{ index, named: namesAt(index) }],
  );
  const written = namesInTexts(
    others.flatMap(({ named }) => named),
    [...texts, ...notes],
  );
  const isMentioned = (name: string): boolean =>
    written.has(name) || name.split(" ").some((part) => part.length > 2 && noted.has(part));
  for (const { index, named } of others) add(index, named.filter(isMentioned));
  return { names: [...names], areGuessed, unknown };
}

/** The names that the user entered, one per line or separated by commas. */
export function namesTyped(text: string): readonly string[] {
  return text
    .split(/[\n\r,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

// Suggests names of people from file names: capitalised words that most other files do not have in their names. "Seminar
// paper Peter Okoye.docx" among other seminar papers yields "Peter Okoye". The user must check the suggestions.

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const EXTENSION = /\.[^.\s]{1,5}$/u;

/** Finds the names in one file's name. */
export type NamesInFileName = (name: string) => readonly string[];

/** Learns which words are common from `names`, those of all files with paths and extensions. O(names). */
export function namesInFileNames(names: readonly string[]): NamesInFileName {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(wordsIn(name).map(({ word }) => word.toLowerCase()))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const isCommon = (word: string): boolean => {
    const others = names.length - 1;
    return (counts.get(word.toLowerCase()) ?? 0) - 1 > others / 2;
  };
  return (name) => {
    const runs: string[][] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const { word, start } of wordsIn(name)) {
      if (!isCapitalised(word) || isCommon(word)) continue;
      // "Okoye_Peter", but not "Okoye - Draft".
      if (start - end <= 1) runs.at(-1)?.push(word);
      else runs.push([word]);
      end = start + word.length;
    }
    const whole = runs.filter(({ length }) => length > 1);
    return (whole.length > 0 ? whole : runs).map((run) => run.join(" "));
  };
}

/** The words of a file's name, each with its offset. */
function wordsIn(path: string): { word: string; start: number }[] {
  const stem = fileName(path).replace(EXTENSION, "");
  return Array.from(stem.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/** Whether a word consists of letters only and starts with a capital. */
function isCapitalised(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase() && !/\p{N}/u.test(word);
}
