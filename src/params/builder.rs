//! Parameters value by value.

use crate::params::choices::{
    BandHash, Choice, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace,
};
use crate::params::language::Language;
use crate::params::raw::RawValue;

/// Builds [`Params`](super::Params): set what is to differ from the defaults, then [`build`](Self::build).
///
/// Each method has the name of its parameter in reports. A value set twice is the last one. Nothing is checked before
/// `build`, which reports every mistake at once.
///
/// ```
/// use lookalike::params::{Measure, Params};
///
/// let params = Params::builder().k(4).measure(Measure::Overlap).threshold(0.3).build()?;
/// assert_eq!(params.similarity().threshold, 0.3);
///
/// let mistakes = Params::builder().k(0).threshold(7.0).build().unwrap_err();
/// assert_eq!(
///     mistakes.to_string(),
///     "k must be a whole number from 1 to 64, got 0; threshold must be a number from 0 to 1, got 7",
/// );
/// # Ok::<(), lookalike::params::Mistakes>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "a builder does nothing until `build` is called"]
pub struct ParamsBuilder {
    values: Vec<(&'static str, RawValue)>,
}

impl ParamsBuilder {
    pub(super) fn values(&self) -> &[(&'static str, RawValue)] {
        &self.values
    }

    fn set(mut self, name: &'static str, value: impl Into<RawValue>) -> Self {
        self.values.retain(|&(set, _)| set != name);
        self.values.push((name, value.into()));
        self
    }

    /// What a token is. Default: words.
    pub fn unit(self, unit: Unit) -> Self {
        self.set("unit", unit.word())
    }

    /// Of code: the language of all documents; `None` finds each document's own. Default: `None`.
    pub fn language(self, language: impl Into<Option<Language>>) -> Self {
        self.set("language", language.into().word())
    }

    /// Of code: leave out imports, modifiers, annotations and separators, and take built-in types for names. Default:
    /// true.
    pub fn reduce_code(self, reduce_code: bool) -> Self {
        self.set("reduceCode", reduce_code)
    }

    /// Compare words by their first letters, at most this many: 1 to 16, or 0 to compare whole words. Default: 0.
    pub fn stem(self, stem: u32) -> Self {
        self.set("stem", stem)
    }

    /// Compare without regard to case. Default: true.
    pub fn lowercase(self, lowercase: bool) -> Self {
        self.set("lowercase", lowercase)
    }

    /// Compare without punctuation; typographic apostrophes count as plain ones. Default: true.
    pub fn strip_punctuation(self, strip_punctuation: bool) -> Self {
        self.set("stripPunctuation", strip_punctuation)
    }

    /// Compare without accents (é as e, ё as е). Default: false.
    pub fn strip_accents(self, strip_accents: bool) -> Self {
        self.set("stripAccents", strip_accents)
    }

    /// Compare compatible characters as one (ﬁ as fi, full-width letters as plain ones). Default: true.
    pub fn nfkc(self, nfkc: bool) -> Self {
        self.set("nfkc", nfkc)
    }

    /// Undo for comparing what hides words: invisible characters, look-alike letters, letters spaced out. Default:
    /// true.
    pub fn repair(self, repair: bool) -> Self {
        self.set("repair", repair)
    }

    /// White space between characters, where tokens are characters. Default: collapse.
    pub fn whitespace(self, whitespace: Whitespace) -> Self {
        self.set("whitespace", whitespace.word())
    }

    /// Exclude quotations: what stands between quotation marks, from five words on. Default: false.
    pub fn exclude_quotes(self, exclude_quotes: bool) -> Self {
        self.set("excludeQuotes", exclude_quotes)
    }

    /// Exclude references: lists of sources, and footnotes that cite. Default: false.
    pub fn exclude_references(self, exclude_references: bool) -> Self {
        self.set("excludeReferences", exclude_references)
    }

    /// Shingle length in tokens, 1 to 64. Default: 5.
    pub fn k(self, k: u32) -> Self {
        self.set("k", k)
    }

    /// Compare single tokens and all pairs of them at most this far apart, 1 to 64, in place of runs of `k` tokens; 0
    /// compares runs. Passages are made of runs all the same. Default: 0.
    pub fn reach(self, reach: u32) -> Self {
        self.set("reach", reach)
    }

    /// Exclude template text that was edited a little, too; else only the very shingles of templates. Default: true.
    pub fn exclude_edited_template(self, exclude_edited_template: bool) -> Self {
        self.set("excludeEditedTemplate", exclude_edited_template)
    }

    /// Count each shingle once a document, or as often as it occurs. Default: set.
    pub fn counting(self, counting: Counting) -> Self {
        self.set("counting", counting.word())
    }

    /// The hash function from a shingle to a number. Default: rolling.
    pub fn fingerprint(self, fingerprint: Fingerprint) -> Self {
        self.set("fingerprint", fingerprint.word())
    }

    /// Keep the smallest of this many fingerprints in a row (winnowing), 2 to 1024; 0 and 1 keep all. Default: 0.
    pub fn winnow(self, winnow: u32) -> Self {
        self.set("winnow", winnow)
    }

    /// How pairs are found: exactly, or by estimates. Default: exact.
    pub fn method(self, method: Method) -> Self {
        self.set("method", method.word())
    }

    /// The measure for threshold and ranking. Default: Jaccard.
    pub fn measure(self, measure: Measure) -> Self {
        self.set("measure", measure.word())
    }

    /// Smallest similarity that is reported, 0 to 1; at 0 every pair that shares a shingle. Default: 0.2.
    pub fn threshold(self, threshold: f64) -> Self {
        self.set("threshold", threshold)
    }

    /// The weight of a shingle. Default: equal.
    pub fn weighting(self, weighting: Weighting) -> Self {
        self.set("weighting", weighting.word())
    }

    /// Exclude shingles that more documents than this contain; 0 excludes none. Default: 0.
    pub fn max_document_frequency(self, max_document_frequency: u32) -> Self {
        self.set("maxDocumentFrequency", max_document_frequency)
    }

    /// Search pairs that share informative words for matched words, verbatim or reworded, and list the pairs found
    /// first. Default: true.
    pub fn evidence(self, evidence: bool) -> Self {
        self.set("evidence", evidence)
    }

    /// Fewest matched words of a pair that is listed for them, 1 to 10 000; in short texts a third of the shorter one
    /// will do. Default: 25.
    pub fn min_matched(self, min_matched: u32) -> Self {
        self.set("minMatched", min_matched)
    }

    /// Most tokens that a passage bridges between two equal ones, on either side, 0 to 1000. Default: 30 words, 120
    /// characters, or 12 tokens of code.
    pub fn passage_gap(self, passage_gap: u32) -> Self {
        self.set("passageGap", passage_gap)
    }

    /// Fewest equal tokens of a passage, 1 to 10 000; in short texts a tenth of the shorter one will do, but never less
    /// than a shingle. Default: 12 words, 60 characters, or 12 tokens of code.
    pub fn shortest_passage(self, shortest_passage: u32) -> Self {
        self.set("shortestPassage", shortest_passage)
    }

    /// The hash functions of the signatures. Default: one permutation.
    pub fn family(self, family: Family) -> Self {
        self.set("family", family.word())
    }

    /// Positions of a `MinHash` signature, 1 to 4096. Default: 128.
    pub fn signature_length(self, signature_length: u32) -> Self {
        self.set("signatureLength", signature_length)
    }

    /// Bands of a signature for locality-sensitive hashing, 1 to 4096; bands times rows is at most the signature
    /// length. Default: chosen for the threshold.
    pub fn bands(self, bands: u32) -> Self {
        self.set("bands", bands)
    }

    /// Rows of a band, 1 to 4096. Default: chosen for the threshold.
    pub fn rows(self, rows: u32) -> Self {
        self.set("rows", rows)
    }

    /// Where bands and rows are chosen by the engine: the weight of a missed pair against a false candidate, 0 to 1.
    /// Default: 0.9.
    pub fn false_negative_weight(self, false_negative_weight: f64) -> Self {
        self.set("falseNegativeWeight", false_negative_weight)
    }

    /// The hash function from the rows of a band to a key. Default: mix.
    pub fn band_hash(self, band_hash: BandHash) -> Self {
        self.set("bandHash", band_hash.word())
    }

    /// Seed of the hash functions, 0 to 2⁵³ − 1. Default: 1.
    pub fn seed(self, seed: u64) -> Self {
        self.set("seed", seed)
    }

    /// Most pairs that a report lists, best first, 1 to 10 000 000; the number of others is reported. Default:
    /// 100 000.
    pub fn max_pairs(self, max_pairs: u32) -> Self {
        self.set("maxPairs", max_pairs)
    }

    /// A pair is not listed if both its documents have this many better ones, 1 to 10 000 000; their number is
    /// reported. Default: 1000.
    pub fn max_pairs_per_document(self, max_pairs_per_document: u32) -> Self {
        self.set("maxPairsPerDocument", max_pairs_per_document)
    }

    /// Most memory to use, in MB, 1 to 4096; a run that needs more falls back in stated steps. Default: 4096.
    pub fn memory_limit(self, memory_limit: u32) -> Self {
        self.set("memoryLimit", memory_limit)
    }
}
