/**
 * Texts typed or pasted into a form that are not documents yet: they are saved with the work, and the browser asks before
 * leaving.
 */
import { signal } from "@preact/signals";
import type { Message } from "../i18n/message.ts";

/** The text in the form of "Check a new document". */
export interface Draft {
  readonly name: string;
  readonly text: string;
  /** Assumptions made while its file was read. */
  readonly notes: readonly Message[];
  /** The format of its file; absent if it was typed, or changed since. */
  readonly format?: Message | undefined;
}

/** The text in the form for pasting. */
export interface Pasted {
  readonly name: string;
  readonly text: string;
}

/** Both of them. */
export interface Typed {
  readonly checked: Draft;
  readonly pasted: Pasted;
}

/** Maximum characters of a text that is saved, and shown in the field of the form for checking: a longer one comes from a file. */
export const MAX_EDITED_CHARACTERS = 500_000;

export const emptyDraft: Draft = { name: "", text: "", notes: [] };
export const emptyPasted: Pasted = { name: "", text: "" };

export const checkedDraft = signal<Draft>(emptyDraft);
export const pastedDraft = signal<Pasted>(emptyPasted);

/** Whether there is a text that would be lost with the page. */
export function isTyped({ checked, pasted }: Typed): boolean {
  return [checked, pasted].some(({ text }) => text.trim() !== "");
}

/** Restores saved texts to forms that are empty. */
export function putBackTyped({ checked, pasted }: Typed): void {
  if (checkedDraft.peek().text === "") checkedDraft.value = checked;
  if (pastedDraft.peek().text === "") pastedDraft.value = pasted;
}

/** The part of them that is saved. */
export function keptTyped({ checked, pasted }: Typed): Typed {
  return {
    checked: checked.text.length > MAX_EDITED_CHARACTERS ? emptyDraft : checked,
    pasted: pasted.text.length > MAX_EDITED_CHARACTERS ? emptyPasted : pasted,
  };
}
