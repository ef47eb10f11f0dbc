/**
 * What is said, in the language that was chosen last. The language is a signal, so that a view that says something is drawn
 * again when it changes. Until a catalogue is handed in, a sentence is its key.
 */
import { computed, signal } from "@preact/signals-core";
import type { Catalogue } from "./catalogue.ts";
import type { LanguageCode } from "./languages.ts";
import type { Args, Key, Message } from "./message.ts";
import { Numbers } from "./numbers.ts";

const systemNumbers = new Numbers();

/** The catalogue in use. */
export const catalogue = signal<Catalogue | null>(null);
/** The language in use. */
export const language = computed((): LanguageCode => catalogue.value?.language ?? "en");
/** How that language writes numbers. */
export const numbers = computed(() => catalogue.value?.numbers ?? systemNumbers);

/** The sentence of a key: `t("check-added", { name })`. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  return catalogue.value?.format(key, ...args) ?? key;
}

/** The sentence of a message that came as data; what is a text already stays as it is. */
export function say(message: Message | string): string {
  if (typeof message === "string") return message;
  return catalogue.value?.say(message) ?? message.code;
}

/** Several texts as the language in use lists them: "a, b and c". */
export function listedText(items: readonly string[]): string {
  return new Intl.ListFormat(catalogue.value?.locale, { type: "conjunction" }).format(items);
}
