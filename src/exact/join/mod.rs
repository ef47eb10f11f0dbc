//! The index → pairs and how much they share, by whichever of three ways is the fastest.
//!
//! | documents | threshold | way | time |
//! |---|---|---|---|
//! | up to 2 048 | any | `dense`: a count for every pair | one step a shared (shingle, pair), less for shingles that most documents hold |
//! | more | from 0.2 | `prefix`: only pairs that share one of their rare shingles | what the rare shingles share |
//! | more | below | `rows`: document by document | one step a shared (shingle, pair) |
//!
//! No two documents are ever compared as such, and no way needs memory for more than the pairs of one document, but
//! the dense one, whose table is bounded.

mod dense;
mod prefix;
mod rows;

use crate::exact::index::{Index, Layout};
use crate::exact::similarity::Counts;
use crate::params::{Measure, Params};

/// Up to so many documents have a table of counts: 16 MB.
const MAX_DENSE: u32 = 2048;
/// Below this threshold most shingles of a document are in its prefix, and filtering costs more than it saves.
const MIN_FILTERED: f64 = 0.2;

/// Two slots, the first a submission or the first in order, and how many terms they share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shared {
    /// A slot.
    pub a: u32,
    /// A larger slot.
    pub b: u32,
    /// Terms of both, at least one.
    pub shared: u32,
}

/// Which pairs a join found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All pairs that share anything.
    Sharing,
    /// Only those that may reach the threshold.
    AboveThreshold,
}

/// What a pair has to reach.
#[derive(Clone, Copy, Debug)]
pub struct Threshold {
    /// Of what.
    pub measure: Measure,
    /// How much, 0 to 1.
    pub threshold: f64,
}

impl Threshold {
    /// The bar of some parameters.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { measure: params.similarity.measure, threshold: params.similarity.threshold }
    }

    /// Whether a pair reaches it.
    #[must_use]
    pub fn is_met(self, counts: Counts) -> bool {
        counts.measure(self.measure) >= self.threshold
    }

    /// The fewest shingles that a document of this size shares with any document at least as large, where the pair
    /// reaches the bar. It is reached most cheaply by a document of the same size, or, for the overlap, by any.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "neither threshold nor size is negative")]
    fn least_shared(self, size: u32) -> u32 {
        let share = match self.measure {
            Measure::Jaccard => 2.0 * self.threshold / (1.0 + self.threshold),
            Measure::Sorensen | Measure::Overlap => self.threshold,
        };
        // A little less than the exact bound, which a rounding may have lifted: pairs are held to the bar at the end.
        (share * f64::from(size) * (1.0 - 1e-12)).ceil() as u32
    }
}

/// Calls `emit` with every pair that shares a term, at least with those that reach the bar, each once, in an order that
/// depends on the documents alone. Both slots of a pair are compared ones, and the smaller is a submission.
///
/// # Errors
/// The first error of `on_slot`, which is called with the number of slots done.
pub fn join<E>(
    index: &Index,
    bar: Threshold,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<Coverage, E> {
    let Layout { compared, .. } = index.layout();
    if compared <= MAX_DENSE {
        dense::join(index, emit, on_slot)?;
        Ok(Coverage::Sharing)
    } else if bar.threshold >= MIN_FILTERED {
        prefix::join(index, bar, emit, on_slot)?;
        Ok(Coverage::AboveThreshold)
    } else {
        rows::join(index, emit, on_slot)?;
        Ok(Coverage::Sharing)
    }
}

/// How many terms two rows share, or `None` once it is certain that they share fewer than `least`. Both ascend.
fn shared_terms(a: &[u32], b: &[u32], least: u32) -> Option<u32> {
    let (mut at_a, mut at_b, mut shared) = (0, 0, 0);
    while at_a < a.len() && at_b < b.len() {
        // Once in a while is enough: the check costs as much as a step.
        if (at_a ^ at_b) % 16 == 0 && shared + (a.len() - at_a).min(b.len() - at_b) < least as usize {
            return None;
        }
        let (x, y) = (a[at_a], b[at_b]);
        shared += usize::from(x == y);
        at_a += usize::from(x <= y);
        at_b += usize::from(y <= x);
    }
    (shared >= least as usize).then_some(shared as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;
    use crate::exact::index::Rules;
    use crate::params::Weighting;

    /// All three ways on documents that share much, little and nothing, with an archive and a template among them.
    #[test]
    fn all_ways_find_the_same() {
        let mut found_any = 0;
        for seed in 0..40_u64 {
            let documents = 3 + (seed as u32 * 7) % 60;
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
            let most = [0, 0, 5][seed as usize % 3];
            let weighting = [Weighting::Equal, Weighting::Rarity][seed as usize % 2];
            let index = Index::build(&slices, layout, Rules { most, weighting });
            let mut fine = |_| Ok::<(), ()>(());
            let (mut by_rows, mut by_table) = (Vec::new(), Vec::new());
            rows::join(&index, &mut |pair| by_rows.push(pair), &mut fine).expect("nothing stops it");
            dense::join(&index, &mut |pair| by_table.push(pair), &mut fine).expect("nothing stops it");
            by_rows.sort_unstable();
            assert_eq!(by_table, by_rows);
            for measure in [Measure::Jaccard, Measure::Sorensen, Measure::Overlap] {
                for threshold in [0.0, 0.1, 0.2, 0.5, 0.8, 1.0] {
                    let bar = Threshold { measure, threshold };
                    let reaches = |pair: &Shared| {
                        let size = |slot: u32| index.census.sizes[slot as usize].weight();
                        bar.is_met(Counts { a: size(pair.a), b: size(pair.b), shared: pair.shared })
                    };
                    let mut filtered = Vec::new();
                    prefix::join(&index, bar, &mut |pair| filtered.push(pair), &mut fine).expect("nothing stops it");
                    filtered.sort_unstable();
                    filtered.retain(reaches);
                    let expected: Vec<Shared> = by_rows.iter().copied().filter(reaches).collect();
                    assert_eq!(filtered, expected, "{measure:?} {threshold}");
                    found_any += expected.len();
                }
            }
        }
        assert!(found_any > 1_000);
    }
}
