//! A point is a pair of places, one in each text, with the same informative word and enough other matches around it.
//!
//! The order of the matches is ignored, because rewording moves words. A point's *support* is the weight of the different stems that
//! match near it, within [`REACH`] words in the first text and [`NEAR`] in the second. In a run of equal words each word is a
//! point, however common, because equal order is evidence, too.
//!
//! A stem gives a point for each pair of its places, unless it has more than [`MAX_POINTS_PER_STEM`] such pairs. Most points
//! have no support. A window that slides over the first text adds up the weights near each stretch of the second, which is an
//! upper bound of the support there; only points above it are examined. O(n + m + p) for p points, and O(w) for each examined
//! point with w others in its window.

use super::text_pair::TextPair;
use super::weights::{NAT, NEAR};
use crate::common::sort;
use crate::text::word::stem;

/// Words before and after a place in the first text whose matches support a point.
pub const REACH: u32 = 20;

/// Least weight of a word that is a point by itself, that is, of an *informative* word.
pub const MIN_WEIGHT: i32 = NAT * 4 / 5;

/// Weight of a common word in a run of equal words.
pub const RUN_WEIGHT: i32 = NAT;

/// Fewest equal words in a row that form a run.
pub const MIN_RUN: u32 = 3;

/// Least support of a point that is kept.
const MIN_SUPPORT: i32 = 12 * NAT;

/// Most points of one stem, for example eight places in each text. In books, more frequent words are matched only inside
/// passages already found ([`super::matching`]).
pub const MAX_POINTS_PER_STEM: usize = 64;

/// Most words by which a run is followed from a point. Other informative words of the run are points themselves.
const MAX_RUN_STEPS: u32 = 4;

/// Most distinct stems needed to support a point: this many reach [`MIN_SUPPORT`] whatever their weights.
const MAX_SUPPORTERS: usize = MIN_SUPPORT as usize / MIN_WEIGHT as usize + 1;

/// A place in each text where the same stem occurs, and the weight of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Word number in the first text.
    pub a: u32,
    /// Word number in the second text.
    pub b: u32,
    /// Weight of the match, in 1 / [`NAT`] of a nat.
    pub weight: i32,
}

/// The points of two texts that have support, ascending by place in the first text, then in the second.
#[must_use]
pub fn supported(pair: &TextPair) -> Vec<Point> {
    let points = with_runs(pair, informative(pair));
    let mut window = Window::new(pair.texts[1].words.len());
    let (mut first, mut last) = (0, 0);
    let mut kept = Vec::new();
    for point in &points {
        while let Some(next) = points.get(last).filter(|next| next.a <= point.a + REACH) {
            window.add(next.b, next.weight);
            last += 1;
        }
        while points[first].a + REACH < point.a {
            window.add(points[first].b, -points[first].weight);
            first += 1;
        }
        if window.near(point.b) >= MIN_SUPPORT && support(pair, &points[first..last], point) >= MIN_SUPPORT {
            kept.push(*point);
        }
    }
    kept
}

/// For each stretch of the second text, the total weight of the points near it that are in the window.
struct Window {
    sums: Vec<i32>,
}

/// Binary logarithm of the number of words in a stretch.
const STRETCH_BITS: u32 = 3;
/// Stretches before and after one that may contain points near it.
const NEIGHBOURS: usize = NEAR.div_ceil(1 << STRETCH_BITS) as usize;

impl Window {
    fn new(words: usize) -> Self {
        Self { sums: vec![0; (words >> STRETCH_BITS) + 1 + 2 * NEIGHBOURS] }
    }

    fn add(&mut self, place: u32, weight: i32) {
        let stretch = (place >> STRETCH_BITS) as usize;
        for sum in &mut self.sums[stretch..=stretch + 2 * NEIGHBOURS] {
            *sum += weight;
        }
    }

    /// An upper bound of the total weight of the points near a place. O(1).
    fn near(&self, place: u32) -> i32 {
        self.sums[(place >> STRETCH_BITS) as usize + NEIGHBOURS]
    }
}

/// The total weight of the distinct stems that match near a point; stops at [`MIN_SUPPORT`]. `points` are those near it in
/// the first text.
fn support(pair: &TextPair, points: &[Point], point: &Point) -> i32 {
    let mut seen = [0_u32; MAX_SUPPORTERS];
    let mut count = 0;
    let mut support = 0;
    let mut last = u32::MAX;
    for other in points {
        if other.a == last || other.b.abs_diff(point.b) > NEAR {
            continue;
        }
        last = other.a;
        let stem = stem(pair.texts[0].words[other.a as usize]);
        if seen[..count].contains(&stem) {
            continue;
        }
        support += other.weight;
        if support >= MIN_SUPPORT {
            break;
        }
        seen[count] = stem;
        count += 1;
    }
    support
}

/// The points of informative words, ascending.
fn informative(pair: &TextPair) -> Vec<Point> {
    let [a, b] = pair.texts;
    // By stem of the first text: its places in the second, none if it is not informative.
    let places: Vec<&[u32]> = (0..a.places.stems.len())
        .map(|stem| {
            let others = pair.stem_places_in_other(0, stem);
            let is_rare = a.places.at(stem).len() * others.len() <= MAX_POINTS_PER_STEM;
            if is_rare && pair.stem_weight(0, stem) >= MIN_WEIGHT { others } else { &[] }
        })
        .collect();
    let mut points = Vec::with_capacity(b.words.len());
    for (place, &stem) in (0..).zip(&a.places.numbers) {
        let Some(&others) = places.get(stem as usize).filter(|others| !others.is_empty()) else { continue };
        let weight = pair.stem_weight(0, stem as usize);
        points.extend(others.iter().map(|&other| Point { a: place, b: other, weight }));
    }
    points
}

/// The points of informative words, and those of common words in a run with one of them; ascending.
fn with_runs(pair: &TextPair, points: Vec<Point>) -> Vec<Point> {
    let mut common: Vec<(u32, u32)> = Vec::new();
    for point in &points {
        follow_run(pair, point, &mut common);
    }
    if common.is_empty() {
        return points;
    }
    sort::sort_by_key(&mut common, |&point| point);
    common.dedup();
    let mut merged = Vec::with_capacity(points.len() + common.len());
    let mut common = common.into_iter().map(|(a, b)| Point { a, b, weight: RUN_WEIGHT }).peekable();
    for point in points {
        // No pair of places is in both lists: a word is either common or informative in the two texts.
        while let Some(before) = common.next_if(|common| (common.a, common.b) < (point.a, point.b)) {
            merged.push(before);
        }
        merged.push(point);
    }
    merged.extend(common);
    merged
}

/// Adds the common words of the run around a point, up to [`MAX_RUN_STEPS`] words before and after it.
fn follow_run(pair: &TextPair, &Point { a, b, .. }: &Point, common: &mut Vec<(u32, u32)>) {
    if !pair.is_same(0, a, b) {
        return;
    }
    let mut before = 0;
    while before < MAX_RUN_STEPS.min(a).min(b) && pair.is_same(0, a - before - 1, b - before - 1) {
        before += 1;
    }
    let mut behind = 0;
    while behind < MAX_RUN_STEPS && pair.is_same(0, a + behind + 1, b + behind + 1) {
        behind += 1;
    }
    if before + behind + 1 < MIN_RUN {
        return;
    }
    let run = (a - before..=a + behind).zip(b - before..);
    common.extend(run.filter(|&(place, _)| pair.weight(0, place) < MIN_WEIGHT));
}
