//! Estimates similarity from signatures: sketches of fixed length that replace whole sets.
//!
//! [`minhash`] makes and compares signatures; [`lsh`] finds candidate pairs from them without comparing all pairs.

pub mod lsh;
pub mod minhash;
