//! The stems that two texts share and the weights of their matches, computed once and used for every word.

use super::Text;
use super::matching::NONE;
use super::weights::Weights;
use crate::text::word::stem;

/// Two texts with their shared stems.
#[derive(Debug)]
pub struct TextPair<'t> {
    /// The two texts; a *side* is 0 or 1.
    pub texts: [Text<'t>; 2],
    /// For each stem of either text, its position among the stems of the other, or [`NONE`].
    others: [Vec<u32>; 2],
    /// The weight of a match of each stem, in 1 / [`super::weights::NAT`] of a nat.
    weights: [Vec<i32>; 2],
}

impl<'t> TextPair<'t> {
    /// O(s + t) for texts with s and t distinct stems.
    #[must_use]
    pub fn new(a: Text<'t>, b: Text<'t>) -> Self {
        let mut weights = Weights::new((a.words.len() + b.words.len()) as u32);
        let texts = [a, b];
        let mut others = texts.map(|text| vec![NONE; text.places.stems.len()]);
        let mut by_stem = texts.map(|text| text.places.counts().map(|count| weights.of(count)).collect::<Vec<i32>>());
        let (mut x, mut y) = (0, 0);
        let (stems_a, stems_b) = (&a.places.stems, &b.places.stems);
        while x < stems_a.len() && y < stems_b.len() {
            let (first, second) = (stems_a[x], stems_b[y]);
            if first == second {
                (others[0][x], others[1][y]) = (y as u32, x as u32);
                let weight = weights.of((a.places.at(x).len() + b.places.at(y).len()) as u32);
                (by_stem[0][x], by_stem[1][y]) = (weight, weight);
            }
            // Without a branch, because it could not be predicted.
            x += usize::from(first <= second);
            y += usize::from(second <= first);
        }
        Self { texts, others, weights: by_stem }
    }

    /// The weight of a match of a word, 0 for excluded words. O(1).
    #[must_use]
    #[inline]
    pub fn weight(&self, side: usize, place: u32) -> i32 {
        self.weights[side].get(self.stem_number(side, place) as usize).copied().unwrap_or(0)
    }

    /// The weight of a match of a stem, by its position among the stems of its text. O(1).
    #[must_use]
    #[inline]
    pub fn stem_weight(&self, side: usize, stem_number: usize) -> i32 {
        self.weights[side][stem_number]
    }

    /// The places in the other text of a word's stem, ascending. O(1).
    #[must_use]
    #[inline]
    pub fn places_in_other(&self, side: usize, place: u32) -> &'t [u32] {
        self.others[side]
            .get(self.stem_number(side, place) as usize)
            .map_or(&[], |&other| self.places_of(1 - side, other))
    }

    /// The places in the other text of a stem, given by its position among the stems of its own text. O(1).
    #[must_use]
    #[inline]
    pub fn stem_places_in_other(&self, side: usize, stem_number: usize) -> &'t [u32] {
        self.places_of(1 - side, self.others[side][stem_number])
    }

    #[inline]
    fn places_of(&self, side: usize, stem_number: u32) -> &'t [u32] {
        if stem_number == NONE { &[] } else { self.texts[side].places.at(stem_number as usize) }
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
