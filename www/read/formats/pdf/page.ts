/**
 * A page's glyphs as the pieces of text that they form: a tenth of the memory, so that a book is held whole.
 *
 * Whether invisible glyphs count (the text behind a scanned page) is known once pictures were looked at, so both are kept.
 */
import type { PageGlyphs, PlacedGlyph } from "./glyphs.ts";
import { stretches, type TextStretch } from "./lines.ts";

/** Pieces of text by the quarter turns of their lines. */
export type Turns = readonly TextStretch[][];

/** What is read of a page, and what a reader of it does not see. */
export interface Variant {
  turns: Turns;
  hidden: readonly string[];
}

export interface PageText {
  /** Whether some text on it is visible whatever the pictures are. */
  isPlain: boolean;
  hasInvisible: boolean;
  /** Where the page is no scan, and where it is; the same where no glyph is invisible. */
  plain: Variant;
  scanned: Variant;
}

/** A page without text. */
export const EMPTY: PageText = {
  isPlain: false,
  hasInvisible: false,
  plain: { turns: [], hidden: [] },
  scanned: { turns: [], hidden: [] },
};

/** The text of a page, as drawn and as scanned. O(glyphs). */
export function textOf({ glyphs }: PageGlyphs): PageText {
  const hasInvisible = glyphs.some(({ invisible }) => invisible);
  const plain = variant(glyphs, ({ invisible, unseen }) => !unseen && !invisible);
  return {
    isPlain: glyphs.some(({ invisible, unseen, text }) => !invisible && !unseen && text.trim() !== ""),
    hasInvisible,
    plain,
    scanned: hasInvisible ? variant(glyphs, ({ unseen }) => !unseen) : plain,
  };
}

function variant(glyphs: readonly PlacedGlyph[], isSeen: (glyph: PlacedGlyph) => boolean): Variant {
  const seen = glyphs.filter(isSeen);
  return {
    turns: [0, 1, 2, 3].map((turn) => stretches(seen.filter((glyph) => glyph.turn === turn))),
    hidden: stretches(glyphs.filter((glyph) => !isSeen(glyph))).map(({ text }) => text),
  };
}

/** How many pieces a page has, and how many characters are in them. */
export function sizeOf({ plain, scanned }: PageText): { pieces: number; characters: number } {
  const size = { pieces: 0, characters: 0 };
  for (const { turns, hidden } of plain === scanned ? [plain] : [plain, scanned]) {
    for (const text of [...turns.flat().map((stretch) => stretch.text), ...hidden]) {
      size.pieces++;
      size.characters += text.length;
    }
  }
  return size;
}
