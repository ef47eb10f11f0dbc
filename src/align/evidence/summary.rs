//! A short stretch is a summary of a long text if most of its informative words occur anywhere in that text.
//!
//! A summary takes words and phrases from everywhere, so it is found in pieces that match different places. The text around
//! each piece is therefore compared with all of the other text. A stretch is a summary if the share of its words that occur
//! there is high, is much higher than in the rest of its own text, and if the stretch is much longer than its pieces or
//! contains several. O(n) for each piece.

use std::ops::Range;

use super::SharedPassage;
use super::matching::NONE;
use super::text_pair::TextPair;
use super::weights::{NAT, ln};

/// Least ratio of the other text's words to those of the summary.
const MIN_RATIO: u32 = 3;
/// Fewest words of a summary.
const MIN_WORDS: u32 = 40;
/// Least share of a summary's words that occur in the other text, by weight, in hundredths.
const MIN_SHARE: i64 = 55;
/// Least excess of that share over the share in the rest of the text, in hundredths.
const MIN_CONTRAST: i64 = 30;
/// Least ratio of the weight of the rest of the text to that of the summary; with less, there is too little to compare with.
const MIN_REST: i64 = 2;
/// Least ratio of a summary's words to those of its pieces, if there is only one.
const MIN_GROWTH: u32 = 2;
/// Highest score per word of a piece, in 1 / [`NAT`] of a nat. A piece with a higher one was copied from one place.
const MAX_DENSITY: i64 = 2 * NAT as i64;
/// Share of matched words, in hundredths, at which a stretch has a score of 0.
const BREAK_EVEN: i32 = 65;
/// Drop of the score at which the extension of a summary stops, in 1 / [`NAT`] of a nat.
const MAX_DROP: i64 = 15 * NAT as i64;
/// A word weighs nothing if its share of the text's words is one in this many, or more.
const COMMON_SHARE: u64 = 20;

/// Replaces the pieces of each summary by one passage.
#[must_use]
pub fn recognise(pair: &TextPair, found: Vec<SharedPassage>) -> Vec<SharedPassage> {
    if found.is_empty() {
        return found;
    }
    let found = recognise_in(pair, 0, found);
    let swapped = recognise_in(pair, 1, found.into_iter().map(SharedPassage::swapped).collect());
    swapped.into_iter().map(SharedPassage::swapped).collect()
}

/// A text's words compared with all of another text.
struct Contrast {
    /// By word, in 1 / [`NAT`] of a nat: heavier the rarer the word is in its text.
    weights: Vec<i32>,
    /// By word, whether its stem occurs in the other text.
    is_matched: Vec<bool>,
}

/// Joins the pieces of stretches of one side that summarise the other. The passages have that side first.
fn recognise_in(pair: &TextPair, side: usize, found: Vec<SharedPassage>) -> Vec<SharedPassage> {
    let other_words = pair.texts[1 - side].words.len();
    // A cheap test first: a summary is no shorter than any of its pieces.
    let may_be_part = |piece: &SharedPassage| {
        density(piece) <= MAX_DENSITY && MIN_RATIO as usize * piece.a.len().max(MIN_WORDS as usize) <= other_words
    };
    if !found.iter().any(may_be_part) {
        return found;
    }
    let contrast = Contrast::of(pair, side);
    let mut rest = found;
    let mut kept = Vec::new();
    while !rest.is_empty() {
        let piece = rest.remove(0);
        let range = contrast.extended(&piece.a);
        let is_inside = |other: &SharedPassage| other.a.start < range.end && range.start < other.a.end;
        let pieces = 1 + rest.iter().filter(|other| is_inside(other)).count();
        let own =
            piece.a.len() + rest.iter().filter(|other| is_inside(other)).map(|other| other.a.len()).sum::<usize>();
        let words = range.end - range.start;
        let is_summary = !piece.is_summary
            && density(&piece) <= MAX_DENSITY
            && words >= MIN_WORDS
            && MIN_RATIO * words <= other_words as u32
            && (pieces > 1 || words >= MIN_GROWTH * own as u32)
            && contrast.stands_out(&range)
            && kept.iter().all(|other: &SharedPassage| !is_inside(other));
        if !is_summary {
            kept.push(piece);
            continue;
        }
        let (inside, outside): (Vec<SharedPassage>, Vec<SharedPassage>) = rest.into_iter().partition(is_inside);
        rest = outside;
        kept.push(summary(pair, side, range, std::iter::once(&piece).chain(&inside)));
    }
    kept
}

/// Score per word of a piece.
fn density(piece: &SharedPassage) -> i64 {
    piece.score / i64::from((piece.a.end - piece.a.start).max(1))
}

/// The passage of a summary: a range of one side with all of the other. Words of its pieces keep their partners; each
/// other word is matched with the first occurrence of its stem.
fn summary<'f>(
    pair: &TextPair,
    side: usize,
    range: Range<u32>,
    pieces: impl Iterator<Item = &'f SharedPassage>,
) -> SharedPassage {
    let other_words = pair.texts[1 - side].words.len();
    let first_in_other = |place: u32| pair.places_in_other(side, place).first().copied().unwrap_or(NONE);
    let mut partners_a: Vec<u32> = range.clone().map(first_in_other).collect();
    let mut partners_b = vec![NONE; other_words];
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
    SharedPassage {
        a: range,
        b: 0..other_words as u32,
        score,
        is_verbatim: false,
        is_summary: true,
        partners_a,
        partners_b,
    }
}

impl Contrast {
    fn of(pair: &TextPair, side: usize) -> Self {
        let text = pair.texts[side];
        let mut weights = vec![0; text.words.len()];
        let mut is_matched = vec![false; text.words.len()];
        let words = text.words.len() as u64;
        for stem_number in 0..text.places.stems.len() {
            let places = text.places.at(stem_number);
            let weight = ln(words, COMMON_SHARE * places.len() as u64).clamp(0, 3 * NAT);
            let is_in_other = pair.other_stem(side, stem_number as u32) != NONE;
            for &place in places {
                weights[place as usize] = weight;
                is_matched[place as usize] = is_in_other;
            }
        }
        Self { weights, is_matched }
    }

    /// The score of a word, in 1 / [`NAT`] of a nat.
    fn score(&self, place: u32) -> i32 {
        let weight = self.weights[place as usize];
        weight * if self.is_matched[place as usize] { 100 - BREAK_EVEN } else { -BREAK_EVEN } / 100
    }

    /// A piece extended in both directions as far as the score grows.
    fn extended(&self, piece: &Range<u32>) -> Range<u32> {
        let before = self.length((0..piece.start).rev());
        let behind = self.length(piece.end..self.weights.len() as u32);
        piece.start - before..piece.end + behind
    }

    /// The number of leading places with the largest sum of scores. Stops when the sum drops by [`MAX_DROP`].
    fn length(&self, places: impl Iterator<Item = u32>) -> u32 {
        let (mut sum, mut best, mut length) = (0, 0, 0);
        for (count, place) in (1..).zip(places) {
            sum += i64::from(self.score(place));
            if sum > best {
                (best, length) = (sum, count);
            }
            if sum < best - MAX_DROP {
                break;
            }
        }
        length
    }

    /// Whether enough of a range is matched, and much more than of the rest.
    fn stands_out(&self, range: &Range<u32>) -> bool {
        let sums = |places: &mut dyn Iterator<Item = usize>| {
            places.fold((0_i64, 0_i64), |(matched, all), place| {
                let weight = i64::from(self.weights[place]);
                (matched + if self.is_matched[place] { weight } else { 0 }, all + weight)
            })
        };
        let (start, end) = (range.start as usize, range.end as usize);
        let (matched, all) = sums(&mut (start..end));
        let (matched_elsewhere, elsewhere) = sums(&mut (0..start).chain(end..self.weights.len()));
        let share = 100 * matched / all.max(1);
        elsewhere >= MIN_REST * all
            && share >= MIN_SHARE
            && share - 100 * matched_elsewhere / elsewhere.max(i64::from(NAT)) >= MIN_CONTRAST
    }
}
