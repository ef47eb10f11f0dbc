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

/** One text, and how many came before it: the same text twice is two announcements. */
interface Announced {
  readonly text: string;
  readonly number: number;
}

/**
 * Announces each text it is set to, even the same one twice: a signal of a string would not notice that. The texts before
 * it stay in place, because a text that is replaced before a screen reader comes to it is never read: a result often
 * follows what a user did within milliseconds.
 */
export class Announcement {
  /** How many texts stay in place: what a user did, what came of it, and one that happened to come between. */
  static readonly #KEPT = 3;

  readonly #recent = signal<readonly Announced[]>([]);
  #count = 0;

  /** The last texts, oldest first. */
  get recent(): readonly Announced[] {
    return this.#recent.value;
  }

  /** The last text. */
  get value(): string {
    return this.#recent.value.at(-1)?.text ?? "";
  }

  set value(text: string) {
    this.#count++;
    this.#recent.value = [...this.#recent.peek(), { text, number: this.#count }].slice(-Announcement.#KEPT);
  }

  /** Leaves none in place: what they say is no longer to be read. */
  clear(): void {
    this.#recent.value = [];
  }
}
