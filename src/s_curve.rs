//! The S-curve of locality-sensitive hashing, and the choice of bands and rows by it.
//!
//! With bands of so many rows, a pair of similarity s becomes a candidate with probability 1 − (1 − s^rows)^bands. That
//! is an S-shaped curve in s, whose steep part the choice of bands and rows moves (P1, section 5; P4, section 5.2).
//! P2's supershingles are the same with other names: so many groups of so many shingles.

/// Share of the pairs at the threshold that [`choose_bands`] wants to become candidates.
const WANTED_RECALL: f64 = 0.9;

/// Chance that a pair of the given similarity becomes a candidate.
#[must_use]
pub fn candidate_probability(similarity: f64, bands: u32, rows: u32) -> f64 {
    1.0 - power(1.0 - power(similarity, rows), bands)
}

/// Bands and rows for a threshold: the most rows (so the fewest false candidates) with which a pair just at the
/// threshold becomes a candidate with a probability of 0.9 at least; one row where none will do.
#[must_use]
pub fn choose_bands(signature_length: u32, threshold: f64, _weight: f64) -> (u32, u32) {
    let rows = (1..=signature_length)
        .rev()
        .filter(|&rows| signature_length.is_multiple_of(rows))
        .find(|&rows| candidate_probability(threshold, signature_length / rows, rows) >= WANTED_RECALL)
        .unwrap_or(1);
    (signature_length / rows, rows)
}

/// x to a whole power by squaring: the same bits everywhere, unlike `powi`. O(log exponent).
pub(crate) fn power(mut x: f64, mut exponent: u32) -> f64 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product *= x;
        }
        x *= x;
        exponent /= 2;
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn supershingle_probabilities_of_p2_and_where_it_errs() {
        let near = |p, bands, rows, expected: f64| (candidate_probability(p, bands, rows) - expected).abs() < 0.005;
        assert!(near(0.7, 6, 14, 0.04));
        assert!((candidate_probability(0.5, 6, 14) - 0.0004).abs() < 0.000_05);
        assert!(near(0.7, 14, 6, 0.83));
        // P2 prints 0.98 for 0.9; its own formula gives 0.79 there, and 0.98 at 0.95.
        assert!(near(0.9, 6, 14, 0.79));
        assert!(near(0.95, 6, 14, 0.98));
    }

    #[test]
    fn bands_follow_the_threshold() {
        assert_eq!(choose_bands(128, 0.2, 0.9), (64, 2));
        assert_eq!(choose_bands(128, 0.9, 0.9), (16, 8));
        assert_eq!(choose_bands(128, 0.0, 0.9), (128, 1));
        assert_eq!(choose_bands(127, 0.5, 0.9), (127, 1));
        assert_eq!(choose_bands(128, 1.0, 0.9), (1, 128));
    }
}
