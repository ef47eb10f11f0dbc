//! How many hash functions a signature needs, for an error that is exceeded no more often than a confidence allows.
//!
//! Of k functions each agrees with a chance of the similarity p, so the share that agrees has a standard deviation σ =
//! √(p(1 − p)/k) ≤ 1/(2√k). P3 asks for 2σ ≤ 0.05, an error within ± 0.05 in 95 % of cases, and from that bound
//! concludes that 20 functions do. It has lost a square: √k ≥ 20, so k ≥ 400.
//!
//! [`by_bound`] is that bound with the exact normal quantile in place of 2; it takes the binomial for normal. [`exact`]
//! takes it for what it is, and asks for the confidence at every similarity.

use super::interval::beta_share;
use crate::params::MAX_SIGNATURE_LENGTH;

/// Steps that halve an interval of some numbers down to two neighbouring ones.
const HALVINGS: u32 = 64;

/// How many functions keep so many standard deviations within ± `error`, whatever the similarity: the least k with
/// `sigmas` / (2√k) ≤ `error`. P3's 2 σ and 0.05 give 400.
///
/// None where the error is not positive, or asks for more than 2³² functions.
#[must_use]
pub fn by_sigmas(error: f64, sigmas: f64) -> Option<u32> {
    let root = sigmas / (2.0 * error);
    // The least error of rounding in a decimal like 0.05 may not cost a function.
    let functions = (root * root - ROUNDING).ceil().max(1.0);
    #[expect(clippy::cast_sign_loss, reason = "1 at least")]
    let count = functions as u32;
    (error > 0.0 && functions < f64::from(u32::MAX)).then_some(count)
}

/// How many functions keep the error within ± `error` with the given confidence, whatever the similarity, by the normal
/// bound: 385 for 0.05 and 0.95, where the quantile is 1.96; 2 σ, which is 95.4 %, give 400.
///
/// None where the error is not positive or the confidence not below 1.
#[must_use]
pub fn by_bound(error: f64, confidence: f64) -> Option<u32> {
    (confidence < 1.0).then(|| by_sigmas(error, quantile(confidence)))?
}

/// The least number of functions with which, for every similarity, the estimate lies within ± `error` with the given
/// confidence, by exact binomial tails. None above 4096, the longest signature. Some milliseconds.
///
/// The number of agreements within the error jumps, so the confidence does not rise steadily with k: a few more
/// functions than the least may do a little less well. [`worst_confidence`] tells.
#[must_use]
pub fn exact(error: f64, confidence: f64) -> Option<u32> {
    (1..=MAX_SIGNATURE_LENGTH).find(|&k| holds(k, error, confidence))
}

/// The chance that the estimate from k functions lies within ± `error`, at the similarity for which it is least.
#[must_use]
pub fn worst_confidence(k: u32, error: f64) -> f64 {
    critical(k, error).fold(1.0, f64::min)
}

fn holds(k: u32, error: f64, confidence: f64) -> bool {
    critical(k, error).all(|chance| chance >= confidence)
}

/// What rounding may take from a decimal fraction times a few thousand.
const ROUNDING: f64 = 1e-9;

/// The chances to be within the error, at the similarities where they are least, those nearest to one half first.
///
/// The agreements x with |x/k − p| ≤ e are an interval of whole numbers. While p moves and that interval stays, its
/// chance first rises and then falls, so it is least where the interval changes: where p leaves i/k + e, and x = i drops
/// out, or, the mirror image, where p comes to i/k − e. Just above p = i/k + e there remain i + 1 to i + ⌊2ke⌋.
fn critical(k: u32, error: f64) -> impl Iterator<Item = f64> {
    let trials = f64::from(k);
    #[expect(clippy::cast_sign_loss, reason = "not negative, and a negative error leaves nothing anyway")]
    let width = (2.0 * trials * error + ROUNDING).floor() as u32;
    let middle = k / 2;
    let outwards = (0..=middle).flat_map(move |step| [middle - step, middle + step + 1]);
    outwards.filter_map(move |i| {
        let p = f64::from(i) / trials + error;
        (p < 1.0).then(|| at_least(i + 1, k, p) - at_least(i.saturating_add(width).saturating_add(1), k, p))
    })
}

/// The chance of x successes or more in n trials.
fn at_least(x: u32, n: u32, p: f64) -> f64 {
    if x == 0 || p >= 1.0 {
        1.0
    } else if x > n || p <= 0.0 {
        0.0
    } else {
        beta_share(p, f64::from(x), f64::from(n - x + 1))
    }
}

/// How many standard deviations to either side hold such a share of the normal distribution.
fn quantile(confidence: f64) -> f64 {
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..HALVINGS {
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
        // The normal bound is a little too low; P3's own 2 σ are enough.
        assert_eq!(exact(0.05, 0.95), Some(390));
        assert!(worst_confidence(385, 0.05) < 0.95 && worst_confidence(400, 0.05) > 0.95);
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (confidence, expected) in [(0.5, 0.674_490), (0.90, 1.644_854), (0.95, 1.959_964), (0.99, 2.575_829)] {
            assert!((quantile(confidence) - expected).abs() < 1e-6);
        }
    }

    #[test]
    fn what_cannot_be_had_is_none() {
        assert_eq!((by_bound(0.0, 0.95), by_bound(0.05, 1.0), by_sigmas(1e-9, 2.0)), (None, None, None));
        assert_eq!((exact(0.001, 0.95), exact(0.0, 0.5), exact(-1.0, 0.5)), (None, None, None));
        assert_eq!((exact(1.0, 0.99), by_bound(1.0, 0.5)), (Some(1), Some(1)));
    }

    /// The chance at one similarity, term by term.
    fn chance(k: u32, error: f64, p: f64) -> f64 {
        let within = |x: &u32| (f64::from(*x) / f64::from(k) - p).abs() <= error + 1e-12;
        (0..=k).filter(within).map(|x| binomial(x, k, p)).sum()
    }

    fn binomial(x: u32, n: u32, p: f64) -> f64 {
        let choices: f64 = (1..=x).map(|i| f64::from(n - x + i) / f64::from(i)).product();
        choices * libm::pow(p, f64::from(x)) * libm::pow(1.0 - p, f64::from(n - x))
    }

    #[test]
    fn the_worst_similarity_is_found_without_searching() {
        for (k, error) in [(1, 0.5), (3, 0.2), (10, 0.05), (10, 0.15), (17, 0.1), (40, 0.1), (64, 0.07), (100, 0.05)] {
            let worst = worst_confidence(k, error);
            // A grid that comes within a millionth of every place where the interval of agreements changes.
            let ends = (0..=k).flat_map(|i| [-error, error].map(|e| f64::from(i) / f64::from(k) + e));
            let near = ends.flat_map(|p| [p - 1e-6, p + 1e-6]).chain((0..=1000).map(|n| f64::from(n) / 1000.0));
            let least = near.filter(|p| (0.0..=1.0).contains(p)).map(|p| chance(k, error, p)).fold(1.0, f64::min);
            assert!((worst - least).abs() < 1e-4, "{k} functions, ± {error}: {worst}, by trying {least}");
        }
    }

    #[test]
    fn no_fewer_functions_do() {
        for (error, confidence) in [(0.2, 0.8), (0.1, 0.9), (0.1, 0.95), (0.3, 0.99)] {
            let k = exact(error, confidence).expect("few");
            assert!(worst_confidence(k, error) >= confidence);
            for fewer in 1..k {
                assert!(worst_confidence(fewer, error) < confidence, "{fewer} would do for {error}, {confidence}");
            }
        }
    }
}
