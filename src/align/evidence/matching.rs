//! Each word of a passage is matched with a word of the other text, its *partner*.
//!
//! Points are few: most words between them are common, and in books all but the rarest are. A word may match within the
//! range that the points near it span in the other text, and [`NEAR`] words around it. Its partner there is, in this order:
//! the word after the partner of the preceding word; the word at the same distance from the nearest point; the nearest word
//! with its stem. O(n log m) for n words of the passage and m places of a stem.

use super::point::Point;
use super::points::{MIN_RUN, REACH};
use super::text_pair::TextPair;
use super::weights::NEAR;
use crate::common::sort;
use crate::text::word::{is_same_character, stem};

/// In place of a partner: the word matches none.
pub use super::places::NONE;

/// The partners of the words of one text in the stretch that a cluster of points spans.
#[derive(Clone, Debug)]
pub struct Partners {
    /// The first word of the stretch.
    pub start: u32,
    /// For each word of the stretch the place of its partner in the other text, or [`NONE`].
    pub partners: Vec<u32>,
    /// For each word whether it is in a run of at least [`MIN_RUN`] equal words.
    pub in_run: Vec<bool>,
}

impl Partners {
    /// Matches the words of one side. `gap` is the most words between neighbouring points of the cluster.
    #[must_use]
    pub fn of(pair: &TextPair, side: usize, cluster: &[Point], gap: u32) -> Self {
        let mut points: Vec<(u32, u32)> =
            cluster.iter().map(|point| if side == 0 { (point.a, point.b) } else { (point.b, point.a) }).collect();
        if side == 1 {
            sort::sort_by_key(&mut points, |&point| point);
        }
        let (start, end) = (points[0].0, points[points.len() - 1].0 + 1);
        let mut partners = Vec::with_capacity((end - start) as usize);
        let (mut first, mut nearest) = (0, 0);
        let mut before = NONE;
        for place in start..end {
            while points[first].0 + REACH < place && first + 1 < points.len() {
                first += 1;
            }
            while nearest + 1 < points.len()
                && points[nearest + 1].0.abs_diff(place) <= points[nearest].0.abs_diff(place)
            {
                nearest += 1;
            }
            let (x, y) = points[nearest];
            let expected = (y + place).saturating_sub(x);
            let range = || match range_near(&points[first..], place) {
                Some((low, high)) => (low.saturating_sub(NEAR), high + NEAR),
                None => (y.saturating_sub(NEAR), y + NEAR + gap),
            };
            before = partner(pair, side, place, before, expected, range);
            partners.push(before);
        }
        let in_run = in_runs(pair, side, start, &partners);
        Self { start, partners, in_run }
    }
}

/// The lowest and the highest place in the other text of the points near a word; `None` if there are none. The first of
/// `points` is no farther before the word than [`REACH`].
fn range_near(points: &[(u32, u32)], place: u32) -> Option<(u32, u32)> {
    let near = points.iter().take_while(|point| point.0 <= place + REACH);
    near.fold(None, |range, &(_, y)| Some(range.map_or((y, y), |(low, high): (u32, u32)| (low.min(y), high.max(y)))))
}

/// Drops partners that themselves match a word far away. Otherwise a stretch on the same subject could match a passage that
/// belongs to another stretch, and would be added to it.
pub fn keep_mutual(sides: &mut [Partners; 2]) {
    let [one, other] = sides;
    let kept = [one.mutual(other), other.mutual(one)];
    for (side, kept) in sides.iter_mut().zip(kept) {
        side.partners = kept;
    }
}

impl Partners {
    /// The partners whose own partner is near the word.
    fn mutual(&self, other: &Self) -> Vec<u32> {
        let is_mutual = |(place, partner): (u32, u32)| {
            let back = partner.checked_sub(other.start).and_then(|at| other.partners.get(at as usize));
            back.is_some_and(|&back| back != NONE && back.abs_diff(place) <= NEAR * 3 / 2)
        };
        (self.start..)
            .zip(&self.partners)
            .map(|(place, &partner)| if partner != NONE && is_mutual((place, partner)) { partner } else { NONE })
            .collect()
    }
}

/// The partner of the word at a place: the word after the partner of the word before (`before`); else, within `range`, the
/// same word at the expected place or the word of its stem that is nearest to it.
fn partner(
    pair: &TextPair,
    side: usize,
    place: u32,
    before: u32,
    expected: u32,
    range: impl FnOnce() -> (u32, u32),
) -> u32 {
    let word = pair.texts[side].words[place as usize];
    if stem(word) == 0 {
        return NONE;
    }
    let next = before.wrapping_add(1);
    if before != NONE && continues_match(word, pair.texts[1 - side].words.get(next as usize)) {
        return next;
    }
    let places = pair.places_in_other(side, place);
    if places.is_empty() {
        return NONE;
    }
    let (low, high) = range();
    if (low..=high).contains(&expected) && pair.is_same(side, place, expected) {
        return expected;
    }
    let at = places.partition_point(|&other| other < expected);
    let nearest = [at.checked_sub(1), Some(at)].into_iter().flatten().filter_map(|at| places.get(at).copied());
    nearest.filter(|other| (low..=high).contains(other)).min_by_key(|&other| other.abs_diff(expected)).unwrap_or(NONE)
}

/// Whether a word matches the word after the partner of the preceding word. In scripts without spaces a stem includes the next
/// character, which may differ.
fn continues_match(word: u32, other: Option<&u32>) -> bool {
    other.is_some_and(|&other| is_same_character(word, other) && stem(other) != 0)
}

/// For each word whether it is in a run of at least [`MIN_RUN`] words that equal their partners.
pub(super) fn in_runs(pair: &TextPair, side: usize, start: u32, partners: &[u32]) -> Vec<bool> {
    let mut in_run = vec![false; partners.len()];
    let mut from = 0;
    for at in 0..=partners.len() {
        let continues_run = |at: usize| {
            partners[at] != NONE
                && pair.is_same(side, start + at as u32, partners[at])
                && (at == from || partners[at] == partners[at - 1].wrapping_add(1))
        };
        if at < partners.len() && continues_run(at) {
            continue;
        }
        if at - from >= MIN_RUN as usize {
            in_run[from..at].fill(true);
        }
        let begins = at < partners.len() && partners[at] != NONE && pair.is_same(side, start + at as u32, partners[at]);
        from = if begins { at } else { at + 1 };
    }
    in_run
}
