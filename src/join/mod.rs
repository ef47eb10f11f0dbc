//! Counts how many terms each pair of documents shares: shingles, to compare exactly, or bands of signatures, to find candidates.
//!
//! [`grouping`] brings equal shingles of all documents together, once. Shingles of two or more documents become the
//! terms of the [`index`], and [`join`] counts the terms that each pair shares, by the fastest of three joins. [`rarity`] weights
//! terms, [`similarity`] turns counts into measures, and [`lookup`] compares one new document with all others.
//!
//! | documents | threshold | join | time |
//! |---|---|---|---|
//! | up to 2 048 | any | `dense`: a count for every pair | one step for each term and pair that shares it, less for frequent terms |
//! | more | at least 0.2 | `prefix`: only pairs that share one of their rare shingles | postings of the rare shingles |
//! | more | below 0.2 | `rows`: document by document | one step for each term and pair that shares it, less for frequent terms |
//!
//! Documents are never compared pair by pair. Each join needs memory for the pairs of only one document at a time,
//! except the dense one, whose table is bounded.

mod bits;
mod dense;
pub mod grouping;
pub mod index;
pub mod lookup;
mod prefix;
pub mod ranking;
pub mod rarity;
mod rows;
pub mod similarity;

use crate::join::index::{Index, Layout};
use crate::join::similarity::ShingleCounts;
use crate::params::{Measure, Params};

/// Most documents for a dense join: its table then takes 16 MB.
const MAX_DENSE_DOCUMENTS: u32 = 2048;
/// Where no table is used, terms in more than one in this many documents become bits: half of the index's space at most.
const FREQUENT_SHARE: u32 = 32;
/// Lowest threshold for a prefix join. Below it most shingles of a document are in its prefix, and filtering costs more
/// than it saves.
const MIN_FILTERED: f64 = 0.2;

/// Two slots and the number of terms they share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shared {
    /// The smaller slot, a submission.
    pub a: u32,
    /// The larger slot.
    pub b: u32,
    /// Number of shared terms, at least one.
    pub shared: u32,
}

/// The pairs that a join found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All pairs that share a term.
    Sharing,
    /// At least the pairs that meet the threshold.
    AboveThreshold,
}

/// A measure and the value from which on a pair is similar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threshold {
    /// The measure.
    pub measure: Measure,
    /// The value, from 0 to 1.
    pub threshold: f64,
}

impl Threshold {
    /// The threshold of the parameters.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { measure: params.measure, threshold: params.threshold }
    }

    /// Whether a pair meets it. O(1).
    #[must_use]
    pub fn is_met(self, counts: ShingleCounts) -> bool {
        counts.measure(self.measure) >= self.threshold
    }

    /// Fewest shingles that a document of this size shares with any document of at least the same size, if the pair
    /// meets the threshold. The bound is tight for a document of the same size or, for the overlap, of any size.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "neither threshold nor size is negative")]
    fn min_shared(self, size: u32) -> u32 {
        let share = match self.measure {
            Measure::Jaccard => 2.0 * self.threshold / (1.0 + self.threshold),
            Measure::Sorensen | Measure::Overlap => self.threshold,
        };
        // Slightly below the exact bound, which rounding may have increased. Callers check the threshold itself.
        (share * f64::from(size) * (1.0 - 1e-12)).ceil() as u32
    }
}

/// Calls `emit` once with every pair that shares a term, or at least with those that meet the threshold, in an order
/// that depends only on the documents. Both slots are compared ones, and the smaller is a submission. For costs see the
/// module.
///
/// # Errors
/// The first error of `on_slot`, which is called with the number of slots done.
pub fn join<E>(
    index: &Index,
    threshold: Threshold,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<Coverage, E> {
    let Layout { compared, .. } = index.layout();
    if compared <= MAX_DENSE_DOCUMENTS {
        dense::join(index, emit, on_slot)?;
        Ok(Coverage::Sharing)
    } else if threshold.threshold >= MIN_FILTERED {
        prefix::join(index, threshold, emit, on_slot)?;
        Ok(Coverage::AboveThreshold)
    } else {
        rows::join(index, emit, on_slot)?;
        Ok(Coverage::Sharing)
    }
}

/// The number of terms in both rows, or `None` as soon as it is certain to be below `min`. Both rows ascend.
fn shared_terms(a: &[u32], b: &[u32], min: u32) -> Option<u32> {
    let (mut at_a, mut at_b, mut shared) = (0, 0, 0);
    while at_a < a.len() && at_b < b.len() {
        // Checked only now and then, because the check costs as much as a step.
        if (at_a ^ at_b) % 16 == 0 && shared + (a.len() - at_a).min(b.len() - at_b) < min as usize {
            return None;
        }
        let (x, y) = (a[at_a], b[at_b]);
        shared += usize::from(x == y);
        at_a += usize::from(x <= y);
        at_b += usize::from(y <= x);
    }
    (shared >= min as usize).then_some(shared as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;
    use crate::join::index::TermRules;
    use crate::params::Weighting;

    /// All joins on documents that share much, little and nothing, with archive documents and a template.
    #[test]
    fn all_joins_find_the_same() {
        let mut found_any = 0;
        for seed in 0..40_u64 {
            // Above 64 documents some of the terms are too rare to become bits.
            let documents = 3 + (seed as u32 * 7) % 60 + if seed % 8 == 0 { 80 } else { 0 };
            let vocabulary = 20 + seed * 13 % 300;
            let sets: Vec<Vec<u64>> = (0..u64::from(documents))
                .map(|d| {
                    let size = mix(seed << 32 | d << 1) % 80;
                    let word = |n| mix(seed << 40 | (d / 2) << 20 | ((n / 3 * (d % 2)) ^ n)) % vocabulary;
                    (0..size).map(|n| mix(word(n))).collect()
                })
                .collect();
            let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
            let layout = Layout { submissions: documents - documents / 3, compared: documents - documents / 20 };
            let max_documents = [0, 0, 5][seed as usize % 3];
            let weighting = [Weighting::Equal, Weighting::Rarity][seed as usize % 2];
            let index = Index::build(&slices, layout, TermRules { max_documents, weighting });
            let mut fine = |_| Ok::<(), ()>(());
            let (mut by_rows, mut by_table) = (Vec::new(), Vec::new());
            rows::join(&index, &mut |pair| by_rows.push(pair), &mut fine).expect("nothing stops it");
            dense::join(&index, &mut |pair| by_table.push(pair), &mut fine).expect("nothing stops it");
            by_rows.sort_unstable();
            assert_eq!(by_table, by_rows);
            for measure in [Measure::Jaccard, Measure::Sorensen, Measure::Overlap] {
                for value in [0.0, 0.1, 0.2, 0.5, 0.8, 1.0] {
                    let threshold = Threshold { measure, threshold: value };
                    let is_met = |pair: &Shared| {
                        let size = |slot: u32| index.statistics.sizes[slot as usize].weight();
                        threshold.is_met(ShingleCounts { a: size(pair.a), b: size(pair.b), shared: pair.shared })
                    };
                    let mut filtered = Vec::new();
                    let mut emit = |pair| filtered.push(pair);
                    prefix::join(&index, threshold, &mut emit, &mut fine).expect("nothing stops it");
                    filtered.sort_unstable();
                    filtered.retain(is_met);
                    let expected: Vec<Shared> = by_rows.iter().copied().filter(is_met).collect();
                    assert_eq!(filtered, expected, "{measure:?} {value}");
                    found_any += expected.len();
                }
            }
        }
        assert!(found_any > 1_000);
    }
}
