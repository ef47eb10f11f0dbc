/**
 * Long names are shortened in the middle: files of one folder, or of one ZIP file, often differ only at the end. In a name
 * that starts with an author's, the file's name is shortened instead: the files of a class often have the same name. Of a path,
 * the parts give way that most names have in common.
 */

import { endOfPerson } from "../read/names.ts";
import { classes } from "./dom.ts";
import { partsOfPath } from "./telling-names.ts";

/**
 * Names of up to this many UTF-16 code units are shown in full. Of longer ones, the end that stays visible is no longer than
 * this.
 */
const MAX_SHOWN_END = 28;

/** The text before the dash is an author's name if it is no longer than this. */
const MAX_PERSON = 60;

/** Maximum fraction of the name that its visible end may take. */
const MAX_END_SHARE = 2 / 3;

/** A name in two pieces, one of which may be truncated. */
interface NamePieces {
  beginning: string;
  end: string;
  cut: "beginning" | "end";
}

/**
 * A name in two pieces; null for one that fits. The end starts with a path component or a word if possible, and never inside
 * a surrogate pair.
 */
export function namePieces(name: string): NamePieces | null {
  const person = endOfPerson(name);
  if (person > 0 && person <= MAX_PERSON)
    return { beginning: name.slice(0, person), end: name.slice(person), cut: "end" };
  if (name.length <= MAX_SHOWN_END) return null;
  const from = name.length - Math.min(MAX_SHOWN_END, Math.floor(MAX_END_SHARE * name.length));
  const folder = name.indexOf("/", from - 1) + 1;
  const word = name.indexOf(" ", from) + 1;
  const at = [folder, word].find((index) => index >= from && index < name.length) ?? from;
  const start = isInside(name, at) ? at + 1 : at;
  return { beginning: name.slice(0, start), end: name.slice(start), cut: "beginning" };
}

/** Whether an offset is inside a surrogate pair. */
function isInside(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

/** A document's or author's name. If it is long, part of it is truncated. */
export function LongName({ name, class: look }: { name: string; class?: string }) {
  const parts = name.length > MAX_SHOWN_END && endOfPerson(name) === 0 ? partsOfPath(name) : null;
  if (parts) {
    return (
      <bdi class={classes(look, "long-name", "by-parts")} title={name}>
        {parts.map(({ text, isCommon }, at) => (
          <span key={at} class={isCommon ? "common" : undefined}>
            {text}
          </span>
        ))}
      </bdi>
    );
  }
  const pieces = namePieces(name);
  if (!pieces) return <bdi class={look}>{name}</bdi>;
  return (
    <bdi class={classes(look, "long-name", pieces.cut === "end" && "person-first")} title={name}>
      <span>{pieces.beginning}</span>
      <span>{pieces.end}</span>
    </bdi>
  );
}

// Long names in pictures: truncated to a number of characters, or to a width in pixels.

/** The fraction of a shortened name for its end, which usually distinguishes files; but people read the start. */
const END_SHARE = 1 / 3;

/** For a path, mostly the end is shown: many files share the folder or ZIP file. */
const PATH_END_SHARE = 2 / 3;

/** Maximum end of a name without folders. */
const MAX_END = 9;

/** Names may have 500 and more characters: the part that is cut need not be processed. */
const MAX_READ = 2000;

/** The start and the end of a long name; only the start if it begins with an author's. Counted in visible characters. */
export function shortened(name: string, length: number): string {
  return cut(charactersOf(name), length);
}

/** The same, limited to a width in pixels. */
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
