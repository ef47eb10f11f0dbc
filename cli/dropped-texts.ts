/** Texts that the engine dropped to save memory during a comparison: it needs them again to find passages. */

import type { Corpus, Report } from "../www/engine/pkg/lookalike";

/** Restores the texts of documents, by id, if they were dropped. */
export function giveTexts(
  corpus: Corpus,
  { fallbacks }: Pick<Report, "fallbacks">,
  documents: readonly { readonly text: string }[],
  ids: Iterable<number>,
): void {
  if (!fallbacks.includes("positionsDropped")) return;
  for (const id of new Set(ids)) corpus.giveText(id, documents[id]?.text ?? "");
}
