//! A bijective mixing function for 64-bit numbers: the finaliser of `SplitMix64`.
//!
//! Bins, band keys and the parts of the index are chosen by leading bits, so numbers of any origin are mixed first.
//! Being a bijection, it causes no collisions. Three xor-shifts and two multiplications, O(1).
//!
//! Source: Steele, Lea and Flood (2014), "Fast Splittable Pseudorandom Number Generators".

/// Mixes every bit of a number into all bits. A bijection.
#[must_use]
pub(crate) fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The inverse of an odd number modulo 2⁶⁴, by Newton's method: each step doubles the number of correct bits.
    fn inverse(odd: u64) -> u64 {
        (0..6).fold(odd, |x, _| x.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(x))))
    }

    /// Inverts `x ^ (x >> shift)`: the leading bits are correct, and each step corrects `shift` more.
    fn unshift(y: u64, shift: u32) -> u64 {
        (0..64 / shift).fold(y, |x, _| y ^ (x >> shift))
    }

    fn unmix(mut x: u64) -> u64 {
        x = unshift(x, 31).wrapping_mul(inverse(0x94d0_49bb_1331_11eb));
        x = unshift(x, 27).wrapping_mul(inverse(0xbf58_476d_1ce4_e5b9));
        unshift(x, 30)
    }

    #[test]
    fn returns_the_published_sequence_of_seed_zero() {
        let step = 0x9e37_79b9_7f4a_7c15_u64;
        let sequence = [1, 2, 3].map(|n| mix(step.wrapping_mul(n)));
        assert_eq!(sequence, [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
    }

    #[test]
    fn is_a_bijection() {
        let mut x = 0;
        for n in 0..10_000_u64 {
            assert_eq!(unmix(mix(n)), n);
            assert_eq!(unmix(mix(n << 50)), n << 50);
            x = mix(x ^ n);
            assert_eq!(unmix(mix(x)), x);
        }
    }
}
