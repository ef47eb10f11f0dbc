//! Keeps the best pairs seen so far in bounded space.
//!
//! A threshold near 0, or a thousand copies of one text, yields more pairs than anyone can read or a browser tab can
//! hold. A pair is therefore not listed if both of its documents have enough better pairs, and of the rest only the best
//! are kept; both numbers are counted. Amortised O(log limit) for each pair, O(limit + documents) space.

use crate::common::radix::sort_by_uniform_key;
use crate::common::sort;

/// A pair before it is reported, in 24 bytes because there may be many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundPair {
    /// Index of the first document.
    pub a: u32,
    /// Index of the second document.
    pub b: u32,
    /// Number of shared shingles. All measures follow from it and the documents' sizes.
    pub shared: u32,
    /// Number of positions at which their signatures agree.
    pub agreements: u16,
    /// Whether it is an LSH candidate.
    pub candidate: bool,
    /// The measure by which pairs are ranked.
    pub score: f64,
}

/// The largest numbers of pairs to keep.
#[derive(Clone, Copy, Debug)]
pub struct ListLimits {
    /// Most pairs in all, at least 1.
    pub pairs: u32,
    /// A pair is not listed if both of its documents have this many better ones; at least 1.
    pub by_document: u32,
}

/// Collects the best pairs, by score and then in the order of the documents.
pub struct Ranking {
    limits: ListLimits,
    documents: usize,
    /// Pairs that remain after each intermediate cut, which happens when there are twice as many.
    kept: usize,
    pairs: Vec<FoundPair>,
    /// The rank of the worst pair after an intermediate cut. Worse pairs cannot be listed.
    floor: u128,
    seen: u64,
    left_out_by_document: u64,
}

/// The kept pairs, and the numbers of others.
pub struct Ranked {
    /// The kept pairs, best first.
    pub pairs: Vec<FoundPair>,
    /// All pairs that were pushed.
    pub seen: u64,
    /// Pairs not listed because both documents have enough better ones.
    pub left_out_by_document: u64,
    /// Other pairs not listed because of the total limit.
    pub left_out: u64,
}

/// Pairs kept in intermediate cuts, as a multiple of the limit, because later pairs may displace earlier ones of their
/// documents.
const SPARE_FACTOR: usize = 2;

impl Ranking {
    /// A ranking of pairs of `documents` documents.
    #[must_use]
    pub fn new(limits: ListLimits, documents: usize) -> Self {
        let kept = limits.pairs as usize * SPARE_FACTOR;
        Self { limits, documents, kept, pairs: Vec::new(), floor: u128::MAX, seen: 0, left_out_by_document: 0 }
    }

    /// Reserves memory for `pairs` pairs, at most a million. Growing step by step would touch twice the memory.
    pub fn reserve(&mut self, pairs: u64) {
        const MAX_RESERVED_PAIRS: usize = 1 << 20;
        let most = MAX_RESERVED_PAIRS.min(2 * self.kept);
        self.pairs.reserve_exact(usize::try_from(pairs).map_or(most, |pairs| pairs.min(most)));
    }

    /// Adds a pair, unless it is certain not to be listed. Amortised O(log limit).
    #[inline]
    pub fn push(&mut self, pair: FoundPair) {
        self.seen += 1;
        if best_first(&pair) > self.floor {
            return;
        }
        self.pairs.push(pair);
        // Cutting only when twice full makes the cost of cuts O(1) amortised for each pair.
        if self.pairs.len() >= 2 * self.kept {
            self.cut_back();
        }
    }

    fn cut_back(&mut self) {
        self.cut();
        self.pairs.truncate(self.kept);
        if let Some(worst) = self.pairs.get(self.kept - 1) {
            self.floor = best_first(worst);
        }
    }

    /// The kept pairs, best first, with the numbers of others. O(limit log limit).
    #[must_use]
    pub fn finish(mut self) -> Ranked {
        self.cut();
        self.pairs.truncate(self.limits.pairs as usize);
        let Self { pairs, seen, left_out_by_document, .. } = self;
        let left_out = seen - left_out_by_document - pairs.len() as u64;
        Ranked { pairs, seen, left_out_by_document, left_out }
    }

    /// Sorts the pairs. Most joins find them in the order of the documents, and then a stable sort by score suffices.
    #[inline(never)] // see `memory`
    fn sort(&mut self) {
        if !self.pairs.is_sorted_by_key(|pair| (pair.a, pair.b)) {
            return sort::sort_by_key(&mut self.pairs, best_first);
        }
        let key = |pair: &FoundPair| !pair.score.to_bits();
        let (min, max) = self.pairs.iter().map(key).fold((u64::MAX, 0), |(min, max), key| (min.min(key), max.max(key)));
        // Skips the leading bits that all scores have in common.
        let skip = (min ^ max).leading_zeros();
        if min < max {
            sort_by_uniform_key(&mut self.pairs, skip, key);
        }
    }

    /// Sorts the pairs, and drops those that rank too low with both documents. The better pairs of those documents
    /// stay, so dropping a pair early changes no later decision.
    #[inline(never)] // see `memory`
    fn cut(&mut self) {
        self.sort();
        if self.documents <= self.limits.by_document as usize {
            return;
        }
        let mut better = vec![0_u32; self.documents];
        let before = self.pairs.len();
        self.pairs.retain(|pair| {
            let [a, b] = [pair.a, pair.b].map(|document| {
                let rank = &mut better[document as usize];
                *rank += 1;
                *rank
            });
            a.min(b) <= self.limits.by_document
        });
        self.left_out_by_document += (before - self.pairs.len()) as u64;
    }
}

/// A rank that ascends from the best pair to the worst, as one number that sorts without branches. Scores are not
/// negative, and the bits of such floats have the same order as their values.
fn best_first(pair: &FoundPair) -> u128 {
    u128::from(!pair.score.to_bits()) << 64 | u128::from(pair.a) << 32 | u128::from(pair.b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::join::similarity::ShingleCounts;

    fn pair(a: u32, b: u32, shared: u32) -> FoundPair {
        let counts = ShingleCounts { a: 1000, b: 1000, shared };
        FoundPair { a, b, shared, agreements: 0, candidate: false, score: counts.jaccard() }
    }

    #[test]
    fn keeps_the_best_pairs_in_a_fixed_order() {
        let mut ranking = Ranking::new(ListLimits { pairs: 3, by_document: 1000 }, 100);
        for a in 0..50 {
            ranking.push(pair(a, 99, a % 5));
        }
        let ranked = ranking.finish();
        assert_eq!((ranked.seen, ranked.left_out), (50, 47));
        assert_eq!(ranked.pairs.iter().map(|pair| pair.a).collect::<Vec<_>>(), [4, 9, 14]);
    }

    /// By definition, a pair stays if its first or its second document has fewer than `by_document` better pairs.
    #[test]
    fn documents_keep_their_best_pairs_with_intermediate_cuts() {
        let mut random = 5_u64;
        let mut pairs = Vec::new();
        for a in 0..40 {
            for b in a + 1..40 {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                pairs.push(pair(a, b, (random >> 40) as u32 % 300));
            }
        }
        let mut sorted = pairs.clone();
        sorted.sort_by_key(best_first);
        for by_document in [1, 2, 7, 39] {
            let better = |pair: &FoundPair, document| {
                let ahead = sorted.iter().take_while(|other| best_first(other) < best_first(pair));
                ahead.filter(|other| other.a == document || other.b == document).count()
            };
            let stays = |pair: &&FoundPair| better(pair, pair.a).min(better(pair, pair.b)) < by_document as usize;
            let expected: Vec<FoundPair> = sorted.iter().filter(stays).copied().collect();
            let mut ranking = Ranking::new(ListLimits { pairs: 130, by_document }, 40);
            for &pair in &pairs {
                ranking.push(pair);
            }
            let ranked = ranking.finish();
            assert_eq!(ranked.pairs, expected[..expected.len().min(130)]);
            assert_eq!(ranked.left_out_by_document + ranked.left_out + ranked.pairs.len() as u64, 780);
        }
    }
}
