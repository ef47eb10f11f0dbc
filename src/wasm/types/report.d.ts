/** Everything a comparison found, and everything needed to repeat it. */
export interface Report {
  /** Version of the engine. */
  engine: string;
  /**
   * Digest of all names, texts, roles and authors in their order: equal digests, equal inputs (BLAKE3, 128 bits,
   * hexadecimal).
   */
  digest: string;
  /** The parameters used, complete. */
  params: Params;
  /** Whether similarities are exact; otherwise they, and the numbers of shared shingles, are estimated from signatures. */
  exact: boolean;
  /** Steps skipped to stay within memory; usually empty. */
  fallbacks: Fallback[];
  /** The documents, in the order they were given. */
  documents: DocumentColumns;
  /**
   * The pairs with evidence, strongest first; then the others at or above the threshold, most similar first: of programs, only
   * those with equal shingles.
   */
  pairs: PairColumns;
  /** The different estimates of those pairs, which are few. */
  estimates: EstimateColumns;
  /** Pairs without evidence beyond chance that may be rewritten from one another throughout, strongest first, at most `maxPairs`. */
  rewritten: RewrittenColumns;
  /** Connected components of all those pairs, listed or not, largest first. */
  groups: Group[];
  /** Counts over all pairs, listed or not. */
  totals: Totals;
  /** Warnings about the comparison as a whole. */
  warnings: Warning[];
}

/** A step taken to stay within memory. */
export type Fallback = "positionsDropped" | "signaturesOnly";

/** The documents, in the order they were given: a column a count. */
export interface DocumentColumns {
  /** How many documents there are. */
  length: number;
  /** The documents' ids in their corpus; in a plain `compare` their indices. */
  id: Uint32Array;
  /** The languages they were read by, where tokens are those of programs; else empty. */
  language: Language[];
  /** Tokens (words, characters or tokens of programs, as `unit` says). */
  tokens: Uint32Array;
  /** Their words, of which matched words are counted; of programs, the tokens that are not skipped. */
  words: Uint32Array;
  /** Of their tokens, the ones excluded as quoted, where the parameters ask for it. */
  quoted: Uint32Array;
  /** The ones excluded as references. */
  referenced: Uint32Array;
  /** Shingles in what is not excluded: windows of k tokens, or, as `reach` says, tokens and their pairs. */
  shingles: Uint32Array;
  /** Distinct shingles, of those that winnowing keeps; of a bag, all of these. */
  distinct: Uint32Array;
  /** Of these, the ones excluded because a template contains them. */
  inTemplate: Uint32Array;
  /** Of the rest, the ones excluded because too many documents contain them. */
  common: Uint32Array;
  /** The ones that were compared. */
  compared: Uint32Array;
  /** Total weight of the compared shingles, of which similarities are shares; with equal weights, their number. */
  weight: Uint32Array;
  /** Number of the group it belongs to; 0 where it belongs to none. */
  group: Uint32Array;
  /** Invisible characters in or at words, ignored when comparing. */
  invisible: Uint32Array;
  /** Characters written backwards, turned round for comparing. */
  backwards: Uint32Array;
  /** Letters of another script, compared as those they look like. */
  lookAlike: Uint32Array;
  /** Full-width, mathematical or encircled letters in whole words, compared as plain ones. */
  styled: Uint32Array;
  /** Letters spaced out, compared as the words they make up. */
  spacedOut: Uint32Array;
  /** Of these, the ones without gaps between words, segmented by the words of other documents. */
  open: Uint32Array;
  /** Their names as given. */
  name: string[];
  /** Warnings about single documents. */
  warnings: DocumentWarning[];
}

/** The listed pairs, those with evidence first: a column a count. `pairAt` reads a pair out of them, with every measure. */
export interface PairColumns {
  /** How many pairs are listed. */
  length: number;
  /** Index of the first document in `documents`. */
  a: Uint16Array | Uint32Array;
  /** Index of the second document, larger than `a`. */
  b: Uint16Array | Uint32Array;
  /** Weight of the shingles that both contain. */
  shared: Uint16Array | Uint32Array;
  /** Place of the pair's estimate in the report's `estimates`. */
  estimate: Uint16Array | Uint32Array;
  /** 1 where the bands of the signatures make it a candidate pair. */
  candidate: Uint8Array;
  /** The evidence of the first pairs; the pairs after these have none. */
  evidence: EvidenceColumns;
}

/** The evidence of the first pairs: a column a count. The pairs after these have none. */
export interface EvidenceColumns {
  /** How many pairs have evidence. */
  length: number;
  /** Words of the first document that are matched. */
  matchedA: Uint32Array;
  /** Words of the second document that are matched. */
  matchedB: Uint32Array;
  /** Of the first document's matched words, those in runs of five equal words or more. */
  verbatimA: Uint32Array;
  /** The same of the second document. */
  verbatimB: Uint32Array;
  /** Matched words of the longest passage. */
  longest: Uint32Array;
  /** How many passages they share. */
  passages: Uint32Array;
  /** See {@link Evidence.expectedByChance}: it counts the pairs that were compared. NaN where it is unknown. */
  expectedByChance: Float64Array;
  /** Of programs, their score from 0 to 1; NaN for prose. */
  score: Float64Array;
  /** By what they are listed: see {@link Evidence.weight}. */
  weight: Float64Array;
}

/**
 * Pairs without evidence of which one document may be rewritten from the other throughout: rare words that both contain stand in the
 * same order. It claims less than evidence, and none of these words counts as matched. A column a number.
 */
export interface RewrittenColumns {
  /** How many pairs there are. */
  length: number;
  /** Indices of the first documents in `documents`. */
  a: Uint32Array;
  /** Indices of the second documents, larger than those of the first. */
  b: Uint32Array;
  /** Rare words in the same order. */
  inOrder: Uint32Array;
  /** Rare words that both parts contain, in any order. */
  shared: Uint32Array;
}

/** Estimates of the Jaccard similarity as signatures give them, from 0 to 1: a column a number. */
export interface EstimateColumns {
  /** The estimates themselves. */
  value: Float64Array;
  /** Lower ends of their 95 % intervals. */
  low: Float64Array;
  /** Upper ends of their 95 % intervals. */
  high: Float64Array;
}

/** A connected component of documents, by the pairs at or above the threshold; of programs, by those of them that are listed. */
export interface Group {
  /** Its number, from 1. */
  number: number;
  /** Indices of its documents in the report's `documents`, ascending. */
  documents: number[];
}

/** Counts of all pairs and shingles, including those that are not listed. */
export interface Totals {
  /** Pairs to be compared: all, or those that were requested. */
  possiblePairs: number;
  /** Pairs not compared because both documents have the same author or both are archive documents. */
  excludedPairs: number;
  /** Pairs that share a shingle; none if the search skipped pairs that cannot reach the threshold. */
  sharingPairs: number | null;
  /** Pairs at or above the threshold; with a threshold of 0, also those that share nothing. */
  pairsAboveThreshold: number;
  /**
   * Pairs with enough matched words (usually `minMatched`) and a high enough score. Includes weak pairs: as strong as more than one pair
   * is expected to be by chance. Of `comparePairs`: pairs that share anything.
   */
  pairsWithEvidence: number;
  /**
   * Pairs that share fewer words than `minMatched`, but rare ones, and are not listed for them, because so many are explained by
   * a common subject. A lower `minMatched` may list them.
   */
  pairsWithFewWords: number;
  /**
   * Pairs with enough matched words, without a run of twelve equal ones, that score no higher than many pairs of these texts: a common
   * form, source or subject explains as much, and they are not listed.
   */
  usualPairs: number;
  /**
   * Expected number of pairs that a comparison of all would list among unrelated texts of these lengths, or among independent
   * solutions of one task; none where it is unknown: texts that are fewer than eight, of which at
   * least three pairs are reworded, and programs that are fewer than ten, or mostly alike. If only given pairs were
   * compared, weaker ones are listed, too, and are not in this number.
   */
  expectedByChance: number | null;
  /** Pairs that were aligned, because they share informative words close together or are similar. */
  pairsAligned: number;
  /** Pairs that share informative words close together or are similar but were not aligned, because there were too many. */
  pairsNotAligned: number;
  /** Pairs without evidence that may be rewritten from one another throughout. */
  rewrittenPairs: number;
  /** Pairs that share rare words but were not searched for such a rewriting, because there were too many. */
  rewrittenPairsNotExamined: number;
  /** Pairs of informative words that occur too often to propose pairs of documents. */
  commonWordPairs: number;
  /** Highest number of occurrences, in all documents, of an informative word: only such words propose pairs of documents. */
  informativeWordCount: number;
  /** Pairs not listed because both documents have `maxPairsPerDocument` pairs that rank higher. */
  pairsLeftOutByDocument: number;
  /** Other pairs not listed because of `maxPairs`. */
  pairsLeftOut: number;
  /** LSH candidates. */
  candidatePairs: number;
  /**
   * LSH candidates at or above the threshold. Divided by the pairs above the threshold it is the recall, divided by the
   * candidates the precision.
   */
  candidatesAboveThreshold: number;
  /** Expected number of LSH candidates at or above the threshold. */
  expectedCandidates: number;
  /** Distinct shingles excluded because a template contains them. */
  templateShingles: number;
  /** Distinct shingles excluded because more than `maxDocumentFrequency` documents contain them. */
  commonShingles: number;
}
