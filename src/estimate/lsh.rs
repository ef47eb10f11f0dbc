//! Signatures → candidate pairs: locality-sensitive hashing by bands.
//!
//! A signature is cut into bands of so many rows; two documents are a candidate pair when some band agrees in every
//! row (P1, section 5; P4, section 5.1); [`crate::params::s_curve`] says with what chance. P2 calls a band a supershingle. A
//! band's rows become one 64-bit key, so that candidates are the pairs that share a key, and [`crate::exact::index`]
//! finds them. O(bands · rows) a signature; rows that the bands leave over are not looked at.

use crate::common::mix::mix;
use crate::params::{BandHash, MAX_SIGNATURE_LENGTH};

/// Bits that number the bands, of which there are at most as many as a signature has positions.
const BAND_BITS: u32 = MAX_SIGNATURE_LENGTH.ilog2();

/// Appends the keys of a signature's bands, band after band: equal for two signatures where a band agrees in every row.
/// Their leading bits are uniform.
///
/// By [`BandHash::Mix`], other rows or another band share a key with a chance of 2⁻⁶⁴. By [`BandHash::Vector`], bands
/// never share a key, and other rows do where [`hash_vec`] brings them together.
pub fn band_keys(values: &[u32], bands: u32, rows: u32, hash: BandHash, out: &mut Vec<u64>) {
    let bands = values.chunks_exact(rows as usize).take(bands as usize).zip(0..);
    match hash {
        BandHash::Mix => {
            out.extend(
                bands.map(|(band, number)| band.iter().fold(mix(!number), |key, &row| mix(key ^ u64::from(row)))),
            );
        }
        // The band's number takes the place of the bits that are shifted out; the mix is a bijection.
        BandHash::Vector => out.extend(bands.map(|(band, number)| mix((bucket(band) << BAND_BITS) | number))),
    }
}

/// Whether two signatures that agree at so many positions share a key. O(bands · rows), and next to nothing where they agree
/// at so few positions that no band can, or at so many that one must.
#[must_use]
#[inline]
pub fn is_candidate(a: &[u32], b: &[u32], agreements: u32, bands: u32, rows: u32, hash: BandHash) -> bool {
    // Fewer disagreements than bands leave one band without.
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

/// What P1's hash leaves of a band beside its number: 52 bits.
fn bucket(band: &[u32]) -> u64 {
    hash_vec(band) & (u64::MAX >> BAND_BITS)
}

/// P1's hash of a vector (section 5.1), in 64-bit arithmetic.
///
/// Each step widens what there is by some six bits, so a band of two rows fills 39 bits, and different rows meet more often
/// than they need; one of seven or more fills all 64.
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
    use crate::estimate::minhash::{Signature, Signer, agreements};
    use crate::params::Params;

    fn signatures(length: u32) -> Vec<Signature> {
        let signer = Signer::new(Scheme { length, ..Scheme::of(&Params::default()) });
        (0..30_u64).map(|n| signer.sign(&[n / 2, n / 3, 100 + n / 7])).collect()
    }

    #[test]
    fn a_pair_is_a_candidate_exactly_when_it_shares_a_key() {
        let signatures = signatures(13);
        for hash in [BandHash::Mix, BandHash::Vector] {
            let mut candidates = 0;
            for (bands, rows) in [(12, 1), (6, 2), (4, 3), (1, 5), (2, 6), (1, 13)] {
                let keys = |signature: &Signature| {
                    let mut keys = vec![7];
                    band_keys(signature.values(), bands, rows, hash, &mut keys);
                    assert_eq!((keys[0], keys.len()), (7, 1 + bands as usize), "one key a band, appended");
                    keys.split_off(1)
                };
                for a in &signatures {
                    for b in &signatures {
                        let shares = keys(a).iter().any(|key| keys(b).contains(key));
                        let rows_agree = (0..bands * rows)
                            .step_by(rows as usize)
                            .map(|start| start as usize..(start + rows) as usize)
                            .any(|band| a.values()[band.clone()] == b.values()[band]);
                        assert_eq!(shares, rows_agree);
                        let agreements = agreements(a.values(), b.values());
                        assert_eq!(is_candidate(a.values(), b.values(), agreements, bands, rows, hash), shares);
                        candidates += u32::from(shares);
                    }
                }
            }
            assert!((6 * 30..6 * 30 * 30).contains(&candidates));
        }
    }

    /// Other values with which a row of two has the same hash by P1: the second makes up for what the first changes.
    fn twin_by_vector([first, second]: [u32; 2]) -> Option<[u32; 2]> {
        let aim = hash_vec(&[first, second]);
        let step = |value: u32| 2 ^ (u64::from(value) + 0x9e37_79b9 + 128);
        (1..200_000).map(|change| first ^ change).find_map(|other| {
            let seed = step(other);
            let wanted = (aim ^ seed).wrapping_sub(0x9e37_79b9).wrapping_sub(seed << 6).wrapping_sub(seed >> 2);
            u32::try_from(wanted).ok().map(|second| [other, second])
        })
    }

    #[test]
    fn rows_that_differ_are_candidates_where_the_vector_hash_brings_them_together() {
        let band = [123_456_789, 987_654_321];
        let twin = twin_by_vector(band).expect("two rows fill 39 of 64 bits, so there is one");
        assert_ne!(band, twin);
        assert_eq!(hash_vec(&band), hash_vec(&twin));
        for (hash, together) in [(BandHash::Vector, true), (BandHash::Mix, false)] {
            let [mut a, mut b] = [Vec::new(), Vec::new()];
            band_keys(&band, 1, 2, hash, &mut a);
            band_keys(&twin, 1, 2, hash, &mut b);
            assert_eq!(a == b, together);
            assert_eq!(is_candidate(&band, &twin, 0, 1, 2, hash), together);
        }
    }

    #[test]
    fn vector_hash_of_p1() {
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
