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
