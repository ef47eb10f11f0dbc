/** What the lists of sources of two texts share, by an engine of their own: it does not count. */

import { withoutExcludedGaps } from "../www/compare/excluded-gaps";
import { type DetailWithLists, listsToCompare, withLists } from "../www/compare/source-lists";
import { lengthsOf } from "../www/engine/lengths";
import { inReadingOrder } from "../www/engine/passage-order";
import { Corpus, type PairDetail, type Params } from "../www/engine/pkg/lookalike";

/** The details of a pair of the corpus, whose ids are indices of `documents`, with its passages in reading order. */
export function detailWithLists(
  detail: PairDetail,
  documents: readonly { readonly text: string }[],
  params: Params,
): DetailWithLists {
  const text = (id: number): string => documents[id]?.text ?? "";
  const { a, b } = detail.pair;
  const lists = listsToCompare(detail, { texts: { a: text(a), b: text(b) }, params });
  return withLists(inReadingOrder(detail), lists && comparedAlone([lists.texts.a, lists.texts.b], lists.params));
}

/** The same details without excluded text in passages, which people would take for changes; scripts get the engine's own. */
export function asRead<D extends Pick<DetailWithLists, "pair" | "passages" | "excludedA" | "excludedB">>(
  detail: D,
  documents: readonly { readonly text: string }[],
  params: Params,
): Promise<D> {
  const text = (id: number): string => documents[id]?.text ?? "";
  const texts = { a: text(detail.pair.a), b: text(detail.pair.b) };
  return withoutExcludedGaps(detail, { texts, params, lengthsOf });
}

function comparedAlone(texts: readonly string[], params: Params): PairDetail {
  const corpus = new Corpus();
  try {
    for (const text of texts) corpus.add(text);
    return corpus.passages(0, 1, params);
  } finally {
    corpus.free();
  }
}
