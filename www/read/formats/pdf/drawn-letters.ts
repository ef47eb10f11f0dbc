/**
 * Finds pages whose letters are not those that are drawn.
 *
 * What a glyph means, only the file says. Some programs write nothing about it, and pdf.js takes codes for letters: "+HOOR" for
 * "Hello". Others hide a copy by a font whose table names other letters than it draws. Nobody sees either on a page, and the text is
 * a cipher. A font is suspected if its letters are not as wide as letters of their names (./letter-widths.ts), or if nothing
 * says what they are and its text does not look like writing. O(glyphs).
 */
import { isKnown, type LetterCodes } from "./letter-codes.ts";
import { contradicts, hasTypicalWidth } from "./letter-widths.ts";

/** What is needed of a font. */
interface Font {
  loadedName?: string;
  letterCodes?: LetterCodes;
  /** Set if its glyphs are drawings that are named by numbers: TeX's, which are letters' codes. */
  charProcOperatorList?: readonly number[] | null;
}

/** What was drawn with a font, in all of the document. */
interface Drawn {
  widths: Map<string, number>;
  /** The characters of a font whose codes are taken for letters, and how often each is drawn. */
  characters: Map<string, number>;
}

/** How much of a font is on a page. */
interface OnPage {
  letters: number;
  unknown: number;
}

/** Fonts of a document that are examined; a long book has some hundred. */
const MAX_FONTS = 10_000;

/**
 * Letters of a page from which on its text is not to be relied on, and their share: of letters of suspected fonts a short paragraph,
 * of others that are not known more than the signs of formulas.
 */
const MIN_LETTERS = 40;
const MIN_SUSPECT_SHARE = 0.1;
const MIN_UNKNOWN_SHARE = 0.25;

export class DrawnLetters {
  readonly #fonts = new Map<string, Drawn>();
  readonly #pages = new Map<number, Map<Drawn, OnPage>>();

  /** A glyph on a page that stands for this text. */
  add(page: number, font: Font | null, glyph: { code: number | undefined; text: string; width: number }): void {
    const { code, text, width } = glyph;
    const drawn = this.#fontOf(font?.loadedName ?? "");
    if (!drawn || !font) return;
    const isCode = code !== undefined && text === String.fromCharCode(code);
    if (isCode && font.letterCodes === "same") drawn.characters.set(text, (drawn.characters.get(text) ?? 0) + 1);
    if (text.trim() === "") return;
    const counts = this.#countsOf(page, drawn);
    counts.letters++;
    if (hasTypicalWidth(text)) drawn.widths.set(text, width);
    if (NO_LETTER.test(text) || (isCode && isUnknown(font, code))) counts.unknown++;
  }

  #countsOf(page: number, font: Drawn): OnPage {
    const onPage = this.#pages.get(page) ?? new Map<Drawn, OnPage>();
    this.#pages.set(page, onPage);
    const counts = onPage.get(font) ?? { letters: 0, unknown: 0 };
    onPage.set(font, counts);
    return counts;
  }

  #fontOf(name: string): Drawn | undefined {
    let font = this.#fonts.get(name);
    if (!font && this.#fonts.size < MAX_FONTS) {
      font = { widths: new Map(), characters: new Map() };
      this.#fonts.set(name, font);
    }
    return font;
  }

  /** The pages, numbered from 0, whose text is not what a reader sees. */
  misread(): number[] {
    const isBad = new Map([...this.#fonts.values()].map((font) => [font, isSuspect(font)]));
    const found: number[] = [];
    for (const [page, fonts] of this.#pages) {
      let [all, suspect, others] = [0, 0, 0];
      for (const [font, { letters, unknown }] of fonts) {
        all += letters;
        if (isBad.get(font)) suspect += letters;
        else others += unknown;
      }
      const isMisread = suspect >= MIN_SUSPECT_SHARE * all || suspect + others >= MIN_UNKNOWN_SHARE * all;
      if (isMisread && suspect + others >= MIN_LETTERS) found.push(page);
    }
    return found.sort((a, b) => a - b);
  }
}

/** No characters, and signs of the font Dingbats, which some programs name where they know no name. */
const NO_LETTER = /^[\p{Cc}\p{Co}\p{Cn}\u2701-\u27bf]/u;

/** Whether a font has a table in which a code is missing. */
function isUnknown({ letterCodes, charProcOperatorList }: Font, code: number): boolean {
  if (!letterCodes || letterCodes === "same" || charProcOperatorList) return false;
  return !isKnown(letterCodes, code);
}

function isSuspect({ widths, characters }: Drawn): boolean {
  return contradicts(widths) || (characters.size > 0 && !isWriting(characters));
}

/** Shares of writing: of everything what is no character, and blanks; of the letters those of one script, and small ones. */
const MAX_NONE = 0.02;
const MIN_BLANKS = 0.05;
const MIN_ONE_SCRIPT = 0.9;
const MIN_SMALL = 0.5;

/** Letters that writing has. Rare ones are where codes of other letters happen to lie. */
const SCRIPTS = [
  /^[a-zà-öø-ÿāăąćčďđēėęěğģīįıķļľłńņňōőœŕřśşšţťūůűųźżžșțạ-ỹơư]$/iu,
  /^[α-ωά-ώ]$/iu,
  /^[а-яѐ-ґ]$/iu,
  /^[\u4e00-\u9fff\u3040-\u30ff]$/u,
  /^[\uac00-\ud7a3]$/u,
  /^[\u0620-\u064a\u0671-\u06d3\ufb50-\ufdff\ufe70-\ufeff]$/u,
  /^[\u05d0-\u05ea]$/u,
  /^[\u0900-\u0dff]$/u,
  /^[\u0e00-\u0eff]$/u,
] as const;

/** Whether characters, with their numbers, are those of writing. */
function isWriting(characters: ReadonlyMap<string, number>): boolean {
  let [all, none, letters, small] = [0, 0, 0, 0];
  const byScript = SCRIPTS.map(() => 0);
  for (const [character, count] of characters) {
    all += count;
    if (NO_LETTER.test(character)) none += count;
    if (!/\p{L}/u.test(character)) continue;
    letters += count;
    if (!/\p{Lu}/u.test(character)) small += count;
    const script = SCRIPTS.findIndex((expression) => expression.test(character));
    if (script >= 0) byScript[script] = (byScript[script] ?? 0) + count;
  }
  if (none > MAX_NONE * all) return false;
  // Where codes are no letters, the blank is another one.
  if ((characters.get(" ") ?? 0) >= MIN_BLANKS * all) return true;
  return small >= MIN_SMALL * letters && Math.max(...byScript) >= MIN_ONE_SCRIPT * letters;
}
