//! Multiplicative hashing: h(x) = (x s mod 2ʷ) >> (w − p) with w = p = 32, under m odd factors s. O(n·m), an addition
//! each: the fastest of the classical families.
//!
//! Source: P1, section 6.2. The first factor is Knuth's, ⌊A 2³²⌋ with A = (√5 − 1)/2, made odd. An odd factor makes a
//! permutation of the 32-bit numbers, but a weak one: 0 stays 0, the low bits of a value depend on the low bits of x
//! alone, and numbers in an arithmetic sequence stay in one. So the functions never see an element itself: it is mixed
//! down from 64 bits to 32 first, which leaves no structure to keep.
//!
//! Factors come in runs of eight: s, s + d, s + 2d, …, with an odd s and an even d out of the seed. A run's values at x
//! are x s, then each the one before and x d, so that one multiplication does for eight: it takes as long as all else
//! that a value takes. Every run has an s of its own; of d there are four, and x d is worked out once an element. The
//! estimate errs no more than with factors that have nothing to do with each other: its variance asks only that any
//! *two* functions agree independently. Two of different runs do, since their s do; two of one run are some j d apart,
//! and j d is as good as uniform whatever s is (j is below eight, so that at most two low bits of it are lost).

use std::array::from_fn;
use std::ops::Add;

use super::lanes::Lanes;
use super::minima::{Functions, RUN, draws, in_blocks, minima, narrow, run};

/// ⌊A 2³²⌋ | 1 for A = (√5 − 1)/2.
const KNUTH: u32 = 0x9e37_79b9;
/// What [`draws`] knows this family by.
const PURPOSE: u64 = 2;

/// Functions x s modulo 2³².
pub(super) struct Multiplicative {
    /// The factors that begin runs, four runs at a time: the functions of one stand four places apart.
    runs: Vec<Runs>,
    steps: Lanes,
    seed_key: u64,
}

impl Multiplicative {
    pub(super) fn new(length: u32, seed: u64) -> Self {
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
    pub(super) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
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
        // With w = p the shift by w − p is none.
        run(self.0 * x, step, Lanes::add)
    }
}
