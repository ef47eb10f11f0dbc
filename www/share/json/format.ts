/** The format of saved results (docs/result.schema.json): its name and version, and how a file is recognised as one. */

import type { FoundFile } from "../../read/read.ts";

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

// What the page itself saved, among the files that the user gives: told from documents. ./open-results.ts opens saved results.

/** Whether a file is an archive that was exported: a place of its own takes it, since an archive is kept. */
export function isArchiveFile({ path }: FoundFile): boolean {
  return /\.lookalike-archive$/i.test(path);
}

/** Tells saved results from documents, by what stands at their beginning. */
export async function withoutResults(
  found: readonly FoundFile[],
): Promise<{ documents: FoundFile[]; results: FoundFile[] }> {
  const results = new Set<FoundFile>();
  for (const file of found) if (/\.json$/i.test(file.path) && (await isResult(file))) results.add(file);
  return { documents: found.filter((file) => !results.has(file)), results: [...results] };
}

/** A file that cannot be opened is none; the reader of documents says why. */
async function isResult({ open }: FoundFile): Promise<boolean> {
  try {
    return recognise(await open().slice(0, HEAD_BYTES).text()) !== null;
  } catch {
    return false;
  }
}
