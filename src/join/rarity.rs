//! Weights of shingles: one each, or more for rarer ones.
//!
//! Solutions to one task have much in common that nobody copied: the loop that reads the input, the call that prints. A
//! shingle that two documents share and no other contains is stronger evidence. By rarity, a shingle in all documents
//! weighs one, and one more for each time the number of its documents halves, up to [`MAX_WEIGHT`]: the logarithm of
//! its inverse document frequency, in whole steps, so that weights are the same on every machine. A text copied whole
//! keeps a similarity of 1.
//!
//! A shingle that only one document contains weighs as much as if two did, since a pair could have shared it. Two
//! documents on their own are therefore as similar as without weights; otherwise their shared shingles would weigh the
//! least.
//!
//! A shingle of weight three is treated as three elements of the set, so the index, filters, signatures and intervals
//! need no special case for weights; a document costs up to [`MAX_WEIGHT`] times as much to compare.
//!
//! Source of the measure: Spärck Jones (1972), "A statistical interpretation of term specificity and its application in
//! retrieval".

use crate::common::mix::mix;
use crate::params::Weighting;

/// The largest weight, of shingles in at most a sixteenth of the documents. Beyond that, rarity depends more on the
/// size of the collection than on the shingle.
pub const MAX_WEIGHT: u32 = 5;

/// The weight of a shingle that `holders` of `documents` documents contain; `holders` is at least one. O(1).
#[must_use]
pub fn weight(weighting: Weighting, holders: u32, documents: u32) -> u32 {
    match weighting {
        Weighting::Equal => 1,
        Weighting::Rarity => 1 + (documents / holders.max(2)).max(1).ilog2().min(MAX_WEIGHT - 1),
    }
}

/// The elements that represent a shingle of some weight: its own number first, then numbers derived from it.
pub fn elements(number: u64, weight: u32) -> impl Iterator<Item = u64> {
    // Distinct from the salts for repeated shingles of a bag.
    const SALT: u64 = 1 << 32;
    (0..weight).map(move |copy| if copy == 0 { number } else { mix(number ^ mix(SALT | u64::from(copy))) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_the_holders_adds_one() {
        let by_rarity = |holders| weight(Weighting::Rarity, holders, 100);
        let weights = [100, 51, 50, 26, 25, 13, 12, 7, 6, 5, 1].map(by_rarity);
        assert_eq!(weights, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]);
        assert_eq!([1, 2].map(|holders| weight(Weighting::Rarity, holders, 10)), [3, 3]);
        assert_eq!([1, 2, 3].map(|holders| weight(Weighting::Rarity, holders, 3)), [1; 3]);
        assert_eq!(weight(Weighting::Equal, 1, 100), 1);
        assert_eq!(weight(Weighting::Rarity, 0, 0), 1);
    }

    #[test]
    fn elements_are_distinct_and_begin_with_the_shingle() {
        assert_eq!(elements(7, 1).collect::<Vec<_>>(), [7]);
        let mut all: Vec<u64> = (0..100).flat_map(|number| elements(mix(number), MAX_WEIGHT)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 100 * MAX_WEIGHT as usize);
    }
}
