//! Two texts are a candidate pair if they share a long run of equal words, whatever the words, and however many texts there are.
//!
//! Word pairs are rare in small batches only: in large ones few words are informative, and a copied passage may contain too few
//! of them. Runs do not thin out. Equal grams of two texts ([`super::grams`]) are extended to the run that they are part of.
//!
//! Grams in more than [`MAX_OCCURRENCES`] texts are skipped and counted: they are the task or a quotation, and the pairs grow with the
//! square of their number. The words of a run that belong to such grams or to common phrases do not count: two essays with
//! the same quotation may well go on with the same word. O(n) expected for n words.

use std::ops::Range;

use super::common_text::CommonText;
use super::grams::{Gram, Selection};
use super::tables::{MAX_OCCURRENCES, Phrases};
use super::word_pairs::PairedWords;
use crate::common::sort;
use crate::text::word::stem;

/// Fewest words of a run that makes two texts a candidate pair: a long clause, or a short sentence.
const MIN_RUN_WORDS: usize = 12;
/// Most occurrences in one text at which a run is searched for, of a gram with more than [`MAX_OCCURRENCES`].
const MAX_OCCURRENCES_IN_TEXT: usize = 3;
/// Words by which a run is followed before and behind a place in it.
const MAX_REACH: usize = 32;

/// The pairs of texts that share a run, ascending.
#[derive(Debug, Default)]
pub(super) struct SharedRuns {
    /// Numbers of two texts, the smaller first; each pair once.
    pub(super) pairs: Vec<(u32, u32)>,
    /// Grams of the first texts that more than [`MAX_OCCURRENCES`] texts contain.
    pub(super) common_grams: u64,
    /// Where these are.
    pub(super) common_text: CommonText,
}

/// The grams of all texts that decide which runs are found, ascending.
#[inline(never)] // see `memory`
pub(super) fn selected_grams(words: &PairedWords) -> Vec<Gram> {
    let first_words = words.starts[words.first_texts];
    let mut selection = Selection::with_capacity(first_words as usize);
    let (first, others) = words.texts.split_at(words.first_texts);
    for (text, &start) in first.iter().zip(words.starts) {
        selection.add(text, start);
    }
    if !others.is_empty() {
        // Nothing else can be shared with one of the first texts, which keeps a large archive cheap.
        let of_first = selection.set();
        for (text, &start) in others.iter().zip(&words.starts[words.first_texts..]) {
            selection.add_wanted(text, start, &of_first);
        }
    }
    selection.sorted()
}

/// The shared runs of texts, given their [`selected_grams`]; the first text of each pair is one of the first texts.
#[inline(never)] // see `memory`
pub(super) fn shared_runs(words: &PairedWords, phrases: &Phrases, grams: &[Gram]) -> SharedRuns {
    let first_words = words.starts[words.first_texts];
    let is_shared = |same: &&[Gram]| same.len() > 1 && (same[0] as u32) < first_words;
    let groups = grams.chunk_by(|x, y| x >> 32 == y >> 32).filter(is_shared);
    let is_common = |same: &&[Gram]| same.len() > MAX_OCCURRENCES && words.by_text(same).nth(MAX_OCCURRENCES).is_some();
    let (common, shared): (Vec<_>, Vec<_>) = groups.partition(is_common);
    let common_text = CommonText::of(words, &common);
    let search = Search { words, phrases, common_text: &common_text };
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for same in shared {
        let most = if same.len() > MAX_OCCURRENCES { MAX_OCCURRENCES_IN_TEXT } else { MAX_OCCURRENCES };
        let texts: Vec<&[Gram]> = words.by_text(same).map(|of_text| &of_text[..of_text.len().min(most)]).collect();
        let is_repeated = texts.len() < same.len();
        let of_first = texts.partition_point(|of_text| (of_text[0] as u32) < first_words);
        for (at, x) in texts[..of_first].iter().enumerate() {
            pairs.extend(texts[at + 1..].iter().filter_map(|y| search.pair_with_run(x, y, is_repeated)));
        }
    }
    sort::sort_by_key(&mut pairs, |&pair| pair);
    pairs.dedup();
    SharedRuns { pairs, common_grams: common.len() as u64, common_text }
}

/// What a run is weighed by.
struct Search<'t> {
    words: &'t PairedWords<'t>,
    phrases: &'t Phrases<'t>,
    common_text: &'t CommonText,
}

impl Search<'_> {
    /// Two texts, given the equal grams of each, if a pair of them is part of a run with enough words that few texts share.
    /// `is_repeated`: some text, not necessarily one of these two, contains the gram more than once. Then it does not matter how often
    /// the phrases of the run occur, because one text alone can make them look common.
    fn pair_with_run(&self, of_a: &[Gram], of_b: &[Gram], is_repeated: bool) -> Option<(u32, u32)> {
        let PairedWords { texts, starts, .. } = *self.words;
        let [a, b] = [of_a, of_b].map(|grams| self.words.text_of(grams[0] as u32));
        let has_run = |x: u32, y: u32| {
            let run = run(texts[a], texts[b], (x - starts[a]) as usize, (y - starts[b]) as usize);
            let part = self.outside_common_text(run, starts[a]);
            let words = if is_repeated { part.len() } else { self.phrases.uncommon_words(&texts[a][part]) };
            words >= MIN_RUN_WORDS
        };
        of_a.iter().any(|&x| of_b.iter().any(|&y| has_run(x as u32, y as u32))).then_some((a as u32, b as u32))
    }

    /// The part of a run before its first common words or behind its last ones, whichever is longer. `start` is the number of the
    /// first word of the run's text.
    fn outside_common_text(&self, run: Range<usize>, start: u32) -> Range<usize> {
        let in_batch = start + run.start as u32..start + run.end as u32;
        let Some(common) = self.common_text.span_in(&in_batch) else { return run };
        let [first, behind] = [common.start, common.end].map(|word| (word - start) as usize);
        let (before, behind) = (run.start..first, behind..run.end);
        if before.len() >= behind.len() { before } else { behind }
    }
}

/// The run of equal words that contains the places `x` and `y` of two texts, as places of the first; up to [`MAX_REACH`] words
/// before and behind `x`.
fn run(a: &[u32], b: &[u32], x: usize, y: usize) -> Range<usize> {
    let is_same = |(x, y): &(&u32, &u32)| x == y && stem(**x) != 0;
    let behind = a[x..].iter().zip(&b[y..]).take(MAX_REACH).take_while(is_same).count();
    let before = a[..x].iter().rev().zip(b[..y].iter().rev()).take(MAX_REACH).take_while(is_same).count();
    x - before..x + behind
}

#[cfg(test)]
mod tests {
    use super::super::grams::GUARANTEED_RUN_WORDS;
    use super::super::tables::{Frequencies, PairCounts, pair_hash};
    use super::*;
    use crate::common::mix::mix;

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

    /// The shared runs, where pairs of neighbouring words in many texts are common phrases or none are.
    fn shared_by(words: &PairedWords, has_phrases: bool) -> SharedRuns {
        let frequencies = Frequencies::of(words.texts);
        let mut pair_counts = PairCounts::new(1 << 12);
        for text in words.texts {
            for pair in text.windows(2) {
                pair_counts.add(pair_hash(stem(pair[0]), stem(pair[1])));
            }
        }
        let informative_word_count = if has_phrases { u32::MAX } else { 0 };
        let phrases = Phrases { frequencies: &frequencies, pair_counts: &pair_counts, informative_word_count };
        shared_runs(words, &phrases, &selected_grams(words))
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
                let found = shared_by(&PairedWords { texts: &texts, starts: &starts, first_texts }, false);
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
        let found = |texts: &[&[u32]]| {
            shared_by(&PairedWords { texts, starts: &starts[..=texts.len()], first_texts: texts.len() }, false)
        };
        assert_eq!(found(&texts[1..]).pairs.len(), MAX_OCCURRENCES * (MAX_OCCURRENCES - 1) / 2);
        let of_all = found(&texts);
        assert!(of_all.pairs.is_empty() && of_all.common_grams > 3);
    }

    #[test]
    fn what_one_text_repeats_is_shared_by_few() {
        let shared: Vec<u32> = (1..60).map(|word| word << 8).collect();
        let repeating = shared.repeat(2 * MAX_OCCURRENCES);
        let texts: Vec<&[u32]> = vec![&shared, &repeating, &shared];
        let starts = [0, shared.len(), shared.len() + repeating.len(), 2 * shared.len() + repeating.len()];
        let starts = starts.map(|start| start as u32);
        for (first_texts, expected) in [(3, vec![(0, 1), (0, 2), (1, 2)]), (1, vec![(0, 1), (0, 2)])] {
            let found = shared_by(&PairedWords { texts: &texts, starts: &starts, first_texts }, true);
            assert_eq!((found.pairs, found.common_grams), (expected, 0));
        }
    }

    #[test]
    fn what_follows_a_quotation_by_chance_makes_no_pair_and_what_was_copied_with_it_does() {
        // Each text has words of its own around one quotation of 40 words; two texts of three go on with the same word.
        let quotation = |texts: u32| -> Vec<Vec<u32>> {
            (0..texts)
                .map(|text| {
                    let own = |at: u32| (1_000 + text * 100 + at) << 8;
                    let chance = [(500 + text / 3) << 8];
                    let quoted = (1..=40).map(|word| word << 8);
                    let copied: Vec<u32> =
                        if text >= texts - 2 { (900..925).map(|word| word << 8).collect() } else { Vec::new() };
                    (0..30).map(own).chain(quoted).chain(chance).chain(copied).chain((30..60).map(own)).collect()
                })
                .collect()
        };
        for is_by_phrases in [false, true] {
            let owned = quotation(90);
            let texts: Vec<&[u32]> = owned.iter().map(Vec::as_slice).collect();
            let mut starts = vec![0];
            starts.extend(texts.iter().scan(0, |sum, text| {
                *sum += text.len() as u32;
                Some(*sum)
            }));
            let found = shared_by(&PairedWords { texts: &texts, starts: &starts, first_texts: 90 }, is_by_phrases);
            assert_eq!(found.pairs, [(88, 89)], "{is_by_phrases}");
        }
    }
}
