//! Points and their support by definition: every place of one text with every place of the other.

use std::collections::BTreeMap;

use lookalike::internals::align::evidence::point::{MAX_POINTS_PER_STEM, MIN_WEIGHT, Point, RUN_WEIGHT};
use lookalike::internals::align::evidence::points::{MIN_RUN, REACH};
use lookalike::internals::align::evidence::weights::{NAT, NEAR, Weights};
use lookalike::internals::text::word::stem;

/// Words of a run that are points although they are common, before and behind an informative one.
const RUN_STEPS: usize = 4;

/// The points of two texts that have support, by place.
pub fn supported(a: &[u32], b: &[u32]) -> Vec<Point> {
    let points = points(a, b);
    let support = |point: &Point| -> i32 {
        // Of the words near the point in the first text, each that matches near it in the second, each stem once.
        let mut seen = Vec::new();
        let mut support = 0;
        for place in point.a.saturating_sub(REACH)..=point.a + REACH {
            let near = |other: &&Point| other.a == place && other.b.abs_diff(point.b) <= NEAR;
            let Some(other) = points.iter().find(near) else { continue };
            if !seen.contains(&stem(a[place as usize])) {
                seen.push(stem(a[place as usize]));
                support += other.weight;
            }
        }
        support
    };
    points.iter().copied().filter(|point| support(point) >= 12 * NAT).collect()
}

fn points(a: &[u32], b: &[u32]) -> Vec<Point> {
    let weights = Weights::new((a.len() + b.len()) as u32);
    let count = |text: &[u32], word: u32| text.iter().filter(|&&other| stem(other) == stem(word)).count();
    let mut found: BTreeMap<(u32, u32), i32> = BTreeMap::new();
    let mut informative = Vec::new();
    for (x, &word) in a.iter().enumerate() {
        let (in_a, in_b) = (count(a, word), count(b, word));
        let weight = weights.of((in_a + in_b) as u32);
        if stem(word) == 0 || in_a * in_b > MAX_POINTS_PER_STEM || weight < MIN_WEIGHT {
            continue;
        }
        for (y, _) in b.iter().enumerate().filter(|&(_, &other)| stem(other) == stem(word)) {
            informative.push((x, y));
            found.insert((x as u32, y as u32), weight);
        }
    }
    let is_same = |x: usize, y: usize| x < a.len() && y < b.len() && a[x] == b[y] && stem(a[x]) != 0;
    for (x, y) in informative {
        if !is_same(x, y) {
            continue;
        }
        let before = (1..=RUN_STEPS.min(x).min(y)).take_while(|step| is_same(x - step, y - step)).count();
        let behind = (1..=RUN_STEPS).take_while(|step| is_same(x + step, y + step)).count();
        if before + behind + 1 < MIN_RUN as usize {
            continue;
        }
        for step in 0..=before + behind {
            let (x, y) = (x - before + step, y - before + step);
            if weights.of((count(a, a[x]) + count(b, a[x])) as u32) < MIN_WEIGHT {
                found.entry((x as u32, y as u32)).or_insert(RUN_WEIGHT);
            }
        }
    }
    found.into_iter().map(|((a, b), weight)| Point { a, b, weight }).collect()
}

/// Which points belong together: each takes the lowest number of those near it, until none changes.
pub fn clusters(points: &[Point], gap: u32) -> Vec<Vec<Point>> {
    let mut numbers: Vec<usize> = (0..points.len()).collect();
    let is_near = |x: &Point, y: &Point| x.a.abs_diff(y.a) <= gap && x.b.abs_diff(y.b) <= gap;
    loop {
        let before = numbers.clone();
        for x in 0..points.len() {
            for y in 0..points.len() {
                if is_near(&points[x], &points[y]) {
                    numbers[x] = numbers[x].min(numbers[y]);
                }
            }
        }
        if numbers == before {
            break;
        }
    }
    let firsts: Vec<usize> = (0..points.len()).filter(|&at| numbers[at] == at).collect();
    let of = |first: usize| points.iter().zip(&numbers).filter(move |&(_, &number)| number == first);
    firsts.into_iter().map(|first| of(first).map(|(&point, _)| point).collect()).collect()
}
