/** The pair on screen, kept in sync with the address and the last run. */

import { effect, signal } from "@preact/signals";
import type { PairDetail, Params, Passage } from "../engine/pkg/lookalike.js";
import type { CallOptions } from "../engine/stateless-calls.ts";
import { type Message, problemOf } from "../i18n/message.ts";
import * as store from "../state/store.ts";
import { withoutExcludedGaps } from "./excluded-gaps.ts";
import { type DetailWithLists, listsToCompare, withLists } from "./source-lists.ts";

/** The state of the pair on screen. */
export type ComparisonState =
  | { state: "none" }
  | { state: "loading" }
  | { state: "ready"; detail: DetailWithLists; params: Params }
  | { state: "failed"; message: Message };

export const comparison = signal<ComparisonState>({ state: "none" });

/** The passage that was chosen last: the same is shown after the sides are swapped. */
export const passageChosen = signal<Passage | null>(null);

/** Whether passages are listed, and stepped through, by their place in the first text or by their size. Kept from pair to pair. */
export const passageOrder = signal<"place" | "size">("place");

/** Keeps the comparison on screen in sync with the address and the last run. Called once. */
export function followPair(): void {
  let abort = new AbortController();
  effect(() => {
    const pair = store.pairShown.value;
    // The engine's own result: manual exclusions change no passage.
    const result = store.finished.value;
    abort.abort();
    if (!pair || !result) {
      comparison.value = { state: "none" };
      return;
    }
    abort = new AbortController();
    const { signal } = abort;
    const { params } = result.report;
    const shown = comparison.peek();
    const same = shown.state === "ready" && shown.detail.pair.a === pair.a.id && shown.detail.pair.b === pair.b.id;
    // After a change of settings, keep the old passages until the new ones arrive, so that the scroll position is kept.
    if (!same) comparison.value = { state: "loading" };
    const found = async (): Promise<DetailWithLists> => {
      const detail = await store.engine.passages(pair.a.id, pair.b.id, params, { signal });
      return addLists(detail, params, { signal });
    };
    found().then(
      (detail) => {
        if (!signal.aborted) comparison.value = { state: "ready", detail, params };
      },
      (error: unknown) => {
        if (!signal.aborted) comparison.value = { state: "failed", message: problemOf(error) };
      },
    );
  });
}

/** The details of a pair of the page's documents, as they are read: with what their lists of sources share, and no excluded edits. */
export async function addLists(detail: PairDetail, params: Params, options: CallOptions): Promise<DetailWithLists> {
  const text = (id: number) => store.originalDocuments.peek().get(id)?.text ?? "";
  const { a, b } = detail.pair;
  const texts = { a: text(a), b: text(b) };
  const lengthsOf = (parts: Parameters<typeof store.engine.lengthsOf>[0], counted: Params) =>
    store.engine.lengthsOf(parts, counted, options);
  const asRead = await withoutExcludedGaps(detail, { texts, params, lengthsOf });
  const lists = listsToCompare(detail, { texts, params });
  if (!lists) return withLists(asRead, null);
  const only = [lists.texts.a, lists.texts.b].map((text, id) => ({ id, name: "", text }));
  return withLists(asRead, await store.engine.passagesAlone({ a: 0, b: 1, params: lists.params, only }, options));
}
