/** An error that a person can be told of in any language: its message is data. Its own text is only the message's code. */
import type { Message } from "./message.ts";

export class SaidError extends Error {
  /** What happened, and what to do. */
  readonly said: Message;

  constructor(said: Message) {
    super(said.code);
    this.said = said;
  }
}
