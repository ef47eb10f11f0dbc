//! A short text that sums up a long one: what it holds stands all over the other.
//!
//! A summary takes words and phrases from everywhere, and its passages are found in pieces, each against another place. So
//! around each piece the text is read once more, with all of the other text as what may match: a stretch most of whose
//! telling words stand anywhere in the other text, far more than elsewhere in the same text, and which is much longer than
//! the pieces or holds several of them, is a summary of it. O(n) for each piece.

use std::ops::Range;

use super::matching::NONE;
use super::weights::{NAT, ln};
use super::{Found, Text};
use crate::word::stem;

/// The other text has at least so many times the words of the summary.
const MIN_RATIO: u32 = 3;
/// Fewest words of a summary.
const MIN_WORDS: u32 = 40;
/// Of what the words of a summary tell, hundredths that stand in the other text, at least.
const MIN_SHARE: i64 = 55;
/// By how many hundredths that is more than in the rest of the text, at least.
const MIN_CONTRAST: i64 = 30;
/// The rest of the text tells at least so many times as much, or there is nothing to compare the summary with.
const MIN_REST: i64 = 2;
/// A single piece is part of a summary if that is so many times as long.
const MIN_GROWTH: u32 = 2;
/// A piece that tells more than this a word, in 1 / [`NAT`], was copied from one place.
const MAX_DENSITY: i32 = 2 * NAT;
/// Below this share of matches, in hundredths, a stretch counts against a summary.
const BREAK_EVEN: i32 = 65;
/// A stretch that counts so much against it ends a summary.
const MAX_DROP: i32 = 15 * NAT;
/// Words that stand more often than once in so many words of a text tell nothing of it.
const COMMON_WORDS: u64 = 20;

/// The passages with the pieces of a summary as one.
#[must_use]
pub fn recognise(a: &Text, b: &Text, found: Vec<Found>) -> Vec<Found> {
    if found.is_empty() {
        return found;
    }
    let found = recognise_in(a, b, found);
    let turned = recognise_in(b, a, found.into_iter().map(Found::turned).collect());
    turned.into_iter().map(Found::turned).collect()
}

/// What a text's words tell of it, and whether they stand in the other text.
struct Contrast {
    telling: Vec<i32>,
    matched: Vec<bool>,
}

/// Summaries in the first text of the second.
fn recognise_in(a: &Text, b: &Text, found: Vec<Found>) -> Vec<Found> {
    // A summary is no shorter than any of its pieces.
    let may_be_part = |piece: &Found| {
        density(piece) <= MAX_DENSITY && MIN_RATIO as usize * piece.a.len().max(MIN_WORDS as usize) <= b.words.len()
    };
    if !found.iter().any(may_be_part) {
        return found;
    }
    let contrast = Contrast::of(a, b);
    let mut rest = found;
    let mut kept = Vec::new();
    while !rest.is_empty() {
        let piece = rest.remove(0);
        let range = contrast.around(&piece.a);
        let is_inside = |other: &Found| other.a.start < range.end && range.start < other.a.end;
        let pieces = 1 + rest.iter().filter(|other| is_inside(other)).count();
        let own =
            piece.a.len() + rest.iter().filter(|other| is_inside(other)).map(|other| other.a.len()).sum::<usize>();
        let words = range.end - range.start;
        let is_summary = !piece.is_summary
            && density(&piece) <= MAX_DENSITY
            && words >= MIN_WORDS
            && MIN_RATIO * words <= b.words.len() as u32
            && (pieces > 1 || words >= MIN_GROWTH * own as u32)
            && contrast.is_telling(&range)
            && kept.iter().all(|other: &Found| !is_inside(other));
        if !is_summary {
            kept.push(piece);
            continue;
        }
        let (inside, outside): (Vec<Found>, Vec<Found>) = rest.into_iter().partition(is_inside);
        rest = outside;
        kept.push(summary(a, b, range, std::iter::once(&piece).chain(&inside)));
    }
    kept
}

/// What a piece tells a word.
fn density(piece: &Found) -> i32 {
    piece.score / (piece.a.end - piece.a.start).max(1).cast_signed()
}

/// The summary in a range of the first text of all of the second, with what its pieces match; its other words match the
/// first of their stem.
fn summary<'f>(a: &Text, b: &Text, range: Range<u32>, pieces: impl Iterator<Item = &'f Found>) -> Found {
    let mut partners_a: Vec<u32> = a.words[range.start as usize..range.end as usize]
        .iter()
        .map(|&word| match stem(word) {
            0 => NONE,
            stem => b.places.of_stem(stem).first().copied().unwrap_or(NONE),
        })
        .collect();
    let mut partners_b = vec![NONE; b.words.len()];
    let mut score = 0;
    for piece in pieces {
        score += piece.score;
        for (place, &partner) in piece.a.clone().zip(&piece.partners_a) {
            if range.contains(&place) && partner != NONE {
                partners_a[(place - range.start) as usize] = partner;
            }
        }
        for (place, &partner) in piece.b.clone().zip(&piece.partners_b) {
            if range.contains(&partner) {
                partners_b[place as usize] = partner;
            }
        }
    }
    for (place, &partner) in range.clone().zip(&partners_a) {
        if partner != NONE && partners_b[partner as usize] == NONE {
            partners_b[partner as usize] = place;
        }
    }
    Found { a: range, b: 0..b.words.len() as u32, score, is_verbatim: false, is_summary: true, partners_a, partners_b }
}

impl Contrast {
    fn of(a: &Text, b: &Text) -> Self {
        let mut telling = vec![0; a.words.len()];
        let mut matched = vec![false; a.words.len()];
        let words = a.words.len() as u64;
        for (index, &stem) in a.places.stems.iter().enumerate() {
            let places = a.places.at(index);
            let weight = ln(words, COMMON_WORDS * places.len() as u64).clamp(0, 3 * NAT);
            let is_matched = !b.places.of_stem(stem).is_empty();
            for &place in places {
                telling[place as usize] = weight;
                matched[place as usize] = is_matched;
            }
        }
        Self { telling, matched }
    }

    fn value(&self, place: u32) -> i32 {
        let weight = self.telling[place as usize];
        weight * if self.matched[place as usize] { 100 - BREAK_EVEN } else { -BREAK_EVEN } / 100
    }

    /// A piece with what goes on in the same way before and behind it.
    fn around(&self, piece: &Range<u32>) -> Range<u32> {
        let before = self.length((0..piece.start).rev());
        let behind = self.length(piece.end..self.telling.len() as u32);
        piece.start - before..piece.end + behind
    }

    /// How many of some places gain the most together.
    fn length(&self, places: impl Iterator<Item = u32>) -> u32 {
        let (mut sum, mut best, mut length) = (0, 0, 0);
        for (count, place) in (1..).zip(places) {
            sum += self.value(place);
            if sum > best {
                (best, length) = (sum, count);
            }
            if sum < best - MAX_DROP {
                break;
            }
        }
        length
    }

    /// Whether enough of a range stands in the other text, and far more than of the rest.
    fn is_telling(&self, range: &Range<u32>) -> bool {
        let sums = |places: &mut dyn Iterator<Item = usize>| {
            places.fold((0_i64, 0_i64), |(matched, all), place| {
                let weight = i64::from(self.telling[place]);
                (matched + if self.matched[place] { weight } else { 0 }, all + weight)
            })
        };
        let (start, end) = (range.start as usize, range.end as usize);
        let (matched, all) = sums(&mut (start..end));
        let (matched_elsewhere, elsewhere) = sums(&mut (0..start).chain(end..self.telling.len()));
        let share = 100 * matched / all.max(1);
        elsewhere >= MIN_REST * all
            && share >= MIN_SHARE
            && share - 100 * matched_elsewhere / elsewhere.max(i64::from(NAT)) >= MIN_CONTRAST
    }
}
