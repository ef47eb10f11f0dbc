//! Finds the passages that two texts share, word by word.
//!
//! [`evidence`] finds passages, verbatim or reworded, for all pairs of a batch, and computes how probable they are by
//! chance; [`passages`] aligns the equal tokens of one pair; [`rewritten`] finds texts that share the order of rare words only.

pub mod evidence;
pub mod passages;
pub mod rewritten;
