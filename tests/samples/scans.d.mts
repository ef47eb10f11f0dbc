/** A page as a picture, or with a text. */
export type ScannedPage =
  | { readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | { readonly text: readonly string[] };

export function scannedPdf(pages: readonly ScannedPage[], options?: { turn?: number }): Uint8Array;
