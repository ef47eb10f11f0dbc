/**
 * Text that a file states for a stretch of glyphs (ISO 32000-1, 14.9.4: /ActualText). Scripts in which glyphs are reordered or put
 * together need it, as Hindi, Thai and Khmer do: a glyph there is no letter. O(text).
 *
 * Nobody sees it on the page, so it could say anything. It is read only for glyphs of such scripts, or that are no letters, and only up
 * to six characters for each.
 */

/** A glyph in its place. */
interface Placed {
  text: string;
  x0: number;
  x1: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** Stated text, and the number of glyphs before it. */
export interface Stated {
  readonly text: string;
  readonly from: number;
}

/** Letters of scripts in which glyphs are reordered or put together: India to Cambodia, and Tibet. */
const COMPLEX = /[\u0900-\u109f\u1780-\u17ff\u1a20-\u1aaf\ua840-\ua97f\ua9e0-\uaaff\u{11000}-\u{119ff}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Most characters for each glyph. */
const MAX_PER_GLYPH = 6;

/** A string of a PDF as text of such a script; null if it is none. */
export function statedText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = decoded(value);
  const letters = [...text].filter((c) => LETTER.test(c));
  return letters.length > 0 && letters.every((c) => COMPLEX.test(c)) ? text : null;
}

/** pdf.js returns a string with one character for each byte. */
function decoded(value: string): string {
  const bytes = Uint8Array.from(value, (c) => c.charCodeAt(0));
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  return first === 0xef ? new TextDecoder("utf-8").decode(bytes) : "";
}

/** Whether stated text may take the place of a glyph: it is of such a script, or no letter. */
export function mayBeStated(glyph: string): boolean {
  return [...glyph].every((c) => !LETTER.test(c) || COMPLEX.test(c));
}

/** Gives the stated text to the first of the glyphs that it stands for, and none to the others. They stay in their places. */
export function state({ text, from }: Stated, all: readonly Placed[]): void {
  const glyphs = all.slice(from);
  const [first] = glyphs;
  if (!first || text.length > MAX_PER_GLYPH * glyphs.length) return;
  const isDrawn = ({ text: own, turn, y }: Placed): boolean =>
    turn === first.turn && Math.abs(y - first.y) < first.size && mayBeStated(own);
  if (!glyphs.every(isDrawn)) return;
  first.text = text;
  for (const glyph of glyphs) {
    first.x0 = Math.min(first.x0, glyph.x0);
    first.x1 = Math.max(first.x1, glyph.x1);
    if (glyph !== first) glyph.text = "";
  }
}
