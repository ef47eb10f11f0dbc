//! Experiments of the papers that no comparison needs: collisions of fingerprints, and the number of hash functions for a
//! wanted error. Fingerprints and families of hash functions that only papers use are in the `papers` folders of
//! `shingle::fingerprint` and `estimate::minhash`.

pub mod collisions;
pub mod needed;
