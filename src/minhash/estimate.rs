//! Two signatures' agreement → the Jaccard similarity behind it, with the interval it lies in.
//!
//! The interval takes account of what the signatures know: m positions are worth as many independent trials as
//! [`Scheme::effective_length`] says for the size of the union, which follows from the sizes of the two sets and the
//! estimate itself. So the intervals of short texts are as honest as those of long ones, and no wider than need be.

use std::collections::BTreeMap;

use super::interval::interval;
use super::scheme::Scheme;

/// An estimate of a Jaccard similarity with its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The share of agreeing positions.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Estimates from signatures of one scheme; intervals are computed when first asked for, then kept.
pub struct Estimator {
    scheme: Scheme,
    /// By agreements and the leading bits of the union's size.
    known: BTreeMap<(u32, u32), Estimate>,
}

impl Estimator {
    /// For signatures of a scheme.
    #[must_use]
    pub fn new(scheme: Scheme) -> Self {
        Self { scheme, known: BTreeMap::new() }
    }

    /// The similarity of two sets of the given sizes whose signatures agree at so many positions.
    pub fn estimate(&mut self, agreements: u32, size_a: u32, size_b: u32) -> Estimate {
        let length = self.scheme.length;
        let value = f64::from(agreements) / f64::from(length);
        // |A ∪ B| = (|A| + |B|) / (1 + J), and never less than the larger set.
        let union = (f64::from(size_a) + f64::from(size_b)) / (1.0 + value);
        #[expect(clippy::cast_sign_loss, reason = "sizes are not negative")]
        let union = leading_bits((union as u32).max(size_a).max(size_b));
        *self.known.entry((agreements, union)).or_insert_with(|| {
            let (low, high) = interval(value, self.scheme.effective_length(union));
            Estimate { value, low, high }
        })
    }
}

/// A size rounded down to its six leading bits: off by 3 % at most, which moves an interval's end by some thousandth,
/// and lets a few thousand intervals serve all pairs.
fn leading_bits(size: u32) -> u32 {
    let dropped = (u32::BITS - size.leading_zeros()).saturating_sub(6);
    size >> dropped << dropped
}
