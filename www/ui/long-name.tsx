/**
 * Long names are shortened in the middle: files of one folder, or of one ZIP file, often differ only at the end. In a name
 * that starts with an author's, the file's name is shortened instead: the files of a class often have the same name. Of a path,
 * the parts give way that most names have in common.
 */

import { endOfPerson } from "../read/names.ts";
import { classes } from "./dom.ts";
import { type NamePart, partsOfPath, partsOfWords } from "./telling-names.ts";

/**
 * Names of up to this many UTF-16 code units are shown in full. Of longer ones, the end that stays visible is no longer than
 * this.
 */
const MAX_SHOWN_END = 28;

const BETWEEN_WORDS = [" ", "-", "_"];

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
  const words = BETWEEN_WORDS.map((sign) => name.indexOf(sign, from) + 1).filter((index) => index > 0);
  const at = [folder, Math.min(...words)].find((index) => index >= from && index < name.length) ?? from;
  const start = isInside(name, at) ? at + 1 : at;
  return { beginning: name.slice(0, start), end: name.slice(start), cut: "beginning" };
}

/** Whether an offset is inside a surrogate pair. */
function isInside(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

/** If less than this gives way, nothing is gained: of "….txt", nothing but "…" would be left. */
const MIN_COMMON = 12;

/**
 * What gives way in a name, and what does not: parts of a path, or words; null if it has only one kind, or if too little would
 * give way.
 */
export function partsOf(name: string): readonly NamePart[] | null {
  const parts = partsOfPath(name) ?? partsOfWords(name);
  const common = parts.reduce((sum, { text, isCommon }) => sum + (isCommon ? text.length : 0), 0);
  return MIN_COMMON <= common && common < name.length ? parts : null;
}

/**
 * A document's or author's name. If it is long, part of it is truncated. Its pieces are boxes, between which a screen reader
 * would read spaces: so it has a label.
 */
export function LongName({ name, class: look }: { name: string; class?: string }) {
  const parts = name.length > MAX_SHOWN_END && endOfPerson(name) === 0 ? partsOf(name) : null;
  const pieces = parts ? null : namePieces(name);
  if (!parts && !pieces) return <bdi class={look}>{name}</bdi>;
  const kind = parts ? "by-parts" : pieces?.cut === "end" && "person-first";
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a label is all that browsers take instead of text in boxes.
    <bdi class={classes(look, "long-name", kind)} title={name} aria-label={name}>
      {parts?.map(({ text, isCommon }, at) => (
        <span key={at} class={isCommon ? "common" : undefined}>
          {text}
        </span>
      ))}
      {pieces && <span>{pieces.beginning}</span>}
      {pieces && <span>{pieces.end}</span>}
    </bdi>
  );
}

/** Has browsers copy names in one line each, by taking their boxes away until the next frame is drawn. */
export function copyNamesInOneLine(): void {
  const { classList } = document.documentElement;
  addEventListener("copy", () => {
    classList.add("copying");
    requestAnimationFrame(() => classList.remove("copying"));
  });
}
