//! The score of two programs from the weight of their tiles, and whether it is high enough to be listed.

use super::runs::Program;
use super::{MAX_SCORE, MIN_DISTINCT_RUNS};

/// Distinct runs that two programs may share by chance. Of a short program the threshold is higher by their share in its runs, less
/// their share in [`MIN_DISTINCT_RUNS`], so that it does not jump there: 0.47 at 50 runs, 0.77 at 20.
const CHANCE_RUNS: u32 = 10;

/// A called part is scored only if it has at least one in this many of its program's runs, or [`MIN_DISTINCT_RUNS`]: a `main` that only
/// starts a framework is the same in every program.
const MIN_CALLED_PART: u32 = 4;

/// The mean of the shares of the tiles in both programs together and in the smaller one, by weight; 0 if a program weighs nothing.
#[must_use]
pub fn score(tiles: u32, [a, b]: [u32; 2]) -> u32 {
    let share = |whole: u64, of: u64| (of * u64::from(MAX_SCORE)).checked_div(whole).unwrap_or(0);
    let [tiles, a, b] = [tiles, a, b].map(u64::from);
    u64::midpoint(share(a + b, 2 * tiles), share(a.min(b), tiles)) as u32
}

/// Lowest score that is listed, of two parts of which the shorter has this many distinct runs: a few runs are equal by chance, and
/// the shorter the programs, the larger is their share.
fn min_score(distinct_runs: u32, min_score: u32) -> u32 {
    let by_chance = |runs: u32| (CHANCE_RUNS * MAX_SCORE).checked_div(runs).unwrap_or(MAX_SCORE);
    let more = by_chance(distinct_runs.min(MIN_DISTINCT_RUNS)) - by_chance(MIN_DISTINCT_RUNS);
    (min_score + more).min(MAX_SCORE)
}

/// The better score of two programs as wholes and of their called parts, given the weight of the tiles in either, and by how much
/// one of these scores exceeds its threshold, where `lowest` is the lowest.
#[inline(never)] // a copy of it would be downloaded with the page
pub(super) fn best_score([whole, called]: [u32; 2], pair: [&Program; 2], lowest: u32) -> (u32, i32) {
    let of = |tiles: u32, weights: [u32; 2], [a, b]: [u32; 2]| {
        let score = score(tiles, weights);
        (score, score.cast_signed() - min_score(a.min(b), lowest).cast_signed())
    };
    let whole = of(whole, pair.map(Program::weight), pair.map(|program| program.distinct_runs));
    let is_all_called = pair.iter().all(|program| program.called_before.is_empty());
    let has_small_part = pair.iter().any(|program| {
        program.called_runs < MIN_DISTINCT_RUNS && program.called_runs < program.distinct_runs / MIN_CALLED_PART
    });
    if is_all_called || has_small_part {
        return whole;
    }
    let called = of(called, pair.map(Program::called_weight), pair.map(|program| program.called_runs));
    (whole.0.max(called.0), whole.1.max(called.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::align::evidence::programs::MIN_SCORE;

    #[test]
    fn the_score_is_the_mean_of_two_shares() {
        assert_eq!(score(50, [50, 50]), MAX_SCORE);
        assert_eq!(score(50, [50, 150]), 750_000);
        assert_eq!(score(50, [150, 50]), 750_000);
        assert_eq!([score(0, [0, 0]), score(0, [0, 9]), score(0, [9, 9])], [0; 3]);
        let largest = u32::MAX;
        assert_eq!(score(largest, [largest; 2]), MAX_SCORE);
    }

    #[test]
    fn the_shorter_the_program_the_higher_the_threshold() {
        let thresholds = [1_000, 100, 50, 20, 11, 1, 0].map(|runs| min_score(runs, MIN_SCORE));
        assert_eq!(thresholds, [MIN_SCORE, MIN_SCORE, 470_000, 770_000, MAX_SCORE, MAX_SCORE, MAX_SCORE]);
    }

    #[test]
    fn the_better_of_whole_and_called_part_counts() {
        let program = |weight: u32, called: u32| Program {
            weight_before: vec![0, weight],
            called_before: vec![0, called],
            distinct_runs: 200,
            called_runs: 50,
            ..Program::default()
        };
        let pair = [&program(100, 40), &program(100, 40)];
        assert_eq!(best_score([40, 20], pair, MIN_SCORE), (500_000, 30_000));
        assert_eq!(
            best_score([30, 18], pair, MIN_SCORE),
            (450_000, -20_000),
            "the called part is short, the whole below"
        );
        assert_eq!(best_score([37, 0], pair, MIN_SCORE), (370_000, 0));
        let started = |program: &Program| Program { called_runs: 12, ..program.clone() };
        let pair = [&started(pair[0]), &started(pair[1])];
        assert_eq!(best_score([30, 40], pair, MIN_SCORE), (300_000, -70_000), "a `main` alone is no copy");
    }
}
