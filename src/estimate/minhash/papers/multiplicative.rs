//! Multiplicative hashing: h(x) = (x s mod 2ʷ) >> (w − p) with w = p = 32, under m odd factors s. O(n·m), with one
//! addition for each value: the fastest of the classical families.
//!
//! Source: P1, section 6.2. The first factor is Knuth's, ⌊A 2³²⌋ with A = (√5 − 1)/2, made odd. An odd factor permutes
//! the 32-bit numbers, but weakly: 0 stays 0, the low bits of a value depend only on the low bits of x, and arithmetic
//! sequences stay arithmetic. Elements are therefore mixed down from 64 to 32 bits first, which destroys such
//! structure.
//!
//! Factors form runs of eight: s, s + d, s + 2d, …, with a random odd s and a random even d. The values of a run at x
//! are x s and then each the previous one plus x d, so one multiplication, which takes as long as everything else for a
//! value, suffices for eight values. Every run has its own s; there are four values of d, and x d is computed once for
//! each element. The error of the estimate is no larger than with independent factors: its variance only requires that
//! any *two* functions agree independently. Two functions of different runs do, because their s are independent. Two of
//! one run differ by j d, which is practically uniform whatever s is (j is below eight, so at most two of its low bits
//! are lost).

use std::array::from_fn;
use std::ops::Add;

use crate::common::lanes::Lanes;
use crate::estimate::minhash::minima::{Functions, RUN, draws, in_blocks, minima, narrow, run};

/// ⌊A 2³²⌋ | 1 for A = (√5 − 1)/2.
const KNUTH: u32 = 0x9e37_79b9;
/// The stream of [`draws`] for this family.
const PURPOSE: u64 = 2;

/// Functions x s modulo 2³².
#[derive(Clone)]
pub(in crate::estimate::minhash) struct Multiplicative {
    /// The first factors of runs, four runs at a time: consecutive functions of a run are four positions apart.
    runs: Vec<Runs>,
    steps: Lanes,
    seed_key: u64,
}

impl Multiplicative {
    pub(in crate::estimate::minhash) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        let seed_key = draw();
        let mut number = || (draw() >> 32) as u32;
        let steps = Lanes::new(from_fn(|_| number() & !1));
        let mut first = Some(KNUTH);
        let mut factor = || first.take().unwrap_or_else(|| number() | 1);
        let runs = in_blocks::<RUN, _>(length, || Runs(Lanes::new(from_fn(|_| factor()))));
        Self { runs, steps, seed_key }
    }

    #[inline(never)] // see `memory`
    pub(in crate::estimate::minhash) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        let key = |element| {
            let x = narrow(element, self.seed_key);
            (x, self.steps * Lanes::splat(x))
        };
        minima(&self.runs, elements, key, out);
    }
}

#[derive(Clone, Copy)]
struct Runs(Lanes);

impl Functions<RUN> for Runs {
    type Key = (u32, Lanes);
    type Spread = (Lanes, Lanes);

    #[inline]
    fn spread((x, step): (u32, Lanes)) -> (Lanes, Lanes) {
        (Lanes::splat(x), step)
    }

    #[inline]
    fn values(&self, (x, step): (Lanes, Lanes)) -> [Lanes; RUN] {
        // With w = p there is no shift.
        run(self.0 * x, step, Lanes::add)
    }
}
