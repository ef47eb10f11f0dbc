/**
 * A message as data: the key of a sentence and its arguments. Readers, the engine's client and workers return these, and the
 * view formats them in the reader's language. Plain objects, so that they can be sent from worker to page.
 */

import type { Messages } from "./keys.ts";

/** The key of a sentence in the catalogues. */
export type Key = keyof Messages;

/** An argument that does not select a plural form: a text, a number, or a message of its own. */
export type Text = string | number | Message;

/** The arguments for a key; none if its sentence takes none. */
export type Args<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]];

/**
 * A message to be formatted later. Its arguments are checked where it is created, by {@link message}: a union of all keys
 * with their arguments is too large for the compiler.
 */
export interface Message {
  readonly code: Key;
  readonly args?: Readonly<Record<string, Text>> | undefined;
}

/** Creates a message, with its arguments checked against its key. */
export function message<K extends Key>(code: K, ...[args]: Args<K>): Message {
  return { code, args: args as Message["args"] };
}

// An error with a message that can be shown in any language. Its own text is only the message's code.

export class UserError extends Error {
  /** What happened, and what to do. */
  readonly userMessage: Message;

  constructor(userMessage: Message) {
    super(userMessage.code);
    this.userMessage = userMessage;
  }
}

// Turns errors into messages in the reader's language.

/**
 * The message of an error, kept as data and formatted when shown. An unexpected error has only a text for programmers, which
 * is included as a detail.
 */
export function problemOf(error: unknown): Message {
  if (!(error instanceof Error)) return message("engine-fault", { detail: String(error) });
  const { userMessage } = error as { userMessage?: Message | null };
  return userMessage ?? message("engine-fault", { detail: error.message });
}
