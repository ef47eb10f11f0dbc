import type { Evidence, Language, Measure, Pair, Report } from "./lookalike.js";

/** The counts of a document. */
export interface DocumentCounts {
  /** Its id in its corpus. */
  id: number;
  name: string;
  /** The language it was read as, where tokens are those of programs. */
  language: Language | null;
  tokens: number;
  words: number;
  quoted: number;
  referenced: number;
  shingles: number;
  distinct: number;
  inTemplate: number;
  common: number;
  compared: number;
  weight: number;
  /** Number of its group; none where it belongs to none. */
  group: number | null;
  /** Characters that were changed for comparing, by trick. */
  deobfuscated: {
    invisible: number;
    backwards: number;
    lookAlike: number;
    styled: number;
    spacedOut: number;
    open: number;
  };
}

/**
 * The pair at a place of the report's list, with every measure; `a` and `b` are places of documents. Beyond the list it is a
 * pair that shares nothing. O(1).
 */
export function pairAt(report: Report, index: number): Pair;
/** The evidence of the pair at a place of the report's list; none where there is not enough to be told from chance. O(1). */
export function evidenceAt(report: Report, index: number): Evidence | null;
/** The number of the group that a listed pair belongs to; 0 where its documents share nothing. O(1). */
export function groupAt(report: Report, index: number): number;
/** A measure of each listed pair. O(pairs). */
export function similaritiesOf(report: Report, measure: Measure): Float64Array;
/** Each listed pair's Jaccard similarity as its signatures estimate it. O(pairs). */
export function estimatesOf(report: Report): Float64Array;
/** The ids of listed pairs' documents, one after the other: a, b, a, b, … */
export function idsOf(report: Report, indices: Iterable<number>): Uint32Array;
/** The counts of the document at a place of the report's list. O(1). */
export function documentAt(report: Report, index: number): DocumentCounts;
