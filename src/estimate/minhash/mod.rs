//! Sets → signatures: short sketches whose agreement estimates the Jaccard similarity of the sets behind them.
//!
//! One family a file. `one_permutation` is the default: one hash of each element instead of one for each position of
//! the signature. [`modular`], `multiplicative`, `murmur3` and `jenkins` are the papers': one function for each position,
//! all by way of `minima`. A signature carries its [`scheme`], [`needed`] says how long it should be, and [`estimate`]
//! turns the agreement of two into a similarity with its [`interval`].

pub mod estimate;
pub mod interval;
mod jenkins;
mod lanes;
mod minima;
pub mod modular;
mod multiplicative;
mod murmur3;
pub mod needed;
mod one_permutation;
pub mod scheme;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use crate::params::Family;
use lanes::WIDTH;
use scheme::{Mismatch, Scheme};

/// A set's sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    scheme: Scheme,
    values: Vec<u32>,
}

impl Signature {
    /// What it was made by.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The values, one a position.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// At how many positions two signatures agree; that share estimates the Jaccard similarity.
    ///
    /// # Errors
    /// Signatures of different schemes.
    pub fn agreements(&self, other: &Self) -> Result<u32, Mismatch> {
        self.scheme.same(other.scheme)?;
        Ok(agreements(&self.values, &other.values))
    }
}

/// At how many positions two signatures of one scheme agree. O(length), some 4 positions an instruction, and 16 a round, so
/// that code which is not optimised yet spends little on going round.
#[must_use]
#[inline(never)] // see `memory`
pub fn agreements(a: &[u32], b: &[u32]) -> u32 {
    const A_ROUND: usize = 4 * WIDTH;
    debug_assert_eq!(a.len(), b.len(), "signatures of one scheme have one length");
    let (rounds_a, rest_a) = a.as_chunks::<A_ROUND>();
    let (rounds_b, rest_b) = b.as_chunks::<A_ROUND>();
    let mut sums = [0; WIDTH];
    for (a, b) in rounds_a.iter().zip(rounds_b) {
        for four in (0..A_ROUND).step_by(WIDTH) {
            for (lane, sum) in sums.iter_mut().enumerate() {
                *sum += u32::from(a[four + lane] == b[four + lane]);
            }
        }
    }
    let rest = rest_a.iter().zip(rest_b).filter(|(x, y)| x == y).count() as u32;
    sums.iter().sum::<u32>() + rest
}

/// Makes signatures of one scheme.
pub struct Signer {
    scheme: Scheme,
    functions: Functions,
}

/// The hash functions of a scheme, with their keys.
enum Functions {
    OnePermutation(one_permutation::OnePermutation),
    Modular(modular::Modular),
    Multiplicative(multiplicative::Multiplicative),
    Murmur3(murmur3::Murmur3),
    Jenkins(jenkins::Jenkins),
}

impl Signer {
    /// Draws the functions of a scheme, in some microseconds.
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

    /// What its signatures are made by.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The signature of the set of some 64-bit elements, in any order and however often each.
    #[must_use]
    pub fn sign(&self, elements: &[u64]) -> Signature {
        let mut values = vec![0; self.scheme.length as usize];
        self.sign_into(elements, &mut values);
        Signature { scheme: self.scheme, values }
    }

    /// Writes that signature's values to `out`, without allocating. An empty set's are all `u32::MAX`, which no other
    /// set's ever are, so that it agrees with that of another empty set and nowhere else.
    ///
    /// # Panics
    /// Where `out` is not as long as the scheme says.
    pub fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        assert_eq!(out.len(), self.scheme.length as usize, "a signature has as many values as its scheme says");
        match &self.functions {
            Functions::OnePermutation(functions) => functions.sign_into(elements, out),
            Functions::Modular(functions) => functions.sign_into(elements, out),
            Functions::Multiplicative(functions) => functions.sign_into(elements, out),
            Functions::Murmur3(functions) => functions.sign_into(elements, out),
            Functions::Jenkins(functions) => functions.sign_into(elements, out),
        }
    }

    /// How many independent functions a signature is worth: see [`Scheme::effective_length`].
    #[must_use]
    pub fn effective_length(&self, union: u32) -> f64 {
        self.scheme.effective_length(union)
    }
}
