// The engine as a corpus is measured by it: the very module that the page and the terminal load, without either.
import { readFileSync } from "node:fs";

const folder = new URL("../../www/engine/pkg/", import.meta.url);

/** More than any corpus has pairs: none may be left out of what is scored. */
const allPairs = { maxPairs: 10_000_000, maxPairsPerDocument: 10_000_000 };

/** The built engine; `Corpus` and all else that its module offers. */
export async function loadEngine() {
  const engine = await import(new URL("lookalike.js", folder).href);
  engine.initSync({ module: readFileSync(new URL("lookalike_bg.wasm", folder)) });
  const { pairAt } = await import(new URL("columns.js", folder).href);
  return { ...engine, pairAt };
}

/** Pairs are listed by their similarity alone; ./default-list.mjs lists them by their evidence. */
const bySimilarity = { evidence: false };

/**
 * Compares all texts (strings, or `{ name, text }`) with one another and gives the engine's report, with every pair listed
 * whose similarity is at least the threshold.
 */
export function compareAll(engine, texts, params) {
  return withCorpus(engine, texts, (corpus) => corpus.compare({ ...bySimilarity, ...params, ...allPairs }));
}

/**
 * Compares the listed pairs `[a, b]` of indices into `texts` and gives what they share in the order of the list: for each
 * pair the sizes of both sets, the shared shingles, the measures, `containment` being that of the first in the second, and
 * the evidence, if there is any.
 */
export function comparePairs(engine, texts, pairs, params) {
  const all = { ...bySimilarity, ...params, ...allPairs, threshold: 0 };
  const report = withCorpus(engine, texts, (corpus) => corpus.comparePairs(Uint32Array.from(pairs.flat()), all));
  const places = new Map(Array.from(report.pairs.a, (a, place) => [keyOf(a, report.pairs.b[place]), place]));
  const size = report.documents.compared;
  return pairs.map(([a, b]) => {
    const found = engine.pairAt(report, places.get(keyOf(a, b)));
    const containment = a < b ? found.containmentAInB : found.containmentBInA;
    const { shared, jaccard, sorensen, overlap, evidence } = found;
    return { a: size[a], b: size[b], containment, shared, jaccard, sorensen, overlap, evidence };
  });
}

/** Runs a comparison in a corpus of its own. What memory made the engine do without would not be what is measured. */
export function withCorpus(engine, texts, work) {
  const corpus = new engine.Corpus();
  try {
    for (const text of texts) corpus.add(text);
    const report = work(corpus);
    if (report.fallbacks.length > 0) throw new Error(`the engine did without something: ${report.fallbacks}`);
    return report;
  } finally {
    corpus.free();
  }
}

/** Both ways round a pair is one. */
function keyOf(a, b) {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
