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

use super::places::NONE;
use super::text_pair::TextPair;
use super::weights::{NAT, NEAR};
use crate::common::sort;

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
    let points = points(pair);
    let mut window = Window::new(pair.texts[1].words.len());
    let mut supporters = Supporters::default();
    let (mut first, mut last) = (0, 0);
    let mut kept = Vec::new();
    for (at, point) in points.iter().enumerate() {
        while let Some(next) = points.get(last).filter(|next| next.a <= point.a + REACH) {
            window.add(next.b, next.weight);
            last += 1;
        }
        while points[first].a + REACH < point.a {
            window.add(points[first].b, -points[first].weight);
            first += 1;
        }
        if window.near(point.b) >= MIN_SUPPORT
            && (supporters.support(point) || supporters.find(pair, &points[first..last], at - first))
        {
            kept.push(*point);
        }
    }
    kept
}

/// For each stretch of the second text, the total weight of its points that are in the window.
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

    #[inline]
    fn add(&mut self, place: u32, weight: i32) {
        self.sums[(place >> STRETCH_BITS) as usize + NEIGHBOURS] += weight;
    }

    /// An upper bound of the total weight of the points near a place. O(1).
    #[inline]
    fn near(&self, place: u32) -> i32 {
        let stretch = (place >> STRETCH_BITS) as usize;
        self.sums[stretch..=stretch + 2 * NEIGHBOURS].iter().sum()
    }
}

/// Points that supported the last point for which support was searched, and now support all points near all of them: in a
/// copied passage the search is needed only every few words.
struct Supporters {
    a: [u32; 2],
    b: [u32; 2],
}

impl Default for Supporters {
    /// Supports no point.
    fn default() -> Self {
        Self { a: [0, u32::MAX], b: [0, u32::MAX] }
    }
}

impl Supporters {
    /// Whether all of them are near a point.
    #[inline]
    fn support(&self, point: &Point) -> bool {
        self.a[0] + REACH >= point.a
            && self.a[1] <= point.a + REACH
            && self.b[0] + NEAR >= point.b
            && self.b[1] <= point.b + NEAR
    }

    /// Searches points near one of them whose distinct stems weigh at least [`MIN_SUPPORT`], and keeps their bounds. `points`
    /// are those near it in the first text. Those behind it come first, as they also support the next points.
    fn find(&mut self, pair: &TextPair, points: &[Point], at: usize) -> bool {
        let point = points[at];
        let mut seen = [0_u32; MAX_SUPPORTERS];
        let (mut count, mut support) = (0, 0);
        let (mut a, mut b) = ([point.a; 2], [point.b; 2]);
        for other in points[at..].iter().chain(points[..at].iter().rev()) {
            if other.b.abs_diff(point.b) > NEAR {
                continue;
            }
            let stem = pair.texts[0].places.numbers[other.a as usize];
            if seen[..count].contains(&stem) {
                continue;
            }
            a = [a[0].min(other.a), a[1].max(other.a)];
            b = [b[0].min(other.b), b[1].max(other.b)];
            support += other.weight;
            if support >= MIN_SUPPORT {
                *self = Self { a, b };
                return true;
            }
            seen[count] = stem;
            count += 1;
        }
        false
    }
}

/// The points of informative words, and those of common words in a run with one of them; ascending.
fn points(pair: &TextPair) -> Vec<Point> {
    let [a, b] = pair.texts;
    let mut points = Vec::with_capacity(b.words.len());
    let mut common: Vec<(u32, u32)> = Vec::new();
    let informative = Informative::of(pair);
    for (place, &stem) in (0..).zip(&a.places.numbers) {
        let Some((others, weight)) = informative.places_in_other(pair, stem) else { continue };
        for &other in others {
            points.push(Point { a: place, b: other, weight });
            if may_be_in_run(pair, place, other) {
                follow_run(pair, &informative, [place, other], &mut common);
            }
        }
    }
    with_common(points, common)
}

/// The stems of the first text that are informative in both.
struct Informative {
    /// By stem of the first text, its position among the stems of the other and the weight of a match; [`NONE`] if it is not
    /// informative.
    by_stem: Vec<(u32, i32)>,
}

impl Informative {
    fn of(pair: &TextPair) -> Self {
        let mut by_stem = vec![(NONE, 0); pair.texts[0].places.stems.len()];
        for (stem, other) in pair.shared_stems() {
            let [a, b] = [pair.texts[0].places.count(stem), pair.texts[1].places.count(other)];
            if a as usize * b as usize > MAX_POINTS_PER_STEM {
                continue;
            }
            let weight = pair.weights().of(a + b);
            if weight >= MIN_WEIGHT {
                by_stem[stem as usize] = (other, weight);
            }
        }
        Self { by_stem }
    }

    /// The places in the second text of a stem of the first, given by its number, and the weight of a match; `None` if it is
    /// not informative.
    #[inline]
    fn places_in_other<'t>(&self, pair: &TextPair<'t>, stem: u32) -> Option<(&'t [u32], i32)> {
        let &(other, weight) = self.by_stem.get(stem as usize)?;
        (other != NONE).then(|| (pair.texts[1].places.at(other as usize), weight))
    }

    /// Whether the word at a place of the first text is informative.
    fn contains(&self, pair: &TextPair, place: u32) -> bool {
        let stem = pair.texts[0].places.numbers[place as usize];
        self.by_stem.get(stem as usize).is_some_and(|&(other, _)| other != NONE)
    }
}

/// Adds points of common words to those of informative words, all ascending.
fn with_common(points: Vec<Point>, mut common: Vec<(u32, u32)>) -> Vec<Point> {
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

/// Whether the words at two places are equal, and those before them or those behind them.
#[inline]
fn may_be_in_run(pair: &TextPair, a: u32, b: u32) -> bool {
    let [own, other] = [(pair.texts[0].words, a as usize), (pair.texts[1].words, b as usize)];
    let is_same = |step: usize| match (own.0.get(own.1.wrapping_add(step)), other.0.get(other.1.wrapping_add(step))) {
        (Some(x), Some(y)) => x == y,
        _ => false,
    };
    is_same(0) && (is_same(1) || is_same(usize::MAX))
}

/// Adds the common words of the run around a point, up to [`MAX_RUN_STEPS`] words before and after it, but not beyond the
/// next informative word, which adds them itself.
fn follow_run(pair: &TextPair, informative: &Informative, [a, b]: [u32; 2], common: &mut Vec<(u32, u32)>) {
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
    let is_added_by_other = (1..=before).any(|step| informative.contains(pair, a - step));
    if is_added_by_other {
        before = 0;
    }
    let behind = (1..=behind).find(|&step| informative.contains(pair, a + step)).map_or(behind, |step| step - 1);
    let run = (a - before..=a + behind).zip(b - before..);
    common.extend(run.filter(|&(place, _)| pair.weight(0, place) < MIN_WEIGHT));
}
