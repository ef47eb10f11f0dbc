//! Two texts → points: places where both hold a telling word, and so many others around it that it is hardly by chance.
//!
//! Order does not count: rewording moves words about. A point's *support* is what the different words weigh that match near
//! it, within [`REACH`] words in the first text and [`NEAR`] in the second. Of a run of equal words each is a point, however
//! common, for a run is told by its order.
//!
//! Each word that stands a few times in both texts gives a point for each of its places in one with each in the other; one
//! that stands often gives none, so that the work is bounded: O((n + m) + p · w) for p points with w others near them, p at
//! most [`MAX_POINTS_PER_STEM`] for each stem.

use super::Text;
use super::weights::{NAT, NEAR, Weights};
use crate::word::stem;

/// Words before and behind a place of the first text that support it.
pub const REACH: u32 = 20;

/// Least weight of a word that is a point by itself.
pub const MIN_WEIGHT: i32 = NAT * 4 / 5;

/// What a common word weighs at least that stands in a run of equal words.
pub const RUN_WEIGHT: i32 = NAT;

/// Fewest equal words in a row that are a run.
pub const MIN_RUN: u32 = 3;

/// Least support of a point that is kept.
const MIN_SUPPORT: i32 = 12 * NAT;

/// Most points of one stem: eight places in either text. In books, words that stand more often are matched only where a
/// passage is already known to be ([`super::matching`]).
pub const MAX_POINTS_PER_STEM: usize = 64;

/// How far a run is followed from a point. Its other words that are telling are points themselves.
const MAX_RUN_STEPS: u32 = 4;

/// Most different words that support a point.
const MAX_SUPPORTERS: usize = 64;

/// A place in either text where the same word stands, and what that says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Word number in the first text.
    pub a: u32,
    /// Word number in the second text.
    pub b: u32,
    /// Its weight, in 1 / [`NAT`].
    pub weight: i32,
}

/// The points of two texts that have support, ascending by place in the first text, then in the second.
#[must_use]
pub fn supported(a: &Text, b: &Text, weights: &mut Weights) -> Vec<Point> {
    let points = points(a, b, weights);
    let mut kept = Vec::new();
    let mut first = 0;
    for (at, point) in points.iter().enumerate() {
        while points[first].a + REACH < point.a {
            first += 1;
        }
        if support(a, &points[first..], point) >= MIN_SUPPORT {
            kept.push(points[at]);
        }
    }
    kept
}

/// What the different words weigh that match near a point; `points` begin where they are near it in the first text.
fn support(a: &Text, points: &[Point], point: &Point) -> i32 {
    let mut seen = [0_u32; MAX_SUPPORTERS];
    let mut count = 0;
    let mut support = 0;
    let mut last = u32::MAX;
    for other in points.iter().take_while(|other| other.a <= point.a + REACH) {
        if other.a == last || other.b.abs_diff(point.b) > NEAR {
            continue;
        }
        last = other.a;
        let stem = stem(a.words[other.a as usize]);
        if seen[..count].contains(&stem) {
            continue;
        }
        support += other.weight;
        if support >= MIN_SUPPORT || count == MAX_SUPPORTERS {
            break;
        }
        seen[count] = stem;
        count += 1;
    }
    support
}

/// The points of two texts that may have support, ascending.
fn points(a: &Text, b: &Text, weights: &mut Weights) -> Vec<Point> {
    let mut keys: Vec<(u64, i32)> = Vec::new();
    for_each_shared_stem(a, b, |places_a, places_b| {
        if places_a.len() * places_b.len() > MAX_POINTS_PER_STEM {
            return;
        }
        let weight = weights.of((places_a.len() + places_b.len()) as u32);
        if weight < MIN_WEIGHT {
            return;
        }
        for &x in places_a {
            for &y in places_b {
                keys.push((key(x, y), weight));
            }
        }
    });
    let telling = keys.len();
    for at in 0..telling {
        let (key, _) = keys[at];
        follow_run(a, b, ((key >> 32) as u32, key as u32), weights, &mut keys);
    }
    let grid = Grid::of(&keys, [a.words.len(), b.words.len()]);
    keys.retain(|&(key, _)| grid.is_near_support(key));
    // Of equal places the telling word stands first: it weighs no less.
    keys.sort_unstable_by_key(|&(key, weight)| (key, -weight));
    keys.dedup_by_key(|&mut (key, _)| key);
    keys.iter().map(|&(key, weight)| Point { a: (key >> 32) as u32, b: key as u32, weight }).collect()
}

/// What the points weigh in each square of the two texts: most points stand where hardly any others do, and need no closer
/// look.
struct Grid {
    /// Square by square, those of one stretch of the first text side by side, with an empty one before and behind.
    sums: Vec<i32>,
    /// Whether a point of the square may have support.
    may_have_support: Vec<bool>,
    columns: usize,
    /// Words on a side of a square: 2 to the power of this, no fewer than support reaches.
    bits: u32,
}

/// Squares of a grid, at most about so many.
const MAX_SQUARES: usize = 1 << 16;

impl Grid {
    fn of(keys: &[(u64, i32)], words: [usize; 2]) -> Self {
        let mut bits = REACH.max(NEAR).next_power_of_two().ilog2();
        while (words[0] >> bits) * (words[1] >> bits) > MAX_SQUARES {
            bits += 1;
        }
        let [rows, columns] = words.map(|words| (words >> bits) + 3);
        let (sums, may_have_support) = (vec![0; rows * columns], vec![false; rows * columns]);
        let mut grid = Self { sums, may_have_support, columns, bits };
        for &(key, weight) in keys {
            let square = grid.square(key);
            grid.sums[square] = grid.sums[square].saturating_add(weight);
        }
        // What the points weigh in a square and those around it is no less than the support of any of its points.
        for &(key, _) in keys {
            let square = grid.square(key);
            if !grid.may_have_support[square] {
                let sum = grid.around(square).fold(0_i32, |sum, square| sum.saturating_add(grid.sums[square]));
                grid.may_have_support[square] = sum >= MIN_SUPPORT;
            }
        }
        grid
    }

    fn square(&self, key: u64) -> usize {
        let row = (key >> 32 >> self.bits) as usize + 1;
        row * self.columns + (key as u32 >> self.bits) as usize + 1
    }

    /// Whether a point may have support, or support one near it.
    fn is_near_support(&self, key: u64) -> bool {
        let square = self.square(key);
        self.around(square).any(|square| self.may_have_support[square])
    }

    /// A square and those around it.
    fn around(&self, square: usize) -> impl Iterator<Item = usize> {
        [square - self.columns, square, square + self.columns].into_iter().flat_map(|middle| middle - 1..=middle + 1)
    }
}

fn key(a: u32, b: u32) -> u64 {
    u64::from(a) << 32 | u64::from(b)
}

/// Calls `each` with the places of every stem that both texts hold. O(stems), or less where one text has few.
pub fn for_each_shared_stem<'t>(a: &Text<'t>, b: &Text<'t>, mut each: impl FnMut(&'t [u32], &'t [u32])) {
    let (mut x, mut y) = (0, 0);
    let (own, others) = (&a.places.stems, &b.places.stems);
    while x < own.len() && y < others.len() {
        let (first, second) = (own[x], others[y]);
        if first == second {
            each(a.places.at(x), b.places.at(y));
        }
        // Without a branch that could be mispredicted: which list goes on is as good as random.
        x += usize::from(first <= second);
        y += usize::from(second <= first);
    }
}

/// Adds the words of the run that a telling word stands in, up to [`MAX_RUN_STEPS`] before and behind it.
fn follow_run(a: &Text, b: &Text, (x, y): (u32, u32), weights: &mut Weights, keys: &mut Vec<(u64, i32)>) {
    if !is_same(a, b, x, y) {
        return;
    }
    let mut before = 0;
    while before < MAX_RUN_STEPS.min(x).min(y) && is_same(a, b, x - before - 1, y - before - 1) {
        before += 1;
    }
    let mut behind = 0;
    while behind < MAX_RUN_STEPS && is_same(a, b, x + behind + 1, y + behind + 1) {
        behind += 1;
    }
    if before + behind + 1 < MIN_RUN {
        return;
    }
    for step in 0..=before + behind {
        let (x, y) = (x - before + step, y - before + step);
        let stem = stem(a.words[x as usize]);
        let count = a.places.of_stem(stem).len() + b.places.of_stem(stem).len();
        let weight = weights.of(count as u32);
        if weight < MIN_WEIGHT {
            keys.push((key(x, y), RUN_WEIGHT));
        }
    }
}

/// Whether the same word stands at two places, and takes part.
#[must_use]
pub fn is_same(a: &Text, b: &Text, x: u32, y: u32) -> bool {
    match (a.words.get(x as usize), b.words.get(y as usize)) {
        (Some(x), Some(y)) => x == y && stem(*x) != 0,
        _ => false,
    }
}
