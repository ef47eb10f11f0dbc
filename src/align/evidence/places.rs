//! An index of one text: the places where each stem occurs. A *place* is a word's number in its text.

use std::sync::OnceLock;

use super::counting::{ByStem, Numbers};
use super::grams::{Gram, Selection};
use crate::common::radix::sort_uniform;
use crate::text::word::stem;

/// In place of a place or a position: there is none.
pub const NONE: u32 = u32::MAX;

/// Places that are read at a time.
pub(super) const PADDING: usize = 4;

/// The places of each stem of a text.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// Distinct stems, ascending.
    pub stems: Vec<u32>,
    /// By stem, the start of its places in `all`; one more at the end.
    starts: Vec<u32>,
    /// All places, grouped by stem, each group ascending; [`PADDING`] more at the end.
    all: Vec<u32>,
    /// By word, the position of its stem in `stems`; [`NONE`] for excluded words.
    pub numbers: Vec<u32>,
    /// Its selected grams, ascending, once they were needed.
    grams: OnceLock<Vec<Gram>>,
    /// The numbers by which it may count, once they were needed.
    counted_numbers: OnceLock<Numbers>,
}

impl Places {
    /// Indexes a text's packed words. O(n) expected.
    #[must_use]
    pub fn of(words: &[u32]) -> Self {
        let keys = (0_u64..).zip(words).filter(|&(_, &word)| stem(word) != 0);
        let mut keys: Vec<u64> = keys.map(|(place, &word)| u64::from(stem(word)) << 40 | place).collect();
        sort_uniform(&mut keys, 0);
        let mut found = Self {
            all: keys.iter().map(|&key| key as u32).chain([NONE; PADDING]).collect(),
            numbers: vec![NONE; words.len()],
            ..Self::default()
        };
        let mut start = 0;
        for same in keys.chunk_by(|x, y| x >> 40 == y >> 40) {
            for &key in same {
                found.numbers[key as u32 as usize] = found.stems.len() as u32;
            }
            found.stems.push((same[0] >> 40) as u32);
            found.starts.push(start);
            start += same.len() as u32;
        }
        found.starts.push(start);
        found
    }

    /// The selected grams of the text, given its words, ascending; each with its first place. O(n) when first called.
    pub(super) fn grams(&self, words: &[u32]) -> &[Gram] {
        self.grams.get_or_init(|| {
            let mut selection = Selection::default();
            selection.add(words, 0);
            selection.sorted()
        })
    }

    /// The numbers by which the text may count. O(n) when first called.
    pub(super) fn counted_numbers(&self) -> &Numbers {
        self.counted_numbers
            .get_or_init(|| Numbers::of(ByStem { stems: &self.stems, starts: &self.starts, places: &self.all }))
    }

    /// The places of the stem at a position in `stems`, ascending. O(1).
    #[must_use]
    #[inline]
    pub fn at(&self, index: usize) -> &[u32] {
        &self.all[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// The start of the places of the stem at a position in `stems`, for [`Self::chunk`]. O(1).
    #[must_use]
    #[inline]
    pub(super) fn start(&self, index: u32) -> u32 {
        self.starts[index as usize]
    }

    /// Some places from a start on: beyond those of its stem they mean nothing. O(1).
    #[must_use]
    #[inline]
    pub(super) fn chunk(&self, start: u32) -> [u32; PADDING] {
        self.all[start as usize..].first_chunk().copied().unwrap_or([NONE; PADDING])
    }

    /// The number of places of the stem at a position in `stems`. O(1).
    #[must_use]
    #[inline]
    pub fn count(&self, index: u32) -> u32 {
        self.starts[index as usize + 1] - self.starts[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::word::EXCLUDED;

    #[test]
    fn every_place_of_every_stem() {
        let words: Vec<u32> = [7, 9, 7, 0, 7, 9].map(|stem: u32| stem << 8 | 3).to_vec();
        let places = Places::of(&words);
        assert_eq!(places.stems, [7, 9]);
        assert_eq!((places.at(0), places.at(1)), (&[0, 2, 4][..], &[1, 5][..]));
        assert_eq!(places.numbers, [0, 1, 0, NONE, 0, 1]);
        assert_eq!([places.count(0), places.count(1)], [3, 2]);
        assert!(Places::of(&[EXCLUDED]).stems.is_empty());
    }
}
