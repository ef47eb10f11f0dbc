/**
 * The passages of pairs from which some are excluded by hand, asked of the engine for the last run: without them it is not known
 * how long the longest of the others is. Until they have come, the numbers go by the passages as they were excluded.
 */

import { computed, effect } from "@preact/signals";
import type { Passage, Report } from "../engine/pkg/lookalike.js";
import { excludedByHand } from "../state/store.ts";
import { nothingExcluded, type PairExclusions } from "./adjusted-report.ts";
import { foundPassages } from "./exclusions.ts";

/** Gives the passages of pairs, which are named by the ids of their documents. */
export type AskPassages = (ids: Uint32Array, report: Report) => Promise<readonly { passages: readonly Passage[] }[]>;

/** Asks for the passages of pairs as they are needed. Called once; `pairs` reads signals. */
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
        // What comes after the next run is about the wrong report.
        if (pairs()?.report === report) foundPassages.value = { report, ofPairs };
      },
      // The numbers then go by the passages as they were excluded; the run's own errors are shown where they belong.
      () => {},
    );
  });
}

// What is excluded by hand from the page's result.

/** What is excluded by hand from the pairs of `result`, and the engine's numbers of these. */
export const byHand = computed(() => excludedByHand.value ?? nothingExcluded);
