//! A seed region of two texts is scored by the words around it, before anything is aligned.
//!
//! Scoring takes a few hundred steps, aligning two texts some ten thousand. Words are weighted as in [`super::weights`], by
//! how often they occur in all texts and in the first text. Words of a phrase that occurs in many texts weigh nothing.
//!
//! A passage in a long text has one region that scores high. A text that was rewritten from beginning to end has many that score
//! little, for instance because other versions of it share its phrases: in short texts the sum of all regions counts, too.

use std::ops::Range;

use super::tables::Phrases;
use super::weights::{NAT, Weights};
use crate::text::word::stem;

/// A region is scored over this many words of the first text, and twice as many of the second, where words may have moved.
const REGION_WORDS: u32 = 64;
/// Least total weight of the shared word pairs in a region: three rare word pairs.
pub(super) const MIN_WEIGHT: u32 = 15;
/// Least score of a region in short texts of a large batch: a little less than a listed pair needs ([`super::chance`]).
const MAX_BASE_SCORE: i32 = 18 * NAT;
/// Least score in a batch of up to [`SMALL_BATCH_WORDS`] words, where more alignments cost little.
const BASE_SCORE: i32 = 8 * NAT;
/// Increase of the least score with each doubling of a batch beyond [`SMALL_BATCH_WORDS`].
const SCORE_PER_BATCH_DOUBLING: i32 = 3 * NAT;
const SMALL_BATCH_WORDS: usize = 1 << 16;
/// Increase of the least score with each doubling of the texts beyond [`LONG_TEXT_WORDS`]: long texts share more words by
/// chance.
const SCORE_PER_LENGTH_DOUBLING: i32 = 7 * NAT / 2;
const LONG_TEXT_WORDS: u64 = 1_500;
/// Regions that score less are not summed.
const MIN_SUMMED_SCORE: i32 = 4 * NAT;
/// Least sum of the scores of all regions, if it is less than that of one region.
const MIN_SUM: i32 = 10 * NAT;
/// Least sum for every [`REGION_WORDS`] words of the shorter text: of two unrelated texts few regions score, so that the longer
/// they are, the farther they are from it.
const MIN_SUM_PER_REGION: i32 = 2 * NAT;
/// A score that only copied passages reach: two texts with such a region are a candidate, and no other region is scored.
pub(super) const ENOUGH: i32 = 64 * NAT;

/// A word pair that occurs in two texts.
pub(super) struct SharedWordPair {
    /// Number of the second text.
    pub(super) text: u32,
    /// Place in the first text.
    pub(super) a: u32,
    /// Place in the second text.
    pub(super) b: u32,
    pub(super) weight: u32,
}

/// What the seed regions of two texts have to score for these to be aligned.
#[derive(Clone, Copy)]
pub(super) struct MinScores {
    /// Least score of one of them.
    one: i32,
    /// Least sum of all. Nothing is summed unless it is less than `one`.
    sum: i32,
}

impl MinScores {
    /// For two texts with these numbers of words, in a batch of `batch_words` words.
    fn of(words: [usize; 2], batch_words: usize) -> Self {
        // Twice the logarithm of the root of the product, which avoids taking a root.
        let [a, b] = words.map(|words| words.max(1) as u64);
        let length_doublings = (a * b / (LONG_TEXT_WORDS * LONG_TEXT_WORDS)).max(1).ilog2().cast_signed();
        let batch_doublings = (batch_words / SMALL_BATCH_WORDS).max(1).ilog2().cast_signed();
        let base = (BASE_SCORE + SCORE_PER_BATCH_DOUBLING * batch_doublings).min(MAX_BASE_SCORE);
        let one = (base + SCORE_PER_LENGTH_DOUBLING * length_doublings / 2).min(ENOUGH);
        let regions = (a.min(b) / u64::from(REGION_WORDS)).min(ENOUGH as u64) as i32;
        Self { one, sum: MIN_SUM.max(MIN_SUM_PER_REGION * regions) }
    }

    /// Least score of a region that matters.
    fn of_region(self) -> i32 {
        if self.sum < self.one { MIN_SUMMED_SCORE.min(self.one) } else { self.one }
    }
}

/// Scores the seed regions of a first text with other texts.
pub(super) struct RegionScorer<'f> {
    phrases: Phrases<'f>,
    /// The weights of words in all texts.
    batch_weights: Weights,
    /// By frequency in all texts, the weight plus 1; 0 if it was not computed yet. Most words of a text are frequent.
    weights_by_frequency: Vec<i32>,
    first: FirstText<'f>,
    /// Stems of the second text, each with the number of the region that it was last seen in, by their lowest bits.
    seen: Vec<(u32, u32)>,
    /// Number of the region being scored.
    region: u32,
}

/// The first text of a pair.
struct FirstText<'t> {
    words: &'t [u32],
    /// Whether the fields below are filled, which happens when the text's first region is scored. Most texts have no region.
    is_ready: bool,
    /// How often each stem occurs in it; stems with the same lowest bits share a cell.
    counts: Vec<u16>,
    /// The weights of its words by these counts.
    weights: Weights,
    /// What is known of each of its words; a word may be in many regions.
    known: Vec<Known>,
}

/// Cached properties of a word of the first text, in 32 bits: [`Known::UNKNOWN`], or its weight and three flags.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known(i32);

impl Known {
    const UNKNOWN: Self = Self(-1);
    const INFORMATIVE: i32 = 1;
    /// Whether [`Self::COMMON_PHRASE`] was looked up.
    const LOOKED_UP: i32 = 2;
    /// An informative word that follows the informative word before it in many texts.
    const COMMON_PHRASE: i32 = 4;
    const FLAG_BITS: u32 = 3;

    fn of(weight: i32, is_informative: bool) -> Self {
        Self(weight << Self::FLAG_BITS | if is_informative { Self::INFORMATIVE } else { 0 })
    }

    #[inline]
    fn has(self, flag: i32) -> bool {
        self.0 & flag != 0
    }

    #[inline]
    fn weight(self) -> i32 {
        self.0 >> Self::FLAG_BITS
    }
}

/// Cells of [`RegionScorer::seen`]: a power of two, several times the number of words in a region.
const SEEN_CELLS: usize = 1 << 10;
/// Cells of [`FirstText::counts`], a power of two.
const COUNT_CELLS: usize = 1 << 12;

impl<'f> RegionScorer<'f> {
    pub(super) fn new(phrases: Phrases<'f>) -> Self {
        let words = phrases.frequencies.words.min(1 << 31) as u32;
        let (counts, known) = (vec![0; COUNT_CELLS], Vec::new());
        Self {
            phrases,
            batch_weights: Weights::new(words),
            weights_by_frequency: vec![0; usize::from(u16::MAX) + 1],
            first: FirstText { words: &[], is_ready: false, counts, weights: Weights::new(0), known },
            seen: vec![(0, 0); SEEN_CELLS],
            region: 0,
        }
    }

    /// What the seed regions of two texts with these numbers of words have to score.
    pub(super) fn min_scores(&self, words: [usize; 2]) -> MinScores {
        MinScores::of(words, self.phrases.frequencies.words)
    }

    /// Sets the first text. O(1).
    pub(super) fn set_first_text(&mut self, words: &'f [u32]) {
        self.first.words = words;
        self.first.is_ready = false;
    }

    /// The weight of a match of a word of the first text. A word is assumed to be as frequent in the second text as
    /// in the first, so the first text's frequent words weigh little.
    fn weight(&mut self, word: u32, frequency: u32) -> i32 {
        let count = 2 * u32::from(self.first.counts[stem(word) as usize & (COUNT_CELLS - 1)]);
        let known = &mut self.weights_by_frequency[frequency as usize];
        if *known == 0 {
            *known = self.batch_weights.of(frequency) + 1;
        }
        (*known - 1).min(self.first.weights.of(count))
    }

    /// Looks up a word of the first text by itself.
    #[inline(never)]
    fn look_up(&mut self, at: usize) -> Known {
        let word = self.first.words[at];
        let frequency = self.phrases.frequencies.of_word(word);
        let is_informative = frequency <= self.phrases.informative_word_count;
        self.first.known[at] = Known::of(self.weight(word, frequency), is_informative);
        self.first.known[at]
    }

    /// The score of the best seed region of two texts, or the sum of all if only that is enough; at most [`ENOUGH`], and 0 if
    /// neither is. `shared` ascends by place in the first text.
    pub(super) fn seed_score(&mut self, second: &[u32], shared: &[SharedWordPair], min: MinScores) -> i32 {
        let (mut best, mut sum) = (0, 0);
        let mut scored = [0..0, 0..0];
        for (at, first) in shared.iter().enumerate() {
            // What was scored is not scored again, so a long passage costs no more than it has words.
            if scored[0].contains(&first.a) && scored[1].contains(&first.b) {
                continue;
            }
            let near = shared[at..].iter().take_while(|other| other.a <= first.a + REGION_WORDS);
            let near = near.filter(|other| other.b.abs_diff(first.b) <= REGION_WORDS * 3 / 2);
            let (weight, last) = near.fold((0, first), |(weight, _), other| (weight + other.weight, other));
            if weight >= MIN_WEIGHT {
                let middle = [u32::midpoint(first.a, last.a), u32::midpoint(first.b, last.b)];
                if self.may_score(second, middle, min.of_region()) {
                    let score = self.score(second, middle);
                    if score >= min.of_region() {
                        best = best.max(score);
                        sum += score;
                    }
                }
                if best >= ENOUGH {
                    return ENOUGH;
                }
                let reaches = [REGION_WORDS / 2, REGION_WORDS];
                scored =
                    [0, 1].map(|side: usize| middle[side].saturating_sub(reaches[side])..middle[side] + reaches[side]);
            }
        }
        match (best >= min.one, sum >= min.sum) {
            (true, _) => best,
            (false, true) => sum.min(ENOUGH),
            (false, false) => 0,
        }
    }

    /// Whether an upper bound of a region's score reaches `min_score`. Looking up common phrases takes the most time, so the
    /// bound does without: it takes an unmatched informative word for part of a common phrase, which can only raise the
    /// score. This rejects nearly all regions below `min_score`.
    #[inline(never)] // see `memory`
    fn may_score(&mut self, second: &[u32], middle: [u32; 2], min_score: i32) -> bool {
        self.first.prepare();
        self.mark_region(second, middle[1]);
        let mut bound = 0;
        for at in around(self.first.words, middle[0], REGION_WORDS / 2) {
            let known = self.first.known[at];
            let known = if known == Known::UNKNOWN { self.look_up(at) } else { known };
            if self.take(stem(self.first.words[at])) {
                bound += known.weight();
            } else if !known.has(Known::INFORMATIVE) {
                bound -= known.weight().min(NAT) / 4;
            }
        }
        bound >= min_score
    }

    /// The score of a region for which [`Self::may_score`] returned true: the weights of the first text's words that occur
    /// in both, minus a quarter of the weights of its other words, each at most one [`NAT`]. Common phrases are skipped.
    #[inline(never)] // see `memory`
    fn score(&mut self, second: &[u32], middle: [u32; 2]) -> i32 {
        self.mark_region(second, middle[1]);
        let mut sum = 0;
        let mut before = 0;
        for at in around(self.first.words, middle[0], REGION_WORDS / 2) {
            let word = self.first.words[at];
            let known = self.first.known[at];
            // Words of common phrases are skipped: sharing them is no evidence of copying.
            if known.has(Known::INFORMATIVE) && self.is_common_phrase(at, before) {
                before = stem(word);
                continue;
            }
            if known.has(Known::INFORMATIVE) {
                before = stem(word);
            }
            if self.take(stem(word)) {
                sum += known.weight();
            } else {
                sum -= known.weight().min(NAT) / 4;
            }
        }
        sum
    }

    /// Whether an informative word of the first text follows the informative word before it in a region in many texts.
    fn is_common_phrase(&mut self, at: usize, before: u32) -> bool {
        let known = self.first.known[at];
        // The first informative word of a region has no predecessor there: the result is valid for this region only.
        if before != 0 && known.has(Known::LOOKED_UP) {
            return known.has(Known::COMMON_PHRASE);
        }
        let is_common = self.phrases.are_common(stem(self.first.words[at]), before);
        if before != 0 {
            self.first.known[at].0 |= Known::LOOKED_UP | if is_common { Known::COMMON_PHRASE } else { 0 };
        }
        is_common
    }

    /// Marks the stems of a region of the second text, for [`Self::take`].
    fn mark_region(&mut self, second: &[u32], middle: u32) {
        self.region += 1;
        for &word in &second[around(second, middle, REGION_WORDS)] {
            self.seen[stem(word) as usize & (SEEN_CELLS - 1)] = (stem(word), self.region);
        }
    }

    /// Whether a stem is marked; each counts once.
    #[inline]
    fn take(&mut self, stem: u32) -> bool {
        let cell = &mut self.seen[stem as usize & (SEEN_CELLS - 1)];
        let is_marked = *cell == (stem, self.region);
        if is_marked {
            cell.1 = 0;
        }
        is_marked
    }
}

impl FirstText<'_> {
    /// Counts the stems of the text, unless that was done. O(n) for n words.
    fn prepare(&mut self) {
        if self.is_ready {
            return;
        }
        self.is_ready = true;
        self.counts.fill(0);
        for &word in self.words {
            let count = &mut self.counts[stem(word) as usize & (COUNT_CELLS - 1)];
            *count = count.saturating_add(1);
        }
        self.weights = Weights::new(2 * self.words.len() as u32);
        self.known.clear();
        self.known.resize(self.words.len(), Known::UNKNOWN);
    }
}

/// The words of a text up to `reach` before and after a place.
fn around(text: &[u32], place: u32, reach: u32) -> Range<usize> {
    place.saturating_sub(reach) as usize..text.len().min((place + reach) as usize)
}

#[cfg(test)]
mod tests {
    use super::super::tables::{Frequencies, MAX_OCCURRENCES, PairCounts, pair_hash};
    use super::*;
    use crate::common::mix::mix;

    /// The score of a region, word by word, in texts whose stems are so low that they share no cells.
    fn naive(scorer: &RegionScorer, first: &[u32], second: &[u32], middle: [u32; 2]) -> i32 {
        let weights = Weights::new(2 * first.len() as u32);
        let mut unmatched: Vec<u32> =
            second[around(second, middle[1], REGION_WORDS)].iter().map(|&word| stem(word)).collect();
        let (mut sum, mut before) = (0, 0);
        for &word in &first[around(first, middle[0], REGION_WORDS / 2)] {
            let frequency = scorer.phrases.frequencies.of_word(word);
            let is_informative = frequency <= scorer.phrases.informative_word_count;
            let is_common = is_informative && scorer.phrases.pair_counts.of(pair_hash(stem(word), before)) > 40;
            if is_informative {
                before = stem(word);
            }
            if is_common {
                continue;
            }
            let count = first.iter().filter(|&&other| stem(other) == stem(word)).count() as u32;
            let weight = scorer.batch_weights.of(frequency).min(weights.of(2 * count));
            if unmatched.contains(&stem(word)) {
                unmatched.retain(|&other| other != stem(word));
                sum += weight;
            } else {
                sum -= weight.min(NAT) / 4;
            }
        }
        sum
    }

    #[test]
    fn regions_score_as_word_by_word_and_none_that_scores_enough_is_dropped() {
        let word = |text: u64, place: u64| {
            let rank = mix(text << 20 | place) % 1_000;
            (1 + (rank * rank / 1_000) as u32) << 8
        };
        let owned: Vec<Vec<u32>> =
            (0..20).map(|text| (0..400).map(|place| word(text / 2, place + 60 * (text % 2))).collect()).collect();
        let texts: Vec<&[u32]> = owned.iter().map(Vec::as_slice).collect();
        let frequencies = Frequencies::of(&texts);
        // A third of all word pairs are common phrases.
        let mut counts = PairCounts::new(0);
        for cell in (0..1_u64 << 10).filter(|&cell| mix(cell).is_multiple_of(3)) {
            (0..=MAX_OCCURRENCES).for_each(|_| counts.add(cell << 54));
        }
        let mut scorer =
            RegionScorer::new(Phrases { frequencies: &frequencies, pair_counts: &counts, informative_word_count: 12 });
        let (mut dropped, mut high) = (0, 0);
        for (a, &first) in texts.iter().enumerate() {
            for &second in &texts[a + 1..] {
                scorer.set_first_text(first);
                for middle in (10..400).step_by(43).map(|at| [at, (at + 340) % 400]) {
                    let expected = naive(&scorer, first, second, middle);
                    assert!(scorer.may_score(second, middle, expected), "{a} {middle:?}");
                    assert_eq!(scorer.score(second, middle), expected, "{a} {middle:?}");
                    dropped += u32::from(!scorer.may_score(second, middle, expected + 8 * NAT));
                    high += u32::from(expected > BASE_SCORE);
                }
            }
        }
        assert!(dropped > 0 && high > 0, "{dropped} {high}");
    }

    #[test]
    fn many_weak_regions_of_short_texts_are_enough_and_a_few_are_not() {
        // Both texts have the same few words in the middle of every eighty.
        const STEP: u32 = REGION_WORDS + 16;
        const SHARED: Range<u32> = STEP / 2..STEP / 2 + 8;
        let text = |own: u32| -> Vec<u32> {
            (0..5 * STEP).map(|at| (if SHARED.contains(&(at % STEP)) { at } else { own + at }) << 8).collect()
        };
        let [first, second] = [text(1_500), text(2_500)];
        // With so many other words the least score of one region is at its maximum.
        let other = vec![5_000 << 8; SMALL_BATCH_WORDS << 4];
        let frequencies = Frequencies::of(&[&first, &second, &other]);
        let counts = PairCounts::new(0);
        let phrases = Phrases { frequencies: &frequencies, pair_counts: &counts, informative_word_count: 12 };
        let mut scorer = RegionScorer::new(phrases);
        scorer.set_first_text(&first);
        let min = scorer.min_scores([first.len(), second.len()]);
        assert_eq!(min.one, MAX_BASE_SCORE);
        let shared: Vec<SharedWordPair> = (0..5)
            .flat_map(|region| SHARED.skip(1).map(move |at| region * STEP + at))
            .map(|at| SharedWordPair { text: 1, a: at, b: at, weight: 3 })
            .collect();
        let [one, all] =
            [SHARED.len() - 1, shared.len()].map(|pairs| scorer.seed_score(&second, &shared[..pairs], min));
        assert!(one == 0 && all >= min.sum, "{one} {all}");
        // In long texts one region has to score enough by itself.
        let long = scorer.min_scores([6_000, 6_000]);
        assert!(long.sum > long.one && long.of_region() == long.one);
    }
}
