//! Two texts are a candidate pair if they share rare pairs of words that lie close together in both.
//!
//! A *word pair* is two informative words with at most two other informative words between them, in either order: rewording
//! rarely separates them. A word is *informative* if it makes up at most one in `INFORMATIVE_SHARE` of the words of all
//! texts. An index lists the occurrences of each word pair. A word pair with more than `MAX_OCCURRENCES` of them is skipped
//! and counted: it is weak evidence for any two texts, and the number of text pairs grows with its square.
//!
//! A *seed region* is a place in either text around which the two share several word pairs. The words around it are scored
//! (`seed_regions`); most candidates are dropped there.
//!
//! In large batches only rarer words are informative, so that the index has about `MAX_INDEXED_OCCURRENCES` entries, and a
//! reworded passage may contain too few of them. What was copied word for word is found all the same, by its runs of equal words
//! (`long_runs`). O(n) for n words, and O(m log m) for m occurrences shared by two texts.

use std::cmp::Reverse;

use super::common_text::CommonText;
use super::long_runs::{selected_grams, shared_runs};
use super::seed_regions::{ENOUGH, MIN_WEIGHT, RegionScorer, SharedWordPair};
use super::tables::{Frequencies, MAX_OCCURRENCES, Phrases};
use super::word_pairs::{Occurrence, PairedWords, WordPairs};
use crate::common::mix::mix;
use crate::common::radix::Partition;
use crate::common::{parallel, sort};

/// Two texts to be aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger than `a`.
    pub b: u32,
    /// Score of their best seed region, or of all of them, up to a score that only copied passages reach, in 1 /
    /// [`super::weights::NAT`] of a nat.
    pub seed_score: i32,
}

/// The pairs of texts to be aligned.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// In the order of the texts.
    pub pairs: Vec<Candidate>,
    /// Word pairs of the first texts with more than `MAX_OCCURRENCES` occurrences, and grams in more texts than that.
    pub common_word_pairs: u64,
    /// Highest number of occurrences of an informative word.
    pub informative_word_count: u32,
    /// Parts shared by more than `MAX_OCCURRENCES` texts: they make no candidate pair.
    pub common_text: CommonText,
}

/// The candidates among distinct texts given as packed words; the first text of each is one of the first `first_texts`. They are the same
/// in whatever order each of the two kinds of texts is given.
#[must_use]
pub fn candidates(texts: &[&[u32]], first_texts: u32) -> Candidates {
    let starts = starts(texts);
    let frequencies = Frequencies::of(texts);
    let (max_count, informative_count) = frequencies.informative();
    let batch = PairedWords { texts, starts: &starts, first_texts: first_texts as usize };
    let by_word_pairs = || {
        let order = by_length(texts, first_texts);
        let texts: Vec<&[u32]> = order.iter().map(|&text| texts[text as usize]).collect();
        let starts = self::starts(&texts);
        let batch = PairedWords { texts: &texts, starts: &starts, first_texts: first_texts as usize };
        let mut index = WordPairIndex::new(&starts, first_texts);
        let counts = WordPairs::of(&batch, &frequencies, max_count, informative_count)
            .for_each_part(|occurrences| index.add(occurrences));
        let phrases = Phrases { frequencies: &frequencies, pair_counts: &counts, informative_word_count: max_count };
        let mut pairs = index.pairs(&texts, first_texts, RegionScorer::new(phrases));
        for pair in &mut pairs {
            let [a, b] = [pair.a, pair.b].map(|text| order[text as usize]);
            (pair.a, pair.b) = (a.min(b), a.max(b));
        }
        (pairs, counts, index.common_word_pairs)
    };
    let ((mut pairs, counts, common_word_pairs), grams) = parallel::both(by_word_pairs, || selected_grams(&batch));
    let phrases = Phrases { frequencies: &frequencies, pair_counts: &counts, informative_word_count: max_count };
    let runs = shared_runs(&batch, &phrases, &grams);
    pairs.extend(runs.pairs.into_iter().map(|(a, b)| Candidate { a, b, seed_score: ENOUGH }));
    sort::sort_by_key(&mut pairs, |pair| (pair.a, pair.b, Reverse(pair.seed_score)));
    pairs.dedup_by_key(|pair| (pair.a, pair.b));
    let common_word_pairs = common_word_pairs + runs.common_grams;
    Candidates { pairs, common_word_pairs, informative_word_count: max_count, common_text: runs.common_text }
}

/// The numbers of the texts, the `first` ones before the others, each kind by length: seed regions are scored with the shorter text
/// as the first, whatever their names.
fn by_length(texts: &[&[u32]], first: u32) -> Vec<u32> {
    let mut order: Vec<u32> = (0..texts.len() as u32).collect();
    sort::sort_by_key(&mut order, |&text| {
        let words = texts[text as usize];
        // Texts of one length are ordered by what they say.
        let digest = words.iter().fold(0, |digest, &word| mix(digest ^ u64::from(word)));
        (u32::from(text >= first), words.len() as u32, digest)
    });
    order
}

/// The number of each text's first word in the whole batch; one more at the end. The batch has fewer than 2³² words, or it
/// would be compared by signatures.
fn starts(texts: &[&[u32]]) -> Vec<u32> {
    let mut starts = Vec::with_capacity(texts.len() + 1);
    let mut sum = 0_u32;
    starts.push(0);
    for text in texts {
        sum += text.len() as u32;
        starts.push(sum);
    }
    starts
}

/// A text and a place in it where a word pair occurs.
#[derive(Clone, Copy)]
struct Posting {
    text: u32,
    place: u32,
}

/// The word pairs that occur in at least two texts, and at most [`MAX_OCCURRENCES`] times.
struct WordPairIndex<'s> {
    starts: &'s [u32],
    /// By block of [`BLOCK_WORDS`] words of the batch, the text that its first word belongs to.
    text_of_block: Vec<u32>,
    /// The number of words in the first texts.
    first_words: u32,
    /// Grouped by word pair, each group ascending by text and place.
    postings: Vec<Posting>,
    /// The end of each group in `postings`.
    ends: Vec<u32>,
    common_word_pairs: u64,
}

/// Words in a block of [`WordPairIndex::text_of_block`].
const BLOCK_WORDS: u32 = 128;

impl<'s> WordPairIndex<'s> {
    fn new(starts: &'s [u32], first_texts: u32) -> Self {
        let words = starts[starts.len() - 1];
        let mut text = 0;
        let text_of_block = (0..=words / BLOCK_WORDS)
            .map(|block| {
                while starts.get(text + 1).is_some_and(|&end| end <= block * BLOCK_WORDS) {
                    text += 1;
                }
                text as u32
            })
            .collect();
        let first_words = starts[first_texts as usize];
        Self { starts, text_of_block, first_words, postings: Vec::new(), ends: Vec::new(), common_word_pairs: 0 }
    }

    /// The text and the place in it of a word of the batch. O(1) but for texts shorter than a block.
    #[inline]
    fn posting(&self, word: u32) -> Posting {
        let mut text = self.text_of_block[(word / BLOCK_WORDS) as usize];
        while self.starts[text as usize + 1] <= word {
            text += 1;
        }
        Posting { text, place: word - self.starts[text as usize] }
    }

    /// Adds ascending occurrences, all of each word pair.
    #[inline(never)] // see `memory`
    fn add(&mut self, occurrences: &[Occurrence]) {
        for same in occurrences.chunk_by(|x, y| x >> 32 == y >> 32) {
            // Others pass the sieve along with those that may be shared.
            if same.len() < 2 || same[0] as u32 >= self.first_words {
                continue;
            }
            if same.len() > MAX_OCCURRENCES {
                self.common_word_pairs += 1;
                continue;
            }
            let before = self.postings.len();
            for &occurrence in same {
                self.postings.push(self.posting(occurrence as u32));
            }
            if self.postings[before].text == self.postings[self.postings.len() - 1].text {
                self.postings.truncate(before);
            } else {
                self.ends.push(self.postings.len() as u32);
            }
        }
    }

    /// The pairs of texts whose seed regions score enough.
    #[inline(never)] // see `memory`
    fn pairs<'t>(&self, texts: &[&'t [u32]], first_texts: u32, mut scorer: RegionScorer<'t>) -> Vec<Candidate> {
        let (rows, entries) = self.rows(texts.len());
        let mut found = Vec::new();
        let mut shared: Vec<SharedWordPair> = Vec::new();
        // By text, the sum of the weights of the word pairs shared with it; and the texts where that is not 0.
        let mut sums = vec![0_u32; texts.len()];
        let mut touched = vec![0_u32; texts.len() + 1];
        for a in 0..first_texts {
            let entries = &entries[rows[a as usize] as usize..rows[a as usize + 1] as usize];
            let others = |&(at, end): &(u32, u32)| {
                let others = self.postings[at as usize + 1..end as usize].iter();
                others.filter(move |other| other.text > a)
            };
            let mut count = 0;
            for &(at, end) in entries {
                let weight = occurrence_weight(end - at);
                for other in &self.postings[at as usize + 1..end as usize] {
                    // Without a branch: whether a text was touched before is unpredictable, and a mispredicted branch would
                    // stall until the posting is loaded.
                    let sum = &mut sums[other.text as usize];
                    touched[count] = other.text;
                    count += usize::from(*sum == 0);
                    *sum += weight;
                }
            }
            // A text that repeats a word pair also meets itself, and is not its own candidate.
            sums[a as usize] = 0;
            shared.clear();
            if touched[..count].iter().any(|&text| sums[text as usize] >= MIN_WEIGHT) {
                for entry in entries {
                    let (own, weight) = (self.postings[entry.0 as usize].place, occurrence_weight(entry.1 - entry.0));
                    let others = others(entry).filter(|other| sums[other.text as usize] >= MIN_WEIGHT);
                    shared.extend(others.map(|&Posting { text, place }| SharedWordPair {
                        text,
                        a: own,
                        b: place,
                        weight,
                    }));
                }
            }
            // Not by `common::sort`: of all sorts this one takes the most time, and in place it takes half of it.
            shared.sort_unstable_by_key(|shared| (shared.text, shared.a, shared.b));
            scorer.set_first_text(texts[a as usize]);
            for with_one in shared.chunk_by(|x, y| x.text == y.text) {
                let b = with_one[0].text;
                let min_scores = scorer.min_scores([texts[a as usize].len(), texts[b as usize].len()]);
                let seed_score = scorer.seed_score(texts[b as usize], with_one, min_scores);
                if seed_score > 0 {
                    found.push(Candidate { a, b, seed_score });
                }
            }
            for &text in &touched[..count] {
                sums[text as usize] = 0;
            }
        }
        found
    }

    /// The start of each text's entries, and the entries: the number of a posting of the text and the end of its group.
    fn rows(&self, texts: usize) -> (Vec<u32>, Vec<(u32, u32)>) {
        let mut partition = Partition::of(texts, self.postings.iter().map(|posting| posting.text as usize));
        let rows = partition.starts().to_vec();
        let mut entries = vec![(0, 0); self.postings.len()];
        let mut start = 0;
        for &end in &self.ends {
            for at in start..end {
                entries[partition.place(self.postings[at as usize].text as usize)] = (at, end);
            }
            start = end;
        }
        (rows, entries)
    }
}

/// The weight of a word, or of a pair of words, by its occurrences: 6 for two or three, one less with each doubling, 2 at
/// [`MAX_OCCURRENCES`].
pub(in crate::align) fn occurrence_weight(occurrences: u32) -> u32 {
    7_u32.saturating_sub(occurrences.max(2).ilog2()).max(1)
}
