//! Fingerprints of papers, kept to repeat their experiments: polynomials modulo a prime (P2), checksums, `MurmurHash3` (P1). All
//! hash the bytes of a shingle ([`token_bytes`]), and have fewer bits than the fingerprints that comparisons use by default.

pub mod bytes;
pub mod murmur3;
pub mod rabin_karp;
pub mod token_bytes;
