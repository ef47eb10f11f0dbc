/** The format of saved results (docs/result.schema.json): its name and version, and how a file is recognised. */

import type { FoundFile } from "../../read/read.ts";

/** The value of `format` in every saved result. */
export const FORMAT = "lookalike-result";

/**
 * The version of the format. Raise it if an older page could misread a file, or a newer one needs to convert it.
 *
 * 2: manual exclusions are subtracted from the numbers (`evidence`), and listed (`excludedPassages`).
 */
export const VERSION = 2;

/** Bytes at a file's start that suffice to recognise a saved result. */
export const HEAD_BYTES = 4096;

/**
 * Maximum bytes of a result that can be reopened. A string in JavaScript has at most some 500 million characters, and a page
 * needs room for the file, its data and the documents at once.
 */
export const MAX_BYTES = 256 * 1024 * 1024;

const NAMED = /"format"\s*:\s*"lookalike-result"/;

/** Matches every result that the terminal printed before the format had a name. */
const UNNAMED = /^\s*\{\s*"engine"\s*:\s*"[^"]{1,40}",\s*"digest"\s*:\s*"[0-9a-f]{32}",\s*"params"\s*:\s*\{/;

/** The kind of a file by its start: a saved result, one from before versions were numbered, or neither. */
export function recognise(head: string): "result" | "unnamed" | null {
  const plain = head.startsWith("\uFEFF") ? head.slice(1) : head;
  // Bounded input: HEAD_BYTES.
  if (!/^\s*\{/.test(plain)) return null;
  if (NAMED.test(plain)) return "result";
  return UNNAMED.test(plain) ? "unnamed" : null;
}

// Separates files saved by the page itself from documents, among the files that the user adds. ./open-results.ts opens saved
// results.

/** Whether a file is an exported collection: it is imported in the collections view, because a collection is stored. */
export function isCollectionFile({ path }: FoundFile): boolean {
  return /\.lookalike-archive$/i.test(path);
}

/** Separates saved results from documents, by their first bytes. */
export async function withoutResults(
  found: readonly FoundFile[],
): Promise<{ documents: FoundFile[]; results: FoundFile[] }> {
  const results = new Set<FoundFile>();
  for (const file of found) if (/\.json$/i.test(file.path) && (await isResult(file))) results.add(file);
  return { documents: found.filter((file) => !results.has(file)), results: [...results] };
}

/** A file that cannot be opened is not a result; the document reader reports why. */
async function isResult({ open }: FoundFile): Promise<boolean> {
  try {
    return recognise(await open().slice(0, HEAD_BYTES).text()) !== null;
  } catch {
    return false;
  }
}
