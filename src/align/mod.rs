//! Two texts → the passages that they share, word by word.
//!
//! [`evidence`] finds passages for all pairs of a batch, verbatim or reworded, and what speaks against chance;
//! [`passages`] aligns runs of equal tokens of one pair.

pub mod evidence;
pub mod passages;
