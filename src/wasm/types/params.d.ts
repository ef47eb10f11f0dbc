/** Everything that decides a result besides the texts. All of it is in the report. */
export interface Params {
  /** What a token is: `"words"`, `"characters"` or `"code"`. */
  unit: Unit;
  /** Of code: the language of all documents; `"auto"` finds each document's own. */
  language: Language | "auto";
  /** Of code: leave out imports, modifiers, annotations and separators, and take built-in types for names. */
  reduceCode: boolean;
  /** Shingle length in tokens, 1 to 64. */
  k: number;
  /** Compare words by their first so many letters, 1 to 16; 0 compares whole words. */
  stem: number;
  /**
   * Compare single tokens and all pairs of them that stand at most so far apart, 1 to 64, in place of runs of k tokens;
   * 0 compares runs. Passages are made of runs all the same.
   */
  reach: number;
  /** Compare without regard to case. */
  lowercase: boolean;
  /** Compare without punctuation; typographic apostrophes count as plain ones. */
  stripPunctuation: boolean;
  /** Compare without accents (é as e, ё as е). */
  stripAccents: boolean;
  /** Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones). */
  nfkc: boolean;
  /** Undo for comparing what hides words: invisible characters, look-alike letters, letters spaced out. */
  repair: boolean;
  /** White space between characters: `"keep"`, `"collapse"` or `"remove"`. */
  whitespace: Whitespace;
  /** Leave quotations out of the comparison: what stands between quotation marks, from five words on. */
  excludeQuotes: boolean;
  /** Leave references out of the comparison: lists of sources, and footnotes that cite. */
  excludeReferences: boolean;
  /** Leave out what templates hold where it was edited a little, too; else only the very shingles of templates. */
  excludeEditedTemplate: boolean;
  /** Each shingle once (`"set"`) or as often as it occurs (`"bag"`). */
  counting: Counting;
  /** How a shingle becomes a number: `"rolling"`, `"rabinKarp32"` to `"rabinKarp64"`, `"crc32"`, `"crc64"`, `"murmur3"`. */
  fingerprint: Fingerprint;
  /** Of so many fingerprints in a row the smallest is kept (winnowing); 0 and 1 keep all. */
  winnow: number;
  /** Shingles in more documents than this are left out; 0 leaves out none. */
  maxDocumentFrequency: number;
  /** What a shingle weighs: `"equal"` or `"rarity"`. */
  weighting: Weighting;
  /** Most tokens that a passage bridges between two equal ones, on either side, 0 to 1000. */
  passageGap: number;
  /**
   * Fewest equal tokens of a passage, 1 to 10 000; in short texts a tenth of the shorter one will do, but never less than
   * a shingle.
   */
  shortestPassage: number;
  /** Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found first. */
  evidence: boolean;
  /** Fewest matched words of a pair that is listed for them, 1 to 10 000; in short texts a third of the shorter one will do. */
  minMatched: number;
  /** What pairs are found by: `"exact"`, `"signatures"` or `"lsh"`. */
  method: Method;
  /** The measure for threshold and ranking: `"jaccard"`, `"sorensen"` or `"overlap"` (the larger containment). */
  measure: Measure;
  /**
   * Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle. Programs are listed by their evidence
   * alone, unless it is 0 or `evidence` is off.
   */
  threshold: number;
  /**
   * The hash functions of the signatures: `"onePermutation"`, `"modular"`, `"multiplicative"`, `"murmur3"` or
   * `"jenkins"`.
   */
  family: Family;
  /** Positions of a MinHash signature, 1 to 4096. */
  signatureLength: number;
  /** Bands of a signature for locality-sensitive hashing; bands times rows is at most the signature length. */
  bands: number;
  /** Rows of a band. */
  rows: number;
  /** Where bands and rows are chosen by the engine: how much a missed pair weighs against a false candidate, 0 to 1. */
  falseNegativeWeight: number;
  /** How the rows of a band become a key: `"mix"` or `"vector"`. */
  bandHash: BandHash;
  /** Seed of the signatures; exact results do not depend on it. */
  seed: number;
  /** Most pairs that a report lists, best first; how many were left out is reported. */
  maxPairs: number;
  /** A pair is left out if both its documents have this many better ones; how many were left out is reported. */
  maxPairsPerDocument: number;
  /** Most memory to use, in MB, at most 4096; a run that needs more falls back in stated steps. */
  memoryLimit: number;
}

/** What a token is. */
export type Unit = "words" | "characters" | "code";

/** How a program's text is taken apart. */
export type Language =
  | "java"
  | "c"
  | "cpp"
  | "cSharp"
  | "python"
  | "javaScript"
  | "typeScript"
  | "go"
  | "rust"
  | "kotlin"
  | "swift"
  | "php"
  | "ruby"
  | "plain";

/** What happens to white space when tokens are characters; words never contain any. */
export type Whitespace = "keep" | "collapse" | "remove";

/** Whether a shingle counts once a document or as often as it occurs. */
export type Counting = "set" | "bag";

/** How a shingle becomes a number. */
export type Fingerprint =
  | "rolling"
  | "rabinKarp32"
  | "rabinKarp40"
  | "rabinKarp48"
  | "rabinKarp56"
  | "rabinKarp64"
  | "crc32"
  | "crc64"
  | "murmur3";

/** What a shingle weighs. */
export type Weighting = "equal" | "rarity";

/** What pairs are found by, and what their similarity is. */
export type Method = "exact" | "signatures" | "lsh";

/** The measure that the threshold applies to and that ranks the pairs. */
export type Measure = "jaccard" | "sorensen" | "overlap";

/** The hash functions behind a signature. */
export type Family = "onePermutation" | "modular" | "multiplicative" | "murmur3" | "jenkins";

/** How the rows of a band become the key of a bucket. */
export type BandHash = "mix" | "vector";
