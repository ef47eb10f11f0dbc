//! `MinHash` signatures: short sketches of sets whose agreement estimates their Jaccard similarity.
//!
//! Each family has a file. `one_permutation` is the default: it hashes each element once instead of once for each
//! position. [`modular`], `multiplicative`, `murmur3` and `jenkins` are the papers' families, with one function for
//! each position, and share `minima`. Only signatures of one [`scheme`] may be compared; `papers::needed` computes the required
//! length, and [`estimate`] turns the agreement of two signatures into a similarity with an [`interval`].

pub mod estimate;
pub mod interval;
mod minima;
mod one_permutation;
pub mod papers;
pub mod scheme;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use crate::common::lanes::WIDTH;
use crate::params::Family;
use papers::{jenkins, modular, multiplicative, murmur3};
use scheme::Scheme;

/// The number of positions at which two signatures of one scheme agree. O(length): 4 positions for each instruction,
/// and 16 for each round of the loop, so that unoptimised code spends little time on the loop itself.
#[must_use]
#[inline(never)] // see `memory`
pub fn agreements(a: &[u32], b: &[u32]) -> u32 {
    const ROUND: usize = 4 * WIDTH;
    debug_assert_eq!(a.len(), b.len(), "signatures of one scheme have one length");
    let (rounds_a, rest_a) = a.as_chunks::<ROUND>();
    let (rounds_b, rest_b) = b.as_chunks::<ROUND>();
    let mut sums = [0; WIDTH];
    for (a, b) in rounds_a.iter().zip(rounds_b) {
        for four in (0..ROUND).step_by(WIDTH) {
            for (lane, sum) in sums.iter_mut().enumerate() {
                *sum += u32::from(a[four + lane] == b[four + lane]);
            }
        }
    }
    let rest = rest_a.iter().zip(rest_b).filter(|(x, y)| x == y).count() as u32;
    sums.iter().sum::<u32>() + rest
}

/// Makes signatures of one scheme.
#[derive(Clone)]
pub struct Signer {
    scheme: Scheme,
    functions: Functions,
}

/// The hash functions of a scheme, with their keys.
#[derive(Clone)]
enum Functions {
    OnePermutation(one_permutation::OnePermutation),
    Modular(modular::Modular),
    Multiplicative(multiplicative::Multiplicative),
    Murmur3(murmur3::Murmur3),
    Jenkins(jenkins::Jenkins),
}

impl Signer {
    /// Draws the functions of a scheme. O(length), some microseconds.
    #[must_use]
    pub fn new(scheme: Scheme) -> Self {
        let Scheme { length, seed, .. } = scheme;
        let functions = match scheme.family {
            Family::OnePermutation => Functions::OnePermutation(one_permutation::OnePermutation::new(length, seed)),
            Family::Modular => Functions::Modular(modular::Modular::new(length, seed)),
            Family::Multiplicative => Functions::Multiplicative(multiplicative::Multiplicative::new(length, seed)),
            Family::Murmur3 => Functions::Murmur3(murmur3::Murmur3::new(length, seed)),
            Family::Jenkins => Functions::Jenkins(jenkins::Jenkins::new(length, seed)),
        };
        Self { scheme, functions }
    }

    /// The scheme of its signatures.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The signature of a set of 64-bit elements, in any order, with or without repetitions. O(n) for the default
    /// family, O(n · length) for the others.
    #[must_use]
    pub fn sign(&self, elements: &[u64]) -> Vec<u32> {
        let mut values = vec![0; self.scheme.length as usize];
        self.sign_into(elements, &mut values);
        values
    }

    /// Writes a signature's values to `out` without allocating. The values of an empty set are all `u32::MAX`, which no
    /// other set has, so empty sets agree only with each other.
    ///
    /// # Panics
    /// If the length of `out` differs from that of the scheme.
    pub fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        assert_eq!(out.len(), self.scheme.length as usize, "a signature has as many values as its scheme");
        match &self.functions {
            Functions::OnePermutation(functions) => functions.sign_into(elements, out),
            Functions::Modular(functions) => functions.sign_into(elements, out),
            Functions::Multiplicative(functions) => functions.sign_into(elements, out),
            Functions::Murmur3(functions) => functions.sign_into(elements, out),
            Functions::Jenkins(functions) => functions.sign_into(elements, out),
        }
    }

    /// The number of independent functions that a signature is worth; see [`Scheme::effective_length`].
    #[must_use]
    pub fn effective_length(&self, union: u32) -> f64 {
        self.scheme.effective_length(union)
    }
}
