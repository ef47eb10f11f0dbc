//! Many texts → the pairs that are worth a look: those that share telling pairs of words, close together in both.
//!
//! A *word pair* is two telling words with at most two other telling ones between them, in either order: what rewording leaves
//! alone most often. Telling is what makes up at most one word in `TELLING_SHARE` of all texts. An index lists where each word
//! pair stands; one with more than [`MAX_PLACES`] places proposes nothing, for what so many share tells little of any two,
//! and their number grows with its square. How many word pairs that concerns is counted.
//!
//! Where two texts share word pairs close together, there is a *spot*: a place in either. The words around it are looked
//! at (`spots`); most candidates end there.
//!
//! Where there is much text, fewer words count as telling, the rarest, so that the index has no more than some
//! `MAX_INDEXED` places: a long passage holds enough of them, and a copied page stands out in a library as in a class.
//! O(n) for n words, and O(m log m) for m places shared by two texts.

use super::spots::{Around, MIN_CLOSE, Shared};
use super::tables::{Cells, Frequencies, PAIRED, pair_hash};
use crate::sort::sort_by_uniform_key;
use crate::word::stem;

/// Word pairs with more places than this propose nothing.
pub const MAX_PLACES: usize = 40;

/// Two texts that share word pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger.
    pub b: u32,
    /// What the words around their best spot tell, in 1 / [`super::weights::NAT`] of a nat.
    pub spot: i32,
}

/// The pairs that are worth a look.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    /// In the order of the texts.
    pub pairs: Vec<Candidate>,
    /// Word pairs with more than [`MAX_PLACES`] places.
    pub common: u64,
    /// A word is telling that stands no more than so many times.
    pub telling: u32,
}

/// A word pair's place: its hash above, the word's number among those of all texts below.
type Held = u64;

/// The candidates among texts given as packed words; of each pair the first is one of the first `first_texts`.
#[must_use]
pub fn candidates(texts: &[&[u32]], first_texts: u32) -> Candidates {
    let starts = starts(texts);
    let frequencies = Frequencies::of(texts);
    let (telling, places) = frequencies.telling();
    let (mut held, cells) = word_pairs(texts, &starts, &frequencies, telling, places);
    sort_by_uniform_key(&mut held, 0, |&held| held);
    let mut index = Index { starts: &starts, postings: Vec::new(), ends: Vec::new(), common: 0 };
    index.fill(&held, first_texts);
    drop(held);
    let pairs = index.pairs(texts, first_texts, Around::new(&frequencies, &cells, telling));
    Candidates { pairs, common: index.common, telling }
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

/// The places of all word pairs that may stand in two texts, and how many each has.
#[inline(never)] // see `memory`
fn word_pairs(
    texts: &[&[u32]],
    starts: &[u32],
    frequencies: &Frequencies,
    telling: u32,
    places: usize,
) -> (Vec<Held>, Cells) {
    let mut cells = Cells::new(PAIRED * places);
    let mut held: Vec<Held> = Vec::with_capacity(PAIRED * places);
    for (text, &start) in texts.iter().zip(starts) {
        take_word_pairs(text, start, frequencies, telling, &mut cells, &mut held);
    }
    held.retain(|&held| cells.counts[cells.at(held)] > 1);
    (held, cells)
}

#[inline(never)] // see `memory`
fn take_word_pairs(
    text: &[u32],
    start: u32,
    frequencies: &Frequencies,
    telling: u32,
    cells: &mut Cells,
    held: &mut Vec<Held>,
) {
    let mut before = [0_u32; PAIRED];
    for (&word, place) in text.iter().zip(start..) {
        if frequencies.of_word(word) > telling {
            continue;
        }
        let stem = stem(word);
        for &other in &before {
            if other != 0 && other != stem {
                let hash = pair_hash(stem, other);
                let at = cells.at(hash);
                cells.counts[at] = cells.counts[at].saturating_add(1);
                held.push(hash >> 32 << 32 | u64::from(place));
            }
        }
        before.copy_within(1.., 0);
        before[PAIRED - 1] = stem;
    }
}

/// Where a word pair stands.
#[derive(Clone, Copy)]
struct Posting {
    text: u32,
    place: u32,
}

/// The word pairs that stand in two texts or more, and have no more than [`MAX_PLACES`] places.
struct Index<'s> {
    starts: &'s [u32],
    /// Places, word pair after word pair, each ascending.
    postings: Vec<Posting>,
    /// Where those of each word pair end.
    ends: Vec<u32>,
    common: u64,
}

impl Index<'_> {
    #[inline(never)] // see `memory`
    fn fill(&mut self, held: &[Held], first_texts: u32) {
        for same in held.chunk_by(|x, y| x >> 32 == y >> 32) {
            if same.len() < 2 {
                continue;
            }
            if same.len() > MAX_PLACES {
                self.common += 1;
                continue;
            }
            let before = self.postings.len();
            let mut text = 0;
            let mut texts = 0;
            for &held in same {
                let place = held as u32;
                if text == 0 || place >= self.starts[text] {
                    text += self.starts[text..].partition_point(|&start| start <= place);
                    texts += 1;
                }
                self.postings.push(Posting { text: text as u32 - 1, place: place - self.starts[text - 1] });
            }
            if texts < 2 || self.postings[before].text >= first_texts {
                self.postings.truncate(before);
            } else {
                self.ends.push(self.postings.len() as u32);
            }
        }
    }

    /// The pairs of texts that have a spot worth a look.
    #[inline(never)] // see `memory`
    fn pairs(&self, texts: &[&[u32]], first_texts: u32, mut around: Around) -> Vec<Candidate> {
        let (rows, held) = self.rows(texts.len());
        let mut found = Vec::new();
        let mut shared: Vec<Shared> = Vec::new();
        // What the word pairs shared with each text tell, and which texts share any.
        let mut told = vec![0_u32; texts.len()];
        let mut touched = Vec::new();
        for a in 0..first_texts {
            shared.clear();
            around.begin(texts[a as usize]);
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
            shared.retain(|shared| told[shared.text as usize] >= MIN_CLOSE);
            shared.sort_unstable_by_key(|shared| (shared.text, shared.a, shared.b));
            for with_one in shared.chunk_by(|x, y| x.text == y.text) {
                let b = with_one[0].text;
                let spot = around.best([texts[a as usize], texts[b as usize]], with_one);
                if spot >= around.least([texts[a as usize].len(), texts[b as usize].len()]) {
                    found.push(Candidate { a, b, spot });
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
