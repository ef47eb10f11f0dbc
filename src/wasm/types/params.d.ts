// Written by tests/engine/parameters.rs from the table in src/params/table.rs.

/** Everything that decides a result besides the texts. All of it is in the report. */
export interface Params {
  /** What a token is. Default: words. */
  unit: Unit;
  /**
   * Of code: the language of all documents. `"auto"` detects that of each by its name's ending, or else by its text.
   * Default: auto.
   */
  language: Language | "auto";
  /**
   * Of code: ignore imports, modifiers, annotations, separators and parentheses that only group, and treat built-in
   * types as names. Default: true.
   */
  reduceCode: boolean;
  /** Shingle length in tokens. 1 to 64. Default: 5. */
  k: number;
  /** Compare words by their first letters, at most this many; 0 compares whole words. 0 to 16. Default: 0. */
  stem: number;
  /**
   * Compare single tokens and all pairs of them at most this far apart, instead of runs of `k` tokens; 0 compares runs.
   * Passages always consist of runs. 0 to 64. Default: 0.
   */
  reach: number;
  /** Ignore case, the accents of Greek, and the vowel signs of Arabic and Hebrew. Default: true. */
  lowercase: boolean;
  /** Compare without punctuation; typographic apostrophes count as plain ones. Default: true. */
  stripPunctuation: boolean;
  /** Compare without accents (é as e, ё as е). Default: false. */
  stripAccents: boolean;
  /** Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones). Default: true. */
  nfkc: boolean;
  /** Undo obfuscation before comparing: invisible characters, look-alike letters, letters spaced out. Default: true. */
  deobfuscate: boolean;
  /** White space between characters, where tokens are characters. Default: collapse. */
  whitespace: Whitespace;
  /**
   * Exclude quotations of five words or more: text between quotation marks (at most 3,000 characters), lines that begin
   * with `>`, and indented blocks after a colon. Default: false.
   */
  excludeQuotes: boolean;
  /**
   * Exclude lists of sources: the entries below a heading such as "References", or at the end of a text. Default: true.
   */
  excludeReferences: boolean;
  /** Exclude slightly edited template text, too; otherwise only exact shingles of templates. Default: true. */
  excludeEditedTemplate: boolean;
  /** Count each shingle once per document, or each time it occurs. Default: set. */
  counting: Counting;
  /** The hash function from a shingle to a number. Default: rolling. */
  fingerprint: Fingerprint;
  /**
   * Keep the smallest of this many fingerprints in a row (winnowing), about 2 in `winnow` + 1: every shared run of
   * `winnow` + `k` − 1 tokens is still found. 0 and 1 keep all. 0 to 1024. Default: 0.
   */
  winnow: number;
  /** Exclude shingles that more documents than this contain; 0 excludes none. Default: 0. */
  maxDocumentFrequency: number;
  /** The weight of a shingle. Default: equal. */
  weighting: Weighting;
  /**
   * Largest gap in a passage: the tokens between two matched ones, on either side. Where tokens are characters,
   * evidence is still found by words, with gaps of up to 30. 0 to 1000. Default: 30 words, 120 characters, or 12 tokens
   * of code.
   */
  passageGap: number;
  /**
   * Fewest matched tokens of a passage. Without evidence, a tenth of a short text is enough, but never less than a
   * shingle; where tokens are characters, passages of evidence have 12 words or more. In scripts without spaces, as
   * many characters as make these words. 1 to 10000. Default: 12 words, 60 characters, or 12 tokens of code.
   */
  shortestPassage: number;
  /**
   * Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found first.
   * Default: true.
   */
  evidence: boolean;
  /**
   * Fewest matched words (of programs: tokens) of a pair that is listed for them; in short texts, a third of the
   * shorter one is enough, but no fewer than a passage needs, and three quarters of this number if the words are rare
   * and no 12 in a row are the same: such a run may be a short quotation. In scripts without spaces, as many characters
   * as make these words. 1 to 10000. Default: 25.
   */
  minMatched: number;
  /**
   * How much work is spent on examining pairs for evidence: 1 is about ten seconds, n up to n times as much. Pairs left
   * over in very large batches are counted, not examined. 1 to 1000. Default: 1.
   */
  effort: number;
  /** How similar pairs are found: exactly, or by estimates, which leave out evidence. Default: exact. */
  method: Method;
  /** The measure that the threshold applies to and that ranks the pairs without evidence. Default: jaccard. */
  measure: Measure;
  /**
   * Smallest similarity of a pair that is listed without evidence, 0 to 1; 0 lists every pair that shares a shingle.
   * Programs are listed by their evidence alone, except equal ones that are too short for evidence, unless this is 0 or
   * `evidence` is off. Default: 0.2.
   */
  threshold: number;
  /** The hash functions of the signatures. Default: onePermutation. */
  family: Family;
  /**
   * Positions of a `MinHash` signature. The more, the narrower the interval of an estimate. 1 to 4096. Default: 128.
   */
  signatureLength: number;
  /**
   * Bands of a signature for locality-sensitive hashing; bands times rows is at most the signature length. 1 to 4096.
   * Default: chosen for the threshold.
   */
  bands: number;
  /** Rows of a band. 1 to 4096. Default: chosen for the threshold. */
  rows: number;
  /**
   * Where the engine chooses bands and rows: the weight of a missed pair against a false candidate, 0 to 1. Default:
   * 0.9.
   */
  falseNegativeWeight: number;
  /** The hash function from the rows of a band to a key. Default: mix. */
  bandHash: BandHash;
  /** Seed of the hash functions of signatures; exact results do not depend on it. Default: 1. */
  seed: number;
  /**
   * Maximum number of listed pairs, best first; the number of omitted pairs is reported. Ten million are about 1 GB as
   * columns, near the limit of a browser tab. 1 to 10000000. Default: 100000.
   */
  maxPairs: number;
  /**
   * A pair is not listed if both its documents have this many better ones; their number is reported. 1 to 10000000.
   * Default: 1000.
   */
  maxPairsPerDocument: number;
  /**
   * Most memory to use, in MB. A run that needs more skips steps, such as the exact comparison, and reports which. In
   * WebAssembly, which has no more, any limit above 4096 means 4096. 1 to 16777216. Default: 4096.
   */
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
  | "plain"
  | "r"
  | "sql"
  | "bash"
  | "matlab"
  | "scala"
  | "haskell"
  | "lua"
  | "perl"
  | "dart"
  | "julia"
  | "visualBasic"
  | "pascal"
  | "elm"
  | "assembly"
  | "scratch";

/** What a shingle weighs. */
export type Weighting = "equal" | "rarity";

/** What happens to white space when tokens are characters; words never contain any. */
export type Whitespace = "collapse" | "keep" | "remove";

/** The measure that the threshold applies to and that ranks the pairs. */
export type Measure = "jaccard" | "sorensen" | "overlap";

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

/** The hash functions behind a signature. */
export type Family = "onePermutation" | "modular" | "multiplicative" | "murmur3" | "jenkins";

/** How the rows of a band become the key of a bucket. */
export type BandHash = "mix" | "vector";

/** What pairs are found by, and what their similarity is. */
export type Method = "exact" | "signatures" | "lsh";
