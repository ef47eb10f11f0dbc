//! A passage is the segment of a cluster with the largest sum of word scores.
//!
//! A matched word scores its weight; an unmatched one has a penalty, which is larger the fewer words of the passage were
//! changed: an unmatched stretch may belong to a reworded copy, but not to a verbatim one. The segment with the largest sum
//! is found in one pass on either side (Kadane). The share of changed words depends on the segment itself, so it is searched
//! for twice. O(n) for n words.

use std::ops::Range;

use super::SharedPassage;
use super::matching::{NONE, Partners, in_runs};
use super::point::MIN_WEIGHT;
use super::text_pair::TextPair;
use super::weights::{NAT, ln};

/// Score of an unmatched word where half of the words were changed, in 1 / [`NAT`] of a nat: ln 1/2.
const MISS: i32 = -177;

/// Highest share of unchanged words that is assumed of a copy, in thousandths.
const MAX_UNCHANGED: u64 = 980;

/// Least share of a verbatim passage's words that are in runs. Only runs decide where such a passage begins and ends.
const VERBATIM_SHARE: (usize, usize) = (9, 10);

/// One side of a cluster, with the weights of its words.
struct Side<'s> {
    start: u32,
    partners: &'s [u32],
    in_run: &'s [bool],
    weights: Vec<i32>,
    /// The weights of its words in runs.
    run_weights: Vec<i32>,
}

impl Side<'_> {
    /// The score of a word; `miss` is that of an unmatched word. With `runs_only`, words outside runs are unmatched.
    fn score(&self, at: usize, miss: i32, runs_only: bool) -> i32 {
        let weight = self.weights[at];
        let is_matched = if runs_only { self.in_run[at] } else { self.partners[at] != NONE };
        if !is_matched {
            miss * weight.min(NAT) / NAT
        } else if self.in_run[at] {
            self.run_weights[at]
        } else if weight >= MIN_WEIGHT {
            weight
        } else {
            0
        }
    }

    /// The segment within a range that has the largest sum of scores, and that sum. O(n).
    fn best_segment(&self, range: Range<usize>, miss: i32, runs_only: bool) -> (Range<usize>, i64) {
        let (mut best, mut sum, mut from) = ((range.start..range.start, 0), 0, range.start);
        for at in range {
            if sum <= 0 {
                (sum, from) = (0, at);
            }
            sum += i64::from(self.score(at, miss, runs_only));
            if sum > best.1 {
                best = (from..at + 1, sum);
            }
        }
        best
    }

    /// The share of a segment's words that are matched, in thousandths, by weights of at most a nat.
    fn matched_share(&self, segment: &Range<usize>) -> u64 {
        let (mut matched, mut all) = (0_u64, u64::from(NAT.unsigned_abs()));
        for at in segment.clone() {
            let weight = u64::from(self.weights[at].min(NAT).unsigned_abs());
            all += weight;
            if self.partners[at] != NONE && (self.in_run[at] || self.weights[at] >= MIN_WEIGHT) {
                matched += weight;
            }
        }
        1000 * matched / all
    }

    fn is_verbatim(&self, segment: &Range<usize>) -> bool {
        let in_run = self.in_run[segment.clone()].iter().filter(|&&it| it).count();
        in_run * VERBATIM_SHARE.1 >= segment.len() * VERBATIM_SHARE.0
    }

    /// The places of a segment's words in its text.
    fn words(&self, segment: &Range<usize>) -> Range<u32> {
        self.start + segment.start as u32..self.start + segment.end as u32
    }
}

/// The passage within a cluster, given the partners on both sides; `None` if no segment has a positive sum.
#[must_use]
pub fn passage(pair: &TextPair, sides: &[Partners; 2]) -> Option<SharedPassage> {
    let sides: [Side; 2] = [0, 1].map(|side| {
        let Partners { start, partners, in_run } = &sides[side];
        side_of(pair, side, *start, partners, in_run)
    });
    let best = |ranges: &[Range<usize>; 2], miss: i32, runs_only: bool| {
        [0, 1].map(|side: usize| sides[side].best_segment(ranges[side].clone(), miss, runs_only))
    };
    let segments = |best: &[(Range<usize>, i64); 2]| [best[0].0.clone(), best[1].0.clone()];
    let all = [0, 1].map(|side: usize| 0..sides[side].partners.len());
    let mut found = best(&all, MISS, false);
    let unchanged = (0..2).map(|side| sides[side].matched_share(&found[side].0)).min().unwrap_or(0);
    let miss = miss_score(unchanged);
    found = best(&segments(&found), miss, false);
    let is_verbatim = (0..2).all(|side| sides[side].is_verbatim(&found[side].0));
    if is_verbatim {
        found = best(&segments(&found), miss, true);
    }
    if found.iter().any(|(segment, _)| segment.is_empty()) {
        return None;
    }
    Some(SharedPassage { is_verbatim, ..shared_passage(&sides, &segments(&found), found[0].1.min(found[1].1)) })
}

/// The score of an unmatched word: the logarithm of the share of changed words, given that of unchanged ones in thousandths.
fn miss_score(unchanged: u64) -> i32 {
    // The segment was chosen for its matches, so the excess over one half is reduced by a tenth.
    let unchanged = if unchanged > 500 { (500 + (unchanged - 500) * 9 / 10).min(MAX_UNCHANGED) } else { 500 };
    ln(1000 - unchanged, 1000)
}

/// A passage reduced to a range of either text. Its score counts all matched words, also those that are neither informative
/// nor in a run, but is never higher than before. O(n).
#[must_use]
pub fn trim(pair: &TextPair, found: SharedPassage, a: Range<u32>, b: Range<u32>) -> SharedPassage {
    let ranges = [a, b];
    let starts = [found.a.start, found.b.start];
    let partners = [found.partners_a, found.partners_b];
    let cut: [Vec<u32>; 2] = [0, 1].map(|side: usize| {
        let (range, start) = (&ranges[side], starts[side]);
        partners[side][(range.start - start) as usize..(range.end - start) as usize].to_vec()
    });
    // What is left of a passage that was copied word for word is made of runs; between reworded words short ones are chance.
    let in_run = [0, 1].map(|side: usize| {
        let all = || in_runs(pair, side, ranges[side].start, &cut[side]);
        if found.is_verbatim { all() } else { vec![false; cut[side].len()] }
    });
    let sides: [Side; 2] = [0, 1].map(|side| side_of(pair, side, ranges[side].start, &cut[side], &in_run[side]));
    let segments = [0..cut[0].len(), 0..cut[1].len()];
    let mut trimmed = SharedPassage { is_verbatim: found.is_verbatim, ..shared_passage(&sides, &segments, 0) };
    let score = |side: &Side, partners: &[u32], at: usize| {
        let weight = side.weights[at];
        match partners[at] {
            NONE => MISS * weight.min(NAT) / NAT,
            _ if side.in_run[at] => side.run_weights[at],
            _ => weight,
        }
    };
    let sum = |side: &Side, partners: &[u32]| -> i64 {
        (0..partners.len()).map(|at| i64::from(score(side, partners, at))).sum()
    };
    trimmed.score = sum(&sides[0], &trimmed.partners_a).min(sum(&sides[1], &trimmed.partners_b)).min(found.score);
    trimmed
}

fn side_of<'s>(pair: &TextPair, side: usize, start: u32, partners: &'s [u32], in_run: &'s [bool]) -> Side<'s> {
    let places = || (start..).take(partners.len());
    let weights = places().map(|place| pair.weight(side, place)).collect();
    let run_weights = places().map(|place| pair.run_weight(side, place)).collect();
    Side { start, partners, in_run, weights, run_weights }
}

/// The passage of two segments. Partners outside of it are dropped.
fn shared_passage(sides: &[Side; 2], segments: &[Range<usize>; 2], score: i64) -> SharedPassage {
    let words = [0, 1].map(|side: usize| sides[side].words(&segments[side]));
    let partners = [0, 1].map(|side: usize| {
        let partners = &sides[side].partners[segments[side].clone()];
        let is_within = |partner: u32| words[1 - side].contains(&partner);
        partners.iter().map(|&partner| if is_within(partner) { partner } else { NONE }).collect::<Vec<u32>>()
    });
    let [a, b] = words;
    let [partners_a, partners_b] = partners;
    SharedPassage { a, b, score, is_verbatim: false, is_summary: false, partners_a, partners_b }
}
