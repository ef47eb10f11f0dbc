/**
 * Turns one page's drawing operators into glyphs, each with its position and whether a reader can see it. O(operators).
 *
 * pdf.js decodes fonts and content, but the text it returns has lost how it is drawn. So the operators are interpreted here
 * as a renderer would: transformations, the text matrix, spacing, the rendering mode, the fill colour, and previously
 * painted areas. A glyph is hidden if it is drawn invisibly, in white on nothing, too small to read, or outside the page.
 * Source: ISO 32000-1, sections 8.3, 8.4 and 9.
 */
import { isWhite } from "../../parts/markup.ts";

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
}

/** The contents of a page that matter for its text. */
export interface PageGlyphs {
  glyphs: PlacedGlyph[];
  /** The fraction of the page covered by images, 0 to 1; several may overlap. */
  pictured: number;
}

/** The operators of a page as pdf.js lists them. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface FontMetrics {
  vertical?: boolean;
  fontMatrix?: readonly number[];
  defaultVMetrics?: readonly number[];
}

/** pdf.js's data on a glyph. */
interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: readonly number[] | null;
}

/** Text below this size in points is unreadable. */
const MIN_READABLE_POINTS = 1;

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
  isWhite: boolean;
  isTransparent: boolean;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Names of pdf.js's operators by number. */
export type OperatorNames = ReadonlyMap<number, string>;

/** Interprets a page. `view` maps the page's space to upright points; `width` and `height` are its size in these. */
export function placeGlyphs(
  operators: Operators,
  names: OperatorNames,
  fontOf: (name: string) => FontMetrics | null,
  view: { transform: Matrix; width: number; height: number },
): PageGlyphs {
  const walker = new Walker(fontOf, view);
  for (const [at, fn] of operators.fnArray.entries()) {
    const args = operators.argsArray[at];
    walker.step(names.get(fn) ?? "", (Array.isArray(args) ? args : []) as never[]);
  }
  return { glyphs: walker.glyphs, pictured: walker.pictured / (view.width * view.height || 1) };
}

class Walker {
  readonly glyphs: PlacedGlyph[] = [];
  pictured = 0;
  readonly #fontOf: (name: string) => FontMetrics | null;
  readonly #view: { width: number; height: number };
  #state: State;
  readonly #stack: State[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #x = 0;
  #y = 0;
  #lineX = 0;
  #lineY = 0;
  /** Areas painted in a colour other than white, on which white text is visible. */
  readonly #painted: Box[] = [];

  constructor(
    fontOf: (name: string) => FontMetrics | null,
    view: { transform: Matrix; width: number; height: number },
  ) {
    this.#fontOf = fontOf;
    this.#view = view;
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
      isWhite: false,
      isTransparent: false,
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
        this.#state = this.#stack.pop() ?? state;
        break;
      case "transform":
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        break;
      case "paintFormXObjectBegin":
        this.#stack.push({ ...state });
        if (isMatrix(first)) state.ctm = multiply(state.ctm, first);
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
        this.#paint(name, args);
    }
  }

  /** Operators of colours and areas. */
  #paint(name: string, args: unknown[]): void {
    const state = this.#state;
    switch (name) {
      case "setFillRGBColor":
      case "setFillGray":
      case "setFillCMYKColor":
        state.isWhite = isWhite(colourOf(args));
        state.isTransparent = false;
        break;
      case "setFillColorN":
      case "setFillColor":
        state.isWhite = false;
        state.isTransparent = false;
        break;
      case "setFillTransparent":
        state.isTransparent = true;
        break;
      case "setGState":
        for (const [key, value] of (Array.isArray(args[0]) ? args[0] : []) as [string, unknown][]) {
          if (key === "ca") state.isTransparent = value === 0;
          else if (key === "Font" && Array.isArray(value)) {
            state.font = this.#fontOf(String(value[0]));
            state.fontSize = Number(value[1]);
          }
        }
        break;
      case "constructPath":
        this.#fillPath(args);
        break;
      case "shadingFill":
        this.#painted.push([0, 0, this.#view.width, this.#view.height]);
        break;
      default:
        if (/^paint.*Image/.test(name)) this.#picture();
    }
  }

  #fillPath([operator, , bounds]: unknown[]): void {
    const fills = FILLS.has(Number(operator));
    const box = bounds as ArrayLike<number> | null | undefined;
    if (!fills || !box || this.#state.isWhite || this.#state.isTransparent) return;
    const corners = [box[0], box[1], box[2], box[3]].map(Number);
    if (corners.every(Number.isFinite)) this.#painted.push(this.#boxOf(corners as [number, number, number, number]));
  }

  #picture(): void {
    const box = this.#boxOf([0, 0, 1, 1]);
    this.#painted.push(box);
    const [left, top, right, bottom] = box;
    const width = Math.min(right, this.#view.width) - Math.max(left, 0);
    const height = Math.min(bottom, this.#view.height) - Math.max(top, 0);
    if (width > 0 && height > 0) this.pictured += width * height;
  }

  #boxOf([x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
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
        this.#place(glyph, matrix, [this.#x, this.#y + rise], Math.abs(down * unit * fontSize));
        this.#y += down * unit * fontSize - spacing;
      } else {
        const advance = (glyph.width * unit * fontSize + spacing) * scale;
        this.#place(glyph, matrix, [this.#x, this.#y + rise], glyph.width * unit * fontSize * scale);
        this.#x += advance;
      }
    }
  }

  #place({ unicode }: Glyph, matrix: Matrix, [x, y]: readonly [number, number], width: number): void {
    if (unicode === "") return;
    const [a, b, c, d] = matrix;
    const [px, py] = apply(matrix, x, y);
    const size = Math.abs(this.#state.fontSize) * (Math.hypot(c, d) || Math.hypot(a, b));
    const length = width * Math.hypot(a, b);
    const turn = turnOf(a * Math.sign(this.#state.fontSize || 1), b * Math.sign(this.#state.fontSize || 1));
    const { mode, isWhite, isTransparent } = this.#state;
    const [along, across] = turned(px, py, turn);
    const inked = !isInkless(mode);
    const ghostly = inked && (isTransparent || (isWhite && mode !== 1 && mode !== 2 && !this.#isPainted(px, py)));
    this.glyphs.push({
      text: unicode,
      x0: along,
      x1: along + Math.abs(length),
      y: across,
      size,
      turn,
      isInvisible: !inked,
      isUnseen: ghostly || size < MIN_READABLE_POINTS || this.#isOutside(px, py),
    });
  }

  #isPainted(x: number, y: number): boolean {
    return this.#painted.some(
      ([left, top, right, bottom]) => x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1,
    );
  }

  #isOutside(x: number, y: number): boolean {
    return x < -1 || y < -1 || x > this.#view.width + 1 || y > this.#view.height + 1;
  }
}

/** The operators, by pdf.js's numbers, that fill their path: fill, eoFill, and both with a stroke. */
const FILLS = new Set([22, 23, 24, 25, 26, 27]);

function colourOf(args: unknown[]): string {
  const [first, second, third] = args;
  if (typeof first === "string") return first;
  const channel = (value: unknown): number => Math.round(Number(value));
  if (second === undefined)
    return `rgb(${channel(Number(first) * 255)}, ${channel(Number(first) * 255)}, ${channel(Number(first) * 255)})`;
  return `rgb(${channel(first)}, ${channel(second)}, ${channel(third)})`;
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

function apply(m: Matrix, x: number, y: number): [number, number] {
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
