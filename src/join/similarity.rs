//! The similarity of two documents' sets, with the counts from which every measure follows.
//!
//! The shared elements of two sorted lists are counted by merging them. O(n + m) time, O(1) space. Source: Broder (1997), section 2
//! (resemblance and containment); P1 section 3.2 (sorted merge); P2 (Sørensen).

use crate::params::Measure;
use crate::shingle::fingerprint::FingerprintSet;

/// Sizes of two sets and of their intersection, in distinct shingles; every measure follows from these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShingleCounts {
    /// Shingles of the first document.
    pub a: u32,
    /// Shingles of the second document.
    pub b: u32,
    /// Shingles of both.
    pub shared: u32,
}

impl ShingleCounts {
    /// Counts two sets. O(n + m).
    #[must_use]
    pub fn of(a: &FingerprintSet, b: &FingerprintSet) -> Self {
        Self { a: a.len(), b: b.len(), shared: intersection_size(a.as_slice(), b.as_slice()) }
    }

    /// Shingles of either document.
    #[must_use]
    pub fn union(self) -> u32 {
        self.a + self.b - self.shared
    }

    /// Resemblance: shared shingles divided by the union; 0 if both are empty.
    #[must_use]
    pub fn jaccard(self) -> f64 {
        share(self.shared, self.union())
    }

    /// Shared shingles divided by the first document's.
    #[must_use]
    pub fn containment_a_in_b(self) -> f64 {
        share(self.shared, self.a)
    }

    /// Shared shingles divided by the second document's.
    #[must_use]
    pub fn containment_b_in_a(self) -> f64 {
        share(self.shared, self.b)
    }

    /// Twice the shared shingles divided by the sum of both sizes.
    #[must_use]
    pub fn sorensen(self) -> f64 {
        if self.shared == 0 {
            return 0.0;
        }
        2.0 * f64::from(self.shared) / (f64::from(self.a) + f64::from(self.b))
    }

    /// Shared shingles divided by the smaller set: the larger of the two containments.
    #[must_use]
    pub fn overlap(self) -> f64 {
        share(self.shared, self.a.min(self.b))
    }

    /// The requested measure.
    #[must_use]
    pub fn measure(self, measure: Measure) -> f64 {
        match measure {
            Measure::Jaccard => self.jaccard(),
            Measure::Sorensen => self.sorensen(),
            Measure::Overlap => self.overlap(),
        }
    }
}

fn share(part: u32, whole: u32) -> f64 {
    if whole == 0 { 0.0 } else { f64::from(part) / f64::from(whole) }
}

/// The number of elements that two ascending lists of distinct elements share. O(n + m), without unpredictable branches.
#[must_use]
pub fn intersection_size<T: Copy + Ord>(a: &[T], b: &[T]) -> u32 {
    let (mut at_a, mut at_b, mut shared) = (0, 0, 0);
    while at_a < a.len() && at_b < b.len() {
        let (x, y) = (a[at_a], b[at_b]);
        shared += u32::from(x == y);
        at_a += usize::from(x <= y);
        at_b += usize::from(y <= x);
    }
    shared
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_of_nothing_are_zero() {
        let empty = ShingleCounts { a: 0, b: 0, shared: 0 };
        for measure in [Measure::Jaccard, Measure::Sorensen, Measure::Overlap] {
            assert!(empty.measure(measure) == 0.0);
        }
        assert!(empty.containment_a_in_b() == 0.0 && empty.containment_b_in_a() == 0.0);
    }
}
