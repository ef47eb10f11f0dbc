//! Which pairs of a batch are examined: each text with the few others that share most of its rarest words. So the work grows with
//! the number of texts, not of pairs.

use std::ops::Range;

use super::rare::{RareWords, STEM_SHIFT, TextCounts, stem_of};
use crate::align::evidence::candidates::occurrence_weight;
use crate::common::radix::{Partition, sort_uniform};
use crate::common::sort;

/// A word that more texts contain finds no pairs.
const MAX_TEXTS: u16 = 32;
/// A pair must share at least this many words.
const MIN_SHARED: u32 = 6;
/// Most occurrences of words in the index.
const MAX_INDEXED: usize = 4_000_000;

/// Candidates of one text; others may name it, too.
const MAX_OF_TEXT: usize = 4;
/// As many if they are equally heavy: the order of the texts decides nothing.
const MAX_WITH_TIES: usize = 16;

/// Two texts that share rare words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger than `a`.
    pub b: u32,
}

/// Bits of a text's number: more texts than fit in memory.
const TEXT_BITS: u32 = 24;

/// For each of the `first` texts, given by their rare words, the others that share the most of them with it, of those that are
/// `wanted`; the heaviest pairs first. O(n log n) for n rare words, plus the pairs of texts that share each.
#[must_use]
pub fn candidates<'r>(
    texts: impl Iterator<Item = &'r RareWords>,
    counts: &TextCounts,
    first: u32,
    wanted: impl Fn(u32, u32) -> bool,
) -> Vec<Candidate> {
    let most_texts = counts.limit(MAX_TEXTS, MAX_INDEXED);
    let mut keys: Vec<u64> = Vec::new();
    for (text, words) in (0_u64..).zip(texts) {
        keys.extend(words.stems(most_texts).map(|stem| u64::from(stem) << STEM_SHIFT | text));
    }
    sort_uniform(&mut keys, 0);
    let rows = Rows::of(&keys, first as usize);
    // By text, the rare words that the row's text shares with it, and their weight.
    let mut shared = vec![[0_u32; 2]; counts.texts()];
    let mut touched: Vec<u32> = Vec::new();
    // Keys that sort by descending weight, then by the pair.
    let mut found: Vec<u64> = Vec::new();
    for a in 0..first {
        for same in rows.of_text(a as usize) {
            let same = &keys[same];
            let weight = occurrence_weight(same.len() as u32);
            for &key in same {
                let [words, sum] = &mut shared[key as u32 as usize];
                if *words == 0 {
                    touched.push(key as u32);
                }
                *words += 1;
                *sum += weight;
            }
        }
        let from = found.len();
        for b in touched.drain(..) {
            let [words, weight] = std::mem::take(&mut shared[b as usize]);
            let (low, high) = (a.min(b), a.max(b));
            if words >= MIN_SHARED && a != b && wanted(low, high) {
                let lightness = u64::from(u32::from(u16::MAX) - weight.min(u16::MAX.into()));
                found.push(lightness << (2 * TEXT_BITS) | u64::from(low) << TEXT_BITS | u64::from(high));
            }
        }
        sort::sort_u64s(&mut found[from..]);
        if let Some(last) = found.get(from + MAX_OF_TEXT - 1).map(|key| key >> (2 * TEXT_BITS)) {
            let ties = found[from + MAX_OF_TEXT..].iter().take_while(|&key| key >> (2 * TEXT_BITS) == last).count();
            found.truncate(from + (MAX_OF_TEXT + ties).min(MAX_WITH_TIES));
        }
    }
    sort::sort_u64s(&mut found);
    found.dedup();
    let text = |key: u64| key as u32 & ((1 << TEXT_BITS) - 1);
    found.into_iter().map(|key| Candidate { a: text(key >> TEXT_BITS), b: text(key) }).collect()
}

/// By text, where the texts with each of its words are among the keys.
struct Rows {
    /// The first and the number of the keys, by text.
    words: Vec<[u32; 2]>,
    /// The place of each text's first one.
    starts: Vec<u32>,
}

impl Rows {
    /// For the `first` texts. O(keys).
    fn of(keys: &[u64], first: usize) -> Self {
        // The other texts share a group.
        let text = |key: u64| (key as u32 as usize).min(first);
        let mut partition = Partition::of(first + 1, keys.iter().map(|&key| text(key)));
        let starts = partition.starts().to_vec();
        let mut words = vec![[0; 2]; keys.len()];
        let mut start = 0;
        for same in keys.chunk_by(|&x, &y| stem_of(x) == stem_of(y)) {
            for &key in same {
                words[partition.place(text(key))] = [start, same.len() as u32];
            }
            start += same.len() as u32;
        }
        Self { words, starts }
    }

    /// The ranges of keys of each word of a text.
    fn of_text(&self, text: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        let [from, to] = [text, text + 1].map(|text| self.starts[text] as usize);
        self.words[from..to].iter().map(|&[start, length]| start as usize..(start + length) as usize)
    }
}
