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
