//! Multiplicative hashing: h(x) = (x s mod 2ʷ) >> (w − p) with w = p = 32, under m odd factors s. O(n·m), one
//! multiplication each: the fastest of the classical families.
//!
//! Source: P1, section 6.2. The first factor is Knuth's, ⌊A 2³²⌋ with A = (√5 − 1)/2, made odd; the others are odd numbers
//! out of the seed. An odd factor makes a permutation of the 32-bit numbers, but a weak one: 0 stays 0, the low bits of a
//! value depend on the low bits of x alone, and numbers in an arithmetic sequence stay in one. So the functions never see
//! an element itself: it is mixed down from 64 bits to 32 first, which leaves no structure to keep.

use super::lanes::{Lanes, WIDTH};
use super::minima::{Functions, by_fours, draws, minima, narrow};

/// ⌊A 2³²⌋ | 1 for A = (√5 − 1)/2.
const KNUTH: u32 = 0x9e37_79b9;
/// What [`draws`] knows this family by.
const PURPOSE: u64 = 2;

/// Functions x s modulo 2³².
pub(super) struct Multiplicative {
    functions: Vec<Four>,
    seed_key: u64,
}

impl Multiplicative {
    pub(super) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        let seed_key = draw();
        let mut first = Some(KNUTH);
        let function = || first.take().unwrap_or_else(|| (draw() >> 32) as u32 | 1);
        Self { functions: by_fours(length, function, Four::new), seed_key }
    }

    pub(super) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        minima::<4, _>(&self.functions, elements, |element| narrow(element, self.seed_key), out);
    }
}

#[derive(Clone, Copy)]
struct Four(Lanes);

impl Four {
    fn new(factors: [u32; WIDTH]) -> Self {
        Self(Lanes::new(factors))
    }
}

impl Functions for Four {
    type Key = u32;
    type Spread = Lanes;

    #[inline]
    fn spread(x: u32) -> Lanes {
        Lanes::splat(x)
    }

    #[inline]
    fn values(&self, x: Lanes) -> Lanes {
        // With w = p the shift by w − p is none.
        self.0 * x
    }
}
