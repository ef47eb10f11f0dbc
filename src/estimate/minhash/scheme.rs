//! What a signature was made by: two may be compared only where that is the same.
//!
//! Signatures of different families, seeds or lengths still agree here and there, by chance, so that comparing them
//! would give a number, small and wrong, and no sign of it. So each carries its scheme, and a mismatch is an error.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::one_permutation;
use crate::params::{Family, Params};

/// Version of the signatures: it changes whenever equal sets would get other signatures under the same family, seed and
/// length, so that a signature kept from before is refused, not misread. A test holds the signatures of this version.
pub const VERSION: u32 = 2;

/// How signatures are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Scheme {
    /// The hash functions.
    pub family: Family,
    /// What [`VERSION`] was when the signature was made.
    pub version: u32,
    /// Decides which functions of the family.
    pub seed: u64,
    /// Positions of a signature.
    pub length: u32,
}

impl Scheme {
    /// The scheme that parameters ask for, in the present version.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self {
            family: params.signatures.family,
            version: VERSION,
            seed: params.signatures.seed,
            length: params.signatures.signature_length,
        }
    }

    /// How many independent functions a signature is worth when two sets have `union` elements together: the length for
    /// the families of the papers, some more or less for one-permutation hashing.
    #[must_use]
    pub fn effective_length(self, union: u32) -> f64 {
        match self.family {
            Family::OnePermutation => one_permutation::effective_length(self.length, union),
            Family::Modular | Family::Multiplicative | Family::Murmur3 | Family::Jenkins => f64::from(self.length),
        }
    }

    /// Whether signatures of both may be compared.
    ///
    /// # Errors
    /// Schemes that differ.
    pub fn same(self, other: Self) -> Result<(), Mismatch> {
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

/// Signatures of two schemes were to be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// What one was made by.
    pub a: Scheme,
    /// What the other was made by.
    pub b: Scheme,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { a, b } = self;
        write!(
            f,
            "signatures can be compared only where they were made alike, got one by {a} and one by {b}; make one of them \
             anew from its text with the parameters of the other"
        )
    }
}

impl std::error::Error for Mismatch {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mismatch_names_both_schemes_and_says_what_to_do() {
        let a = Scheme::of(&Params::default());
        let b = Scheme { family: Family::Jenkins, seed: 7, ..a };
        assert_eq!(a.same(a), Ok(()));
        for b in [b, Scheme { length: 64, ..a }, Scheme { version: 1, ..a }, Scheme { seed: 2, ..a }] {
            assert_eq!(a.same(b), Err(Mismatch { a, b }));
        }
        assert_eq!(
            Mismatch { a, b }.to_string(),
            "signatures can be compared only where they were made alike, got one by one-permutation hashing, version 2, \
             seed 1, length 128 and one by Jenkins' mix, version 2, seed 7, length 128; make one of them anew from its \
             text with the parameters of the other"
        );
    }
}
