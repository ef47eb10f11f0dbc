/**
 * A page's glyphs as pieces of text: a tenth of the memory, so that a whole book fits in memory.
 *
 * Whether invisible glyphs (the text behind a scanned page) count is known only after looking at images, so both variants
 * are kept.
 */
import { type PageGlyphs, type PlacedGlyph, SCAN } from "./glyphs.ts";
import { stretches, type TextStretch } from "./lines.ts";
import { withAccents, withColumns, withoutCopies } from "./overlaid.ts";

/** Pieces of text by the quarter turns of their lines. */
export type Turns = readonly TextStretch[][];

/** The text of a page, and its hidden text. */
export interface Variant {
  turns: Turns;
  hidden: readonly string[];
}

export interface PageText {
  /** Whether some text on it is visible whatever the images are. */
  isPlain: boolean;
  hasInvisible: boolean;
  /** Whether pictures are known to cover so much of it that it is a scan. */
  isScan: boolean;
  /** Whether text is on a picture that may be of the same colour. */
  isDoubtful: boolean;
  /** The text if the page is not a scan, and if it is; the same if no glyph is invisible. */
  plain: Variant;
  scanned: Variant;
}

/** A page without text. */
export const EMPTY: PageText = {
  isPlain: false,
  hasInvisible: false,
  isScan: false,
  isDoubtful: false,
  plain: { turns: [], hidden: [] },
  scanned: { turns: [], hidden: [] },
};

/** The text of a page, both if it is a scan and if it is not. O(glyphs). */
export function textOf({ glyphs: drawn, pictured, isDoubtful }: PageGlyphs): PageText {
  const glyphs = withColumns(withAccents(withoutCopies(drawn)));
  const hasInvisible = glyphs.some(({ isInvisible }) => isInvisible);
  const plain = variant(glyphs, ({ isInvisible, isUnseen }) => !isUnseen && !isInvisible);
  return {
    isPlain: glyphs.some(({ isInvisible, isUnseen, text }) => !isInvisible && !isUnseen && text.trim() !== ""),
    hasInvisible,
    isScan: pictured >= SCAN,
    isDoubtful,
    plain,
    scanned: hasInvisible ? variant(glyphs, ({ isUnseen }) => !isUnseen) : plain,
  };
}

function variant(glyphs: readonly PlacedGlyph[], isSeen: (glyph: PlacedGlyph) => boolean): Variant {
  const seen = glyphs.filter(isSeen);
  return {
    turns: [0, 1, 2, 3].map((turn) => stretches(seen.filter((glyph) => glyph.turn === turn))),
    hidden: stretches(glyphs.filter((glyph) => !isSeen(glyph))).map(({ text }) => text),
  };
}

/** The number of pieces on a page, and of characters in them. */
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
