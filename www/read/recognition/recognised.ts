/**
 * The lines of a page that was recognised from its picture, from Tesseract's own description of it: pure functions.
 *
 * Errors of recognition must not look like attempts to deceive. The language data has Latin letters only, so that words of two
 * alphabets, invisible characters and styled letters cannot come out; letters that stand apart are put together here.
 */
import type { TextStretch } from "../formats/pdf/lines.ts";

/** A page as it was recognised. */
export interface RecognisedPage {
  /** In reading order, in points from the top of the page. */
  readonly lines: readonly TextStretch[];
  /** Height of the page in points. */
  readonly height: number;
  readonly words: number;
  /** Mean confidence of the words, from 0 to 1; 0 if there are none. */
  readonly confidence: number;
}

/** Tesseract's description of a page, as far as it is used; only its own code writes it. */
export interface TesseractPage {
  readonly blocks:
    | readonly {
        readonly paragraphs?: readonly { readonly lines?: readonly TesseractLine[] | null }[] | null;
      }[]
    | null;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface TesseractLine {
  readonly bbox: Box;
  readonly words?: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[] | null;
}

/** Words recognised with less are marks on the paper: shadows, folds, edges. In percent. */
const MIN_WORD_CONFIDENCE = 20;

/** Lines whose words have less on average are what a picture shows beside its text. In percent. */
const MIN_LINE_CONFIDENCE = 35;

/** Single letters in a row, from which on they are one word: the engine's own number (src/text/deobfuscation/rows.rs). */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){7,}(?![\p{L}\p{N}])/gu;

/** `points`: of a pixel. O(words). */
export function pageOf({ blocks }: TesseractPage, height: number, points: number): RecognisedPage {
  const lines: TextStretch[] = [];
  let [words, confidence] = [0, 0];
  const found = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs ?? []).flatMap((one) => one.lines ?? []);
  for (const { bbox, words: all } of found) {
    const sure = (all ?? []).filter((word) => word.confidence >= MIN_WORD_CONFIDENCE && /\S/.test(word.text));
    const sum = sure.reduce((total, word) => total + word.confidence, 0);
    const text = joined(sure.map((word) => word.text.trim()).join(" "));
    if (!/[\p{L}\p{N}]/u.test(text) || sum < MIN_LINE_CONFIDENCE * sure.length) continue;
    words += sure.length;
    confidence += sum;
    const [x0, x1, y] = [bbox.x0 * points, bbox.x1 * points, bbox.y1 * points];
    lines.push({ text, x0, x1, y, size: (bbox.y1 - bbox.y0) * points });
  }
  // The box of a line is as high as the letters in it, so that only all of them together say how large they are.
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  const size = sizes[sizes.length >> 1] ?? 0;
  return {
    lines: lines.map((line) => ({ ...line, size })),
    height: height * points,
    words,
    confidence: words > 0 ? confidence / words / 100 : 0,
  };
}

/** "S U M M A R I E S" → "SUMMARIES". */
function joined(text: string): string {
  return text.replace(SPACED, (letters) => letters.replaceAll(" ", ""));
}
