/**
 * Turns one page's drawing operators into glyphs, each with its position and whether a reader can see it. O(operators).
 *
 * pdf.js decodes fonts and content, but the text it returns has lost how it is drawn. So the operators are interpreted here
 * as a renderer would: transformations, the text matrix, spacing, the rendering mode, the fill colour, and previously
 * painted areas. A glyph is hidden if it is drawn invisibly, in the colour of what is behind it, too small to read, clipped away,
 * outside the page, or painted over.
 * Source: ISO 32000-1, sections 8.3, 8.4 and 9.
 */
import { mayBeStated, type Stated, state, statedText } from "./actual-text.ts";
import type { LetterCodes } from "./letter-codes.ts";
import type { Thumbnail } from "./pictures.ts";
import { type Area, type Box, intersection, Surface } from "./surface.ts";
import { texLetters } from "./tex-letters.ts";

/** Six numbers: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A glyph in the page's points, upright: x to the right, y down. */
export interface PlacedGlyph {
  text: string;
  /** Its extent along its line. */
  x0: number;
  x1: number;
  /** Its baseline. */
  y: number;
  size: number;
  /** Drawn without ink, like the text behind a scanned page. */
  isInvisible: boolean;
  /** Invisible for any other reason. */
  isUnseen: boolean;
  /** Quarter turns of its line. */
  turn: 0 | 1 | 2 | 3;
  /** A line of its own whose letters are in logical order, like what was typed into a form. */
  isLine?: boolean;
}

/** The contents of a page that matter for its text. */
export interface PageGlyphs {
  glyphs: PlacedGlyph[];
  /** The fraction of the page covered by images, 0 to 1; several may overlap. */
  pictured: number;
  /** Whether a light text is on a picture: what the picture looks like decides whether it can be seen. */
  isDoubtful: boolean;
}

/** The operators of a page as pdf.js lists them. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface FontMetrics {
  vertical?: boolean;
  name?: string;
  fontMatrix?: readonly number[];
  isType3Font?: boolean;
  bbox?: readonly number[] | null;
  defaultVMetrics?: readonly number[];
  loadedName?: string;
  /** The codes whose letters the file names (./letter-codes.ts). */
  letterCodes?: LetterCodes;
  /** The numbers of its drawings, if these are their names (./pdf-channel.ts). */
  charProcOperatorList?: readonly number[] | null;
}

/** pdf.js's data on a glyph. */
interface Glyph {
  originalCharCode?: number;
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: readonly number[] | null;
}

/** Text below this size in points is unreadable. */
const MIN_READABLE_POINTS = 1.5;

/** The rendering modes without ink: 3, and 7, which only clips. */
const isInkless = (mode: number): boolean => mode === 3 || mode === 7;

interface State {
  ctm: Matrix;
  font: FontMetrics | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  /** 0xRRGGBB; null for patterns, "none" where a pattern is missing. */
  fill: number | "none" | null;
  stroke: number | null;
  fillAlpha: number;
  /** Whether what is painted lets through what is below: by its blend mode, or by a mask. */
  isBlended: boolean;
  isMasked: boolean;
  /** The same for all of a group. */
  isInBlendedGroup: boolean;
  /** The area outside of which nothing is painted, and whether it is surely this rectangle. */
  clip: Box;
  isClipExact: boolean;
}

/** An alpha from which nothing shines through, and up to which nothing is visible. */
const OPAQUE = 0.95;
const TRANSPARENT = 0.05;

/** From this brightness on, a text on a picture may be hidden. */
const LIGHT = 0xe0;

/** Names of pdf.js's operators by number. */
export type OperatorNames = ReadonlyMap<number, string>;

/** What else a page looks like. */
export interface PageLook {
  /** A decoded picture by its name. */
  thumbnailOf: (name: string) => Thumbnail | null;
  /** Whether a layer is switched on. */
  isShown: (layer: unknown) => boolean;
  /** Called with each glyph that is not hidden when it is drawn. */
  onGlyph: (font: FontMetrics | null, glyph: DrawnGlyph) => void;
}

/** A glyph by its code in the font, its text, and its width in the font's units. */
export interface DrawnGlyph {
  code: number | undefined;
  text: string;
  width: number;
}

/** Interprets a page. `view` maps the page's space to upright points; `width` and `height` are its size in these. */
export function placeGlyphs(
  operators: Operators,
  names: OperatorNames,
  fontOf: (name: string) => FontMetrics | null,
  view: { transform: Matrix; width: number; height: number },
  { thumbnailOf = () => null, isShown = () => true, onGlyph = () => {} }: Partial<PageLook> = {},
): PageGlyphs {
  const walker = new Walker(fontOf, view, { thumbnailOf, isShown, onGlyph });
  for (const [at, fn] of operators.fnArray.entries()) {
    const args = operators.argsArray[at];
    walker.step(names.get(fn) ?? "", (Array.isArray(args) ? args : []) as never[]);
  }
  walker.coverGlyphs();
  const { glyphs, pictured, isDoubtful } = walker;
  return {
    glyphs: glyphs.filter(({ text }) => text !== ""),
    pictured: pictured / (view.width * view.height || 1),
    isDoubtful,
  };
}

/** A picture that covers at least this fraction of a page is a scan: the text behind it is the page's. */
export const SCAN = 0.4;

/** A stretch of marked content: whether it is a layer, and the text that is stated for it. */
interface Marked {
  layer: "" | "shown" | "off";
  stated: Stated | null;
}

class Walker {
  readonly glyphs: PlacedGlyph[] = [];
  pictured = 0;
  isDoubtful = false;
  readonly #fontOf: (name: string) => FontMetrics | null;
  readonly #look: PageLook;
  readonly #view: { width: number; height: number };
  readonly #surface: Surface;
  /** The glyphs' middles on the page, and half the size of a box around each: three numbers a glyph. */
  readonly #middles: number[] = [];
  #state: State;
  readonly #stack: State[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  #clipsNext = false;
  readonly #widest = new Map<FontMetrics | null, number>();
  readonly #letters = new Map<FontMetrics, ReadonlyMap<number, string> | null>();
  /** Open marked content, and how many of them are layers, and layers that are switched off. */
  readonly #marked: Marked[] = [];
  #layers = 0;
  #off = 0;
  /** How many of them have a text of their own. */
  #stated = 0;

  constructor(
    fontOf: (name: string) => FontMetrics | null,
    view: { transform: Matrix; width: number; height: number },
    look: PageLook,
  ) {
    this.#fontOf = fontOf;
    this.#look = look;
    this.#view = view;
    this.#surface = new Surface(view.width, view.height);
    this.#state = {
      ctm: view.transform,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      isBlended: false,
      isMasked: false,
      isInBlendedGroup: false,
      clip: [0, 0, view.width, view.height],
      isClipExact: true,
    };
  }

  step(name: string, args: never[]): void {
    const state = this.#state;
    const [first] = args as unknown[];
    const number = typeof first === "number" ? first : 0;
    switch (name) {
      case "save":
        this.#stack.push({ ...state });
        break;
      case "restore":
      case "paintFormXObjectEnd":
      case "endGroup":
        this.#state = this.#stack.pop() ?? state;
        break;
      case "transform":
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        break;
      case "paintFormXObjectBegin":
        this.#stack.push({ ...state });
        if (isMatrix(first)) state.ctm = multiply(state.ctm, first);
        if (isBox(args[1])) this.#clip(args[1], true);
        break;
      case "beginGroup":
        this.#stack.push({ ...state });
        this.#beginGroup(first);
        break;
      case "beginText":
        this.#matrix = [1, 0, 0, 1, 0, 0];
        this.#moveTo(0, 0);
        break;
      case "setTextMatrix":
        this.#matrix = (isMatrix(first) ? first : args) as unknown as Matrix;
        this.#moveTo(0, 0);
        break;
      case "moveText":
      case "setLeadingMoveText": {
        const [dx = 0, dy = 0] = args as number[];
        if (name === "setLeadingMoveText") state.leading = -dy;
        this.#moveTo(this.#lineX + dx, this.#lineY + dy);
        break;
      }
      case "nextLine":
        this.#moveTo(this.#lineX, this.#lineY - state.leading);
        break;
      case "showText":
        this.#show((Array.isArray(first) ? first : []) as (Glyph | number | null)[]);
        break;
      case "setFont":
        state.font = this.#fontOf(String(first));
        state.fontSize = Number(args[1] ?? 0);
        break;
      case "setCharSpacing":
        state.charSpacing = number;
        break;
      case "setWordSpacing":
        state.wordSpacing = number;
        break;
      case "setHScale":
        state.scale = number / 100;
        break;
      case "setLeading":
        state.leading = number;
        break;
      case "setTextRise":
        state.rise = number;
        break;
      case "setTextRenderingMode":
        state.mode = number;
        break;
      default:
        if (!this.#colour(name, args)) this.#paint(name, args);
    }
  }

  /** Operators of colours. Returns whether it is one. */
  #colour(name: string, args: unknown[]): boolean {
    const state = this.#state;
    switch (name) {
      case "setFillRGBColor":
      case "setFillGray":
      case "setFillCMYKColor":
        state.fill = colourOf(args);
        break;
      case "setFillColorN":
      case "setFillColor":
        state.fill = null;
        break;
      case "setFillTransparent":
        state.fill = "none";
        break;
      case "setStrokeRGBColor":
      case "setStrokeGray":
      case "setStrokeCMYKColor":
        state.stroke = colourOf(args);
        break;
      case "setStrokeColorN":
      case "setStrokeColor":
      case "setStrokeTransparent":
        state.stroke = null;
        break;
      default:
        return false;
    }
    return true;
  }

  /** Operators of areas, and of how they are painted. */
  #paint(name: string, args: unknown[]): void {
    const state = this.#state;
    switch (name) {
      case "setGState":
        this.#change(Array.isArray(args[0]) ? args[0] : []);
        break;
      case "clip":
      case "eoClip":
        this.#clipsNext = true;
        break;
      case "constructPath":
        this.#path(args);
        break;
      case "shadingFill":
        this.#cover(state.clip, { colour: null, isExact: true });
        break;
      case "beginMarkedContent":
      case "beginMarkedContentProps":
        this.#beginMarked(args[0], args[1]);
        break;
      case "endMarkedContent":
        this.#endMarked(this.#marked.pop());
        break;
      default:
        if (/^paint.*Image/.test(name)) this.#picture(name, args[0]);
    }
  }

  /** Changes of the drawing state by a dictionary. */
  #change(changes: readonly [string, unknown][]): void {
    const state = this.#state;
    for (const [key, value] of changes) {
      if (key === "ca") state.fillAlpha = Number(value);
      else if (key === "BM") state.isBlended = value !== "source-over";
      else if (key === "SMask") this.#mask(value === true, changes);
      else if (key === "Font" && Array.isArray(value)) {
        state.font = this.#fontOf(String(value[0]));
        state.fontSize = Number(value[1]);
      }
    }
  }

  #beginMarked(tag: unknown, property: unknown): void {
    const layer = tag !== "OC" ? "" : this.#look.isShown(property) ? "shown" : "off";
    const text = layer === "" ? statedText(property) : null;
    this.#marked.push({ layer, stated: text === null ? null : { text, from: this.glyphs.length } });
    this.#count(layer, 1);
    if (text !== null) this.#stated++;
  }

  #endMarked(marked: Marked | undefined): void {
    if (!marked) return;
    this.#count(marked.layer, -1);
    if (marked.stated === null) return;
    this.#stated--;
    // The outermost text stands for all that is in it; with the inner ones this would be quadratic.
    if (this.#stated === 0) state(marked.stated, this.glyphs);
  }

  #count(layer: Marked["layer"], by: 1 | -1): void {
    if (layer !== "") this.#layers += by;
    if (layer === "off") this.#off += by;
  }

  /** Before a picture with a mask of its own, pdf.js switches off any other mask, and nothing else. */
  #mask(isMasked: boolean, changes: readonly unknown[]): void {
    this.#state.isMasked = isMasked || changes.length === 1;
  }

  /** What is painted in a group is blended as a whole. */
  #beginGroup(options: unknown): void {
    const state = this.#state;
    const { matrix, bbox, smask } = (options ?? {}) as { matrix?: unknown; bbox?: unknown; smask?: unknown };
    state.isInBlendedGroup ||= state.isBlended || state.isMasked || state.fillAlpha < OPAQUE || Boolean(smask);
    Object.assign(state, { isBlended: false, isMasked: false });
    state.fillAlpha = 1;
    if (!isBox(bbox) || smask) return;
    const { ctm } = state;
    if (isMatrix(matrix)) state.ctm = multiply(ctm, matrix);
    this.#clip(bbox, true);
    state.ctm = ctm;
  }

  #clip(bounds: Corners, isRectangle: boolean): void {
    const state = this.#state;
    state.isClipExact &&= isRectangle && isUpright(state.ctm);
    state.clip = intersection(state.clip, this.#boxOf(bounds));
  }

  #path([operator, isRectangle, bounds]: unknown[]): void {
    const clips = this.#clipsNext;
    this.#clipsNext = false;
    const box = cornersOf(bounds);
    if (!box) return;
    const isExact = isRectangle === true && isUpright(this.#state.ctm);
    const { fill } = this.#state;
    if (FILLS.has(Number(operator)) && fill !== "none") this.#cover(this.#boxOf(box), { colour: fill, isExact });
    if (clips) this.#clip(box, isRectangle === true);
  }

  /** Paints an area in a colour, unless it lets through what is below. */
  #cover(whole: Box, { colour, isExact }: { colour: number | null; isExact: boolean }, picture?: Partial<Area>): void {
    const { fillAlpha, isBlended, isMasked, isInBlendedGroup, clip, isClipExact } = this.#state;
    if (fillAlpha <= TRANSPARENT || this.#off > 0) return;
    const isAlone = !isBlended && !isMasked && !isInBlendedGroup && this.#layers === 0;
    const isSolid = isExact && isClipExact && fillAlpha >= OPAQUE && isAlone;
    const area: Area = {
      box: intersection(whole, clip),
      colour: isSolid ? colour : null,
      covers: isSolid && (colour !== null || picture !== undefined),
      isPicture: false,
      ...picture,
    };
    this.#surface.paint(area, this.glyphs.length);
  }

  #picture(name: string, id: unknown): void {
    const { ctm } = this.#state;
    const box = this.#boxOf([0, 0, 1, 1]);
    const thumbnail = typeof id === "string" ? this.#look.thumbnailOf(id) : null;
    const isStencil = name.includes("Mask");
    const isExact = isUpright(ctm) && !isStencil;
    const inverse = thumbnail && isExact ? inverted(ctm) : null;
    const look = thumbnail && inverse ? { thumbnail, inverse } : null;
    this.#cover(box, { colour: null, isExact }, { isPicture: !isStencil, look });
    const [left, top, right, bottom] = intersection(box, [0, 0, this.#view.width, this.#view.height]);
    if (right > left && bottom > top) this.pictured += (right - left) * (bottom - top);
  }

  #boxOf([x0, y0, x1, y1]: Corners): Box {
    const { ctm } = this.#state;
    const corners = [apply(ctm, x0, y0), apply(ctm, x1, y0), apply(ctm, x0, y1), apply(ctm, x1, y1)];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  #moveTo(x: number, y: number): void {
    this.#x = this.#lineX = x;
    this.#y = this.#lineY = y;
  }

  #show(glyphs: readonly (Glyph | number | null)[]): void {
    const { font, fontSize, charSpacing, wordSpacing, scale, rise, ctm } = this.#state;
    const matrix = multiply(ctm, this.#matrix);
    const unit = font?.fontMatrix?.[0] ?? 0.001;
    const vertical = font?.vertical === true;
    this.#measure(glyphs);
    const isMark = glyphs.length === 1 && MARKS.test(font?.name ?? "");
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === "number") {
        const shift = (-glyph * fontSize) / 1000;
        if (vertical) this.#y += shift;
        else this.#x += shift * scale;
        continue;
      }
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
      if (vertical) {
        const down = glyph.vmetric?.[0] ?? font?.defaultVMetrics?.[0] ?? -1000;
        const length = down * unit * fontSize;
        this.#place(glyph, matrix, [this.#x, this.#y + rise], { length, vertical });
        this.#y += length - spacing;
      } else {
        const length = glyph.width * unit * fontSize * scale;
        this.#place(isMark ? asMark(glyph) : glyph, matrix, [this.#x, this.#y + rise], { length, vertical });
        this.#x += length + spacing * scale;
      }
    }
  }

  /** The text of a glyph. */
  #textOf({ unicode, originalCharCode }: Glyph): string {
    const { font } = this.#state;
    const numbers = font?.charProcOperatorList;
    if (!font || !numbers || originalCharCode === undefined) return unicode;
    // A font with a table of its own says what its letters are.
    if (unicode !== String.fromCharCode(originalCharCode)) return unicode;
    if (!this.#letters.has(font)) this.#letters.set(font, texLetters(numbers));
    return this.#letters.get(font)?.get(originalCharCode) ?? unicode;
  }

  /** Remembers the widest letter of a font of drawings. */
  #measure(glyphs: readonly (Glyph | number | null)[]): void {
    const { font } = this.#state;
    if (!font?.isType3Font) return;
    let widest = this.#widest.get(font) ?? 0;
    for (const glyph of glyphs)
      if (glyph && typeof glyph !== "number") widest = Math.max(widest, Math.abs(glyph.width));
    this.#widest.set(font, widest);
  }

  #place(
    glyph: Glyph,
    matrix: Matrix,
    [x, y]: readonly [number, number],
    { length, vertical }: { length: number; vertical: boolean },
  ): void {
    const text = this.#textOf(glyph);
    if (text === "") return;
    const { fontSize, font } = this.#state;
    const [a, b, c, d] = matrix;
    const em = Math.abs(fontSize) * emOf(font, this.#widest.get(font) ?? 0);
    const size = em * (Math.hypot(c, d) || Math.hypot(a, b));
    // A column of vertical writing is a line that runs down; the next one is on its left.
    const [dx, dy] = vertical ? [0, length] : [length, 0];
    const start = apply(matrix, x, y);
    const end = apply(matrix, x + dx, y + dy);
    const sign = Math.sign(fontSize || 1);
    const turn = vertical ? turnOf(end[0] - start[0], end[1] - start[1]) : turnOf(a * sign, b * sign);
    const [along, across] = turned(start[0], start[1], turn);
    const extent = vertical ? Math.hypot(end[0] - start[0], end[1] - start[1]) : Math.abs(length) * Math.hypot(a, b);
    // Halfway up a small letter, or in the middle of a sign of vertical writing.
    const up = vertical ? 0 : X_HEIGHT * em * sign;
    const middle = apply(matrix, x + dx / 2, y + dy / 2 + up);
    const isInked = !isInkless(this.#state.mode);
    const isHidden =
      this.#off > 0 ||
      size < MIN_READABLE_POINTS ||
      this.#isOutside(middle, size) ||
      (isInked && this.#isGhostly(middle));
    this.glyphs.push({
      text,
      x0: along,
      x1: along + extent,
      y: across,
      size,
      turn,
      isInvisible: !isInked,
      isUnseen: isHidden,
    });
    if (!isHidden && (this.#stated === 0 || !mayBeStated(text)))
      this.#look.onGlyph(font, { code: glyph.originalCharCode, text, width: glyph.width });
    const half = 0.3 * Math.min(size, extent || size);
    this.#middles.push(middle[0], middle[1], half);
  }

  /** Whether the letters have the colour of what is behind them. */
  #isGhostly([x, y]: readonly [number, number]): boolean {
    const { mode, fill, stroke, fillAlpha, isInBlendedGroup } = this.#state;
    const [fills, strokes] = [mode % 4 !== 1, mode % 4 === 1 || mode % 4 === 2];
    const surface = this.#surface;
    if (strokes && !surface.hides(stroke, x, y)) return false;
    if (!fills || fill === "none") return true;
    if (fillAlpha <= TRANSPARENT) return true;
    if (!isInBlendedGroup && fill !== null && isLight(fill) && surface.isPictureAt(x, y)) this.isDoubtful = true;
    return surface.hides(fill, x, y);
  }

  /** Beyond the page, or clipped away. */
  #isOutside([x, y]: readonly [number, number], size: number): boolean {
    const [left, top, right, bottom] = this.#state.clip;
    const margin = 1 + 0.2 * size;
    return x < left - margin || y < top - margin || x > right + margin || y > bottom + margin;
  }

  /** Marks the glyphs over which something was painted later. */
  coverGlyphs(): void {
    for (const [at, glyph] of this.glyphs.entries()) {
      const x = this.#middles[3 * at] ?? 0;
      const y = this.#middles[3 * at + 1] ?? 0;
      const half = this.#middles[3 * at + 2] ?? 0;
      const cover = this.#surface.coverOf([x - half, y - half, x + half, y + half], at);
      if (!cover) continue;
      // Some programs write the text that they recognise in a scan, and then its picture over it.
      const [x0, y0, x1, y1] = cover.box;
      const isScan = cover.isPicture && (x1 - x0) * (y1 - y0) >= SCAN * this.#view.width * this.#view.height;
      if (isScan) glyph.isInvisible = true;
      else glyph.isUnseen = true;
    }
  }
}

/**
 * Fonts of drawings, whose letters are none: plots and lists set single ones as points. Several at once are left as they are, for a
 * font may be called anything.
 */
const MARKS = /dingbats|wingdings|webdings/i;

function asMark(glyph: Glyph): Glyph {
  return /[\p{L}\p{N}]/u.test(glyph.unicode) ? { ...glyph, unicode: "•" } : glyph;
}

/** Half the height of small letters, in ems. */
const X_HEIGHT = 0.25;

/** The operators, by pdf.js's numbers, that fill their path: fill, eoFill, and both with a stroke. */
const FILLS = new Set([22, 23, 24, 25, 26, 27]);

type Corners = readonly [number, number, number, number];

function cornersOf(value: unknown): Corners | null {
  if (typeof value !== "object" || value === null || (value as ArrayLike<number>).length !== 4) return null;
  const [x0, y0, x1, y1] = Array.from(value as ArrayLike<number>, Number);
  const corners: Corners = [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0];
  return corners.every(Number.isFinite) ? corners : null;
}

function isBox(value: unknown): value is Corners {
  return cornersOf(value) !== null;
}

/** Whether rectangles stay rectangles. */
function isUpright([a, b, c, d]: Matrix): boolean {
  const small = 1e-3 * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d));
  return (Math.abs(b) <= small && Math.abs(c) <= small) || (Math.abs(a) <= small && Math.abs(d) <= small);
}

/** pdf.js converts colours to "#rrggbb"; null for anything else. */
function colourOf([first, second, third]: unknown[]): number | null {
  if (typeof first === "string") return /^#[0-9a-f]{6}$/i.test(first) ? Number.parseInt(first.slice(1), 16) : null;
  const parts = second === undefined ? [first, first, first].map((part) => Number(part) * 255) : [first, second, third];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.min(Math.max(Math.round(Number(part)), 0), 255));
  return (red << 16) | (green << 8) | blue;
}

function isLight(colour: number): boolean {
  return [16, 8, 0].every((shift) => ((colour >> shift) & 255) >= LIGHT);
}

/**
 * The height of an em in units of a font's size. The letters of a Type 3 font are drawings in units of its own: its box says
 * how large they are, or the widest of them, if the box is none.
 */
function emOf(font: FontMetrics | null, widest: number): number {
  if (!font?.isType3Font) return 1;
  const scale = Math.abs(font.fontMatrix?.[3] || (font.fontMatrix?.[0] ?? 0.001));
  const height = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0));
  return scale * (Math.max(height, widest) || 1000);
}

function inverted([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (determinant === 0) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

function isMatrix(value: unknown): value is Matrix {
  return typeof value === "object" && value !== null && (value as ArrayLike<number>).length === 6;
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Where a matrix takes a point. */
export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** The direction of a line: 0 to the right, 1 down, 2 to the left, 3 up. */
function turnOf(a: number, b: number): 0 | 1 | 2 | 3 {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b > 0 ? 1 : 3;
}

/** Rotates a point so that its line runs to the right. */
function turned(x: number, y: number, turn: 0 | 1 | 2 | 3): [along: number, across: number] {
  if (turn === 0) return [x, y];
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return [-y, x];
}
