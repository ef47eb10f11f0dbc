//! 95 % confidence intervals of binomial proportions, by Clopper and Pearson (1934).
//!
//! If x of m trials succeed, the interval contains every proportion under which neither "at least x" nor "at most x"
//! successes have a probability below 2.5 %. It stays within 0 to 1, does not collapse for x = 0 or x = m as the
//! familiar ± 1.96 σ does, and is, if anything, too wide.
//!
//! The tail of the binomial distribution is the regularised incomplete beta function, computed by its continued
//! fraction (Press et al., *Numerical Recipes*, section 6.4), which is also defined for fractional numbers of trials.
//! Logarithms are from `libm`, whose results are the same on every machine.

/// Probability outside of the interval on each side.
const TAIL: f64 = 0.025;
/// Most steps towards an end of an interval. Newton's method takes four or five, bisection fifty.
const MAX_STEPS: u32 = 60;
/// Length of a step at which an end is accurate enough.
const TOLERANCE: f64 = 1e-12;

/// The 95 % interval of a proportion observed in `trials` independent trials (more than 0). Some 10 µs.
#[must_use]
pub fn interval(share: f64, trials: f64) -> (f64, f64) {
    let successes = share * trials;
    let failures = trials - successes;
    // P(X ≥ x) rises with the share p and equals I_p(x, m − x + 1); P(X ≤ x) falls and equals 1 − I_p(x + 1, m − x).
    let low = if share == 0.0 { 0.0 } else { Beta::new(successes, failures + 1.0).quantile(TAIL) };
    let high = if share == 1.0 { 1.0 } else { Beta::new(successes + 1.0, failures).quantile(1.0 - TAIL) };
    (low, high)
}

/// The regularised incomplete beta function `I_x(a, b)`, for 0 < x < 1.
pub(crate) fn beta_share(x: f64, a: f64, b: f64) -> f64 {
    Beta::new(a, b).share(x).0
}

/// A beta distribution.
struct Beta {
    a: f64,
    b: f64,
    /// ln 1/B(a, b).
    scale: f64,
}

impl Beta {
    fn new(a: f64, b: f64) -> Self {
        Self { a, b, scale: libm::lgamma(a + b) - libm::lgamma(a) - libm::lgamma(b) }
    }

    /// The probability below x, and the density at x.
    fn share(&self, x: f64) -> (f64, f64) {
        let Self { a, b, scale } = *self;
        let front = libm::exp(scale + a * libm::log(x) + b * libm::log1p(-x));
        // The continued fraction converges fast below the mean, so above it the other tail is computed.
        let share = if x < (a + 1.0) / (a + b + 2.0) {
            front * continued_fraction(x, a, b) / a
        } else {
            1.0 - front * continued_fraction(1.0 - x, b, a) / b
        };
        (share, front / (x * (1.0 - x)))
    }

    /// The x with the given probability below it: Newton's method from the mean, within bounds that close in on the
    /// result, and bisection where it would leave them.
    fn quantile(&self, probability: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        let mut x = self.a / (self.a + self.b);
        for _ in 0..MAX_STEPS {
            let (share, density) = self.share(x);
            if share < probability {
                low = x;
            } else {
                high = x;
            }
            let mut next = x - (share - probability) / density;
            if !(low < next && next < high) {
                next = f64::midpoint(low, high);
            }
            let step = (next - x).abs();
            x = next;
            if step < TOLERANCE {
                break;
            }
        }
        x
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    /// Convergence takes about √max(a, b) steps: 64 for the longest signature.
    const MAX_STEPS: u32 = 1000;
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut numerator = 1.0;
    let mut inverse = 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut product = inverse;
    for step in 1..MAX_STEPS {
        let n = f64::from(step);
        let even = n * (b - n) * x / ((a + 2.0 * n - 1.0) * (a + 2.0 * n));
        inverse = 1.0 / away_from_zero(1.0 + even * inverse);
        numerator = away_from_zero(1.0 + even / numerator);
        product *= inverse * numerator;
        let odd = -(a + n) * (a + b + n) * x / ((a + 2.0 * n) * (a + 2.0 * n + 1.0));
        inverse = 1.0 / away_from_zero(1.0 + odd * inverse);
        numerator = away_from_zero(1.0 + odd / numerator);
        let change = inverse * numerator;
        product *= change;
        if (change - 1.0).abs() < 1e-15 {
            break;
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_match_closed_forms() {
        // Without a success the upper end solves (1 − p)^m = 0.025; with only successes the lower end solves p^m =
        // 0.025.
        let (low, high) = interval(0.0, 128.0);
        assert!(low == 0.0 && (libm::pow(1.0 - high, 128.0) - TAIL).abs() < 1e-8);
        let (low, high) = interval(1.0, 128.0);
        assert!(high == 1.0 && (libm::pow(low, 128.0) - TAIL).abs() < 1e-8);
    }

    #[test]
    fn tails_have_the_chosen_probability() {
        for trials in [1, 2, 10, 128, 200] {
            for successes in 0..=trials {
                let share = f64::from(successes) / f64::from(trials);
                let (low, high) = interval(share, f64::from(trials));
                assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
                if successes > 0 {
                    let at_least: f64 = (successes..=trials).map(|x| binomial(x, trials, low)).sum();
                    assert!((at_least - TAIL).abs() < 1e-6, "{successes} of {trials}: {at_least}");
                }
                if successes < trials {
                    let at_most: f64 = (0..=successes).map(|x| binomial(x, trials, high)).sum();
                    assert!((at_most - TAIL).abs() < 1e-6, "{successes} of {trials}: {at_most}");
                }
            }
        }
    }

    /// The probability of x successes in n trials, directly.
    fn binomial(x: u32, n: u32, p: f64) -> f64 {
        let choices: f64 = (1..=x).map(|i| f64::from(n - x + i) / f64::from(i)).product();
        choices * libm::pow(p, f64::from(x)) * libm::pow(1.0 - p, f64::from(n - x))
    }
}
