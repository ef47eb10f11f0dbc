//! A cluster of points → for each word of the passage in one text the word that it matches in the other.
//!
//! Points are few; between them stand words that are common in both texts, and in books all but the rarest. Where a word
//! may match is known from the points near it: between the first and the last place that they have in the other text, and
//! [`NEAR`] words around. There the word that goes on where the one before matched is taken first, then the one as far from
//! the nearest point in both texts, then the nearest of its stem. O(n log m) for n words of the passage.

use super::points::{MIN_RUN, Point, REACH};
use super::text_pair::TextPair;
use super::weights::NEAR;
use crate::word::stem;

/// No word: of a word that matches none.
pub const NONE: u32 = u32::MAX;

/// What the words of one text match in the other, in the stretch that a cluster of points spans.
#[derive(Clone, Debug)]
pub struct Partners {
    /// The first word of the stretch.
    pub start: u32,
    /// For each word of the stretch the one it matches, or [`NONE`].
    pub partners: Vec<u32>,
    /// For each word whether it stands in a run of equal words.
    pub in_run: Vec<bool>,
}

impl Partners {
    /// What the words of one side match on the other.
    #[must_use]
    pub fn of(pair: &TextPair, side: usize, cluster: &[Point], gap: u32) -> Self {
        let mut points: Vec<(u32, u32)> =
            cluster.iter().map(|point| if side == 0 { (point.a, point.b) } else { (point.b, point.a) }).collect();
        if side == 1 {
            points.sort_unstable();
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

/// The first and the last place that the points near a word have in the other text; `points` begin where they are near it.
fn range_near(points: &[(u32, u32)], place: u32) -> Option<(u32, u32)> {
    let near = points.iter().take_while(|point| point.0 <= place + REACH);
    near.fold(None, |range, &(_, y)| Some(range.map_or((y, y), |(low, high): (u32, u32)| (low.min(y), high.max(y)))))
}

/// Leaves out partners that themselves match a word far away: a word of the passage cannot stand for two stretches of the
/// other text, which so many words on its subject would else lengthen.
pub fn keep_mutual(sides: &mut [Partners; 2]) {
    let [one, other] = sides;
    let kept = [one.mutual(other), other.mutual(one)];
    for (side, kept) in sides.iter_mut().zip(kept) {
        side.partners = kept;
    }
}

impl Partners {
    /// The partners that match back to near where they are matched from.
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

/// The word that a word matches: in a range of the second text, that behind the partner of the word before, else that where it
/// is expected, else the one of its stem nearest to there.
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
    if before != NONE && goes_on(word, pair.texts[1 - side].words.get(next as usize)) {
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

/// Whether a word goes on where the one before matched: it is the same but for its stem. Where words are not set apart by
/// spaces, a stem reaches into the next word, which may be another.
fn goes_on(word: u32, other: Option<&u32>) -> bool {
    other.is_some_and(|&other| word & 0xff == other & 0xff && stem(other) != 0)
}

/// Which words stand in runs of [`MIN_RUN`] equal words or more.
fn in_runs(pair: &TextPair, side: usize, start: u32, partners: &[u32]) -> Vec<bool> {
    let mut in_run = vec![false; partners.len()];
    let mut from = 0;
    for at in 0..=partners.len() {
        let goes_on = |at: usize| {
            partners[at] != NONE
                && pair.is_same(side, start + at as u32, partners[at])
                && (at == from || partners[at] == partners[at - 1].wrapping_add(1))
        };
        if at < partners.len() && goes_on(at) {
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
