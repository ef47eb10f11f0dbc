//! The kinds of fingerprints: a number for each window of k tokens.
//!
//! [`Fingerprint::Rolling`] hashes the hashes of the tokens, as [`Shingles`] does. The other kinds hash their bytes. A
//! bijection of 64 bits then spreads these numbers over all of 64 bits, as the index and the sort expect; it keeps every
//! collision and adds none.

use super::papers::bytes;
use super::papers::rabin_karp::PRIMES;
use super::papers::token_bytes::TokenBytes;
use crate::common::mix::mix;
use crate::params::{Fingerprint, Params};
use crate::shingle::Shingles;
use crate::text::token;

/// The fingerprints of all windows of `k` tokens in text order, of the kind that the parameters ask for. O(bytes of all
/// windows), or O(bytes) for the rolling kinds.
#[must_use]
pub fn of_windows(tokens: &TokenBytes, params: &Params) -> Vec<u64> {
    of_runs(tokens, params.fingerprint, params.k)
}

/// The same for windows of another number of tokens.
pub(super) fn of_runs(tokens: &TokenBytes, fingerprint: Fingerprint, k: u32) -> Vec<u64> {
    let mut numbers: Vec<u64> = match fingerprint {
        Fingerprint::Rolling => {
            let hashes: Vec<u64> = (0..tokens.len()).map(|index| token::hash(tokens.token(index))).collect();
            return Shingles::new(&hashes, k).collect();
        }
        Fingerprint::RabinKarp32 => PRIMES[0].of_windows(tokens, k),
        Fingerprint::RabinKarp40 => PRIMES[1].of_windows(tokens, k),
        Fingerprint::RabinKarp48 => PRIMES[2].of_windows(tokens, k),
        Fingerprint::RabinKarp56 => PRIMES[3].of_windows(tokens, k),
        Fingerprint::RabinKarp64 => PRIMES[4].of_windows(tokens, k),
        Fingerprint::Crc32 => bytes::crc32(tokens, k).collect(),
        Fingerprint::Crc64 => bytes::crc64(tokens, k).collect(),
        Fingerprint::Murmur3 => bytes::murmur3(tokens, k).collect(),
    };
    for number in &mut numbers {
        *number = mix(*number);
    }
    numbers
}

/// The number of bits of a kind's fingerprints.
#[must_use]
pub const fn bits(kind: Fingerprint) -> u32 {
    match kind {
        Fingerprint::RabinKarp32 | Fingerprint::Crc32 | Fingerprint::Murmur3 => 32,
        Fingerprint::RabinKarp40 => 40,
        Fingerprint::RabinKarp48 => 48,
        Fingerprint::RabinKarp56 => 56,
        Fingerprint::Rolling | Fingerprint::RabinKarp64 | Fingerprint::Crc64 => 64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shingle::fingerprint::FingerprintSet;

    #[test]
    fn every_kind_numbers_every_window() {
        let kinds = [
            Fingerprint::Rolling,
            Fingerprint::RabinKarp32,
            Fingerprint::RabinKarp40,
            Fingerprint::RabinKarp48,
            Fingerprint::RabinKarp56,
            Fingerprint::RabinKarp64,
            Fingerprint::Crc32,
            Fingerprint::Crc64,
            Fingerprint::Murmur3,
        ];
        for fingerprint in kinds {
            let params = Params::builder().fingerprint(fingerprint).k(2).build().expect("valid");
            let tokens = TokenBytes::of("To be, or not to be: to be!", &params);
            let numbers = of_windows(&tokens, &params);
            // Windows: to be, be or, or not, not to, to be, be to, to be.
            assert_eq!(numbers.len(), 7);
            assert_eq!(FingerprintSet::new(numbers.clone()).len(), 5);
            assert!(numbers[0] == numbers[4] && numbers[4] == numbers[6]);
            let hashes: Vec<u64> = (0..tokens.len()).map(|index| token::hash(tokens.token(index))).collect();
            let rolling = numbers == Shingles::new(&hashes, 2).collect::<Vec<_>>();
            assert_eq!(rolling, fingerprint == Fingerprint::Rolling);
        }
    }
}
