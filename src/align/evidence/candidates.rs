//! Two texts are a candidate pair if they share rare pairs of words that lie close together in both.
//!
//! A *word pair* is two informative words with at most two other informative words between them, in either order: rewording
//! rarely separates them. A word is *informative* if it makes up at most one in `INFORMATIVE_SHARE` of the words of all
//! texts. An index lists the occurrences of each word pair. A word pair with more than [`MAX_OCCURRENCES`] of them is skipped
//! and counted: it is weak evidence for any two texts, and the number of text pairs grows with its square.
//!
//! A *seed region* is a place in either text around which the two share several word pairs. The words around it are scored
//! (`seed_regions`); most candidates are dropped there.
//!
//! In large batches only rarer words are informative, so that the index has about `MAX_INDEXED_OCCURRENCES` entries. A long
//! copied passage still contains enough of them. O(n) for n words, and O(m log m) for m occurrences shared by two texts.

use super::seed_regions::{MIN_WEIGHT, RegionScorer, SharedWordPair};
use super::tables::{Frequencies, PAIRED_WORDS, PairCounts, PairSet, pair_hash};
use crate::common::radix::{Partition, sort_by_uniform_key};
use crate::text::word::stem;

/// Most occurrences of a word pair that yields candidates.
pub const MAX_OCCURRENCES: usize = 40;

/// Two texts to be aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger than `a`.
    pub b: u32,
    /// Score of their best seed region, in 1 / [`super::weights::NAT`] of a nat.
    pub seed_score: i32,
}

/// The pairs of texts to be aligned.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// In the order of the texts.
    pub pairs: Vec<Candidate>,
    /// Word pairs of the first texts with more than [`MAX_OCCURRENCES`] occurrences.
    pub common_word_pairs: u64,
    /// Highest number of occurrences of an informative word.
    pub informative_word_count: u32,
}

/// An occurrence of a word pair: its hash in the upper 32 bits, its second word's number in the whole batch in the lower 32.
type Occurrence = u64;

/// The candidates among texts given as packed words; the first text of each is one of the first `first_texts`.
#[must_use]
pub fn candidates(texts: &[&[u32]], first_texts: u32) -> Candidates {
    let starts = starts(texts);
    let frequencies = Frequencies::of(texts);
    let (max_count, informative_count) = frequencies.informative();
    let batch = Words { texts, starts: &starts, frequencies: &frequencies, max_count, informative_count };
    let (mut occurrences, counts) = word_pairs(&batch, first_texts);
    sort_by_uniform_key(&mut occurrences, 0, |&occurrence| occurrence);
    let mut index = Index { starts: &starts, postings: Vec::new(), ends: Vec::new(), common_word_pairs: 0 };
    index.fill(&occurrences, first_texts);
    drop(occurrences);
    let pairs = index.pairs(texts, first_texts, RegionScorer::new(&frequencies, &counts, max_count));
    Candidates { pairs, common_word_pairs: index.common_word_pairs, informative_word_count: max_count }
}

/// The number of each text's first word in the whole batch; one more at the end.
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

/// The words of all texts, and which of them are informative.
struct Words<'s> {
    texts: &'s [&'s [u32]],
    starts: &'s [u32],
    frequencies: &'s Frequencies,
    max_count: u32,
    /// The number of informative words.
    informative_count: usize,
}

/// The occurrences of all word pairs that may occur more than once, one of these in the first texts; and the counts of
/// all word pairs.
#[inline(never)] // see `memory`
fn word_pairs(words: &Words, first_texts: u32) -> (Vec<Occurrence>, PairCounts) {
    let Words { texts, starts, informative_count, .. } = *words;
    let mut counts = PairCounts::new(PAIRED_WORDS * informative_count);
    let first_texts = first_texts as usize;
    // Few texts have few of all word pairs.
    let [first_words, all_words] = [first_texts, texts.len()].map(|text| u64::from(starts[text]));
    let share = (first_words * informative_count as u64 / all_words.max(1)) as usize;
    let mut occurrences: Vec<Occurrence> = Vec::with_capacity(PAIRED_WORDS * share);
    for at in 0..first_texts {
        add_word_pairs(words, at, &mut counts, |occurrence| occurrences.push(occurrence));
    }
    if first_texts < texts.len() {
        // Nothing but these can be shared with one of the first texts, which keeps a large archive cheap.
        let mut wanted = PairSet::new(occurrences.len());
        for &occurrence in &occurrences {
            wanted.insert(occurrence);
        }
        for at in first_texts..texts.len() {
            add_word_pairs(words, at, &mut counts, |occurrence| {
                if wanted.contains(occurrence) {
                    occurrences.push(occurrence);
                }
            });
        }
    }
    occurrences.retain(|&occurrence| counts.of(occurrence) > 1);
    (occurrences, counts)
}

#[inline(never)] // see `memory`
fn add_word_pairs(words: &Words, at: usize, counts: &mut PairCounts, mut found: impl FnMut(Occurrence)) {
    let mut before = [0_u32; PAIRED_WORDS];
    for (&word, place) in words.texts[at].iter().zip(words.starts[at]..) {
        if words.frequencies.of_word(word) > words.max_count {
            continue;
        }
        let stem = stem(word);
        for &other in &before {
            if other != 0 && other != stem {
                let hash = pair_hash(stem, other);
                counts.add(hash);
                found(hash >> 32 << 32 | u64::from(place));
            }
        }
        before.copy_within(1.., 0);
        before[PAIRED_WORDS - 1] = stem;
    }
}

/// A text and a place in it where a word pair occurs.
#[derive(Clone, Copy)]
struct Posting {
    text: u32,
    place: u32,
}

/// The word pairs that occur in at least two texts, and at most [`MAX_OCCURRENCES`] times.
struct Index<'s> {
    starts: &'s [u32],
    /// Grouped by word pair, each group ascending by text and place.
    postings: Vec<Posting>,
    /// The end of each group in `postings`.
    ends: Vec<u32>,
    common_word_pairs: u64,
}

impl Index<'_> {
    #[inline(never)] // see `memory`
    fn fill(&mut self, occurrences: &[Occurrence], first_texts: u32) {
        for same in occurrences.chunk_by(|x, y| x >> 32 == y >> 32) {
            if same.len() < 2 {
                continue;
            }
            // Of a set by hashes, a few others come along.
            if same[0] as u32 >= self.starts[first_texts as usize] {
                continue;
            }
            if same.len() > MAX_OCCURRENCES {
                self.common_word_pairs += 1;
                continue;
            }
            let before = self.postings.len();
            let mut text = 0;
            let mut texts = 0;
            for &occurrence in same {
                let place = occurrence as u32;
                if text == 0 || place >= self.starts[text] {
                    text += self.starts[text..].partition_point(|&start| start <= place);
                    texts += 1;
                }
                self.postings.push(Posting { text: text as u32 - 1, place: place - self.starts[text - 1] });
            }
            if texts < 2 {
                self.postings.truncate(before);
            } else {
                self.ends.push(self.postings.len() as u32);
            }
        }
    }

    /// The pairs of texts whose best seed region scores enough.
    #[inline(never)] // see `memory`
    fn pairs(&self, texts: &[&[u32]], first_texts: u32, mut scorer: RegionScorer) -> Vec<Candidate> {
        let (rows, entries) = self.rows(texts.len());
        let mut found = Vec::new();
        let mut shared: Vec<SharedWordPair> = Vec::new();
        // By text, the sum of the weights of the word pairs shared with it; and the texts where that is not 0.
        let mut sums = vec![0_u32; texts.len()];
        let mut touched = Vec::new();
        for a in 0..first_texts {
            shared.clear();
            scorer.set_first_text(texts[a as usize]);
            for &(at, end) in &entries[rows[a as usize] as usize..rows[a as usize + 1] as usize] {
                let own = self.postings[at as usize].place;
                let others = &self.postings[at as usize + 1..end as usize];
                let weight = word_pair_weight(others.len() + 1);
                for other in others.iter().filter(|other| other.text > a) {
                    let sum = &mut sums[other.text as usize];
                    if *sum == 0 {
                        touched.push(other.text);
                    }
                    *sum += weight;
                    shared.push(SharedWordPair { text: other.text, a: own, b: other.place, weight });
                }
            }
            shared.retain(|shared| sums[shared.text as usize] >= MIN_WEIGHT);
            // Not by `common::sort`: of all sorts this one takes the most time, and in place it takes half of it.
            shared.sort_unstable_by_key(|shared| (shared.text, shared.a, shared.b));
            for with_one in shared.chunk_by(|x, y| x.text == y.text) {
                let b = with_one[0].text;
                let seed_score = scorer.best_score([texts[a as usize], texts[b as usize]], with_one);
                if seed_score >= scorer.min_score([texts[a as usize].len(), texts[b as usize].len()]) {
                    found.push(Candidate { a, b, seed_score });
                }
            }
            for text in touched.drain(..) {
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

/// The weight of a word pair with this many postings: 6 for two or three, one less with each doubling, 2 at [`MAX_OCCURRENCES`].
fn word_pair_weight(postings: usize) -> u32 {
    7_u32.saturating_sub((postings as u32).max(2).ilog2()).max(1)
}
