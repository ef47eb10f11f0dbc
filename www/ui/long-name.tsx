/** Long names are shortened in the middle: files of one folder, or of one archive, often differ at the end only. */
import { classes } from "./classes.ts";

/** Names of at most so many UTF-16 code units are left whole. Of longer ones, the end that stays in view has no more. */
const MAX_END = 28;

/** Nor has it more than this share of the name. */
const END_SHARE = 2 / 3;

/**
 * A name as its beginning, which may be cut off, and its end, which stays; null for one that fits as it is. The end begins with a
 * part of a path, or with a word, where it can; never inside a character.
 */
export function namePieces(name: string): { beginning: string; end: string } | null {
  if (name.length <= MAX_END) return null;
  const from = name.length - Math.min(MAX_END, Math.floor(END_SHARE * name.length));
  const folder = name.indexOf("/", from - 1) + 1;
  const word = name.indexOf(" ", from) + 1;
  const at = [folder, word].find((place) => place >= from && place < name.length) ?? from;
  const start = isInside(name, at) ? at + 1 : at;
  return { beginning: name.slice(0, start), end: name.slice(start) };
}

/** Whether a place is between the two halves of a character. */
function isInside(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** A document's or a person's name. Where it is long, its beginning gives way, and its end stays. */
export function LongName({ name, class: look }: { name: string; class?: string }) {
  const pieces = namePieces(name);
  if (!pieces) return <bdi class={look}>{name}</bdi>;
  return (
    <bdi class={classes(look, "long-name")} title={name}>
      <span>{pieces.beginning}</span>
      <span>{pieces.end}</span>
    </bdi>
  );
}
