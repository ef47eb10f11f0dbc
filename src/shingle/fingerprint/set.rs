//! Fingerprints → a set: sorted, distinct 64-bit numbers.
//!
//! Sets are compared by walking two sorted lists, so each document's shingles are sorted once. Fingerprints are close to
//! uniform, which the sort uses ([`crate::common::radix`]): O(n) expected, O(n log n) where many are equal.

use crate::common::radix::sort_uniform;
use crate::shingle::Shingles;

/// A document's distinct shingles as ascending 64-bit fingerprints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FingerprintSet(Vec<u64>);

impl FingerprintSet {
    /// The set of the given fingerprints, in any order, repeated or not.
    #[must_use]
    pub fn new(mut fingerprints: Vec<u64>) -> Self {
        sort_uniform(&mut fingerprints, 0);
        fingerprints.dedup();
        fingerprints.shrink_to_fit();
        Self(fingerprints)
    }

    /// The set of the shingles of k tokens over a document's token hashes.
    #[must_use]
    pub fn of_tokens(hashes: &[u64], k: u32) -> Self {
        Self::new(Shingles::new(hashes, k).collect())
    }

    /// The fingerprints, ascending.
    #[must_use]
    pub fn as_slice(&self) -> &[u64] {
        &self.0
    }

    /// How many distinct shingles the document has.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.len() as u32
    }

    /// Whether the document has no shingle at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the set holds a fingerprint. O(log n).
    #[must_use]
    pub fn contains(&self, fingerprint: u64) -> bool {
        self.0.binary_search(&fingerprint).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_become_a_sorted_set() {
        let set = FingerprintSet::of_tokens(&[1, 2, 1, 2, 1], 2);
        assert_eq!(set.len(), 2);
        assert!(set.as_slice().is_sorted());
        assert!(FingerprintSet::of_tokens(&[1, 2], 3).is_empty());
    }
}
