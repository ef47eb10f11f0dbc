/**
 * What the lists of sources of two texts share. They are excluded, so the engine's passages leave it out, and no number counts it;
 * but whoever opens the pair sees it. It is found by comparing the two lists alone.
 */

import type { OriginalText } from "../engine/original-text.ts";
import { inReadingOrder } from "../engine/passage-order.ts";
import type { ExcludedStretch, PairDetail, Params, Passage } from "../engine/pkg/lookalike.js";
import type { Sides } from "./spans.ts";

/** Two texts outside the corpus, and how to compare them. */
export interface ListsToCompare {
  readonly texts: Sides<OriginalText>;
  readonly params: Params;
}

/** The passages in both lists of sources, which do not count. */
interface Uncounted {
  readonly uncounted: readonly Passage[];
}

export type DetailWithLists = PairDetail & Uncounted;

/** The two lists alone, to be compared; null where a text has none that is excluded. */
export function listsToCompare(
  { excludedA, excludedB }: Pick<PairDetail, "excludedA" | "excludedB">,
  { texts, params }: ListsToCompare,
): ListsToCompare | null {
  if (!excludedA.some(isList) || !excludedB.some(isList)) return null;
  return {
    texts: { a: listsAlone(texts.a, excludedA, "wq"), b: listsAlone(texts.b, excludedB, "zx") },
    params: { ...params, excludeReferences: false, excludeQuotes: false, maxDocumentFrequency: 0 },
  };
}

/** The details of a pair, with what was found in its two lists alone. */
export function withLists<D extends Pick<PairDetail, "passages">>(
  detail: D,
  found: Pick<PairDetail, "passages"> | null,
): D & Uncounted {
  const list = { attributionA: IN_LIST, attributionB: IN_LIST };
  const uncounted = (found?.passages ?? [])
    .filter((one) => !detail.passages.some((other) => overlap(one, other)))
    .map((one) => ({ ...one, ...list }));
  return { ...detail, uncounted: inReadingOrder({ passages: uncounted }).passages };
}

const IN_LIST = { quoted: false, cited: false, reference: true };

function isList({ label }: ExcludedStretch): boolean {
  return label === "reference";
}

/**
 * A text with other words in place of all that is not in its lists of sources, so that offsets stay what they are and no passage
 * reaches from one list to the next. `prefix`: of these words, another one for each text. O(n).
 */
function listsAlone(text: OriginalText, excluded: readonly ExcludedStretch[], prefix: string): OriginalText {
  const parts: string[] = [];
  let [offset, words] = [0, 0];
  const fill = (length: number): void => {
    let filled = "";
    while (filled.length < length) filled += ` ${prefix}${(words++).toString(36)}`;
    // Neither end touches a word of a list.
    parts.push(length > 0 ? `${filled.slice(0, length - 1)} ` : "");
  };
  for (const { start, end } of excluded.filter(isList)) {
    fill(start - offset);
    parts.push(text.slice(start, end));
    offset = end;
  }
  fill(text.length - offset);
  return parts.join("");
}

function overlap(one: Passage, other: Passage): boolean {
  return (one.aStart < other.aEnd && other.aStart < one.aEnd) || (one.bStart < other.bEnd && other.bStart < one.bEnd);
}
