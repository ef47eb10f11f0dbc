// The default list: the pairs that have evidence, as the engine lists them where no parameter is set.
import { withCorpus } from "./engine.mjs";
import { pairOf } from "./found.mjs";

/**
 * Compares all documents and returns `listed`, the pairs with evidence, the most telling first, each
 * `{ a, b, evidence }` with indices into `documents`; how many pairs were `compared`; how many of them chance would list
 * (`forecast`); how many were not aligned because there were too many (`notAligned`); and the `words` of each document.
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
    words: report.documents.words,
  };
}

/** The listed pairs by the names of their documents, in the order of the list. */
export function listedNames(documents, { listed }) {
  return listed.map(({ a, b }) => pairOf(documents[a].name, documents[b].name));
}

/** The share of `pairs`, each `[name, name]`, that is on the list; 0 where there are none. */
export function shareListed(names, pairs) {
  const listed = new Set(names);
  const found = pairs.filter((pair) => listed.has(pairOf(...pair)));
  return pairs.length === 0 ? 0 : found.length / pairs.length;
}
