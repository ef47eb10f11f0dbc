/**
 * What a report is made of: a finished comparison and what is known of its documents. The page and the terminal hand in the
 * same, so that both write the same file.
 */
import type { PairDetail } from "../engine/pkg/lookalike.js";
import type { ReviewLookup, SavedResult } from "../outputs/result.ts";

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
