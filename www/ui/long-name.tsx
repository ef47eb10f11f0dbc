/**
 * Long names are shortened in the middle: files of one folder, or of one archive, often differ at the end only. In a name that
 * begins with a person's, the file's gives way: those of a class are often called the same.
 */
import { classes } from "./classes.ts";
import { endOfPerson } from "./person-file.ts";

/** Names of at most so many UTF-16 code units are left whole. Of longer ones, the end that stays in view has no more. */
const MAX_END = 28;

/** What stands before the dash is a person's name if it is no longer than this. */
const MAX_PERSON = 60;

/** Nor has the end more than this share of the name. */
const END_SHARE = 2 / 3;

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
  if (name.length <= MAX_END) return null;
  const from = name.length - Math.min(MAX_END, Math.floor(END_SHARE * name.length));
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
