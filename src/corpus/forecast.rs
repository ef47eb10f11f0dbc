//! Before a run: its number of shingles and pairs, its memory and time, and its fallbacks if memory is short.
//!
//! A 32-bit engine has at most 4 GB, and a browser tab may have less. The needs of a run follow from the size of the texts, so
//! they are known before the first text is read. A run that would not fit falls back step by step rather than fail: first it
//! drops each text once it is read, then the exact sets, which leaves signatures. Each step is in the report. The constants
//! are rounded, measured on essays, short articles and books. Results are computed with 128 bits and saturate at 64, so that
//! no size, length or reach wraps around.

use serde::Serialize;

use crate::align::evidence::MAX_INDEXED_OCCURRENCES;
use crate::align::evidence::batch::{MAX_ALIGNED_WORDS, MIN_ALIGNED_WORDS};
use crate::align::evidence::programs::candidates::MAX_TILED_TOKENS;
use crate::align::rewritten;
use crate::join::rarity;
use crate::params::{Counting, Family, Method, Params, Unit, Weighting};
use crate::report::Fallback;
use crate::shingle::skip_bigrams;

/// The expected size, memory and time of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Forecast {
    /// Documents to compare.
    pub documents: u64,
    /// Approximate number of shingles in all of them.
    pub shingles: u64,
    /// Largest possible number of pairs: every document with every other.
    pub pairs: u64,
    /// Peak memory in bytes.
    pub bytes: u64,
    /// Seconds in one worker, on a computer of the year 2020. How many pairs will be aligned for evidence is not known before; that
    /// takes up to about ten seconds more for each unit of `effort`.
    pub seconds: f64,
    /// The steps that make it fit into `memory_limit`; usually empty.
    pub fallbacks: Vec<Fallback>,
    /// Whether it fits after these steps.
    pub fits: bool,
}

/// The parts of a document that are kept once it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Its text.
    pub texts: bool,
    /// Its shingles.
    pub sets: bool,
}

impl Retention {
    /// Keeps texts and sets.
    #[must_use]
    pub fn all() -> Self {
        Self { texts: true, sets: true }
    }
}

/// UTF-8 bytes of a word with the space behind it, in English; other languages have longer words or longer letters, so
/// that fewer shingles come than expected.
const BYTES_A_WORD: u64 = 6;
/// Bytes of a program for each of its tokens, layout and comments among them.
const BYTES_A_CODE_TOKEN: u64 = 4;
/// Bytes of fingerprints kept for each shingle.
const SET_BYTES: u128 = 8;
/// Bytes for each shingle while the index is built: half of the pairs scattered, the postings and a part in cache.
const INDEX_BYTES: u128 = 14;
/// The same where single tokens and their pairs are compared: most of them stand in many documents, and become postings.
const PAIRED_INDEX_BYTES: u128 = 30;
/// Bytes for each token and pair of tokens of the text that is being read: its numbers, and two copies to sort them.
const READING_BYTES: u128 = 24;
/// Bytes of a word kept for evidence.
const WORD_BYTES: u128 = 4;
/// Bytes for each word pair that is looked up in all documents, and how many there are at most.
const WORD_PAIR_BYTES: u128 = 32;
const MAX_WORD_PAIRS: u128 = MAX_INDEXED_OCCURRENCES as u128;
/// Bytes for each word while rewritten texts are searched for: 8 for each rare word, and at most half of all words usually are.
const RARE_WORD_BYTES: u128 = 4;
/// Bytes of a pair of texts that was aligned, with its passages, and of a pair of programs.
const ALIGNED_PAIR_BYTES: u128 = 320;
const TILED_PAIR_BYTES: u128 = 60;
/// Tokens of two programs that are counted at least: most pairs of shorter ones are not tiled, because their threshold is high.
const MIN_TILED_TOKENS: u64 = 60;
/// Bytes of a pair that is aligned at the end because it is similar, though nothing else proposed it.
const SIMILAR_PAIR_BYTES: u128 = 40;
/// Most such pairs, times `effort`; others are counted as not aligned.
pub(crate) const MAX_SIMILAR_PAIRS: usize = 100_000;
/// Bytes for each shingle where rare ones weigh more: half of the shingles shared, and those by few.
const WEIGHT_BYTES: u128 = 16;
/// Bytes of a position of a signature.
const POSITION_BYTES: u128 = 4;
/// Bytes of a document beside its texts and numbers: its name, digests, and what the allocator adds.
const DOCUMENT_BYTES: u128 = 400;
/// Bytes of a listed pair, in the engine and as columns.
const PAIR_BYTES: u128 = 300;
/// The engine itself.
const BASE_BYTES: u128 = 8 << 20;

/// Seconds for a byte of text, from text to fingerprints.
const TEXT_SECONDS: f64 = 4e-9;
/// Seconds for a shingle, from fingerprints to the index.
const INDEX_SECONDS: f64 = 25e-9;
/// Seconds for a word that is looked up for evidence.
const EVIDENCE_SECONDS: f64 = 60e-9;
/// Seconds more for a shingle where its repetitions are numbered.
const BAG_SECONDS: f64 = 20e-9;
/// Seconds for a shingle to enter a signature by one permutation, however long that is.
const PERMUTATION_SECONDS: f64 = 2e-9;
/// Seconds for the comparison of a position of two signatures.
const ESTIMATE_SECONDS: f64 = 0.2e-9;

/// Seconds for a shingle and position of a signature, where each position has a function of its own.
fn position_seconds(family: Family) -> f64 {
    match family {
        Family::OnePermutation => 0.0,
        Family::Multiplicative => 0.2e-9,
        Family::Modular => 0.4e-9,
        Family::Murmur3 => 0.9e-9,
        Family::Jenkins => 1.5e-9,
    }
}

/// Megabytes that 32-bit addresses reach, as in WebAssembly.
const MAX_ADDRESSABLE_MB: u32 = 4096;

/// The expected size, memory and time of comparing documents of about equal length, from their number and the bytes of their
/// texts (UTF-8) in all. O(1).
#[must_use]
pub fn forecast(documents: u64, text_bytes: u64, params: &Params) -> Forecast {
    forecast_with(documents, text_bytes, text_bytes.div_ceil(documents.max(1)), params)
}

/// The same with the length of the longest text.
pub(crate) fn forecast_with(documents: u64, text_bytes: u64, longest_bytes: u64, params: &Params) -> Forecast {
    let shingles = shingles_in(documents, text_bytes, params);
    let [count, text] = [documents, text_bytes].map(u128::from);
    let pairs = count * count.saturating_sub(1) / 2;
    let listed = pairs.min(params.max_pairs.into());
    let reading = if params.reach > 0 { READING_BYTES * shingles_in(1, longest_bytes, params) } else { 0 };
    let always = BASE_BYTES
        + count * (DOCUMENT_BYTES + POSITION_BYTES * u128::from(params.signature_length))
        + listed * PAIR_BYTES
        + reading;
    let weights = if params.weighting == Weighting::Equal { 0 } else { WEIGHT_BYTES };
    let index = if params.reach > 0 { PAIRED_INDEX_BYTES } else { INDEX_BYTES };
    let exact = shingles * (SET_BYTES + if params.method == Method::Exact { index + weights } else { 0 })
        + evidence_bytes(count, text, params);
    let steps = [
        (always + exact + text, vec![]),
        (always + exact, vec![Fallback::PositionsDropped]),
        (always, vec![Fallback::PositionsDropped, Fallback::SignaturesOnly]),
    ];
    let addressable = if cfg!(target_pointer_width = "32") { MAX_ADDRESSABLE_MB } else { u32::MAX };
    let limit = u128::from(params.memory_limit.min(addressable)) << 20;
    let fitting = steps.iter().find(|(bytes, _)| *bytes <= limit);
    let (bytes, fallbacks) = fitting.unwrap_or(&steps[2]).clone();
    Forecast {
        documents,
        shingles: clamped(shingles),
        pairs: clamped(pairs),
        bytes: clamped(bytes),
        seconds: seconds(count, text, shingles, params),
        fits: fitting.is_some(),
        fallbacks,
    }
}

/// Seconds for documents with this text and these shingles in all.
fn seconds(documents: u128, text_bytes: u128, shingles: u128, params: &Params) -> f64 {
    let length = f64::from(params.signature_length);
    let signature = PERMUTATION_SECONDS + length * position_seconds(params.family);
    // Where rare shingles weigh more, each is signed twice: as it is, and once for each unit of its weight.
    let weight = match params.weighting {
        Weighting::Equal => 0,
        Weighting::Rarity => rarity::weight(params.weighting, 2, u32::try_from(documents).unwrap_or(u32::MAX)),
    };
    let bag = if params.counting == Counting::Bag { BAG_SECONDS } else { 0.0 };
    let pairs = documents as f64 * (documents.saturating_sub(1)) as f64 / 2.0;
    let estimates = if params.method == Method::Signatures { pairs * length * ESTIMATE_SECONDS } else { 0.0 };
    let searches_evidence = params.evidence && params.method == Method::Exact;
    let words = if searches_evidence { evidence_words(text_bytes, params) as f64 } else { 0.0 };
    text_bytes as f64 * TEXT_SECONDS
        + words * EVIDENCE_SECONDS
        + shingles as f64 * (INDEX_SECONDS + bag + signature * f64::from(1 + weight))
        + estimates
}

fn clamped(number: u128) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

/// Bytes for the evidence of documents with this text in all. Its words are kept under any method, so that another one need not read
/// it again.
fn evidence_bytes(documents: u128, text_bytes: u128, params: &Params) -> u128 {
    if !params.evidence {
        return 0;
    }
    let is_code = params.unit == Unit::Code;
    let words = evidence_words(text_bytes, params);
    if params.method != Method::Exact {
        return words * WORD_BYTES;
    }
    let pairs = documents * documents.saturating_sub(1) / 2;
    // Of all pairs, those that are aligned may be listed, and there is a limit to them.
    let of_pair = 2 * words / documents.max(1);
    let effort = u128::from(params.effort());
    let of_pairs = if is_code {
        let tiled = effort * u128::from(MAX_TILED_TOKENS) / of_pair.max(MIN_TILED_TOKENS.into());
        pairs.min(tiled) * TILED_PAIR_BYTES
    } else {
        let aligned = effort * u128::from(MAX_ALIGNED_WORDS) / of_pair.max(MIN_ALIGNED_WORDS.into());
        pairs.min(aligned) * ALIGNED_PAIR_BYTES + pairs.min(effort * MAX_SIMILAR_PAIRS as u128) * SIMILAR_PAIR_BYTES
    };
    let rare = if rewritten::is_possible(params) { words * RARE_WORD_BYTES } else { 0 };
    // Word pairs are looked up before the texts are aligned, and rare words afterwards.
    words * WORD_BYTES + (words.min(MAX_WORD_PAIRS) * WORD_PAIR_BYTES).max(rare) + of_pairs
}

/// Number of words, or of tokens of programs, in which evidence is searched, whatever the unit of texts.
fn evidence_words(text_bytes: u128, params: &Params) -> u128 {
    text_bytes / u128::from(if params.unit == Unit::Code { BYTES_A_CODE_TOKEN } else { BYTES_A_WORD })
}

fn bytes_a_token(unit: Unit) -> u64 {
    match unit {
        Unit::Words => BYTES_A_WORD,
        Unit::Characters => 1,
        Unit::Code => BYTES_A_CODE_TOKEN,
    }
}

/// Number of shingles in documents of about equal length.
fn shingles_in(documents: u64, text_bytes: u64, params: &Params) -> u128 {
    let tokens = text_bytes / bytes_a_token(params.unit);
    match params.reach {
        0 => tokens.into(),
        reach => u128::from(documents) * u128::from(skip_bigrams::count(tokens.div_ceil(documents.max(1)), reach)),
    }
}

/// Approximate bytes of the sketches of documents with this text in all.
pub(crate) fn sketch_bytes(documents: usize, text_bytes: u64, params: &Params, retention: Retention) -> usize {
    let shingles = if retention.sets { shingles_in(documents as u64, text_bytes, params) } else { 0 };
    let each = u128::from(params.signature_length) * POSITION_BYTES + 100;
    usize::try_from(shingles * SET_BYTES + documents as u128 * each).unwrap_or(usize::MAX)
}

impl Forecast {
    /// What a run that follows this forecast keeps.
    #[must_use]
    pub fn retention(&self) -> Retention {
        Retention {
            texts: !self.fallbacks.contains(&Fallback::PositionsDropped),
            sets: !self.fallbacks.contains(&Fallback::SignaturesOnly),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_words_of_many_long_texts_take_memory_where_texts_may_be_rewritten() {
        let bytes = |strip_punctuation, text_bytes| {
            let params = Params::builder().strip_punctuation(strip_punctuation).build().expect("valid");
            evidence_bytes(1_000, text_bytes, &params)
        };
        // The word pairs that were looked up before took more of 12 MB, and less of 6 GB.
        assert_eq!(bytes(true, 12 << 20), bytes(false, 12 << 20));
        assert_eq!(bytes(true, 6_000_000_000) - bytes(false, 6_000_000_000), 4 * 1_000_000_000 - 32 * MAX_WORD_PAIRS);
    }

    #[test]
    fn steps_come_one_after_the_other_as_memory_shrinks() {
        let steps = |memory_limit| {
            forecast(1000, 100 << 20, &Params::builder().memory_limit(memory_limit).build().expect("valid")).fallbacks
        };
        assert_eq!(steps(4096), []);
        assert_eq!(steps(680), [Fallback::PositionsDropped]);
        assert_eq!(steps(300), [Fallback::PositionsDropped, Fallback::SignaturesOnly]);
        let least = forecast(1000, 100 << 20, &Params::builder().memory_limit(1).build().expect("valid"));
        assert!(!least.fits && least.fallbacks.len() == 2);
    }
}
