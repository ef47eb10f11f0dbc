//! The least value of each of many hash functions over a set: what all families but the default one share.
//!
//! A classical signature takes, for each of m functions, the least value over n elements: n·m evaluations (P1, section
//! 5.3; P4, section 4.2.2). They are made in blocks: a few functions at a time, with their keys and minima in registers,
//! run over some hundred elements that wait in the nearest cache. Nothing is allocated.

use std::array::from_fn;

use super::lanes::{Lanes, WIDTH};
use crate::common::mix::mix;

/// No element at all: the value of each position of an empty set's signature, and of no other's.
pub(super) const EMPTY: u32 = u32::MAX;
/// Elements prepared at a time: 8 kB of keys at most, and enough that loading a block costs next to nothing.
const ELEMENTS: usize = 256;

/// Functions in a run, of the families that have such: with the minima of four runs side by side no more registers are
/// left than a value takes.
pub(super) const RUN: usize = 8;

/// Some functions of a family that are computed together: `FOURS` times four of them.
pub(super) trait Functions<const FOURS: usize>: Copy {
    /// What the functions see of an element.
    type Key: Copy + Default;
    /// The same, once for each of four functions.
    type Spread: Copy;

    fn spread(key: Self::Key) -> Self::Spread;

    /// The values at a key.
    fn values(&self, key: Self::Spread) -> [Lanes; FOURS];
}

/// So many functions in blocks. The last block may hold more than are asked for; those are computed and never read.
pub(super) fn in_blocks<const FOURS: usize, G>(length: u32, block: impl FnMut() -> G) -> Vec<G> {
    std::iter::repeat_with(block).take((length as usize).div_ceil(FOURS * WIDTH)).collect()
}

/// Writes the least value of each function over the elements' keys to `out`. In a set with elements the greatest value of
/// all counts as the one below it, which keeps it apart from [`EMPTY`].
pub(super) fn minima<const FOURS: usize, F: Functions<FOURS>>(
    blocks: &[F],
    elements: &[u64],
    key: impl Fn(u64) -> F::Key,
    out: &mut [u32],
) {
    out.fill(if elements.is_empty() { EMPTY } else { EMPTY - 1 });
    let mut keys = [F::Key::default(); ELEMENTS];
    for some in elements.chunks(ELEMENTS) {
        let keys = &mut keys[..some.len()];
        for (slot, &element) in keys.iter_mut().zip(some) {
            *slot = key(element);
        }
        for (&block, least) in blocks.iter().zip(out.chunks_mut(FOURS * WIDTH)) {
            if let Ok(least) = least.as_chunks_mut().0.try_into() {
                lower(block, keys, least);
            } else {
                // The last block may reach beyond the signature.
                let mut padded = [[EMPTY; WIDTH]; FOURS];
                padded.as_flattened_mut()[..least.len()].copy_from_slice(least);
                lower(block, keys, &mut padded);
                least.copy_from_slice(&padded.as_flattened()[..least.len()]);
            }
        }
    }
}

/// Lowers each minimum to the least value of its function.
#[inline(never)] // see `memory`
fn lower<const FOURS: usize, F: Functions<FOURS>>(functions: F, keys: &[F::Key], least: &mut [[u32; WIDTH]; FOURS]) {
    let mut minima = least.map(Lanes::new);
    for &key in keys {
        let values = functions.values(F::spread(key));
        for (minimum, values) in minima.iter_mut().zip(values) {
            *minimum = minimum.min(values);
        }
    }
    *least = minima.map(Lanes::to_array);
}

/// The values of a run of functions at a key: each the one before and the step, by the family's way to add.
#[inline]
pub(super) fn run(mut next: Lanes, step: Lanes, add: impl Fn(Lanes, Lanes) -> Lanes) -> [Lanes; RUN] {
    from_fn(|_| {
        let values = next;
        next = add(next, step);
        values
    })
}

/// An element of 64 bits brought down to 32, every bit of it counting.
///
/// Different elements meet with a chance of 2⁻³², and then in all functions of a seed: a union of n elements has some
/// n²/2³³ such pairs, one among 93 000, so that an estimate is off by less than 0.00002 for it. The seed takes part, so
/// that another seed parts those that met.
#[inline]
pub(super) fn narrow(element: u64, seed_key: u64) -> u32 {
    (mix(element ^ seed_key) >> 32) as u32
}

/// Numbers without end that a seed gives to one purpose (`SplitMix64`).
pub(super) fn draws(seed: u64, purpose: u64) -> impl FnMut() -> u64 {
    let mut state = mix(seed) ^ mix(!purpose);
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(state)
    }
}
