/** The documents of a corpus that are similar to a new text. */
export interface QueryReport {
  /** Tokens in the text. */
  tokens: number;
  /** Shingles: windows of k tokens. */
  shingles: number;
  /** Distinct shingles. */
  distinct: number;
  /** Documents at or above the threshold. */
  aboveThreshold: number;
  /** Those of them that are not listed because of `maxPairs`. */
  leftOut: number;
  /** The listed documents at or above the threshold, most similar first. */
  similar: Similar[];
}

/** A document that is similar to a new text. Shares are from 0 to 1 and count distinct shingles. */
export interface Similar {
  /** Its id in the corpus. */
  id: number;
  /** Its name as given. */
  name: string;
  /** Distinct shingles that both contain. */
  shared: number;
  /** Distinct shingles that either contains. */
  union: number;
  /** Shared shingles divided by the union (resemblance). */
  jaccard: number;
  /** Shared shingles divided by the new text's shingles. */
  containmentAInB: number;
  /** Shared shingles divided by the document's shingles. */
  containmentBInA: number;
  /** Twice the shared shingles divided by the sum of both. */
  sorensen: number;
  /** Shared shingles divided by the smaller of both. */
  overlap: number;
}

/** The documents of a corpus that share evidence of copying with a new text. */
export interface NewcomerEvidence {
  /** Words of the new text, of which matched words are counted. */
  words: number;
  /** Candidates that were not aligned, because there were too many. */
  notAligned: number;
  /** Documents that share only a few rare words with it, and are not listed because they are too many: a common subject explains them. */
  withFewWords: number;
  /** The documents, most matched words first; those that many documents share count less. */
  documents: DocumentEvidence[];
  /** Other documents of which the text may be a rewritten copy, the strongest first. */
  rewritten: RewrittenDocument[];
}

/** A document without evidence of which a new text may be a rewritten copy, or the other way round. */
export interface RewrittenDocument {
  /** Its id in the corpus. */
  id: number;
  /** Its name as given. */
  name: string;
  /** Rare words in the same order. */
  inOrder: number;
  /** Rare words that parts of both contain, in any order. */
  shared: number;
}

/** A document that shares evidence of copying with a new text. */
export interface DocumentEvidence {
  /** Its id in the corpus. */
  id: number;
  /** Its name as given. */
  name: string;
  /** Its words. */
  words: number;
  /** The evidence; the first text is the new one. */
  evidence: Evidence;
}

/** The answer to an admission request (P2's rule for a store of texts). */
export interface Admission {
  /** The result. */
  verdict: Verdict;
  /** The reason for a refusal. */
  reason: Refusal | null;
  /** Its id in the corpus, if it was added. */
  id: number | null;
  /** Ids of the documents in the group that it joins or would join, including its own if it was added. */
  group: number[];
  /** The documents at or above the threshold, and any that refuse the text; most similar first, at most `maxPairs`. */
  similar: Similar[];
}

/** The result of an admission request. */
export type Verdict = "unique" | "joins" | "refused";

/** The reason why a text was refused. */
export type Refusal = "tooSimilar" | "groupFull";

/** Collisions among the fingerprints of some texts. */
export interface Collisions {
  /** Shingles: windows of k tokens. */
  shingles: number;
  /** Distinct shingles, compared by their tokens. */
  distinct: number;
  /** Distinct fingerprints. */
  fingerprints: number;
  /** Distinct shingles that share their fingerprint with one counted already: distinct less fingerprints. */
  collisions: number;
  /** Expected number of collisions among these shingles. */
  expected: number;
  /** Bits of a fingerprint. */
  bits: number;
}

/** The expected work, memory and time of a comparison. */
export interface Forecast {
  /** Documents to compare. */
  documents: number;
  /** Shingles in all of them, about. */
  shingles: number;
  /** Pairs at worst: every document with every other; rounded beyond 2⁵³. */
  pairs: number;
  /** Memory at the peak, in bytes. */
  bytes: number;
  /**
   * Seconds in one worker, on a computer of the year 2020. Aligning pairs for evidence, whose number is not known before, takes up to
   * about ten seconds more for each unit of `effort`.
   */
  seconds: number;
  /** The steps that make it fit into the memory it may use; empty as a rule. */
  fallbacks: Fallback[];
  /** Whether it fits even so. */
  fits: boolean;
}

/** How many hash functions keep the estimate within an error with a confidence, both from 0 to 1. */
export interface FunctionsNeeded {
  /** By P3's rule of two standard deviations, 95.4 %, whatever the confidence: 400 for ± 0.05. */
  twoSigmas: number | null;
  /** By the bound that P3 takes: a standard error of at most 1 / (2 √k). */
  bound: number | null;
  /** By the binomial itself, for every similarity; none where more than 4096 are needed. */
  exact: number | null;
}
