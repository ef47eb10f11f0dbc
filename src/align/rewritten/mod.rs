//! Texts that were rewritten throughout: hardly a phrase in common, but the same rare words one after the other.
//!
//! A retelling in other words keeps names, numbers and terms, and the order of the thoughts. So two texts are compared by their *rare
//! words* ([`rare`]): those that few texts of the batch contain. Each one that both texts use is a point, at its place in either. Two texts on one subject share such words, too, but at places that have nothing to do with each other. In
//! a rewritten part they lie along a diagonal.
//!
//! For every two points, the points in the rectangle between them are counted, and those of them in a narrow band around its
//! diagonal. If places were independent, each point would lie in the band with a probability that is the band's share of the
//! rectangle, so the number of points in it is binomial. The negative logarithm of that probability, less the logarithm of the number of
//! rectangles that were tried, is the *strength* in nats. A common subject does not raise it: only the order counts. Of 18 million
//! honest pairs none reaches the threshold (docs/evaluation.md).
//!
//! This claims less than shared passages do, and no word of it counts as matched.

pub mod candidates;
pub mod rare;

use crate::common::sort;
use crate::params::{Params, Unit};
use rare::{RareWords, TextCounts};

/// Minimum strength, in nats.
const MIN_STRENGTH: f64 = 10.0;
/// Half the width of the band, as one part in this many of the rectangle.
const BAND_PARTS: u64 = 25;
/// Half the minimum width of the band, in words.
const MIN_BAND: u64 = 10;
/// Minimum number of words on each side of a rectangle.
const MIN_SIDE: u64 = 60;
/// The longer side of a rectangle is at most 5/2 of the shorter.
const MAX_ASPECT: [u64; 2] = [5, 2];
/// Points this near to each other on both sides are one: a name of several words, or a phrase.
const PHRASE_WORDS: u32 = 5;
/// Maximum number of points in a large batch: those of the rarest words.
const MAX_POINTS: usize = 40;
/// The same in a batch of at most [`SMALL_BATCH`] texts, where rare words are harder to tell, and pairs are few.
const MAX_POINTS_OF_FEW: usize = 100;
const SMALL_BATCH: usize = 100;
/// Fewer points cannot be strong enough.
const MIN_POINTS: usize = 8;

/// A word that two texts have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    a: u32,
    b: u32,
    stem: u32,
    /// The number of texts that contain the word.
    texts: u16,
    /// The number of the word's other point, if that is before this one; else [`NONE`].
    before: usize,
}

/// In place of a number: there is none.
const NONE: usize = usize::MAX;

/// Part of two texts that may have been rewritten from one another.
#[derive(Clone, Debug, PartialEq)]
pub struct Rewritten {
    /// How improbable by chance, in nats.
    pub strength: f64,
    /// Rare words that both parts contain.
    pub shared: u32,
    /// The places of those that stand in the same order, in either text, ascending.
    pub in_order: Vec<[u32; 2]>,
}

/// Whether these parameters allow the search: tokens must be the words that are compared.
#[must_use]
pub fn is_possible(params: &Params) -> bool {
    params.unit == Unit::Words && params.strip_punctuation
}

/// The strongest part of two texts, if it is strong enough. O(p³) for p points, of which there are at most a hundred; usually far less, as
/// few rectangles are counted to the end.
#[must_use]
pub fn find(a: &RareWords, b: &RareWords, counts: &TextCounts) -> Option<Rewritten> {
    // Points near each other are merged in the order of the first text. So that the order of the documents does not matter, the first
    // text is always the same one of the two.
    let is_swapped = b < a;
    let (first, second) = if is_swapped { (b, a) } else { (a, b) };
    let mut found = Points::of(first, second, counts).strongest(MIN_STRENGTH)?;
    if is_swapped {
        found.in_order.iter_mut().for_each(|places| places.reverse());
    }
    Some(found)
}

/// The points of two texts, by their places in the first.
struct Points(Vec<Point>);

impl Points {
    /// O(n log n) for n rare words.
    fn of(a: &RareWords, b: &RareWords, counts: &TextCounts) -> Self {
        let most = if counts.texts() > SMALL_BATCH { MAX_POINTS } else { MAX_POINTS_OF_FEW };
        let all = rarest(&a.shared_with(b), most);
        let all = in_order(&all, most, 16, |point| u64::from(point.a) << 24 | u64::from(point.b));
        let mut kept: Vec<Point> = Vec::with_capacity(all.len());
        for point in all {
            let near = kept.iter().rev().take_while(|before| point.a - before.a <= PHRASE_WORDS);
            if !near.into_iter().any(|before| point.b.abs_diff(before.b) <= PHRASE_WORDS) {
                kept.push(point);
            }
        }
        for at in 1..kept.len() {
            kept[at].before = kept[..at].iter().position(|other| other.stem == kept[at].stem).unwrap_or(NONE);
        }
        Self(kept)
    }

    /// The strongest part, of at least some strength.
    fn strongest(&self, least: f64) -> Option<Rewritten> {
        let points = &self.0;
        if points.len() < MIN_POINTS {
            return None;
        }
        let binomial = Binomial::of(points.len());
        let tried = libm::log((points.len() * points.len()) as f64 / 2.0);
        let too_many_misses = binomial.too_many_misses(least + tried);
        let mut in_band = Vec::new();
        let mut strongest = least;
        let mut best = None;
        // The points between the first one and the last that lie behind the first on the second side, too.
        let mut behind: Vec<usize> = Vec::new();
        for first in 0..points.len() {
            behind.clear();
            for last in first + 1..points.len() {
                if let Some(rectangle) = Rectangle::between(points, first, last)
                    && let Some(inside) = rectangle.in_band(points, &behind, &too_many_misses, &mut in_band)
                {
                    let strength = binomial.strength(inside, in_band.len() - 2, &rectangle.share()) - tried;
                    if strength > strongest {
                        strongest = strength;
                        best = Some((rectangle, std::mem::take(&mut in_band)));
                    }
                }
                if points[last].b >= points[first].b {
                    behind.push(last);
                }
            }
        }
        best.map(|(rectangle, in_band): (Rectangle, _)| rectangle.rewritten(points, strongest, &in_band))
    }
}

/// The points of the rarest words, at most `most`. Ties are broken by stem, which is a hash, so the points lie anywhere.
fn rarest(points: &[Point], most: usize) -> Vec<Point> {
    in_order(points, most, 32, |point| point.texts.into())
}

/// The first `most` points by a number, ties in their order. The number is at most 64 less `bits` long, and there are at most
/// 2^`bits` points.
fn in_order(points: &[Point], most: usize, bits: u32, number: fn(&Point) -> u64) -> Vec<Point> {
    let mut order: Vec<u64> = (0..).zip(points).map(|(at, point): (u64, _)| number(point) << bits | at).collect();
    sort::sort_u64s(&mut order);
    order.iter().take(most).map(|&key| points[(key & ((1 << bits) - 1)) as usize]).collect()
}

/// The rectangle between two points.
#[derive(Clone, Copy)]
struct Rectangle {
    first: usize,
    last: usize,
    /// Words on its sides.
    width: u64,
    height: u64,
    /// Half the area of the band, in words of one text times words of the other.
    band: u64,
}

impl Rectangle {
    /// `None` if it is too small, or its sides are too unequal.
    fn between(points: &[Point], first: usize, last: usize) -> Option<Self> {
        let (from, to) = (points[first], points[last]);
        let width = u64::from(to.a - from.a);
        let height = u64::from(to.b.checked_sub(from.b)?);
        let (shorter, longer) = (width.min(height), width.max(height));
        if shorter < MIN_SIDE || MAX_ASPECT[1] * longer > MAX_ASPECT[0] * shorter {
            return None;
        }
        let band = (width * height / BAND_PARTS).max(MIN_BAND * longer);
        Some(Self { first, last, width, height, band })
    }

    /// Whether a point of the rectangle is near the diagonal.
    fn is_near(&self, points: &[Point], at: usize) -> bool {
        let (from, point) = (points[self.first], points[at]);
        let (along_a, along_b) = (u64::from(point.a - from.a), u64::from(point.b - from.b));
        (along_b * self.width).abs_diff(along_a * self.height) <= self.band
    }

    /// The band's share of the rectangle.
    fn share(&self) -> Share {
        Share::of(2.0 * self.band as f64 / (self.width * self.height) as f64)
    }

    /// Whether a point lies in the rectangle, and is none of its corners.
    fn encloses(&self, points: &[Point], at: usize) -> bool {
        self.first < at && at < self.last && (points[self.first].b..=points[self.last].b).contains(&points[at].b)
    }

    /// Collects the corners and the points in the band, those of one word once; returns the number of points in the rectangle, without
    /// its corners. `None` as soon as too many of those miss the band.
    #[inline(never)]
    fn in_band(&self, points: &[Point], behind: &[usize], too_many: &[usize], found: &mut Vec<usize>) -> Option<usize> {
        found.clear();
        found.push(self.first);
        let (mut inside, mut misses) = (behind.len(), 0);
        let corners = [self.first, self.last].map(|at| points[at]);
        for &at in behind {
            if misses >= too_many[inside] {
                return None;
            }
            let Point { b, stem, before, .. } = points[at];
            if b > corners[1].b {
                inside -= 1;
                continue;
            }
            // A word has two points at most.
            let is_found = || before != NONE && self.encloses(points, before) && self.is_near(points, before);
            if self.is_near(points, at) && !is_found() && corners.iter().all(|corner| corner.stem != stem) {
                found.push(at);
            } else {
                misses += 1;
            }
        }
        found.push(self.last);
        (misses < too_many[inside]).then_some(inside)
    }

    fn rewritten(&self, points: &[Point], strength: f64, in_band: &[usize]) -> Rewritten {
        let places: Vec<[u32; 2]> = in_band.iter().map(|&at| [points[at].a, points[at].b]).collect();
        // The corners count whether or not their words have another place in the rectangle.
        let shared = (self.first..=self.last).filter(|&at| self.is_first_place(points, at)).count() as u32;
        Rewritten { strength, shared, in_order: longest_ascending(&places) }
    }

    /// Whether a point is in the rectangle or a corner, and the first of its word there.
    fn is_first_place(&self, points: &[Point], at: usize) -> bool {
        let is_there = |at: usize| at == self.first || at == self.last || self.encloses(points, at);
        let before = points[at].before;
        is_there(at) && (before == NONE || !is_there(before))
    }
}

/// The longest sequence of places that ascends on both sides. O(n²).
fn longest_ascending(places: &[[u32; 2]]) -> Vec<[u32; 2]> {
    // By place, the length of the longest sequence from there on, and what follows it.
    let mut longest = vec![(1_u32, places.len()); places.len()];
    for at in (0..places.len()).rev() {
        for next in at + 1..places.len() {
            let ascends = places[at][0] < places[next][0] && places[at][1] < places[next][1];
            if ascends && longest[next].0 + 1 > longest[at].0 {
                longest[at] = (longest[next].0 + 1, next);
            }
        }
    }
    let mut at = (0..places.len()).rev().max_by_key(|&at| longest[at].0).unwrap_or(places.len());
    let mut found = Vec::new();
    while let Some(&place) = places.get(at) {
        found.push(place);
        at = longest[at].1;
    }
    found
}

/// Binomial probabilities.
struct Binomial {
    /// By number, the logarithm of its factorial.
    factorials: Vec<f64>,
}

impl Binomial {
    fn of(most: usize) -> Self {
        let mut factorials = vec![0.0];
        for number in 1..=most {
            factorials.push(factorials[number - 1] + libm::log(number as f64));
        }
        Self { factorials }
    }

    /// The negative logarithm of the probability of exactly `hits` of `all`, if each is one with a probability of `share`; 0 if they are
    /// no more than expected. Beyond that it is close to the probability of `hits` or more.
    fn strength(&self, all: usize, hits: usize, share: &Share) -> f64 {
        let Share { share, logarithms: [of_hit, of_miss] } = *share;
        if share >= 1.0 || hits as f64 <= all as f64 * share {
            return 0.0;
        }
        let chosen = self.factorials[all] - self.factorials[hits] - self.factorials[all - hits];
        -(chosen + hits as f64 * of_hit + (all - hits) as f64 * of_miss)
    }

    /// By the number of points in a rectangle, how many outside the band leave no more than some strength, whatever the band's share.
    fn too_many_misses(&self, strength: f64) -> Vec<usize> {
        let share = Share::of(2.0 / BAND_PARTS as f64);
        let mut misses = 0;
        let of = |all| {
            while self.strength(all, all - misses, &share) > strength {
                misses += 1;
            }
            misses
        };
        (0..self.factorials.len()).map(of).collect()
    }
}

/// The probability that a point lies in the band, with the logarithms of it and of the opposite.
struct Share {
    share: f64,
    logarithms: [f64; 2],
}

impl Share {
    fn of(share: f64) -> Self {
        Self { share, logarithms: [share, 1.0 - share].map(libm::log) }
    }
}

#[cfg(test)]
mod tests;
