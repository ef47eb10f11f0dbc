//! Modular hashing: h(x) = (a x + b) mod p under m pairs (a, b). O(n·m).
//!
//! Sources: P1, section 6.1; P4, section 4.2.2.1.1. A function is a permutation exactly if the modulus is prime, a is
//! not 0 modulo it, and every x is below it. The papers take a modulus near the number of shingles that need not be
//! prime. Then a and the modulus may have a common factor, different rows collide, and the estimate is too high (see
//! [`as_printed`]).
//!
//! Here p = 2³¹ − 1, the largest prime for which sums are reduced with a shift and an addition (2³¹ ≡ 1) and whose
//! products with 32-bit numbers stay below 2⁶⁴. x has 31 bits: elements are mixed down to them, and two collide with a
//! probability of 2⁻³¹, in all functions alike. A union of n elements has about n²/2³² such pairs: one for 65 000
//! elements.
//!
//! Functions form runs of eight, each the previous one plus a step, as in `multiplicative`: one multiplication suffices
//! for eight functions, and any two functions are as independent as if each had been drawn separately.

use std::array::from_fn;

use crate::common::lanes::{Lanes, WIDTH};
use crate::estimate::minhash::minima::{Functions, RUN, draws, in_blocks, minima, narrow, run};

/// The modulus, a Mersenne prime.
const P: u32 = (1 << 31) - 1;
/// The stream of [`draws`] for this family.
const PURPOSE: u64 = 1;

/// Functions a x + b modulo 2³¹ − 1.
#[derive(Clone)]
pub(in crate::estimate::minhash) struct Modular {
    /// The first functions of runs, four runs at a time: consecutive functions of a run are four positions apart.
    runs: Vec<Runs>,
    steps: Four,
    seed_key: u64,
}

impl Modular {
    pub(in crate::estimate::minhash) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        let seed_key = draw();
        let mut function = || -> Function { (below(draw(), P), below(draw(), P)) };
        let steps = from_fn(|_| function());
        let mut first = |lane: usize| loop {
            let (a, b) = function();
            let (step, _): Function = steps[lane];
            let factor = |place: u64| (u64::from(a) + place * u64::from(step)) % u64::from(P);
            if (0..RUN as u64).all(|place| factor(place) != 0) {
                return (a, b);
            }
        };
        let runs = in_blocks::<RUN, _>(length, || Runs(Four::new(from_fn(&mut first))));
        Self { runs, steps: Four::new(steps), seed_key }
    }

    #[inline(never)] // see `memory`
    pub(in crate::estimate::minhash) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        let key = |element| {
            let x = narrow(element, self.seed_key) >> 1;
            (x, self.steps.values(Lanes::splat(x)))
        };
        minima(&self.runs, elements, key, out);
    }
}

/// A factor and a summand.
type Function = (u32, u32);

#[derive(Clone, Copy)]
struct Runs(Four);

impl Functions<RUN> for Runs {
    type Key = (u32, Lanes);
    type Spread = (Lanes, Lanes);

    #[inline]
    fn spread((x, step): (u32, Lanes)) -> (Lanes, Lanes) {
        (Lanes::splat(x).opaque(), step)
    }

    #[inline]
    fn values(&self, (x, step): (Lanes, Lanes)) -> [Lanes; RUN] {
        run(self.0.values(x), step, |last, step| reduced(last + step))
    }
}

/// Four functions, with factors and summands doubled.
///
/// The high half of 2ax + 2b is then (ax + b) / 2³¹, and the low half, shifted back, the remainder, both without a
/// mask. Their sum is below 2p, since ax + b ≤ (p − 1) p + (p − 1) < p 2³¹.
#[derive(Clone, Copy)]
struct Four {
    factors: Lanes,
    summands: Lanes,
}

impl Four {
    fn new(functions: [Function; WIDTH]) -> Self {
        Self { factors: Lanes::new(functions.map(|(a, _)| 2 * a)), summands: Lanes::new(functions.map(|(_, b)| 2 * b)) }
    }

    #[inline]
    fn values(self, x: Lanes) -> Lanes {
        let (low, high) = self.factors.mul_add(x, self.summands);
        reduced(high + (low >> 1))
    }
}

/// Reduces numbers below 2p modulo p.
#[inline]
fn reduced(numbers: Lanes) -> Lanes {
    // For numbers below p the subtraction wraps around to a large number.
    numbers.min(numbers - Lanes::splat(P))
}

/// The signature of a set of row numbers by (a x + b) mod `modulus` as printed in the papers, where the modulus need
/// not be prime. a is from 1 and b from 0 to the modulus minus 1. O(n · length).
///
/// Only for experiments: if the modulus is not prime the estimate is biased upwards. For two sets that share a third of
/// the rows, numbered from 0, it is 0.77 with 60 rows modulo 60 and 0.61 with 256 rows modulo 256, but 0.33 modulo 61
/// and 257.
///
/// # Panics
/// If the modulus is below 2.
#[must_use]
pub fn as_printed(rows: &[u32], modulus: u32, length: u32, seed: u64) -> Vec<u32> {
    assert!(modulus >= 2, "the modulus must be at least 2, got {modulus}; use the number of rows");
    let mut draw = draws(seed, PURPOSE);
    let mut minimum = || {
        let (a, b) = (u64::from(1 + below(draw(), modulus - 1)), u64::from(below(draw(), modulus)));
        let values = rows.iter().map(|&x| ((a * u64::from(x) + b) % u64::from(modulus)) as u32);
        values.min().unwrap_or(crate::estimate::minhash::minima::EMPTY)
    };
    (0..length).map(|_| minimum()).collect()
}

/// Scales a uniform 64-bit number to one below `bound`, with a negligible bias below 2⁻³².
fn below(draw: u64, bound: u32) -> u32 {
    (((draw >> 32) * u64::from(bound)) >> 32) as u32
}
