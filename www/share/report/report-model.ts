/**
 * The inputs of a report: a finished comparison and further data on its documents. The page and the terminal write the same file
 * from them; only the page knows reviews, aliases and chosen pairs.
 */

import type { DetailWithLists } from "../../compare/source-lists.ts";
import type { OriginalText } from "../../engine/original-text.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { inSlices } from "../../engine/queue.ts";
import { plainName } from "../../read/names.ts";
import type { ReviewLookup, SavedResult } from "../json/saved-result.ts";

/** A finished comparison. Nothing here depends on the page or on a clock. */
export interface ReportInput extends SavedResult {
  /** SHA-256 of each document's text in hexadecimal, in the report's order; null if it was not computed. */
  readonly digests: readonly (string | null)[];
  /** The date as printed in the report; the caller has the clock. */
  readonly date: string;
  /** What was found, in words, if the user listed the pairs to compare; empty if nothing was searched for. */
  readonly found?: string | undefined;
  /** What was found among pairs of authors, in words; absent if pairs of authors are not listed. */
  readonly foundOfAuthors?: string | undefined;
  /** Reviews of pairs, if there are any. */
  readonly review?: ReviewLookup | undefined;
  /** Whether names are replaced with aliases, and already blacked out in texts and notes. */
  readonly namesHidden?: boolean | undefined;
  /** Whether pairs of authors are listed, too, that share too little to tell anything. */
  readonly listsWeakAuthors?: boolean | undefined;
  /** The pairs in a report of the result; absent if these are all that are listed. */
  readonly chosen?: ChosenPairs | undefined;
}

/** Which of the listed pairs to save, in the order in which they are proposed. */
export const pairScopes = ["selected", "shown", "confirmed", "all"] as const;
export type PairScope = (typeof pairScopes)[number];

/** Some of the listed pairs, for a report or a table that leaves out the others. */
export interface ChosenPairs {
  readonly scope: PairScope;
  /** Rows of the report's list, ascending. */
  readonly rows: Uint32Array;
  /** What the list is narrowed to, in words; empty if it is not the list that chose. */
  readonly filter: string;
}

/** Two documents by report index, in the order in which they are shown. */
export interface PairIndexes {
  readonly a: number;
  readonly b: number;
}

/** The engine, as far as a report uses it. */
export interface PassageSource {
  /** The details of pairs, in order. */
  details(pairs: readonly PairIndexes[]): Promise<readonly DetailWithLists[]>;
  /** The tokens in the longest passage of listed pairs, by index in the list. */
  longest(rows: readonly number[]): Promise<ArrayLike<number>>;
}

/** Progress and cancellation of making a report. */
export interface Making {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Yields to other tasks; called between short pieces of work. */
  readonly pause?: (() => Promise<void>) | undefined;
}

// Digests of texts, by which anyone can check that a report is about these very texts: as they were compared, whether or not
// names are hidden.

/** SHA-256 of a text as UTF-8 in hexadecimal; null if the browser has no cryptography (a page loaded over plain HTTP). */
export async function textDigestOf(text: OriginalText): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digests of several texts, in slices: if the browser computed them all at once, the page would freeze. */
export async function digestsOf(
  texts: readonly OriginalText[],
  signal?: AbortSignal | undefined,
): Promise<(string | null)[]> {
  const digests: (string | null)[] = [];
  const pause = inSlices();
  for (const text of texts) {
    signal?.throwIfAborted();
    digests.push(await textDigestOf(text));
    await pause();
  }
  return digests;
}

// Makes untrusted texts and names safe for an HTML file. The renderer escapes the markup itself; this handles characters
// that are not allowed in HTML, or that affect the text around them.

/** Control characters except tabs and line breaks, unpaired surrogates, and Unicode noncharacters. */
const NOT_IN_HTML = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** A text of the same length, with every character that is not allowed in a file replaced with U+FFFD. */
export function cleanText(text: string): string {
  return text.replace(NOT_IN_HTML, "\uFFFD");
}

/** A name in one line, without characters that change the text direction. */
export function cleanName(name: string): string {
  return plainName(name);
}

/** The number of documents that are compared: all but the templates. */
export function countCompared({ documents }: Pick<ReportInput, "documents">): number {
  return documents.filter(({ role }) => role !== "template").length;
}

/**
 * A key for the author of the document at `index`, or for the document itself if it has none. Documents of one author have
 * the same key.
 */
export function personKey(
  documents: readonly { readonly author?: string | null | undefined }[],
  index: number,
): string {
  const author = documents[index]?.author ?? null;
  return author === null ? `#${index}` : `@${author}`;
}

/** What tells whose a pair is. */
interface PeoplesPairs {
  readonly report: Pick<Report, "pairs">;
  readonly documents: readonly { readonly author?: string | null | undefined }[];
}

/** The listed pairs of one person, in the list's order. O(pairs). */
export function pairsOfPerson({ report: { pairs }, documents }: PeoplesPairs, index: number): PairIndexes[] {
  const person = personKey(documents, index);
  const own = new Set([...documents.keys()].filter((other) => personKey(documents, other) === person));
  const found: PairIndexes[] = [];
  for (let row = 0; row < pairs.length; row++) {
    const [a = 0, b = 0] = [pairs.a[row], pairs.b[row]];
    if (own.has(a) || own.has(b)) found.push({ a, b });
  }
  return found;
}
