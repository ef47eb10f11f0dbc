/**
 * Pairs and documents out of a report's columns. The report holds what was counted of each pair, a column a count, because
 * 80 000 objects would take longer to build than their pairs to find, and as many columns of shares longer than to divide:
 * whoever walks all pairs asks for the one measure it needs, and only what is drawn or printed becomes an object here. The
 * divisions are those of `src/similarity.rs`, and give the same to the bit.
 */
import type { Evidence, Measure, Pair, Report, Warning, WarningCode } from "./pkg/lookalike.js";

/** The warnings that say how words were hidden. */
const DISGUISES = [
  "invisibleCharacters",
  "backwardsText",
  "lookAlikeLetters",
  "styledLetters",
  "spacedLetters",
] satisfies WarningCode[];

/** What two documents share, and what each of them weighs. */
interface Counts {
  readonly shared: number;
  readonly a: number;
  readonly b: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const MEASURES = {
  jaccard: ({ shared, a, b }) => share(shared, a + b - shared),
  sorensen: ({ shared, a, b }) => share(2 * shared, a + b),
  overlap: ({ shared, a, b }) => share(shared, Math.min(a, b)),
} satisfies Record<Measure, (counts: Counts) => number>;

function countsAt({ pairs, documents }: Report, index: number): Counts {
  const weight = (column: ArrayLike<number>): number => documents.weight[column[index] ?? 0] ?? 0;
  return { shared: pairs.shared[index] ?? 0, a: weight(pairs.a), b: weight(pairs.b) };
}

/** The number of the group that a listed pair belongs to; 0 where its documents share nothing. */
export function groupAt({ pairs, documents }: Report, index: number): number {
  const [a, b] = [documents.group[pairs.a[index] ?? 0] ?? 0, documents.group[pairs.b[index] ?? 0] ?? 0];
  return (pairs.shared[index] ?? 0) > 0 && a === b ? a : 0;
}

/** The pair at a place of the report's list, with every measure. O(1). */
export function pairAt(report: Report, index: number): Pair {
  const { pairs, estimates } = report;
  const at = (column: ArrayLike<number>): number => column[index] ?? 0;
  const ofEstimate = (column: Float64Array): number => column[at(pairs.estimate)] ?? 0;
  const counts = countsAt(report, index);
  const { shared, a, b } = counts;
  return {
    a: at(pairs.a),
    b: at(pairs.b),
    shared,
    union: a + b - shared,
    jaccard: MEASURES.jaccard(counts),
    containmentAInB: share(shared, a),
    containmentBInA: share(shared, b),
    sorensen: MEASURES.sorensen(counts),
    overlap: MEASURES.overlap(counts),
    estimate: ofEstimate(estimates.value),
    estimateLow: ofEstimate(estimates.low),
    estimateHigh: ofEstimate(estimates.high),
    candidate: at(pairs.candidate) === 1,
    group: groupAt(report, index) || null,
    evidence: evidenceAt(report, index),
  };
}

/** The evidence of the pair at a place of the report's list; none where there is not enough to be told from chance. O(1). */
export function evidenceAt({ pairs: { evidence } }: Report, index: number): Evidence | null {
  if (index >= evidence.length) return null;
  const at = (column: ArrayLike<number>): number => column[index] ?? 0;
  /** NaN stands for none. */
  const optional = (column: ArrayLike<number>): number | null => (Number.isNaN(at(column)) ? null : at(column));
  return {
    matchedA: at(evidence.matchedA),
    matchedB: at(evidence.matchedB),
    verbatimA: at(evidence.verbatimA),
    verbatimB: at(evidence.verbatimB),
    longest: at(evidence.longest),
    passages: at(evidence.passages),
    expectedByChance: optional(evidence.expectedByChance),
    score: optional(evidence.score),
  };
}

/** A measure of each listed pair. O(pairs). */
export function similaritiesOf(report: Report, measure: Measure): Float64Array {
  const of = MEASURES[measure];
  const similarities = new Float64Array(report.pairs.length);
  for (let index = 0; index < similarities.length; index++) similarities[index] = of(countsAt(report, index));
  return similarities;
}

/** Each listed pair's Jaccard similarity as its signatures estimate it. O(pairs). */
export function estimatesOf({ pairs, estimates }: Report): Float64Array {
  return Float64Array.from(pairs.estimate, (place) => estimates.value[place] ?? 0);
}

/** The ids of listed pairs' documents, one after the other: a, b, a, b, … */
export function idsOf({ pairs, documents }: Report, indices: Iterable<number>): Uint32Array {
  const id = (column: ArrayLike<number>, index: number): number => documents.id[column[index] ?? 0] ?? 0;
  return Uint32Array.from([...indices].flatMap((index) => [id(pairs.a, index), id(pairs.b, index)]));
}

/** The counts of the document at a place of the report's list. O(1). */
export function documentAt({ documents }: Report, index: number) {
  const at = (column: Uint32Array): number => column[index] ?? 0;
  return {
    id: at(documents.id),
    name: documents.name[index] ?? "",
    language: documents.language[index] ?? null,
    tokens: at(documents.tokens),
    words: at(documents.words),
    quoted: at(documents.quoted),
    referenced: at(documents.referenced),
    shingles: at(documents.shingles),
    distinct: at(documents.distinct),
    inTemplate: at(documents.inTemplate),
    common: at(documents.common),
    compared: at(documents.compared),
    weight: at(documents.weight),
    group: at(documents.group) || null,
    repairs: {
      invisible: at(documents.invisible),
      backwards: at(documents.backwards),
      lookAlike: at(documents.lookAlike),
      styled: at(documents.styled),
      spacedOut: at(documents.spacedOut),
      open: at(documents.open),
    },
  };
}

/** Whether a document's warnings say that words were hidden in it, by the document's index. */
export function disguisedIn(report: Report): ReadonlySet<number> {
  const codes: readonly string[] = DISGUISES;
  return new Set(report.documents.warnings.filter(({ code }) => codes.includes(code)).map(({ document }) => document));
}

/** What is to be said of single documents, by their index. Documents without a warning are not in it. */
export function warningsByDocument({ documents }: Report): ReadonlyMap<number, readonly Warning[]> {
  const byDocument = new Map<number, Warning[]>();
  for (const { document, code, message } of documents.warnings) {
    const warnings = byDocument.get(document);
    if (warnings) warnings.push({ code, message });
    else byDocument.set(document, [{ code, message }]);
  }
  return byDocument;
}
