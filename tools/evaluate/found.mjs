// Questions of the kind "find these pairs among all": compares the pairs in a report with the ground truth.
import { compareAll } from "./engine.mjs";
import { fBeta, precision, recall } from "./scores.mjs";

/** Two names as one string, the same in either order. */
export function pairOf(a, b) {
  return [a, b].sort().join(" ↔ ");
}

/**
 * Compares all documents and checks the listed pairs against `truth`, a set of `pairOf`s. Pairs of `grey`, another such set,
 * are neither right nor wrong. Returns the report and the result of `compareWithTruth`.
 */
export function findPairs(engine, documents, params, truth, grey = new Set()) {
  const report = compareAll(engine, documents, params);
  const { pairs } = report;
  const nameOf = (index) => report.documents.name[index];
  const listed = Array.from(pairs.a, (a, at) => pairOf(nameOf(a), nameOf(pairs.b[at]))).filter(
    (pair) => !grey.has(pair),
  );
  return { report, ...compareWithTruth(listed, truth) };
}

/** Checks the `listed` pairs against `truth`: the measures, the false positives (`strangers`), and those `missed`. */
export function compareWithTruth(listed, truth) {
  const found = new Set(listed);
  const missed = [...truth].filter((pair) => !found.has(pair));
  const strangers = listed.filter((pair) => !truth.has(pair));
  const counts = {
    truePositives: truth.size - missed.length,
    falsePositives: strangers.length,
    falseNegatives: missed.length,
  };
  const measures = { precision: precision(counts), recall: recall(counts), f1: fBeta(counts) };
  return { measures, missed, strangers };
}

/** The errors, as sentences; empty if there are none. */
export function errorsOf(place, { missed, strangers }) {
  const line = (what, pairs) => (pairs.length > 0 ? [`${place}: ${what} ${pairs.join("; ")}.`] : []);
  return [...line("missed", missed), ...line("listed without being labelled a copy:", strangers)];
}

/** How many of the listed pairs are LSH candidates, and how many of the candidates are listed. */
export function lshMeasures({ totals }) {
  const { candidatesAboveThreshold, pairsAboveThreshold, candidatePairs } = totals;
  return {
    lshRecall: pairsAboveThreshold === 0 ? 1 : candidatesAboveThreshold / pairsAboveThreshold,
    lshPrecision: candidatePairs === 0 ? 1 : candidatesAboveThreshold / candidatePairs,
  };
}
