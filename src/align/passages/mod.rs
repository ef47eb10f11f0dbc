//! Finds the passages that two documents share, as in text alignment (Potthast et al. 2010): stretches that one text
//! has from the other, edited or not, with their positions on both sides and the edits.
//!
//! There are four stages. [`seeds`] finds every run of n tokens that both texts contain. [`chains`] connects seeds that
//! follow each other in both texts with few tokens between them. [`builder`] turns chains, best first, into passages
//! that share no token: tokens between seeds are aligned word by word ([`gaps`]), ends are extended, and neighbours
//! merged. Passages with too few equal tokens are only counted. A moved paragraph is a passage of its own; a changed
//! word does not split a passage.
//!
//! The same texts always have the same passages, also if they are exchanged. O(n log n) for natural texts of n tokens.
//! For repetitive texts the matches are bounded by [`seeds::MAX_MATCHES`], which is reported.

pub mod builder;
pub mod chains;
pub mod edits;
pub mod gaps;
pub mod seeds;

use std::ops::Range;

use crate::common::sort;
use crate::params::Params;
use builder::PassageBuilder;

pub use edits::TokenEdit;
pub use seeds::{Grams, SeedRun};

/// In short texts the fewest tokens of a passage are one in this many tokens of the shorter text.
const SHORT_TEXT_SHARE: u32 = 10;

/// Limits of passages; lengths are in tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChainLimits {
    /// Length of a shingle, the shortest match that is counted.
    pub k: u32,
    /// Most tokens bridged between two equal ones, on either side.
    pub gap: u32,
    /// Fewest equal tokens of a passage.
    pub shortest: u32,
}

impl ChainLimits {
    /// The limits of the parameters.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { k: params.k, gap: params.passage_gap, shortest: params.shortest_passage }
    }

    /// Number of tokens in a seed: three fifths of a shingle. A changed word between two shingles leaves that much of
    /// each, and three words in a row are still rare enough to identify their source, so even a passage with every
    /// fourth word changed has seeds.
    #[must_use]
    pub fn seed(&self) -> u32 {
        (3 * self.k).div_ceil(5)
    }

    /// Fewest equal tokens of a passage if the shorter text has `tokens` tokens.
    #[must_use]
    fn shortest_in(&self, tokens: u32) -> u32 {
        self.shortest.min((tokens / SHORT_TEXT_SHARE).max(self.k))
    }
}

/// A passage: runs of equal tokens, with edits between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlignedPassage {
    /// Its equal tokens, ascending in both texts; never empty.
    pub runs: Vec<SeedRun>,
}

impl AlignedPassage {
    /// Its tokens in the first text.
    #[must_use]
    pub fn a(&self) -> Range<u32> {
        self.runs[0].a..self.runs[self.runs.len() - 1].a_end()
    }

    /// Its tokens in the second text.
    #[must_use]
    pub fn b(&self) -> Range<u32> {
        self.runs[0].b..self.runs[self.runs.len() - 1].b_end()
    }

    /// The number of its equal tokens.
    #[must_use]
    pub fn tokens(&self) -> u32 {
        self.runs.iter().map(|run| run.tokens).sum()
    }

    /// The edits in it, ascending.
    pub fn edits(&self) -> impl Iterator<Item = TokenEdit> {
        edits::between(&self.runs)
    }

    fn swapped(mut self) -> Self {
        for run in &mut self.runs {
            std::mem::swap(&mut run.a, &mut run.b);
        }
        self
    }
}

/// The passages of two texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passages {
    /// By equal tokens, most first, then by their start in the first text; without overlap on either side.
    pub passages: Vec<AlignedPassage>,
    /// Number of matches of at least a shingle that are too short for a passage.
    pub too_short: u32,
    /// Whether repetition was so frequent that not all matches were tried; a passage may then be shorter than possible.
    pub bounded: bool,
}

/// The passages of two texts. O(n log n) time for natural texts of n tokens, O(n) space.
#[must_use]
pub fn align(a: &Grams, b: &Grams, limits: ChainLimits) -> Passages {
    // Both orders of the texts are aligned in the same order, so that the results are equal.
    if (b.len(), b.tokens, b.masked) < (a.len(), a.tokens, a.masked) {
        let Passages { passages, too_short, bounded } = align_in_order(b, a, limits);
        let mut passages: Vec<AlignedPassage> = passages.into_iter().map(AlignedPassage::swapped).collect();
        rank(&mut passages);
        return Passages { passages, too_short, bounded };
    }
    align_in_order(a, b, limits)
}

fn align_in_order(a: &Grams, b: &Grams, limits: ChainLimits) -> Passages {
    let shortest = limits.shortest_in(a.len().min(b.len()));
    let seeds = seeds::seeds(a, b, shortest);
    let mut builder = PassageBuilder::new(a, b, ChainLimits { shortest, ..limits });
    for chain in chains::chains(&seeds.runs, limits.gap, limits.k.min(shortest)) {
        builder.add(&chain);
    }
    let (mut passages, too_short) = builder.finish();
    rank(&mut passages);
    Passages { passages, too_short, bounded: seeds.bounded }
}

fn rank(passages: &mut [AlignedPassage]) {
    sort::sort_by_key(passages, |passage| (std::cmp::Reverse(passage.tokens()), passage.runs[0].a));
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: ChainLimits = ChainLimits { k: 5, gap: 30, shortest: 15 };

    fn tokens(text: &str) -> Vec<u64> {
        text.split_whitespace().map(|word| crate::text::token::hash(word.as_bytes())).collect()
    }

    fn passages_of(a: &[u64], b: &[u64]) -> Passages {
        let [a, b] = [a, b].map(|tokens| Grams::new(tokens, &[], LIMITS.seed()));
        align(&a, &b, LIMITS)
    }

    /// `count` different words, which differ from those of other texts.
    fn words(text: u64, count: u64) -> Vec<u64> {
        (0..count).map(|word| crate::text::token::hash(&(text << 32 | word).to_le_bytes())).collect()
    }

    #[test]
    fn an_edited_word_does_not_split_a_passage() {
        let a = tokens("from here on one two three four five six seven eight nine ten and then the end");
        let b = tokens("well one two three four FIVE six seven eight AND nine ten and so it goes");
        let Passages { passages, .. } = passages_of(&a, &b);
        let [passage] = &passages[..] else { panic!("one passage, not {passages:?}") };
        assert_eq!((passage.a(), passage.b(), passage.tokens()), (3..14, 1..13, 10));
        let edits: Vec<TokenEdit> = passage.edits().collect();
        assert_eq!(edits, [TokenEdit { a: 7..8, b: 5..6 }, TokenEdit { a: 11..11, b: 9..10 }]);
    }

    #[test]
    fn a_short_phrase_is_a_passage_only_in_short_texts() {
        let a = tokens("as my mother used to say a stitch in time saves nine times out of ten");
        let b = tokens("he thought that a stitch in time saves nine other stitches at the least");
        assert_eq!(passages_of(&a, &b).passages.iter().map(AlignedPassage::tokens).collect::<Vec<_>>(), [6]);
        // In longer texts such a phrase is only counted.
        let [a, b] = [[a, words(1, 300)].concat(), [b, words(2, 300)].concat()];
        let found = passages_of(&a, &b);
        assert_eq!((found.passages.len(), found.too_short), (0, 1));
    }

    #[test]
    fn moved_paragraphs_are_passages_of_their_own() {
        let [first, second, third] = [1, 2, 3].map(|text| words(text, 40));
        let a = [&first[..], &second, &third].concat();
        let b = [&third[..], &words(4, 9), &first, &second].concat();
        let found: Vec<_> = passages_of(&a, &b).passages.iter().map(|it| (it.a(), it.b())).collect();
        assert_eq!(found, [(0..80, 49..129), (80..120, 0..40)]);
    }

    #[test]
    fn a_passage_that_is_extended_takes_no_token_of_the_next_piece() {
        let [better, first, second] = [(1, 30), (2, 20), (3, 20)].map(|(text, count)| words(text, count));
        // The better passage claims two tokens of the second run in one text, and leaves them free in the other, where the
        // first run is extended over the second of them and the one behind it.
        let a = [&better[..], &second[..2], &words(4, 200), &first, &second].concat();
        let b = [&first[..], &words(5, 1), &second[1..3], &better, &second].concat();
        let limits = ChainLimits { k: 5, gap: 120, shortest: 1 };
        let [grams_a, grams_b] = [&a, &b].map(|tokens| Grams::new(tokens, &[], limits.seed()));
        let found = align(&grams_a, &grams_b, limits).passages;
        for ranges in [AlignedPassage::a, AlignedPassage::b].map(|range| found.iter().map(range).collect::<Vec<_>>()) {
            let tokens = ranges.iter().flat_map(Clone::clone).collect::<std::collections::BTreeSet<u32>>();
            assert_eq!(tokens.len(), ranges.iter().map(ExactSizeIterator::len).sum::<usize>(), "{ranges:?}");
        }
        assert_eq!(found.iter().map(AlignedPassage::tokens).collect::<Vec<_>>(), [32, 22, 17]);
    }

    #[test]
    fn an_inserted_sentence_is_bridged_but_not_an_inserted_page() {
        let whole = words(1, 80);
        let with = |inserted: u64| [&whole[..40], &words(2, inserted), &whole[40..]].concat();
        let found = |inserted| passages_of(&whole, &with(inserted)).passages.len();
        assert_eq!((found(30), found(31)), (1, 2));
    }

    #[test]
    fn repetition_is_bounded_and_reported() {
        let long: Vec<u64> = (0..100_000).map(|at| at % 2).collect();
        for shorter in [&long[..], &long[..70_001]] {
            let Passages { passages, bounded, .. } = passages_of(&long, shorter);
            let length = shorter.len() as u32;
            assert_eq!((passages.len(), passages[0].a(), passages[0].b(), bounded), (1, 0..length, 0..length, true));
        }
    }

    #[test]
    fn masked_tokens_match_nothing() {
        let text = words(1, 60);
        let masked: Vec<bool> = (0..60).map(|at| (20..40).contains(&at)).collect();
        let [masked, free] = [&masked[..], &[]].map(|masked| Grams::new(&text, masked, LIMITS.seed()));
        let found = align(&free, &masked, LIMITS);
        assert_eq!(found.passages.iter().map(AlignedPassage::tokens).collect::<Vec<_>>(), [40]);
    }
}
