/**
 * Chinese, Japanese and Korean in UTF-16 without a byte order mark. Few of its bytes are NUL, so ./decode.ts would take it for a binary
 * file; and most pairs of bytes of any file are a Chinese character or a Korean syllable. So all characters must be usual ones, and some of
 * them blanks or punctuation, whose bytes no other encoding of text has. O(n) for the first characters.
 */

/** Characters that are examined, and fewest that a text has. */
const MAX_CHARACTERS = 4096;
const MIN_CHARACTERS = 12;

/** The least share of characters that such texts have, and of blanks and punctuation. */
const MIN_USUAL = 0.98;
const MIN_MARKS = 0.01;
/** Of everything, letters of these languages. */
const MIN_LETTERS = 0.4;

const LETTER = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;
const OTHER = /[\t\n\r -~\u00b7\u2010-\u203b\u3000-\u301f\uff01-\uff65]/;
const MARK = /[\n ,.\u3000-\u3002\uff0c\uff01\uff0e\uff1f]/;

/** The encoding of such a text; null if it is anything else. */
export function wideEastAsian(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes.length % 2 !== 0 || bytes.length < 2 * MIN_CHARACTERS) return null;
  const head = bytes.subarray(0, 2 * MAX_CHARACTERS);
  const [little, big] = (["utf-16le", "utf-16be"] as const).map((label) =>
    marksIn(new TextDecoder(label).decode(head)),
  );
  if (!little && !big) return null;
  return (little ?? 0) >= (big ?? 0) ? "utf-16le" : "utf-16be";
}

/** Blanks and punctuation; 0 if the text is none of these languages. */
function marksIn(text: string): number {
  let [letters, others, marks] = [0, 0, 0];
  for (const c of text) {
    if (LETTER.test(c)) letters++;
    else if (OTHER.test(c)) others++;
    if (MARK.test(c)) marks++;
  }
  const isText = letters >= MIN_LETTERS * text.length && letters + others >= MIN_USUAL * text.length;
  return isText && marks >= MIN_MARKS * text.length ? marks : 0;
}
