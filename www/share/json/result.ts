/** A result as it is saved: the engine's report, and what is known of its documents besides. For the page and the terminal. */
import type { OriginalText, ShownText } from "../../engine/original-text.ts";
import type { Report, Role } from "../../engine/pkg/lookalike.js";
import type { Message } from "../../i18n/message.ts";
import type { ByHandPairs } from "../../review/adjusted-report.ts";

/** A finished comparison. `T`: whether its texts are as they were given, or as they are shown. */
export interface SavedResult<T extends string = OriginalText | ShownText> {
  /** Without what is excluded by hand. */
  readonly report: Report;
  /** What that is; absent where nothing is. */
  readonly byHand?: ByHandPairs | undefined;
  /** In the report's order. */
  readonly documents: readonly SavedDocument<T>[];
  readonly unread: readonly SavedUnread[];
}

/** A document of a result. */
export interface SavedDocument<T extends string = OriginalText | ShownText> {
  readonly role: Role;
  /** Whose it is, by hand or by a rule; null for nobody's. */
  readonly owner: string | null;
  readonly text: T;
  /** What kind of file it was: "PDF, 3 pages". */
  readonly format: Message;
  readonly encoding: Message | string;
  /** What was guessed or left out while reading. */
  readonly notes: readonly (Message | string)[];
  /** What could not be read of it. */
  readonly missing: readonly Message[];
  /** What looks as if it was meant to deceive. */
  readonly tricks: readonly Message[];
}

/** A file that gave no text, and why. */
export interface SavedUnread {
  readonly name: string;
  readonly reason: Message;
}

/** What a reviewer noted about a pair, in words. */
export interface ReviewOfPair {
  readonly state: string;
  readonly note: string;
}

/** Looks up what was noted about the pair of two documents, given by their places in the report. */
export type ReviewLookup = (a: number, b: number) => ReviewOfPair | null;
