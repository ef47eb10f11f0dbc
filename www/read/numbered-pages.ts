/** Page numbers in messages. */
import { type Message, message } from "../i18n/message.ts";

/** Pages as arguments of a message: "3", "3, 7", "1, 2, 4, 6, 8, 9 and 6 more". */
export function numberedPages(pages: readonly number[]): { count: number; pages: Message | string } {
  const MAX_LISTED_PAGES = 6;
  const shown = pages.slice(0, pages.length > MAX_LISTED_PAGES + 1 ? MAX_LISTED_PAGES : pages.length);
  const list = shown.join(", ");
  const more = pages.length - shown.length;
  return { count: pages.length, pages: more > 0 ? message("files-pages-more", { pages: list, more }) : list };
}
