/**
 * What a report is made of: a finished comparison and what is known of its documents. The page and the terminal hand in the
 * same, so that both write the same file.
 */

import type { OriginalText } from "../../engine/original-text.ts";
import type { PairDetail } from "../../engine/pkg/lookalike.js";
import { inSlices } from "../../engine/queue.ts";
import { plainName } from "../../read/names.ts";
import type { ReviewLookup, SavedResult } from "../json/result.ts";

/** A finished comparison. Nothing here depends on the page or on a clock. */
export interface ReportInput extends SavedResult {
  /** SHA-256 of each document's text, hexadecimal, in the report's order; null where none was made. */
  readonly digests: readonly (string | null)[];
  /** The date as it is to stand in the report; the caller has the clock. */
  readonly date: string;
  /** What was decided about pairs, where anything was. */
  readonly review?: ReviewLookup | undefined;
  /** Whether aliases stand in the place of names, and names in texts and notes are blacked out already. */
  readonly namesHidden?: boolean | undefined;
}

/** Two documents by their places in the report; the first place is the smaller one. */
export interface PairPlaces {
  readonly a: number;
  readonly b: number;
}

/** The engine, as far as a report asks it. */
export interface PassageSource {
  /** The details of pairs, in their order. */
  details(pairs: readonly PairPlaces[]): Promise<readonly PairDetail[]>;
  /** The tokens in the longest passage of listed pairs, by their places in the list. */
  longest(rows: readonly number[]): Promise<ArrayLike<number>>;
}

/** How the making of a report goes on, and how it is stopped. */
export interface Making {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Lets others have their turn; called between short pieces of work. */
  readonly pause?: (() => Promise<void>) | undefined;
}

// Digests of texts, by which anyone can check that a report is about these very texts: as they were compared, whether or not names are hidden.

/** SHA-256 of a text as UTF-8, hexadecimal; null where the browser has no cryptography (a page that came over plain HTTP). */
export async function digestOf(text: OriginalText): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digests of several texts, in slices: a browser that has them at once would not let the page have its turn by itself. */
export async function digestsOf(
  texts: readonly OriginalText[],
  signal?: AbortSignal | undefined,
): Promise<(string | null)[]> {
  const digests: (string | null)[] = [];
  const pause = inSlices();
  for (const text of texts) {
    signal?.throwIfAborted();
    digests.push(await digestOf(text));
    await pause();
  }
  return digests;
}

// Texts and names of anybody's, as they may stand in an HTML file. The markup itself is escaped by the renderer; this is
// about characters that no HTML file can hold, or that steer what is around them.

/** Control characters but for tabs and ends of lines, halves of characters, and what Unicode keeps for programs. */
const NOT_IN_HTML = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** A text of the same length: what cannot stand in a file becomes a replacement character. */
export function cleanText(text: string): string {
  return text.replace(NOT_IN_HTML, "\uFFFD");
}

/** A name in one line, in which nothing turns the direction of what follows. */
export function cleanName(name: string): string {
  return plainName(name);
}
