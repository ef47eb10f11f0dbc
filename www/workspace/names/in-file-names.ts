/**
 * Names of people in what files are called, as a suggestion: words with a capital letter that most other files do not have in their
 * names. "Seminar paper Peter Okoye.docx" among other seminar papers gives "Peter Okoye". Whoever uses it must look at it first.
 */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ENDING = /\.[^.\s]{1,5}$/u;

/** Tells the names in one file's name. */
export type NamesInFileName = (name: string) => readonly string[];

/** Learns which words are common from `names`, those of all files with paths and endings. O(names). */
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

/** The words of a file's name, where each begins. */
function wordsIn(path: string): { word: string; start: number }[] {
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(ENDING, "");
  return Array.from(stem.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index }));
}

/** A word of letters alone that begins with a capital. */
function isCapitalised(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLowerCase() && !/\p{N}/u.test(word);
}
