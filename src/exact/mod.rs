//! Counts exactly how many shingles each pair of documents shares.
//!
//! [`grouping`] brings equal shingles of all documents together, once. Shingles of two or more documents become the
//! terms of the [`index`], and [`join`] counts the terms that each pair shares. [`rarity`] weights terms,
//! [`similarity`] turns counts into measures, and [`lookup`] compares one new document with all others.

pub mod grouping;
pub mod index;
pub mod join;
pub mod lookup;
pub mod rarity;
pub mod similarity;
