//! The values that each parameter may have: one set of rules for raw values and for [`Params`] built by hand.

use std::fmt::Display;

use super::{
    MAX_K, MAX_MEMORY, MAX_PAIRS, MAX_PASSAGE_GAP, MAX_REACH, MAX_SEED, MAX_SHORTEST_PASSAGE, MAX_SIGNATURE_LENGTH,
    MAX_STEM, MAX_WINNOW, Mistake, Mistakes, Params,
};

/// The whole numbers that a parameter may be, both ends included.
#[derive(Clone, Copy)]
pub(super) struct Integers {
    pub(super) field: &'static str,
    min: u64,
    max: u64,
}

impl Integers {
    const fn new(field: &'static str, min: u32, max: u32) -> Self {
        Self { field, min: min as u64, max: max as u64 }
    }

    pub(super) fn contains(self, value: u64) -> bool {
        (self.min..=self.max).contains(&value)
    }

    pub(super) fn mistake(self, given: impl Display) -> Mistake {
        let Self { field, min, max } = self;
        Mistake::new(field, format!("{field} must be a whole number from {min} to {max}, got {given}"))
    }
}

pub(super) const K: Integers = Integers::new("k", 1, MAX_K);
pub(super) const STEM: Integers = Integers::new("stem", 0, MAX_STEM);
pub(super) const REACH: Integers = Integers::new("reach", 0, MAX_REACH);
pub(super) const WINNOW: Integers = Integers::new("winnow", 0, MAX_WINNOW);
pub(super) const MAX_DOCUMENT_FREQUENCY: Integers = Integers::new("maxDocumentFrequency", 0, u32::MAX);
pub(super) const PASSAGE_GAP: Integers = Integers::new("passageGap", 0, MAX_PASSAGE_GAP);
pub(super) const SHORTEST_PASSAGE: Integers = Integers::new("shortestPassage", 1, MAX_SHORTEST_PASSAGE);
pub(super) const MIN_MATCHED: Integers = Integers::new("minMatched", 1, MAX_SHORTEST_PASSAGE);
pub(super) const SIGNATURE_LENGTH: Integers = Integers::new("signatureLength", 1, MAX_SIGNATURE_LENGTH);
pub(super) const BANDS: Integers = Integers::new("bands", 1, MAX_SIGNATURE_LENGTH);
pub(super) const ROWS: Integers = Integers::new("rows", 1, MAX_SIGNATURE_LENGTH);
pub(super) const SEED: Integers = Integers { field: "seed", min: 0, max: MAX_SEED };
pub(super) const LISTED_PAIRS: Integers = Integers::new("maxPairs", 1, MAX_PAIRS);
pub(super) const LISTED_PAIRS_PER_DOCUMENT: Integers = Integers::new("maxPairsPerDocument", 1, MAX_PAIRS);
pub(super) const MEMORY_LIMIT: Integers = Integers::new("memoryLimit", 1, MAX_MEMORY);

/// Whether a number is from 0 to 1; NaN is not.
pub(super) fn is_fraction(value: f64) -> bool {
    (0.0..=1.0).contains(&value)
}

pub(super) fn no_fraction(field: &str, given: impl Display) -> Mistake {
    Mistake::new(field, format!("{field} must be a number from 0 to 1, got {given}"))
}

/// The mistake if bands of so many rows do not fit into a signature; `field` is the parameter to blame.
pub(super) fn bands_too_large(field: &str, bands: u32, rows: u32, signature_length: u32) -> Option<Mistake> {
    let positions = u64::from(bands) * u64::from(rows);
    (positions > signature_length.into()).then(|| {
        let message = format!(
            "bands * rows must be at most the signature length ({signature_length}), got {bands} * {rows} = {positions}; \
             change one of the three, or leave out bands or rows"
        );
        Mistake::new(field, message)
    })
}

impl Mistake {
    pub(super) fn new(field: &str, message: String) -> Self {
        Self { field: field.to_owned(), message }
    }
}

impl Params {
    /// Checks every field by the rules of [`Self::from_raw`], for parameters built field by field. All methods of
    /// [`crate::corpus::Corpus`] that return a result call it first. O(1).
    ///
    /// # Errors
    /// Every mistake at once: values out of range, bands and rows that do not fit.
    pub fn check(&self) -> Result<(), Mistakes> {
        // Named one by one, so that a new field cannot be forgotten here.
        let Self {
            unit: _,
            language: _,
            reduce_code: _,
            k,
            stem,
            reach,
            lowercase: _,
            strip_punctuation: _,
            strip_accents: _,
            nfkc: _,
            repair: _,
            whitespace: _,
            exclude_quotes: _,
            exclude_references: _,
            exclude_edited_template: _,
            counting: _,
            fingerprint: _,
            winnow,
            max_document_frequency,
            weighting: _,
            passage_gap,
            shortest_passage,
            evidence: _,
            min_matched,
            method: _,
            measure: _,
            threshold,
            family: _,
            signature_length,
            bands,
            rows,
            false_negative_weight,
            band_hash: _,
            seed,
            max_pairs,
            max_pairs_per_document,
            memory_limit,
        } = *self;
        let integer = |range: Integers, value: u64| (!range.contains(value)).then(|| range.mistake(value));
        let fraction = |field: &str, value: f64| (!is_fraction(value)).then(|| no_fraction(field, value));
        let lengths = [
            integer(SIGNATURE_LENGTH, signature_length.into()),
            fraction("falseNegativeWeight", false_negative_weight),
            integer(BANDS, bands.into()),
            integer(ROWS, rows.into()),
        ];
        let fit = lengths.iter().all(Option::is_none);
        let mistakes: Vec<Mistake> = [
            integer(K, k.into()),
            integer(STEM, stem.into()),
            integer(REACH, reach.into()),
            integer(WINNOW, winnow.into()),
            integer(MAX_DOCUMENT_FREQUENCY, max_document_frequency.into()),
            integer(PASSAGE_GAP, passage_gap.into()),
            integer(SHORTEST_PASSAGE, shortest_passage.into()),
            integer(MIN_MATCHED, min_matched.into()),
            fraction("threshold", threshold),
        ]
        .into_iter()
        .chain(lengths)
        .chain([
            fit.then(|| bands_too_large("bands", bands, rows, signature_length)).flatten(),
            integer(SEED, seed),
            integer(LISTED_PAIRS, max_pairs.into()),
            integer(LISTED_PAIRS_PER_DOCUMENT, max_pairs_per_document.into()),
            integer(MEMORY_LIMIT, memory_limit.into()),
        ])
        .flatten()
        .collect();
        if mistakes.is_empty() { Ok(()) } else { Err(Mistakes(mistakes)) }
    }
}
