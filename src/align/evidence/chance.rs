//! The expected number of unrelated pairs that score at least as high as a given pair.
//!
//! The score of the best segment of two unrelated sequences follows an extreme value distribution: the expected number of
//! pairs with a score of at least s falls by a constant factor with each unit of s (Karlin and Altschul 1990). Texts are not
//! random sequences, so the constants are fitted: to five million pairs of excerpts of 300 and 3,000 words from 68 English
//! books and 165 Russian works, including pairs of excerpts of one book. There the expected number grows with the square root
//! of the product of the two lengths, because the weights of words already depend on the lengths ([`super::weights`]).
//!
//! A passage that many texts of a batch share probably belongs to the task, and is discounted ([`score_factor`]).

use super::weights::NAT;

/// The share of unrelated pairs of texts of [`FITTED_WORDS`] words with a score of at least [`FITTED_SCORE`].
const FITTED_SHARE: f64 = 1e-5;
const FITTED_WORDS: f64 = 300.0;
/// In nats.
const FITTED_SCORE: f64 = 20.0;
/// Decrease of the logarithm of that share with each nat of score.
const DECAY: f64 = 0.2;

/// Chance does not explain a pair if at most one in this many unrelated pairs of the same lengths scores as high.
pub const PAIRS_PER_CHANCE_PAIR: f64 = 20_000.0;

/// The expected number of unrelated pairs with a discounted score of at least this, in 1 / [`NAT`] of a nat. `root_of_lengths`
/// is the square root of the product of two lengths in words, summed over all pairs of the batch. O(1).
#[must_use]
pub fn expected_pairs(root_of_lengths: f64, discounted_score: u32) -> f64 {
    let score = f64::from(discounted_score) / f64::from(NAT);
    FITTED_SHARE * root_of_lengths / FITTED_WORDS * libm::exp(DECAY * (FITTED_SCORE - score))
}

/// Whether chance explains the discounted score of two texts with these numbers of words.
#[must_use]
pub fn explains(words: [u32; 2], discounted_score: u32) -> bool {
    let lengths = f64::from(words[0]) * f64::from(words[1]);
    expected_pairs(lengths.sqrt(), discounted_score) * PAIRS_PER_CHANCE_PAIR > 1.0
        || f64::from(discounted_score) < FITTED_SCORE * f64::from(NAT)
}

/// The expected number of unrelated pairs in a batch that chance does not explain, and that are therefore listed.
/// `root_of_lengths` is summed over all `pairs`.
#[must_use]
pub fn forecast(root_of_lengths: f64, pairs: u64) -> f64 {
    #[expect(clippy::cast_sign_loss, reason = "a positive constant")]
    let at_fitted = expected_pairs(root_of_lengths, (FITTED_SCORE * f64::from(NAT)) as u32);
    at_fitted.min(pairs as f64 / PAIRS_PER_CHANCE_PAIR)
}

/// The factor of a passage's matched words when pairs are ranked, in 1 / 256: one by the square root of the number of other
/// texts that share the passage.
#[must_use]
pub fn rank_factor(texts: u32) -> u32 {
    (65_536 / texts.max(1)).isqrt()
}

/// The factor of a passage's score, in 1 / 256: 256 if at most a quarter of a batch of `batch` texts share the passage, and
/// falling with the square root of their number beyond that. `texts` is the number of other texts that share it.
#[must_use]
pub fn score_factor(texts: u32, batch: u32) -> u32 {
    let max_texts = (batch / 4).max(MIN_TEXTS);
    if texts <= max_texts { 256 } else { (u64::from(max_texts) * 65_536 / u64::from(texts)).isqrt() as u32 }
}

/// In small batches a passage keeps its full score if this many other texts share it.
const MIN_TEXTS: u32 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_need_a_higher_score() {
        let score = |nats: u32| nats * NAT.unsigned_abs();
        assert!(!explains([300, 300], score(20)) && explains([300, 300], score(19)));
        assert!(explains([3_000, 3_000], score(20)) && !explains([3_000, 3_000], score(24)));
        assert!(explains([100_000, 100_000], score(40)) && !explains([100_000, 100_000], score(45)));
    }

    #[test]
    fn passages_in_few_texts_are_not_discounted() {
        assert_eq!([0, 1, 4, 100].map(rank_factor), [256, 256, 128, 25]);
        assert_eq!([1, 3, 12].map(|texts| score_factor(texts, 4)), [256, 256, 128]);
        assert_eq!([25, 100].map(|texts| score_factor(texts, 101)), [256, 128]);
    }
}
