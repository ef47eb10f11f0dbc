import { signal } from "@preact/signals";

/** Joins the class names of an element. Skips false, null, empty and `undefined` (no rule) values. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/**
 * Focuses the main part of the page: for a button that disappears with its container, after which the next Tab would start
 * at the top.
 */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Whether the main part of the page has the focus, and nothing in it. */
export function isMainFocused(): boolean {
  return document.activeElement?.id === "main";
}

/** Before a row or list entry is removed by its button: focuses the same button of the next one, or of the one before. */
export function focusNeighbour(button: HTMLElement): void {
  const entry = button.closest("tr,li");
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  const buttons = neighbour?.querySelectorAll("button");
  if (buttons && buttons.length > 0) buttons[buttons.length - 1]?.focus({ preventScroll: true });
  else focusMain();
}

/** Whether nothing has the focus, because the focused element is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Before what may remove the element that has the focus: the main part of the page then gets it. */
export function focusMainIfLost(): void {
  if (isFocusLost()) return;
  requestAnimationFrame(() => {
    if (isFocusLost()) focusMain();
  });
}

/** How long a browser may take to start saving; then the file's memory is freed. */
const SAVING_MS = 60_000;

/** Makes the browser save a file under a name; whether it shows a dialog, and the location, are up to the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}

// Announcements for screen readers.

/** Announces each text it is set to, even the same one twice: a signal of a string would not notice that. */
export class Announcement {
  readonly #current = signal({ text: "", number: 0 });

  /** The last text, and the number of texts before it. */
  get current(): { readonly text: string; readonly number: number } {
    return this.#current.value;
  }

  get value(): string {
    return this.#current.value.text;
  }

  set value(text: string) {
    this.#current.value = { text, number: this.#current.peek().number + 1 };
  }
}
