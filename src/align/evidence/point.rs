//! A point: a pair of places, one in each text, with the same word.

use super::weights::NAT;

/// Least weight of a word that is a point by itself, that is, of an *informative* word.
pub const MIN_WEIGHT: i32 = NAT * 4 / 5;

/// Weight of a common word in a run of equal words.
pub const RUN_WEIGHT: i32 = NAT;

/// Most points of one stem, for example eight places in each text. More frequent words are points only in shared word
/// pairs and runs (`frequent`), and otherwise matched inside passages already found (`matching`).
pub const MAX_POINTS_PER_STEM: usize = 64;

/// A place in each text where the same stem occurs, and the weight of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Word number in the first text.
    pub a: u32,
    /// Word number in the second text.
    pub b: u32,
    /// Weight of the match, in 1 / [`NAT`] of a nat.
    pub weight: i32,
}
