//! A batch of texts is searched for passages that pairs of them share.
//!
//! An index yields candidate pairs ([`super::candidates`]). Those with the highest seed scores are aligned, up to
//! [`MAX_ALIGNED_WORDS`] words; the remaining candidates are counted. The stem positions of a text are computed once,
//! however many candidates it is part of. Finally each pair's score is discounted by how many texts share its passages.

use std::ops::Range;
use std::sync::OnceLock;

use super::candidates::{Candidate, Candidates};
use super::chance::{rank_factor, score_factor};
use super::common_text::{CommonPart, CommonText, uncommon_words};
use super::counts::{MatchedCounts, longest_run, total_score};
use super::places::Places;
use super::tokens_per_word::TokensPerWord;
use super::{PassageLimits, SharedPassage, Text, find};
use crate::common::{parallel, sort};

/// Maximum number of words in all aligned candidates, counting both texts of each and at least [`MIN_ALIGNED_WORDS`]: about ten
/// seconds of work.
pub const MAX_ALIGNED_WORDS: u64 = 200_000_000;

/// A pair of shorter texts counts as this many aligned words, so that at most a million pairs are aligned and stored.
pub const MIN_ALIGNED_WORDS: u64 = 200;

/// Two texts, the smaller number first, and the passages that they share.
pub type PairPassages = (u32, u32, Vec<SharedPassage>);

/// Two texts that share at least one passage.
#[derive(Clone, Debug, PartialEq)]
pub struct PairEvidence {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger than `a`.
    pub b: u32,
    /// Matched words, verbatim words and passages.
    pub counts: MatchedCounts,
    /// Sum of the passages' scores, in 1 / [`super::weights::NAT`] of a nat.
    pub score: u32,
    /// The score, discounted where many texts share the passages ([`score_factor`]), in 1 / [`super::weights::NAT`] of a nat.
    pub discounted_score: u32,
    /// The number of words in their longest run of equal words.
    pub longest_run: u32,
    /// Matched words of the side with fewer, discounted where many texts share the passages ([`rank_factor`]).
    pub discounted_matched: u32,
    /// Matched words outside common text, of the side with fewer.
    pub uncommon_matched: u32,
    /// How many tokens make a word in the passages.
    pub tokens_per_word: TokensPerWord,
    /// The word range and the number of matched words of each passage, in either text.
    passages: Vec<[(Range<u32>, u32); 2]>,
}

/// The evidence found in a batch.
#[derive(Clone, Debug, Default)]
pub struct AlignedBatch {
    /// The pairs that share passages, in the order of the texts.
    pub pairs: Vec<PairEvidence>,
    /// Candidates that were aligned.
    pub aligned: u64,
    /// Candidates that were not aligned because there were no words left for them.
    pub not_aligned: u64,
    /// word pairs that occur too often to yield candidates.
    pub common_word_pairs: u64,
    /// Highest number of occurrences of an informative word in the batch.
    pub informative_word_count: u32,
    /// The passages of aligned pairs, as far as [`Aligner::keeping_passages`] allows.
    pub passages: Vec<PairPassages>,
}

/// Aligns pairs of texts and collects their evidence.
pub struct Aligner<'t> {
    words: &'t [&'t [u32]],
    /// By text, how many documents have it.
    copies: &'t [u32],
    limits: PassageLimits,
    /// By text, its stem positions, computed when the text is first aligned.
    places: Vec<OnceLock<Places>>,
    /// Parts shared by too many texts to make a candidate pair.
    common_text: CommonText,
    /// Words that may still be aligned.
    word_budget: u64,
    /// Words of passages that may still be kept.
    kept_budget: usize,
    batch: AlignedBatch,
}

impl<'t> Aligner<'t> {
    /// For texts given as packed words; `copies` is the number of documents that have each.
    #[must_use]
    pub fn new(words: &'t [&'t [u32]], copies: &'t [u32], limits: PassageLimits) -> Self {
        let places = words.iter().map(|_| OnceLock::new()).collect();
        Self {
            words,
            copies,
            limits,
            places,
            common_text: CommonText::default(),
            word_budget: MAX_ALIGNED_WORDS,
            kept_budget: 0,
            batch: AlignedBatch::default(),
        }
    }

    /// Limits the number of aligned words to `max_words`, instead of [`MAX_ALIGNED_WORDS`].
    #[must_use]
    pub fn with_max_words(mut self, max_words: u64) -> Self {
        self.word_budget = max_words;
        self
    }

    /// Keeps the passages of pairs, fewer than `max_words` words altogether, counting both sides. Pairs that do not fit are passed over.
    #[must_use]
    pub fn keeping_passages(mut self, max_words: usize) -> Self {
        self.kept_budget = max_words;
        self
    }

    /// The candidates of these texts in the order in which they should be aligned: highest seed score first, unless all of them
    /// can be aligned. Then in the order of the texts, as a text that was just aligned is still in the processor's cache.
    #[must_use]
    pub fn in_order(&mut self, candidates: Candidates) -> Vec<Candidate> {
        let Candidates { mut pairs, common_word_pairs, informative_word_count, common_text } = candidates;
        self.common_text = common_text;
        self.batch.common_word_pairs = common_word_pairs;
        self.batch.informative_word_count = informative_word_count;
        if pairs.iter().map(|pair| self.cost(pair.a, pair.b)).sum::<u64>() > self.word_budget {
            sort::sort_by_key(&mut pairs, |pair| (std::cmp::Reverse(pair.seed_score), pair.a, pair.b));
        }
        pairs
    }

    /// The number of words that an alignment takes from the budget.
    fn cost(&self, a: u32, b: u32) -> u64 {
        [a, b].iter().map(|&text| self.words[text as usize].len() as u64).sum::<u64>().max(MIN_ALIGNED_WORDS)
    }

    /// Aligns pairs of texts, the smaller number first, in parallel; counts as not aligned those for which the word budget does not
    /// suffice.
    #[inline(never)] // see `memory`
    pub fn align(&mut self, pairs: &[(u32, u32)]) {
        // The cut is made before the work is divided, so that it does not depend on the order in which that is done.
        let affordable = pairs.iter().filter(|&&(a, b)| self.takes_from_budget(a, b));
        let mut aligned: Vec<(PairPassages, Option<PairEvidence>)> =
            affordable.map(|&(a, b)| ((a, b, Vec::new()), None)).collect();
        let batch = &*self;
        parallel::for_each(&mut aligned, &mut (), |(), ((a, b, passages), evidence)| {
            let found = batch.find(*a, *b);
            *evidence = batch.evidence(*a, *b, &found);
            if batch.kept_budget > 0 {
                *passages = found;
            }
        });
        for (found, evidence) in aligned {
            self.batch.pairs.extend(evidence);
            let words: usize = found.2.iter().map(|passage| passage.a.len() + passage.b.len()).sum();
            if words > 0 && self.kept_budget > words {
                self.kept_budget -= words;
                self.batch.passages.push(found);
            }
        }
    }

    /// Whether the word budget suffices for a pair, which then takes its words from it.
    #[inline(never)] // see `memory`
    fn takes_from_budget(&mut self, a: u32, b: u32) -> bool {
        let Some(rest) = self.word_budget.checked_sub(self.cost(a, b)) else {
            self.batch.not_aligned += 1;
            return false;
        };
        self.word_budget = rest;
        self.batch.aligned += 1;
        true
    }

    #[inline(never)] // see `memory`
    fn find(&self, a: u32, b: u32) -> Vec<SharedPassage> {
        let [a, b] = [a, b].map(|text| {
            let words = self.words[text as usize];
            Text { words, places: self.places[text as usize].get_or_init(|| Places::of(words)) }
        });
        find(&a, &b, self.limits)
    }

    /// The evidence of two texts that share the passages `found`; none if there are none.
    fn evidence(&self, a: u32, b: u32, found: &[SharedPassage]) -> Option<PairEvidence> {
        if found.is_empty() {
            return None;
        }
        let [words_a, words_b] = [a, b].map(|text| self.words[text as usize]);
        Some(PairEvidence {
            a,
            b,
            counts: MatchedCounts::of(found, words_a, words_b),
            score: total_score(found),
            longest_run: longest_run(found, words_a, words_b),
            discounted_score: 0,
            discounted_matched: 0,
            uncommon_matched: 0,
            tokens_per_word: tokens_per_word(found, [words_a, words_b]),
            passages: found.iter().map(ranges_and_matched).collect(),
        })
    }

    /// The counts and the score of a pair of documents that both have this text, and how many tokens make a word in it.
    #[must_use]
    pub fn of_copies(&self, text: u32) -> (MatchedCounts, u32, TokensPerWord) {
        let words = self.words[text as usize];
        let places = Places::of(words);
        let text = Text { words, places: &places };
        let found = find(&text, &text, self.limits);
        (MatchedCounts::of(&found, words, words), total_score(&found), TokensPerWord::of(&[words]))
    }

    /// The evidence of all aligned pairs, with discounted scores.
    #[must_use]
    pub fn finish(mut self) -> AlignedBatch {
        sort::sort_by_key(&mut self.batch.pairs, |pair| (pair.a, pair.b));
        discount(&mut self.batch.pairs, self.words, self.copies, &self.common_text);
        self.batch
    }
}

/// How many tokens make a word in the passages of two texts. O(n) for n words in passages.
fn tokens_per_word(passages: &[SharedPassage], texts: [&[u32]; 2]) -> TokensPerWord {
    let stretches = |passage| [0, 1].map(|side: usize| SharedPassage::words_of(passage, side, texts[side]));
    TokensPerWord::of(&passages.iter().flat_map(stretches).collect::<Vec<&[u32]>>())
}

fn ranges_and_matched(passage: &SharedPassage) -> [(Range<u32>, u32); 2] {
    [(passage.a.clone(), passage.matched_a()), (passage.b.clone(), passage.matched_b())]
}

/// Discounts scores and matched words by how many texts share each word of the passages, and counts those that are not common.
/// O(p log p) for p passages and common parts.
fn discount(pairs: &mut [PairEvidence], words: &[&[u32]], copies: &[u32], common_text: &CommonText) {
    // By text, the words where the number of texts that share it changes, and by how much.
    let mut changes: Vec<Vec<(u32, i32)>> = copies.iter().map(|_| Vec::new()).collect();
    for pair in &*pairs {
        for passage in &pair.passages {
            for (side, [text, other]) in [[pair.a, pair.b], [pair.b, pair.a]].into_iter().enumerate() {
                let texts = copies[other as usize].cast_signed();
                let Range { start, end } = passage[side].0;
                changes[text as usize].extend([(start, texts), (end, -texts)]);
            }
        }
    }
    let batch = copies.iter().sum();
    let mut start = 0;
    let common = words.iter().zip(&changes).map(|(text, changes)| {
        let words = start..start + text.len() as u32;
        start = words.end;
        if changes.is_empty() { Vec::new() } else { common_text.within(words) }
    });
    let common: Vec<Vec<CommonPart>> = common.collect();
    // The other copies of a text share all of it.
    let sums: Vec<SumsByWord> = changes
        .into_iter()
        .zip(&common)
        .zip(copies)
        .map(|((changes, common), &copies)| SumsByWord::of(changes, common, copies - 1, batch))
        .collect();
    for pair in pairs {
        let (mut for_score, mut for_rank, mut uncommon) = ([0_u64; 2], [0_u64; 2], [0_u64; 2]);
        for passage in &pair.passages {
            for (side, text) in [pair.a, pair.b].into_iter().enumerate() {
                let (range, matched) = &passage[side];
                let [from, to] = [range.start, range.end].map(|word| sums[text as usize].up_to(word));
                // The share of matched words is taken to be the same all over the passage.
                let of_matched = |sum: u64| scaled(sum, u64::from(*matched), range.len().max(1) as u64);
                for_score[side] += of_matched(to.for_score - from.for_score);
                for_rank[side] += of_matched(to.for_rank - from.for_rank);
                uncommon[side] += of_matched(uncommon_words(range, &common[text as usize]).into());
            }
        }
        let matched = u64::from(pair.counts.fewer()).max(1);
        let score = u64::from(pair.score);
        pair.discounted_matched = (for_rank[0].min(for_rank[1]) / 256) as u32;
        pair.uncommon_matched = uncommon[0].min(uncommon[1]) as u32;
        pair.discounted_score = scaled(score, for_score[0].min(for_score[1]), 256 * matched).min(score) as u32;
    }
}

/// `number * by / of`. The product may need more than 64 bits where two texts share many millions of words.
fn scaled(number: u64, by: u64, of: u64) -> u64 {
    match number.checked_mul(by) {
        Some(product) => product / of,
        None => u64::try_from(u128::from(number) * u128::from(by) / u128::from(of)).unwrap_or(u64::MAX),
    }
}

/// Sums of the factors of a text's words up to one of them, in 1 / 256 of a word.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// Of [`score_factor`].
    for_score: u64,
    /// Of [`rank_factor`].
    for_rank: u64,
}

/// The sums up to each word where a passage begins or ends, ascending by word.
struct SumsByWord(Vec<(u32, Sums)>);

impl SumsByWord {
    fn of(mut changes: Vec<(u32, i32)>, common: &[CommonPart], copies: u32, batch: u32) -> Self {
        changes.extend(common.iter().flat_map(|part| [(part.words.start, 0), (part.words.end, 0)]));
        sort::sort_by_key(&mut changes, |&change| change);
        let mut sums = Vec::with_capacity(changes.len());
        let (mut sum, mut texts, mut from, mut parts) = (Sums::default(), copies.cast_signed(), 0, common);
        for (word, change) in changes {
            while let [first, rest @ ..] = parts
                && first.words.end <= from
            {
                parts = rest;
            }
            let in_common = parts.first().map_or(0, |part| if part.words.start <= from { part.texts - 1 } else { 0 });
            let shared_by = texts.cast_unsigned().max(in_common);
            let words = u64::from(word - from);
            sum.for_score += words * u64::from(score_factor(shared_by, batch));
            sum.for_rank += words * u64::from(rank_factor(shared_by));
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

#[cfg(test)]
mod tests {
    use super::scaled;

    #[test]
    fn sums_over_the_longest_texts_do_not_wrap() {
        let words = u64::from(u32::MAX);
        assert_eq!(scaled(256 * words, words, words), 256 * words);
        assert_eq!(scaled(words, 256 * words, 256), words * words);
        assert_eq!(scaled(7, 3, 2), 10);
    }
}
