/** A result to save: the engine's report, and further data on its documents. For the page and the terminal. */
import type { PageStarts } from "../../documents/pages.ts";
import type { OriginalText, ShownText } from "../../engine/original-text.ts";
import type { Report, Role } from "../../engine/pkg/lookalike.js";
import type { Message } from "../../i18n/message.ts";
import type { FileTraces } from "../../read/traces.ts";
import type { ByHandPairs } from "../../review/adjusted-report.ts";
import type { FoundTraces } from "../../traces/find-traces.ts";

/** A finished comparison. `T`: whether its texts are the originals or those shown. */
export interface SavedResult<T extends string = OriginalText | ShownText> {
  /** Without manual exclusions. */
  readonly report: Report;
  /** The manual exclusions; absent if there are none. */
  readonly byHand?: ByHandPairs | undefined;
  /** In the report's order. */
  readonly documents: readonly SavedDocument<T>[];
  readonly unread: readonly SavedUnread[];
  /** Pairs of authors, the strongest first, if most files are by authors of several. */
  readonly authorPairs?: readonly SavedAuthorPair[] | undefined;
  /** What files have in common besides their texts; absent while it is not shown. */
  readonly traces?: FoundTraces | undefined;
}

/** What two authors share in all their files together. */
export interface SavedAuthorPair {
  readonly a: string;
  readonly b: string;
  /** Matched words of all files of either author, each counted once. */
  readonly matchedA: number;
  readonly matchedB: number;
  /** By what such pairs are sorted: matched words, of which those that many texts share count less. */
  readonly weight: number;
  /** Whether these are exact; otherwise each is at least as large. */
  readonly exact: boolean;
  /** Words of all files of either author. */
  readonly wordsA: number;
  readonly wordsB: number;
  readonly longest: number;
  /** Whether they share too little to tell anything. */
  readonly isWeak: boolean;
  /** Their pairs of files, as indices into the list of pairs. */
  readonly pairs: readonly number[];
}

/** A document of a result. */
export interface SavedDocument<T extends string = OriginalText | ShownText> {
  readonly role: Role;
  /** The author, set by hand or found by a rule; null for none. */
  readonly author: string | null;
  readonly text: T;
  /** The kind of file: "PDF, 3 pages". */
  readonly format: Message;
  readonly encoding: Message | string;
  /** Assumptions and omissions made while reading. */
  readonly notes: readonly Message[];
  /** Parts that could not be read. */
  readonly missing: readonly Message[];
  /** Apparent attempts to deceive. */
  readonly tricks: readonly Message[];
  /** The offset at which each page begins, if its format has pages. */
  readonly pages?: PageStarts | undefined;
  /** What its file says about its making. */
  readonly traces?: FileTraces | undefined;
}

/** A file that could not be read, and why. */
export interface SavedUnread {
  readonly name: string;
  readonly reason: Message;
}

/** A reviewer's decision on a pair, in words. */
export interface ReviewOfPair {
  readonly state: string;
  readonly note: string;
}

/** Looks up the review of a pair of documents, given by report indices. */
export type ReviewLookup = (a: number, b: number) => ReviewOfPair | null;
