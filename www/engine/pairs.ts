/**
 * Single pairs and documents out of a report's columns. The report holds a column a measure, because 80 000 objects
 * would take longer to build than their pairs to find: whoever walks all pairs reads the columns, and only what is drawn
 * or printed becomes an object here.
 */
import type { Pair, Report, Warning, WarningCode } from "./pkg/lookalike.js";

/** The warnings that say how words were hidden. */
const DISGUISES = [
  "invisibleCharacters",
  "backwardsText",
  "lookAlikeLetters",
  "styledLetters",
  "spacedLetters",
] satisfies WarningCode[];

/** The pair at a place of the report's list. O(1). */
export function pairAt({ pairs }: Report, index: number): Pair {
  const at = (column: Uint32Array | Float64Array | Uint8Array): number => column[index] ?? 0;
  return {
    a: at(pairs.a),
    b: at(pairs.b),
    shared: at(pairs.shared),
    union: at(pairs.union),
    jaccard: at(pairs.jaccard),
    containmentAInB: at(pairs.containmentAInB),
    containmentBInA: at(pairs.containmentBInA),
    sorensen: at(pairs.sorensen),
    overlap: at(pairs.overlap),
    estimate: at(pairs.estimate),
    estimateLow: at(pairs.estimateLow),
    estimateHigh: at(pairs.estimateHigh),
    candidate: at(pairs.candidate) === 1,
    group: at(pairs.group) || null,
  };
}

/** The ids of listed pairs' documents, one after the other: a, b, a, b, … */
export function idsOf({ pairs, documents }: Report, indices: Iterable<number>): Uint32Array {
  const id = (column: Uint32Array, index: number): number => documents.id[column[index] ?? 0] ?? 0;
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
