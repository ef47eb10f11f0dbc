//! Forecast of the independent solutions that are listed.
//!
//! Solutions of one task are alike by nature, much more so in some tasks than in others, and no threshold separates them from copies
//! (`docs/evaluation.md`). So their number is measured in the batch itself. Most of its pairs are independent. Beyond the median,
//! the number of pairs falls by about the same factor with each step of the score, as the tails of most distributions do
//! (J. Pickands, *Statistical inference using extreme order statistics*, 1975). The factor is measured between the median and a
//! higher quantile, `UPPER`. Copies are above both, and change them little until they are a fifth of all pairs. Nothing else is
//! fitted, and nothing was chosen on a corpus.
//!
//! A note of a few lines beside the programs, on how to start them, shares no code with any program. Pairs with one say nothing about
//! the task, and are not counted.
//!
//! Scores are measured from the threshold of each pair, which is higher for short programs. If the upper quantile reaches the
//! threshold, the number is unknown: the task leaves no choice, or most of the class copied.

use super::MAX_SCORE;
use super::batch::ProgramBatch;
use super::tiles::Scratch;
use crate::align::evidence::chance::Chance;
use crate::common::mix::mix;
use crate::common::sort;

/// The upper of the two quantiles, in tenths.
const UPPER: u32 = 8;

/// Number of pairs that are tiled to find the quantiles: at least this many and at most twice as many, or all if there are fewer.
const SAMPLED_PAIRS: u64 = 2_000;

/// Number of tokens in these pairs beyond which fewer pairs are tiled: a quarter of a second of work.
const SAMPLED_TOKENS: u64 = 10_000_000;

/// Minimum number of pairs for the quantiles: those of ten programs.
const MIN_PAIRS: usize = 45;

/// The expected number of listed pairs among `pairs` that are compared, if all solutions are independent; `None` if it is
/// unknown. The first program of each pair is one of the first `rows`, the second one of the first `programs`. About
/// `SAMPLED_TOKENS` steps.
#[must_use]
pub fn chance(
    batch: &ProgramBatch,
    [rows, programs]: [u32; 2],
    pairs: u64,
    compares: impl Fn(u32, u32) -> bool,
) -> Option<Chance> {
    let sampled = SAMPLED_PAIRS.min(SAMPLED_TOKENS * u64::from(programs) / (2 * batch.tokens()).max(1));
    // Jumps of this length on average, from pair to pair, row after row; of 1 if all are to be tiled.
    let jump = pairs.checked_div(sampled)?.max(1);
    let mut scratch = Scratch::default();
    let mut excesses = Vec::new();
    let mut seen = 0;
    let (mut a, mut b) = (0, 0);
    'rows: loop {
        b += 1 + mix(u64::from(a) << 32 | b) % (2 * jump - 1);
        while b >= programs.into() {
            a += 1;
            if a >= rows {
                break 'rows;
            }
            b = b + 1 + u64::from(a) - u64::from(programs);
        }
        if compares(a, b as u32) {
            seen += 1;
            if batch.is_counted(a) && batch.is_counted(b as u32) {
                excesses.push(from_zero(batch.compare(a, b as u32, &mut scratch).excess));
            }
        }
    }
    sort::sort_u32s(&mut excesses);
    let of_programs = u128::from(pairs) * excesses.len() as u128 / seen.max(1);
    of_excesses(&excesses, of_programs as u64)
}

/// An excess as a number that is not negative, because no threshold exceeds [`MAX_SCORE`].
fn from_zero(excess: i32) -> u32 {
    MAX_SCORE.saturating_add_signed(excess)
}

/// The same, given the excesses of a sample [from zero](from_zero), ascending.
fn of_excesses(excesses: &[u32], pairs: u64) -> Option<Chance> {
    let quantile =
        |tenths: u32| Some(f64::from(*excesses.get(excesses.len() * tenths as usize / 10)?) - f64::from(MAX_SCORE));
    let (median, upper) = (quantile(5)?, quantile(UPPER)?);
    if excesses.len() < MIN_PAIRS || upper >= 0.0 || median >= upper {
        return None;
    }
    let decay = libm::log(5.0 / f64::from(10 - UPPER)) / (upper - median);
    Some(Chance::of_tail(pairs as f64 * 0.5 * libm::exp(decay * median), decay))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Excesses whose number falls with this decay from the median on, ascending as they are sorted; the lower half is far below.
    fn tail(count: u32, median: f64, decay: f64) -> Vec<u32> {
        let beyond = |at: u32| median - libm::log((f64::from(at) + 0.5) / f64::from(count)) / decay;
        let excesses = (0..count).map(beyond).chain((0..count).map(|_| -0.37));
        let mut excesses: Vec<u32> = excesses.map(|excess| from_zero((excess * f64::from(MAX_SCORE)) as i32)).collect();
        sort::sort_u32s(&mut excesses);
        excesses
    }

    fn listed(excesses: &[u32]) -> f64 {
        excesses.iter().filter(|&&excess| excess >= MAX_SCORE).count() as f64
    }

    #[test]
    fn the_forecast_is_what_the_tail_reaches() {
        for (count, median, decay) in
            [(200, -0.2, 15.0), (1_000, -0.2, 15.0), (1_000, -0.12, 18.0), (1_000, -0.25, 12.0)]
        {
            let excesses = tail(count, median, decay);
            let chance = of_excesses(&excesses, 2 * u64::from(count)).expect("known");
            let ratio = chance.forecast() / listed(&excesses);
            assert!((0.8..1.25).contains(&ratio), "{count} {median} {decay}: {ratio}");
            // The same sample of ten times the pairs.
            let more = of_excesses(&excesses, 20 * u64::from(count)).expect("known");
            assert!((more.forecast() / chance.forecast() - 10.0).abs() < 1e-6);
        }
    }

    #[test]
    fn copies_change_it_little_and_stand_out() {
        let mut excesses = tail(500, -0.2, 15.0);
        let without = of_excesses(&excesses, 1_000).expect("known");
        excesses.extend((0..50).map(|at| MAX_SCORE + 400_000 + at));
        let with = of_excesses(&excesses, 1_050).expect("known");
        assert!(with.forecast() < 2.0 * without.forecast(), "{} {}", with.forecast(), without.forecast());
        let expected = |excess: f64| with.expected_pairs(excess, false).expect("measured");
        assert!(expected(400_000.0) < 1.0 && expected(0.0) > 10.0);
        assert_eq!(with.expected_pairs(0.0, true), Some(0.0), "nearly equal");
    }

    #[test]
    fn nothing_is_said_of_few_pairs_or_of_a_class_that_is_alike() {
        assert!(of_excesses(&tail(22, -0.2, 15.0), 44).is_none() && of_excesses(&tail(23, -0.2, 15.0), 46).is_some());
        let alike: Vec<u32> = tail(500, -0.2, 15.0).iter().map(|excess| excess + 200_000).collect();
        assert!(of_excesses(&alike, 1_000).is_none());
        assert!(of_excesses(&[0_u32; 1_000], 1_000).is_none() && of_excesses(&[], 0).is_none());
    }

    /// Solutions of one task: each does the same ten things, most of them in the way of most, and more or less of its own.
    fn solutions(count: u64) -> Vec<Vec<u32>> {
        let tokens = |seed: u64, count: u64| (0..count).map(move |at| (mix(seed << 20 | at) as u32) << 8);
        (0..count)
            .map(|program| {
                let way = |part: u64| u64::from(mix(program << 8 | part).trailing_zeros().min(3));
                let own = mix(program) % 16;
                (0..10)
                    .flat_map(|part| tokens(4 * part + way(part), 15).chain(tokens(1_000 + 16 * program + part, own)))
                    .collect()
            })
            .collect()
    }

    #[test]
    fn independent_solutions_are_forecast_from_a_sample() {
        for count in [60, 150] {
            let solutions = solutions(count);
            let batch = ProgramBatch::new(&solutions.iter().map(Vec::as_slice).collect::<Vec<_>>(), &[]);
            let count = count as u32;
            let all: Vec<(u32, u32)> = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect();
            let pairs = all.len() as u64;
            let mut excesses: Vec<u32> =
                all.iter().map(|&(a, b)| from_zero(batch.compare(a, b, &mut Scratch::default()).excess)).collect();
            sort::sort_u32s(&mut excesses);
            let of_all = of_excesses(&excesses, pairs).expect("known").forecast();
            let sampled = std::cell::Cell::new(0);
            let compares = |a: u32, b: u32| {
                assert!(a < b && b < count);
                sampled.set(sampled.get() + 1);
                true
            };
            let found = chance(&batch, [count; 2], pairs, compares).expect("known").forecast();
            assert!(if pairs <= SAMPLED_PAIRS {
                sampled.get() == pairs
            } else {
                (SAMPLED_PAIRS..2 * SAMPLED_PAIRS).contains(&sampled.get())
            });
            assert!((0.7..1.4).contains(&(found / of_all)), "{count}: {found} of a sample, {of_all} of all");
        }
    }

    #[test]
    fn files_of_one_line_beside_the_programs_change_nothing() {
        let forecast = |files: &[Vec<u32>]| {
            let batch = ProgramBatch::new(&files.iter().map(Vec::as_slice).collect::<Vec<_>>(), &[]);
            let count = files.len() as u32;
            let pairs = u64::from(count * (count - 1) / 2);
            chance(&batch, [count; 2], pairs, |_, _| true).map(|chance| chance.forecast())
        };
        let mut files = solutions(30);
        let alone = forecast(&files).expect("known");
        files.extend((0..30_u32).map(|note| (0..9).map(|word| 1 << 30 | (note * 9 + word) << 8).collect()));
        let beside = forecast(&files).expect("known");
        assert!((beside / alone - 1.0).abs() < 1e-6, "{alone} {beside}");
        // Of eight programs it is unknown, however many files are beside them.
        files.drain(..22);
        let batch = ProgramBatch::new(&files.iter().map(Vec::as_slice).collect::<Vec<_>>(), &[]);
        assert_eq!((0..files.len() as u32).filter(|&file| batch.is_counted(file)).count(), 8);
        assert!(files.len() > 30 && forecast(&files).is_none());
    }

    #[test]
    fn only_pairs_that_are_compared_are_tiled() {
        let solutions = solutions(30);
        let batch = ProgramBatch::new(&solutions.iter().map(Vec::as_slice).collect::<Vec<_>>(), &[]);
        assert!(chance(&batch, [30; 2], 435, |_, _| false).is_none());
        assert!(
            chance(&batch, [1, 30], 29, |a, _| {
                assert_eq!(a, 0);
                true
            })
            .is_none(),
            "29 are too few"
        );
        assert!(chance(&batch, [0, 30], 0, |_, _| true).is_none());
    }
}
