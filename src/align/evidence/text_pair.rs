//! The stems that two texts share, found once and used for every word, and the weights of their matches.

use super::Text;
use super::counting::counted;
use super::places::{NONE, Places};
use super::point::RUN_WEIGHT;
use super::weights::Weights;
use crate::text::word::stem;

/// Two texts with their shared stems.
#[derive(Debug)]
pub struct TextPair<'t> {
    /// The two texts; a *side* is 0 or 1.
    pub texts: [Text<'t>; 2],
    /// For each stem of either text, its position among the stems of the other, or [`NONE`].
    others: [Vec<u32>; 2],
    /// For each stem of either text, whether both count by it; empty if they count by none.
    counted: [Vec<bool>; 2],
    weights: Weights,
}

impl<'t> TextPair<'t> {
    /// O(s + t) for texts with s and t distinct stems.
    #[must_use]
    pub fn new(a: Text<'t>, b: Text<'t>) -> Self {
        let texts = [a, b];
        let mut others = texts.map(|text| vec![NONE; text.places.stems.len()]);
        let [others_a, others_b] = &mut others;
        let (mut x, mut y) = (0, 0);
        let (stems_a, stems_b) = (&a.places.stems[..], &b.places.stems[..]);
        while let (Some(&first), Some(&second)) = (stems_a.get(x), stems_b.get(y)) {
            // Without a branch, because it could not be predicted: what is written before the last visit does not matter.
            let is_same = first == second;
            others_a[x] = if is_same { y as u32 } else { NONE };
            others_b[y] = if is_same { x as u32 } else { NONE };
            x += usize::from(first <= second);
            y += usize::from(second <= first);
        }
        let counted =
            counted([a.places, b.places].map(Places::counted_numbers), texts.map(|text| text.places.stems.len()));
        Self { texts, others, counted, weights: Weights::new((a.words.len() + b.words.len()) as u32) }
    }

    /// The weights of matches by the number of occurrences in both texts.
    #[must_use]
    #[inline]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The weight of a match of a word, in 1 / [`super::weights::NAT`] of a nat, 0 for excluded words and the numbers by which both
    /// texts count. O(1).
    #[must_use]
    #[inline]
    pub fn weight(&self, side: usize, place: u32) -> i32 {
        let stem = self.stem_number(side, place);
        if stem == NONE {
            return 0;
        }
        let other = self.other_stem(side, stem);
        let in_other = if other == NONE { 0 } else { self.texts[1 - side].places.count(other) };
        self.weight_of(side, stem, self.texts[side].places.count(stem) + in_other)
    }

    /// The weight of a match of a word in a run of equal words: at least [`RUN_WEIGHT`], but none for the numbers by which both texts
    /// count. O(1).
    #[must_use]
    #[inline]
    pub fn run_weight(&self, side: usize, place: u32) -> i32 {
        let stem = self.stem_number(side, place);
        if stem != NONE && self.is_counted(side, stem) { 0 } else { self.weight(side, place).max(RUN_WEIGHT) }
    }

    /// The weight of a match of a shared stem, by its positions among the stems of both texts. O(1).
    #[must_use]
    #[inline]
    pub fn stem_weight(&self, stem: u32, other: u32) -> i32 {
        let [a, b] = self.texts.map(|text| text.places);
        self.weight_of(0, stem, a.count(stem) + b.count(other))
    }

    #[inline]
    fn weight_of(&self, side: usize, stem: u32, count: u32) -> i32 {
        if self.is_counted(side, stem) { 0 } else { self.weights.of(count) }
    }

    #[inline]
    fn is_counted(&self, side: usize, stem: u32) -> bool {
        self.counted[side].get(stem as usize) == Some(&true)
    }

    /// The places in the other text of a word's stem, ascending. O(1).
    #[must_use]
    #[inline]
    pub fn places_in_other(&self, side: usize, place: u32) -> &'t [u32] {
        let stem = self.stem_number(side, place);
        let other = if stem == NONE { NONE } else { self.other_stem(side, stem) };
        if other == NONE { &[] } else { self.texts[1 - side].places.at(other as usize) }
    }

    /// The position of a stem of one text among the stems of the other, or [`NONE`]. O(1).
    #[must_use]
    #[inline]
    pub fn other_stem(&self, side: usize, stem_number: u32) -> u32 {
        self.others[side][stem_number as usize]
    }

    /// The position of each shared stem among the stems of the first text and among those of the second.
    pub fn shared_stems(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        (0..).zip(self.others[0].iter().copied()).filter(|&(_, other)| other != NONE)
    }

    #[inline]
    fn stem_number(&self, side: usize, place: u32) -> u32 {
        self.texts[side].places.numbers[place as usize]
    }

    /// Whether the words at a place of one side and a place of the other are equal and not excluded. False beyond the end of
    /// a text. O(1).
    #[must_use]
    #[inline]
    pub fn is_same(&self, side: usize, place: u32, other_place: u32) -> bool {
        let (own, other) = (self.texts[side].words, self.texts[1 - side].words);
        match (own.get(place as usize), other.get(other_place as usize)) {
            (Some(x), Some(y)) => x == y && stem(*x) != 0,
            _ => false,
        }
    }
}
