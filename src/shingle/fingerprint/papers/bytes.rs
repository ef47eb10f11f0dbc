//! Fingerprints that hash the bytes of each window from scratch: CRC-32, CRC-64 and `MurmurHash3`.
//!
//! O(bytes of all windows) time: k times the text, whereas rolling fingerprints read it once. The checksums are those of
//! zip files and of xz, known by their check values; P2 counts the collisions of both. Their tables are those of the
//! `crc` crate, one byte at a time: 3 kB. `MurmurHash3` is [`crate::shingle::fingerprint::papers::murmur3`] under seed 0 (P1, section 6.2.1).

use std::sync::LazyLock;

use crc::{CRC_32_ISO_HDLC, CRC_64_XZ, Crc};

use super::token_bytes::TokenBytes;
use crate::shingle::fingerprint::papers::murmur3::hash32;

// Computed on first use: tables in the module would not compress, and few comparisons need them.
static CRC_32: LazyLock<Crc<u32>> = LazyLock::new(|| Crc::<u32>::new(&CRC_32_ISO_HDLC));
static CRC_64: LazyLock<Crc<u64>> = LazyLock::new(|| Crc::<u64>::new(&CRC_64_XZ));

/// The CRC-32 (ISO-HDLC) of each window of `k` tokens, in text order.
pub fn crc32(tokens: &TokenBytes, k: u32) -> impl Iterator<Item = u64> {
    tokens.windows(k).map(|window| CRC_32.checksum(window).into())
}

/// The CRC-64 (XZ) of each window of `k` tokens, in text order.
pub fn crc64(tokens: &TokenBytes, k: u32) -> impl Iterator<Item = u64> {
    tokens.windows(k).map(|window| CRC_64.checksum(window))
}

/// The `MurmurHash3` of 32 bits of each window of `k` tokens, in text order.
pub fn murmur3(tokens: &TokenBytes, k: u32) -> impl Iterator<Item = u64> {
    tokens.windows(k).map(|window| hash32(window, 0).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::Params;

    fn tokens(text: &str) -> TokenBytes {
        let params = Params::default();
        TokenBytes::of(text, &params)
    }

    /// A reflected CRC by its definition, bit by bit, with all bits set at the start and inverted at the end.
    fn naive(bytes: &[u8], reversed_polynomial: u64, ones: u64) -> u64 {
        let bit = |state: u64| if state & 1 == 1 { (state >> 1) ^ reversed_polynomial } else { state >> 1 };
        !bytes.iter().fold(ones, |state, &byte| (0..8).fold(state ^ u64::from(byte), |state, _| bit(state))) & ones
    }

    #[test]
    fn check_values() {
        let digits = tokens("123456789");
        assert_eq!(crc32(&digits, 1).collect::<Vec<_>>(), [0xcbf4_3926]);
        assert_eq!(crc64(&digits, 1).collect::<Vec<_>>(), [0x995d_c9bb_df19_39fa]);
        assert_eq!(murmur3(&digits, 1).collect::<Vec<_>>(), [0xb4fe_f382]);
    }

    #[test]
    fn checksums_of_windows_by_their_definition() {
        let tokens = tokens("The quick brown fox, as ever: jumps over the lazy dog — ça va?");
        for k in 1..6 {
            let of = |polynomial, ones| tokens.windows(k).map(|w| naive(w, polynomial, ones)).collect::<Vec<_>>();
            assert_eq!(crc32(&tokens, k).collect::<Vec<_>>(), of(0xedb8_8320, u32::MAX.into()));
            assert_eq!(crc64(&tokens, k).collect::<Vec<_>>(), of(0xc96c_5795_d787_0f42, u64::MAX));
        }
    }
}
