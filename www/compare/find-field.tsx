/** The field that finds words in both texts: the number of matches, and buttons to step through them. */

import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n/t.ts";
import type { Part } from "./pane/chunks.ts";
import styles from "./panes.module.css";
import type { Sides } from "./spans.ts";

/** The matches, and the index of the current one (matches in the first text come first); -1 for none. */
export interface TextMatches extends Sides<readonly Part[]> {
  readonly index: number;
}

/** A search in two texts. */
export interface Finding {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: Signal<string>;
  readonly shown: ReadonlySignal<TextMatches>;
  search(query: string): void;
  focus(): void;
  go(step: number): void;
}

export function useFinding(a: { readonly text: string }, b: { readonly text: string } | null): Finding {
  const field = useRef<HTMLInputElement>(null);
  const query = useSignal("");
  const index = useSignal(-1);
  const found = useComputed(() => ({ a: findIn(a, query.value), b: b ? findIn(b, query.value) : [] }));
  const shown = useComputed(() => ({ ...found.value, index: index.value }));
  return {
    field,
    query,
    shown,
    // Jump to the first match while typing, as a browser's own search does.
    search: (value) => {
      query.value = value;
      index.value = found.value.a.length + found.value.b.length > 0 ? 0 : -1;
    },
    focus: () => {
      field.current?.focus();
      field.current?.select();
    },
    go: (step) => {
      const total = found.value.a.length + found.value.b.length;
      if (total === 0) index.value = -1;
      else if (index.value < 0) index.value = step > 0 ? 0 : total - 1;
      else index.value = (index.value + step + total) % total;
    },
  };
}

/** The field with its buttons; without a query, the field alone. */
export function FindField({ finding, only = false }: { finding: Finding; only?: boolean }) {
  const { field, query, shown, search, go } = finding;
  const { a, b, index } = shown.value;
  const total = a.length + b.length;
  const isMore = a.length === MAX_MATCHES || b.length === MAX_MATCHES;
  return (
    <search class={styles.find}>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        spellcheck={false}
        dir="auto"
        aria-label={t(only ? "comparison-find-one" : "comparison-find")}
        placeholder={t("comparison-find-short")}
        value={query}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            go(event.shiftKey ? -1 : 1);
          } else if (event.key === "Escape" && query.value !== "") {
            event.preventDefault();
            event.stopPropagation();
            search("");
          }
        }}
      />
      {query.value.trim() !== "" && (
        <>
          <span class="quiet" role="status">
            {matchInWords(index + 1, total, isMore)}
          </span>
          <button
            type="button"
            class={styles.step}
            disabled={total === 0}
            aria-label={t("comparison-find-previous")}
            onClick={() => go(-1)}
          >
            ‹
          </button>
          <button
            type="button"
            class={styles.step}
            disabled={total === 0}
            aria-label={t("comparison-find-next")}
            onClick={() => go(1)}
          >
            ›
          </button>
        </>
      )}
    </search>
  );
}

function matchInWords(number: number, total: number, isMore: boolean): string {
  if (total === 0) return t("comparison-find-none");
  if (number === 0) return t(isMore ? "comparison-find-many" : "comparison-find-places", { total });
  return t(isMore ? "comparison-find-place-many" : "comparison-find-place", { at: number, total });
}

/** The current match and its side. */
export function currentMatch({ a, b, index }: TextMatches): { side: 0 | 1; match: Part } | null {
  const match = index < a.length ? a[index] : b[index - a.length];
  return match ? { side: index < a.length ? 0 : 1, match } : null;
}

// Finds words in a text the way a person reads it: upper and lower case are equal, so are the two kinds of apostrophe, and
// white space between two words may be a line break or several spaces.
//
// The browser's own search sees only rendered text, which in a large text is the part near the screen.

/** Stop after this many matches in one text. */
export const MAX_MATCHES = 5000;

/** Texts folded for searching, cached. */
const known = new WeakMap<object, string>();

/** All matches of the words in the text of `key`, ascending and disjoint; at most `MAX_MATCHES`. O(text). */
export function findIn(key: { readonly text: string }, query: string): Part[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];
  const text = known.get(key) ?? folded(key.text);
  known.set(key, text);
  const found: Part[] = [];
  for (let at = text.indexOf(first); at >= 0 && found.length < MAX_MATCHES; ) {
    const end = endOf(text, at, words);
    if (end > 0) found.push({ start: at, end });
    at = text.indexOf(first, end > 0 ? end : at + 1);
  }
  return found;
}

/** The end of the match that starts at `start`; 0 if the words do not match here. */
function endOf(text: string, start: number, words: readonly string[]): number {
  let offset = start;
  for (const [index, word] of words.entries()) {
    const from = offset;
    if (index > 0) while (isSpace(text.charCodeAt(offset))) offset++;
    if ((index > 0 && offset === from) || !text.startsWith(word, offset)) return 0;
    offset += word.length;
  }
  return offset;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;
}

/** Lower case without changing any length, so that offsets stay valid. */
function folded(text: string): string {
  const small = text.toLowerCase();
  const same = small.length === text.length ? small : Array.from(text, smallLetter).join("");
  return same.replaceAll("’", "'");
}

/** A few capital letters have longer lower-case forms, such as İ: these stay as they are. */
function smallLetter(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}
