//! Before a run: how many shingles and pairs, how much memory and time; and what to do without where memory is short.
//!
//! An engine of 32-bit addresses has 4 GB at most, and a tab may have less. What a run needs follows from the size of the
//! texts, so it is known before the first text is read, and a run that would not fit does without something, step by
//! step, rather than fail: first the texts go once they are read, then the exact sets, which leaves signatures. Each step
//! is in the report. The figures are round ones, measured on essays, short articles and books.

use serde::Serialize;

use crate::evidence::MAX_INDEXED_OCCURRENCES;
use crate::params::{Method, Params, Unit, Weighting};
use crate::report::Fallback;
use crate::shingle::skip_bigrams;

/// What is expected of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Forecast {
    /// Documents to compare.
    pub documents: u64,
    /// Shingles in all of them, about.
    pub shingles: u64,
    /// Pairs at worst: every document with every other.
    pub pairs: u64,
    /// Memory at the peak, in bytes.
    pub bytes: u64,
    /// Seconds in one worker, on a computer of the year 2020.
    pub seconds: f64,
    /// The steps that make it fit into the memory it may use; empty as a rule.
    pub fallbacks: Vec<Fallback>,
    /// Whether it fits even so.
    pub fits: bool,
}

/// What is kept of a document once it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// Its text.
    pub texts: bool,
    /// Its shingles.
    pub sets: bool,
}

impl Keeping {
    /// Of documents that come without their texts.
    #[must_use]
    pub fn of_sketches() -> Self {
        Self { texts: true, sets: true }
    }
}

/// UTF-8 bytes of a word with the space behind it, in English; other languages have longer words or longer letters, so
/// that fewer shingles come than expected.
const BYTES_A_WORD: u64 = 6;
/// Bytes of a program for each of its tokens, layout and comments among them.
const BYTES_A_CODE_TOKEN: u64 = 4;
/// Bytes of fingerprints kept for each shingle.
const SET_BYTES: u64 = 8;
/// Bytes for each shingle while the index is built: half of the pairs scattered, the postings and a part in cache.
const INDEX_BYTES: u64 = 14;
/// The same where single tokens and their pairs are compared: most of them stand in many documents, and become postings.
const PAIRED_INDEX_BYTES: u64 = 30;
/// Bytes of a word kept for evidence.
const WORD_BYTES: u64 = 4;
/// Bytes for each word pair that is looked up in all documents, and how many there are at most.
const WORD_PAIR_BYTES: u64 = 32;
const MAX_WORD_PAIRS: u64 = MAX_INDEXED_OCCURRENCES as u64;
/// Bytes for each shingle where rare ones weigh more: half of the shingles shared, and those by few.
const WEIGHT_BYTES: u64 = 16;
/// Bytes of a position of a signature.
const POSITION_BYTES: u64 = 4;
/// Bytes of a document beside its texts and numbers: its name, digests, and what the allocator adds.
const DOCUMENT_BYTES: u64 = 400;
/// Bytes of a listed pair, in the engine and as columns.
const PAIR_BYTES: u64 = 300;
/// The engine itself.
const BASE_BYTES: u64 = 8 << 20;

/// Seconds for a byte of text, from text to fingerprints.
const TEXT_SECONDS: f64 = 4e-9;
/// Seconds for a shingle, from fingerprints to the index.
const INDEX_SECONDS: f64 = 25e-9;
/// Seconds for a shingle and position of a signature.
const SIGNATURE_SECONDS: f64 = 2e-9;
/// Seconds for the comparison of two signatures.
const ESTIMATE_SECONDS: f64 = 25e-9;

/// What to expect of so many documents with so many bytes of text (UTF-8) in all. O(1).
#[must_use]
pub fn forecast(documents: u64, text_bytes: u64, params: &Params) -> Forecast {
    let shingles = shingles_in(documents, text_bytes, params);
    let pairs = documents * documents.saturating_sub(1) / 2;
    let listed = pairs.min(params.max_pairs.into());
    let always = BASE_BYTES
        + documents * (DOCUMENT_BYTES + POSITION_BYTES * u64::from(params.signature_length))
        + listed * PAIR_BYTES;
    let weights = if params.weighting == Weighting::Equal { 0 } else { WEIGHT_BYTES };
    let index = if params.reach > 0 { PAIRED_INDEX_BYTES } else { INDEX_BYTES };
    let exact = shingles * (SET_BYTES + if params.method == Method::Exact { index + weights } else { 0 })
        + evidence_bytes(text_bytes, params);
    let steps = [
        (always + exact + text_bytes, vec![]),
        (always + exact, vec![Fallback::PositionsDropped]),
        (always, vec![Fallback::PositionsDropped, Fallback::SignaturesOnly]),
    ];
    let limit = u64::from(params.memory_limit) << 20;
    let fitting = steps.iter().find(|(bytes, _)| *bytes <= limit);
    let (bytes, fallbacks) = fitting.unwrap_or(&steps[2]).clone();
    let seconds = text_bytes as f64 * TEXT_SECONDS
        + shingles as f64 * (INDEX_SECONDS + SIGNATURE_SECONDS)
        + if params.method == Method::Signatures { pairs as f64 * ESTIMATE_SECONDS } else { 0.0 };
    Forecast { documents, shingles, pairs, bytes, seconds, fits: fitting.is_some(), fallbacks }
}

/// Bytes for the evidence of so much text.
fn evidence_bytes(text_bytes: u64, params: &Params) -> u64 {
    if !params.evidence || params.method != Method::Exact {
        return 0;
    }
    let words = text_bytes / if params.unit == Unit::Code { BYTES_A_CODE_TOKEN } else { BYTES_A_WORD };
    words * WORD_BYTES + words.min(MAX_WORD_PAIRS) * WORD_PAIR_BYTES
}

fn bytes_a_token(unit: Unit) -> u64 {
    match unit {
        Unit::Words => BYTES_A_WORD,
        Unit::Characters => 1,
        Unit::Code => BYTES_A_CODE_TOKEN,
    }
}

/// Shingles in so many documents of about one length.
fn shingles_in(documents: u64, text_bytes: u64, params: &Params) -> u64 {
    let tokens = text_bytes / bytes_a_token(params.unit);
    match params.reach {
        0 => tokens,
        reach => documents * skip_bigrams::count(tokens.div_ceil(documents.max(1)), reach),
    }
}

/// Bytes that the sketches of so many documents with so much text in all will take, about.
pub(crate) fn sketch_bytes(documents: usize, text_bytes: usize, params: &Params, keeping: Keeping) -> usize {
    let shingles = shingles_in(documents as u64, text_bytes as u64, params);
    let sets = if keeping.sets { usize::try_from(shingles * SET_BYTES).unwrap_or(usize::MAX) } else { 0 };
    sets + documents * (params.signature_length as usize * POSITION_BYTES as usize + 100)
}

impl Forecast {
    /// What a run that follows this forecast keeps.
    #[must_use]
    pub fn keeping(&self) -> Keeping {
        Keeping {
            texts: !self.fallbacks.contains(&Fallback::PositionsDropped),
            sets: !self.fallbacks.contains(&Fallback::SignaturesOnly),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_come_one_after_the_other_as_memory_shrinks() {
        let steps = |memory_limit| forecast(1000, 100 << 20, &Params { memory_limit, ..Params::default() }).fallbacks;
        assert_eq!(steps(4096), []);
        assert_eq!(steps(680), [Fallback::PositionsDropped]);
        assert_eq!(steps(300), [Fallback::PositionsDropped, Fallback::SignaturesOnly]);
        let least = forecast(1000, 100 << 20, &Params { memory_limit: 1, ..Params::default() });
        assert!(!least.fits && least.fallbacks.len() == 2);
    }
}
