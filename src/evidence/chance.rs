//! How many pairs as telling as one chance would give.
//!
//! The score of the best segment of two unrelated sequences follows an extreme value distribution: the number of pairs
//! expected at a score s or more falls by the same factor with each unit of score (Karlin and Altschul 1990). Texts are no
//! random sequences, and repeat themselves; so the constants are fitted, not derived: to excerpts of 300 and 3 000 words of
//! 68 English books and 165 Russian works, of which five million pairs were compared, those of one book among them. There
//! the number grows with the square root of the product of two lengths, for scores are weighed by length already
//! ([`super::weights`]).
//!
//! What many texts of a batch share, its task explains: see [`unexplained`].

use super::weights::NAT;

/// The share of pairs of texts of [`FITTED_WORDS`] words that reach [`FITTED_SCORE`] by chance.
const FITTED_SHARE: f64 = 1e-5;
const FITTED_WORDS: f64 = 300.0;
const FITTED_SCORE: f64 = 20.0;
/// By what the logarithm of that share falls with each nat of score.
const DECAY: f64 = 0.2;

/// A pair is not explained by chance if at most one in so many pairs of such texts is as telling.
pub const PAIRS_TO_ONE: f64 = 20_000.0;

/// The share of pairs of unrelated texts that are as telling, whose lengths have so large a root of their product.
#[must_use]
pub fn share(root_of_lengths: f64, worth: u32) -> f64 {
    let score = f64::from(worth) / f64::from(NAT);
    FITTED_SHARE * root_of_lengths / FITTED_WORDS * libm::exp(DECAY * (FITTED_SCORE - score))
}

/// Whether chance explains a pair of texts of so many words.
#[must_use]
pub fn explains(words: [u32; 2], worth: u32) -> bool {
    let lengths = f64::from(words[0]) * f64::from(words[1]);
    share(lengths.sqrt(), worth) * PAIRS_TO_ONE > 1.0 || f64::from(worth) < FITTED_SCORE * f64::from(NAT)
}

/// How many pairs of a batch chance would list, where `root_of_lengths` is the sum over all its pairs: those of them that
/// just reach what it takes.
#[must_use]
pub fn forecast(root_of_lengths: f64, pairs: u64) -> f64 {
    #[expect(clippy::cast_sign_loss, reason = "a positive constant")]
    let at_fitted = share(root_of_lengths, (FITTED_SCORE * f64::from(NAT)) as u32);
    at_fitted.min(pairs as f64 / PAIRS_TO_ONE)
}

/// Of a passage in so many other texts, how much of it counts in the order of a list, in 1 / 256: one by the square root.
#[must_use]
pub fn rarity(texts: u32) -> u32 {
    (65_536 / texts.max(1)).isqrt()
}

/// Of a passage in so many other texts of a batch, how much of its score is not explained by the task, in 1 / 256. A text that
/// a few copied is in few; what is in more than a quarter of a batch tells the less, the more texts hold it.
#[must_use]
pub fn unexplained(texts: u32, batch: u32) -> u32 {
    let few = (batch / 4).max(MAX_FEW);
    if texts <= few { 256 } else { (u64::from(few) * 65_536 / u64::from(texts)).isqrt() as u32 }
}

/// So many other texts may hold a passage in a small batch.
const MAX_FEW: u32 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_must_tell_more() {
        let score = |nats: u32| nats * NAT.unsigned_abs();
        assert!(!explains([300, 300], score(20)) && explains([300, 300], score(19)));
        assert!(explains([3_000, 3_000], score(20)) && !explains([3_000, 3_000], score(24)));
        assert!(explains([100_000, 100_000], score(40)) && !explains([100_000, 100_000], score(45)));
    }

    #[test]
    fn what_few_share_tells_all() {
        assert_eq!([0, 1, 4, 100].map(rarity), [256, 256, 128, 25]);
        assert_eq!([1, 3, 12].map(|texts| unexplained(texts, 4)), [256, 256, 128]);
        assert_eq!([25, 100].map(|texts| unexplained(texts, 101)), [256, 128]);
    }
}
