/**
 * Whether single keys do something in the comparison and in the list of pairs. Who dictates, or types with a switch, presses keys that were not meant:
 * they can be switched off, and stay so where the browser lets the page keep something.
 */

import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const KEY = "lookalike-shortcuts";
const OFF = "off";

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

/** Whether Ctrl, Alt or Meta is held: such keys belong to the browser and the system. */
export function isModified({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}

/**
 * The single key that was meant; null where single keys are off, in fields, and with other keys held. Where a keyboard writes
 * another script, or digits only with Shift, the key at the same place counts.
 */
export function singleKey(event: KeyboardEvent): string | null {
  const { target, key, code, shiftKey } = event;
  if (!shortcuts.value || isModified(event) || event.defaultPrevented) return null;
  if (target instanceof HTMLElement && isField(target, key)) return null;
  if (code.startsWith("Digit") && !shiftKey) return code.slice("Digit".length);
  const isOtherScript = key.length === 1 && key > "\u007f";
  if (!isOtherScript || !code.startsWith("Key")) return key;
  const letter = code.slice("Key".length);
  return shiftKey ? letter : letter.toLowerCase();
}

/** Whether a key is meant for the element that has the focus. Switches take arrows and the space bar, but no letters or digits. */
function isField(element: HTMLElement, key: string): boolean {
  const isSwitch = element.matches("input:is([type=radio],[type=checkbox])");
  return isSwitch ? key.length > 1 || key === " " : element.matches("input,textarea,select");
}

// Drawing in two frames what would hold up the page if it came in one.

/**
 * Whether the turn of something has come that is drawn below something else: at once where it was there from the beginning, else
 * once what came with it is on screen.
 */
export function useFrameAfter(isThere: boolean): boolean {
  const isItsTurn = useSignal(isThere);
  // An effect runs after the frame that its component was drawn in.
  useEffect(() => {
    isItsTurn.value = isThere;
  }, [isThere, isItsTurn]);
  return isItsTurn.value;
}
