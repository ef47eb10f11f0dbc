/**
 * A message as data: the key of a sentence and its arguments. Readers, the engine's client and workers hand these over, and
 * the view says them in the reader's language. Plain objects, so that they cross from worker to page.
 */

import type { Messages } from "./keys.ts";

/** The key of a sentence in the catalogues. */
export type Key = keyof Messages;

/** What an argument may be that is not counted: a text, a number, or a sentence of its own. */
export type Text = string | number | Message;

/** Arguments as they follow a key; none where its sentence takes none. */
export type Args<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]];

/**
 * A sentence that is yet to be said. Its arguments are checked where it is made, by {@link message}: a union of all keys with
 * theirs is more than the compiler can hold.
 */
export interface Message {
  readonly code: Key;
  readonly args?: Readonly<Record<string, Text>> | undefined;
}

/** Makes one, its arguments checked against its key. */
export function message<K extends Key>(code: K, ...[args]: Args<K>): Message {
  return { code, args: args as Message["args"] };
}

// An error that a person can be told of in any language: its message is data. Its own text is only the message's code.

export class SaidError extends Error {
  /** What happened, and what to do. */
  readonly said: Message;

  constructor(said: Message) {
    super(said.code);
    this.said = said;
  }
}

// What an error says, as a message in the reader's language.

/**
 * What happened, kept as data and said when it is shown. An error that nobody foresaw has only a text for programmers, which goes
 * along as a detail.
 */
export function problemOf(error: unknown): Message {
  if (!(error instanceof Error)) return message("engine-fault", { detail: String(error) });
  const { said } = error as { said?: Message | null };
  return said ?? message("engine-fault", { detail: error.message });
}
