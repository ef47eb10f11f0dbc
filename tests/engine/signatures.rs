//! The signatures of the present version, native and in a browser: equal sets get equal signatures in every build.

use lookalike::internals::estimate::minhash::Signer;
use lookalike::internals::estimate::minhash::scheme::{Scheme, VERSION};
use lookalike::params::{Family, Params};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

/// One number for the signatures of several sets, of several lengths.
fn digest(family: Family) -> u64 {
    let mut digest = 0_u64;
    for (size, length) in [(0, 1), (1, 3), (7, 64), (300, 128), (1000, 77), (40, 4096)] {
        let elements: Vec<u64> = (1..=size).map(|n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        let signer = Signer::new(Scheme { family, seed: size, length, ..Scheme::of(&Params::default()) });
        for value in signer.sign(&elements) {
            digest = (digest.rotate_left(5) ^ u64::from(value)).wrapping_mul(0x2545_f491_4f6c_dd1d);
        }
    }
    digest
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn signatures_are_those_of_their_version() {
    assert_eq!(VERSION, 2, "a new version has new digests");
    let digests = [Family::OnePermutation, Family::Modular, Family::Multiplicative, Family::Murmur3, Family::Jenkins]
        .map(|family| format!("{:016x}", digest(family)));
    let expected = ["c1381c58e3210c79", "b8b26dc28427715f", "5006fdd11197034d", "43f4177452e740e8", "b1579bf68f5604ac"];
    assert_eq!(digests, expected, "signatures kept from before would be misread; count VERSION up");
}
