//! The best pairs seen so far, in bounded space.
//!
//! A threshold near 0, or one text in a thousand copies, yields more pairs than anyone can read or a tab can hold. So a
//! pair is left out when both its documents have enough better ones, and then only the best of all are kept; both cuts
//! are counted. Amortised O(log limit) a pair, O(limit + documents) space.

use crate::common::radix::sort_by_uniform_key;

/// A pair as it is found, before it is written out: 24 bytes, for there may be many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundPair {
    /// Index of the first document.
    pub a: u32,
    /// Index of the second document.
    pub b: u32,
    /// What they share: with the documents' sizes all measures follow.
    pub shared: u32,
    /// Positions at which their signatures agree.
    pub agreements: u16,
    /// Whether the bands of the signatures agree somewhere.
    pub candidate: bool,
    /// The measure that ranks.
    pub score: f64,
}

/// How many pairs may be kept.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Pairs in all, at least 1.
    pub pairs: u32,
    /// A pair goes if both its documents have this many better ones; at least 1.
    pub by_document: u32,
}

/// Keeps the best pairs: by score, then by the documents' order.
pub struct Ranking {
    limits: Limits,
    documents: usize,
    /// Cut back to this many when twice as many have come.
    kept: usize,
    pairs: Vec<FoundPair>,
    /// Once there are too many: the worst of those that were kept. What is worse still cannot be listed.
    floor: u128,
    seen: u64,
    left_out_by_document: u64,
}

/// The kept pairs, best first, and how many were not.
pub struct Ranked {
    /// The pairs.
    pub pairs: Vec<FoundPair>,
    /// All that came.
    pub seen: u64,
    /// Left out because both documents have enough better pairs.
    pub left_out_by_document: u64,
    /// Left out of the rest because there are too many in all.
    pub left_out: u64,
}

/// So many times the limit are held before the overall cut, for a later pair may cut earlier ones by their documents.
const SPARE: usize = 2;

impl Ranking {
    /// A ranking of pairs of so many documents.
    #[must_use]
    pub fn new(limits: Limits, documents: usize) -> Self {
        let kept = limits.pairs as usize * SPARE;
        Self { limits, documents, kept, pairs: Vec::new(), floor: u128::MAX, seen: 0, left_out_by_document: 0 }
    }

    /// Makes room for so many pairs at once, up to a million: to grow there step by step touches twice the memory.
    pub fn expect(&mut self, pairs: u64) {
        const MOST: usize = 1 << 20;
        let most = MOST.min(2 * self.kept);
        self.pairs.reserve_exact(usize::try_from(pairs).map_or(most, |pairs| pairs.min(most)));
    }

    /// Considers a pair.
    #[inline]
    pub fn push(&mut self, pair: FoundPair) {
        self.seen += 1;
        if best_first(&pair) > self.floor {
            return;
        }
        self.pairs.push(pair);
        // Cutting back only when twice full makes the cut's cost a constant number of steps a pair.
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

    /// The kept pairs, best first.
    #[must_use]
    pub fn finish(mut self) -> Ranked {
        self.cut();
        self.pairs.truncate(self.limits.pairs as usize);
        let Self { pairs, seen, left_out_by_document, .. } = self;
        let left_out = seen - left_out_by_document - pairs.len() as u64;
        Ranked { pairs, seen, left_out_by_document, left_out }
    }

    /// Sorts the pairs. Most joins find them in the documents' order, and then scores alone decide.
    #[inline(never)] // see `memory`
    fn sort(&mut self) {
        if !self.pairs.is_sorted_by_key(|pair| (pair.a, pair.b)) {
            return self.pairs.sort_unstable_by_key(best_first);
        }
        let key = |pair: &FoundPair| !pair.score.to_bits();
        let (least, most) =
            self.pairs.iter().map(key).fold((u64::MAX, 0), |(least, most), key| (least.min(key), most.max(key)));
        // Only the bits that tell the scores apart can be spread over buckets.
        let skip = (least ^ most).leading_zeros();
        if least < most {
            sort_by_uniform_key(&mut self.pairs, skip, key);
        }
    }

    /// Sorts the pairs, and drops those that rank too low with both their documents. A dropped pair ranks below the best
    /// pairs of its documents, which stay, so that dropping it early changes no later drop.
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

/// Ascends from the best pair to the worst, as one number, which a sort compares without a branch: scores are not
/// negative, and the bits of such floats order as they do.
fn best_first(pair: &FoundPair) -> u128 {
    u128::from(!pair.score.to_bits()) << 64 | u128::from(pair.a) << 32 | u128::from(pair.b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::similarity::Counts;

    fn pair(a: u32, b: u32, shared: u32) -> FoundPair {
        let counts = Counts { a: 1000, b: 1000, shared };
        FoundPair { a, b, shared, agreements: 0, candidate: false, score: counts.jaccard() }
    }

    #[test]
    fn keeps_the_best_in_a_fixed_order() {
        let mut ranking = Ranking::new(Limits { pairs: 3, by_document: 1000 }, 100);
        for a in 0..50 {
            ranking.push(pair(a, 99, a % 5));
        }
        let ranked = ranking.finish();
        assert_eq!((ranked.seen, ranked.left_out), (50, 47));
        assert_eq!(ranked.pairs.iter().map(|pair| pair.a).collect::<Vec<_>>(), [4, 9, 14]);
    }

    /// By definition: a pair stays if fewer than so many better ones are of its first document, or of its second.
    #[test]
    fn documents_keep_their_best_pairs_however_few_are_held() {
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
            let mut ranking = Ranking::new(Limits { pairs: 130, by_document }, 40);
            for &pair in &pairs {
                ranking.push(pair);
            }
            let ranked = ranking.finish();
            assert_eq!(ranked.pairs, expected[..expected.len().min(130)]);
            assert_eq!(ranked.left_out_by_document + ranked.left_out + ranked.pairs.len() as u64, 780);
        }
    }
}
