//! Shingles: the numbers by which texts are compared.
//!
//! Usually a shingle is a run of k consecutive tokens ([`runs`]), which finds verbatim copies. If every other word was replaced, no
//! run is left; single tokens and pairs of tokens at some distance ([`skip_bigrams`]) still match.

pub mod counts;
pub mod fingerprint;
pub mod labels;
pub mod runs;
pub mod skip_bigrams;
pub mod template;
pub mod winnowing;

pub use runs::Shingles;
