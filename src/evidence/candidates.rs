//! Many texts → the pairs that are worth a look: those that share telling pairs of words, close together in both.
//!
//! A *word pair* is two telling words with at most two other telling ones between them, in either order: what rewording leaves
//! alone most often. Telling is what makes up at most one word in [`TELLING_SHARE`] of all texts. An index lists where each word
//! pair stands; one with more than [`MAX_PLACES`] places proposes nothing, for what so many share tells little of any two,
//! and their number grows with its square. How many word pairs that concerns is counted.
//!
//! Where two texts share word pairs close together, there is a *spot*: a place in either. The words around it in both are
//! compared at once, weighed as in [`super::weights`] but by how often they stand in all texts; most spots end there.
//!
//! Where there is much text, fewer words count as telling, the rarest, so that the index has no more than some
//! [`MAX_INDEXED`] places: a long passage holds enough of them, and a copied page stands out in a library as in a class.
//! O(n) for n words, and O(m log m) for m places shared by two texts.

use super::weights::{NAT, Weights};
use crate::mix::mix;
use crate::sort::sort_by_uniform_key;
use crate::word::stem;

/// A word is telling if it makes up at most one in so many of all words.
const TELLING_SHARE: usize = 2_000;
/// In few texts a word is telling that stands no more than so many times.
const MIN_TELLING: usize = 20;
/// Telling words that a word is paired with, before it.
const PAIRED: usize = 3;
/// Word pairs with more places than this propose nothing.
pub const MAX_PLACES: usize = 40;
/// Places of word pairs that are indexed, at most some.
pub const MAX_INDEXED: usize = 4_000_000;
/// Word pairs are close in the first text within so many words, in the second within half as many more.
const CLOSE: u32 = 64;
/// What the word pairs of two texts that are close together must tell for a spot: three rare ones, or so.
const MIN_CLOSE: u32 = 15;
/// What the words around a spot must tell for a look, in short texts: a little less than a pair must to be listed
/// ([`super::chance`]). In long ones, there are more places where words meet by chance.
const MIN_SPOT: i32 = 18 * NAT;
/// By how much that grows each time that the texts are twice as long as [`LONG`] words.
const SPOT_PER_DOUBLING: i32 = 7 * NAT / 2;
const LONG: u64 = 1_500;

/// Cells of the table of words, and of that of word pairs: powers of two.
const WORD_CELLS: usize = 1 << 19;
const MAX_PAIR_CELLS: usize = 1 << 22;

/// Two texts that share word pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Number of the first text.
    pub a: u32,
    /// Number of the second text, larger.
    pub b: u32,
    /// What the words around their best spot tell, in 1 / [`NAT`] of a nat.
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

/// How often each word stands in all texts.
struct Frequencies {
    /// Those of one cell together.
    counts: Vec<u16>,
    words: usize,
}

impl Frequencies {
    fn of(texts: &[&[u32]]) -> Self {
        let mut counts = vec![0_u16; WORD_CELLS];
        for &word in texts.iter().flat_map(|text| text.iter()) {
            let count = &mut counts[Self::cell(word)];
            *count = count.saturating_add(1);
        }
        counts[Self::cell(0)] = u16::MAX;
        Self { counts, words: texts.iter().map(|text| text.len()).sum() }
    }

    fn cell(word: u32) -> usize {
        stem(word) as usize & (WORD_CELLS - 1)
    }

    fn of_word(&self, word: u32) -> u32 {
        self.counts[Self::cell(word)].into()
    }

    /// A word is telling that stands no more than so many times: fewer where there would be too many. And how many places
    /// such words have.
    fn telling(&self) -> (u32, usize) {
        let most = (self.words / TELLING_SHARE).max(MIN_TELLING).min(usize::from(u16::MAX) - 1);
        let mut places = vec![0_usize; most + 1];
        for &count in &self.counts {
            if let Some(places) = places.get_mut(usize::from(count)) {
                *places += usize::from(count);
            }
        }
        let mut sum = 0;
        for (count, places) in (0..).zip(places) {
            if PAIRED * (sum + places) > MAX_INDEXED {
                return (count, sum);
            }
            sum += places;
        }
        (most as u32, sum)
    }
}

/// How many places each word pair has, those of one cell together.
struct Cells {
    counts: Vec<u8>,
    bits: u32,
}

impl Cells {
    /// For so many places: twice as many cells, up to [`MAX_PAIR_CELLS`].
    fn new(places: usize) -> Self {
        let cells = (2 * places).next_power_of_two().clamp(1 << 10, MAX_PAIR_CELLS);
        Self { counts: vec![0; cells], bits: cells.ilog2() }
    }

    #[inline]
    fn at(&self, hash: u64) -> usize {
        (hash >> (64 - self.bits)) as usize
    }
}

/// The hash of a word pair, whichever word comes first.
#[inline]
fn pair_hash(stem: u32, other: u32) -> u64 {
    mix(u64::from(stem.min(other)) << 32 | u64::from(stem.max(other)))
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
                if spot >= least_spot([texts[a as usize].len(), texts[b as usize].len()]) {
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

/// A word pair in two texts.
struct Shared {
    text: u32,
    a: u32,
    b: u32,
    tells: u32,
}

/// What the words around a spot must tell in two texts of so many words.
fn least_spot(words: [usize; 2]) -> i32 {
    // Twice the logarithm of the root of the product, so that it takes no root.
    let [a, b] = words.map(|words| words.max(1) as u64);
    let doublings = (a * b / (LONG * LONG)).max(1).ilog2().cast_signed();
    MIN_SPOT + SPOT_PER_DOUBLING * doublings / 2
}

/// Looks at the words around spots.
struct Around<'f> {
    frequencies: &'f Frequencies,
    cells: &'f Cells,
    telling: u32,
    /// What words tell by how often they stand in all texts, and by how often in the text whose spots are looked at.
    weights: [Weights; 2],
    /// How often each stem stands in that text, by its lowest bits.
    own: Vec<u16>,
    /// The stems around a spot in the second text, by their lowest bits, and the spot they were seen at.
    seen: Vec<(u32, u32)>,
    spot: u32,
}

/// Cells for the stems around a spot: a power of two, several times as many as there are.
const SEEN_CELLS: usize = 1 << 10;
/// Cells for the stems of a text.
const OWN_CELLS: usize = 1 << 12;

impl<'f> Around<'f> {
    fn new(frequencies: &'f Frequencies, cells: &'f Cells, telling: u32) -> Self {
        let words = frequencies.words.min(1 << 31) as u32;
        let weights = [Weights::new(words), Weights::new(0)];
        let (own, seen) = (vec![0; OWN_CELLS], vec![(0, 0); SEEN_CELLS]);
        Self { frequencies, cells, telling, weights, own, seen, spot: 0 }
    }

    /// Begins with the spots of a text. The other texts are taken to be like it, so that a word that it holds often tells
    /// little.
    fn begin(&mut self, text: &[u32]) {
        self.own.fill(0);
        for &word in text {
            let count = &mut self.own[stem(word) as usize & (OWN_CELLS - 1)];
            *count = count.saturating_add(1);
        }
        self.weights[1] = Weights::new(2 * text.len() as u32);
    }

    /// What it tells that a word of the text stands near a place of another.
    fn weight(&mut self, word: u32) -> i32 {
        let own = 2 * u32::from(self.own[stem(word) as usize & (OWN_CELLS - 1)]);
        self.weights[0].of(self.frequencies.of_word(word)).min(self.weights[1].of(own))
    }

    /// What the words around the best spot of two texts tell. Their shared word pairs ascend by place.
    fn best(&mut self, texts: [&[u32]; 2], shared: &[Shared]) -> i32 {
        let mut best = 0;
        let mut next = 0;
        for (at, first) in shared.iter().enumerate() {
            // From one spot to the next, so that a long passage costs no more than it has words.
            if first.a < next {
                continue;
            }
            let near = shared[at..].iter().take_while(|other| other.a <= first.a + CLOSE);
            let near = near.filter(|other| other.b.abs_diff(first.b) <= CLOSE * 3 / 2);
            let (sum, last) = near.fold((0, first), |(sum, _), other| (sum + other.tells, other));
            if sum >= MIN_CLOSE {
                let middle = [u32::midpoint(first.a, last.a), u32::midpoint(first.b, last.b)];
                best = best.max(self.spot(texts, middle));
                next = last.a + 1;
            }
        }
        best
    }

    /// What the words around a spot tell that stand in both texts, less what those of the first tell that do not.
    fn spot(&mut self, [a, b]: [&[u32]; 2], middle: [u32; 2]) -> i32 {
        self.spot += 1;
        for &word in within(b, middle[1], CLOSE) {
            self.seen[stem(word) as usize & (SEEN_CELLS - 1)] = (stem(word), self.spot);
        }
        let mut sum = 0;
        let mut before = 0;
        for &word in within(a, middle[0], CLOSE / 2) {
            let weight = self.weight(word);
            if self.frequencies.of_word(word) <= self.telling {
                // What stands with the word before it in many texts is of a phrase that tells nothing.
                let cell = self.cells.at(pair_hash(stem(word), before));
                let is_common = usize::from(self.cells.counts[cell]) > MAX_PLACES;
                before = stem(word);
                if is_common {
                    continue;
                }
            }
            let cell = &mut self.seen[stem(word) as usize & (SEEN_CELLS - 1)];
            if *cell == (stem(word), self.spot) {
                sum += weight;
                // Each word counts once.
                cell.1 = 0;
            } else {
                sum -= weight.min(NAT) / 4;
            }
        }
        sum
    }
}

/// The words of a text up to so many before and behind a place.
fn within(text: &[u32], place: u32, reach: u32) -> &[u32] {
    &text[place.saturating_sub(reach) as usize..text.len().min((place + reach) as usize)]
}
