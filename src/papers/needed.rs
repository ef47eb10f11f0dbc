//! The number of hash functions that a signature needs for a given error and confidence.
//!
//! Each of k functions agrees with a probability equal to the similarity p, so the share that agrees has the standard
//! deviation σ = √(p(1 − p)/k) ≤ 1/(2√k). P3 requires 2σ ≤ 0.05, an error within ± 0.05 in 95 % of cases, and concludes
//! that 20 functions suffice. It omits a square: √k ≥ 20, so k ≥ 400.
//!
//! [`by_bound`] is the same bound with the exact normal quantile instead of 2; it approximates the binomial by a normal
//! distribution. [`exact`] uses the binomial distribution and guarantees the confidence for every similarity.

use crate::estimate::minhash::interval::beta_share;
use crate::params::MAX_SIGNATURE_LENGTH;

/// Bisections that reduce an interval to two neighbouring numbers.
const BISECTIONS: u32 = 64;

/// The least number k of functions for which `sigmas` standard deviations are within ± `error` for every similarity:
/// `sigmas` / (2√k) ≤ `error`. For P3's 2 σ and 0.05 it is 400. O(1).
///
/// `None` if the error is not positive, or requires more than 2³² functions.
#[must_use]
pub fn by_sigmas(error: f64, sigmas: f64) -> Option<u32> {
    let root = sigmas / (2.0 * error);
    // A rounding error in a decimal such as 0.05 must not add a function.
    let functions = (root * root - ROUNDING).ceil().max(1.0);
    #[expect(clippy::cast_sign_loss, reason = "at least 1")]
    let count = functions as u32;
    (error > 0.0 && functions < f64::from(u32::MAX)).then_some(count)
}

/// The number of functions that keep the error within ± `error` with the given confidence for every similarity, by the
/// normal approximation: 385 for 0.05 and 0.95, where the quantile is 1.96. 2 σ correspond to 95.4 % and give 400.
/// O(1).
///
/// `None` if the error is not positive or the confidence is not below 1.
#[must_use]
pub fn by_bound(error: f64, confidence: f64) -> Option<u32> {
    (confidence < 1.0).then(|| by_sigmas(error, quantile(confidence)))?
}

/// The least number of functions for which, at every similarity, the estimate is within ± `error` with the given
/// confidence, by exact binomial tails. `None` if it is above 4096, the longest signature. Some milliseconds.
///
/// The number of agreements within the error jumps, so the confidence does not increase steadily with k: a few more
/// functions than the least may have a slightly lower confidence. See [`worst_confidence`].
#[must_use]
pub fn exact(error: f64, confidence: f64) -> Option<u32> {
    (1..=MAX_SIGNATURE_LENGTH).find(|&k| holds(k, error, confidence))
}

/// The probability that the estimate from k functions is within ± `error`, at the similarity for which it is lowest.
/// O(k) binomial tails.
#[must_use]
pub fn worst_confidence(k: u32, error: f64) -> f64 {
    critical(k, error).fold(1.0, f64::min)
}

fn holds(k: u32, error: f64, confidence: f64) -> bool {
    critical(k, error).all(|chance| chance >= confidence)
}

/// Tolerance for rounding errors of a decimal fraction times a few thousand.
const ROUNDING: f64 = 1e-9;

/// The probabilities of an error within ± `error` at the similarities where they have local minima, starting with those
/// nearest to one half.
///
/// The agreements x with |x/k − p| ≤ e form an interval of integers. While p changes and the interval does not, its
/// probability first rises and then falls, so minima are where the interval changes: where p passes i/k + e and x = i
/// drops out, or, symmetrically, where p reaches i/k − e. Just above p = i/k + e the interval is i + 1 to i + ⌊2ke⌋.
fn critical(k: u32, error: f64) -> impl Iterator<Item = f64> {
    let trials = f64::from(k);
    #[expect(clippy::cast_sign_loss, reason = "not negative; for a negative error the result is 0 anyway")]
    let width = (2.0 * trials * error + ROUNDING).floor() as u32;
    let middle = k / 2;
    let outwards = (0..=middle).flat_map(move |step| [middle - step, middle + step + 1]);
    outwards.filter_map(move |i| {
        let p = f64::from(i) / trials + error;
        (p < 1.0).then(|| at_least(i + 1, k, p) - at_least(i.saturating_add(width).saturating_add(1), k, p))
    })
}

/// The probability of at least x successes in n trials.
fn at_least(x: u32, n: u32, p: f64) -> f64 {
    if x == 0 || p >= 1.0 {
        1.0
    } else if x > n || p <= 0.0 {
        0.0
    } else {
        beta_share(p, f64::from(x), f64::from(n - x + 1))
    }
}

/// The number of standard deviations to either side that contain a given share of the normal distribution.
fn quantile(confidence: f64) -> f64 {
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..BISECTIONS {
        let middle = f64::midpoint(low, high);
        if libm::erf(middle / std::f64::consts::SQRT_2) < confidence {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p3_needs_four_hundred_functions_not_twenty() {
        assert_eq!(by_sigmas(0.05, 2.0), Some(400));
        assert_eq!(by_bound(0.05, 0.95), Some(385));
        assert!(worst_confidence(20, 0.05) < 0.4, "{}", worst_confidence(20, 0.05));
        // The normal approximation is slightly too low; P3's own 2 σ are enough.
        assert_eq!(exact(0.05, 0.95), Some(390));
        assert!(worst_confidence(385, 0.05) < 0.95 && worst_confidence(400, 0.05) > 0.95);
    }

    #[test]
    fn quantiles_agree_with_tables() {
        for (confidence, expected) in [(0.5, 0.674_490), (0.90, 1.644_854), (0.95, 1.959_964), (0.99, 2.575_829)] {
            assert!((quantile(confidence) - expected).abs() < 1e-6);
        }
    }

    #[test]
    fn impossible_requirements_return_none() {
        assert_eq!((by_bound(0.0, 0.95), by_bound(0.05, 1.0), by_sigmas(1e-9, 2.0)), (None, None, None));
        assert_eq!((exact(0.001, 0.95), exact(0.0, 0.5), exact(-1.0, 0.5)), (None, None, None));
        assert_eq!((exact(1.0, 0.99), by_bound(1.0, 0.5)), (Some(1), Some(1)));
    }

    /// The probability at one similarity, directly.
    fn chance(k: u32, error: f64, p: f64) -> f64 {
        let within = |x: &u32| (f64::from(*x) / f64::from(k) - p).abs() <= error + 1e-12;
        (0..=k).filter(within).map(|x| binomial(x, k, p)).sum()
    }

    fn binomial(x: u32, n: u32, p: f64) -> f64 {
        let choices: f64 = (1..=x).map(|i| f64::from(n - x + i) / f64::from(i)).product();
        choices * libm::pow(p, f64::from(x)) * libm::pow(1.0 - p, f64::from(n - x))
    }

    #[test]
    fn the_worst_similarity_is_exact() {
        for (k, error) in [(1, 0.5), (3, 0.2), (10, 0.05), (10, 0.15), (17, 0.1), (40, 0.1), (64, 0.07), (100, 0.05)] {
            let worst = worst_confidence(k, error);
            // A grid that includes points within a millionth of each change of the interval of agreements.
            let ends = (0..=k).flat_map(|i| [-error, error].map(|e| f64::from(i) / f64::from(k) + e));
            let near = ends.flat_map(|p| [p - 1e-6, p + 1e-6]).chain((0..=1000).map(|n| f64::from(n) / 1000.0));
            let least = near.filter(|p| (0.0..=1.0).contains(p)).map(|p| chance(k, error, p)).fold(1.0, f64::min);
            assert!((worst - least).abs() < 1e-4, "{k} functions, ± {error}: {worst}, on a grid {least}");
        }
    }

    #[test]
    fn fewer_functions_do_not_suffice() {
        for (error, confidence) in [(0.2, 0.8), (0.1, 0.9), (0.1, 0.95), (0.3, 0.99)] {
            let k = exact(error, confidence).expect("few");
            assert!(worst_confidence(k, error) >= confidence);
            for fewer in 1..k {
                assert!(worst_confidence(fewer, error) < confidence, "{fewer} would do for {error}, {confidence}");
            }
        }
    }
}
