//! Sets of fingerprints → exactly how much each pair of documents shares.
//!
//! [`grouping`] brings equal fingerprints of all documents together, once. What occurs in two documents or more becomes a
//! term of the [`index`], and [`join`] counts over the terms what each pair shares. [`rarity`] weighs terms,
//! [`similarity`] turns counts into measures, [`lookup`] answers for one new document.

pub mod grouping;
pub mod index;
pub mod join;
pub mod lookup;
pub mod rarity;
pub mod similarity;
