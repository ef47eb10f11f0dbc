// The default list: the pairs that the engine lists for their evidence, with every parameter at its default.
import { withCorpus } from "./engine.mjs";
import { pairOf } from "./found.mjs";

/**
 * Compares all documents. Returns `listed`, the pairs with evidence, strongest first, each `{ a, b, evidence }` with indices
 * into `documents`; the numbers of pairs `compared`, expected by chance (`forecast`), `notAligned` because there were too
 * many, and without evidence that may be `rewritten` throughout; and the `words` of each document.
 */
export function listPairs(engine, documents) {
  const report = withCorpus(engine, documents, (corpus) => corpus.compare({}));
  const { possiblePairs, expectedByChance, pairsNotAligned, pairsLeftOut, pairsLeftOutByDocument } = report.totals;
  if (pairsLeftOut + pairsLeftOutByDocument > 0) throw new Error("the batch has more pairs than the engine lists");
  const listed = Array.from({ length: report.pairs.evidence.length }, (_, at) => engine.pairAt(report, at));
  return {
    listed,
    compared: possiblePairs,
    forecast: expectedByChance,
    notAligned: pairsNotAligned,
    rewritten: report.totals.rewrittenPairs,
    words: report.documents.words,
  };
}

/** The listed pairs by the names of their documents, in the order of the list. */
export function listedNames(documents, { listed }) {
  return listed.map(({ a, b }) => pairOf(documents[a].name, documents[b].name));
}

/** The share of `pairs`, each `[name, name]`, that is listed; 0 if there are no pairs. */
export function shareListed(names, pairs) {
  const listed = new Set(names);
  const found = pairs.filter((pair) => listed.has(pairOf(...pair)));
  return pairs.length === 0 ? 0 : found.length / pairs.length;
}
