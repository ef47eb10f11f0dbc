//! Families of hash functions of papers, kept to repeat their experiments: a function for each position of a signature, so that
//! each takes as many times as long as one permutation as a signature has positions.

pub(super) mod jenkins;
pub mod modular;
pub(super) mod multiplicative;
pub(super) mod murmur3;
