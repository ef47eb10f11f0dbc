/**
 * What a report is made of: a finished comparison and what is known of its documents. The page and the terminal hand in the
 * same, so that both write the same file.
 */
import type { PairDetail, Report, Role } from "../../engine/pkg/lookalike.js";
import type { Message } from "../../messages/message.ts";

/** A document of the comparison. */
export interface ReportDocument {
  readonly role: Role;
  /** Whose it is; null for nobody's. */
  readonly owner: string | null;
  readonly text: string;
  /** What kind of file it was: "PDF, 3 pages". */
  readonly format: Message;
  /** What was guessed or left out while reading. */
  readonly notes: readonly (Message | string)[];
  /** What could not be read of it. */
  readonly missing: readonly Message[];
  /** What looks as if it was meant to deceive. */
  readonly tricks: readonly Message[];
}

/** A file that gave no text, and why. */
export interface UnreadInReport {
  readonly name: string;
  readonly reason: Message;
}

/** What a reviewer decided about a pair, in words. */
export interface PairReview {
  readonly state: string;
  readonly note: string;
}

/** A finished comparison. Nothing here depends on the page or on a clock. */
export interface ReportInput {
  readonly report: Report;
  /** In the report's order. */
  readonly documents: readonly ReportDocument[];
  readonly unread: readonly UnreadInReport[];
  /** SHA-256 of each document's text, hexadecimal, in the report's order; null where none was made. */
  readonly digests: readonly (string | null)[];
  /** The date as it is to stand in the report; the caller has the clock. */
  readonly date: string;
  /** What was decided about the pair of two documents, given by their places in the report. */
  readonly review?: ((a: number, b: number) => PairReview | null) | undefined;
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
