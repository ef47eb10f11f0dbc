//! How often words, and pairs of words, stand in all texts of a batch: small tables in which some share a cell, so that they
//! stay in the processor's cache.

use crate::mix::mix;
use crate::word::stem;

/// A word is telling if it makes up at most one in so many of all words.
const TELLING_SHARE: usize = 2_000;
/// In few texts a word is telling that stands no more than so many times.
const MIN_TELLING: usize = 20;
/// Telling words that a word is paired with, before it.
pub(super) const PAIRED: usize = 3;
/// Places of word pairs that are indexed, at most some.
pub const MAX_INDEXED: usize = 4_000_000;

/// Cells of the table of words, and of that of word pairs: powers of two.
const WORD_CELLS: usize = 1 << 19;
const MAX_PAIR_CELLS: usize = 1 << 22;

/// How often each word stands in all texts.
pub(super) struct Frequencies {
    /// Those of one cell together.
    pub(super) counts: Vec<u16>,
    pub(super) words: usize,
}

impl Frequencies {
    pub(super) fn of(texts: &[&[u32]]) -> Self {
        let mut counts = vec![0_u16; WORD_CELLS];
        for &word in texts.iter().flat_map(|text| text.iter()) {
            let count = &mut counts[Self::cell(word)];
            *count = count.saturating_add(1);
        }
        counts[Self::cell(0)] = u16::MAX;
        Self { counts, words: texts.iter().map(|text| text.len()).sum() }
    }

    pub(super) fn cell(word: u32) -> usize {
        stem(word) as usize & (WORD_CELLS - 1)
    }

    pub(super) fn of_word(&self, word: u32) -> u32 {
        self.counts[Self::cell(word)].into()
    }

    /// A word is telling that stands no more than so many times: fewer where there would be too many. And how many places
    /// such words have.
    pub(super) fn telling(&self) -> (u32, usize) {
        let most = (self.words / TELLING_SHARE).max(MIN_TELLING).min(usize::from(u16::MAX) - 1);
        let mut places = vec![0_usize; most + 1];
        for &count in &self.counts {
            if let Some(places) = places.get_mut(usize::from(count)) {
                *places += usize::from(count);
            }
        }
        let mut sum = 0;
        for (count, places) in (0..).zip(places) {
            if PAIRED * (sum + places) > MAX_INDEXED {
                return (count, sum);
            }
            sum += places;
        }
        (most as u32, sum)
    }
}

/// How many places each word pair has, those of one cell together.
pub(super) struct Cells {
    pub(super) counts: Vec<u8>,
    bits: u32,
}

impl Cells {
    /// For so many places: twice as many cells, up to [`MAX_PAIR_CELLS`].
    pub(super) fn new(places: usize) -> Self {
        let cells = (2 * places).next_power_of_two().clamp(1 << 10, MAX_PAIR_CELLS);
        Self { counts: vec![0; cells], bits: cells.ilog2() }
    }

    #[inline]
    pub(super) fn at(&self, hash: u64) -> usize {
        (hash >> (64 - self.bits)) as usize
    }
}

/// The hash of a word pair, whichever word comes first.
#[inline]
pub(super) fn pair_hash(stem: u32, other: u32) -> u64 {
    mix(u64::from(stem.min(other)) << 32 | u64::from(stem.max(other)))
}
