/**
 * Long names are shortened in the middle: files of one folder, or of one archive, often differ at the end only. In a name that
 * begins with a person's, the file's gives way: those of a class are often called the same.
 */

import { endOfPerson } from "../read/names.ts";
import { classes } from "./dom.ts";

/** Names of at most so many UTF-16 code units are left whole. Of longer ones, the end that stays in view has no more. */
const MAX_SHOWN_END = 28;

/** What stands before the dash is a person's name if it is no longer than this. */
const MAX_PERSON = 60;

/** Nor has the end more than this share of the name. */
const MAX_END_SHARE = 2 / 3;

/** A name in two pieces, of which one may be cut off. */
interface NamePieces {
  beginning: string;
  end: string;
  cut: "beginning" | "end";
}

/**
 * A name in two pieces; null for one that fits as it is. An end that stays begins with a part of a path, or with a word, where it
 * can; never inside a character.
 */
export function namePieces(name: string): NamePieces | null {
  const person = endOfPerson(name);
  if (person > 0 && person <= MAX_PERSON)
    return { beginning: name.slice(0, person), end: name.slice(person), cut: "end" };
  if (name.length <= MAX_SHOWN_END) return null;
  const from = name.length - Math.min(MAX_SHOWN_END, Math.floor(MAX_END_SHARE * name.length));
  const folder = name.indexOf("/", from - 1) + 1;
  const word = name.indexOf(" ", from) + 1;
  const at = [folder, word].find((place) => place >= from && place < name.length) ?? from;
  const start = isInside(name, at) ? at + 1 : at;
  return { beginning: name.slice(0, start), end: name.slice(start), cut: "beginning" };
}

/** Whether a place is between the two halves of a character. */
function isInside(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** A document's or a person's name. Where it is long, a piece of it gives way. */
export function LongName({ name, class: look }: { name: string; class?: string }) {
  const pieces = namePieces(name);
  if (!pieces) return <bdi class={look}>{name}</bdi>;
  return (
    <bdi class={classes(look, "long-name", pieces.cut === "end" && "person-first")} title={name}>
      <span>{pieces.beginning}</span>
      <span>{pieces.end}</span>
    </bdi>
  );
}

// Long names in pictures: cut to a number of characters, or to a width in pixels.

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
