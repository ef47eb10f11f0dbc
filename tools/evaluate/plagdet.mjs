// How well detected passages cover the true ones: the measures of the PAN competitions (Potthast, Stein, Barrón-Cedeño and
// Rosso, An evaluation framework for plagiarism detection, 2010). A passage is `{ pair, aStart, aEnd, bStart, bEnd }`: the
// pair of texts by any name, and a stretch of characters on either side, its end exclusive. A detection counts for a case
// only if it overlaps it on both sides. Pure functions, O(n²) for the passages of one pair.

/**
 * Recall and precision are means over cases and detections: the share of each one's characters, on both sides together, that
 * overlapping passages cover. Granularity is the mean number of detections per case that has any. Plagdet is the harmonic
 * mean of precision and recall, divided by the base-2 logarithm of one plus the granularity.
 */
export function plagdet(cases, detections) {
  const touching = { ofCases: matches(cases, detections), ofDetections: matches(detections, cases) };
  const recall = meanCover(cases, touching.ofCases);
  const precision = meanCover(detections, touching.ofDetections);
  const found = touching.ofCases.filter(({ length }) => length > 0);
  const granularity = found.length === 0 ? 1 : found.reduce((sum, { length }) => sum + length, 0) / found.length;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, granularity, plagdet: f1 / Math.log2(1 + granularity) };
}

/** For each passage, the others that overlap it. */
function matches(passages, others) {
  const byPair = new Map();
  for (const other of others) byPair.set(other.pair, [...(byPair.get(other.pair) ?? []), other]);
  return passages.map((passage) => (byPair.get(passage.pair) ?? []).filter((other) => touch(passage, other)));
}

function touch(one, other) {
  const onA = one.aStart < other.aEnd && other.aStart < one.aEnd;
  return onA && one.bStart < other.bEnd && other.bStart < one.bEnd;
}

/** 0 if there are no passages. */
function meanCover(passages, touching) {
  const covers = passages.map((passage, at) => {
    const { aStart, aEnd, bStart, bEnd } = passage;
    const a = covered(
      aStart,
      aEnd,
      touching[at].map((other) => [other.aStart, other.aEnd]),
    );
    const b = covered(
      bStart,
      bEnd,
      touching[at].map((other) => [other.bStart, other.bEnd]),
    );
    return (a + b) / (aEnd - aStart + bEnd - bStart);
  });
  return covers.length === 0 ? 0 : covers.reduce((sum, cover) => sum + cover, 0) / covers.length;
}

/** How many characters from `start` to `end` are in any of the stretches. */
function covered(start, end, stretches) {
  let [reached, sum] = [start, 0];
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    const begin = Math.max(from, reached);
    reached = Math.max(reached, Math.min(to, end));
    sum += Math.max(0, reached - begin);
  }
  return sum;
}
