//! What a shingle weighs: one, or, by rarity, the more the fewer documents hold it.
//!
//! Solutions to one task share much that nobody copied: the loop that reads the input, the call that prints. What is
//! shared by two and by nobody else says more. So a shingle that all documents hold weighs one, and it gains one for each
//! time that its holders are half as many, up to [`MOST`]: the logarithm of its inverse document frequency, in whole
//! steps, so that the same texts give the same numbers everywhere. A text copied whole stays wholly similar.
//!
//! What one document alone holds weighs as much as if two did: it could have been shared by a pair and is not. So two
//! documents by themselves are as similar as without weights, where else all that they share would weigh least.
//!
//! A shingle that weighs three is taken for three elements of the set. All that holds of sets (index, filters,
//! signatures, intervals) then holds of weighted ones; a document costs up to [`MOST`] times as much to compare.
//!
//! Source of the measure: Spärck Jones (1972), "A statistical interpretation of term specificity and its application in
//! retrieval".

use crate::common::mix::mix;
use crate::params::Weighting;

/// The largest weight: of shingles that a sixteenth of the documents hold, or fewer. Beyond, a rare shingle says that few
/// share it, not how few there are to share it with.
pub const MOST: u32 = 5;

/// What a shingle weighs that so many of so many documents hold, one at least. O(1).
#[must_use]
pub fn weight(weighting: Weighting, holders: u32, documents: u32) -> u32 {
    match weighting {
        Weighting::Equal => 1,
        Weighting::Rarity => 1 + (documents / holders.max(2)).max(1).ilog2().min(MOST - 1),
    }
}

/// The elements that stand for a shingle of some weight: its own number first.
pub fn elements(number: u64, weight: u32) -> impl Iterator<Item = u64> {
    // Apart from the numbers that further occurrences in a bag get.
    const SALT: u64 = 1 << 32;
    (0..weight).map(move |copy| if copy == 0 { number } else { mix(number ^ mix(SALT | u64::from(copy))) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_holders_one_more() {
        let by_rarity = |holders| weight(Weighting::Rarity, holders, 100);
        let weights = [100, 51, 50, 26, 25, 13, 12, 7, 6, 5, 1].map(by_rarity);
        assert_eq!(weights, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]);
        assert_eq!([1, 2].map(|holders| weight(Weighting::Rarity, holders, 10)), [3, 3]);
        assert_eq!([1, 2, 3].map(|holders| weight(Weighting::Rarity, holders, 3)), [1; 3]);
        assert_eq!(weight(Weighting::Equal, 1, 100), 1);
        assert_eq!(weight(Weighting::Rarity, 0, 0), 1);
    }

    #[test]
    fn elements_are_the_shingle_and_numbers_of_its_own() {
        assert_eq!(elements(7, 1).collect::<Vec<_>>(), [7]);
        let mut all: Vec<u64> = (0..100).flat_map(|number| elements(mix(number), MOST)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 100 * MOST as usize);
    }
}
