/** A text in pieces: the words that suggest that it was rewritten, and the text between them. */

import { pairsOf } from "../compare/spans.ts";

export interface Piece {
  text: string;
  isDotted: boolean;
}

/** Characters shown before the first of the words and behind the last. */
const CONTEXT = 300;

/** The part of a text around some words, given by their starts and ends, ascending; "…" replaces the rest. */
export function dottedPieces(text: string, places: Uint32Array): Piece[] {
  const pieces: Piece[] = [];
  const add = (start: number, end: number, isDotted: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), isDotted });
  };
  const first = Math.max(0, (places[0] ?? 0) - CONTEXT);
  const last = Math.min(text.length, (places.at(-1) ?? text.length) + CONTEXT);
  let at = first;
  for (const { start, end } of pairsOf(places)) {
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, last, false);
  const rest = { text: "…", isDotted: false };
  return [...(first > 0 ? [rest] : []), ...pieces, ...(last < text.length ? [rest] : [])];
}
