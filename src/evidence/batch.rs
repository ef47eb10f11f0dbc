//! Many texts → the evidence of all pairs that have some.
//!
//! Candidates come from an index ([`super::candidates`]); each is aligned, the most promising first, until
//! [`MAX_ALIGNED_WORDS`] are: what is left is counted. What stands in each text is looked up once, however many candidates it
//! has. At last each passage is weighed by how many texts share it.

use std::ops::Range;

use super::candidates::{Candidate, Candidates, candidates};
use super::chance::{rarity, unexplained};
use super::counts::Counts;
use super::places::Places;
use super::{Found, Limits, Text, find};

/// Words of all candidates that are aligned, both texts of each counted: some ten seconds of work.
pub const MAX_ALIGNED_WORDS: u64 = 200_000_000;

/// A pair of texts with evidence.
#[derive(Clone, Debug, PartialEq)]
pub struct Proven {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger.
    pub b: u32,
    /// What is counted.
    pub counts: Counts,
    /// What its score is worth among all texts: less where many share its passages.
    pub worth: u32,
    /// Matched words of the side with fewer, by the same measure.
    pub telling: u32,
    /// Where its passages stand in either text, and their matched words.
    stretches: Vec<[(Range<u32>, u32); 2]>,
}

/// The evidence of a batch.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Pairs with evidence, in the order of the texts.
    pub pairs: Vec<Proven>,
    /// Pairs that were looked at.
    pub aligned: u64,
    /// Candidates that were not, because there were too many.
    pub left_out: u64,
    /// Word pairs that stand too often to propose a pair.
    pub common: u64,
    /// A word was telling that stands no more than so many times.
    pub telling: u32,
}

/// Looks for evidence between texts.
pub struct Finder<'t> {
    words: &'t [&'t [u32]],
    /// In how many copies each text is there.
    copies: &'t [u32],
    limits: Limits,
    places: Vec<Option<Places>>,
    /// Words that may still be aligned.
    left: u64,
    batch: Batch,
}

impl<'t> Finder<'t> {
    /// For texts given as packed words, each in so many copies.
    #[must_use]
    pub fn new(words: &'t [&'t [u32]], copies: &'t [u32], limits: Limits) -> Self {
        let places = words.iter().map(|_| None).collect();
        Self { words, copies, limits, places, left: MAX_ALIGNED_WORDS, batch: Batch::default() }
    }

    /// Aligns no more than so many words.
    #[must_use]
    pub fn up_to(mut self, words: u64) -> Self {
        self.left = words;
        self
    }

    /// The candidates of which the first text is one of the first so many, the most promising first.
    #[must_use]
    pub fn candidates(&mut self, first_texts: u32) -> Vec<Candidate> {
        let Candidates { mut pairs, common, telling } = candidates(self.words, first_texts);
        self.batch.common = common;
        self.batch.telling = telling;
        pairs.sort_by_key(|pair| (std::cmp::Reverse(pair.spot), pair.a, pair.b));
        pairs
    }

    /// Aligns a pair of texts, the smaller number first, unless too many words were aligned already.
    pub fn look(&mut self, a: u32, b: u32) {
        let [words_a, words_b] = [a, b].map(|text| self.words[text as usize]);
        let cost = (words_a.len() + words_b.len()) as u64;
        let Some(left) = self.left.checked_sub(cost) else {
            self.batch.left_out += 1;
            return;
        };
        self.left = left;
        self.batch.aligned += 1;
        for text in [a, b] {
            let places = &mut self.places[text as usize];
            if places.is_none() {
                *places = Some(Places::of(self.words[text as usize]));
            }
        }
        let [Some(places_a), Some(places_b)] = [a, b].map(|text| self.places[text as usize].as_ref()) else {
            return;
        };
        let (text_a, text_b) = (Text { words: words_a, places: places_a }, Text { words: words_b, places: places_b });
        let found = find(&text_a, &text_b, self.limits);
        if !found.is_empty() {
            let counts = Counts::of(&found, words_a, words_b);
            let stretches = found.iter().map(stretches).collect();
            self.batch.pairs.push(Proven { a, b, counts, worth: 0, telling: 0, stretches });
        }
    }

    /// What is counted of two copies of a text.
    #[must_use]
    pub fn of_copies(&self, text: u32) -> Counts {
        let words = self.words[text as usize];
        let places = Places::of(words);
        let text = Text { words, places: &places };
        Counts::of(&find(&text, &text, self.limits), words, words)
    }

    /// All that was found, weighed.
    #[must_use]
    pub fn finish(mut self) -> Batch {
        self.batch.pairs.sort_unstable_by_key(|pair| (pair.a, pair.b));
        weigh(&mut self.batch.pairs, self.copies);
        self.batch
    }
}

fn stretches(found: &Found) -> [(Range<u32>, u32); 2] {
    [(found.a.clone(), found.matched_a()), (found.b.clone(), found.matched_b())]
}

/// Weighs each pair by how many texts share its passages. O(p log p) for p passages.
fn weigh(pairs: &mut [Proven], copies: &[u32]) {
    // For each text, where the number of texts that share it changes, and by how much.
    let mut changes: Vec<Vec<(u32, i32)>> = copies.iter().map(|_| Vec::new()).collect();
    for pair in &*pairs {
        for stretch in &pair.stretches {
            for (side, [text, other]) in [[pair.a, pair.b], [pair.b, pair.a]].into_iter().enumerate() {
                let texts = copies[other as usize].cast_signed();
                let Range { start, end } = stretch[side].0;
                changes[text as usize].extend([(start, texts), (end, -texts)]);
            }
        }
    }
    let batch = copies.iter().sum();
    // Copies of a text share all of it.
    let sums: Vec<SumsByWord> =
        changes.into_iter().zip(copies).map(|(changes, &copies)| SumsByWord::of(changes, copies - 1, batch)).collect();
    for pair in pairs {
        let (mut unexplained, mut telling) = ([0_u64; 2], [0_u64; 2]);
        for stretch in &pair.stretches {
            for (side, text) in [pair.a, pair.b].into_iter().enumerate() {
                let (range, matched) = &stretch[side];
                let [from, to] = [range.start, range.end].map(|word| sums[text as usize].up_to(word));
                let of_matched = |sum: u64| sum * u64::from(*matched) / range.len().max(1) as u64;
                unexplained[side] += of_matched(to.unexplained - from.unexplained);
                telling[side] += of_matched(to.telling - from.telling);
            }
        }
        let matched = u64::from(pair.counts.matched_a.min(pair.counts.matched_b)).max(1);
        let score = u64::from(pair.counts.score);
        pair.telling = (telling[0].min(telling[1]) / 256) as u32;
        pair.worth = (score * unexplained[0].min(unexplained[1]) / (256 * matched)).min(score) as u32;
    }
}

/// What the words of a text up to one of them count together, in 1 / 256 of a word: the less, the more texts share them.
#[derive(Clone, Copy, Default)]
struct Sums {
    unexplained: u64,
    telling: u64,
}

/// The sums up to each word where a passage begins or ends, ascending.
struct SumsByWord(Vec<(u32, Sums)>);

impl SumsByWord {
    fn of(mut changes: Vec<(u32, i32)>, copies: u32, batch: u32) -> Self {
        changes.sort_unstable();
        let mut sums = Vec::with_capacity(changes.len());
        let (mut sum, mut texts, mut from) = (Sums::default(), copies.cast_signed(), 0);
        for (word, change) in changes {
            let shared_by = texts.cast_unsigned();
            let words = u64::from(word - from);
            sum.unexplained += words * u64::from(unexplained(shared_by, batch));
            sum.telling += words * u64::from(rarity(shared_by));
            sums.push((word, sum));
            texts += change;
            from = word;
        }
        Self(sums)
    }

    fn up_to(&self, word: u32) -> Sums {
        let at = self.0.partition_point(|&(place, _)| place < word);
        self.0[at].1
    }
}
