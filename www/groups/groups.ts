/**
 * Groups: documents that listed pairs link, directly or through others. If pairs were searched for matched words, only pairs
 * with matched words link: similarity alone would join a whole class that answers one question. The engine's own groups are
 * by similarity, so these are found here, by union-find over the list: O(p log n) for p pairs of n documents.
 *
 * Pairs are processed strongest first, and two groups that a pair joins are concatenated (single linkage). So the order of a
 * group starts with its strongest pair, and documents with much in common are next to each other.
 */
import { similaritiesOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { hasEvidence, matchedWordsOf } from "../pairs/matched.ts";
import { uncountedRows } from "../pairs/uncounted.ts";
import { Chains } from "./chains.ts";

/** Linked documents. */
export interface Group {
  /** From 1, largest group first. */
  readonly number: number;
  /** Indices of its documents, those of the strongest pair first. */
  readonly documents: Uint32Array;
  /** The listed pairs that link them, strongest first. */
  readonly pairs: Uint32Array;
}

/** All groups of a report. */
export interface DocumentGroups {
  readonly list: readonly Group[];
  /** The number of each document's group; 0 if it is in none. */
  readonly numberOf: Uint32Array;
}

/** The measure that links pairs, and the strength of each listed pair. */
export interface Links {
  readonly by: "matched" | "similarity";
  /** Matched words or similarity of each listed pair; 0 does not link. */
  readonly values: Float64Array;
}

export function linksOf(report: Report): Links {
  if (hasEvidence(report)) {
    const values = matchedWordsOf(report);
    for (const row of uncountedRows(report)) values[row] = 0;
    return { by: "matched", values };
  }
  const values = similaritiesOf(report, report.params.measure);
  // If the threshold is 0, pairs that share nothing are listed too.
  for (const [row, shared] of report.pairs.shared.entries()) if (shared === 0) values[row] = 0;
  return { by: "similarity", values };
}

/** The groups formed by pairs of at least this strength. */
export function groupsOf({ pairs, documents }: Report, { values }: Links, minimum = 0): DocumentGroups {
  const chains = new Chains(documents.length);
  for (let row = 0; row < pairs.length; row++) {
    if (isLinked(values[row], minimum)) chains.join(pairs.a[row] ?? 0, pairs.b[row] ?? 0);
  }
  const numberOf = new Uint32Array(documents.length);
  const members = chains.all();
  for (const [at, group] of members.entries()) for (const document of group) numberOf[document] = at + 1;
  const rows: number[][] = members.map(() => []);
  for (let row = 0; row < pairs.length; row++) {
    if (isLinked(values[row], minimum)) rows[(numberOf[pairs.a[row] ?? 0] ?? 0) - 1]?.push(row);
  }
  const list = members.map((group, at) => ({
    number: at + 1,
    documents: Uint32Array.from(group),
    pairs: Uint32Array.from(rows[at] ?? []),
  }));
  return { list, numberOf };
}

function isLinked(value = 0, minimum: number): boolean {
  return value > 0 && value >= minimum;
}

const known = new WeakMap<Report, DocumentGroups>();

/** The groups of all listed pairs; cached per report. */
export function allGroups(report: Report): DocumentGroups {
  const before = known.get(report);
  if (before) return before;
  const groups = groupsOf(report, linksOf(report));
  known.set(report, groups);
  return groups;
}

/** The number of the group that contains both documents of a listed pair; 0 if there is none. */
export function groupAt(report: Report, row: number): number {
  const { numberOf } = allGroups(report);
  const [a, b] = [numberOf[report.pairs.a[row] ?? 0], numberOf[report.pairs.b[row] ?? 0]];
  return a === b ? (a ?? 0) : 0;
}
