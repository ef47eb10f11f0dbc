/** Messages about things of a file that were counted. */
import { type Message, message } from "../../i18n/message.ts";

/** Messages with nothing but a count. */
type Counted =
  | "files-comments"
  | "files-hidden-sheets"
  | "files-hidden-slides"
  | "files-missing-embedded"
  | "files-missing-results"
  | "files-missing-sheet-ends"
  | "files-missing-sheets"
  | "files-missing-slide-ends"
  | "files-missing-slides"
  | "files-repeated-slides";

/** A message for each count that is not 0. */
export function noted<Name extends string>(
  counts: Readonly<Partial<Record<Name, number>>>,
  messages: readonly (readonly [Name, Counted])[],
): Message[] {
  return messages.flatMap(([name, key]) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [message(key, { count })] : [];
  });
}
