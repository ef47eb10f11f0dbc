/** What screen readers are told. */
import { signal } from "@preact/signals";

/** Says whatever it is set to, also the same words twice: a signal of a text would notice no change then. */
export class Announcement {
  readonly #said = signal({ text: "", number: 0 });

  /** The last text, and how many came before it. */
  get said(): { readonly text: string; readonly number: number } {
    return this.#said.value;
  }

  get value(): string {
    return this.#said.value.text;
  }

  set value(text: string) {
    this.#said.value = { text, number: this.#said.peek().number + 1 };
  }
}
