//! The words of a passage and what they match → where the passage begins and ends.
//!
//! A word that matches counts what it weighs, one that does not counts against the passage, the more the fewer of its words
//! are changed elsewhere: in a copy word for word, a stretch that does not match is no part of it; in a reworded one it may be.
//! The passage is the segment with the largest sum on either side, found in one pass (Kadane). How much is changed follows
//! from the segment itself, so it is looked for twice. O(n) for n words.

use std::ops::Range;

use super::Found;
use super::matching::{NONE, Partners};
use super::points::{MIN_WEIGHT, RUN_WEIGHT};
use super::text_pair::TextPair;
use super::weights::{NAT, ln};

/// What a word counts against a passage that matches nothing, where half of the words are changed: ln 1/2.
const MISS: i32 = -177;

/// Of the words of a copy at most so many in a thousand are taken to be unchanged.
const MAX_RATE: u64 = 980;

/// Where nine in ten of a passage's words stand in runs, it was copied word for word, and runs alone say where it ends.
const VERBATIM_SHARE: (usize, usize) = (9, 10);

/// One side of a passage: what each of its words counts.
struct Side<'s> {
    start: u32,
    partners: &'s [u32],
    in_run: &'s [bool],
    weights: Vec<i32>,
}

impl Side<'_> {
    /// What a word counts where a miss counts so much, and a partner is one within a range.
    fn value(&self, at: usize, miss: i32, runs_only: bool) -> i32 {
        let weight = self.weights[at];
        let counts = if runs_only { self.in_run[at] } else { self.partners[at] != NONE };
        if !counts {
            miss * weight.min(NAT) / NAT
        } else if self.in_run[at] {
            weight.max(RUN_WEIGHT)
        } else if weight >= MIN_WEIGHT {
            weight
        } else {
            0
        }
    }

    /// The segment with the largest sum within a range of it, and that sum.
    fn best(&self, range: Range<usize>, miss: i32, runs_only: bool) -> (Range<usize>, i32) {
        let (mut best, mut sum, mut from) = ((range.start..range.start, 0), 0, range.start);
        for at in range {
            if sum <= 0 {
                (sum, from) = (0, at);
            }
            sum += self.value(at, miss, runs_only);
            if sum > best.1 {
                best = (from..at + 1, sum);
            }
        }
        best
    }

    /// How many in a thousand of the telling words of a segment are matched.
    fn rate(&self, segment: &Range<usize>) -> u64 {
        let (mut matched, mut all) = (0_u64, u64::from(NAT.unsigned_abs()));
        for at in segment.clone() {
            let telling = u64::from(self.weights[at].min(NAT).unsigned_abs());
            all += telling;
            if self.partners[at] != NONE && (self.in_run[at] || self.weights[at] >= MIN_WEIGHT) {
                matched += telling;
            }
        }
        1000 * matched / all
    }

    fn is_verbatim(&self, segment: &Range<usize>) -> bool {
        let in_run = self.in_run[segment.clone()].iter().filter(|&&it| it).count();
        in_run * VERBATIM_SHARE.1 >= segment.len() * VERBATIM_SHARE.0
    }

    /// The words of a segment.
    fn words(&self, segment: &Range<usize>) -> Range<u32> {
        self.start + segment.start as u32..self.start + segment.end as u32
    }
}

/// The passage in what a cluster of points spans; none where nothing of it tells anything.
#[must_use]
pub fn passage(pair: &TextPair, sides: &[Partners; 2]) -> Option<Found> {
    let sides: [Side; 2] = [0, 1].map(|side| {
        let Partners { start, partners, in_run } = &sides[side];
        side_of(pair, side, *start, partners, in_run)
    });
    let best = |ranges: &[Range<usize>; 2], miss: i32, runs_only: bool| {
        [0, 1].map(|side: usize| sides[side].best(ranges[side].clone(), miss, runs_only))
    };
    let segments = |best: &[(Range<usize>, i32); 2]| [best[0].0.clone(), best[1].0.clone()];
    let all = [0, 1].map(|side: usize| 0..sides[side].partners.len());
    let mut found = best(&all, MISS, false);
    let rate = (0..2).map(|side| sides[side].rate(&found[side].0)).min().unwrap_or(0);
    let miss = miss_at(rate);
    found = best(&segments(&found), miss, false);
    let is_verbatim = (0..2).all(|side| sides[side].is_verbatim(&found[side].0));
    if is_verbatim {
        found = best(&segments(&found), miss, true);
    }
    if found.iter().any(|(segment, _)| segment.is_empty()) {
        return None;
    }
    Some(Found { is_verbatim, ..written(&sides, &segments(&found), found[0].1.min(found[1].1)) })
}

/// What a miss counts where so many in a thousand of the words are unchanged: the logarithm of the share of the changed ones.
fn miss_at(rate: u64) -> i32 {
    // Nine tenths of what the rate is above one half: a passage's own words are the most alike by choice.
    let rate = if rate > 500 { (500 + (rate - 500) * 9 / 10).min(MAX_RATE) } else { 500 };
    ln(1000 - rate, 1000)
}

/// A found passage cut to ranges of either text.
#[must_use]
pub fn within(pair: &TextPair, found: Found, a: Range<u32>, b: Range<u32>) -> Found {
    let ranges = [a, b];
    let starts = [found.a.start, found.b.start];
    let partners = [found.partners_a, found.partners_b];
    let cut: [Vec<u32>; 2] = [0, 1].map(|side: usize| {
        let (range, start) = (&ranges[side], starts[side]);
        partners[side][(range.start - start) as usize..(range.end - start) as usize].to_vec()
    });
    let in_run = [vec![false; cut[0].len()], vec![false; cut[1].len()]];
    let sides: [Side; 2] = [0, 1].map(|side| side_of(pair, side, ranges[side].start, &cut[side], &in_run[side]));
    let segments = [0..cut[0].len(), 0..cut[1].len()];
    let mut cut = Found { is_verbatim: found.is_verbatim, ..written(&sides, &segments, 0) };
    let sum = |side: &Side, partners: &[u32]| -> i32 {
        (0..partners.len())
            .map(|at| if partners[at] == NONE { MISS * side.weights[at].min(NAT) / NAT } else { side.weights[at] })
            .sum()
    };
    cut.score = sum(&sides[0], &cut.partners_a).min(sum(&sides[1], &cut.partners_b)).min(found.score);
    cut
}

fn side_of<'s>(pair: &TextPair, side: usize, start: u32, partners: &'s [u32], in_run: &'s [bool]) -> Side<'s> {
    let weights = (start..).take(partners.len()).map(|place| pair.weight(side, place)).collect();
    Side { start, partners, in_run, weights }
}

/// The passage of two segments: a partner outside of it is none.
fn written(sides: &[Side; 2], segments: &[Range<usize>; 2], score: i32) -> Found {
    let words = [0, 1].map(|side: usize| sides[side].words(&segments[side]));
    let partners = [0, 1].map(|side: usize| {
        let partners = &sides[side].partners[segments[side].clone()];
        let is_within = |partner: u32| words[1 - side].contains(&partner);
        partners.iter().map(|&partner| if is_within(partner) { partner } else { NONE }).collect::<Vec<u32>>()
    });
    let [a, b] = words;
    let [partners_a, partners_b] = partners;
    Found { a, b, score, is_verbatim: false, is_summary: false, partners_a, partners_b }
}
