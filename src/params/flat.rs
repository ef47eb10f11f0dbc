//! The one flat object that parameters are outside of Rust: in reports, and in JavaScript.

use serde::Serialize;

use super::Params;
use crate::params::choices::{BandHash, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace};
use crate::params::language::Language;

/// Everything that decides a result besides the texts. All of it is in the report.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each step of the normalisation is a switch of its own")]
pub(super) struct FlatParams {
    /// What a token is: `"words"`, `"characters"` or `"code"`.
    unit: Unit,
    /// Of code: the language of all documents; `"auto"` finds each document's own.
    #[serde(serialize_with = "serialize_language")]
    language: Option<Language>,
    /// Of code: leave out imports, modifiers, annotations and separators, and take built-in types for names.
    reduce_code: bool,
    /// Shingle length in tokens, 1 to 64.
    k: u32,
    /// Compare words by their first letters, at most this many: 1 to 16, or 0 to compare whole words.
    stem: u32,
    /// Compare single tokens and all pairs of them at most this far apart, 1 to 64, in place of runs of `k` tokens; 0
    /// compares runs. Passages are made of runs all the same.
    reach: u32,
    /// Compare without regard to case.
    lowercase: bool,
    /// Compare without punctuation; typographic apostrophes count as plain ones.
    strip_punctuation: bool,
    /// Compare without accents (é as e, ё as е).
    strip_accents: bool,
    /// Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones).
    nfkc: bool,
    /// Undo for comparing what hides words: invisible characters, look-alike letters, letters spaced out.
    repair: bool,
    /// White space between characters: `"keep"`, `"collapse"` or `"remove"`.
    whitespace: Whitespace,
    /// Exclude quotations: what stands between quotation marks, from five words on.
    exclude_quotes: bool,
    /// Exclude references: lists of sources, and footnotes that cite.
    exclude_references: bool,
    /// Exclude template text that was edited a little, too; else only the very shingles of templates.
    exclude_edited_template: bool,
    /// Count each shingle once (`"set"`) or as often as it occurs (`"bag"`).
    counting: Counting,
    /// The hash function from a shingle to a number: `"rolling"`, `"rabinKarp32"` to `"rabinKarp64"`, `"crc32"`, `"crc64"`,
    /// `"murmur3"`.
    fingerprint: Fingerprint,
    /// Keep the smallest of this many fingerprints in a row (winnowing), 2 to 1024; 0 and 1 keep all.
    winnow: u32,
    /// Exclude shingles that more documents than this contain; 0 excludes none.
    max_document_frequency: u32,
    /// The weight of a shingle: `"equal"` or `"rarity"`.
    weighting: Weighting,
    /// Most tokens that a passage bridges between two equal ones, on either side, 0 to 1000.
    passage_gap: u32,
    /// Fewest equal tokens of a passage, 1 to 10 000; in short texts a tenth of the shorter one will do, but never less
    /// than a shingle.
    shortest_passage: u32,
    /// Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found
    /// first.
    evidence: bool,
    /// Fewest matched words of a pair that is listed for them, 1 to 10 000; in short texts a third of the shorter one
    /// will do.
    min_matched: u32,
    /// How pairs are found: `"exact"`, `"signatures"` or `"lsh"`.
    method: Method,
    /// The measure for threshold and ranking: `"jaccard"`, `"sorensen"` or `"overlap"` (the larger containment).
    measure: Measure,
    /// Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle.
    threshold: f64,
    /// The hash functions of the signatures: `"onePermutation"`, `"modular"`, `"multiplicative"`, `"murmur3"` or
    /// `"jenkins"`.
    family: Family,
    /// Positions of a `MinHash` signature, 1 to 4096.
    signature_length: u32,
    /// Bands of a signature for locality-sensitive hashing, 1 to 4096; bands times rows is at most the signature
    /// length.
    bands: u32,
    /// Rows of a band, 1 to 4096.
    rows: u32,
    /// Where bands and rows are chosen by the engine: the weight of a missed pair against a false candidate, 0 to 1.
    false_negative_weight: f64,
    /// The hash function from the rows of a band to a key: `"mix"` or `"vector"`.
    band_hash: BandHash,
    /// Seed of the hash functions, 0 to 2⁵³ − 1.
    seed: u64,
    /// Most pairs that a report lists, best first, 1 to 10 000 000; the number of others is reported.
    max_pairs: u32,
    /// A pair is not listed if both its documents have this many better ones, 1 to 10 000 000; their number is
    /// reported.
    max_pairs_per_document: u32,
    /// Most memory to use, in MB, 1 to 4096; a run that needs more falls back in stated steps.
    memory_limit: u32,
}

impl From<Params> for FlatParams {
    fn from(params: Params) -> Self {
        let Params { text, shingles, similarity, passages, signatures, limits } = params;
        Self {
            unit: text.unit,
            language: text.language,
            reduce_code: text.reduce_code,
            k: shingles.k,
            stem: text.stem,
            reach: shingles.reach,
            lowercase: text.lowercase,
            strip_punctuation: text.strip_punctuation,
            strip_accents: text.strip_accents,
            nfkc: text.nfkc,
            repair: text.repair,
            whitespace: text.whitespace,
            exclude_quotes: text.exclude_quotes,
            exclude_references: text.exclude_references,
            exclude_edited_template: shingles.exclude_edited_template,
            counting: shingles.counting,
            fingerprint: shingles.fingerprint,
            winnow: shingles.winnow,
            max_document_frequency: similarity.max_document_frequency,
            weighting: similarity.weighting,
            passage_gap: passages.passage_gap,
            shortest_passage: passages.shortest_passage,
            evidence: passages.evidence,
            min_matched: passages.min_matched,
            method: similarity.method,
            measure: similarity.measure,
            threshold: similarity.threshold,
            family: signatures.family,
            signature_length: signatures.signature_length,
            bands: signatures.bands,
            rows: signatures.rows,
            false_negative_weight: signatures.false_negative_weight,
            band_hash: signatures.band_hash,
            seed: signatures.seed,
            max_pairs: limits.max_pairs,
            max_pairs_per_document: limits.max_pairs_per_document,
            memory_limit: limits.memory_limit,
        }
    }
}

#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde hands over fields so")]
fn serialize_language<S: serde::Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
    match language {
        None => serializer.serialize_str("auto"),
        Some(language) => language.serialize(serializer),
    }
}
