//! Locality-sensitive hashing by bands: finds candidate pairs from signatures.
//!
//! A signature is split into bands of a given number of rows. Two documents are a candidate pair if some band agrees in
//! every row (P1, section 5; P4, section 5.1; P2 calls a band a supershingle). [`crate::common::s_curve`] computes the
//! probability. The rows of a band are hashed to one 64-bit key, so candidates are the pairs that share a key, and
//! [`crate::join::index`] finds them. O(bands · rows) for each signature; rows beyond the last band are ignored.

use crate::common::mix::mix;
use crate::params::{BandHash, MAX_SIGNATURE_LENGTH};

/// Bits for the number of a band; there are at most as many bands as positions in the longest signature.
const BAND_BITS: u32 = MAX_SIGNATURE_LENGTH.ilog2();

/// Appends the keys of a signature's bands, in order. Two signatures share a key if a band agrees in every row. The
/// leading bits of keys are uniform. O(bands · rows).
///
/// With [`BandHash::Mix`], different rows or bands share a key with a probability of 2⁻⁶⁴. With [`BandHash::Vector`],
/// different bands never share a key, but different rows do if [`hash_vec`] collides.
pub fn band_keys(values: &[u32], bands: u32, rows: u32, hash: BandHash, out: &mut Vec<u64>) {
    let bands = values.chunks_exact(rows as usize).take(bands as usize).zip(0..);
    match hash {
        BandHash::Mix => {
            out.extend(
                bands.map(|(band, number)| band.iter().fold(mix(!number), |key, &row| mix(key ^ u64::from(row)))),
            );
        }
        // The band's number replaces the bits that are shifted out, and mixing is a bijection, so bands stay distinct.
        BandHash::Vector => out.extend(bands.map(|(band, number)| mix((bucket(band) << BAND_BITS) | number))),
    }
}

/// Whether two signatures that agree at `agreements` positions share a key. O(bands · rows), but O(1) if the agreements
/// are too few for any band or so many that some band must agree.
#[must_use]
#[inline]
pub fn is_candidate(a: &[u32], b: &[u32], agreements: u32, bands: u32, rows: u32, hash: BandHash) -> bool {
    // There are fewer disagreements than bands.
    if agreements as usize > a.len() - bands as usize {
        return true;
    }
    if agreements < rows && hash == BandHash::Mix {
        return false;
    }
    shares_key(a, b, bands, rows, hash)
}

#[inline(never)] // see `memory`
fn shares_key(a: &[u32], b: &[u32], bands: u32, rows: u32, hash: BandHash) -> bool {
    let mut pairs = a.chunks_exact(rows as usize).zip(b.chunks_exact(rows as usize)).take(bands as usize);
    pairs.any(|(x, y)| x == y || (hash == BandHash::Vector && bucket(x) == bucket(y)))
}

/// The 52 bits of P1's hash that remain beside a band's number.
fn bucket(band: &[u32]) -> u64 {
    hash_vec(band) & (u64::MAX >> BAND_BITS)
}

/// P1's hash of a vector (section 5.1), in 64-bit arithmetic.
///
/// Each step extends the state by only about six bits, so a band of two rows fills 39 bits and collides more often than
/// necessary; bands of seven or more rows fill all 64. O(rows).
#[must_use]
pub fn hash_vec(values: &[u32]) -> u64 {
    values.iter().fold(values.len() as u64, |seed, &value| {
        let step = u64::from(value).wrapping_add(0x9e37_79b9).wrapping_add(seed << 6).wrapping_add(seed >> 2);
        seed ^ step
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::minhash::scheme::Scheme;
    use crate::estimate::minhash::{Signer, agreements};
    use crate::params::Params;

    fn signatures(length: u32) -> Vec<Vec<u32>> {
        let signer = Signer::new(Scheme { length, ..Scheme::of(&Params::default()) });
        (0..30_u64).map(|n| signer.sign(&[n / 2, n / 3, 100 + n / 7])).collect()
    }

    #[test]
    fn pairs_are_candidates_exactly_if_they_share_a_key() {
        let signatures = signatures(13);
        for hash in [BandHash::Mix, BandHash::Vector] {
            let mut candidates = 0;
            for (bands, rows) in [(12, 1), (6, 2), (4, 3), (1, 5), (2, 6), (1, 13)] {
                let keys = |signature: &[u32]| {
                    let mut keys = vec![7];
                    band_keys(signature, bands, rows, hash, &mut keys);
                    assert_eq!((keys[0], keys.len()), (7, 1 + bands as usize), "one key a band, appended");
                    keys.split_off(1)
                };
                for a in &signatures {
                    for b in &signatures {
                        let shares = keys(a).iter().any(|key| keys(b).contains(key));
                        let rows_agree = (0..bands * rows)
                            .step_by(rows as usize)
                            .map(|start| start as usize..(start + rows) as usize)
                            .any(|band| a[band.clone()] == b[band]);
                        assert_eq!(shares, rows_agree);
                        let agreements = agreements(a, b);
                        assert_eq!(is_candidate(a, b, agreements, bands, rows, hash), shares);
                        candidates += u32::from(shares);
                    }
                }
            }
            assert!((6 * 30..6 * 30 * 30).contains(&candidates));
        }
    }

    /// Other values of two rows with the same hash by P1: the second compensates for the change of the first.
    fn collision_by_vector([first, second]: [u32; 2]) -> Option<[u32; 2]> {
        let target = hash_vec(&[first, second]);
        let step = |value: u32| 2 ^ (u64::from(value) + 0x9e37_79b9 + 128);
        (1..200_000).map(|change| first ^ change).find_map(|other| {
            let seed = step(other);
            let other_second =
                (target ^ seed).wrapping_sub(0x9e37_79b9).wrapping_sub(seed << 6).wrapping_sub(seed >> 2);
            u32::try_from(other_second).ok().map(|second| [other, second])
        })
    }

    #[test]
    fn different_rows_are_candidates_if_the_vector_hash_collides() {
        let band = [123_456_789, 987_654_321];
        let other = collision_by_vector(band).expect("two rows fill 39 of 64 bits, so there is one");
        assert_ne!(band, other);
        assert_eq!(hash_vec(&band), hash_vec(&other));
        for (hash, is_equal) in [(BandHash::Vector, true), (BandHash::Mix, false)] {
            let [mut a, mut b] = [Vec::new(), Vec::new()];
            band_keys(&band, 1, 2, hash, &mut a);
            band_keys(&other, 1, 2, hash, &mut b);
            assert_eq!(a == b, is_equal);
            assert_eq!(is_candidate(&band, &other, 0, 1, 2, hash), is_equal);
        }
    }

    #[test]
    fn vector_hash_agrees_with_p1() {
        // By hand: seed 1, then 1 ^ (5 + 0x9e3779b9 + 64 + 0).
        assert_eq!(hash_vec(&[5]), 1 ^ (5 + 0x9e37_79b9 + 64));
        assert_eq!((hash_vec(&[]), hash_vec(&[0])), (0, 1 ^ (0x9e37_79b9 + 64)));
        let first = 2_u64 ^ (3 + 0x9e37_79b9 + 128);
        assert_eq!(hash_vec(&[3, 4]), first ^ (4 + 0x9e37_79b9 + first * 64 + first / 4));
    }

    #[test]
    fn equal_rows_in_different_bands_share_no_key_and_leading_bits_are_uniform() {
        for hash in [BandHash::Mix, BandHash::Vector] {
            let mut keys = Vec::new();
            band_keys(&[42; 4096], 2048, 2, hash, &mut keys);
            let mut counts = [0_u32; 16];
            for key in &keys {
                counts[(key >> 60) as usize] += 1;
            }
            // 128 on average, with a standard deviation of 11.
            assert!(counts.iter().all(|count| (80..180).contains(count)), "{counts:?}");
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), 2048);
        }
    }
}
