/** The format of saved results (docs/result.schema.json): its name and version, and how a file is recognised as one. */

/** The value of `format` in every saved result. */
export const FORMAT = "lookalike-result";

/**
 * The version of the format. Raise it where an older page could misread a file, or a newer one needs to convert it.
 *
 * 2: what is excluded by hand is taken off the numbers (`evidence`), and listed (`excludedPassages`).
 */
export const VERSION = 2;

/** The bytes at a file's beginning that tell a saved result. */
export const HEAD_BYTES = 4096;

/**
 * The most bytes of a result that is opened again. A text in JavaScript has at most some 500 million characters, and a page
 * needs room for the file, its data and the documents at once.
 */
export const MAX_BYTES = 256 * 1024 * 1024;

const NAMED = /"format"\s*:\s*"lookalike-result"/;

/** What every result had that the terminal printed before the format had a name. */
const UNNAMED = /^\s*\{\s*"engine"\s*:\s*"[^"]{1,40}",\s*"digest"\s*:\s*"[0-9a-f]{32}",\s*"params"\s*:\s*\{/;

/** What kind of file one is by its beginning: a saved result, one from before versions were counted, or neither. */
export function recognise(head: string): "result" | "unnamed" | null {
  const plain = head.startsWith("\uFEFF") ? head.slice(1) : head;
  // Bounded input: HEAD_BYTES.
  if (!/^\s*\{/.test(plain)) return null;
  if (NAMED.test(plain)) return "result";
  return UNNAMED.test(plain) ? "unnamed" : null;
}
