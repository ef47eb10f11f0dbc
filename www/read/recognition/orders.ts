/** The messages between the page and its threads that recognise text. */
import type { Message } from "../../i18n/message.ts";
import type { FileSource } from "../content.ts";
import type { RecognisedPage } from "./recognised.ts";

/** Languages whose data is shipped with the page. */
export const recognisedLanguages = ["eng", "spa"] as const;
export type RecognisedLanguage = (typeof recognisedLanguages)[number];

/** The message to a thread: one page to read. All orders to one thread have the same languages. */
export interface PageOrder {
  readonly order: number;
  /** Which file it is, so that a thread opens a file with many pages once. */
  readonly file: number;
  readonly source: FileSource;
  /** Numbered from 0. */
  readonly page: number;
  readonly languages: readonly RecognisedLanguage[];
}

/** The outcome for one page: its lines, or why there are none. */
export type PageOutcome = { readonly page: RecognisedPage } | { readonly problem: Message };

/** The reply of a thread. `unavailable`: nothing can be read, since what reads it could not be loaded. */
export type PageReply = { readonly order: number } & (PageOutcome | { readonly unavailable: Message });

/** pdf.js sends messages of its own in the same thread. */
export function isPageOrder(message: unknown): message is PageOrder {
  return typeof message === "object" && message !== null && "order" in message && "languages" in message;
}

export function isPageReply(message: unknown): message is PageReply {
  return (
    typeof message === "object" &&
    message !== null &&
    "order" in message &&
    ("page" in message || "problem" in message || "unavailable" in message)
  );
}
