//! Word pairs that two texts share close together → what the words around them tell.
//!
//! A spot is looked at in a few hundred steps, where an alignment of the two texts takes some ten thousand. Words are weighed
//! as in [`super::weights`], by how often they stand in all texts and in the text whose spots are looked at; what stands in
//! a phrase that many texts hold tells nothing.

use super::candidates::MAX_PLACES;
use super::tables::{Cells, Frequencies, pair_hash};
use super::weights::{NAT, Weights};
use crate::word::stem;

/// Word pairs are close in the first text within so many words, in the second within half as many more.
const CLOSE: u32 = 64;
/// What the word pairs of two texts that are close together must tell for a spot: three rare ones, or so.
pub(super) const MIN_CLOSE: u32 = 15;
/// What the words around a spot must tell for a look, in short texts of a large batch: a little less than a pair must to be
/// listed ([`super::chance`]).
const MAX_MIN_SPOT: i32 = 18 * NAT;
/// The same in a batch of up to [`SMALL`] words, where it costs little to look twice, and how much more it is each time that
/// there are twice as many.
const MIN_SPOT: i32 = 8 * NAT;
const SPOT_PER_DOUBLED_BATCH: i32 = 3 * NAT;
const SMALL: usize = 1 << 16;
/// In long texts, there are more places where words meet by chance: by how much it grows each time that they are twice as
/// long as [`LONG`] words.
const SPOT_PER_DOUBLING: i32 = 7 * NAT / 2;
const LONG: u64 = 1_500;

/// A word pair in two texts.
pub(super) struct Shared {
    pub(super) text: u32,
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) tells: u32,
}

/// What the words around a spot must tell in two texts of so many words, of a batch of so many.
fn least_spot(words: [usize; 2], batch: usize) -> i32 {
    // Twice the logarithm of the root of the product, so that it takes no root.
    let [a, b] = words.map(|words| words.max(1) as u64);
    let doublings = (a * b / (LONG * LONG)).max(1).ilog2().cast_signed();
    let doubled_batch = (batch / SMALL).max(1).ilog2().cast_signed();
    (MIN_SPOT + SPOT_PER_DOUBLED_BATCH * doubled_batch).min(MAX_MIN_SPOT) + SPOT_PER_DOUBLING * doublings / 2
}

/// Looks at the words around spots.
pub(super) struct Around<'f> {
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
    pub(super) fn new(frequencies: &'f Frequencies, cells: &'f Cells, telling: u32) -> Self {
        let words = frequencies.words.min(1 << 31) as u32;
        let weights = [Weights::new(words), Weights::new(0)];
        let (own, seen) = (vec![0; OWN_CELLS], vec![(0, 0); SEEN_CELLS]);
        Self { frequencies, cells, telling, weights, own, seen, spot: 0 }
    }

    /// What the words around a spot must tell in two texts of so many words.
    pub(super) fn least(&self, words: [usize; 2]) -> i32 {
        least_spot(words, self.frequencies.words)
    }

    /// Begins with the spots of a text. The other texts are taken to be like it, so that a word that it holds often tells
    /// little.
    pub(super) fn begin(&mut self, text: &[u32]) {
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
    pub(super) fn best(&mut self, texts: [&[u32]; 2], shared: &[Shared]) -> i32 {
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
