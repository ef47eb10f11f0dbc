//! One-permutation `MinHash` with optimal densification: the default family.
//!
//! Each element is hashed once; the hash names a bin and a value, and a bin keeps its least value. A bin that no element
//! fell into borrows the value of a filled one, found by a walk of random bins that depends on the empty bin alone, so
//! that equal sets borrow equally. Time O(n) for the bins, and for the empty ones an expected m²/filled steps: with m
//! bins and n ≥ 2m elements next to none. Worst case: one element, some m² steps (0.1 ms for 128 bins).
//!
//! Sources: Li, Owen and Zhang (2012), the bins; Shrivastava (2017), "Optimal Densification for Fast and Accurate
//! Minwise Hashing", section 4. The agreement of two signatures is unbiased for the Jaccard similarity, and its variance
//! is at most slightly above, usually below, that of m independent functions.

use super::{Signature, mix};

/// No element fell into this bin.
const EMPTY: u32 = u32::MAX;

/// One-permutation hashing of a given signature length and seed.
pub struct OnePermutation {
    length: u32,
    /// Decides bins and values.
    element_key: u64,
    /// Decides from which bins empty ones borrow.
    borrow_key: u64,
}

impl OnePermutation {
    /// A family of `length` bins, at least 1; every seed gives another, each reproducible.
    #[must_use]
    pub fn new(length: u32, seed: u64) -> Self {
        Self { length, element_key: mix(seed.wrapping_add(1)), borrow_key: mix(!seed) }
    }

    /// The signature of a set of distinct 64-bit elements, in any order. An empty set's agrees only with that of
    /// another empty set.
    #[must_use]
    pub fn sign(&self, elements: &[u64]) -> Signature {
        let mut bins = vec![EMPTY; self.length as usize];
        for &element in elements {
            let hash = mix(element ^ self.element_key);
            let bin = &mut bins[scale(hash, self.length)];
            // The low half is the value; the high half chose the bin.
            *bin = (*bin).min((hash as u32).min(EMPTY - 1));
        }
        if !elements.is_empty() && bins.contains(&EMPTY) {
            self.densify(&mut bins);
        }
        Signature(bins)
    }

    /// Lets each empty bin borrow from the first filled one on its walk.
    fn densify(&self, bins: &mut [u32]) {
        let filled = bins.to_vec();
        for (bin, value) in bins.iter_mut().enumerate().filter(|(_, value)| **value == EMPTY) {
            let mut step = 0;
            while *value == EMPTY {
                step += 1;
                *value = filled[scale(mix(self.borrow_key ^ ((bin as u64) << 32) ^ step), self.length)];
            }
        }
    }
}

/// The high half of a hash, scaled to 0..range without the bias or the cost of a division.
fn scale(hash: u64, range: u32) -> usize {
    (((hash >> 32) * u64::from(range)) >> 32) as usize
}
