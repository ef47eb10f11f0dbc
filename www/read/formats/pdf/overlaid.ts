/**
 * Letters that are drawn over one another: accents and the letters that bear them, and lines drawn twice to look bold.
 *
 * TeX's old fonts have no accented letters: an accent is drawn first, then the letter under it. Programs without a bold font draw
 * each letter twice, a little apart, and others draw its shadow. O(glyphs).
 */
import type { PlacedGlyph } from "./glyphs.ts";

/** Accents that are drawn on their own, as combining characters. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "`": "\u0300",
    "\u00b4": "\u0301",
    "\u02ca": "\u0301",
    "\u02cb": "\u0300",
    "^": "\u0302",
    "\u02c6": "\u0302",
    "~": "\u0303",
    "\u02dc": "\u0303",
    "\u00af": "\u0304",
    "\u02c9": "\u0304",
    "\u02d8": "\u0306",
    "\u02d9": "\u0307",
    "\u00a8": "\u0308",
    "\u02da": "\u030a",
    "\u00b0": "\u030a",
    "\u02dd": "\u030b",
    "\u02c7": "\u030c",
    "\u00b8": "\u0327",
    "\u02db": "\u0328",
    // TeX's codes, in fonts whose letters have no names.
    "\x12": "\u0300",
    "\x13": "\u0301",
    "\x14": "\u030c",
    "\x15": "\u0306",
    "\x16": "\u0304",
    "\x17": "\u030a",
    "\x18": "\u0327",
    "\x7f": "\u0308",
  }),
);

/** TeX's code of an "i" without its dot. */
const DOTLESS_I = "\x10";

/** How far an accent may be above or below its letter's baseline, in ems: over capital letters it is raised. */
const RAISED = 0.45;

/** The glyphs with each accent on its letter. */
export function withAccents(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const found: PlacedGlyph[] = [];
  for (let at = 0; at < glyphs.length; at++) {
    const glyph = glyphs[at] as PlacedGlyph;
    const accent = combining(glyph.text);
    const [before, next] = [found.at(-1), glyphs[at + 1]];
    if (accent === undefined) found.push(glyph);
    else if (
      next &&
      isOn(glyph, next) &&
      !(before && isOn(glyph, before) && offset(glyph, before) < offset(glyph, next))
    ) {
      found.push(accented(next, accent, glyph));
      at++;
    } else if (before && isOn(glyph, before)) found[found.length - 1] = accented(before, accent, glyph);
    else found.push(glyph);
  }
  return found;
}

function combining(text: string): string | undefined {
  return ACCENTS.get(text) ?? (/^[\u0300-\u036f]$/u.test(text) ? text : undefined);
}

/** Whether the middle of an accent is over a letter. */
function isOn(accent: PlacedGlyph, { text, x0, x1, y, size, turn, isUnseen, isInvisible }: PlacedGlyph): boolean {
  if ((text !== DOTLESS_I && !/^\p{L}\p{M}*$/u.test(text)) || turn !== accent.turn) return false;
  if (isUnseen !== accent.isUnseen || isInvisible !== accent.isInvisible) return false;
  const middle = (accent.x0 + accent.x1) / 2;
  return middle > x0 && middle < x1 && Math.abs(y - accent.y) <= RAISED * Math.max(size, accent.size);
}

/** How far an accent is from the middle of a letter. */
function offset(accent: PlacedGlyph, { x0, x1 }: PlacedGlyph): number {
  return Math.abs(accent.x0 + accent.x1 - x0 - x1);
}

function accented(letter: PlacedGlyph, accent: string, { x0, x1 }: PlacedGlyph): PlacedGlyph {
  const base = letter.text.replace(DOTLESS_I, "i").replace("\u0131", "i").replace("\u0237", "j");
  // An accent is wider than an "i"; it is not a word of its own for all that.
  return {
    ...letter,
    text: (base + accent).normalize("NFC"),
    x0: Math.min(letter.x0, x0),
    x1: Math.max(letter.x1, x1),
  };
}

/** How far apart two drawings of a letter are at most: in ems, and in widths of the letter. A shadow may be further away. */
const BOLD = { ems: 0.12, widths: 0.45 };
const SHADOW = { ems: 0.35, widths: Number.POSITIVE_INFINITY };

/**
 * The glyphs without those that are drawn where the same glyph is already. Of two, one that can be seen stays: the other is a
 * shadow of it, or the text that was recognised in a scan, and hides nothing.
 */
export function withoutCopies(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const bold = new Places(BOLD, glyphs.length);
  const visible = glyphs.filter((glyph) => isVisible(glyph) && (glyph.isLine || bold.add(glyph)));
  if (visible.length === glyphs.length) return visible;
  const shadows = new Places(SHADOW, visible.length);
  for (const glyph of visible) shadows.add(glyph);
  const kept = new Set(visible);
  for (const glyph of glyphs) {
    if (!isVisible(glyph) && (glyph.isLine || (!shadows.has(glyph) && bold.add(glyph)))) kept.add(glyph);
  }
  return glyphs.filter((glyph) => kept.has(glyph));
}

/** Glyphs that are compared with one, however many are drawn in one place. */
const MAX_COMPARED = 32;

/** Where which glyphs are drawn: a hash table of small cells. */
class Places {
  readonly #limit: { ems: number; widths: number };
  readonly #glyphs: PlacedGlyph[] = [];
  /** By cell, the number of its last glyph from 1; and by glyph, that of the one before it. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  constructor(limit: { ems: number; widths: number }, glyphs: number) {
    this.#limit = limit;
    this.#last = new Int32Array(2 ** Math.ceil(Math.log2(2 * glyphs + 2)));
    this.#before = new Int32Array(glyphs + 1);
  }

  /** Whether the same glyph is drawn at about the same place. */
  has(glyph: PlacedGlyph): boolean {
    const [column, row] = this.#cell(glyph);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        let at = this.#last[this.#slot(column + dx, row + dy)] ?? 0;
        for (let left = MAX_COMPARED; at > 0 && left > 0; left--) {
          const other = this.#glyphs[at - 1];
          if (other && this.#isCopy(other, glyph)) return true;
          at = this.#before[at] ?? 0;
        }
      }
    }
    return false;
  }

  /** Adds a glyph, unless it is there; returns whether it was new. */
  add(glyph: PlacedGlyph): boolean {
    if (this.has(glyph)) return false;
    const slot = this.#slot(...this.#cell(glyph));
    const number = this.#glyphs.push(glyph);
    this.#before[number] = this.#last[slot] ?? 0;
    this.#last[slot] = number;
    return true;
  }

  #cell({ x0, y, size }: PlacedGlyph): [column: number, row: number] {
    const step = this.#limit.ems * Math.max(size, 1);
    return [Math.round(x0 / step), Math.round(y / step)];
  }

  #slot(column: number, row: number): number {
    const hash = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
    return (hash ^ (hash >>> 15)) & (this.#last.length - 1);
  }

  #isCopy(one: PlacedGlyph, other: PlacedGlyph): boolean {
    if (one.text !== other.text || one.turn !== other.turn) return false;
    const { ems, widths } = this.#limit;
    const size = Math.min(one.size, other.size);
    if (Math.max(one.size, other.size) > 1.1 * size) return false;
    const width = Math.min(one.x1 - one.x0, other.x1 - other.x0);
    const along = Math.abs(one.x0 - other.x0);
    return along <= ems * size && along <= widths * width && Math.abs(one.y - other.y) <= ems * size;
  }
}

function isVisible({ isUnseen, isInvisible }: PlacedGlyph): boolean {
  return !isUnseen && !isInvisible;
}

// Columns of East Asian writing that programs set sign by sign, in fonts for lines.

const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\ufe10-\ufe4f\uff00-\uffef]/u;
/** How far the middle of a sign may be off its column, and how far below the one before it is, in ems. */
const OFF_COLUMN = 0.3;
const PITCH = [0.6, 1.8] as const;
/** Fewest signs of a column. */
const MIN_COLUMN = 3;

/** The glyphs with columns of signs as lines that run down the page. */
export function withColumns(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const found: PlacedGlyph[] = [];
  let column: PlacedGlyph[] = [];
  const end = (): void => {
    found.push(...(column.length >= MIN_COLUMN ? column.map(asDown) : column));
    column = [];
  };
  for (const glyph of glyphs) {
    const last = column.at(-1);
    if (last && !isBelow(glyph, last)) end();
    if (glyph.turn === 0 && EAST_ASIAN.test(glyph.text)) column.push(glyph);
    else {
      end();
      found.push(glyph);
    }
  }
  end();
  return found;
}

function isBelow(glyph: PlacedGlyph, last: PlacedGlyph): boolean {
  const size = Math.max(glyph.size, last.size);
  const aside = Math.abs(glyph.x0 + glyph.x1 - last.x0 - last.x1) / 2;
  const step = glyph.y - last.y;
  return glyph.turn === last.turn && aside <= OFF_COLUMN * size && step >= PITCH[0] * size && step <= PITCH[1] * size;
}

/** A sign on a line that runs down: what was its baseline is where the line goes. */
function asDown(glyph: PlacedGlyph): PlacedGlyph {
  const { x0, x1, y, size } = glyph;
  return { ...glyph, turn: 1, x0: y - 0.88 * size, x1: y + 0.12 * size, y: -(x0 + x1) / 2 };
}
