//! Estimates the Jaccard similarity, with an interval, from the agreement of two signatures.
//!
//! The interval depends on the information in the signatures: m positions count as many independent trials as
//! [`Scheme::effective_length`] returns for the size of the union, which follows from the sizes of the two sets and the
//! estimate. Intervals therefore have the right coverage for short texts as well, without being wider than necessary.

use serde::Serialize;

use super::interval::interval;
use super::scheme::Scheme;

/// An estimate of a Jaccard similarity with its 95 % interval; all values are from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The share of agreeing positions.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Computes estimates from signatures of one scheme. Each distinct estimate is computed once and numbered from 0: tens
/// of thousands of pairs share some hundred estimates, so reports store numbers.
pub struct Estimator {
    scheme: Scheme,
    /// The numbers by class of union sizes, then by agreements.
    known: Vec<Vec<u32>>,
    /// By number.
    estimates: Vec<Estimate>,
}

/// An estimate that is not computed yet.
const NONE: u32 = u32::MAX;

impl Estimator {
    /// For signatures of a scheme.
    #[must_use]
    pub fn new(scheme: Scheme) -> Self {
        Self { scheme, known: Vec::new(), estimates: Vec::new() }
    }

    /// The estimate for two sets of the given sizes whose signatures agree at `agreements` positions. O(1) amortised.
    pub fn estimate(&mut self, agreements: u32, size_a: u32, size_b: u32) -> Estimate {
        let number = self.number(agreements, size_a, size_b);
        self.estimates[number as usize]
    }

    /// The number of that estimate. O(1), except for some 10 µs for each new estimate.
    pub fn number(&mut self, agreements: u32, size_a: u32, size_b: u32) -> u32 {
        let value = f64::from(agreements) / f64::from(self.scheme.length);
        // |A ∪ B| = (|A| + |B|) / (1 + J), and never less than the larger set.
        let union = (f64::from(size_a) + f64::from(size_b)) / (1.0 + value);
        #[expect(clippy::cast_sign_loss, reason = "sizes are not negative")]
        let union = (union as u32).max(size_a).max(size_b);
        let (class, union) = class_of(union);
        match self.known.get(class).and_then(|of_class| of_class.get(agreements as usize)) {
            Some(&number) if number != NONE => number,
            _ => self.compute(agreements, value, class, union),
        }
    }

    /// All computed estimates, by number.
    #[must_use]
    pub fn into_estimates(self) -> Vec<Estimate> {
        self.estimates
    }

    #[cold]
    fn compute(&mut self, agreements: u32, value: f64, class: usize, union: u32) -> u32 {
        if self.known.len() <= class {
            self.known.resize(class + 1, Vec::new());
        }
        let of_class = &mut self.known[class];
        if of_class.is_empty() {
            of_class.resize(self.scheme.length as usize + 1, NONE);
        }
        let number = self.estimates.len() as u32;
        of_class[agreements as usize] = number;
        let (low, high) = interval(value, self.scheme.effective_length(union));
        self.estimates.push(Estimate { value, low, high });
        number
    }
}

/// Number of leading bits that define a class of sizes. Sizes of one class differ by at most 3 %, which moves an
/// interval's end by about a thousandth, and a few thousand intervals suffice for all pairs.
const CLASS_BITS: u32 = 6;

/// The class of a size, and the smallest size of that class.
fn class_of(size: u32) -> (usize, u32) {
    let dropped = (u32::BITS - size.leading_zeros()).saturating_sub(CLASS_BITS);
    let leading = size >> dropped;
    (((dropped << CLASS_BITS) + leading) as usize, leading << dropped)
}
