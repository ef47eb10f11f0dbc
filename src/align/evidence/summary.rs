//! A stretch of one text summarises the other if most of its words occur there, spread over that text.
//!
//! A summary takes words and phrases from everywhere, so only a few pieces of it match one place, or none. The stretch is
//! therefore found by comparing its text with all of the other one ([`super::contrast`]). A stretch copied from one place stands
//! out as well. It is told apart by where its matches are: close together, or in one piece that is much better evidence. A summary
//! is reported from the first to the last of its matches in the other text. O(n) for n words, O(m log m) for m matches.

use std::ops::Range;

use super::contrast::{Contrast, Stretch};
use super::matching::NONE;
use super::text_pair::TextPair;
use super::tokens_per_word::TokensPerWord;
use super::{MIN_SCORE, SharedPassage};
use crate::common::sort;

/// Least ratio of the other text's words to those of the summary.
const MIN_RATIO: usize = 3;
/// Fewest words of a summary.
const MIN_WORDS: usize = 40;
/// Highest score of a piece of a summary, in hundredths of the summary's score. A piece with more was copied from one place.
const MAX_PIECE_SCORE: i64 = 220;
/// Highest share of a summary's matches, by weight, in hundredths, that lie within [`WINDOW`] in the other text.
const MAX_LOCAL_SHARE: u64 = 78;
/// Words of the other text within which a copy of a stretch lies, in hundredths of the stretch's words.
const WINDOW: usize = 150;
/// Most places of a stem in the other text. A more frequent stem is in every window, and does not tell where the matches are.
const MAX_PLACES: usize = 4;

/// Replaces all passages by a summary, if one text contains a summary of the other.
#[must_use]
pub fn recognise(pair: &TextPair, found: Vec<SharedPassage>) -> Vec<SharedPassage> {
    match summary(pair, 0, &found).or_else(|| summary(pair, 1, &found)) {
        Some(summary) => vec![summary],
        None => found,
    }
}

/// The stretch on one side that summarises the other text.
fn summary(pair: &TextPair, side: usize, found: &[SharedPassage]) -> Option<SharedPassage> {
    let [words, other_words] = [side, 1 - side].map(|side| pair.texts[side].words.len());
    if words < MIN_RATIO * MIN_WORDS || other_words < MIN_RATIO * MIN_WORDS {
        return None;
    }
    let contrast = Contrast::new(pair, side);
    let stretch = contrast.stretch()?;
    let words = stretch.words.len();
    if stretch.score < MIN_SCORE || words < MIN_WORDS || MIN_RATIO * words > other_words {
        return None;
    }
    let Range { start, end } = stretch.words;
    let tokens_per_word = TokensPerWord::of(&[&pair.texts[side].words[start as usize..end as usize]]);
    if stretch.score < tokens_per_word.score(MIN_SCORE) || (words as u32) < tokens_per_word.tokens(MIN_WORDS as u32) {
        return None;
    }
    let overlaps = |piece: &SharedPassage| {
        let piece = piece.words(side);
        piece.start < stretch.words.end && stretch.words.start < piece.end
    };
    let is_copy = |piece: &SharedPassage| 100 * piece.score > MAX_PIECE_SCORE * stretch.score;
    // A summary takes up all of the other text, and leaves nothing of it to passages elsewhere.
    if !found.iter().all(overlaps) || found.iter().any(is_copy) {
        return None;
    }
    let matches = SummaryMatches::of(pair, side, &contrast, stretch.words.clone());
    let others = matches.span()?;
    if matches.local_share((words * WINDOW / 100) as u32) > MAX_LOCAL_SHARE {
        return None;
    }
    let mut pieces = found.to_vec();
    if side == 1 {
        pieces.iter_mut().for_each(SharedPassage::swap);
    }
    let mut summary = passage(pair, side, stretch, others, &pieces);
    if side == 1 {
        summary.swap();
    }
    Some(summary)
}

/// Where the other text contains the stems of a stretch that are neither common in their own text nor frequent in the other.
struct SummaryMatches {
    /// Each place in the other text and the number of its stem, ascending.
    places: Vec<(u32, u32)>,
    /// The weight of each stem; each has a place.
    weights: Vec<u64>,
}

impl SummaryMatches {
    fn of(pair: &TextPair, side: usize, contrast: &Contrast, words: Range<u32>) -> Self {
        let mut stems: Vec<(u32, u32)> =
            words.map(|place| (pair.texts[side].places.numbers[place as usize], place)).collect();
        sort::sort_by_key(&mut stems, |&stem| stem);
        stems.dedup_by_key(|&mut (stem, _)| stem);
        let mut found = Self { places: Vec::new(), weights: Vec::new() };
        for (_, place) in stems {
            let others = pair.places_in_other(side, place);
            let weight = contrast.weight(place);
            if weight > 0 && (1..=MAX_PLACES).contains(&others.len()) {
                found.places.extend(others.iter().map(|&other| (other, found.weights.len() as u32)));
                found.weights.push(u64::from(weight.unsigned_abs()));
            }
        }
        sort::sort_by_key(&mut found.places, |&place| place);
        found
    }

    /// The other text from the first match to the last; `None` if there are none.
    fn span(&self) -> Option<Range<u32>> {
        Some(self.places.first()?.0..self.places.last()?.0 + 1)
    }

    /// The largest share of the matching stems, by weight, in hundredths, that occur within a window of the other text. O(m) for
    /// m places.
    fn local_share(&self, window: u32) -> u64 {
        let mut counts = vec![0_u32; self.weights.len()];
        let (mut sum, mut most, mut first) = (0, 0, 0);
        for &(place, stem) in &self.places {
            let count = &mut counts[stem as usize];
            sum += if *count == 0 { self.weights[stem as usize] } else { 0 };
            *count += 1;
            while place - self.places[first].0 >= window {
                let stem = self.places[first].1 as usize;
                counts[stem] -= 1;
                sum -= if counts[stem] == 0 { self.weights[stem] } else { 0 };
                first += 1;
            }
            most = most.max(sum);
        }
        100 * most / self.weights.iter().sum::<u64>().max(1)
    }
}

/// The passage of a summary. Words of its pieces, which have its side first, keep their partners; each other word is matched with
/// the first occurrence of its stem.
fn passage(
    pair: &TextPair,
    side: usize,
    Stretch { words, score }: Stretch,
    others: Range<u32>,
    pieces: &[SharedPassage],
) -> SharedPassage {
    let first_in_other = |place: u32| {
        let places = pair.places_in_other(side, place);
        places.iter().copied().find(|place| others.contains(place)).unwrap_or(NONE)
    };
    let mut partners_a: Vec<u32> = words.clone().map(first_in_other).collect();
    let mut partners_b = vec![NONE; others.len()];
    for piece in pieces {
        for (place, &partner) in piece.a.clone().zip(&piece.partners_a) {
            if words.contains(&place) && others.contains(&partner) {
                partners_a[(place - words.start) as usize] = partner;
            }
        }
        for (place, &partner) in piece.b.clone().zip(&piece.partners_b) {
            if others.contains(&place) && words.contains(&partner) {
                partners_b[(place - others.start) as usize] = partner;
            }
        }
    }
    for (place, &partner) in words.clone().zip(&partners_a) {
        if partner != NONE {
            let back = &mut partners_b[(partner - others.start) as usize];
            *back = if *back == NONE { place } else { *back };
        }
    }
    let score = score.max(pieces.iter().map(|piece| piece.score).sum());
    SharedPassage { a: words, b: others, score, is_verbatim: false, is_summary: true, partners_a, partners_b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    #[test]
    fn the_local_share_is_that_of_the_best_window() {
        for text in 0..60_u64 {
            let dice = |at: u64, sides: u64| (mix(text << 32 | at) % sides) as u32;
            let weights: Vec<u64> = (0..8).map(|stem| 1 + u64::from(dice(stem, 256))).collect();
            let stem = |at: u64| if at < 8 { at as u32 } else { dice(1_000 + at, 8) };
            let mut places: Vec<(u32, u32)> = (0..8 + text).map(|at| (dice(100 + at, 90), stem(at))).collect();
            places.sort_unstable();
            let has = |from: u32, to: u32, stem: u32| {
                places.iter().any(|&(place, other)| other == stem && (from..to).contains(&place))
            };
            let weight = |from, to| -> u64 {
                (0..8).filter(|&stem| has(from, to, stem)).map(|stem| weights[stem as usize]).sum()
            };
            let most = (0..90).map(|from| weight(from, from + 20)).max().unwrap_or(0);
            let expected = 100 * most / weight(0, 90).max(1);
            assert_eq!(SummaryMatches { places: places.clone(), weights: weights.clone() }.local_share(20), expected);
        }
    }
}
