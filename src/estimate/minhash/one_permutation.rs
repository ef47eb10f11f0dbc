//! One-permutation `MinHash` with optimal densification: the default family.
//!
//! Each element is hashed once; the hash selects a bin and a value, and each bin keeps its minimum. A bin without
//! elements borrows the value of a filled bin, in an order of preference that does not depend on the set, so equal sets
//! borrow equally. O(n) for the bins, then at most about 2√m steps for each empty one of m bins, but only one or two
//! for most sets.
//!
//! Sources: Li, Owen and Zhang (2012) for the bins; Shrivastava (2017), "Optimal Densification for Fast and Accurate
//! Minwise Hashing", section 4. The agreement of two signatures is an unbiased estimate of the Jaccard similarity; its
//! variance is below that of m independent functions for unions of at least m elements, and slightly above for smaller
//! ones.

use std::array::from_fn;
use std::iter;

use super::minima::{EMPTY, draws};
use crate::common::lanes::{Lanes, WIDTH};
use crate::common::mix::mix;
use crate::common::s_curve::power;
use crate::params::MAX_SIGNATURE_LENGTH;

/// The stream of [`draws`] for this family.
const PURPOSE: u64 = 0;
/// Bits for a bin of the longest signature. The remaining bits of a hash, multiplied by the length, fill 64 bits.
const BIN_BITS: u32 = MAX_SIGNATURE_LENGTH.ilog2();
/// Words of a bit set of the longest signature's bins.
const MAX_WORDS: usize = (MAX_SIGNATURE_LENGTH / u32::BITS) as usize;

/// One-permutation hashing with a signature length and a seed.
#[derive(Clone)]
pub(super) struct OnePermutation {
    length: u32,
    /// Determines, with `element_factor`, bins and values.
    element_key: u64,
    element_factor: u64,
    /// Determines from which bins empty ones borrow.
    borrow_key: u64,
}

impl OnePermutation {
    pub(super) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        Self { length, element_key: draw(), element_factor: draw() | 1, borrow_key: draw() }
    }

    /// One multiplication for each element. This suffices for numbers that are already uniform, such as fingerprints;
    /// the bins of consecutive numbers would be more even than random ones.
    pub(super) fn sign_into(&self, elements: &[u64], bins: &mut [u32]) {
        bins.fill(EMPTY);
        if self.length.is_power_of_two() {
            self.fill_power_of_two(elements, bins);
        } else {
            self.fill(elements, bins);
        }
        if !elements.is_empty() && bins.contains(&EMPTY) {
            self.densify(bins);
        }
    }

    fn hash(&self, element: u64) -> u64 {
        (element ^ self.element_key).wrapping_mul(self.element_factor)
    }

    /// The leading bits of an element's hash, scaled to the length, select its bin; the 32 bits below are its value.
    #[inline(never)] // see `memory`
    fn fill(&self, elements: &[u64], bins: &mut [u32]) {
        for place in elements.iter().map(|&element| (self.hash(element) >> BIN_BITS) * u64::from(self.length)) {
            let bin = &mut bins[(place >> (u64::BITS - BIN_BITS)) as usize];
            *bin = (*bin).min((place >> (u32::BITS - BIN_BITS)) as u32);
        }
    }

    /// [`Self::fill`] for a length that is a power of two, where scaling is a rotation. Elements are taken four at a
    /// time to reduce the cost of the loop.
    #[inline(never)] // see `memory`
    fn fill_power_of_two(&self, elements: &[u64], bins: &mut [u32]) {
        let mask = bins.len() - 1;
        let length_bits = self.length.ilog2();
        let mut add = |&element: &u64| {
            let rotated = self.hash(element).rotate_left(length_bits);
            let bin = &mut bins[rotated as usize & mask];
            *bin = (*bin).min((rotated >> u32::BITS) as u32);
        };
        let (fours, rest) = elements.as_chunks::<4>();
        for four in fours {
            four.iter().for_each(&mut add);
        }
        rest.iter().for_each(add);
    }

    /// Lets each empty bin borrow from the filled bin that it prefers.
    ///
    /// The preferences of a bin are a walk over √m random bins, then all bins by random ranks. The walk alone would
    /// take m²/K steps with K filled bins, ranks alone K (m − K). Together they never take more than about 2 m√m steps,
    /// a tenth of a millisecond for 1024 bins.
    ///
    /// A value of [`EMPTY`], which one element in 2³² has, counts as missing; if there is no other value, as the one
    /// below it.
    #[inline(never)] // see `memory`
    fn densify(&self, bins: &mut [u32]) {
        let mut filled = [0; MAX_WORDS];
        let filled = &mut filled[..bins.len().div_ceil(u32::BITS as usize)];
        for (word, word_bins) in filled.iter_mut().zip(bins.chunks(u32::BITS as usize)) {
            for (place, four) in word_bins.chunks(WIDTH).enumerate() {
                let four = Lanes::new(from_fn(|lane| four.get(lane).copied().unwrap_or(EMPTY)));
                *word |= four.differing(Lanes::splat(EMPTY)) << (place * WIDTH);
            }
        }
        if filled.iter().all(|&word| word == 0) {
            bins.fill(EMPTY - 1);
            return;
        }
        let empty = ones(filled.iter().map(|word| !word)).take_while(|&bin| bin < self.length);
        for bin in empty {
            bins[bin as usize] = bins[self.preferred(bin, filled) as usize];
        }
    }

    fn preferred(&self, bin: u32, filled: &[u32]) -> u32 {
        let key = self.borrow_key ^ (u64::from(bin) << 32);
        let is_filled = |bin: u32| (filled[(bin / u32::BITS) as usize] >> (bin % u32::BITS)) & 1 == 1;
        let length = u64::from(self.length);
        let mut walk =
            (1..=self.length.isqrt()).map(|step| (((mix(key ^ u64::from(step)) >> 32) * length) >> 32) as u32);
        walk.find(|&bin| is_filled(bin)).unwrap_or_else(|| {
            ones(filled.iter().copied()).min_by_key(|&bin| mix(!key ^ u64::from(bin))).expect("some bin is filled")
        })
    }
}

/// The positions of the bits that are set.
fn ones(words: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    (0..).step_by(u32::BITS as usize).zip(words).flat_map(|(start, word)| {
        let left = iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
        left.take_while(|&word| word != 0).map(move |word| start + word.trailing_zeros())
    })
}

/// The number of independent functions that a signature is worth if the union of two sets has `union` elements.
///
/// The filled bins sample the union without replacement, so they carry more information than independent functions;
/// bins that borrow repeat the information of others. With K filled bins of m, the weights of the filled ones (1, plus
/// one for each borrower) have an expected sum of squares S = K + 3(m − K) + (m − K)(m − K − 1)/K, and the variance of
/// the estimate is J(1 − J)/m² · (S + (S − m²)/(u − 1)) for a union of u. K is replaced by its expectation. O(1).
pub(super) fn effective_length(length: u32, union: u32) -> f64 {
    let m = f64::from(length);
    if union < 2 {
        return m;
    }
    let filled = m * (1.0 - power(1.0 - 1.0 / m, union));
    let empty = m - filled;
    let squares = filled + 3.0 * empty + (empty * (empty - 1.0)).max(0.0) / filled;
    let factor = (squares + (squares - m * m) / f64::from(union - 1)) / (m * m);
    1.0 / factor
}
