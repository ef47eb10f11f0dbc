//! The least value of each of many hash functions over a set: what all families but the default one share.
//!
//! A classical signature takes, for each of m functions, the least value over n elements: n·m evaluations (P1, section
//! 5.3; P4, section 4.2.2). They are made in blocks: a few functions at a time, with their keys and minima in registers,
//! run over some hundred elements that wait in the nearest cache. Nothing is allocated.

use std::array::from_fn;

use super::lanes::{Lanes, WIDTH};
use crate::mix::mix;

/// No element at all: the value of each position of an empty set's signature, and of no other's.
pub(super) const EMPTY: u32 = u32::MAX;
/// Elements prepared at a time: 2 kB of keys at most, and enough that loading a block costs next to nothing.
const ELEMENTS: usize = 256;

/// Four functions of a family, side by side.
pub(super) trait Functions: Copy {
    /// What the functions see of an element.
    type Key: Copy + Default;
    /// The same, once for each of the functions.
    type Spread: Copy;

    fn spread(key: Self::Key) -> Self::Spread;

    /// The four values at a key.
    fn values(&self, key: Self::Spread) -> Lanes;
}

/// So many functions by fours. The last four may be more than are asked for; those are computed and never read.
pub(super) fn by_fours<F, G>(length: u32, mut function: impl FnMut() -> F, four: impl Fn([F; WIDTH]) -> G) -> Vec<G> {
    (0..length.div_ceil(WIDTH as u32)).map(|_| four(from_fn(|_| function()))).collect()
}

/// Writes the least value of each function over the elements' keys to `out`, `BLOCK` fours of functions at a time. In a
/// set with elements the greatest value of all counts as the one below it, which keeps it apart from [`EMPTY`].
pub(super) fn minima<const BLOCK: usize, F: Functions>(
    functions: &[F],
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
        let (blocks, rest) = functions.as_chunks::<BLOCK>();
        // The last four functions may reach beyond the signature.
        let (first, last) = out.split_at_mut(out.len().min(blocks.len() * BLOCK * WIDTH));
        for (block, least) in blocks.iter().zip(first.chunks_mut(BLOCK * WIDTH)) {
            lower(block, keys, least);
        }
        for (four, least) in rest.iter().zip(last.chunks_mut(WIDTH)) {
            lower(&[*four], keys, least);
        }
    }
}

/// Lowers each minimum to the least value of its function.
#[inline]
fn lower<const BLOCK: usize, F: Functions>(functions: &[F; BLOCK], keys: &[F::Key], least: &mut [u32]) {
    let functions = *functions;
    let mut minima: [Lanes; BLOCK] =
        from_fn(|four| Lanes::new(from_fn(|lane| least.get(four * WIDTH + lane).copied().unwrap_or(EMPTY))));
    for &key in keys {
        let key = F::spread(key);
        for (minimum, functions) in minima.iter_mut().zip(&functions) {
            *minimum = minimum.min(functions.values(key));
        }
    }
    for (least, minima) in least.chunks_mut(WIDTH).zip(minima) {
        least.copy_from_slice(&minima.to_array()[..least.len()]);
    }
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
