//! Sets → signatures: short sketches whose agreement estimates the Jaccard similarity of the sets behind them.
//!
//! One family a file. [`one_permutation`] is the default: one hash of each element instead of one for each position of
//! the signature. [`estimate`] turns the agreement of two signatures into a similarity with its [`interval`].

pub mod estimate;
pub mod interval;
pub mod one_permutation;

/// A set's sketch; two of them may be compared only when made with one length and seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature(Vec<u32>);

impl Signature {
    /// The values, one a position.
    #[must_use]
    pub fn values(&self) -> &[u32] {
        &self.0
    }

    /// At how many positions two signatures of one length and seed agree; that share estimates the Jaccard similarity.
    #[must_use]
    pub fn agreements(&self, other: &Self) -> u32 {
        debug_assert_eq!(self.0.len(), other.0.len(), "signatures of one run have one length");
        self.0.iter().zip(&other.0).map(|(x, y)| u32::from(x == y)).sum()
    }
}
