//! The estimate against theory: on many pairs of random sets its bias, its error, and how often its interval holds the
//! truth.
//!
//! Sets are drawn anew for every pair, so that pairs are independent; m positions give σ = √(J(1 − J)/m).

#![cfg(not(target_arch = "wasm32"))]

use lookalike::minhash::estimate::Estimator;
use lookalike::minhash::one_permutation::OnePermutation;

const PAIRS: u32 = 2_000;
const LENGTH: u32 = 128;
const DEFAULT_SEED: u64 = 1;

/// `SplitMix64` over a counter: independent 64-bit numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn draw(&mut self, count: u32) -> Vec<u64> {
        (0..count).map(|_| self.next()).collect()
    }
}

/// What the estimates of many pairs come to.
struct Accuracy {
    /// Mean error, in σ.
    bias: f64,
    /// Root of the mean squared error, in σ.
    error: f64,
    /// Share of the intervals that hold the true similarity.
    coverage: f64,
}

fn measure(size: u32, jaccard: f64, seed: u64) -> Accuracy {
    // |A ∩ B| / |A ∪ B| = s / (2n − s) = J gives s = 2nJ / (1 + J), rounded; the truth is what came of it.
    #[expect(clippy::cast_sign_loss, reason = "sizes are not negative")]
    let shared = (2.0 * f64::from(size) * jaccard / (1.0 + jaccard)).round() as u32;
    let truth = f64::from(shared) / f64::from(2 * size - shared);
    let sigma = (truth * (1.0 - truth) / f64::from(LENGTH)).sqrt();
    let family = OnePermutation::new(LENGTH, DEFAULT_SEED);
    let mut estimator = Estimator::new(OnePermutation::new(LENGTH, DEFAULT_SEED));
    let mut random = Random(seed);
    let (mut sum, mut squares, mut held) = (0.0, 0.0, 0);
    for _ in 0..PAIRS {
        let common = random.draw(shared);
        let [a, b] = [(); 2].map(|()| {
            let mut set = common.clone();
            set.extend(random.draw(size - shared));
            family.sign(&set)
        });
        let estimate = estimator.estimate(a.agreements(&b), size, size);
        let error = (estimate.value - truth) / sigma;
        sum += error;
        squares += error * error;
        held += u32::from(estimate.low <= truth && truth <= estimate.high);
    }
    let pairs = f64::from(PAIRS);
    Accuracy { bias: sum / pairs, error: (squares / pairs).sqrt(), coverage: f64::from(held) / pairs }
}

#[test]
fn estimates_are_unbiased_and_their_intervals_honest() {
    for size in [10, 50, 200, 2_000] {
        for jaccard in [0.1, 0.5, 0.9] {
            let Accuracy { bias, error, coverage } = measure(size, jaccard, u64::from(size));
            println!(
                "{size:5} {jaccard:.1}: bias {bias:+.3} σ, error {error:.3} σ, coverage {:.1} %",
                100.0 * coverage
            );
            // The mean of 2 000 errors of one σ each strays by more than 0.06 σ once in 140 times by chance alone.
            assert!(bias.abs() < 0.06, "bias {bias} at {size}, {jaccard}");
            // The fewer elements, the more bins borrow; below 50 elements that costs more than 15 %.
            assert!(error <= if size < 50 { 1.25 } else { 1.15 }, "error {error} at {size}, {jaccard}");
            assert!((0.94..=0.99).contains(&coverage), "coverage {coverage} at {size}, {jaccard}");
        }
    }
}

#[test]
fn equal_sets_have_equal_signatures_and_order_does_not_matter() {
    let mut random = Random(3);
    for size in [0, 1, 2, 5, 100, 1_000] {
        let mut set = random.draw(size);
        let family = OnePermutation::new(LENGTH, DEFAULT_SEED);
        let signature = family.sign(&set);
        set.reverse();
        assert_eq!(family.sign(&set), signature);
        let other = OnePermutation::new(LENGTH, DEFAULT_SEED + 1).sign(&set);
        assert!(size == 0 || other != signature, "another seed gives another signature");
    }
}

#[test]
fn disjoint_sets_hardly_agree() {
    let mut random = Random(4);
    let family = OnePermutation::new(LENGTH, DEFAULT_SEED);
    for size in [1, 3, 40, 500] {
        let [a, b] = [(); 2].map(|()| family.sign(&random.draw(size)));
        assert_eq!(a.agreements(&b), 0);
    }
}
