/**
 * Of which codes a font's letters are known.
 *
 * A font draws glyphs by codes. Which letters these are, a table in the file says (ToUnicode), or names of the glyphs, or a
 * character map of an East Asian language. Where nothing does, pdf.js takes the code for the letter. O(codes).
 */

/** A bit for each code up to 65,535; "same" if codes are taken for letters, which some files say and others do not. */
export type LetterCodes = Uint8Array | "same";

const MAX_CODES = 65_536;

/** The codes that pdf.js's table has letters for; its class is known by its fields. */
export function letterCodesOf(table: unknown): LetterCodes {
  const { _map: letters } = (table ?? {}) as { _map?: readonly (string | undefined)[] };
  if (!letters) return "same";
  const known = new Uint8Array(Math.min(letters.length, MAX_CODES) / 8 + 1);
  // Most of the codes of a large table are missing.
  for (const key in letters) {
    const code = Number(key);
    if (code < MAX_CODES) known[code >> 3] = (known[code >> 3] ?? 0) | (1 << (code & 7));
  }
  return known;
}

/** Whether the file says which letter a code is. */
export function isKnown(codes: Uint8Array, code: number): boolean {
  return code >= MAX_CODES || ((codes[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}
