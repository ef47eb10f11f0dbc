/** The limits of recognising text in pictures. */

export const RECOGNITION_LIMITS = {
  /** Pixels of a picture; the cameras of most phones take 12 or 48 million. Decoded, each takes four bytes. */
  pixels: 64_000_000,
  /** Pixels in which a page is read: a sheet of A4 at 300 dots per inch, which is what Tesseract was trained on. */
  readPixels: 2480 * 3508,
  /** How much a small picture is enlarged, such as part of a screen. */
  enlargement: 3,
  /** Dots per inch in which a page of a PDF is drawn at most. */
  dotsPerInch: 600,
  /** Seconds for one page, before its thread is ended: a full one takes some five in each of the directions that are tried. */
  seconds: 180,
  /** Each thread takes some 200 MB. */
  threads: 4,
} as const;

/** Mean confidence of a page's words below which its text is said to be unsure. */
export const UNSURE_BELOW = 0.7;

/** How much larger a picture is drawn to be read. */
export function scaleOf({ width, height }: { width: number; height: number }, most: number): number {
  return Math.min(most, Math.sqrt(RECOGNITION_LIMITS.readPixels / Math.max(1, width * height)));
}
