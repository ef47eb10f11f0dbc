/**
 * Whether single keys do something in the comparison. Who dictates, or types with a switch, presses keys that were not meant:
 * they can be switched off, and stay so where the browser lets the page keep something.
 */
import { signal } from "@preact/signals";

const KEY = "lookalike-shortcuts";
const OFF = "off";

/** See the head of this file. */
export const shortcuts = signal(!areOff());

/** Switches them on or off, for the next visit, too. */
export function switchShortcuts(areOn: boolean): void {
  shortcuts.value = areOn;
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // A browser that keeps nothing has them again on the next visit.
  }
}

function areOff(): boolean {
  try {
    return localStorage.getItem(KEY) === OFF;
  } catch {
    return false;
  }
}
