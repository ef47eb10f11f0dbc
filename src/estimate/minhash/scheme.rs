//! The scheme of a signature: signatures may be compared only if their schemes are equal.
//!
//! Signatures of different families, seeds or lengths still agree at some positions by chance, so comparing them would
//! return a small but meaningless number. Each signature therefore carries its scheme, and a mismatch is an error.

use std::fmt;

use serde::Serialize;

use super::one_permutation;
use crate::params::{Family, Params};

/// Version of the signatures. It changes whenever equal sets would get other signatures under the same family, seed and
/// length, so that stored signatures of an older version are rejected. A test fixes the signatures of this version. It says
/// nothing of the sets: which tokens and fingerprints a text has depends on the version of the engine, and of Unicode
/// ([`char::UNICODE_VERSION`]), so whoever stores sketches stores these two beside them.
pub const VERSION: u32 = 2;

/// How a signature is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
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

    /// Checks that signatures of both schemes may be compared.
    ///
    /// # Errors
    /// If the schemes differ.
    pub fn check_same(self, other: Self) -> Result<(), Mismatch> {
        if self == other { Ok(()) } else { Err(Mismatch { a: self, b: other }) }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let family = match self.family {
            Family::OnePermutation => "one-permutation hashing",
            Family::Modular => "modular hashing",
            Family::Multiplicative => "multiplicative hashing",
            Family::Murmur3 => "MurmurHash3",
            Family::Jenkins => "Jenkins' mix",
        };
        write!(f, "{family}, version {}, seed {}, length {}", self.version, self.seed, self.length)
    }
}

/// An attempt to compare signatures of different schemes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The scheme of one signature.
    pub a: Scheme,
    /// The scheme of the other signature.
    pub b: Scheme,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { a, b } = self;
        write!(
            f,
            "signatures can be compared only if they have the same scheme, got {a} and {b}; recompute one of them from \
             its text with the parameters of the other"
        )
    }
}

impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mismatch_names_both_schemes_and_the_remedy() {
        let a = Scheme::of(&Params::default());
        let b = Scheme { family: Family::Jenkins, seed: 7, ..a };
        assert_eq!(a.check_same(a), Ok(()));
        for b in [b, Scheme { length: 64, ..a }, Scheme { version: 1, ..a }, Scheme { seed: 2, ..a }] {
            assert_eq!(a.check_same(b), Err(Mismatch { a, b }));
        }
        assert_eq!(
            Mismatch { a, b }.to_string(),
            "signatures can be compared only if they have the same scheme, got one-permutation hashing, version 2, seed \
             1, length 128 and Jenkins' mix, version 2, seed 7, length 128; recompute one of them from its text with \
             the parameters of the other"
        );
    }
}
