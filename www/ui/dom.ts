import { signal } from "@preact/signals";

/** The classes of an element as one text. What is left out, or has no rule (`undefined`), counts for nothing. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** Puts the focus on the main part of the page: for a button that goes with what it stood in, or the next Tab would begin anew. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Whether nothing has the focus, because what had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** How long a browser may take to begin to save; afterwards the file's memory is given back. */
const SAVING_MS = 60_000;

/** Has the browser save a file under a name; a dialog, and where it goes, are the browser's. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}

// What screen readers are told.

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
