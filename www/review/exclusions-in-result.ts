/**
 * Requests the passages of pairs with manual exclusions from the engine, for the last run: without them, the length of the
 * longest remaining passage is unknown. Until they arrive, the numbers are based on the passages as they were excluded.
 */

import { computed, effect } from "@preact/signals";
import type { Passage, Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { documents, excludedByHand } from "../state/store.ts";
import { excludedIndexes, nothingExcluded, type PairExclusions } from "./adjusted-report.ts";
import { excludedIn, foundPassages } from "./exclusions.ts";

/** Returns the passages of pairs, given by document ids. */
export type AskPassages = (ids: Uint32Array, report: Report) => Promise<readonly { passages: readonly Passage[] }[]>;

/** Requests the passages of pairs as needed. Called once; `pairs` reads signals. */
export function followExclusions(
  pairs: () => { report: Report; exclusions: readonly PairExclusions[] } | null,
  ask: AskPassages,
): void {
  const asked = new WeakMap<Report, Set<string>>();
  effect(() => {
    const now = pairs();
    if (!now) return;
    const { report, exclusions } = now;
    const before = asked.get(report) ?? new Set<string>();
    asked.set(report, before);
    const wanted = exclusions.filter(({ a, b, passages }) => passages === null && !before.has(`${a}/${b}`));
    if (wanted.length === 0) return;
    for (const { a, b } of wanted) before.add(`${a}/${b}`);
    const { id } = report.documents;
    const ids = Uint32Array.from(wanted.flatMap(({ a, b }) => [id[a] ?? 0, id[b] ?? 0]));
    ask(ids, report).then(
      (details) => {
        const known = foundPassages.peek();
        const ofPairs = new Map(known?.report === report ? known.ofPairs : []);
        for (const [at, { a, b }] of wanted.entries()) {
          const passages = details[at]?.passages;
          if (passages) ofPairs.set(`${a}/${b}`, passages);
        }
        // A result that arrives after the next run belongs to the wrong report.
        if (pairs()?.report === report) foundPassages.value = { report, ofPairs };
      },
      // The numbers are then based on the passages as excluded; errors of the run itself are shown elsewhere.
      () => {},
    );
  });
}

// Manual exclusions in the page's result.

/** The manual exclusions from the pairs of `result`, and the engine's numbers for these pairs. */
export const byHand = computed(() => excludedByHand.value ?? nothingExcluded);

/** What another view than the list of pairs says it has, and why it does without what was excluded by hand. */
export function withExcludedHere(sentence: string): string {
  const excluded = excludedHere();
  return excluded === null ? sentence : `${sentence} ${excluded}`;
}

/** That passages which were excluded by hand do not count in this view; null if none were. */
export function excludedHere(): string | null {
  const { length } = byHand.value.all;
  return length > 0 ? t("evidence-by-hand-here", { pairs: length }) : null;
}

/** Those passages of a pair, given by document ids, that were not excluded by hand. */
export function passagesLeft(idA: number, idB: number, passages: readonly Passage[]): Passage[] {
  const [a, b] = [documents.peek().get(idA), documents.peek().get(idB)];
  const excluded = a && b ? excludedIndexes(passages, excludedIn(a, b)) : new Set<number>();
  return passages.filter((_, index) => !excluded.has(index));
}
