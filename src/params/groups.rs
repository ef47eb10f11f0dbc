//! The parameters, in the groups of the steps that read them.

use crate::params::choices::{BandHash, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace};
use crate::params::language::Language;

/// How texts become tokens: how they are read, and what of them is compared.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each step of reading is a switch of its own")]
#[non_exhaustive]
pub struct TextParams {
    /// What a token is.
    pub unit: Unit,
    /// Of code: the language of all documents; `None` finds each document's own.
    pub language: Option<Language>,
    /// Of code: leave out imports, modifiers, annotations and separators, and take built-in types for names.
    pub reduce_code: bool,
    /// Compare words by their first letters, at most this many: 1 to 16, or 0 to compare whole words.
    pub stem: u32,
    /// Compare without regard to case.
    pub lowercase: bool,
    /// Compare without punctuation; typographic apostrophes count as plain ones.
    pub strip_punctuation: bool,
    /// Compare without accents (é as e, ё as е).
    pub strip_accents: bool,
    /// Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones).
    pub nfkc: bool,
    /// Undo for comparing what hides words: invisible characters, look-alike letters, letters spaced out.
    pub repair: bool,
    /// White space between characters, where tokens are characters.
    pub whitespace: Whitespace,
    /// Exclude quotations: what stands between quotation marks, from five words on.
    pub exclude_quotes: bool,
    /// Exclude references: lists of sources, and footnotes that cite.
    pub exclude_references: bool,
}

/// How tokens become the set of shingles that a document is compared by.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShingleParams {
    /// Shingle length in tokens, 1 to 64.
    pub k: u32,
    /// Compare single tokens and all pairs of them at most this far apart, 1 to 64, in place of runs of `k` tokens; 0
    /// compares runs. Passages are made of runs all the same.
    pub reach: u32,
    /// Exclude template text that was edited a little, too; else only the very shingles of templates.
    pub exclude_edited_template: bool,
    /// Count each shingle once a document, or as often as it occurs.
    pub counting: Counting,
    /// The hash function from a shingle to a number.
    pub fingerprint: Fingerprint,
    /// Keep the smallest of this many fingerprints in a row (winnowing), 2 to 1024; 0 and 1 keep all.
    pub winnow: u32,
}

/// How two documents are compared, and which pairs are similar.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimilarityParams {
    /// How pairs are found: exactly, or by estimates.
    pub method: Method,
    /// The measure for threshold and ranking.
    pub measure: Measure,
    /// Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle.
    pub threshold: f64,
    /// The weight of a shingle.
    pub weighting: Weighting,
    /// Exclude shingles that more documents than this contain; 0 excludes none.
    pub max_document_frequency: u32,
}

/// Which passages are shown, and which pairs are listed for the words that they share.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PassageParams {
    /// Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found
    /// first.
    pub evidence: bool,
    /// Fewest matched words of a pair that is listed for them, 1 to 10 000; in short texts a third of the shorter one
    /// will do.
    pub min_matched: u32,
    /// Most tokens that a passage bridges between two equal ones, on either side, 0 to 1000.
    pub passage_gap: u32,
    /// Fewest equal tokens of a passage, 1 to 10 000; in short texts a tenth of the shorter one will do, but never less
    /// than a shingle.
    pub shortest_passage: u32,
}

/// The signatures that similarity is estimated by. Exact results do not depend on them.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct SignatureParams {
    /// The hash functions of the signatures.
    pub family: Family,
    /// Positions of a `MinHash` signature, 1 to 4096.
    pub signature_length: u32,
    /// Bands of a signature for locality-sensitive hashing, 1 to 4096; bands times rows is at most the signature
    /// length.
    pub bands: u32,
    /// Rows of a band, 1 to 4096.
    pub rows: u32,
    /// Where bands and rows are chosen by the engine: the weight of a missed pair against a false candidate, 0 to 1.
    pub false_negative_weight: f64,
    /// The hash function from the rows of a band to a key.
    pub band_hash: BandHash,
    /// Seed of the hash functions, 0 to 2⁵³ − 1.
    pub seed: u64,
}

/// Bounds on the size of a report, and on memory.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct LimitParams {
    /// Most pairs that a report lists, best first, 1 to 10 000 000; the number of others is reported.
    pub max_pairs: u32,
    /// A pair is not listed if both its documents have this many better ones, 1 to 10 000 000; their number is
    /// reported.
    pub max_pairs_per_document: u32,
    /// Most memory to use, in MB, 1 to 4096; a run that needs more falls back in stated steps.
    pub memory_limit: u32,
}
