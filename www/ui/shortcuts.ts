/**
 * Whether single-key shortcuts are enabled in the comparison and in the list of pairs. Users of dictation or switch input
 * press keys unintentionally, so they can switch shortcuts off; the setting is remembered if the browser lets the page store
 * it.
 */

import { signal } from "@preact/signals";

const KEY = "lookalike-shortcuts";
const OFF = "off";

export const shortcuts = signal(!areOff());

/** Switches them on or off, for later visits as well. */
export function switchShortcuts(areOn: boolean): void {
  shortcuts.value = areOn;
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // If nothing can be stored, they are on again on the next visit.
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

/** Whether a key is meant for something else than the page: the system, what has used it already, or an open dialog. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  return isModified(event) || event.defaultPrevented || document.querySelector("dialog[open]") !== null;
}

/**
 * The single key that was pressed; null if shortcuts are off, in fields and dialogs, and with modifiers. If the keyboard types another
 * script, or digits only with Shift, the key at the same position counts.
 */
export function singleKey(event: KeyboardEvent): string | null {
  const { target, key, code, shiftKey } = event;
  if (!shortcuts.value || isMeantElsewhere(event)) return null;
  if (target instanceof HTMLElement && isField(target, key)) return null;
  if (code.startsWith("Digit") && !shiftKey) return code.slice("Digit".length);
  // Where Russian and Ukrainian keyboards have no slash.
  if (code === "Slash" && key === ".") return "/";
  const isOtherScript = key.length === 1 && key > "\u007f";
  if (!isOtherScript || !code.startsWith("Key")) return key;
  const letter = code.slice("Key".length);
  return shiftKey ? letter : letter.toLowerCase();
}

/** Whether a key is meant for the focused element. Switches use arrow keys and the space bar, but no letters or digits. */
function isField(element: HTMLElement, key: string): boolean {
  const isSwitch = element.matches("input:is([type=radio],[type=checkbox])");
  return isSwitch ? key.length > 1 || key === " " : element.matches("input,textarea,select");
}
