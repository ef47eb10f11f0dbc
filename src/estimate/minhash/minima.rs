//! The minima of many hash functions over a set, for all families but the default one.
//!
//! A classical signature is the minimum of each of m functions over n elements, and takes n·m evaluations (P1, section
//! 5.3; P4, section 4.2.2). They are computed in blocks: a few functions, with keys and minima in registers, over some
//! hundred elements in the first-level cache. Nothing is allocated.

use std::array::from_fn;

use crate::common::lanes::{Lanes, WIDTH};
use crate::common::mix::mix;

/// The value of every position of an empty set's signature, and of no other signature.
pub(super) const EMPTY: u32 = u32::MAX;
/// Elements prepared at a time: at most 8 kB of keys, and enough to make loading a block of functions cheap.
const CHUNK_ELEMENTS: usize = 256;

/// Functions in a run, for families with runs. With the minima of four runs side by side, the other registers just
/// suffice for computing a value.
pub(super) const RUN: usize = 8;

/// A block of functions of a family that are computed together: `FOURS` times four of them.
pub(super) trait Functions<const FOURS: usize>: Copy {
    /// The functions' input for an element.
    type Key: Copy + Default;
    /// The input for four functions at a time.
    type Spread: Copy;

    fn spread(key: Self::Key) -> Self::Spread;

    /// The values of the functions at a key.
    fn values(&self, key: Self::Spread) -> [Lanes; FOURS];
}

/// `length` functions in blocks. The last block may have more, which are computed and ignored.
pub(super) fn in_blocks<const FOURS: usize, G>(length: u32, block: impl FnMut() -> G) -> Vec<G> {
    std::iter::repeat_with(block).take((length as usize).div_ceil(FOURS * WIDTH)).collect()
}

/// Writes the minimum of each function over the elements' keys to `out`. For sets with elements the largest value
/// counts as the one below it, which distinguishes it from [`EMPTY`]. O(n·m).
pub(super) fn minima<const FOURS: usize, F: Functions<FOURS>>(
    blocks: &[F],
    elements: &[u64],
    key: impl Fn(u64) -> F::Key,
    out: &mut [u32],
) {
    out.fill(if elements.is_empty() { EMPTY } else { EMPTY - 1 });
    let mut keys = [F::Key::default(); CHUNK_ELEMENTS];
    for some in elements.chunks(CHUNK_ELEMENTS) {
        let keys = &mut keys[..some.len()];
        for (slot, &element) in keys.iter_mut().zip(some) {
            *slot = key(element);
        }
        for (&block, minima) in blocks.iter().zip(out.chunks_mut(FOURS * WIDTH)) {
            if let Ok(minima) = minima.as_chunks_mut().0.try_into() {
                update_minima(block, keys, minima);
            } else {
                // The last block may extend beyond the signature.
                let mut padded = [[EMPTY; WIDTH]; FOURS];
                padded.as_flattened_mut()[..minima.len()].copy_from_slice(minima);
                update_minima(block, keys, &mut padded);
                minima.copy_from_slice(&padded.as_flattened()[..minima.len()]);
            }
        }
    }
}

/// Updates each minimum with the values of its function.
#[inline(never)] // see `memory`
fn update_minima<const FOURS: usize, F: Functions<FOURS>>(
    functions: F,
    keys: &[F::Key],
    out: &mut [[u32; WIDTH]; FOURS],
) {
    let mut minima = out.map(Lanes::new);
    for &key in keys {
        let values = functions.values(F::spread(key));
        for (minimum, values) in minima.iter_mut().zip(values) {
            *minimum = minimum.min(values);
        }
    }
    *out = minima.map(Lanes::to_array);
}

/// The values of a run of functions at a key: each is the previous one plus the step, by the addition of the family.
#[inline]
pub(super) fn run(mut next: Lanes, step: Lanes, add: impl Fn(Lanes, Lanes) -> Lanes) -> [Lanes; RUN] {
    from_fn(|_| {
        let values = next;
        next = add(next, step);
        values
    })
}

/// Mixes an element of 64 bits down to 32.
///
/// Different elements collide with a probability of 2⁻³², and then in all functions of a seed. A union of n elements
/// has about n²/2³³ such pairs: one for 93 000 elements, which changes an estimate by less than 0.00002. The seed takes
/// part, so another seed separates them.
#[inline]
pub(super) fn narrow(element: u64, seed_key: u64) -> u32 {
    (mix(element ^ seed_key) >> 32) as u32
}

/// An endless sequence of pseudorandom numbers, by seed and purpose (`SplitMix64`).
pub(super) fn draws(seed: u64, purpose: u64) -> impl FnMut() -> u64 {
    let mut state = mix(seed) ^ mix(!purpose);
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(state)
    }
}
