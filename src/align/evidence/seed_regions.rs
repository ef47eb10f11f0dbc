//! A seed region of two texts is scored by the words around it, before anything is aligned.
//!
//! Scoring takes a few hundred steps, aligning two texts some ten thousand. Words are weighted as in [`super::weights`], by
//! how often they occur in all texts and in the first text. Words of a phrase that occurs in many texts weigh nothing.

use super::candidates::MAX_OCCURRENCES;
use super::tables::{Frequencies, PairCounts, pair_hash};
use super::weights::{NAT, Weights};
use crate::text::word::stem;

/// A region spans this many words of the first text, and half as many again of the second.
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
/// Increase of the least score with each doubling of the texts beyond [`LONG_TEXT_WORDS`]: in long texts more words meet by
/// chance.
const SCORE_PER_LENGTH_DOUBLING: i32 = 7 * NAT / 2;
const LONG_TEXT_WORDS: u64 = 1_500;

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

/// Least score of a seed region in two texts with these numbers of words, in a batch of `batch_words` words.
fn min_score(words: [usize; 2], batch_words: usize) -> i32 {
    // Twice the logarithm of the root of the product, which avoids taking a root.
    let [a, b] = words.map(|words| words.max(1) as u64);
    let length_doublings = (a * b / (LONG_TEXT_WORDS * LONG_TEXT_WORDS)).max(1).ilog2().cast_signed();
    let batch_doublings = (batch_words / SMALL_BATCH_WORDS).max(1).ilog2().cast_signed();
    let base = (BASE_SCORE + SCORE_PER_BATCH_DOUBLING * batch_doublings).min(MAX_BASE_SCORE);
    base + SCORE_PER_LENGTH_DOUBLING * length_doublings / 2
}

/// Scores the seed regions of a first text with other texts.
pub(super) struct RegionScorer<'f> {
    frequencies: &'f Frequencies,
    pair_counts: &'f PairCounts,
    /// Highest number of occurrences of an informative word.
    informative_word_count: u32,
    /// The weights of words in all texts.
    batch_weights: Weights,
    /// The weights of words in the first text.
    text_weights: Weights,
    /// How often each stem occurs in the first text; stems with the same lowest bits share a cell.
    counts_in_first: Vec<u16>,
    /// Stems of the second text, each with the number of the region that it was last seen in, by their lowest bits.
    seen: Vec<(u32, u32)>,
    /// Number of the region being scored.
    region: u32,
}

/// Cells of [`RegionScorer::seen`]: a power of two, several times the number of words in a region.
const SEEN_CELLS: usize = 1 << 10;
/// Cells of [`RegionScorer::counts_in_first`], a power of two.
const COUNT_CELLS: usize = 1 << 12;

impl<'f> RegionScorer<'f> {
    pub(super) fn new(frequencies: &'f Frequencies, pair_counts: &'f PairCounts, informative_word_count: u32) -> Self {
        let words = frequencies.words.min(1 << 31) as u32;
        Self {
            frequencies,
            pair_counts,
            informative_word_count,
            batch_weights: Weights::new(words),
            text_weights: Weights::new(0),
            counts_in_first: vec![0; COUNT_CELLS],
            seen: vec![(0, 0); SEEN_CELLS],
            region: 0,
        }
    }

    /// Least score of a seed region in two texts with these numbers of words.
    pub(super) fn min_score(&self, words: [usize; 2]) -> i32 {
        min_score(words, self.frequencies.words)
    }

    /// Sets the first text. Its words are assumed to be as frequent in the second text, so that its frequent words weigh
    /// little. O(n) for n words.
    pub(super) fn set_first_text(&mut self, text: &[u32]) {
        self.counts_in_first.fill(0);
        for &word in text {
            let count = &mut self.counts_in_first[stem(word) as usize & (COUNT_CELLS - 1)];
            *count = count.saturating_add(1);
        }
        self.text_weights = Weights::new(2 * text.len() as u32);
    }

    /// The weight of a match of a word of the first text.
    fn weight(&mut self, word: u32) -> i32 {
        let count = 2 * u32::from(self.counts_in_first[stem(word) as usize & (COUNT_CELLS - 1)]);
        self.batch_weights.of(self.frequencies.of_word(word)).min(self.text_weights.of(count))
    }

    /// The score of the best seed region of two texts, 0 if there is none. `shared` ascends by place in the first text.
    pub(super) fn best_score(&mut self, texts: [&[u32]; 2], shared: &[SharedWordPair]) -> i32 {
        let mut best = 0;
        let mut next = 0;
        for (at, first) in shared.iter().enumerate() {
            // Regions do not overlap, so a long passage costs no more than it has words.
            if first.a < next {
                continue;
            }
            let near = shared[at..].iter().take_while(|other| other.a <= first.a + REGION_WORDS);
            let near = near.filter(|other| other.b.abs_diff(first.b) <= REGION_WORDS * 3 / 2);
            let (sum, last) = near.fold((0, first), |(sum, _), other| (sum + other.weight, other));
            if sum >= MIN_WEIGHT {
                let middle = [u32::midpoint(first.a, last.a), u32::midpoint(first.b, last.b)];
                best = best.max(self.score(texts, middle));
                next = last.a + 1;
            }
        }
        best
    }

    /// The score of one region: the weights of the words of the first text that occur in both, less a quarter of those of
    /// the others.
    fn score(&mut self, [a, b]: [&[u32]; 2], middle: [u32; 2]) -> i32 {
        self.region += 1;
        for &word in around(b, middle[1], REGION_WORDS) {
            self.seen[stem(word) as usize & (SEEN_CELLS - 1)] = (stem(word), self.region);
        }
        let mut sum = 0;
        let mut before = 0;
        for &word in around(a, middle[0], REGION_WORDS / 2) {
            let weight = self.weight(word);
            if self.frequencies.of_word(word) <= self.informative_word_count {
                // A word that follows the same word in many texts belongs to a common phrase.
                let count = self.pair_counts.of(pair_hash(stem(word), before));
                before = stem(word);
                if usize::from(count) > MAX_OCCURRENCES {
                    continue;
                }
            }
            let cell = &mut self.seen[stem(word) as usize & (SEEN_CELLS - 1)];
            if *cell == (stem(word), self.region) {
                sum += weight;
                // Each stem counts once.
                cell.1 = 0;
            } else {
                sum -= weight.min(NAT) / 4;
            }
        }
        sum
    }
}

/// The words of a text up to `reach` before and after a place.
fn around(text: &[u32], place: u32, reach: u32) -> &[u32] {
    &text[place.saturating_sub(reach) as usize..text.len().min((place + reach) as usize)]
}
