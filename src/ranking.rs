//! The best pairs seen so far, in bounded space.
//!
//! A threshold near 0, or one text in a thousand copies, yields more pairs than anyone can read or a tab can hold. The
//! ranking keeps the best `limit` of them and counts the rest. Amortised O(1) a pair, O(limit) space.

use std::cmp::Ordering;

use crate::similarity::Counts;

/// A pair as it is found, before it is written out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundPair {
    /// Index of the first document.
    pub a: u32,
    /// Index of the second document.
    pub b: u32,
    /// What all measures follow from.
    pub counts: Counts,
    /// The measure that ranks.
    pub score: f64,
    /// Whether the bands of the signatures agree somewhere.
    pub candidate: bool,
}

/// Keeps the best pairs: by score, then by the documents' order.
pub struct Ranking {
    limit: usize,
    pairs: Vec<FoundPair>,
    seen: u64,
}

impl Ranking {
    /// A ranking that keeps `limit` pairs, at least 1.
    #[must_use]
    pub fn new(limit: u32) -> Self {
        Self { limit: limit as usize, pairs: Vec::new(), seen: 0 }
    }

    /// Considers a pair.
    pub fn push(&mut self, pair: FoundPair) {
        self.seen += 1;
        self.pairs.push(pair);
        // Cutting back only when twice full makes the cut's cost constant a pair.
        if self.pairs.len() >= 2 * self.limit {
            self.pairs.select_nth_unstable_by(self.limit, best_first);
            self.pairs.truncate(self.limit);
        }
    }

    /// How many pairs were pushed, kept or not.
    #[must_use]
    pub fn seen(&self) -> u64 {
        self.seen
    }

    /// The kept pairs, best first.
    #[must_use]
    pub fn into_pairs(mut self) -> Vec<FoundPair> {
        self.pairs.sort_unstable_by(best_first);
        self.pairs.truncate(self.limit);
        self.pairs
    }
}

fn best_first(x: &FoundPair, y: &FoundPair) -> Ordering {
    y.score.total_cmp(&x.score).then((x.a, x.b).cmp(&(y.a, y.b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_best_in_a_fixed_order() {
        let mut ranking = Ranking::new(3);
        for a in 0..50 {
            let counts = Counts { a: 10, b: 10, shared: a % 5 };
            ranking.push(FoundPair { a, b: 99, counts, score: counts.jaccard(), candidate: false });
        }
        assert_eq!(ranking.seen(), 50);
        assert_eq!(ranking.into_pairs().iter().map(|pair| pair.a).collect::<Vec<_>>(), [4, 9, 14]);
    }
}
