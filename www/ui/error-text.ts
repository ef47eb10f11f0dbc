/** What an error says, as a message in the reader's language. */
import { type Message, message } from "../i18n/message.ts";

/**
 * What happened, kept as data and said when it is shown. An error that nobody foresaw has only a text for programmers, which goes
 * along as a detail.
 */
export function problemOf(error: unknown): Message {
  if (!(error instanceof Error)) return message("engine-fault", { detail: String(error) });
  const { said } = error as { said?: Message | null };
  return said ?? message("engine-fault", { detail: error.message });
}
