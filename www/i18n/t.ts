/**
 * Messages in the current language. The language is a signal, so a view with messages is redrawn when it changes. Until a
 * catalogue is set, a message is its key.
 */

import { computed, signal } from "@preact/signals-core";
import { type ComponentChild, isValidElement, type VNode } from "preact";
import { type Catalogue, Numbers, Slot } from "./catalogue.ts";
import type { Messages } from "./keys.ts";
import type { LanguageCode } from "./languages.ts";
import type { Args, Key, Message, Text } from "./message.ts";

const systemNumbers = new Numbers();

export const catalogue = signal<Catalogue | null>(null);
export const language = computed((): LanguageCode => catalogue.value?.language ?? "en");
/** The number formats of that language. */
export const numbers = computed(() => catalogue.value?.numbers ?? systemNumbers);

/** The sentence for a key: `t("check-added", { name })`. */
export function t<K extends Key>(key: K, ...args: Args<K>): string {
  return catalogue.value?.format(key, ...args) ?? key;
}

/** The sentence for a message; a plain text is returned unchanged. */
export function say(message: Message | string): string {
  if (typeof message === "string") return message;
  return catalogue.value?.say(message) ?? message.code;
}

/** Joins texts into a list in the current language: "a, b and c". */
export function listedText(items: readonly string[]): string {
  return new Intl.ListFormat(catalogue.value?.locale, { type: "conjunction" }).format(items);
}

// A sentence with elements in it, as children for JSX: a name in `<bdi>`, a number in `<b>`, a link. Never an HTML string:
// the sentence is split at its arguments, and the elements are inserted.
//
//     parts("check-refused", { name: shown(name, (text) => <bdi>{text}</bdi>), share: 0.62 })
//     parts("lab-invitation", { link: <a href="#/lab">{t("lab-name")}</a> })

/** An argument and the element that shows it, with the text as formatted in the sentence: "62%" for 0.62. */
export interface Shown<V> {
  readonly value: V;
  readonly as: (text: string) => ComponentChild;
}

export function shown<V extends string | number>(value: V, as: (text: string) => ComponentChild): Shown<V> {
  return { value, as };
}

/** The arguments of a key, each unchanged or within an element. */
type PartArgs<K extends Key> = {
  [A in keyof Messages[K]]: Messages[K][A] extends number
    ? number | Shown<number>
    : Text | Shown<string | number> | VNode;
};

type Part = Text | Shown<string | number> | VNode;

/** Occurs in no readable text; removed from arguments, so that none can imitate a slot. */
const MARK = "\u0000";

export function parts<K extends Key>(key: K, args: PartArgs<K>): ComponentChild[] {
  const spoken = catalogue.value;
  if (!spoken) return [key];
  const made: { slot: Slot; draw: (text: string) => ComponentChild }[] = [];
  const values = Object.entries<Part>(args).map(([name, part]) => {
    const drawn = drawnOf(part);
    if (!drawn) return [name, typeof part === "string" ? part.replaceAll(MARK, "") : (part as Text)] as const;
    const { value } = drawn;
    const mark = `${MARK}${made.length}${MARK}`;
    const slot = typeof value === "number" ? new Slot(value, mark, null) : new Slot(Number.NaN, mark, () => value);
    made.push({ slot, draw: drawn.as });
    return [name, slot] as const;
  });
  const pieces = spoken.formatLoosely(key, Object.fromEntries(values)).split(MARK);
  return pieces.map((piece, at) => {
    if (at % 2 === 0) return piece;
    const found = made[Number(piece)];
    return found?.draw(found.slot.text);
  });
}

/**
 * Joins elements into a list in the current language: "a, b and c". A `ComponentChild` may be any object, and of one that is
 * no element nothing is drawn.
 */
export function listed(items: readonly (VNode | string)[]): ComponentChild[] {
  const format = new Intl.ListFormat(catalogue.value?.locale, { type: "conjunction" });
  const pieces = format.formatToParts(items.map((_, at) => String(at)));
  return pieces.map(({ type, value }) => (type === "element" ? items[Number(value)] : value));
}

function drawnOf(part: Part): Shown<string | number> | null {
  if (typeof part !== "object") return null;
  if (isValidElement(part)) return { value: "", as: () => part };
  return "as" in part ? part : null;
}
