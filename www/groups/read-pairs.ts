/** Reads the passages that the pairs of a group share, for its hub (./hub.ts). */

import { idsOf } from "../engine/pairs.ts";
import type { Passage, Report } from "../engine/pkg/lookalike.js";
import { isWeakRow } from "../pairs/standing-out.ts";
import { byHand, passagesLeft } from "../review/exclusions-in-result.ts";
import { engine } from "../state/store.ts";
import type { SharedByPair } from "./hub.ts";

/** The passages of pairs; null once `isOver`. Calls are not aborted: that would end the engine's worker. */
export async function readPairs(
  report: Report,
  pairs: Uint32Array,
  isOver: () => boolean,
): Promise<SharedByPair[] | null> {
  const shared: SharedByPair[] = [];
  for (const pair of pairs) {
    const documents = { a: report.pairs.a[pair] ?? 0, b: report.pairs.b[pair] ?? 0 };
    // Such a pair may be chance, so its passages are no evidence of a hub.
    if (isWeakRow(report, byHand.value, pair)) {
      shared.push({ ...documents, passages: [] });
      continue;
    }
    const [a = 0, b = 0] = idsOf(report, [pair]);
    const { passages } = await engine.passages(a, b, report.params);
    if (isOver()) return null;
    // Two edited versions of a phrase may have any common origin.
    const isCopied = ({ verbatimA, verbatimB }: Passage): boolean => Math.min(verbatimA, verbatimB) > 0;
    const copied = passagesLeft(a, b, passages).filter(isCopied);
    shared.push({ ...documents, passages: copied });
  }
  return shared;
}
