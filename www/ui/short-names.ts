/**
 * Names in pictures, shortened to fit. What most names have in common gives way first, as in ./telling-names.ts, which knows the
 * parts of paths; here it is words. Different names stay different, and each has its full one beside it: in a title, in a table.
 */
import { endOfPerson } from "../read/names.ts";
import { commonWords, partsOfWords, tellingNames } from "./telling-names.ts";

/** The fraction of a shortened name for its end, which usually distinguishes files; but people read the start. */
const END_SHARE = 1 / 3;

/** For a path, mostly the end is shown: many files share the folder or ZIP file. */
const PATH_END_SHARE = 2 / 3;

/** Maximum end of a name without folders. */
const MAX_END = 9;

/** Names may have 500 and more characters: the part that is cut need not be processed. */
const MAX_READ = 2000;

/** Whether a text fits into its place. */
export type Fits = (text: string) => boolean;

/** The start and the end of a long name; only the start if it begins with an author's. Counted in visible characters. */
export function shortened(name: string, length: number): string {
  return cut(charactersOf(name), length);
}

/** Whether a text has at most this many visible characters. */
export function ofLength(length: number): Fits {
  return (text) => text.length <= length || charactersOf(text).length <= length;
}

/**
 * Several names, each shortened only if it does not fit. Of those that would look the same, each shows from where it differs. `like`:
 * all names, if these are only some of them, so that the same words are common in all pictures. O(all characters).
 */
export function shortNames(names: readonly string[], fits: Fits, like: readonly string[] = names): readonly string[] {
  const words = commonWords(like);
  const all = tellingNames(like);
  const at = new Map(like.map((name, index) => [name, all[index] ?? name]));
  let drawn = names.map((name) => withoutCommon(at.get(name) ?? name, words, fits));
  // What a name shows instead may again be what another shows.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const sets = sameIn(names, drawn);
    if (sets.length === 0) break;
    const apart = new Map(sets.flatMap((same) => toldApart(same, fits)));
    drawn = names.map((name, index) => apart.get(name) ?? drawn[index] ?? name);
  }
  return drawn;
}

const MAX_ROUNDS = 4;

/** Sets of different names that are drawn as the same. */
function sameIn(names: readonly string[], drawn: readonly string[]): string[][] {
  const byText = new Map<string, Set<string>>();
  for (const [index, text] of drawn.entries()) {
    const own = byText.get(text) ?? new Set<string>();
    byText.set(text, own.add(names[index] ?? ""));
  }
  return [...byText.values()].filter(({ size }) => size > 1).map((own) => [...own]);
}

/** Each from shortly before where they begin to differ; those that still look the same, from where these do. */
function toldApart(names: readonly string[], fits: Fits): [name: string, text: string][] {
  const characters = names.map((name) => charactersOf(name));
  const [first = []] = characters;
  let from = 0;
  while (characters.every((own) => from < own.length && own[from] === first[from])) from++;
  const drawn = characters.map((own) => {
    if (from === 0 || !fits(`…${own.slice(from).join("")}`))
      return startOf([...(from === 0 ? [] : ["…"]), ...own.slice(from)], fits);
    // There is room for some of what stands before it.
    return longest(own.length, (length) => tailOf(own, Math.max(length, own.length - from)), fits);
  });
  const rest = new Map(names.map((name, index) => [name, drawn[index] ?? name]));
  for (const same of sameIn(names, drawn)) {
    // Each step begins further on: two different names differ somewhere.
    if (same.length < names.length) for (const [name, text] of toldApart(same, fits)) rest.set(name, text);
  }
  return [...rest];
}

function tailOf(characters: readonly string[], length: number): string {
  return length < characters.length ? `…${characters.slice(-length).join("")}` : characters.join("");
}

/** The longest start that fits. */
function startOf(characters: readonly string[], fits: Fits): string {
  const whole = characters.join("");
  if (fits(whole)) return whole;
  return longest(characters.length - 1, (length) => `${characters.slice(0, length).join("")}…`, fits);
}

/** The name; if it does not fit, without its common words; if that does not fit either, only start and end of the rest. */
function withoutCommon(name: string, words: ReadonlySet<string>, fits: Fits): string {
  if (fits(name)) return name;
  const parts = partsOfWords(name, words);
  const hasOwn = parts.some(({ isCommon }) => !isCommon);
  const isLast = (index: number): boolean => index === parts.length - 1;
  const without = (isDropped: (index: number) => boolean): string =>
    parts.map(({ text, isCommon }, index) => (isCommon && isDropped(index) ? "…" : text)).join("");
  const candidates = hasOwn ? [without(isLast), without((index) => index > 0), without(() => true)] : [name];
  const found = candidates.find(fits);
  if (found !== undefined) return found;
  const characters = charactersOf(candidates.at(-1) ?? name);
  return longest(characters.length, (length) => cut(characters, length), fits);
}

/** By halves; the shortest if none fits. */
function longest(most: number, make: (length: number) => string, fits: Fits): string {
  let [low, high] = [1, Math.max(1, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(make(middle))) low = middle;
    else high = middle - 1;
  }
  return make(low);
}

let pen: CanvasRenderingContext2D | null = null;

/** The width of a text in the page's font, in pixels. */
export function widthOf(text: string, size: number): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0.6 * size * text.length;
  pen.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

function charactersOf(name: string): string[] {
  return [...new Intl.Segmenter().segment(name.slice(0, MAX_READ))].map(({ segment }) => segment);
}

function cut(characters: readonly string[], length: number): string {
  if (characters.length <= length) return characters.join("");
  const name = characters.join("");
  const end =
    endOfPerson(name) > 0
      ? 0
      : name.includes("/")
        ? Math.floor((length - 1) * PATH_END_SHARE)
        : Math.min(MAX_END, Math.floor((length - 1) * END_SHARE));
  return `${characters.slice(0, length - 1 - end).join("")}…${end > 0 ? characters.slice(-end).join("") : ""}`;
}
