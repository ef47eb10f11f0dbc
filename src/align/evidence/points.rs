//! A point is a pair of places, one in each text, with the same informative word and enough other matches around it.
//!
//! The order of the matches is ignored, because rewording moves words. A point's *support* is the weight of the different stems that
//! match near it, within [`REACH`] words in the first text and [`NEAR`] in the second; in a long run it needs none. In a run of equal words each word is a
//! point, however common, because equal order is evidence, too.
//!
//! A stem gives a point for each pair of its places, unless it has more than [`MAX_POINTS_PER_STEM`] such pairs. Most points
//! have no support. A window that slides over the first text adds up the weights near each stretch of the second, which is an
//! upper bound of the support there; only points above it are examined. O(n + m + p) for p points, and O(w) for each examined
//! point with w others in its window.

use super::frequent::{self, FrequentPoints};
use super::places::PADDING;
use super::point::{MAX_POINTS_PER_STEM, MIN_WEIGHT, Point};
use super::text_pair::TextPair;
use super::weights::{NAT, NEAR};
use crate::common::radix::sort_uniform;
use crate::common::sort;

/// Words before and after a place in the first text whose matches support a point.
pub const REACH: u32 = 20;

/// Fewest equal words in a row that form a run.
pub const MIN_RUN: u32 = 3;

/// Least support of a point that is kept.
const MIN_SUPPORT: i32 = 12 * NAT;

/// Most words by which a run is followed from a point. Other informative words of the run are points themselves.
const MAX_RUN_STEPS: u32 = 4;

/// Most distinct stems needed to support a point: this many reach [`MIN_SUPPORT`] whatever their weights.
const MAX_SUPPORTERS: usize = MIN_SUPPORT as usize / MIN_WEIGHT as usize + 1;

/// The points of two texts that have support, ascending by place in the first text, then in the second.
#[must_use]
pub fn supported(pair: &TextPair) -> Vec<Point> {
    let (points, mut in_long_runs) = points(pair);
    let mut window = Window::new(pair.texts[1].words.len());
    let mut supporters = Supporters::default();
    let (mut first, mut last) = (0, 0);
    let mut kept = Vec::new();
    // The window moves by stretches: how many points a word has is unpredictable.
    for stretch in points.chunk_by(|x, y| x.a >> STRETCH_BITS == y.a >> STRETCH_BITS) {
        let [start, end] = [stretch[0].a, stretch[stretch.len() - 1].a];
        let added = points[last..].iter().take_while(|next| next.a <= end + REACH);
        last += added.map(|next| window.add(next.b, next.weight)).count();
        let removed = points[first..last].iter().take_while(|before| before.a + REACH < start);
        first += removed.map(|before| window.add(before.b, -before.weight)).count();
        for point in stretch {
            if window.near(point.b) >= MIN_SUPPORT
                && (supporters.support(point) || supporters.find(pair, &points[first..last], point))
            {
                kept.push(*point);
            }
        }
    }
    // The few different words of a chorus do not support each other, but a long run is no chance.
    let key = |point: &Point| (point.a, point.b);
    in_long_runs.retain(|&point| kept.binary_search_by_key(&point, key).is_err());
    if !in_long_runs.is_empty() {
        kept.extend(in_long_runs.into_iter().map(|point| frequent::point(pair, point)));
        sort::sort_by_key(&mut kept, key);
        kept.dedup();
    }
    kept
}

/// For each stretch of the second text, the total weight of its points that are in the window.
struct Window {
    sums: Vec<i32>,
}

/// Binary logarithm of the number of words in a stretch of either text.
const STRETCH_BITS: u32 = 3;
/// Stretches before one that may contain points near it.
const STRETCHES_BEFORE: usize = NEAR.div_ceil(1 << STRETCH_BITS) as usize;
/// Stretches that may contain points near a place: those before its own, its own, those after it; a power of two.
const STRETCHES: usize = (2 * STRETCHES_BEFORE + 1).next_power_of_two();

impl Window {
    fn new(words: usize) -> Self {
        Self { sums: vec![0; (words >> STRETCH_BITS) + 1 + STRETCHES] }
    }

    #[inline]
    fn add(&mut self, place: u32, weight: i32) {
        self.sums[(place >> STRETCH_BITS) as usize + STRETCHES_BEFORE] += weight;
    }

    /// An upper bound of the total weight of the points near a place. O(1).
    #[inline]
    fn near(&self, place: u32) -> i32 {
        let sums: Option<&[i32; STRETCHES]> = self.sums[(place >> STRETCH_BITS) as usize..].first_chunk();
        sums.map_or(i32::MAX, |sums| sums.iter().sum())
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
    /// include those near it in the first text. Those behind it come first, as they also support the next points.
    #[inline(never)]
    fn find(&mut self, pair: &TextPair, points: &[Point], point: &Point) -> bool {
        let at = points.partition_point(|other| other.a < point.a);
        let mut seen = [0_u32; MAX_SUPPORTERS];
        let (mut count, mut support) = (0, 0);
        let (mut a, mut b) = ([point.a; 2], [point.b; 2]);
        for other in points[at..].iter().chain(points[..at].iter().rev()) {
            if other.b.abs_diff(point.b) > NEAR || other.a.abs_diff(point.a) > REACH {
                continue;
            }
            let stem = pair.texts[0].places.numbers[other.a as usize];
            if other.weight == 0 || seen[..count].contains(&stem) {
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

/// The points of informative words, and those of common words in a run with one of them, ascending; and those in long runs, which
/// need no support.
fn points(pair: &TextPair) -> (Vec<Point>, Vec<(u32, u32)>) {
    let informative = Informative::of(pair);
    let points = informative.points(pair);
    let mut common: Vec<(u32, u32)> = Vec::new();
    for at in may_be_in_runs(pair, &points) {
        let Point { a, b, .. } = points[at as usize];
        follow_run(pair, &informative, [a, b], &mut common);
    }
    let points = with_common(pair, points, common);
    // Otherwise each word of a run is a point already.
    if !informative.omits_stems {
        return (points, Vec::new());
    }
    let FrequentPoints { all, in_long_runs } = FrequentPoints::of(pair);
    (with_frequent(pair, points, all), in_long_runs)
}

/// Adds the points of frequent words.
fn with_frequent(pair: &TextPair, points: Vec<Point>, of_frequent: Vec<(u32, u32)>) -> Vec<Point> {
    if of_frequent.is_empty() {
        return points;
    }
    let places = points.iter().map(|point| (point.a, point.b)).chain(of_frequent);
    let mut keys: Vec<u64> = places.map(|(a, b)| u64::from(a) << 32 | u64::from(b)).collect();
    sort_uniform(&mut keys, (pair.texts[0].words.len() as u32).leading_zeros());
    keys.dedup();
    keys.into_iter().map(|key| frequent::point(pair, ((key >> 32) as u32, key as u32))).collect()
}

/// The stems of the first text that are informative in both.
struct Informative {
    /// By stem of the first text; one more for excluded words.
    by_stem: Vec<Seed>,
    /// The number of their points.
    points: usize,
    /// Whether other stems that both texts have are too frequent to be points by themselves.
    omits_stems: bool,
}

/// The places in the second text of a stem of the first.
#[derive(Clone, Copy, Default)]
struct Seed {
    start: u32,
    /// Their number, 0 if the stem is not informative.
    count: u32,
    /// The weight of a match.
    weight: i32,
}

impl Informative {
    fn of(pair: &TextPair) -> Self {
        let [first, second] = pair.texts.map(|text| text.places);
        let mut by_stem = vec![Seed::default(); first.stems.len() + 1];
        let (mut points, mut omits_stems) = (0, false);
        for (stem, other) in pair.shared_stems() {
            let [a, b] = [first.count(stem), second.count(other)];
            if u64::from(a) * u64::from(b) > MAX_POINTS_PER_STEM as u64 {
                omits_stems = true;
                continue;
            }
            let weight = pair.stem_weight(stem, other);
            if weight < MIN_WEIGHT {
                omits_stems = true;
                continue;
            }
            by_stem[stem as usize] = Seed { start: second.start(other), count: b, weight };
            points += (a * b) as usize;
        }
        Self { by_stem, points, omits_stems }
    }

    /// The places of informative words, given the stem number of each word of the first text.
    fn places(&self, numbers: &[u32]) -> Vec<u32> {
        let last = self.by_stem.len() - 1;
        let mut places = vec![0; numbers.len() + 1];
        let mut count = 0;
        for (place, &stem) in (0..).zip(numbers) {
            // Whether a word is informative is unpredictable, so this avoids a branch.
            places[count] = place;
            count += usize::from(self.by_stem[(stem as usize).min(last)].count > 0);
        }
        places.truncate(count);
        places
    }

    /// The points of all informative words, ascending.
    fn points(&self, pair: &TextPair) -> Vec<Point> {
        let [first, second] = pair.texts.map(|text| text.places);
        let mut points = vec![Point { a: 0, b: 0, weight: 0 }; self.points + PADDING];
        let mut count = 0;
        for a in self.places(&first.numbers) {
            let seed = self.by_stem[first.numbers[a as usize] as usize];
            // How many places a stem has is unpredictable, so several are written, and the next stem overwrites the excess.
            for done in (0..seed.count as usize).step_by(PADDING) {
                let others = second.chunk(seed.start + done as u32);
                let slots = &mut points[count + done..count + done + PADDING];
                for (slot, b) in slots.iter_mut().zip(others) {
                    *slot = Point { a, b, weight: seed.weight };
                }
            }
            count += seed.count as usize;
        }
        points.truncate(count);
        points
    }

    /// Whether the word at a place of the first text is informative.
    fn contains(&self, pair: &TextPair, place: u32) -> bool {
        let stem = pair.texts[0].places.numbers[place as usize];
        self.by_stem.get(stem as usize).is_some_and(|seed| seed.count > 0)
    }
}

/// Adds points of common words to those of informative words, all ascending.
fn with_common(pair: &TextPair, mut points: Vec<Point>, mut common: Vec<(u32, u32)>) -> Vec<Point> {
    sort::sort_by_key(&mut common, |&point| point);
    common.dedup();
    let mut end = points.len();
    points.resize(end + common.len(), Point { a: 0, b: 0, weight: 0 });
    // Common words are few, so each block of points between two of them is moved at once, from the last block to the first.
    for (before, (a, b)) in common.into_iter().enumerate().rev() {
        // No pair of places is in both lists: a word is either common or informative in the two texts.
        let start = points[..end].partition_point(|point| (point.a, point.b) < (a, b));
        points.copy_within(start..end, start + before + 1);
        points[start + before] = Point { a, b, weight: pair.run_weight(0, a) };
        end = start;
    }
    points
}

/// The numbers of the points where the words are equal, and also those before them or those behind them; at the ends of a text
/// of a few more.
#[expect(clippy::needless_bitwise_bool, reason = "a branch could not be predicted")]
fn may_be_in_runs(pair: &TextPair, points: &[Point]) -> Vec<u32> {
    let [own, other] = pair.texts.map(|text| text.words);
    let [last, other_last] = [own, other].map(|words| words.len().saturating_sub(1));
    let mut found = vec![0; points.len() + 1];
    let mut count = 0;
    for (at, &Point { a, b, .. }) in (0..).zip(points) {
        // Each of these is unpredictable, so this avoids branches.
        let (x, y) = (a as usize, b as usize);
        let is_behind_same = own[(x + 1).min(last)] == other[(y + 1).min(other_last)];
        let is_before_same = own[x.saturating_sub(1)] == other[y.saturating_sub(1)];
        found[count] = at;
        count += usize::from((own[x] == other[y]) & (is_behind_same | is_before_same));
    }
    found.truncate(count);
    found
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
