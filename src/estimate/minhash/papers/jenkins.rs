//! Robert Jenkins' 96-bit mix of three numbers, mix(p, m, k) → h, under m random numbers. O(n·m).
//!
//! Source: P4, section 4.2.2.1.2. p is a prime, m a random number and k the key; after nine rounds of subtraction,
//! exclusive or and shift, h is the third number. The mix is a bijection of 96 bits, but for fixed p and m not one of
//! k: two keys collide with a probability of 2⁻³², independently in each function. P4's keys are row numbers; here they
//! are elements mixed down to 32 bits, so different elements also collide with a probability of 2⁻³².

use std::array::from_fn;

use crate::common::lanes::Lanes;
use crate::estimate::minhash::minima::{Functions, draws, in_blocks, minima, narrow};

/// P4's prime, which it does not specify: the largest of 32 bits.
const PRIME: u32 = u32::MAX - 4;
/// The stream of [`draws`] for this family.
const PURPOSE: u64 = 4;
/// Number of [`Lanes`] of functions computed together: as many as fit into registers.
const FOURS: usize = 2;

/// Jenkins' mix under a number of random numbers.
#[derive(Clone)]
pub(in crate::estimate::minhash) struct Jenkins {
    functions: Vec<[Four; FOURS]>,
    seed_key: u64,
}

impl Jenkins {
    pub(in crate::estimate::minhash) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        let seed_key = draw();
        let mut four = |_| Four(Lanes::new(from_fn(|_| (draw() >> 32) as u32)));
        Self { functions: in_blocks::<FOURS, _>(length, || from_fn(&mut four)), seed_key }
    }

    #[inline(never)] // see `memory`
    pub(in crate::estimate::minhash) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        minima(&self.functions, elements, |element| narrow(element, self.seed_key), out);
    }
}

#[derive(Clone, Copy)]
struct Four(Lanes);

impl Functions<FOURS> for [Four; FOURS] {
    type Key = u32;
    type Spread = Lanes;

    #[inline]
    fn spread(x: u32) -> Lanes {
        Lanes::splat(x)
    }

    #[inline]
    fn values(&self, key: Lanes) -> [Lanes; FOURS] {
        self.map(|four| four.values(key))
    }
}

impl Four {
    #[inline]
    fn values(self, key: Lanes) -> Lanes {
        let (mut a, mut b, mut c) = (Lanes::splat(PRIME), self.0, key);
        a = (a - b - c) ^ (c >> 13);
        b = (b - c - a) ^ (a << 8);
        c = (c - a - b) ^ (b >> 13);
        a = (a - b - c) ^ (c >> 12);
        b = (b - c - a) ^ (a << 16);
        c = (c - a - b) ^ (b >> 5);
        a = (a - b - c) ^ (c >> 3);
        b = (b - c - a) ^ (a << 10);
        (c - a - b) ^ (b >> 15)
    }
}
