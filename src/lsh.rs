//! Signatures → candidate pairs: locality-sensitive hashing by bands.
//!
//! A signature is cut into bands of so many rows; two documents are a candidate pair when some band agrees in every
//! row (P1, section 5; P4, section 5.2); [`crate::s_curve`] says with what chance. A band's rows become one 64-bit key,
//! so that candidates are the pairs that share a key, and [`crate::index`] finds them.

use crate::mix::mix;

/// Appends the keys of a signature's bands: equal for two signatures where a band agrees in every row. Different bands,
/// and different rows in a band, share a key with a chance of about 2⁻⁶⁴.
pub fn band_keys(signature: &[u32], bands: u32, rows: u32, keys: &mut Vec<u64>) {
    let bands = signature.chunks_exact(rows as usize).zip(1..=u64::from(bands));
    keys.extend(bands.map(|(band, number)| band.iter().fold(mix(number), |key, &row| mix(key ^ u64::from(row)))));
}

/// Whether two signatures agree in every row of some band. O(length).
#[must_use]
pub fn is_candidate(a: &[u32], b: &[u32], bands: u32, rows: u32) -> bool {
    let rows = rows as usize;
    a.chunks_exact(rows).zip(b.chunks_exact(rows)).take(bands as usize).any(|(x, y)| x == y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::minhash::Signature;
    use crate::minhash::one_permutation::OnePermutation;

    #[test]
    fn a_pair_is_a_candidate_exactly_when_it_shares_a_key() {
        let family = OnePermutation::new(12, 5);
        let signatures: Vec<Signature> = (0..30_u64).map(|n| family.sign(&[n / 2, n / 3, 100 + n / 7])).collect();
        let mut candidates = 0;
        for rows in [1, 2, 3, 4, 6, 12] {
            for a in &signatures {
                for b in &signatures {
                    let keys = |signature: &[u32]| {
                        let mut keys = Vec::new();
                        band_keys(signature, 12 / rows, rows, &mut keys);
                        keys
                    };
                    let [mine, yours] = [a, b].map(|signature| keys(signature.values()));
                    let shares = mine.iter().any(|key| yours.contains(key));
                    assert_eq!(is_candidate(a.values(), b.values(), 12 / rows, rows), shares);
                    candidates += u32::from(shares);
                }
            }
        }
        assert!((6 * 30..6 * 30 * 30).contains(&candidates));
    }
}
