//! A signature by each family in WebAssembly, by itself: nothing of the text, the corpus or JavaScript is around it.
//!
//! `npm run bench -- stages` builds it, and `signing.mjs` runs it and looks at the clock.

#![expect(unsafe_code, reason = "a name of its own is how WebAssembly is called without bindings")]

use lookalike::internals::estimate::minhash::Signer;
use lookalike::internals::estimate::minhash::scheme::Scheme;
use lookalike::params::{Family, Params};

/// In the order that `signing.mjs` names them.
const FAMILIES: [Family; 5] =
    [Family::OnePermutation, Family::Multiplicative, Family::Modular, Family::Murmur3, Family::Jenkins];

/// So many sets take turns, so that none is signed twice in a row.
const SETS: u64 = 16;

/// Signs sets of so many shingles so many times, by signatures of the default length; what comes of it is something of
/// the signatures, so that none of them can be left out. The sets are made anew with each call, even with none to sign.
#[unsafe(no_mangle)]
pub extern "C" fn sign(family: u32, shingles: u32, times: u32) -> u32 {
    let signer = Signer::new(Scheme { family: FAMILIES[family as usize], ..Scheme::of(&Params::default()) });
    let sets: Vec<Vec<u64>> =
        (0..SETS).map(|set| (0..u64::from(shingles)).map(|n| spread(set << 32 | n)).collect()).collect();
    let mut signature = vec![0; signer.scheme().length as usize];
    let mut sum = 0_u32;
    for (time, set) in (0..times).zip(sets.iter().cycle()) {
        signer.sign_into(set, &mut signature);
        sum = sum.wrapping_add(signature[time as usize % signature.len()]);
    }
    sum
}

/// Numbers close to uniform, as fingerprints are.
fn spread(number: u64) -> u64 {
    let mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (mixed >> 32)
}
