//! Two documents' tokens → shared passages: the longest runs of tokens that both contain, no token used twice.
//!
//! Greedy string tiling (Wise 1993): take the longest run common to both texts whose tokens are still free, claim it on
//! both sides, repeat while a run of k tokens is left. Of equally long runs the one that starts first in the first text
//! is taken, then the one that starts first in the second, so the result is one and the same always.
//!
//! The tiling is lazy. Each position starts with an upper bound of its run, the number of shared shingles in a row; the
//! position with the largest bound is looked at, and either its run is as long as the bound, then no other can be
//! longer and it is claimed, or the bound sinks. Natural texts cost O(n log n). The worst case is a shingle that recurs
//! thousands of times in both texts; [`MOST_TWINS`] bounds it to O(n · `MOST_TWINS`) looks.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::shingle::Shingles;
use crate::sort::sort_by_uniform_key;

/// How many places of the second text are tried for one place of the first. A five-word shingle recurs ten times in a
/// book at most; 512 is reached with single words or by mechanical repetition only, where any twin is as good as another.
pub const MOST_TWINS: usize = 512;

/// A run of tokens that two texts share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// First token in the first text.
    pub a: u32,
    /// First token in the second text.
    pub b: u32,
    /// Length in tokens, at least k.
    pub tokens: u32,
}

/// Marks a place whose shingle the other text does not have.
const NOT_SHARED: u32 = u32::MAX;

/// The shared passages of two texts as an iterator, longest first.
pub struct Passages<'a> {
    a: &'a [u64],
    b: &'a [u64],
    k: usize,
    /// Places in the second text that may still start a run, by shingle.
    twins: Twins,
    /// For each place of the first text: where its shingle's twins begin in `twins`, or [`NOT_SHARED`].
    class: Vec<u32>,
    /// Shared shingles in a row from each place of the second text on.
    ahead_b: Vec<u32>,
    claimed_a: Vec<bool>,
    claimed_b: Vec<bool>,
    /// Upper bound of the run (in shingles) that starts at each place; largest first, then earliest.
    queue: BinaryHeap<(u32, Reverse<u32>)>,
    bounded: bool,
}

/// The places of the second text, ordered by shingle, then by place; those that can no longer start a run are unlinked.
struct Twins {
    places: Vec<(u64, u32)>,
    /// The next place at or after this one that is still linked, with shortcuts laid as they are found.
    next: Vec<u32>,
}

impl Twins {
    fn new(b: &[u64], k: u32) -> Self {
        let mut places: Vec<(u64, u32)> = Shingles::new(b, k).zip(0..).collect();
        sort_by_uniform_key(&mut places, 0, |&(shingle, _)| shingle);
        let next = (0..=places.len() as u32).collect();
        Self { places, next }
    }

    fn linked_from(&mut self, mut at: u32) -> u32 {
        while self.next[at as usize] != at {
            let further = self.next[self.next[at as usize] as usize];
            self.next[at as usize] = further;
            at = further;
        }
        at
    }

    fn unlink(&mut self, at: u32) {
        self.next[at as usize] = at + 1;
    }

    /// For each place of the second text whether its shingle is among the given classes.
    fn places_met(&self, classes: &[u32]) -> Vec<bool> {
        let mut is_met = vec![false; self.places.len()];
        for &class in classes.iter().filter(|&&class| class != NOT_SHARED) {
            is_met[class as usize] = true;
        }
        let mut met = vec![false; self.places.len()];
        let mut class = 0;
        for twins in self.places.chunk_by(|x, y| x.0 == y.0) {
            for &(_, place) in twins {
                met[place as usize] = is_met[class];
            }
            class += twins.len();
        }
        met
    }

    /// Where the places of a shingle begin.
    fn class_of(&self, shingle: u64) -> u32 {
        let at = self.places.partition_point(|&(other, _)| other < shingle);
        if self.places.get(at).is_some_and(|&(other, _)| other == shingle) { at as u32 } else { NOT_SHARED }
    }
}

impl<'a> Passages<'a> {
    /// The passages of two texts, given as token hashes, that are at least `k` tokens long (`k` at least 1).
    #[must_use]
    pub fn new(a: &'a [u64], b: &'a [u64], k: u32) -> Self {
        let twins = Twins::new(b, k);
        let class: Vec<u32> = Shingles::new(a, k).map(|shingle| twins.class_of(shingle)).collect();
        let ahead_b = in_a_row(&twins.places_met(&class));
        let shared_a: Vec<bool> = class.iter().map(|&class| class != NOT_SHARED).collect();
        let most = ahead_b.iter().copied().max().unwrap_or(0);
        let queue = in_a_row(&shared_a)
            .into_iter()
            .zip(0..)
            .filter(|&(ahead, _)| ahead > 0)
            .map(|(ahead, place)| (ahead.min(most), Reverse(place)))
            .collect();
        Self {
            a,
            b,
            k: k as usize,
            twins,
            class,
            ahead_b,
            claimed_a: vec![false; a.len()],
            claimed_b: vec![false; b.len()],
            queue,
            bounded: false,
        }
    }

    /// Whether, so far, some place had more than [`MOST_TWINS`] twins, so that a longer run may have gone unseen.
    #[must_use]
    pub fn is_bounded(&self) -> bool {
        self.bounded
    }

    /// The longest free run from `place` on, up to `bound` shingles: its length in shingles and its start in the second
    /// text; length 0 where there is none.
    fn longest_from(&mut self, place: u32, bound: u32) -> (u32, u32) {
        let class = self.class[place as usize];
        let shingle = self.twins.places[class as usize].0;
        let mut best = (0, 0);
        let mut at = class;
        for look in 0.. {
            at = self.twins.linked_from(at);
            let Some(&(_, twin)) = self.twins.places.get(at as usize).filter(|twin| twin.0 == shingle) else { break };
            if look == MOST_TWINS {
                self.bounded = true;
                break;
            }
            // Claimed runs are k tokens or longer, so one that cuts a shingle covers its first or its last token.
            if self.claimed_b[twin as usize] || self.claimed_b[twin as usize + self.k - 1] {
                self.twins.unlink(at);
            } else if self.ahead_b[twin as usize].min(bound) > best.0 {
                let length = self.common(place as usize, twin as usize, bound);
                if length > best.0 {
                    best = (length, twin);
                }
                if length == bound {
                    break;
                }
            }
            at += 1;
        }
        best
    }

    /// Length in shingles, at most `bound`, of the free run that starts at the given places.
    fn common(&self, a: usize, b: usize, bound: u32) -> u32 {
        let most = bound as usize + self.k - 1;
        let tokens = (0..most.min(self.a.len() - a).min(self.b.len() - b))
            .take_while(|&t| self.a[a + t] == self.b[b + t] && !self.claimed_a[a + t] && !self.claimed_b[b + t])
            .count();
        (tokens + 1).saturating_sub(self.k) as u32
    }
}

impl Iterator for Passages<'_> {
    type Item = Run;

    fn next(&mut self) -> Option<Run> {
        while let Some((bound, Reverse(place))) = self.queue.pop() {
            let first = place as usize;
            if self.claimed_a[first] || self.claimed_a[first + self.k - 1] {
                continue;
            }
            let (length, twin) = self.longest_from(place, bound);
            if length < bound {
                if length > 0 {
                    self.queue.push((length, Reverse(place)));
                }
                continue;
            }
            let tokens = length as usize + self.k - 1;
            self.claimed_a[first..first + tokens].fill(true);
            self.claimed_b[twin as usize..twin as usize + tokens].fill(true);
            return Some(Run { a: place, b: twin, tokens: tokens as u32 });
        }
        None
    }
}

/// For each place, how many in a row from it on are set.
fn in_a_row(set: &[bool]) -> Vec<u32> {
    let mut ahead = vec![0; set.len()];
    let mut row = 0;
    for (place, &is_set) in set.iter().enumerate().rev() {
        row = if is_set { row + 1 } else { 0 };
        ahead[place] = row;
    }
    ahead
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(a: &str, b: &str, k: u32) -> Vec<(u32, u32, u32)> {
        let hashes = |text: &str| text.bytes().map(|byte| crate::token::hash(&[byte])).collect::<Vec<_>>();
        Passages::new(&hashes(a), &hashes(b), k).map(|run| (run.a, run.b, run.tokens)).collect()
    }

    #[test]
    fn longest_first_then_earliest() {
        assert_eq!(runs("abcde__fghijk", "fghijk..abcde", 3), [(7, 0, 6), (0, 8, 5)]);
        assert_eq!(runs("abc1abc", "abc2abc", 3), [(0, 0, 3), (4, 4, 3)]);
        // The shorter run keeps what the longer one leaves it.
        assert_eq!(runs("xabcdefy", "abcdef.xabcd", 2), [(1, 0, 6)]);
    }

    #[test]
    fn nothing_is_used_twice() {
        assert_eq!(runs("aaaaaa", "aaaa", 2), [(0, 0, 4)]);
        assert_eq!(runs("abab", "ab", 2), [(0, 0, 2)]);
        assert_eq!(runs("", "ab", 1), []);
    }

    #[test]
    fn a_search_that_was_bounded_says_so() {
        let is_bounded = |b: &str| {
            let hashes = |text: &str| text.bytes().map(|byte| crate::token::hash(&[byte])).collect::<Vec<_>>();
            let (a, b) = (hashes("xab"), hashes(b));
            let mut passages = Passages::new(&a, &b, 1);
            passages.by_ref().for_each(drop);
            passages.is_bounded()
        };
        assert!(!is_bounded(&"a-".repeat(MOST_TWINS - 1)));
        assert!(is_bounded(&("a-".repeat(MOST_TWINS + 1) + "ab")));
    }

    #[test]
    fn mechanical_repetition_ends() {
        let long = "ab".repeat(20_000);
        let found = runs(&long, &long[..30_001], 3);
        assert_eq!(found[0], (0, 0, 30_001));
    }
}
