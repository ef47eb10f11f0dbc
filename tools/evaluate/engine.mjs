// The engine as used for measurements: the very module that the page and the terminal load, without either.
import { readFileSync } from "node:fs";

const folder = new URL("../../www/engine/pkg/", import.meta.url);

/** More pairs than any corpus has: none may be left out of the scores. */
const allPairs = { maxPairs: 10_000_000, maxPairsPerDocument: 10_000_000 };

/** The built engine: `Corpus` and everything else that its module exports. */
export async function loadEngine() {
  const engine = await import(new URL("lookalike.js", folder).href);
  engine.initSync({ module: readFileSync(new URL("lookalike_bg.wasm", folder)) });
  const { pairAt } = await import(new URL("columns.js", folder).href);
  return { ...engine, pairAt };
}

/** Lists pairs only by similarity; ./default-list.mjs lists them by evidence. */
const bySimilarity = { evidence: false };

/**
 * Compares all texts (strings, or `{ name, text }`) with one another and returns the engine's report, listing every pair
 * whose similarity is at least the threshold.
 */
export function compareAll(engine, texts, params) {
  return withCorpus(engine, texts, (corpus) => corpus.compare({ ...bySimilarity, ...params, ...allPairs }));
}

/**
 * Compares the listed pairs `[a, b]` of indices into `texts` and returns what they share in the order of the list: for each
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

/**
 * Runs a comparison in a corpus of its own. Fails if the engine used a fallback for lack of memory, which would distort the
 * measurement.
 */
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

/** The same key in either order. */
function keyOf(a, b) {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}
