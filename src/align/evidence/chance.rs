//! How many pairs of a batch are listed although nothing was copied: by chance, and because texts have a subject in common.
//!
//! The score of the best segment of two unrelated sequences follows an extreme value distribution: the expected number of
//! pairs with a score of at least s falls by a constant factor with each unit of s (Karlin and Altschul 1990). The
//! constants were fitted to pairs of excerpts of 300 and 3,000 words from 68 English books and 165 Russian works,
//! including pairs of excerpts of one book. There the expected number grows with the square root of the product of the two lengths,
//! because the weights of words already depend on the lengths ([`super::weights`]). They give each pair the *bar* that its score has
//! to reach ([`excess`]).
//!
//! Texts that answer one question, or report one event, share more than excerpts of books do, and invented ones less. So the
//! number of pairs beyond the bar is measured in the batch itself ([`Chance::of`]): reworded pairs without a long run of equal words
//! are counted around the bar, and an exponential tail is fitted to them. Most copies score far above the bar or contain a long
//! run, so a few of them change little; where many were reworded throughout, the number is too high. Where few pairs are counted, the
//! constants decide, unless nearly half of all pairs are reworded, as among a dozen texts on one form. Such texts score alike, so the bar
//! is above their upper quartile.
//!
//! A passage that many texts of a batch share probably belongs to the task, and is discounted ([`score_factor`]).

use super::weights::NAT;
use crate::common::sort;

/// The share of unrelated pairs of texts of [`FITTED_WORDS`] words with a score of at least [`FITTED_SCORE`].
const FITTED_SHARE: f64 = 1e-5;
const FITTED_WORDS: f64 = 300.0;
/// In nats.
const FITTED_SCORE: f64 = 20.0;
/// Decrease of the logarithm of that share with each nat of score.
const DECAY: f64 = 0.2;

/// Chance does not explain a pair if at most one in this many unrelated pairs of the same lengths scores as high.
pub const PAIRS_PER_CHANCE_PAIR: u32 = 20_000;

/// A run of this many equal words is no chance, whatever the subject.
pub const LONG_RUN: u32 = 12;

/// A run of this many equal words was copied, however long the texts and however common the words.
pub const COPIED_RUN: u32 = 25;

/// By how much the discounted score of two texts with these numbers of words exceeds the bar of such texts, in nats: at least
/// 20 nats, and, without a run of [`COPIED_RUN`] words, so high that at most one in [`PAIRS_PER_CHANCE_PAIR`] unrelated pairs reaches it.
/// O(1).
#[must_use]
pub fn excess(words: [u32; 2], discounted_score: u32, longest_run: u32) -> f64 {
    let words = if longest_run >= COPIED_RUN { [0; 2] } else { words };
    let root_of_lengths = (f64::from(words[0]) * f64::from(words[1])).sqrt();
    let share = FITTED_SHARE * root_of_lengths / FITTED_WORDS * f64::from(PAIRS_PER_CHANCE_PAIR);
    let bar = FITTED_SCORE + libm::log(share.max(1.0)) / DECAY;
    f64::from(discounted_score) / f64::from(NAT) - bar
}

/// What chance and a common subject explain in a batch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// Expected pairs beyond the bar among unrelated texts.
    unrelated: f64,
    /// Expected pairs beyond the bar, as measured.
    expected: f64,
    /// Decrease of their logarithm with each nat beyond the bar.
    decay: f64,
    /// Nats beyond the bar that a pair without a long run has to reach.
    raise: f64,
    /// Whether the texts are many enough to measure how much of what they share is common to all.
    is_measured: bool,
}

/// The reworded pairs that are counted score between these, in nats beyond the bar.
const COUNTED: [f64; 2] = [-2.0, 16.0];
/// Weight of the constants when the decay is fitted, in counted pairs.
const PRIOR_PAIRS_OF_DECAY: f64 = 8.0;
/// Weight of the constants when the number is estimated, in counted pairs: low, because batches differ much.
const PRIOR_PAIRS: f64 = 0.01;
/// If this share of all pairs is reworded, the texts have a form, method or source in common.
const COMMON_SHARE: f64 = 0.45;
/// The least distance of the upper quartile of reworded pairs from their median, and the least raise, in nats.
const MIN_QUARTILE: f64 = 2.0;
const MIN_RAISE: f64 = 0.1;
/// Of fewer texts than this nothing can be measured. Where fewer pairs than this are beyond the bar, nothing has to be.
const FEW_TEXTS: u32 = 8;
const SEVERAL_REWORDED: usize = 3;
/// Where more than one in this many pairs would be listed, the subject explains them, and the bar is raised.
const MIN_PAIRS_PER_REWORDED: f64 = 100.0;
/// Bounds of the decay.
const DECAYS: [f64; 2] = [0.03, 0.4];

impl Chance {
    /// For `pairs` of `texts` that are compared; `root_of_lengths` is the square root of the product of two lengths in words, summed over them.
    /// `excesses` are those of the pairs that were aligned and share passages, but no long run. O(excesses).
    #[must_use]
    pub fn of(root_of_lengths: f64, pairs: u64, texts: u32, excesses: impl Iterator<Item = f64>) -> Self {
        let at_fitted = FITTED_SHARE * root_of_lengths / FITTED_WORDS;
        let unrelated = at_fitted.min(pairs as f64 / f64::from(PAIRS_PER_CHANCE_PAIR));
        let [from, to] = COUNTED;
        let beyond: Vec<f64> = excesses.map(|excess| excess - from).filter(|&beyond| beyond >= 0.0).collect();
        let counted = || beyond.iter().filter(|&&beyond| beyond < to - from);
        let (count, sum) = (counted().count() as f64, sum_in_any_order(counted()));
        let prior = PRIOR_PAIRS_OF_DECAY;
        let mean = (sum + prior * mean_within(DECAY, to - from)) / (count + prior);
        let decay = decay_of(mean, to - from);
        // Of the pairs beyond the bar this share is counted.
        let share_counted = (1.0 - libm::exp(-decay * (to - from))) / libm::exp(decay * from);
        let weight = (PRIOR_PAIRS / unrelated).min(share_counted * weight_of_constants(beyond.len(), pairs, texts));
        let expected = if unrelated > 0.0 { (PRIOR_PAIRS + count) / (weight + share_counted) } else { 0.0 };
        let max_expected = pairs as f64 / MIN_PAIRS_PER_REWORDED;
        let beyond_bar = beyond.iter().filter(|&&beyond| beyond >= -from).count();
        let is_measured = texts >= FEW_TEXTS || beyond_bar < SEVERAL_REWORDED;
        if expected <= max_expected {
            return Self { unrelated, expected, decay, raise: 0.0, is_measured };
        }
        let logarithm = libm::log(expected / max_expected);
        let raise = (logarithm / decay).min(raise_by_quartiles(&beyond, max_expected) + from).max(MIN_RAISE);
        Self { unrelated, expected, decay: logarithm / raise, raise, is_measured }
    }

    /// For a known tail: `expected` pairs beyond the bar, whose logarithm falls by `decay` with each unit beyond it, and none with a
    /// long run.
    #[must_use]
    pub const fn of_tail(expected: f64, decay: f64) -> Self {
        Self { unrelated: 0.0, expected, decay, raise: 0.0, is_measured: true }
    }

    /// Whether a pair is listed, because neither chance nor a common subject explains it.
    #[must_use]
    pub fn lists(&self, excess: f64, has_long_run: bool) -> bool {
        excess >= if has_long_run { 0.0 } else { self.raise }
    }

    /// The expected number of pairs that are listed although nothing was copied.
    #[must_use]
    pub fn forecast(&self) -> f64 {
        self.expected * libm::exp(-self.decay * self.raise)
    }

    /// Whether the forecast is one: several solutions of one task by a few writers are as alike as several copies.
    #[must_use]
    pub fn is_measured(&self) -> bool {
        self.is_measured
    }

    /// The expected number of pairs at least as strong as one, although nothing was copied; none if it has no long run and nothing
    /// is measured.
    #[must_use]
    pub fn expected_pairs(&self, excess: f64, has_long_run: bool) -> Option<f64> {
        if has_long_run {
            // A part of those that are listed, so no more than the forecast.
            Some(self.unrelated.min(self.forecast()) * libm::exp(-DECAY * excess))
        } else {
            self.is_measured.then(|| self.expected * libm::exp(-self.decay * excess))
        }
    }
}

/// The weight of the constants in a batch of `texts` with this number of `reworded` pairs around the bar or beyond: low where they are
/// nearly half of all pairs, because these texts are not unrelated, and high where they are fewer, as among students of whom some
/// reworded one source. In a few versions of one text every pair is reworded.
fn weight_of_constants(reworded: usize, pairs: u64, texts: u32) -> f64 {
    let others = COMMON_SHARE * pairs as f64 / (reworded as f64).max(1.0);
    let few_texts = f64::from(FEW_TEXTS) / f64::from(texts.clamp(1, FEW_TEXTS));
    let base = others * few_texts * few_texts;
    let fourth = base * base * base * base;
    fourth * fourth
}

/// The score beyond which `most` pairs are expected, given those of the reworded pairs: their number falls by half from the median to
/// the upper quartile, and as fast from there on. On one form they score alike, and a few copies among them change neither. O(n log n).
fn raise_by_quartiles(beyond: &[f64], most: f64) -> f64 {
    // Numbers that are not negative are in the order of their bits.
    let mut bits: Vec<u64> = beyond.iter().map(|beyond| beyond.to_bits()).collect();
    sort::sort_u64s(&mut bits);
    let quartile = |quarters: usize| bits.get(bits.len() * quarters / 4).map_or(0.0, |&bits| f64::from_bits(bits));
    let [median, upper] = [2, 3].map(quartile);
    let decay = std::f64::consts::LN_2 / (upper - median).max(MIN_QUARTILE);
    median + libm::log((beyond.len() as f64 / 2.0 / most).max(1.0)) / decay
}

/// Maximum number of pairs of a batch that are listed for few but rare words, given the number of `reworded` pairs that are listed
/// for more words, of submissions and of all pairs: as many as are reworded, one for five submissions, one in
/// [`PAIRS_PER_CHANCE_PAIR`] of all pairs, or two, whichever is most. Copies have all sizes. Where short matches outnumber long ones and
/// are many for so few submissions, as in news, a common subject explains them.
#[must_use]
pub fn max_pairs_with_few_words(reworded: u64, submissions: u64, pairs: u64) -> u64 {
    const ALWAYS: u64 = 2;
    reworded.max(ALWAYS).max(submissions / SUBMISSIONS_PER_SHORT_COPY).max(pairs / u64::from(PAIRS_PER_CHANCE_PAIR))
}

/// Where one submission in so many shares a short passage with another text, somebody copied.
const SUBMISSIONS_PER_SHORT_COPY: u64 = 5;

/// A sum in fixed point, because sums of floats depend on their order. Off by at most one for a million numbers.
fn sum_in_any_order<'a>(numbers: impl Iterator<Item = &'a f64>) -> f64 {
    const UNIT: f64 = 1_048_576.0;
    #[expect(clippy::cast_sign_loss, reason = "the numbers are not negative")]
    let sum: u64 = numbers.map(|number| (number * UNIT) as u64).sum();
    sum as f64 / UNIT
}

/// The mean of an exponential distribution with this decay, given that its values are below `width`.
fn mean_within(decay: f64, width: f64) -> f64 {
    1.0 / decay - width / (libm::exp(decay * width) - 1.0)
}

/// The decay whose mean below `width` is this, within [`DECAYS`]: by bisection, for the mean falls with the decay.
fn decay_of(mean: f64, width: f64) -> f64 {
    let [mut low, mut high] = DECAYS;
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if mean_within(middle, width) > mean { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

/// The factor of a passage's matched words when pairs are ranked, in 1 / 256: 256 if at most three other texts share the
/// passage, so that the list is in the order of the numbers that it shows, and falling with the square root of their number
/// beyond that.
#[must_use]
pub fn rank_factor(texts: u32) -> u32 {
    (MIN_TEXTS * 65_536 / texts.max(MIN_TEXTS)).isqrt()
}

/// The factor of a passage's score, in 1 / 256: 256 if at most a quarter of a batch of `batch` texts share the passage, and
/// falling with the square root of their number beyond that. `texts` is the number of other texts that share it.
#[must_use]
pub fn score_factor(texts: u32, batch: u32) -> u32 {
    let max_texts = (batch / 4).max(MIN_TEXTS);
    if texts <= max_texts { 256 } else { (u64::from(max_texts) * 65_536 / u64::from(texts)).isqrt() as u32 }
}

/// A passage that at most this many other texts share was copied by few: it keeps its rank, and in small batches its score.
const MIN_TEXTS: u32 = 3;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_texts_need_a_higher_score() {
        let reaches = |words: u32, nats: u32| excess([words, words], nats * NAT.unsigned_abs(), 24) >= 0.0;
        assert!(reaches(300, 20) && !reaches(300, 19));
        assert!(!reaches(3_000, 20) && reaches(3_000, 24));
        assert!(!reaches(100_000, 40) && reaches(100_000, 45));
        assert!(excess([100_000, 100_000], 20 * NAT.unsigned_abs(), COPIED_RUN) >= 0.0);
    }

    /// The excesses of `count` pairs whose number falls with this decay from the lowest on, without chance.
    fn tail(count: u32, decay: f64) -> impl Iterator<Item = f64> {
        (0..count).map(move |at| -2.0 - libm::log((f64::from(at) + 0.5) / f64::from(count)) / decay)
    }

    #[test]
    fn the_forecast_is_what_was_put_into_the_batch() {
        for (count, decay) in [(30, 0.2), (200, 0.2), (200, 0.07), (3_000, 0.1)] {
            let beyond = tail(count, decay).filter(|&excess| excess >= 0.0).count() as f64;
            for pairs in [1_000_000, 100_000_000] {
                let chance = Chance::of(pairs as f64 * 300.0, pairs, 10_000, tail(count, decay));
                let ratio = chance.forecast() / beyond;
                assert!((0.7..1.4).contains(&ratio), "{count} {decay} {pairs}: {ratio}");
            }
        }
        // Where nothing was aligned, nothing is expected, however many the pairs.
        assert!(Chance::of(300.0 * 450e6, 450_000_000, 30_000, std::iter::empty()).forecast() < 0.1);
        // The constants hold where pairs are few.
        assert!((Chance::of(300.0 * 435.0, 435, 30, std::iter::empty()).forecast() - 435e-5).abs() < 2e-3);
    }

    #[test]
    fn no_listed_pair_has_a_higher_number_than_the_whole_list() {
        for (count, decay) in [(0, 0.2), (30, 0.2), (3_000, 0.1)] {
            let chance = Chance::of(2_000_000.0 * 80.0, 2_000_000, 2_000, tail(count, decay));
            assert!(
                chance.expected_pairs(0.0, true).is_some_and(|expected| expected <= chance.forecast()),
                "{chance:?}"
            );
        }
    }

    #[test]
    fn copies_far_beyond_the_bar_are_no_chance() {
        let copies = (0..40).map(|at| 20.0 + f64::from(at));
        let chance = Chance::of(300.0 * 435.0, 435, 30, copies);
        assert!(chance.forecast() < 0.01 && chance.lists(0.0, false));
    }

    #[test]
    fn one_questions_answers_raise_the_bar_and_long_runs_pass() {
        let chance = Chance::of(300.0 * 435.0, 435, 30, tail(60, 0.1));
        assert!(!chance.lists(1.0, false) && chance.lists(1.0, true) && chance.lists(40.0, false));
        assert!((1.0..5.0).contains(&chance.forecast()), "{chance:?}");
        assert!(chance.expected_pairs(0.0, false) > chance.expected_pairs(0.0, true));
    }

    #[test]
    fn a_few_texts_on_one_form_are_measured_and_a_few_copies_are_not() {
        let of = |texts: u32, count: u32, decay: f64| {
            let pairs = u64::from(texts * (texts - 1) / 2);
            Chance::of(300.0 * pairs as f64, pairs, texts, tail(count, decay))
        };
        // Ten lab reports: most pairs are reworded.
        let form = of(10, 30, 0.08);
        assert!(!form.lists(20.0, false) && form.lists(99.0, false) && form.lists(0.0, true), "{form:?}");
        // Their excesses rise to far beyond what is counted.
        let alike = Chance::of(300.0 * 45.0, 45, 10, (0..40).map(f64::from));
        assert!(!alike.lists(40.0, false) && alike.lists(200.0, false), "{alike:?}");
        // Two versions of one text, three, and four of twenty students who reworded one source.
        for (texts, count) in [(2, 1), (3, 3), (4, 6), (20, 6)] {
            assert!(of(texts, count, 0.2).lists(0.0, false), "{texts} {count}");
        }
    }

    #[test]
    fn of_a_few_texts_of_which_several_are_reworded_nothing_is_measured() {
        let is_measured = |texts: u32, reworded: u32| {
            let pairs = u64::from(texts * (texts - 1) / 2);
            let excesses = (0..reworded).map(f64::from);
            let chance = Chance::of(300.0 * pairs as f64, pairs, texts, excesses);
            assert_eq!(chance.expected_pairs(9.0, false).is_some(), chance.is_measured());
            assert!(chance.expected_pairs(9.0, true).is_some());
            chance.is_measured()
        };
        assert!(!is_measured(4, 5) && !is_measured(7, 8) && !is_measured(3, 3));
        assert!(is_measured(2, 1) && is_measured(7, 2) && is_measured(8, 9) && is_measured(30, 60));
    }

    #[test]
    fn strong_copies_in_a_form_do_not_hide_themselves() {
        let raise = |copies: u32| {
            let on_form = (0..28).map(|at| 2.0 + f64::from(at) / 3.0);
            let copies = (0..copies).map(|at| 80.0 + f64::from(at));
            let chance = Chance::of(300.0 * 66.0, 66, 12, on_form.chain(copies));
            assert!(chance.lists(80.0, false), "{chance:?}");
            chance.raise
        };
        let alone = raise(0);
        assert!(alone > 10.0 && (1..8).all(|copies| raise(copies) < 2.0 * alone), "{alone}");
    }

    #[test]
    fn short_matches_are_listed_where_they_do_not_outnumber_the_long_ones() {
        assert_eq!([0, 1, 2, 40].map(|reworded| max_pairs_with_few_words(reworded, 10, 45)), [2, 2, 2, 40]);
        assert_eq!([30, 450].map(|submissions| max_pairs_with_few_words(0, submissions, 0)), [6, 90]);
        assert_eq!(max_pairs_with_few_words(40, 400, 3_000_000), 150);
    }

    #[test]
    fn passages_in_few_texts_are_not_discounted() {
        assert_eq!([0, 1, 3, 12, 300].map(rank_factor), [256, 256, 256, 128, 25]);
        assert_eq!([1, 3, 12].map(|texts| score_factor(texts, 4)), [256, 256, 128]);
        assert_eq!([25, 100].map(|texts| score_factor(texts, 101)), [256, 128]);
    }
}
