//! Many texts → the pairs that are worth a look: those that share telling pairs of words, close together in both.
//!
//! A *word pair* is two telling words with at most two other telling ones between them, in either order: what rewording leaves
//! alone most often. Telling is what makes up at most one word in [`TELLING_SHARE`] of all texts. An index lists where each word
//! pair stands; a word pair in more than [`MAX_TEXTS`] texts proposes none, for what so many share tells little of any two,
//! and their number grows with its square. How many word pairs that concerns is counted.
//!
//! Where there is much text, only one word pair in 2ⁿ is indexed, chosen by its hash, the same in all texts, so that the index
//! has no more than some [`MAX_INDEXED`] places: a long passage holds enough of them, and a copied page stands out in a
//! library as in a class. O(n) for n words, and O(m log m) for m places shared by two texts.

use crate::word::stem;
use crate::mix::mix;
use crate::sort::sort_by_uniform_key;

/// A word is telling if it makes up at most one in so many of all words.
const TELLING_SHARE: usize = 2_000;
/// In few texts a word is telling that stands no more than so many times.
const MIN_TELLING: usize = 20;
/// Telling words that a word is paired with, before it.
const PAIRED: usize = 3;
/// Word pairs in more texts than this propose none.
pub const MAX_TEXTS: usize = 40;
/// Places of word pairs that are indexed, at most some.
pub const MAX_INDEXED: usize = 4_000_000;
/// Word pairs are close in the first text within so many words, in the second within half as many more.
const CLOSE: u32 = 64;

/// What the word pairs of two texts that are close together must tell for a look: three rare ones, or so.
const MIN_TELLING_CLOSE: u32 = 18;
/// The same where word pairs are sampled.
const MIN_TELLING_SAMPLED: u32 = 12;

/// Cells of the table of words, and of that of word pairs: powers of two.
const WORD_CELLS: usize = 1 << 19;
const PAIR_CELLS: usize = 1 << 22;

/// Two texts that share word pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger.
    pub b: u32,
    /// What the word pairs tell that are close together: the rarer, the more.
    pub close: u32,
}

/// The pairs that are worth a look.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// In the order of the texts.
    pub pairs: Vec<Candidate>,
    /// Word pairs that stand in more than [`MAX_TEXTS`] texts.
    pub common: u64,
    /// Of so many word pairs one was indexed.
    pub sampled: u32,
}

/// A word pair's place: its hash above, the word's number among those of all texts below.
type Held = u64;

/// The candidates among texts given as packed words; of each pair the first is one of the first `first_texts`.
#[must_use]
pub fn candidates(texts: &[&[u32]], first_texts: u32) -> Candidates {
    let starts = starts(texts);
    let (mut held, sampled) = word_pairs(texts, &starts);
    sort_by_uniform_key(&mut held, 0, |&held| held);
    let mut index = Index { starts: &starts, postings: Vec::new(), ends: Vec::new(), common: 0 };
    index.fill(&held, first_texts);
    drop(held);
    let least = if sampled > 1 { MIN_TELLING_SAMPLED } else { MIN_TELLING_CLOSE };
    let pairs = index.pairs(texts.len(), first_texts, least);
    Candidates { pairs, common: index.common, sampled }
}

/// The number of each text's first word among those of all texts; one more at the end.
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

/// The places of all word pairs that may stand in two texts, and one in how many was kept.
fn word_pairs(texts: &[&[u32]], starts: &[u32]) -> (Vec<Held>, u32) {
    let words = starts[texts.len()] as usize;
    let limit = (words / TELLING_SHARE).max(MIN_TELLING).min(u16::MAX.into()) as u16;
    let counts = word_counts(texts);
    let is_telling = |word: u32| stem(word) != 0 && counts[cell_of_word(word)] <= limit;
    let telling: usize = if words < MAX_INDEXED / PAIRED {
        0
    } else {
        texts.iter().flat_map(|text| text.iter()).filter(|&&word| is_telling(word)).count()
    };
    let mut bits = 0;
    while (PAIRED * telling) >> bits > MAX_INDEXED {
        bits += 1;
    }
    let mut cells = vec![0_u8; PAIR_CELLS];
    let mut held: Vec<Held> = Vec::with_capacity(if telling > 0 { (PAIRED * telling) >> bits } else { PAIRED * words });
    for (text, &start) in texts.iter().zip(starts) {
        let mut before = [0_u32; PAIRED];
        for (&word, place) in text.iter().zip(start..) {
            if !is_telling(word) {
                continue;
            }
            let stem = stem(word);
            for &other in before.iter().filter(|&&other| other != 0 && other != stem) {
                let hash = mix(u64::from(stem.min(other)) << 32 | u64::from(stem.max(other)));
                // What is sampled by is not what it is sorted by.
                if hash & ((1 << bits) - 1) == 0 {
                    let cell = &mut cells[(hash >> (64 - PAIR_CELLS.ilog2())) as usize];
                    *cell = cell.saturating_add(1);
                    held.push(hash >> 32 << 32 | u64::from(place));
                }
            }
            before.copy_within(1.., 0);
            before[PAIRED - 1] = stem;
        }
    }
    held.retain(|&held| cells[(held >> (64 - PAIR_CELLS.ilog2())) as usize] > 1);
    (held, 1 << bits)
}

fn cell_of_word(word: u32) -> usize {
    stem(word) as usize & (WORD_CELLS - 1)
}

/// How often each word stands, those of one cell together.
fn word_counts(texts: &[&[u32]]) -> Vec<u16> {
    let mut counts = vec![0_u16; WORD_CELLS];
    for &word in texts.iter().flat_map(|text| text.iter()) {
        let count = &mut counts[cell_of_word(word)];
        *count = count.saturating_add(1);
    }
    counts
}

/// Where a word pair stands.
#[derive(Clone, Copy)]
struct Posting {
    text: u32,
    place: u32,
}

/// The word pairs that stand in two texts or more, and in no more than [`MAX_TEXTS`].
struct Index<'s> {
    starts: &'s [u32],
    /// Places, word pair after word pair, each ascending.
    postings: Vec<Posting>,
    /// Where those of each word pair end.
    ends: Vec<u32>,
    common: u64,
}

impl Index<'_> {
    fn fill(&mut self, held: &[Held], first_texts: u32) {
        for same in held.chunk_by(|x, y| x >> 32 == y >> 32) {
            if same.len() < 2 {
                continue;
            }
            let before = self.postings.len();
            let mut text = 0;
            let mut texts = 0;
            for &held in same {
                let place = held as u32;
                // Few hold the same word pair: a search from where the last one was found is short.
                if text == 0 || place >= self.starts[text] {
                    text += self.starts[text..].partition_point(|&start| start <= place);
                    texts += 1;
                }
                self.postings.push(Posting { text: text as u32 - 1, place: place - self.starts[text - 1] });
            }
            if texts > MAX_TEXTS {
                self.common += 1;
            }
            if texts < 2 || texts > MAX_TEXTS || self.postings[before].text >= first_texts {
                self.postings.truncate(before);
            } else {
                self.ends.push(self.postings.len() as u32);
            }
        }
    }

    /// The pairs of texts that share enough.
    fn pairs(&self, texts: usize, first_texts: u32, least: u32) -> Vec<Candidate> {
        let (rows, held) = self.rows(texts);
        let mut found = Vec::new();
        let mut shared: Vec<Shared> = Vec::new();
        // What the word pairs shared with each text tell, and which texts share any.
        let mut told = vec![0_u32; texts];
        let mut touched = Vec::new();
        for a in 0..first_texts {
            shared.clear();
            for &(at, end) in &held[rows[a as usize] as usize..rows[a as usize + 1] as usize] {
                let own = self.postings[at as usize].place;
                let others = &self.postings[at as usize + 1..end as usize];
                let tells = telling(others.len() + 1);
                for other in others.iter().filter(|other| other.text > a) {
                    let told = &mut told[other.text as usize];
                    if *told == 0 {
                        touched.push(other.text);
                    }
                    *told += tells;
                    shared.push(Shared { text: other.text, a: own, b: other.place, tells });
                }
            }
            shared.retain(|shared| told[shared.text as usize] >= least);
            shared.sort_unstable_by_key(|shared| (shared.text, shared.a, shared.b));
            for with_one in shared.chunk_by(|x, y| x.text == y.text) {
                let close = close(with_one);
                if close >= least {
                    found.push(Candidate { a, b: with_one[0].text, close });
                }
            }
            for text in touched.drain(..) {
                told[text as usize] = 0;
            }
        }
        found
    }

    /// The postings of each text, text after text, as numbers with where the postings of their word pair end; and where each
    /// text's begin.
    fn rows(&self, texts: usize) -> (Vec<u32>, Vec<(u32, u32)>) {
        let mut rows = vec![0_u32; texts + 1];
        for posting in &self.postings {
            rows[posting.text as usize + 1] += 1;
        }
        for text in 0..texts {
            rows[text + 1] += rows[text];
        }
        let mut next = rows.clone();
        let mut held = vec![(0, 0); self.postings.len()];
        let mut start = 0;
        for &end in &self.ends {
            for at in start..end {
                let to = &mut next[self.postings[at as usize].text as usize];
                held[*to as usize] = (at, end);
                *to += 1;
            }
            start = end;
        }
        (rows, held)
    }
}
/// What a word pair with so many places tells: 6 in two places, 1 in sixty-four.
fn telling(places: usize) -> u32 {
    7_u32.saturating_sub((places as u32).max(2).ilog2()).max(1)
}

/// A word pair in two texts.
struct Shared {
    text: u32,
    a: u32,
    b: u32,
    tells: u32,
}

/// The most that shared word pairs of two texts tell which are close together in both; they ascend by place. Of one place in
/// the first text each counts once.
fn close(shared: &[Shared]) -> u32 {
    let mut best = 0;
    for (at, first) in shared.iter().enumerate() {
        let mut sum = 0;
        for other in &shared[at..] {
            if other.a > first.a + CLOSE {
                break;
            }
            if other.b.abs_diff(first.b) <= CLOSE * 3 / 2 {
                sum += other.tells;
            }
        }
        best = best.max(sum);
    }
    best
}
