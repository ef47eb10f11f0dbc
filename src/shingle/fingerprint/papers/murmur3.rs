//! Austin Appleby's `MurmurHash3_x86_32`: hashes bytes to 32 bits under a seed.
//!
//! Blocks of four bytes are multiplied, rotated and folded into a state; a finaliser then mixes all bits. Blocks are
//! read as little-endian on every machine. O(n) time, O(1) space.
//!
//! Source: P1, section 6.2.1.

/// The multipliers that spread a block over 32 bits before it enters the state.
const C1: u32 = 0xcc9e_2d51;
const C2: u32 = 0x1b87_3593;

/// The hash of `bytes` under a seed. As in the original, the length is taken modulo 2³². O(n).
#[must_use]
pub fn hash32(bytes: &[u8], seed: u32) -> u32 {
    let (blocks, rest) = bytes.as_chunks::<4>();
    let mut state = seed;
    for &block in blocks {
        state ^= scramble(u32::from_le_bytes(block));
        state = state.rotate_left(13).wrapping_mul(5).wrapping_add(0xe654_6b64);
    }
    if !rest.is_empty() {
        let mut last = [0; 4];
        last[..rest.len()].copy_from_slice(rest);
        state ^= scramble(u32::from_le_bytes(last));
    }
    finish(state ^ bytes.len() as u32)
}

fn scramble(block: u32) -> u32 {
    block.wrapping_mul(C1).rotate_left(15).wrapping_mul(C2)
}

/// The finaliser: a change of any bit of the state changes about half of the bits of the hash.
fn finish(mut state: u32) -> u32 {
    state = (state ^ (state >> 16)).wrapping_mul(0x85eb_ca6b);
    state = (state ^ (state >> 13)).wrapping_mul(0xc2b2_ae35);
    state ^ (state >> 16)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_values() {
        let values: [(&[u8], u32, u32); 8] = [
            (b"", 0, 0),
            (b"", 1, 0x514e_28b7),
            (b"", 0xffff_ffff, 0x81f1_6f39),
            (&[0; 4], 0, 0x2362_f9de),
            (&[0xff; 4], 0, 0x7629_3b50),
            (&[0x21, 0x43, 0x65], 0, 0x7e4a_8634),
            (&[0x21, 0x43, 0x65, 0x87], 0x5082_edee, 0x2362_f9de),
            (b"The quick brown fox jumps over the lazy dog", 0x9747_b28c, 0x2fa8_26cd),
        ];
        for (bytes, seed, hash) in values {
            assert_eq!(hash32(bytes, seed), hash, "{bytes:?} under {seed:#x}");
        }
    }

    proptest! {
        #[test]
        fn equals_another_implementation(bytes in prop::collection::vec(any::<u8>(), 0..70), seed: u32) {
            let other = murmur3::murmur3_32(&mut &bytes[..], seed).expect("memory can be read");
            prop_assert_eq!(hash32(&bytes, seed), other);
        }
    }
}
