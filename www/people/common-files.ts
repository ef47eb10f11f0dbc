/**
 * Finds files that most authors hand in alike: starter code, a task sheet, a test suite or a library. They say nothing about
 * copying, and would fill the list with pairs of everyone with everyone.
 *
 * Each file is reduced to its `SAMPLE` smallest hashes of `RUN` words and signs (a bottom-k sketch). A file is common if most
 * of its sketch is in the sketches of enough authors: small edits change a few hashes, so they do not hide it. O(files), once
 * each text was read.
 *
 * The limits were chosen on generated classes (tests/unit/student-class.ts).
 *
 * Source: E. Cohen and H. Kaplan, *Summarizing data using bottom-k sketches* (2007).
 */
import { fileName } from "../read/names.ts";

/** Words and signs per hash. */
const RUN = 4;

/** Hashes kept of each file. */
const SAMPLE = 32;

/** The share of a file's sketch that must be common. */
const MIN_SHARED = 0.6;

/** Fewest authors who have a file alike. */
export const MIN_HOLDERS = 4;

/** The share of authors who have a file alike; a test suite or a library, which students do not write, needs fewer. */
const MIN_SHARE = { own: 1 / 2, copied: 1 / 4 };

/** A file of an author; null for a file of nobody, which is not counted. */
export interface AuthorsFile {
  readonly path: string;
  readonly text: string;
  readonly author: string | null;
}

/** Files that most authors have alike. */
export interface CommonFile {
  /** The name of the most frequent version. */
  readonly name: string;
  /** The index of the file that stands for all. */
  readonly at: number;
  /** Indices of all of them, ascending. */
  readonly files: readonly number[];
  /** How many authors have it. */
  readonly holders: number;
  /** The same for the same text on every machine; it identifies the answer to the question about it. */
  readonly key: string;
}

/** What most authors have alike, the most frequent first. */
export interface CommonFiles {
  readonly authors: number;
  readonly files: readonly CommonFile[];
}

/** A file's sketch, ascending, and its key: equal for texts of equal words and signs. */
export interface Sketch {
  readonly hashes: Uint32Array;
  readonly key: string;
}

/** O(n) for a text of n characters, and no memory beyond the sketch: one text may be as long as a library. */
export function sketchOf(text: string): Sketch {
  let count = 0;
  eachWord(text, () => {
    count++;
  });
  const length = Math.min(RUN, count);
  const smallest = new Smallest();
  /** The last `RUN` words, as a ring. */
  const run = new Uint32Array(RUN);
  let at = 0;
  let [first, second] = [count, 0];
  eachWord(text, (word) => {
    first = mixed(first ^ word);
    second = mixed(second + word);
    run[at++ % RUN] = word;
    if (at < length) return;
    let hash = 0;
    for (let back = length; back > 0; back--) hash = mixed(hash ^ (run[(at - back) % RUN] ?? 0));
    smallest.add(hash);
  });
  return { hashes: Uint32Array.from(smallest.hashes), key: [first, second].map((part) => part.toString(36)).join("-") };
}

/** The `SAMPLE` smallest of any number of hashes, each once. */
class Smallest {
  /** Ascending. */
  readonly hashes: number[] = [];

  /** O(1) for nearly all of many hashes. */
  add(hash: number): void {
    const { hashes } = this;
    if (hashes.length === SAMPLE && hash >= (hashes[SAMPLE - 1] ?? 0)) return;
    let at = hashes.length;
    while (at > 0 && (hashes[at - 1] ?? 0) >= hash) at--;
    if (hashes[at] === hash) return;
    hashes.splice(at, 0, hash);
    if (hashes.length > SAMPLE) hashes.pop();
  }
}

/** Visits a hash of each word or sign of a text. */
function eachWord(text: string, visit: (hash: number) => void): void {
  let word = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      word = mixed(word ^ code);
      continue;
    }
    if (word !== 0) visit(word);
    word = 0;
    if (!isSpace(code)) visit(mixed(code));
  }
  if (word !== 0) visit(word);
}

/** Digits, letters and the underscore; beyond ASCII everything that is no space or punctuation of the general block. */
function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    (code >= 0xaa && (code < 0x2000 || code > 0x206f) && code !== 0xfeff)
  );
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0x85 || code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x200f);
}

/** The finalizer of MurmurHash3, never 0 for a word. */
function mixed(bits: number): number {
  let x = (bits + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0 || 1;
}

/**
 * Files that enough authors have alike. `sketchAt`: the sketch of each file. `templates`: those of texts that are excluded
 * already, and not asked about again. O(files), for files that are not nearly all alike.
 */
export function commonFilesIn(
  files: readonly AuthorsFile[],
  sketchAt: (at: number) => Sketch,
  templates: readonly Sketch[] = [],
): CommonFiles {
  const number = numbersOf(files.map(({ author }) => author));
  const withAuthor = [...files.keys()].filter((at) => files[at]?.author !== null);
  const all = new Set(number).size - (number.includes(-1) ? 1 : 0);
  if (all < MIN_HOLDERS) return { authors: all, files: [] };
  const filesWith = new Map<number, number[]>();
  for (const at of withAuthor) {
    for (const hash of sketchAt(at).hashes) {
      const known = filesWith.get(hash);
      if (known) known.push(at);
      else filesWith.set(hash, [at]);
    }
  }
  const holdersOf = (indices: Iterable<number>): number => new Set([...indices].map((at) => number[at])).size;
  const holders = new Map([...filesWith].map(([hash, indices]) => [hash, holdersOf(indices)]));
  const neededFor = (path: string): number =>
    Math.max(MIN_HOLDERS, Math.ceil(all * (isCopied(path) ? MIN_SHARE.copied : MIN_SHARE.own)));
  const open = new Set(
    withAuthor.filter((at) => {
      const needed = neededFor(files[at]?.path ?? "");
      return isMost(sketchAt(at), (hash) => (holders.get(hash) ?? 0) >= needed);
    }),
  );
  const found: CommonFile[] = [];
  for (const at of byFrequency([...open], files, sketchAt)) {
    if (!open.has(at)) continue;
    const sketch = sketchAt(at);
    const alike = [...alikeTo(sketch, filesWith)].filter((other) => open.has(other));
    for (const other of alike) open.delete(other);
    const { path = "" } = files[at] ?? {};
    const count = holdersOf(alike);
    const isTemplate = templates.some((template) => isMost(sketch, (hash) => template.hashes.includes(hash)));
    if (count < neededFor(path) || isTemplate) continue;
    alike.sort((x, y) => x - y);
    found.push({ name: fileName(path), at, files: alike, holders: count, key: sketch.key });
  }
  found.sort((x, y) => y.holders - x.holders || x.at - y.at);
  return { authors: all, files: found };
}

/** A number per author, from 0; -1 for nobody. */
function numbersOf(authors: readonly (string | null)[]): number[] {
  const numbers = new Map<string, number>();
  return authors.map((author) => {
    if (author === null) return -1;
    const number = numbers.get(author) ?? numbers.size;
    numbers.set(author, number);
    return number;
  });
}

/** The files whose exact content is the most frequent first, so that an edited copy stands for no others. */
function byFrequency(
  indices: readonly number[],
  files: readonly AuthorsFile[],
  sketchAt: (at: number) => Sketch,
): number[] {
  const counts = new Map<string, number>();
  for (const at of indices) counts.set(sketchAt(at).key, (counts.get(sketchAt(at).key) ?? 0) + 1);
  const countOf = (at: number): number => counts.get(sketchAt(at).key) ?? 0;
  const lengthOf = (at: number): number => files[at]?.text.length ?? 0;
  // Among versions of which each was edited, the shortest has the least of anyone's own.
  return [...indices].sort((x, y) => countOf(y) - countOf(x) || lengthOf(x) - lengthOf(y) || x - y);
}

/** The files that share most of their sketch, or of this one if it is smaller. */
function alikeTo(sketch: Sketch, filesWith: ReadonlyMap<number, readonly number[]>): Set<number> {
  const shared = new Map<number, number>();
  for (const hash of sketch.hashes) {
    for (const at of filesWith.get(hash) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  const needed = Math.max(1, MIN_SHARED * sketch.hashes.length);
  return new Set([...shared].filter(([, count]) => count >= needed).map(([at]) => at));
}

function isMost({ hashes }: Sketch, isShared: (hash: number) => boolean): boolean {
  return hashes.length > 0 && hashes.filter(isShared).length >= MIN_SHARED * hashes.length;
}

/** Folders of test suites and libraries, in lower case. */
const COPIED_FOLDERS: ReadonlySet<string> = new Set([
  "test",
  "tests",
  "lib",
  "libs",
  "library",
  "vendor",
  "third_party",
  "third-party",
  "node_modules",
  "external",
]);

/** The names of files with tests. */
const TEST_NAME = /^test_|(?:_test|[A-Za-z\d]Tests?|\.test|\.spec)\.[^.]*$/;

function isCopied(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  return folders.some((folder) => COPIED_FOLDERS.has(folder)) || TEST_NAME.test(fileName(path));
}
