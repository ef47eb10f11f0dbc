/**
 * Pairs and documents out of a report's columns. A report contains counts only, one column each: building 80 000
 * objects would take longer than finding their pairs, and columns of shares longer than dividing. A loop over all pairs asks
 * for the one measure that it needs; only pairs that are shown become objects. The divisions equal the engine's to the bit.
 */

const share = (part, whole) => (whole === 0 ? 0 : part / whole);

const MEASURES = {
  jaccard: ({ shared, a, b }) => share(shared, a + b - shared),
  sorensen: ({ shared, a, b }) => share(2 * shared, a + b),
  overlap: ({ shared, a, b }) => share(shared, Math.min(a, b)),
};

/** The shared weight of two documents, and the weight of each. */
function countsAt({ pairs, documents }, index) {
  const weight = (column) => documents.weight[column[index] ?? 0] ?? 0;
  return { shared: pairs.shared[index] ?? 0, a: weight(pairs.a), b: weight(pairs.b) };
}

export function groupAt({ pairs, documents }, index) {
  const [a, b] = [documents.group[pairs.a[index]], documents.group[pairs.b[index]]];
  return pairs.shared[index] > 0 && a === b ? a : 0;
}

export function pairAt(report, index) {
  const { pairs, estimates } = report;
  const counts = countsAt(report, index);
  const { shared, a, b } = counts;
  const estimate = pairs.estimate[index] ?? 0;
  return {
    a: pairs.a[index] ?? 0,
    b: pairs.b[index] ?? 0,
    shared,
    union: a + b - shared,
    jaccard: MEASURES.jaccard(counts),
    containmentAInB: share(shared, a),
    containmentBInA: share(shared, b),
    sorensen: MEASURES.sorensen(counts),
    overlap: MEASURES.overlap(counts),
    estimate: estimates.value[estimate] ?? 0,
    estimateLow: estimates.low[estimate] ?? 0,
    estimateHigh: estimates.high[estimate] ?? 0,
    candidate: pairs.candidate[index] === 1,
    group: groupAt(report, index) || null,
    evidence: evidenceAt(report, index),
  };
}

export function evidenceAt({ pairs: { evidence } }, index) {
  if (index >= evidence.length) return null;
  /** NaN stands for none. */
  const optional = (column) => (Number.isNaN(column[index]) ? null : column[index]);
  return {
    matchedA: evidence.matchedA[index],
    matchedB: evidence.matchedB[index],
    verbatimA: evidence.verbatimA[index],
    verbatimB: evidence.verbatimB[index],
    longest: evidence.longest[index],
    passages: evidence.passages[index],
    expectedByChance: optional(evidence.expectedByChance),
    score: optional(evidence.score),
    weight: evidence.weight[index],
  };
}

export function similaritiesOf(report, measure) {
  const of = MEASURES[measure];
  const similarities = new Float64Array(report.pairs.length);
  for (let index = 0; index < similarities.length; index++) similarities[index] = of(countsAt(report, index));
  return similarities;
}

export function estimatesOf({ pairs, estimates }) {
  return Float64Array.from(pairs.estimate, (place) => estimates.value[place]);
}

export function idsOf({ pairs, documents }, indices) {
  return Uint32Array.from(
    [...indices].flatMap((index) => [documents.id[pairs.a[index]], documents.id[pairs.b[index]]]),
  );
}

export function documentAt({ documents }, index) {
  return {
    id: documents.id[index],
    name: documents.name[index],
    language: documents.language[index] ?? null,
    tokens: documents.tokens[index],
    words: documents.words[index],
    quoted: documents.quoted[index],
    referenced: documents.referenced[index],
    shingles: documents.shingles[index],
    distinct: documents.distinct[index],
    inTemplate: documents.inTemplate[index],
    common: documents.common[index],
    compared: documents.compared[index],
    weight: documents.weight[index],
    group: documents.group[index] || null,
    deobfuscated: {
      invisible: documents.invisible[index],
      backwards: documents.backwards[index],
      lookAlike: documents.lookAlike[index],
      styled: documents.styled[index],
      spacedOut: documents.spacedOut[index],
      open: documents.open[index],
    },
  };
}
