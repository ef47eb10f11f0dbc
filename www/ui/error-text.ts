/** What an error says: a message in the reader's language where it has one, else its own text. */
import type { Message } from "../messages/message.ts";
import { say } from "../messages/t.ts";

/** What happened, to be said when it is shown. */
export function problemOf(error: unknown): Message | string {
  if (!(error instanceof Error)) return String(error);
  const { said } = error as { said?: Message | null };
  return said ?? error.message;
}

/** The same, said in the language in use now. */
export function messageOf(error: unknown): string {
  return say(problemOf(error));
}
