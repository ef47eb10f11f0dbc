//! Parameters: raw values in, validated [`Params`] out, every mistake reported at once.
//!
//! A run is reproduced from its report alone, so a report carries the full, resolved parameters. After
//! [`Params::from_raw`] or [`Params::check`] nothing can fail on them: later stages take `&Params` and ask no more questions.

mod check;
pub mod language;
mod raw;
mod read;
pub mod s_curve;

use serde::{Deserialize, Serialize};

pub use raw::{Mistake, Mistakes, RawValue};
use read::Reader;

use crate::params::language::Language;

/// Longest shingle, in tokens. Beyond some 30 words only whole-page copies match; 64 leaves room for characters.
pub const MAX_K: u32 = 64;
/// Most letters that may be left of a word: beyond, hardly any word is longer.
pub const MAX_STEM: u32 = 16;
/// Farthest that the tokens of a pair may stand apart: a long sentence and a half.
pub const MAX_REACH: u32 = 64;
/// Widest window of winnowing: beyond, a shared run must be longer than a page to be found for certain.
pub const MAX_WINNOW: u32 = 1024;
/// Longest signature, in bins: an error of 1/64 at worst, and 16 kB a document.
pub const MAX_SIGNATURE_LENGTH: u32 = 4096;
/// Largest seed: JavaScript's numbers count exactly up to here.
pub const MAX_SEED: u64 = (1 << 53) - 1;
/// Most pairs a report may list: some 1 GB as columns, about what a tab bears.
pub const MAX_PAIRS: u32 = 10_000_000;
/// Widest gap within a passage: beyond some 1 000 tokens two passages are not one.
pub const MAX_PASSAGE_GAP: u32 = 1000;
/// Most that may be asked of the shortest passage: some twenty pages.
pub const MAX_SHORTEST_PASSAGE: u32 = 10_000;
/// Most memory an engine of 32-bit addresses can have, in MB.
pub const MAX_MEMORY: u32 = 4096;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// Words by the Unicode rules (UAX #29); each ideograph counts as a word.
    Words,
    /// Characters as a reader sees them (extended grapheme clusters).
    Characters,
    /// The tokens of programs, names and literals made irrelevant.
    Code,
}

/// What a shingle weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Weighting {
    /// Each counts one.
    Equal,
    /// The fewer documents hold it, the more: one, and one more for each time that they, two at least, are half as many, up
    /// to five.
    Rarity,
}

/// What happens to white space when tokens are characters; words never contain any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Whitespace {
    /// Every white-space character is a token.
    Keep,
    /// A run of white space is one space; none at the ends.
    Collapse,
    /// White space is dropped.
    Remove,
}

/// The measure that the threshold applies to and that ranks the pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Measure {
    /// Shared shingles out of all shingles of both documents (resemblance).
    Jaccard,
    /// Twice the shared shingles out of the sum of both documents' shingles.
    Sorensen,
    /// Shared shingles out of the shorter document's: the larger of the two containments.
    Overlap,
}

/// Whether a shingle counts once a document or as often as it occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Counting {
    /// Each shingle once, however often it occurs.
    Set,
    /// Each occurrence of a shingle (P1, section 3.1; P2's example of Sørensen with repetitions).
    Bag,
}

/// How a shingle becomes a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Fingerprint {
    /// A sum over the hashes of its tokens that rolls modulo 2⁶⁴: the default.
    Rolling,
    /// Rabin and Karp's polynomial over its bytes, modulo the largest prime of 32 bits (P2).
    RabinKarp32,
    /// The same of 40 bits.
    RabinKarp40,
    /// The same of 48 bits.
    RabinKarp48,
    /// The same of 56 bits, P2's choice.
    RabinKarp56,
    /// The same of 64 bits.
    RabinKarp64,
    /// CRC-32 (ISO-HDLC) of its bytes.
    Crc32,
    /// CRC-64 (XZ) of its bytes.
    Crc64,
    /// `MurmurHash3`, x86, 32 bits, of its bytes (P1, section 6.2.1).
    Murmur3,
}

/// The hash functions behind a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Family {
    /// One hash, as many bins as the signature is long, empty bins filled from others: the default.
    OnePermutation,
    /// a x + b modulo a prime (P1, section 6.1; P4, section 4.2.2.1.1).
    Modular,
    /// The leading bits of a x modulo 2³² (P1, section 6.2).
    Multiplicative,
    /// `MurmurHash3` under many seeds (P1, section 6.2.1).
    Murmur3,
    /// Jenkins' 96-bit mix (P4, section 4.2.2.1.2).
    Jenkins,
}

/// How the rows of a band become the key of a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum BandHash {
    /// A 64-bit mix, under which different rows share a bucket once in 2⁶⁴.
    Mix,
    /// P1's hash of a vector (section 5.1).
    Vector,
}

/// What pairs are found by, and what their similarity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Method {
    /// Every pair by its shingles: exact.
    Exact,
    /// Every pair by its signatures: estimated.
    Signatures,
    /// The pairs whose signatures agree in a band, by their signatures: estimated, and some are missed.
    Lsh,
}

/// Everything that decides a result besides the texts. All of it is in the report.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each step of the normalisation is a switch of its own")]
pub struct Params {
    /// What a token is: `"words"`, `"characters"` or `"code"`.
    pub unit: Unit,
    /// Of code: the language of all documents; `"auto"` finds each document's own.
    #[serde(serialize_with = "serialize_language")]
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Language | \"auto\""))]
    pub language: Option<Language>,
    /// Of code: leave out imports, modifiers, annotations and separators, and take built-in types for names.
    pub reduce_code: bool,
    /// Shingle length in tokens, 1 to 64.
    pub k: u32,
    /// Compare words by their first so many letters, 1 to 16; 0 compares whole words.
    pub stem: u32,
    /// Compare single tokens and all pairs of them that stand at most so far apart, 1 to 64, in place of runs of k tokens;
    /// 0 compares runs. Passages are made of runs all the same.
    pub reach: u32,
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
    /// White space between characters: `"keep"`, `"collapse"` or `"remove"`.
    pub whitespace: Whitespace,
    /// Leave quotations out of the comparison: what stands between quotation marks, from five words on.
    pub exclude_quotes: bool,
    /// Leave references out of the comparison: lists of sources, and footnotes that cite.
    pub exclude_references: bool,
    /// Leave out what templates hold where it was edited a little, too; else only the very shingles of templates.
    pub exclude_edited_template: bool,
    /// Each shingle once (`"set"`) or as often as it occurs (`"bag"`).
    pub counting: Counting,
    /// How a shingle becomes a number: `"rolling"`, `"rabinKarp32"` to `"rabinKarp64"`, `"crc32"`, `"crc64"`, `"murmur3"`.
    pub fingerprint: Fingerprint,
    /// Of so many fingerprints in a row the smallest is kept (winnowing); 0 and 1 keep all.
    pub winnow: u32,
    /// Shingles in more documents than this are left out; 0 leaves out none.
    pub max_document_frequency: u32,
    /// What a shingle weighs: `"equal"` or `"rarity"`.
    pub weighting: Weighting,
    /// Most tokens that a passage bridges between two equal ones, on either side, 0 to 1000.
    pub passage_gap: u32,
    /// Fewest equal tokens of a passage, 1 to 10 000; in short texts a tenth of the shorter one will do, but never less than
    /// a shingle.
    pub shortest_passage: u32,
    /// Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found first.
    pub evidence: bool,
    /// Fewest matched words of a pair that is listed for them, 1 to 10 000; in short texts a third of the shorter one will do.
    pub min_matched: u32,
    /// What pairs are found by: `"exact"`, `"signatures"` or `"lsh"`.
    pub method: Method,
    /// The measure for threshold and ranking: `"jaccard"`, `"sorensen"` or `"overlap"` (the larger containment).
    pub measure: Measure,
    /// Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle.
    pub threshold: f64,
    /// The hash functions of the signatures: `"onePermutation"`, `"modular"`, `"multiplicative"`, `"murmur3"` or
    /// `"jenkins"`.
    pub family: Family,
    /// Positions of a `MinHash` signature, 1 to 4096.
    pub signature_length: u32,
    /// Bands of a signature for locality-sensitive hashing; bands times rows is at most the signature length.
    pub bands: u32,
    /// Rows of a band.
    pub rows: u32,
    /// Where bands and rows are chosen by the engine: how much a missed pair weighs against a false candidate, 0 to 1.
    pub false_negative_weight: f64,
    /// How the rows of a band become a key: `"mix"` or `"vector"`.
    pub band_hash: BandHash,
    /// Seed of the signatures; exact results do not depend on it.
    pub seed: u64,
    /// Most pairs that a report lists, best first; how many were left out is reported.
    pub max_pairs: u32,
    /// A pair is left out if both its documents have this many better ones; how many were left out is reported.
    pub max_pairs_per_document: u32,
    /// Most memory to use, in MB, at most 4096; a run that needs more falls back in stated steps.
    pub memory_limit: u32,
}

impl Default for Params {
    fn default() -> Self {
        Self::from_raw(&[]).expect("the defaults are valid: a test holds it")
    }
}

/// The names that [`Params::from_raw`] knows, in the order of [`Params`].
pub const FIELDS: [&str; 37] = [
    "unit",
    "language",
    "reduceCode",
    "k",
    "stem",
    "reach",
    "lowercase",
    "stripPunctuation",
    "stripAccents",
    "nfkc",
    "repair",
    "whitespace",
    "excludeQuotes",
    "excludeReferences",
    "excludeEditedTemplate",
    "counting",
    "fingerprint",
    "winnow",
    "maxDocumentFrequency",
    "weighting",
    "passageGap",
    "shortestPassage",
    "evidence",
    "minMatched",
    "method",
    "measure",
    "threshold",
    "family",
    "signatureLength",
    "bands",
    "rows",
    "falseNegativeWeight",
    "bandHash",
    "seed",
    "maxPairs",
    "maxPairsPerDocument",
    "memoryLimit",
];

impl Params {
    /// Validates raw parameters, filling in defaults for those not given.
    ///
    /// `bands` and `rows` may be left to the engine: with one given the other follows from the signature length; with
    /// neither, [`crate::params::s_curve::choose_bands`] picks them for the threshold (P4, section 5.2).
    ///
    /// # Errors
    /// Every mistake at once: unknown names, wrong types, values out of range, bands and rows that do not fit.
    pub fn from_raw(raw: &[(String, RawValue)]) -> Result<Self, Mistakes> {
        let mut reader = Reader::new(raw);
        reader.refuse_unknown(&FIELDS);
        let units = [("words", Unit::Words), ("characters", Unit::Characters), ("code", Unit::Code)];
        let unit = reader.choice("unit", &units);
        let language = reader.choice("language", &languages());
        let reduce_code = reader.switch("reduceCode", true);
        let k = reader.integer(check::K, 5) as u32;
        let stem = reader.integer(check::STEM, 0) as u32;
        let reach = reader.integer(check::REACH, 0) as u32;
        let lowercase = reader.switch("lowercase", true);
        let strip_punctuation = reader.switch("stripPunctuation", true);
        let strip_accents = reader.switch("stripAccents", false);
        let nfkc = reader.switch("nfkc", true);
        let repair = reader.switch("repair", true);
        let whitespace = reader.choice(
            "whitespace",
            &[("collapse", Whitespace::Collapse), ("keep", Whitespace::Keep), ("remove", Whitespace::Remove)],
        );
        let exclude_quotes = reader.switch("excludeQuotes", false);
        let exclude_references = reader.switch("excludeReferences", false);
        let exclude_edited_template = reader.switch("excludeEditedTemplate", true);
        let counting = reader.choice("counting", &[("set", Counting::Set), ("bag", Counting::Bag)]);
        let fingerprint = reader.choice("fingerprint", &FINGERPRINTS);
        let winnow = reader.integer(check::WINNOW, 0) as u32;
        let max_document_frequency = reader.integer(check::MAX_DOCUMENT_FREQUENCY, 0) as u32;
        let weightings = [("equal", Weighting::Equal), ("rarity", Weighting::Rarity)];
        let weighting = reader.choice("weighting", &weightings);
        let (gap, shortest) = passage_lengths(unit);
        let passage_gap = reader.integer(check::PASSAGE_GAP, gap) as u32;
        let shortest_passage = reader.integer(check::SHORTEST_PASSAGE, shortest) as u32;
        let evidence = reader.switch("evidence", true);
        let min_matched = reader.integer(check::MIN_MATCHED, 25) as u32;
        let method = reader
            .choice("method", &[("exact", Method::Exact), ("signatures", Method::Signatures), ("lsh", Method::Lsh)]);
        let measure = reader.choice(
            "measure",
            &[("jaccard", Measure::Jaccard), ("sorensen", Measure::Sorensen), ("overlap", Measure::Overlap)],
        );
        let threshold = reader.fraction("threshold", 0.2);
        let family = reader.choice("family", &FAMILIES);
        let signature_length = reader.integer(check::SIGNATURE_LENGTH, 128) as u32;
        let false_negative_weight = reader.fraction("falseNegativeWeight", 0.9);
        let (bands, rows) = reader.bands_and_rows(signature_length, threshold, false_negative_weight);
        let band_hash = reader.choice("bandHash", &[("mix", BandHash::Mix), ("vector", BandHash::Vector)]);
        let seed = reader.integer(check::SEED, 1);
        let max_pairs = reader.integer(check::LISTED_PAIRS, 100_000) as u32;
        let max_pairs_per_document = reader.integer(check::LISTED_PAIRS_PER_DOCUMENT, 1000) as u32;
        let memory_limit = reader.integer(check::MEMORY_LIMIT, MAX_MEMORY.into()) as u32;
        reader.finish(Self {
            unit,
            language,
            reduce_code,
            k,
            stem,
            reach,
            lowercase,
            strip_punctuation,
            strip_accents,
            nfkc,
            repair,
            whitespace,
            exclude_quotes,
            exclude_references,
            exclude_edited_template,
            counting,
            fingerprint,
            winnow,
            max_document_frequency,
            weighting,
            passage_gap,
            shortest_passage,
            evidence,
            min_matched,
            method,
            measure,
            threshold,
            family,
            signature_length,
            bands,
            rows,
            false_negative_weight,
            band_hash,
            seed,
            max_pairs,
            max_pairs_per_document,
            memory_limit,
        })
    }

    /// Fewest tokens that make a shingle.
    #[must_use]
    pub fn shortest_shingle(&self) -> u32 {
        if self.reach > 0 { 1 } else { self.k }
    }

    /// Whether texts have the same shingles under both.
    #[must_use]
    pub fn same_shingles(&self, other: &Self) -> bool {
        let shingles = |params: &Self| {
            let Self { unit, lowercase, strip_punctuation, strip_accents, nfkc, repair, whitespace, .. } = *params;
            (unit, lowercase, strip_punctuation, strip_accents, nfkc, repair, whitespace)
        };
        let lengths = |params: &Self| (params.k, params.stem, params.reach, params.evidence);
        let code = |params: &Self| (params.language, params.reduce_code);
        let numbers = |params: &Self| (params.counting, params.fingerprint, params.winnow, code(params));
        let exclusions =
            |params: &Self| (params.exclude_quotes, params.exclude_references, params.exclude_edited_template);
        shingles(self) == shingles(other)
            && lengths(self) == lengths(other)
            && numbers(self) == numbers(other)
            && exclusions(self) == exclusions(other)
    }

    /// Whether equal sets have equal signatures under both.
    #[must_use]
    pub fn same_signatures(&self, other: &Self) -> bool {
        (self.family, self.signature_length, self.seed) == (other.family, other.signature_length, other.seed)
    }
}

/// Where none are given: the widest gap within a passage, and the shortest passage. In words a long sentence, and
/// half of one: phrases of ten words recur in texts that have nothing to do with each other, and an inserted sentence does not
/// end a copied paragraph. Anything from 20 to 50, and from 13 to 30, finds as much in PAN's corpora. A word counts as
/// four characters, between English and Chinese. Of programs twelve tokens are two statements or three.
fn passage_lengths(unit: Unit) -> (u64, u64) {
    match unit {
        Unit::Words => (30, 12),
        Unit::Characters => (120, 60),
        Unit::Code => (12, 12),
    }
}

/// "auto", and the names of all languages.
fn languages() -> [(&'static str, Option<Language>); 1 + Language::ALL.len()] {
    let mut languages = [("auto", None); 1 + Language::ALL.len()];
    for (choice, (name, language)) in languages[1..].iter_mut().zip(Language::ALL) {
        *choice = (name, Some(language));
    }
    languages
}

#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde hands over fields so")]
fn serialize_language<S: serde::Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
    match language {
        None => serializer.serialize_str("auto"),
        Some(language) => language.serialize(serializer),
    }
}

const FINGERPRINTS: [(&str, Fingerprint); 9] = [
    ("rolling", Fingerprint::Rolling),
    ("rabinKarp32", Fingerprint::RabinKarp32),
    ("rabinKarp40", Fingerprint::RabinKarp40),
    ("rabinKarp48", Fingerprint::RabinKarp48),
    ("rabinKarp56", Fingerprint::RabinKarp56),
    ("rabinKarp64", Fingerprint::RabinKarp64),
    ("crc32", Fingerprint::Crc32),
    ("crc64", Fingerprint::Crc64),
    ("murmur3", Fingerprint::Murmur3),
];

const FAMILIES: [(&str, Family); 5] = [
    ("onePermutation", Family::OnePermutation),
    ("modular", Family::Modular),
    ("multiplicative", Family::Multiplicative),
    ("murmur3", Family::Murmur3),
    ("jenkins", Family::Jenkins),
];
