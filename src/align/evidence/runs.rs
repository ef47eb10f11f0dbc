//! Two texts are a candidate pair if they share a long run of equal words, whatever the words, and however many texts there are.
//!
//! Word pairs are rare in small batches only: in large ones few words are informative, and a copied passage may contain too few
//! of them. Runs do not thin out. Of each text some *grams* of [`GRAM_WORDS`] words are selected by winnowing, so that
//! every run of twenty words contains a selected gram, the same one in every text. Equal grams of two texts are
//! extended to the run that they are part of.
//!
//! Grams in more than [`MAX_OCCURRENCES`] places are skipped and counted: they are the task or a quotation, and the pairs grow with the
//! square of their number. O(n) expected for n words.
//!
//! Source: S. Schleimer, D. S. Wilkerson and A. Aiken, *Winnowing: local algorithms for document fingerprinting* (2003).

use super::candidates::MAX_OCCURRENCES;
use super::word_pairs::Words;
use crate::common::mix::mix;
use crate::common::radix::sort_by_uniform_key;
use crate::common::sort;
use crate::text::word::stem;

/// A gram: its hash in the upper 32 bits, its first word's number in the whole batch in the lower 32.
type Gram = u64;

/// Words in a gram: few grams of so many words are shared by chance.
const GRAM_WORDS: usize = 8;
/// Consecutive grams of which one is selected.
const WINDOW: usize = 13;
/// Every run of this many words contains a selected gram.
#[cfg(test)]
const GUARANTEED_RUN_WORDS: usize = GRAM_WORDS + WINDOW - 1;
/// Fewest words of a run that makes two texts a candidate pair: a long clause, or a short sentence.
const MIN_RUN_WORDS: usize = 12;

/// The pairs of texts that share a run, ascending.
#[derive(Debug, Default)]
pub(super) struct SharedRuns {
    /// Numbers of two texts, the smaller first; each pair once.
    pub(super) pairs: Vec<(u32, u32)>,
    /// Grams of the first texts with more than [`MAX_OCCURRENCES`] occurrences.
    pub(super) common_grams: u64,
}

/// The shared runs of texts; the first text of each pair is one of the first texts.
#[inline(never)] // see `memory`
pub(super) fn shared_runs(words: &Words) -> SharedRuns {
    let first_words = words.starts[words.first_texts];
    let (mut all, mut grams) = (Vec::new(), Vec::with_capacity(words.starts[words.texts.len()] as usize / WINDOW * 2));
    for (text, &start) in words.texts.iter().zip(words.starts) {
        select(text, start, &mut all, &mut grams);
    }
    sort_by_uniform_key(&mut grams, 0, |&gram| gram);
    let mut found = SharedRuns::default();
    for same in grams.chunk_by(|x, y| x >> 32 == y >> 32) {
        if same.len() < 2 || same[0] as u32 >= first_words {
            continue;
        }
        if same.len() > MAX_OCCURRENCES {
            found.common_grams += 1;
            continue;
        }
        let of_first = same.partition_point(|&gram| (gram as u32) < first_words);
        for (at, &x) in same[..of_first].iter().enumerate() {
            found.pairs.extend(same[at + 1..].iter().filter_map(|&y| words.pair_with_run(x as u32, y as u32)));
        }
    }
    sort::sort_by_key(&mut found.pairs, |&pair| pair);
    found.pairs.dedup();
    found
}

impl Words<'_> {
    /// The texts of two places of equal grams, if these are part of a run that is long enough.
    fn pair_with_run(&self, x: u32, y: u32) -> Option<(u32, u32)> {
        let [(a, x), (b, y)] = [x, y].map(|word| {
            let text = self.starts.partition_point(|&start| start <= word) - 1;
            (text, (word - self.starts[text]) as usize)
        });
        (a != b && run_words(self.texts[a], self.texts[b], x, y) >= MIN_RUN_WORDS).then_some((a as u32, b as u32))
    }
}

/// The number of words in the run of equal words that contains the places `x` and `y` of two texts.
fn run_words(a: &[u32], b: &[u32], x: usize, y: usize) -> usize {
    let is_same = |(x, y): &(&u32, &u32)| x == y && stem(**x) != 0;
    let behind = a[x..].iter().zip(&b[y..]).take_while(is_same).count();
    let before = a[..x].iter().rev().zip(b[..y].iter().rev()).take_while(is_same).count();
    before + behind
}

/// Adds the selected grams of a text to `grams`: the smallest of each [`WINDOW`] consecutive ones, the leftmost if several are equal.
/// `start` is the number of its first word in the whole batch. O(n).
fn select(text: &[u32], start: u32, all: &mut Vec<Gram>, grams: &mut Vec<Gram>) {
    all.clear();
    let (mut sum, mut compared) = (0_u64, 0);
    for (place, &word) in text.iter().enumerate() {
        compared = if stem(word) == 0 { 0 } else { compared + 1 };
        sum = sum.wrapping_mul(BASE).wrapping_add(u64::from(word));
        if let Some(leaving) = place.checked_sub(GRAM_WORDS) {
            sum = sum.wrapping_sub(u64::from(text[leaving]).wrapping_mul(LEAVING_WEIGHT));
        }
        if place + 1 >= GRAM_WORDS {
            // One with an excluded word is never the smallest of a window that has others.
            let hash = if compared < GRAM_WORDS { u64::MAX } else { mix(sum) };
            all.push(hash >> 32 << 32 | u64::from(start + (place + 1 - GRAM_WORDS) as u32));
        }
    }
    let mut smallest = Gram::MAX;
    for (at, &gram) in all.iter().enumerate() {
        let first = (at + 1).saturating_sub(WINDOW);
        let has_left = (smallest as u32) < start + first as u32;
        if gram < smallest || has_left {
            smallest = if has_left { all[first..=at].iter().copied().min().unwrap_or(Gram::MAX) } else { gram };
            if at + 1 < WINDOW {
                continue;
            }
        } else if at + 1 != WINDOW {
            continue;
        }
        if smallest >> 32 != u64::from(u32::MAX) {
            grams.push(smallest);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts of few different words, some of them excluded, so that runs of all lengths are shared.
    fn texts(seed: u64) -> Vec<Vec<u32>> {
        let number = |text: u64, at: u64| mix(seed << 40 | text << 20 | at);
        let common: Vec<u32> = (0..400).map(|at| ((number(0, at) % 50) as u32) << 8 | 1).collect();
        (1..30)
            .map(|text| {
                let mut words: Vec<u32> = (0..120).map(|at| ((number(text, at) % 3_000) as u32) << 8 | 1).collect();
                let length = (number(text, 1_000) % 40) as usize;
                let [from, to] = [1_001, 1_002].map(|at| (number(text, at) % 80) as usize);
                words[to..to + length].copy_from_slice(&common[from..from + length]);
                words
            })
            .collect()
    }

    /// The number of words in the longest run that two texts share, from each place of either.
    fn longest_run(a: &[u32], b: &[u32]) -> usize {
        let mut longest = 0;
        // By place of the second text, the words of the run that ends there and at the last place of the first.
        let mut ends = vec![0; b.len() + 1];
        for x in a {
            for at in (0..b.len()).rev() {
                ends[at + 1] = if *x == b[at] && stem(*x) != 0 { ends[at] + 1 } else { 0 };
                longest = longest.max(ends[at + 1]);
            }
        }
        longest
    }

    #[test]
    fn every_pair_with_a_guaranteed_run_is_found_and_none_without_a_run() {
        let mut guaranteed = 0;
        for seed in 0..8 {
            let owned = texts(seed);
            let texts: Vec<&[u32]> = owned.iter().map(Vec::as_slice).collect();
            let starts: Vec<u32> = (0..=texts.len() as u32).map(|text| text * 120).collect();
            let longest_runs: Vec<Vec<usize>> =
                texts.iter().map(|a| texts.iter().map(|b| longest_run(a, b)).collect()).collect();
            for first_texts in [texts.len(), 5, 1] {
                let found = shared_runs(&Words { texts: &texts, starts: &starts, first_texts });
                for a in 0..texts.len() as u32 {
                    for b in a + 1..texts.len() as u32 {
                        let longest = longest_runs[a as usize][b as usize];
                        let is_found = found.pairs.binary_search(&(a, b)).is_ok();
                        let is_guaranteed = longest >= GUARANTEED_RUN_WORDS && (a as usize) < first_texts;
                        assert!(is_found || !is_guaranteed, "{seed}: {a} {b} {longest}");
                        assert!(!is_found || longest >= MIN_RUN_WORDS && (a as usize) < first_texts, "{seed}: {a} {b}");
                        guaranteed += u32::from(is_guaranteed);
                    }
                }
            }
        }
        assert!(guaranteed > 100, "{guaranteed}");
    }

    #[test]
    fn what_many_texts_share_is_counted() {
        let shared: Vec<u32> = (1..60).map(|word| word << 8).collect();
        let texts: Vec<&[u32]> = vec![&shared; MAX_OCCURRENCES + 1];
        let starts: Vec<u32> = (0..=texts.len() as u32).map(|text| text * shared.len() as u32).collect();
        let found =
            |texts: &[&[u32]]| shared_runs(&Words { texts, starts: &starts[..=texts.len()], first_texts: texts.len() });
        assert_eq!(found(&texts[1..]).pairs.len(), MAX_OCCURRENCES * (MAX_OCCURRENCES - 1) / 2);
        let of_all = found(&texts);
        assert!(of_all.pairs.is_empty() && of_all.common_grams > 3);
    }
}
