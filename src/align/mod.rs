//! Finds the passages that two texts share, word by word.
//!
//! [`evidence`] finds passages, verbatim or reworded, for all pairs of a batch, and computes how probable they are by
//! chance; [`passages`] aligns the equal tokens of one pair; [`rewritten`] finds texts that share the order of rare words only. `labels` are the
//! words by which texts count, which are no evidence.

pub mod evidence;
mod labels;
pub mod passages;
pub mod rewritten;
