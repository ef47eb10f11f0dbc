//! Parameters: everything that decides a result besides the texts.
//!
//! [`Params`] come in groups, one for each step of a comparison, and are valid by construction: [`Params::builder`] and
//! [`Params::from_raw`] report every mistake at once, and no field can be written. A [`Report`](crate::Report) carries all
//! parameters, with those that the engine chose, so that its comparison can be repeated from the report alone.
//!
//! ```
//! use lookalike::params::{Measure, Method, Params, Unit};
//!
//! // Characters rather than words, for languages without spaces; containment rather than resemblance.
//! let params = Params::builder().unit(Unit::Characters).k(9).measure(Measure::Overlap).threshold(0.3).build()?;
//!
//! // The same, but only by signatures, for a hundred thousand documents.
//! let quick = params.to_builder().method(Method::Lsh).build()?;
//! assert_eq!(quick.shingles(), params.shingles());
//! # Ok::<(), lookalike::Mistakes>(())
//! ```

mod builder;
mod choices;
mod flat;
mod groups;
pub(crate) mod language;
mod ranges;
mod raw;
mod read;
mod resolve;
#[doc(hidden)]
pub mod s_curve;

use serde::Serialize;

pub use builder::ParamsBuilder;
pub use choices::{BandHash, Counting, Family, Fingerprint, Measure, Method, Unit, Weighting, Whitespace};
use flat::FlatParams;
pub use groups::{LimitParams, PassageParams, ShingleParams, SignatureParams, SimilarityParams, TextParams};
pub use language::Language;
#[doc(hidden)]
pub use ranges::{
    MAX_K, MAX_MEMORY, MAX_PAIRS, MAX_PASSAGE_GAP, MAX_REACH, MAX_SEED, MAX_SHORTEST_PASSAGE, MAX_SIGNATURE_LENGTH,
    MAX_STEM, MAX_WINNOW,
};
pub use raw::{Mistake, Mistakes, RawValue};
pub use resolve::FIELDS;

/// Everything that decides a result besides the texts. All of it is in the report.
///
/// A group for each step of a comparison. Serialised it is one flat object (`{"unit": "words", …, "k": 5, …}`).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(into = "FlatParams")]
pub struct Params {
    pub(crate) text: TextParams,
    pub(crate) shingles: ShingleParams,
    pub(crate) similarity: SimilarityParams,
    pub(crate) passages: PassageParams,
    pub(crate) signatures: SignatureParams,
    pub(crate) limits: LimitParams,
}

impl Default for Params {
    fn default() -> Self {
        Self::builder().build().expect("the defaults are valid: a test holds it")
    }
}

impl Params {
    /// A builder that starts from the defaults.
    pub fn builder() -> ParamsBuilder {
        ParamsBuilder::default()
    }

    /// A builder that starts from these parameters, all of them set: bands and rows, too, which stay as they are.
    pub fn to_builder(&self) -> ParamsBuilder {
        let Self { text, shingles, similarity, passages, signatures, limits } = *self;
        Self::builder()
            .unit(text.unit)
            .language(text.language)
            .reduce_code(text.reduce_code)
            .k(shingles.k)
            .stem(text.stem)
            .reach(shingles.reach)
            .lowercase(text.lowercase)
            .strip_punctuation(text.strip_punctuation)
            .strip_accents(text.strip_accents)
            .nfkc(text.nfkc)
            .repair(text.repair)
            .whitespace(text.whitespace)
            .exclude_quotes(text.exclude_quotes)
            .exclude_references(text.exclude_references)
            .exclude_edited_template(shingles.exclude_edited_template)
            .counting(shingles.counting)
            .fingerprint(shingles.fingerprint)
            .winnow(shingles.winnow)
            .max_document_frequency(similarity.max_document_frequency)
            .weighting(similarity.weighting)
            .passage_gap(passages.passage_gap)
            .shortest_passage(passages.shortest_passage)
            .evidence(passages.evidence)
            .min_matched(passages.min_matched)
            .method(similarity.method)
            .measure(similarity.measure)
            .threshold(similarity.threshold)
            .family(signatures.family)
            .signature_length(signatures.signature_length)
            .bands(signatures.bands)
            .rows(signatures.rows)
            .false_negative_weight(signatures.false_negative_weight)
            .band_hash(signatures.band_hash)
            .seed(signatures.seed)
            .max_pairs(limits.max_pairs)
            .max_pairs_per_document(limits.max_pairs_per_document)
            .memory_limit(limits.memory_limit)
    }

    /// How texts become tokens: how they are read, and what of them is compared.
    #[must_use]
    pub fn text(&self) -> &TextParams {
        &self.text
    }

    /// How tokens become the set of shingles that a document is compared by.
    #[must_use]
    pub fn shingles(&self) -> &ShingleParams {
        &self.shingles
    }

    /// How two documents are compared, and which pairs are similar.
    #[must_use]
    pub fn similarity(&self) -> &SimilarityParams {
        &self.similarity
    }

    /// Which passages are shown, and which pairs are listed for the words that they share.
    #[must_use]
    pub fn passages(&self) -> &PassageParams {
        &self.passages
    }

    /// The signatures that similarity is estimated by. Exact results do not depend on them.
    #[must_use]
    pub fn signatures(&self) -> &SignatureParams {
        &self.signatures
    }

    /// Bounds on the size of a report, and on memory.
    #[must_use]
    pub fn limits(&self) -> &LimitParams {
        &self.limits
    }

    /// Fewest tokens that make a shingle.
    pub(crate) fn shortest_shingle(&self) -> u32 {
        if self.shingles.reach > 0 { 1 } else { self.shingles.k }
    }

    /// Whether texts have the same shingles under both.
    pub(crate) fn same_shingles(&self, other: &Self) -> bool {
        self.text == other.text && self.shingles == other.shingles && self.passages.evidence == other.passages.evidence
    }

    /// Whether equal sets have equal signatures under both.
    pub(crate) fn same_signatures(&self, other: &Self) -> bool {
        let deciding = |it: &SignatureParams| (it.family, it.signature_length, it.seed);
        deciding(&self.signatures) == deciding(&other.signatures)
    }
}
