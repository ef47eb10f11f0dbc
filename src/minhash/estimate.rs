//! Two signatures' agreement → the Jaccard similarity behind it, with the interval it lies in.
//!
//! The interval takes account of what the signatures know: m positions are worth as many independent trials as
//! [`Scheme::effective_length`] says for the size of the union, which follows from the sizes of the two sets and the
//! estimate itself. So the intervals of short texts are as honest as those of long ones, and no wider than need be.

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
    /// By the class of the union's size, then by agreements.
    known: Vec<Vec<Option<Estimate>>>,
}

impl Estimator {
    /// For signatures of a scheme.
    #[must_use]
    pub fn new(scheme: Scheme) -> Self {
        Self { scheme, known: Vec::new() }
    }

    /// The similarity of two sets of the given sizes whose signatures agree at so many positions.
    pub fn estimate(&mut self, agreements: u32, size_a: u32, size_b: u32) -> Estimate {
        let length = self.scheme.length;
        let value = f64::from(agreements) / f64::from(length);
        // |A ∪ B| = (|A| + |B|) / (1 + J), and never less than the larger set.
        let union = (f64::from(size_a) + f64::from(size_b)) / (1.0 + value);
        #[expect(clippy::cast_sign_loss, reason = "sizes are not negative")]
        let union = (union as u32).max(size_a).max(size_b);
        let (class, union) = class_of(union);
        if self.known.len() <= class {
            self.known.resize(class + 1, Vec::new());
        }
        let of_class = &mut self.known[class];
        if of_class.is_empty() {
            of_class.resize(length as usize + 1, None);
        }
        *of_class[agreements as usize].get_or_insert_with(|| {
            let (low, high) = interval(value, self.scheme.effective_length(union));
            Estimate { value, low, high }
        })
    }
}

/// Leading bits that tell one class of sizes from the next: sizes of a class differ by 3 % at most, which moves an
/// interval's end by some thousandth, and lets a few thousand intervals serve all pairs.
const LEADING: u32 = 6;

/// The class of a size, and the smallest size in it.
fn class_of(size: u32) -> (usize, u32) {
    let dropped = (u32::BITS - size.leading_zeros()).saturating_sub(LEADING);
    let leading = size >> dropped;
    (((dropped << LEADING) + leading) as usize, leading << dropped)
}
