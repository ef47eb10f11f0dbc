//! The scheme of a signature: signatures may be compared only if their schemes are equal.
//!
//! Signatures of different families, seeds or lengths still agree at some positions by chance, so comparing them would
//! return a small but meaningless number. What is kept of a text therefore says with which parameters it was made (`sketch`).

use super::one_permutation;
use crate::params::{Family, Params};

/// Version of the signatures. It changes whenever equal sets would get other signatures under the same family, seed and
/// length, so that stored signatures of an older version are rejected. A test fixes the signatures of this version. It says
/// nothing of the sets: which tokens and fingerprints a text has depends on the version of the engine, and of Unicode
/// ([`char::UNICODE_VERSION`]), so whoever stores sketches stores these two beside them.
pub const VERSION: u32 = 2;

/// How a signature is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The family of hash functions.
    pub family: Family,
    /// The [`VERSION`] with which the signature was made.
    pub version: u32,
    /// Selects the functions of the family.
    pub seed: u64,
    /// Number of positions.
    pub length: u32,
}

impl Scheme {
    /// The scheme of the parameters, in the current version.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { family: params.family, version: VERSION, seed: params.seed, length: params.signature_length }
    }

    /// The number of independent functions that a signature is worth if the union of two sets has `union` elements: the
    /// length for the papers' families, slightly more or less for one-permutation hashing. O(1).
    #[must_use]
    pub fn effective_length(self, union: u32) -> f64 {
        match self.family {
            Family::OnePermutation => one_permutation::effective_length(self.length, union),
            Family::Modular | Family::Multiplicative | Family::Murmur3 | Family::Jenkins => f64::from(self.length),
        }
    }
}
