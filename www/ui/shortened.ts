/** Long names in pictures: cut to a number of characters, or to a width in pixels. */

import { endOfPerson } from "./person-file.ts";

/** The share of a shortened name that is its end: as a rule it tells files apart, but the beginning is read. */
const END_SHARE = 1 / 3;

/** Of a path, nearly all is read at its end: the folder, or the archive, is that of many. */
const PATH_END_SHARE = 2 / 3;

/** A name without folders keeps no more of its end. */
const MAX_END = 9;

/** Names may have 500 characters and more: what is cut away need not be looked at. */
const MAX_READ = 2000;

/** The beginning and the end of a long name; of one that begins with a person's, the beginning. Counted in characters as they are seen. */
export function shortened(name: string, length: number): string {
  return cut(charactersOf(name), length);
}

/** The same, so that it is at most so many pixels wide. */
export function shortenedTo(name: string, width: number, measure: (text: string) => number): string {
  const characters = charactersOf(name);
  let [least, most] = [1, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(cut(characters, middle)) <= width) least = middle;
    else most = middle - 1;
  }
  return cut(characters, least);
}

/**
 * Names without the last parts of their paths that all of them have: of "ann/Main.java" and "bob/Main.java" only "ann" and "bob"
 * tell anything. O(all characters).
 */
export function withoutCommonEnd(names: readonly string[]): readonly string[] {
  const paths = names.map((name) => name.slice(0, MAX_READ).split("/"));
  const [first = [], ...others] = paths;
  if (others.length === 0) return names;
  const shortest = paths.reduce((least, { length }) => Math.min(least, length), first.length);
  let common = 0;
  while (common < shortest - 1 && others.every((path) => path.at(-1 - common) === first.at(-1 - common))) common++;
  return common === 0 ? names : paths.map((path) => path.slice(0, path.length - common).join("/"));
}

let pen: CanvasRenderingContext2D | null = null;

/** The width of a text of the page's face, in pixels. */
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
