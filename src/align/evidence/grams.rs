//! Some of the runs of a few words in a text, selected so that every longer run that two texts share contains one selected in both.
//!
//! A *gram* is a run of [`GRAM_WORDS`] words. Of each [`WINDOW`] consecutive grams the smallest by its hash is selected (winnowing),
//! so about one in seven is, and every run of [`GUARANTEED_RUN_WORDS`] words contains a selected one, the same in every text.
//! O(n) expected for n words.
//!
//! Source: S. Schleimer, D. S. Wilkerson and A. Aiken, *Winnowing: local algorithms for document fingerprinting* (2003).

use super::tables::HashSieve;
use crate::common::mix::mix;
use crate::common::radix::sort_uniform;
use crate::text::word::stem;

/// A gram: its hash in the upper 32 bits, its first word's number in the lower 32.
pub(super) type Gram = u64;

/// Words in a gram: few grams of so many words are shared by chance.
pub(super) const GRAM_WORDS: usize = 8;
/// Consecutive grams of which one is selected.
pub(super) const WINDOW: usize = 13;
/// The hash of a gram with an excluded word: it is never the smallest of a window that has others, and never selected.
const EXCLUDED: u64 = u32::MAX as u64;
/// Every run of this many words contains a selected gram.
pub(super) const GUARANTEED_RUN_WORDS: usize = GRAM_WORDS + WINDOW - 1;

/// The selected grams of some texts.
#[derive(Default)]
pub(super) struct Selection {
    selected: Vec<Gram>,
    /// All grams of one text.
    grams: Vec<Gram>,
}

impl Selection {
    /// For a number of words in all texts.
    pub(super) fn with_capacity(words: usize) -> Self {
        Self { selected: Vec::with_capacity(words / WINDOW * 2), grams: Vec::new() }
    }

    /// Adds the selected grams of a text whose first word has the number `start`. O(n).
    pub(super) fn add(&mut self, text: &[u32], start: u32) {
        self.read(text, start);
        let Self { selected, grams } = self;
        let mut smallest = Gram::MAX;
        for (at, &gram) in grams.iter().enumerate() {
            let first = (at + 1).saturating_sub(WINDOW);
            let has_left = (smallest as u32) < start + first as u32;
            if gram < smallest || has_left {
                smallest = if has_left { grams[first..=at].iter().copied().min().unwrap_or(Gram::MAX) } else { gram };
                if at + 1 < WINDOW {
                    continue;
                }
            } else if at + 1 != WINDOW {
                continue;
            }
            if smallest >> 32 != EXCLUDED {
                selected.push(smallest);
            }
        }
    }

    /// Adds the grams of another text, selected or not, whose hashes are in `wanted`. O(n).
    pub(super) fn add_wanted(&mut self, text: &[u32], start: u32, wanted: &HashSieve) {
        self.read(text, start);
        let is_wanted = |&gram: &Gram| wanted.contains(gram) && gram >> 32 != EXCLUDED;
        self.selected.extend(self.grams.iter().copied().filter(is_wanted));
    }

    /// Reads all grams of a text. O(n).
    fn read(&mut self, text: &[u32], start: u32) {
        self.grams.clear();
        let (mut sum, mut compared) = (0_u64, 0);
        for (place, &word) in text.iter().enumerate() {
            compared = if stem(word) == 0 { 0 } else { compared + 1 };
            sum = sum.wrapping_mul(BASE).wrapping_add(u64::from(word));
            if let Some(leaving) = place.checked_sub(GRAM_WORDS) {
                sum = sum.wrapping_sub(u64::from(text[leaving]).wrapping_mul(LEAVING_WEIGHT));
            }
            if place + 1 >= GRAM_WORDS {
                let hash = if compared < GRAM_WORDS { EXCLUDED } else { mix(sum) >> 32 };
                self.grams.push(hash << 32 | u64::from(start + (place + 1 - GRAM_WORDS) as u32));
            }
        }
    }

    /// The hashes of the grams selected so far.
    pub(super) fn set(&self) -> HashSieve {
        let mut set = HashSieve::new(self.selected.len());
        for &gram in &self.selected {
            set.insert(gram);
        }
        set
    }

    /// The selected grams, ascending.
    pub(super) fn sorted(mut self) -> Vec<Gram> {
        sort_uniform(&mut self.selected, 0);
        self.selected
    }
}

/// The base of the polynomial that a gram's hash is, and its power of [`GRAM_WORDS`].
const BASE: u64 = 0x2545_f491_4f6c_dd1b;
const LEAVING_WEIGHT: u64 = {
    let (mut power, mut steps) = (1_u64, 0);
    while steps < GRAM_WORDS {
        power = power.wrapping_mul(BASE);
        steps += 1;
    }
    power
};
