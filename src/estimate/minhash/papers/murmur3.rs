//! `MurmurHash3` (x86, 32 bits) of an element's eight bytes, under m seeds. O(n·m).
//!
//! Source: P1, section 6.2.1, after Austin Appleby. The bytes of an element are those of its number, lowest first: two
//! blocks of four, without a tail. The blocks' contributions do not depend on the seed and are computed once for each
//! element. Every bit of the element counts, and values are practically random; two elements collide with a probability
//! of 2⁻³², independently in each function.

use std::array::from_fn;

use crate::common::lanes::Lanes;
use crate::estimate::minhash::minima::{Functions, draws, in_blocks, minima};

/// The stream of [`draws`] for this family.
const PURPOSE: u64 = 3;
/// Number of [`Lanes`] of functions computed together: as many as fit into registers.
const FOURS: usize = 2;

/// `MurmurHash3` under a number of seeds.
#[derive(Clone)]
pub(in crate::estimate::minhash) struct Murmur3 {
    functions: Vec<[Four; FOURS]>,
}

impl Murmur3 {
    pub(in crate::estimate::minhash) fn new(length: u32, seed: u64) -> Self {
        let mut draw = draws(seed, PURPOSE);
        let mut four = |_| Four(Lanes::new(from_fn(|_| (draw() >> 32) as u32)));
        Self { functions: in_blocks::<FOURS, _>(length, || from_fn(&mut four)) }
    }

    #[inline(never)] // see `memory`
    pub(in crate::estimate::minhash) fn sign_into(&self, elements: &[u64], out: &mut [u32]) {
        minima(&self.functions, elements, blocks, out);
    }
}

/// The contributions of an element's two blocks.
#[inline]
fn blocks(element: u64) -> (u32, u32) {
    let contribution = |block: u32| block.wrapping_mul(0xcc9e_2d51).rotate_left(15).wrapping_mul(0x1b87_3593);
    (contribution(element as u32), contribution((element >> 32) as u32))
}

#[derive(Clone, Copy)]
struct Four(Lanes);

impl Functions<FOURS> for [Four; FOURS] {
    type Key = (u32, u32);
    type Spread = (Lanes, Lanes);

    #[inline]
    fn spread((first, second): (u32, u32)) -> (Lanes, Lanes) {
        (Lanes::splat(first), Lanes::splat(second))
    }

    #[inline]
    fn values(&self, key: (Lanes, Lanes)) -> [Lanes; FOURS] {
        self.map(|four| four.values(key))
    }
}

impl Four {
    #[inline]
    fn values(self, (first, second): (Lanes, Lanes)) -> Lanes {
        // Multiplies by 5 with a shift, in a third of the time of a multiplication.
        let take = |hash: Lanes, block: Lanes| {
            let turned = (hash ^ block).rotate_left(13);
            turned + (turned << 2) + Lanes::splat(0xe654_6b64)
        };
        let hash = take(take(self.0, first), second) ^ Lanes::splat(8);
        let hash = (hash ^ (hash >> 16)) * Lanes::splat(0x85eb_ca6b);
        let hash = (hash ^ (hash >> 13)) * Lanes::splat(0xc2b2_ae35);
        hash ^ (hash >> 16)
    }
}

/// The value of one function at one element.
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(in crate::estimate::minhash) fn value(element: u64, seed: u32) -> u32 {
    Four(Lanes::splat(seed)).values(<[Four; FOURS]>::spread(blocks(element))).to_array()[0]
}
