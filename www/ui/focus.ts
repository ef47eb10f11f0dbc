/** Puts the focus on the main part of the page: for a button that goes with what it stood in, or the next Tab would begin anew. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
