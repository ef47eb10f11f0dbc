//! The S-curve of locality-sensitive hashing, and the choice of bands and rows by it.
//!
//! A pair of similarity s becomes a candidate with probability 1 − (1 − s^rows)^bands. That
//! is an S-shaped curve in s, whose steep part the choice of bands and rows moves (P1, section 5; P4, section 5.2).
//! P2's supershingles are the same with other names: groups (bands) of shingles (rows).

/// Chance that a pair of the given similarity becomes a candidate.
#[must_use]
pub fn candidate_probability(similarity: f64, bands: u32, rows: u32) -> f64 {
    1.0 - power(1.0 - power(similarity, rows), bands)
}

/// The bands and rows that do best at a threshold, out of all that fit into a signature: those that minimise
///
/// w · ∫ₜ¹ (1 − P(s)) ds + (1 − w) · ∫₀ᵗ P(s) ds,
///
/// the pairs above the threshold t that are missed, weighed with w, and those below it that are false candidates, weighed
/// with 1 − w, as if every similarity were as frequent (P4, section 5.2, wants both few). Of equals the fewest rows, then
/// the fewest bands. O(m log m) for a length of m.
///
/// P4 itself, after Rajaraman, Leskovec and Ullman, solves t ≈ (1/b)^(1/r) for b · r = m: at the threshold one band is
/// expected to agree, so that P(t) ≈ 1 − 1/e, some 0.63. With w = ½ the steep part lies at the threshold, too, and
/// P(t) is from 0.3 to 0.7; with a larger w it moves to the left, so that more of the pairs near the threshold are found:
/// with 0.9, P(t) is from 0.8 to 0.98. All of a signature need not be used: 25 bands of 5 rows leave 3 of 128 positions.
#[must_use]
pub fn choose_bands(signature_length: u32, threshold: f64, false_negative_weight: f64) -> (u32, u32) {
    let mut best = (f64::INFINITY, (signature_length, 1));
    for rows in 1..=signature_length {
        let mut curve = Areas::new(threshold, rows);
        for bands in 1..=signature_length / rows {
            curve.add_band();
            let cost =
                false_negative_weight * curve.missed() + (1.0 - false_negative_weight) * curve.false_candidates();
            if cost < best.0 {
                best = (cost, (bands, rows));
            }
        }
    }
    best.1
}

/// The areas beside an S-curve, exact but for rounding, band by band.
///
/// I(b) = ∫₀ᵗ (1 − sʳ)ᵇ ds, the part below t that is no candidate, has I(0) = t, and by parts
/// (1 + br) I(b) = t (1 − tʳ)ᵇ + br I(b − 1): all terms are positive, so rounding errors do not grow.
struct Areas {
    threshold: f64,
    rows: f64,
    /// br.
    cells: f64,
    /// 1 − tʳ and its power b.
    disagree: f64,
    none: f64,
    /// I(b) up to the threshold, and up to 1.
    below: f64,
    whole: f64,
}

impl Areas {
    /// Without any band.
    fn new(threshold: f64, rows: u32) -> Self {
        let disagree = 1.0 - power(threshold, rows);
        Self { threshold, rows: rows.into(), cells: 0.0, disagree, none: 1.0, below: threshold, whole: 1.0 }
    }

    fn add_band(&mut self) {
        self.cells += self.rows;
        self.none *= self.disagree;
        self.below = (self.threshold * self.none + self.cells * self.below) / (1.0 + self.cells);
        self.whole = self.cells * self.whole / (1.0 + self.cells);
    }

    /// ∫ₜ¹ (1 − P).
    fn missed(&self) -> f64 {
        self.whole - self.below
    }

    /// ∫₀ᵗ P.
    fn false_candidates(&self) -> f64 {
        self.threshold - self.below
    }
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

    /// The area under a function by ten thousand strips.
    fn area(from: f64, to: f64, height: impl Fn(f64) -> f64) -> f64 {
        const STRIPS: u32 = 10_000;
        let width = (to - from) / f64::from(STRIPS);
        (0..STRIPS).map(|strip| height(from + (f64::from(strip) + 0.5) * width)).sum::<f64>() * width
    }

    #[test]
    fn areas_are_those_of_the_curve() {
        for threshold in [0.0, 0.1, 0.5, 0.8, 1.0] {
            for rows in [1, 2, 5, 14, 64] {
                let mut areas = Areas::new(threshold, rows);
                for bands in 1..=40 {
                    areas.add_band();
                    let missed = area(threshold, 1.0, |s| 1.0 - candidate_probability(s, bands, rows));
                    let false_candidates = area(0.0, threshold, |s| candidate_probability(s, bands, rows));
                    assert!((areas.missed() - missed).abs() < 1e-5, "{bands} x {rows}: {} {missed}", areas.missed());
                    assert!(
                        (areas.false_candidates() - false_candidates).abs() < 1e-5,
                        "{bands} x {rows}: {false_candidates}"
                    );
                }
            }
        }
    }

    /// The same choice by strips, for short lengths.
    fn choose_by_strips(length: u32, threshold: f64, weight: f64) -> f64 {
        let fitting = (1..=length).flat_map(|rows| (1..=length / rows).map(move |bands| (bands, rows)));
        fitting.map(|choice| cost(choice, threshold, weight)).fold(f64::INFINITY, f64::min)
    }

    fn cost((bands, rows): (u32, u32), threshold: f64, weight: f64) -> f64 {
        let missed = area(threshold, 1.0, |s| 1.0 - candidate_probability(s, bands, rows));
        weight * missed + (1.0 - weight) * area(0.0, threshold, |s| candidate_probability(s, bands, rows))
    }

    #[test]
    fn no_other_choice_costs_less() {
        for (threshold, weight) in [(0.0, 0.5), (0.2, 0.9), (0.5, 0.1), (0.5, 0.5), (0.8, 0.9), (1.0, 0.5)] {
            let choice = choose_bands(24, threshold, weight);
            assert!(choice.0 * choice.1 <= 24);
            assert!(cost(choice, threshold, weight) <= choose_by_strips(24, threshold, weight) + 1e-5);
        }
    }

    #[test]
    fn bands_follow_the_threshold_and_the_weight() {
        let mut last = f64::INFINITY;
        for weight in [0.1, 0.3, 0.5, 0.7, 0.9] {
            let (bands, rows) = choose_bands(128, 0.5, weight);
            let half = (0..1000).map(|n| f64::from(n) / 1000.0).find(|&s| candidate_probability(s, bands, rows) >= 0.5);
            let half = half.expect("the curve ends at 1");
            assert!(half <= last, "the more a miss weighs, the further left the curve");
            last = half;
        }
        assert_eq!(choose_bands(128, 0.0, 0.9), (128, 1));
        assert_eq!(choose_bands(128, 1.0, 0.9), (1, 128));
        assert_eq!(choose_bands(1, 0.5, 0.5), (1, 1));
        assert_eq!(choose_bands(128, 0.5, 0.5), (25, 5));
        for threshold in [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] {
            let chance = |weight| {
                let (bands, rows) = choose_bands(128, threshold, weight);
                candidate_probability(threshold, bands, rows)
            };
            assert!((0.3..0.7).contains(&chance(0.5)), "{threshold}");
            assert!((0.8..0.98).contains(&chance(0.9)), "{threshold}");
        }
    }
}
