//! One-permutation `MinHash` with optimal densification: the default family.
//!
//! Each element is hashed once; the hash names a bin and a value, and a bin keeps its least value. A bin that no element
//! fell into borrows the value of a filled one. Which one it prefers does not depend on the set, so that equal sets
//! borrow equally. O(n) for the bins, then at most some 2√m steps for each empty one of m, in most sets one or two.
//!
//! Sources: Li, Owen and Zhang (2012), the bins; Shrivastava (2017), "Optimal Densification for Fast and Accurate
//! Minwise Hashing", section 4. The agreement of two signatures is unbiased for the Jaccard similarity; its variance is
//! below that of m independent functions for unions of m elements or more, and slightly above for fewer.

use std::array::from_fn;
use std::iter;

use super::lanes::{Lanes, WIDTH};
use super::minima::{EMPTY, draws};
use crate::common::mix::mix;
use crate::params::MAX_SIGNATURE_LENGTH;
use crate::params::s_curve::power;

/// What [`draws`] knows this family by.
const PURPOSE: u64 = 0;
/// Bits that number the bins of the longest signature; a hash's other bits times the length then fill 64 bits.
const BIN_BITS: u32 = MAX_SIGNATURE_LENGTH.ilog2();
/// Words with a bit for each bin of the longest signature.
const WORDS: usize = (MAX_SIGNATURE_LENGTH / u32::BITS) as usize;

/// One-permutation hashing of a given signature length and seed.
pub(super) struct OnePermutation {
    length: u32,
    /// Decides, with `element_factor`, bins and values.
    element_key: u64,
    element_factor: u64,
    /// Decides from which bins empty ones borrow.
    borrow_key: u64,
}

impl OnePermutation {
    pub(super) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        Self { length, element_key: draw(), element_factor: draw() | 1, borrow_key: draw() }
    }

    /// One multiplication an element. That spreads numbers which are uniform already, as fingerprints are; the bins of
    /// numbers in sequence would be more even than chance has it.
    pub(super) fn sign_into(&self, elements: &[u64], bins: &mut [u32]) {
        bins.fill(EMPTY);
        if self.length.is_power_of_two() {
            self.fill_by_turning(elements, bins);
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

    /// An element's leading bits, scaled to the length, are its bin; the 32 below them its value.
    #[inline(never)] // see `memory`
    fn fill(&self, elements: &[u64], bins: &mut [u32]) {
        for place in elements.iter().map(|&element| (self.hash(element) >> BIN_BITS) * u64::from(self.length)) {
            let bin = &mut bins[(place >> (u64::BITS - BIN_BITS)) as usize];
            *bin = (*bin).min((place >> (u32::BITS - BIN_BITS)) as u32);
        }
    }

    /// The same for a length that is a power of two, which only turns the bits. Four at a time the loop itself costs next
    /// to nothing.
    #[inline(never)] // see `memory`
    fn fill_by_turning(&self, elements: &[u64], bins: &mut [u32]) {
        let last = bins.len() - 1;
        let turn = self.length.ilog2();
        let mut take = |&element: &u64| {
            let turned = self.hash(element).rotate_left(turn);
            let bin = &mut bins[turned as usize & last];
            *bin = (*bin).min((turned >> u32::BITS) as u32);
        };
        let (fours, rest) = elements.as_chunks::<4>();
        for four in fours {
            four.iter().for_each(&mut take);
        }
        rest.iter().for_each(take);
    }

    /// Lets each empty bin borrow from the filled one that it prefers.
    ///
    /// A bin's preferences are a walk over √m random bins, then all bins by random ranks. The walk alone would do, but
    /// take m²/K steps with K filled bins; ranks alone would take K (m − K). Together they never take more than some
    /// 2 m√m, a tenth of a millisecond for 1024 bins.
    ///
    /// A value of [`EMPTY`], which one element in 2³² has, counts as no value; where there is no other, as the one below.
    #[inline(never)] // see `memory`
    fn densify(&self, bins: &mut [u32]) {
        let mut filled = [0; WORDS];
        let filled = &mut filled[..bins.len().div_ceil(u32::BITS as usize)];
        for (word, some) in filled.iter_mut().zip(bins.chunks(u32::BITS as usize)) {
            for (place, four) in some.chunks(WIDTH).enumerate() {
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

/// The places of the bits that are set.
fn ones(words: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    (0..).step_by(u32::BITS as usize).zip(words).flat_map(|(start, word)| {
        let left = iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
        left.take_while(|&word| word != 0).map(move |word| start + word.trailing_zeros())
    })
}

/// How many independent functions a signature is worth when two sets have `union` elements together.
///
/// The bins that are filled sample the union without replacement, so they say more than independent functions do;
/// those that borrow repeat what others say. With K filled bins of m, the weights of the filled ones (1 and one for
/// each borrower) have an expected sum of squares S = K + 3(m − K) + (m − K)(m − K − 1)/K, and the variance of the
/// estimate is J(1 − J)/m² · (S + (S − m²)/(u − 1)) for a union of u. K is put at its expectation.
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
