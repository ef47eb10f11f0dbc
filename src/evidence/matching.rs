//! A cluster of points → for each word of the passage in one text the word that it matches in the other.
//!
//! Points are few; between them stand words that are common in both texts, and in books all but the rarest. Where a word
//! may match is known from the points near it: between the first and the last place that they have in the other text, and
//! [`NEAR`] words around. There the word that goes on where the one before matched is taken first, then the one as far from
//! the nearest point in both texts, then the nearest of its stem. O(n log m) for n words of the passage.

use super::Text;
use super::points::{MIN_RUN, Point, REACH, is_same};
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
    /// What the words of `a` match in `b`. With `turned` the points are those from `b` to `a`.
    #[must_use]
    pub fn of(a: &Text, b: &Text, cluster: &[Point], gap: u32, turned: bool) -> Self {
        let mut points: Vec<(u32, u32)> =
            cluster.iter().map(|point| if turned { (point.b, point.a) } else { (point.a, point.b) }).collect();
        if turned {
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
            let near = points[first..].iter().take_while(|point| point.0 <= place + REACH);
            let within = near.fold(None, |range: Option<(u32, u32)>, &(_, y)| {
                Some(range.map_or((y, y), |(low, high)| (low.min(y), high.max(y))))
            });
            let (x, y) = points[nearest];
            let (low, high) = within.unwrap_or((y, y));
            let expected = (y + place).saturating_sub(x);
            let range = (low.saturating_sub(NEAR), high + NEAR + gap * u32::from(within.is_none()));
            before = partner(a, b, place, before, expected, range);
            partners.push(before);
        }
        let in_run = in_runs(a, b, start, &partners);
        Self { start, partners, in_run }
    }
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
fn partner(a: &Text, b: &Text, place: u32, before: u32, expected: u32, (low, high): (u32, u32)) -> u32 {
    let word = a.words[place as usize];
    if stem(word) == 0 {
        return NONE;
    }
    let next = before.wrapping_add(1);
    if before != NONE && goes_on(word, b.words.get(next as usize)) {
        return next;
    }
    if (low..=high).contains(&expected) && is_same(a, b, place, expected) {
        return expected;
    }
    let places = b.places.of_stem(stem(word));
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
fn in_runs(a: &Text, b: &Text, start: u32, partners: &[u32]) -> Vec<bool> {
    let mut in_run = vec![false; partners.len()];
    let mut from = 0;
    for at in 0..=partners.len() {
        let goes_on = |at: usize| {
            partners[at] != NONE
                && is_same(a, b, start + at as u32, partners[at])
                && (at == from || partners[at] == partners[at - 1].wrapping_add(1))
        };
        if at < partners.len() && goes_on(at) {
            continue;
        }
        if at - from >= MIN_RUN as usize {
            in_run[from..at].fill(true);
        }
        let begins = at < partners.len() && partners[at] != NONE && is_same(a, b, start + at as u32, partners[at]);
        from = if begins { at } else { at + 1 };
    }
    in_run
}
