//! Which pairs of a batch are looked at: for each text the few others that share most of its rarest words. So the work grows with
//! the number of texts, not of pairs.

use super::telling::{TellingWords, TextCounts};
use crate::common::radix::{Partition, sort_uniform};
use crate::common::sort;

/// Most texts that contain a word by which pairs are found.
const MAX_TEXTS: u16 = 32;
/// Least words that a pair shares.
const MIN_SHARED: u32 = 6;
/// Most occurrences of words in the index.
const MAX_INDEXED: usize = 4_000_000;

/// Most candidates of a text, unless it is one of as many of another's.
const MAX_OF_TEXT: usize = 4;

/// Two texts that share rare words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger than `a`.
    pub b: u32,
    /// Rare words that both contain.
    pub words: u32,
    /// Their weight.
    pub weight: u32,
}

/// For each of the `first` texts, given as packed words, the others that share the most rare words with it, of those that are
/// `wanted`; ascending. O(n) for n words, plus the pairs of texts that share each.
#[must_use]
pub fn candidates(
    texts: &[&[u32]],
    counts: &TextCounts,
    first: u32,
    wanted: impl Fn(u32, u32) -> bool,
) -> Vec<Candidate> {
    let most_texts = counts.rarest(MAX_TEXTS, MAX_INDEXED);
    let mut keys: Vec<u64> = Vec::new();
    for (text, words) in (0_u64..).zip(texts) {
        let rare = TellingWords::within(words, counts, most_texts);
        keys.extend(rare.stems().map(|stem| u64::from(stem) << 40 | text));
    }
    sort_uniform(&mut keys, 0);
    let rows = Rows::of(&keys, texts.len());
    let mut shared = vec![Candidate::default(); texts.len()];
    let mut touched: Vec<u32> = Vec::new();
    let mut found: Vec<Candidate> = Vec::new();
    for a in 0..first {
        for &(start, end) in rows.of_text(a) {
            for &key in &keys[start..end] {
                let other = &mut shared[key as u32 as usize];
                if other.words == 0 {
                    touched.push(key as u32);
                }
                other.words += 1;
                other.weight += weight(end - start);
            }
        }
        let mut others: Vec<Candidate> = Vec::new();
        for b in touched.drain(..) {
            let Candidate { words, weight, .. } = std::mem::take(&mut shared[b as usize]);
            if words >= MIN_SHARED && a != b && wanted(a.min(b), a.max(b)) {
                others.push(Candidate { a: a.min(b), b: a.max(b), words, weight });
            }
        }
        sort::sort_by_key(&mut others, |pair| (u32::MAX - pair.weight, pair.a, pair.b));
        found.extend(others.into_iter().take(MAX_OF_TEXT));
    }
    sort::sort_by_key(&mut found, |pair| (pair.a, pair.b));
    found.dedup();
    found
}

/// The words of each text: where the texts of a word begin and end among the keys.
struct Rows {
    starts: Vec<u32>,
    words: Vec<(usize, usize)>,
}

impl Rows {
    /// For keys of a stem and a text each, ascending.
    fn of(keys: &[u64], texts: usize) -> Self {
        let mut partition = Partition::of(texts, keys.iter().map(|&key| key as u32 as usize));
        let starts = partition.starts().to_vec();
        let mut words = vec![(0, 0); keys.len()];
        let mut start = 0;
        for same in keys.chunk_by(|x, y| x >> 40 == y >> 40) {
            let end = start + same.len();
            for &key in same {
                words[partition.place(key as u32 as usize)] = (start, end);
            }
            start = end;
        }
        Self { starts, words }
    }

    fn of_text(&self, text: u32) -> &[(usize, usize)] {
        let text = text as usize;
        &self.words[self.starts[text] as usize..self.starts[text + 1] as usize]
    }
}

/// The weight of a word in this many texts: 6 for two or three, one less with each doubling.
fn weight(texts: usize) -> u32 {
    7_u32.saturating_sub(texts.max(2).ilog2()).max(1)
}
