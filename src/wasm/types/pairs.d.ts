/** The similarity and the evidence of two documents. Shares are from 0 to 1 and count distinct shingles by their weights. */
export interface Pair {
  /** Index of the first document in `documents`. */
  a: number;
  /** Index of the second document, larger than `a`. */
  b: number;
  /** Distinct shingles that both documents contain, by weight. */
  shared: number;
  /** Distinct shingles that either document contains, by weight. */
  union: number;
  /** Shared shingles divided by the union (resemblance), exact. */
  jaccard: number;
  /** Shared shingles divided by the first document's shingles. */
  containmentAInB: number;
  /** Shared shingles divided by the second document's shingles. */
  containmentBInA: number;
  /** Twice the shared shingles divided by the sum of both documents' shingles. */
  sorensen: number;
  /** Shared shingles divided by the smaller document's shingles. */
  overlap: number;
  /** The Jaccard similarity estimated from the signatures. */
  estimate: number;
  /** Lower end of the estimate's 95 % interval. */
  estimateLow: number;
  /** Upper end of the estimate's 95 % interval. */
  estimateHigh: number;
  /** Whether it is an LSH candidate. */
  candidate: boolean;
  /** Number of the group that contains both; none if no group does, if they share no shingle, and in `passages`. */
  group: number | null;
  /**
   * The evidence of copying between them; none if chance may explain it. `comparePairs` reports whatever a pair shares, however
   * weak: `expectedByChance` or `score` says how strong it is.
   */
  evidence: Evidence | null;
}

/**
 * The evidence of copying between two documents, in words. A matched word is in a shared passage and has a counterpart there:
 * the same word or another form of it. In programs, words are tokens that are not skipped, passages are tiles, and all matched
 * tokens are equal.
 */
export interface Evidence {
  /** Matched words of the first document. */
  matchedA: number;
  /** Matched words of the second document. */
  matchedB: number;
  /**
   * Matched words of the first document that are in runs of at least five equal words; its other matched words count as
   * edited.
   */
  verbatimA: number;
  /** Matched words of the second document that are in runs of at least five equal words. */
  verbatimB: number;
  /** Matched words of the longest passage, on the side with fewer. */
  longest: number;
  /** Number of shared passages. */
  passages: number;
  /**
   * Expected number of unrelated pairs with evidence at least as strong, among the pairs that the call compares; of programs,
   * that of independent solutions of one task, 0 for programs that are equal or nearly. None where it is unknown.
   *
   * `compare` compares all pairs of the corpus. `comparePairs`, `passages` and `passagesOf` compare the given pairs only, and
   * `evidenceFor` the new text with each document, so that their number is smaller: to say how strong a pair is that was found
   * among all, quote the number of `compare`.
   */
  expectedByChance: number | null;
  /**
   * Score of two programs from 0 to 1: the mean of the shares of their tiles in both and in the smaller one, by weight. None for
   * prose.
   */
  score: number | null;
  /**
   * By what such pairs are listed, the highest first. Of prose, the matched words of the side with fewer, of which those that
   * more than three other texts share count less: texts among those that the call compares, as with `expectedByChance`. Of programs the
   * score, lowered where few tokens match, from 0 to 1.
   */
  weight: number;
}

/** Rare words of two texts that stand in the same order. */
export interface RewrittenPlaces {
  /** The words in the first text: start and end of each, ascending. */
  a: Uint32Array;
  /** Their counterparts in the second text, in the same order. */
  b: Uint32Array;
  /** Rare words that both parts contain, in any order. */
  shared: number;
}

/** A pair's detail in full, for reading it side by side. Long lists are typed arrays. */
export interface PairDetail {
  /** Its measures; `a` and `b` are the ids it was asked for by. */
  pair: Pair;
  /** Its shared passages, strongest first; none overlaps another on either side. */
  passages: Passage[];
  /**
   * The words that suggest that one text was rewritten from the other throughout; null if too few, as for programs, without
   * evidence, or where half of the shorter text is matched.
   */
  rewritten: RewrittenPlaces | null;
  /** Matches of a shingle or more that are too short to be passages. */
  tooShort: number;
  /**
   * Whether the texts are so repetitive that not all matches could be tried, so that a passage may be shorter than
   * need be.
   */
  bounded: boolean;
  /** Stretches of the first text that shared shingles cover: start, end, start, end, … in UTF-16 code units. */
  shinglesA: Uint32Array;
  /** Stretches of the second text that shared shingles cover. */
  shinglesB: Uint32Array;
  /** Excluded stretches of the first text, ascending. */
  excludedA: ExcludedStretch[];
  /** Excluded stretches of the second text, ascending. */
  excludedB: ExcludedStretch[];
  /** The comments of the first program, and the numbers of its lines if it has them: start and end of each, ascending; empty for texts. */
  commentsA: Uint32Array;
  /** The comments of the second program. */
  commentsB: Uint32Array;
  /** The breakdown of the first text's tokens. */
  breakdownA: TokenBreakdown;
  /** The breakdown of the second text's tokens. */
  breakdownB: TokenBreakdown;
  /** The measures with nothing excluded; null where nothing is excluded. */
  whole: Measures | null;
  /** Obfuscation in the first text. */
  obfuscationA: ObfuscationPlaces;
  /** The same of the second text. */
  obfuscationB: ObfuscationPlaces;
  /** The pair's measures with nothing repaired, where a text is flagged. */
  withoutDeobfuscation: Pair | null;
}

/**
 * A shared passage: its range in either text, and the edits in it. Where a pair has evidence, the matched and verbatim tokens of
 * its passages add up to those of the pair, and are words with `unit: "characters"`, too; only `shingles` counts that unit.
 */
export interface Passage {
  /** First UTF-16 code unit in the first text. */
  aStart: number;
  /** One past its last code unit in the first text. */
  aEnd: number;
  /** First UTF-16 code unit in the second text. */
  bStart: number;
  /** One past its last code unit in the second text. */
  bEnd: number;
  /** Equal tokens in the same order in both texts; of several such orders one, which may be another for the pair the other way round. */
  tokens: number;
  /** Its matched tokens in the first text: equal, moved, or another form of the same word. */
  matchedA: number;
  /** Its matched tokens in the second text. */
  matchedB: number;
  /**
   * Its matched tokens in the first text that are in runs of at least five equal tokens; the other matched tokens count as
   * edited.
   */
  verbatimA: number;
  /** Its matched tokens in the second text that are in runs of at least five equal tokens. */
  verbatimB: number;
  /** All its tokens in the first text, including edited ones. */
  aTokens: number;
  /** All its tokens in the second text, including edited ones. */
  bTokens: number;
  /** Shared shingles that it contains: windows of k equal tokens. */
  shingles: number;
  /** The edits in it, ascending in both texts; all other tokens are matched. */
  edits: Edit[];
  /**
   * Matched words that are out of order or in another form; all other matched words are equal and in order. By their places in the
   * first text, or, where that side is empty, by those of the words that they match.
   */
  counterparts: Counterpart[];
  /** Whether the stretch of one text summarises all of the other. */
  isSummary: boolean;
  /** How the first text attributes it. */
  attributionA: Attribution;
  /** How the second text attributes it. */
  attributionB: Attribution;
}

/** How a text attributes a passage to others. Nothing is excluded for it. Of programs, nothing is attributed. */
export interface Attribution {
  /** At least two thirds of its matched text are in quotation marks, or in lines marked as quoted. */
  quoted: boolean;
  /**
   * At least two thirds of it are in paragraphs with a citation (author and year, a number in brackets, the mark of a footnote) in
   * it, or near it.
   */
  cited: boolean;
  /** At least two thirds of its matched text are in the list of sources. */
  reference: boolean;
}

/**
 * A stretch of the first text and its replacement in the second. The stretch is empty for an insertion, the replacement for a
 * deletion; its start is then the place of the insertion or deletion.
 */
export interface Edit {
  /** First UTF-16 code unit in the first text. */
  aStart: number;
  /** One past the last code unit in the first text. */
  aEnd: number;
  /** First UTF-16 code unit in the second text. */
  bStart: number;
  /** One past the last code unit in the second text. */
  bEnd: number;
}

/**
 * Words of the first text and the words of the second that they match, out of order or in another form. One side is empty
 * where its word is not matched, or is shown with another one: a text may repeat a word of the other.
 */
export interface Counterpart {
  /** How they match. */
  kind: CounterpartKind;
  /** First UTF-16 code unit in the first text. */
  aStart: number;
  /** One past the last code unit in the first text. */
  aEnd: number;
  /** First UTF-16 code unit in the second text. */
  bStart: number;
  /** One past the last code unit in the second text. */
  bEnd: number;
}

/** How words match that are not equal and in the same order. */
export type CounterpartKind = "moved" | "reworded";

/** A stretch of a text that is excluded from the comparison. */
export interface ExcludedStretch {
  /** First UTF-16 code unit. */
  start: number;
  /** One past the last code unit. */
  end: number;
  /** The reason. */
  label: Label;
}

/** What a token is. */
export type Label = "quoted" | "reference" | "template" | "common" | "compared";

/** Why a stretch of text is excluded. */
export type Reason = "quoted" | "reference";

/**
 * The breakdown of a document's tokens in a pair. Each token is counted once, as matched or by the reason it is excluded for;
 * the rest is the document's own.
 */
export interface TokenBreakdown {
  /** All tokens but the closing brackets and braces of programs, which are not counted. */
  tokens: number;
  /** Tokens matched in a passage shared with the other document. */
  shared: number;
  /** Tokens excluded as quotations. */
  quoted: number;
  /** Tokens excluded as references. */
  references: number;
  /** Tokens excluded as template text, edited or not. */
  template: number;
  /** Tokens in shingles that too many documents contain. */
  common: number;
}

/** The measures of a pair with nothing excluded. */
export interface Measures {
  /** Distinct shingles that both documents contain. */
  shared: number;
  /** Distinct shingles that either document contains. */
  union: number;
  /** Shared shingles divided by the union (resemblance). */
  jaccard: number;
  /** Shared shingles divided by the first document's shingles. */
  containmentAInB: number;
  /** Shared shingles divided by the second document's shingles. */
  containmentBInA: number;
}

/** Obfuscation in a text. */
export interface ObfuscationPlaces {
  /** The kinds that were found. */
  kinds: ObfuscationCount[];
  /** Where it is: three numbers a place, the index of its kind in `kinds`, start and end in UTF-16 code units. */
  places: Uint32Array;
  /** How many more places there are. */
  unlisted: number;
}

/** How often a kind of obfuscation was found in a text. */
export interface ObfuscationCount {
  kind: Obfuscation;
  /** Characters changed or removed for comparing; of letters spaced out, the letters. */
  characters: number;
  /** Words that they stand in; of letters spaced out, those they make up. */
  words: number;
  /** Whether it is too much to be an accident. */
  flagged: boolean;
}

/** How words were hidden. */
export type Obfuscation = "invisible" | "backwards" | "lookAlike" | "styled" | "spacedOut";
