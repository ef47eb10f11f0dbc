//! Sets of fingerprints → signatures of fixed length, from which similarity is estimated with an interval.
//!
//! [`minhash`] makes and compares signatures; [`lsh`] cuts them into bands, so that similar documents meet without
//! comparing all pairs.

pub mod lsh;
pub mod minhash;
