/** A text in pieces: the words that suggest that it was rewritten, and what is between them. */

export interface Piece {
  text: string;
  isDotted: boolean;
}

/** Characters shown before the first of the words and behind the last. */
const CONTEXT = 300;

/** The part of a text around some words, given by their starts and ends, ascending; three dots stand for the rest. */
export function dottedPieces(text: string, places: ArrayLike<number>): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, end: number, isDotted: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isDotted });
  };
  const first = Math.max(0, (places[0] ?? 0) - CONTEXT);
  const last = Math.min(text.length, (places[places.length - 1] ?? text.length) + CONTEXT);
  let at = first;
  for (let word = 0; word < places.length; word += 2) {
    const [start = at, end = at] = [places[word], places[word + 1]];
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, last, false);
  const dots = { text: "…", isDotted: false };
  return [...(first > 0 ? [dots] : []), ...pieces, ...(last < text.length ? [dots] : [])];
}
