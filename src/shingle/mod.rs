//! Tokens → shingles: what two texts may share, as numbers.
//!
//! As a rule a shingle is a run of k neighbouring tokens ([`runs`]), which tells what was copied word for word. Where
//! every other word was exchanged no run is left; there, single tokens and pairs of them, near or far
//! ([`skip_bigrams`]), tell more.

pub mod collisions;
pub mod counts;
pub mod fingerprint;
pub mod labels;
pub mod runs;
pub mod skip_bigrams;
pub mod template;
pub mod winnowing;

pub use runs::Shingles;
