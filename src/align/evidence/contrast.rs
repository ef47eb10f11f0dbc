//! The stretch of a text whose words occur in another text much more often than its other words do.
//!
//! Texts in one language share many words, so a word that occurs anywhere in the other text is weak evidence. A hundred words
//! of which four in five occur there are strong evidence if elsewhere only two in five do. Each word scores the logarithm of how
//! much likelier it is, matched or not, in a stretch of which `MATCHED_SHARE` is matched than in the rest of its text. The
//! stretch with the largest sum is found in one pass (Kadane). The share of the rest depends on the stretch, so it is searched
//! for twice. O(n) for n words.

use std::ops::Range;

use super::MIN_SCORE;
use super::places::NONE;
use super::text_pair::TextPair;
use super::weights::{NAT, ln};

/// Share of a stretch's words that occur in the other text, in hundredths.
const MATCHED_SHARE: u64 = 80;
/// Least share that is assumed of the rest, in hundredths, if the other text has at most [`SHORT_TEXT_WORDS`]. Nineteen in twenty
/// unrelated texts of PAN's tuning half share less: without a least share, prose beside tables would stand out by its common words.
const MIN_REST_SHARE: i32 = 30;
const SHORT_TEXT_WORDS: u64 = 256;
/// Increase of that share with the logarithm of the other text's length: a long text contains most words.
const REST_SHARE_PER_NAT: i32 = 10;
/// Least excess of the stretch's share over that of the rest, in hundredths. With less, dialogue stands out from narrative.
const MIN_CONTRAST: u64 = 33;
/// Highest share that is asked of a stretch, in hundredths. Books of ten thousand words contain so much of any text that
/// nothing stands out.
const MAX_REQUIRED_SHARE: u64 = 95;
/// Least ratio of the weight of the rest to that of the stretch; with less, there is too little to compare with.
const MIN_REST: u64 = 2;
/// Least score of the stretch that is found first, in 1 / [`NAT`] of a nat. It is part of the rest that it is compared with, so it
/// scores a little less than in the end.
const MIN_FIRST_SCORE: i64 = MIN_SCORE / 2;
/// A word weighs nothing if its share of the text's words is one in this many, or more.
const COMMON_SHARE: u64 = 40;

/// A stretch that stands out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its words.
    pub words: Range<u32>,
    /// Its score, in 1 / [`NAT`] of a nat.
    pub score: i64,
}

/// A text's words compared with all of another text.
pub struct Contrast<'p, 't> {
    pair: &'p TextPair<'t>,
    side: usize,
    /// By stem, the weight, in 1 / [`NAT`]: 1, less for the text's commonest words.
    weights: Vec<i32>,
}

/// Weights of some words.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    /// Of words that occur in the other text.
    matched: u64,
    /// Of all words.
    all: u64,
}

impl<'p, 't> Contrast<'p, 't> {
    /// Compares the text on one side with the other. O(s) for s stems.
    #[must_use]
    pub fn new(pair: &'p TextPair<'t>, side: usize) -> Self {
        let text = pair.texts[side];
        let words = text.words.len() as u64;
        let weight = |stem: u32| {
            let count = u64::from(text.places.count(stem));
            // Most stems are rare, and need no logarithm.
            if 3 * COMMON_SHARE * count <= words { NAT } else { ln(words, COMMON_SHARE * count).clamp(0, NAT) }
        };
        Self { pair, side, weights: (0..text.places.stems.len() as u32).map(weight).collect() }
    }

    /// The stretch with the highest score, if it stands out enough. O(n).
    #[must_use]
    pub fn stretch(&self) -> Option<Stretch> {
        let all = self.all_sums();
        let without = |inside: Sums| Sums { matched: all.matched - inside.matched, all: all.all - inside.all };
        let first = best_stretch(self.numbers(), &self.scores(self.rest_share(all))?);
        // Nearly all texts end here.
        if first.score < MIN_FIRST_SCORE {
            return None;
        }
        let rest_share = self.rest_share(without(self.sums(first.words)));
        let found = best_stretch(self.numbers(), &self.scores(rest_share)?);
        let inside = self.sums(found.words.clone());
        let stands_out = without(inside).all >= MIN_REST * inside.all
            && 100 * inside.matched >= (rest_share + MIN_CONTRAST) * inside.all.max(1);
        stands_out.then_some(found)
    }

    /// The weight of a word, in 1 / [`NAT`].
    #[must_use]
    pub fn weight(&self, place: u32) -> i32 {
        self.weights.get(self.numbers()[place as usize] as usize).copied().unwrap_or(0)
    }

    /// The numbers of the text's stems, by word.
    fn numbers(&self) -> &'t [u32] {
        &self.pair.texts[self.side].places.numbers
    }

    fn is_matched(&self, stem: u32) -> bool {
        self.pair.other_stem(self.side, stem) != NONE
    }

    /// The sums of the whole text. O(s) for s stems.
    fn all_sums(&self) -> Sums {
        let places = self.pair.texts[self.side].places;
        let mut sums = Sums::default();
        for (stem, weight) in (0..).zip(&self.weights) {
            let weight = u64::from(weight.unsigned_abs()) * u64::from(places.count(stem));
            sums.all += weight;
            sums.matched += if self.is_matched(stem) { weight } else { 0 };
        }
        sums
    }

    fn sums(&self, range: Range<u32>) -> Sums {
        let mut sums = Sums::default();
        for &stem in &self.numbers()[range.start as usize..range.end as usize] {
            if let Some(weight) = self.weights.get(stem as usize) {
                let weight = u64::from(weight.unsigned_abs());
                sums.all += weight;
                sums.matched += if self.is_matched(stem) { weight } else { 0 };
            }
        }
        sums
    }

    /// The share of the matched words, in hundredths, at least what a text as long as the other one contains by chance.
    fn rest_share(&self, rest: Sums) -> u64 {
        let other_words = self.pair.texts[1 - self.side].words.len() as u64;
        let nats = ln(other_words.max(SHORT_TEXT_WORDS), SHORT_TEXT_WORDS);
        let min_share = MIN_REST_SHARE + REST_SHARE_PER_NAT * nats / NAT;
        (100 * rest.matched / rest.all.max(1)).max(u64::from(min_share.unsigned_abs()))
    }

    /// The score of each stem, given the share of the rest; `None` if nothing can stand out from it.
    fn scores(&self, rest_share: u64) -> Option<Vec<i32>> {
        if rest_share + MIN_CONTRAST > MAX_REQUIRED_SHARE {
            return None;
        }
        let [hit, miss] = [ln(MATCHED_SHARE, rest_share), ln(100 - MATCHED_SHARE, 100 - rest_share)];
        let score = |(stem, weight): (u32, &i32)| weight * if self.is_matched(stem) { hit } else { miss } / NAT;
        Some((0..).zip(&self.weights).map(score).collect())
    }
}

/// The stretch of a text with the largest sum of scores, which are given by stem number; the first of several. Excluded words,
/// which have no stem number, score 0. O(n).
fn best_stretch(numbers: &[u32], scores: &[i32]) -> Stretch {
    let (mut best, mut sum, mut from) = (Stretch { words: 0..0, score: 0 }, 0, 0);
    for (place, &stem) in (0..).zip(numbers) {
        if sum <= 0 {
            (sum, from) = (0, place);
        }
        sum += i64::from(scores.get(stem as usize).copied().unwrap_or(0));
        if sum > best.score {
            best = Stretch { words: from..place + 1, score: sum };
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    /// The largest sum of all stretches, each added up by itself.
    fn naive(numbers: &[u32], scores: &[i32]) -> i64 {
        let score = |&stem: &u32| i64::from(scores.get(stem as usize).copied().unwrap_or(0));
        let ends = |start: usize| (start..=numbers.len()).map(move |end| start..end);
        let stretches = (0..numbers.len()).flat_map(ends);
        stretches.map(|range| numbers[range].iter().map(score).sum()).max().unwrap_or(0)
    }

    #[test]
    fn no_stretch_scores_more_than_the_best() {
        for text in 0..50_u64 {
            let dice = |at: u64| mix(text << 32 | at);
            let scores: Vec<i32> = (0..20).map(|stem| (dice(stem) % 401) as i32 - 220).collect();
            let numbers: Vec<u32> = (100..100 + text)
                .map(|at| (dice(at) % 21) as u32)
                .map(|stem| if stem == 20 { NONE } else { stem })
                .collect();
            let Stretch { words, score } = best_stretch(&numbers, &scores);
            let inside = &numbers[words.start as usize..words.end as usize];
            assert_eq!(
                score,
                inside.iter().map(|&stem| i64::from(scores.get(stem as usize).copied().unwrap_or(0))).sum::<i64>()
            );
            assert_eq!(score, naive(&numbers, &scores), "{numbers:?}");
        }
    }
}
