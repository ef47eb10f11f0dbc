/** The field that finds words in both texts: how often they stand there, and the way from place to place. */

import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../messages/t.ts";
import type { Sides } from "../passages/spans.ts";
import styles from "./find.module.css";
import { findIn, MAX_FOUND } from "./find.ts";
import type { Part } from "./pane/sections.ts";

/** What was found, and which place was gone to last: those of the first text come first; -1 for none. */
export interface Found extends Sides<readonly Part[]> {
  readonly at: number;
}

/** A search in two texts. */
export interface Finding {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: Signal<string>;
  readonly shown: ReadonlySignal<Found>;
  search(query: string): void;
  focus(): void;
  go(step: number): void;
}

export function useFinding(a: { readonly text: string }, b: { readonly text: string } | null): Finding {
  const field = useRef<HTMLInputElement>(null);
  const query = useSignal("");
  const at = useSignal(-1);
  const found = useComputed(() => ({ a: findIn(a, query.value), b: b ? findIn(b, query.value) : [] }));
  const shown = useComputed(() => ({ ...found.value, at: at.value }));
  return {
    field,
    query,
    shown,
    // The first place is shown as it is typed, as every search in a page does.
    search: (value) => {
      query.value = value;
      at.value = found.value.a.length + found.value.b.length > 0 ? 0 : -1;
    },
    focus: () => {
      field.current?.focus();
      field.current?.select();
    },
    go: (step) => {
      const total = found.value.a.length + found.value.b.length;
      if (total === 0) at.value = -1;
      else if (at.value < 0) at.value = step > 0 ? 0 : total - 1;
      else at.value = (at.value + step + total) % total;
    },
  };
}

/** The field with its buttons; without anything to find there is the field alone. */
export function FindField({ finding, only = false }: { finding: Finding; only?: boolean }) {
  const { field, query, shown, search, go } = finding;
  const { a, b, at } = shown.value;
  const total = a.length + b.length;
  const isMore = a.length === MAX_FOUND || b.length === MAX_FOUND;
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
            {placeInWords(at + 1, total, isMore)}
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

function placeInWords(at: number, total: number, isMore: boolean): string {
  if (total === 0) return t("comparison-find-none");
  if (at === 0) return t(isMore ? "comparison-find-many" : "comparison-find-places", { total });
  return t(isMore ? "comparison-find-place-many" : "comparison-find-place", { at, total });
}

/** The place that was gone to, by side. */
export function foundPlace({ a, b, at }: Found): { side: 0 | 1; place: Part } | null {
  const place = at < a.length ? a[at] : b[at - a.length];
  return place ? { side: at < a.length ? 0 : 1, place } : null;
}
