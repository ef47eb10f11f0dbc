//! Rare words: those that few texts of a batch contain.
//!
//! They identify a text, not its subject: of essays on one play all name the hero, so the hero's name is not rare. Nor are numbers and
//! letters by which texts count (`align/labels`): they come in the same order in every text.

use super::{NONE, Point};
use crate::align::labels::Labels;
use crate::common::radix::sort_uniform;
use crate::text::word::stem;

/// A rare word is in at most one in this many texts.
const RARE_SHARE: usize = 5;
/// In small batches a word in at most this many texts is rare, whatever its share.
const RARE_TEXTS: usize = 3;
/// A word's places in one text times those in the other are at most this many.
const MAX_POINTS_OF_WORD: usize = 2;

/// Cells of the table, a power of two. Words that share a cell seem more frequent than they are.
const CELLS: usize = 1 << 19;

/// In how many texts each stem occurs, at least: stems that share a cell are counted together.
pub struct TextCounts {
    counts: Vec<u16>,
    /// Maximum number of texts that contain a rare word.
    max_rare: u16,
    texts: usize,
}

impl TextCounts {
    /// O(n) for n words of all texts, given as packed words.
    #[must_use]
    pub fn of(texts: &[&[u32]]) -> Self {
        let mut counts = vec![0_u16; CELLS];
        // By cell, the last text that was counted, from 1.
        let mut last = vec![0_u32; CELLS];
        for (number, text) in (1..).zip(texts) {
            for &word in *text {
                let cell = cell(stem(word));
                if last[cell] != number {
                    last[cell] = number;
                    counts[cell] = counts[cell].saturating_add(1);
                }
            }
        }
        // Excluded words.
        counts[cell(0)] = u16::MAX;
        let max_rare = (texts.len() / RARE_SHARE).max(RARE_TEXTS).min(usize::from(u16::MAX) - 1);
        Self { counts, max_rare: max_rare as u16, texts: texts.len() }
    }

    /// The number of all texts.
    pub(super) fn texts(&self) -> usize {
        self.texts
    }

    /// The number of texts that contain a stem. O(1).
    #[inline]
    pub(super) fn of_stem(&self, stem: u32) -> u16 {
        self.counts[cell(stem)]
    }

    /// The highest number of texts, at most `most_texts`, such that all words in no more texts than that have at most
    /// `most_occurrences` together. O(1): the table has a fixed size.
    pub(super) fn limit(&self, most_texts: u16, most_occurrences: usize) -> u16 {
        let mut occurrences = vec![0_usize; usize::from(most_texts.min(self.max_rare)) + 1];
        for &count in &self.counts {
            if let Some(occurrences) = occurrences.get_mut(usize::from(count)) {
                *occurrences += usize::from(count);
            }
        }
        let mut sum = 0;
        let fits = |occurrences: &&usize| {
            sum += **occurrences;
            sum <= most_occurrences
        };
        (occurrences.iter().take_while(fits).count() as u16).saturating_sub(1)
    }
}

fn cell(stem: u32) -> usize {
    stem as usize & (CELLS - 1)
}

/// The rare words of a text that occur in it at most twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RareWords {
    /// Each stem with a place and the number of texts that contain it, ascending.
    keys: Vec<u64>,
}

/// Bits of a key below the stem, and below the place.
pub(super) const STEM_SHIFT: u32 = 40;
const PLACE_SHIFT: u32 = 16;
/// Maximum number of words of a text that are read: their places have to fit into a key.
const MAX_PLACES: u32 = 1 << (STEM_SHIFT - PLACE_SHIFT);

impl RareWords {
    /// O(n) expected for n packed words.
    #[must_use]
    #[inline(never)] // see `memory`
    pub fn of(words: &[u32], counts: &TextCounts) -> Self {
        let mut all = vec![0; words.len()];
        let mut count = 0;
        // Without a branch, as any word may be rare.
        for (place, &word) in (0..MAX_PLACES).zip(words) {
            let texts = counts.of_stem(stem(word));
            all[count] = u64::from(stem(word)) << STEM_SHIFT | u64::from(place) << PLACE_SHIFT | u64::from(texts);
            count += usize::from((2..=counts.max_rare).contains(&texts));
        }
        let all = &mut all[..count];
        sort_uniform(all, 0);
        let mut keys = Vec::with_capacity(count);
        let labels = Labels::get();
        for same in by_stem(all).filter(|same| same.len() <= MAX_POINTS_OF_WORD) {
            if !labels.is_ordinal(stem_of(same[0])) {
                keys.extend_from_slice(same);
            }
        }
        Self { keys }
    }

    /// The distinct stems that at most `most_texts` texts contain, ascending.
    pub(super) fn stems(&self, most_texts: u16) -> impl Iterator<Item = u32> + '_ {
        by_stem(&self.keys).filter(move |same| same[0] as u16 <= most_texts).map(|same| stem_of(same[0]))
    }

    /// A point for each two places of a word in two texts, by stem. A word with more than two has none.
    /// O(n) for n rare words.
    pub(super) fn shared_with(&self, other: &Self) -> Vec<Point> {
        let mut found = Vec::with_capacity(self.keys.len());
        let [mut mine, mut others] = [&self.keys[..], &other.keys[..]];
        while let (Some(&key), Some(&other)) = (mine.first(), others.first()) {
            let (stem, other) = (stem_of(key), stem_of(other));
            if stem != other {
                // Without a branch, as either may be smaller.
                mine = &mine[usize::from(stem < other)..];
                others = &others[usize::from(stem > other)..];
                continue;
            }
            let [mine, others] = [&mut mine, &mut others].map(take_stem);
            if mine.len() * others.len() > MAX_POINTS_OF_WORD {
                continue;
            }
            for [&a, &b] in mine.iter().flat_map(|a| others.iter().map(move |b| [a, b])) {
                let [a, b] = [a, b].map(|key| (key >> PLACE_SHIFT) as u32 & (MAX_PLACES - 1));
                found.push(Point { a, b, stem, texts: key as u16, before: NONE });
            }
        }
        found
    }
}

/// The keys of each stem.
fn by_stem(keys: &[u64]) -> impl Iterator<Item = &[u64]> {
    keys.chunk_by(|&x, &y| stem_of(x) == stem_of(y))
}

/// Takes the keys of the first stem.
fn take_stem<'k>(keys: &mut &'k [u64]) -> &'k [u64] {
    // A word has two at most.
    let count = 1 + usize::from(keys.get(1).is_some_and(|&next| stem_of(next) == stem_of(keys[0])));
    let (same, rest) = keys.split_at(count);
    *keys = rest;
    same
}

/// The stem of a key.
pub(super) fn stem_of(key: u64) -> u32 {
    (key >> STEM_SHIFT) as u32
}
