//! Values from outside → [`Params`]: the one way to get any.

use super::Params;
use crate::params::builder::ParamsBuilder;
use crate::params::choices::Unit;
use crate::params::groups::{LimitParams, PassageParams, ShingleParams, SignatureParams, SimilarityParams, TextParams};
use crate::params::ranges::{self, MAX_MEMORY};
use crate::params::raw::{Mistakes, RawValue};
use crate::params::read::Reader;

/// The names that [`Params::from_raw`] knows, in the order in which reports write them.
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
    /// Parameters from names and values that come from outside, such as a command line or a configuration file. The names
    /// are those that reports write ([`FIELDS`]); a name that is not there has its default, and of one that is there twice
    /// the last value counts.
    ///
    /// `bands` and `rows` may be left to the engine: with one given the other follows from the signature length; with
    /// neither, [`crate::params::s_curve::choose_bands`] picks them for the threshold (P4, section 5.2).
    ///
    /// # Errors
    /// Every mistake at once: unknown names, wrong types, values out of range, bands and rows that do not fit.
    pub fn from_raw(raw: &[(String, RawValue)]) -> Result<Self, Mistakes> {
        Self::resolve(raw.iter().map(|(name, value)| (name.as_str(), value)))
    }

    fn resolve<'a>(raw: impl Iterator<Item = (&'a str, &'a RawValue)>) -> Result<Self, Mistakes> {
        let mut reader = Reader::new(raw);
        reader.refuse_unknown(&FIELDS);
        let unit: Unit = reader.choice("unit");
        let language = reader.choice("language");
        let reduce_code = reader.switch("reduceCode", true);
        let k = reader.integer(ranges::K, 5) as u32;
        let stem = reader.integer(ranges::STEM, 0) as u32;
        let reach = reader.integer(ranges::REACH, 0) as u32;
        let lowercase = reader.switch("lowercase", true);
        let strip_punctuation = reader.switch("stripPunctuation", true);
        let strip_accents = reader.switch("stripAccents", false);
        let nfkc = reader.switch("nfkc", true);
        let repair = reader.switch("repair", true);
        let whitespace = reader.choice("whitespace");
        let exclude_quotes = reader.switch("excludeQuotes", false);
        let exclude_references = reader.switch("excludeReferences", false);
        let exclude_edited_template = reader.switch("excludeEditedTemplate", true);
        let counting = reader.choice("counting");
        let fingerprint = reader.choice("fingerprint");
        let winnow = reader.integer(ranges::WINNOW, 0) as u32;
        let max_document_frequency = reader.integer(ranges::MAX_DOCUMENT_FREQUENCY, 0) as u32;
        let weighting = reader.choice("weighting");
        let (gap, shortest) = passage_lengths(unit);
        let passage_gap = reader.integer(ranges::PASSAGE_GAP, gap) as u32;
        let shortest_passage = reader.integer(ranges::SHORTEST_PASSAGE, shortest) as u32;
        let evidence = reader.switch("evidence", true);
        let min_matched = reader.integer(ranges::MIN_MATCHED, 25) as u32;
        let method = reader.choice("method");
        let measure = reader.choice("measure");
        let threshold = reader.fraction("threshold", 0.2);
        let family = reader.choice("family");
        let signature_length = reader.integer(ranges::SIGNATURE_LENGTH, 128) as u32;
        let false_negative_weight = reader.fraction("falseNegativeWeight", 0.9);
        let (bands, rows) = reader.bands_and_rows(signature_length, threshold, false_negative_weight);
        let band_hash = reader.choice("bandHash");
        let seed = reader.integer(ranges::SEED, 1);
        let max_pairs = reader.integer(ranges::LISTED_PAIRS, 100_000) as u32;
        let max_pairs_per_document = reader.integer(ranges::LISTED_PAIRS_PER_DOCUMENT, 1000) as u32;
        let memory_limit = reader.integer(ranges::MEMORY_LIMIT, MAX_MEMORY.into()) as u32;
        reader.finish(Self {
            text: TextParams {
                unit,
                language,
                reduce_code,
                stem,
                lowercase,
                strip_punctuation,
                strip_accents,
                nfkc,
                repair,
                whitespace,
                exclude_quotes,
                exclude_references,
            },
            shingles: ShingleParams { k, reach, exclude_edited_template, counting, fingerprint, winnow },
            similarity: SimilarityParams { method, measure, threshold, weighting, max_document_frequency },
            passages: PassageParams { evidence, min_matched, passage_gap, shortest_passage },
            signatures: SignatureParams {
                family,
                signature_length,
                bands,
                rows,
                false_negative_weight,
                band_hash,
                seed,
            },
            limits: LimitParams { max_pairs, max_pairs_per_document, memory_limit },
        })
    }
}

impl ParamsBuilder {
    /// The parameters, if all values are allowed, and fit each other.
    ///
    /// # Errors
    /// Every mistake at once: values out of range, bands and rows that do not fit into a signature.
    pub fn build(&self) -> Result<Params, Mistakes> {
        Params::resolve(self.values().iter().map(|(name, value)| (*name, value)))
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
