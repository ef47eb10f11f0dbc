//! Between which bounds a share lies that was estimated from so many trials: 95 % intervals.
//!
//! Of m trials x succeed; that x is binomial. The interval of Clopper and Pearson (1934) holds every share under which
//! neither "as many as x" nor "as few as x" would be rarer than 2.5 %. It stays inside 0 to 1, is honest where the
//! familiar ± 1.96 σ claims certainty (x = 0 or x = m), and errs, if at all, on the wide side.
//!
//! The tail of the binomial is the regularised incomplete beta function, by its continued fraction (Press et al.,
//! Numerical Recipes, section 6.4), which also gives meaning to trials that are no whole number. Logarithms come from
//! `libm`, whose bits are the same on every machine.

/// What an interval leaves out on each side.
const TAIL: f64 = 0.025;
/// Steps towards an end of an interval: Newton's method takes four or five, halving fifty.
const MAX_STEPS: u32 = 60;
/// An end is found once a step is no longer than this.
const CLOSE: f64 = 1e-12;

/// The 95 % interval of a share that was found in so many independent trials (more than 0). Some 10 µs.
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
pub(super) fn beta_share(x: f64, a: f64, b: f64) -> f64 {
    Beta::new(a, b).share(x).0
}

/// The beta distribution with some parameters.
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

    /// The share of the distribution below x, and its density there.
    fn share(&self, x: f64) -> (f64, f64) {
        let Self { a, b, scale } = *self;
        let front = libm::exp(scale + a * libm::log(x) + b * libm::log1p(-x));
        // The fraction converges fast below the mean, so above it the other tail is taken.
        let share = if x < (a + 1.0) / (a + b + 2.0) {
            front * continued_fraction(x, a, b) / a
        } else {
            1.0 - front * continued_fraction(1.0 - x, b, a) / b
        };
        (share, front / (x * (1.0 - x)))
    }

    /// Below which x a share of the distribution lies: Newton's method from the mean, kept between bounds that close in
    /// on the answer, and halving where it would leave them.
    fn quantile(&self, wanted: f64) -> f64 {
        let (mut low, mut high) = (0.0, 1.0);
        let mut x = self.a / (self.a + self.b);
        for _ in 0..MAX_STEPS {
            let (share, density) = self.share(x);
            if share < wanted {
                low = x;
            } else {
                high = x;
            }
            let mut next = x - (share - wanted) / density;
            if !(low < next && next < high) {
                next = f64::midpoint(low, high);
            }
            let step = (next - x).abs();
            x = next;
            if step < CLOSE {
                break;
            }
        }
        x
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    /// Convergence takes some √max(a, b) steps, 64 for the longest signature.
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
    fn ends_match_what_can_be_said_in_closed_form() {
        // With no success the upper end solves (1 − p)^m = 0.025; with all, the lower end solves p^m = 0.025.
        let (low, high) = interval(0.0, 128.0);
        assert!(low == 0.0 && (libm::pow(1.0 - high, 128.0) - TAIL).abs() < 1e-8);
        let (low, high) = interval(1.0, 128.0);
        assert!(high == 1.0 && (libm::pow(low, 128.0) - TAIL).abs() < 1e-8);
    }

    #[test]
    fn ends_leave_out_exactly_the_tails() {
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

    /// The chance of x successes in n, term by term.
    fn binomial(x: u32, n: u32, p: f64) -> f64 {
        let choices: f64 = (1..=x).map(|i| f64::from(n - x + i) / f64::from(i)).product();
        choices * libm::pow(p, f64::from(x)) * libm::pow(1.0 - p, f64::from(n - x))
    }
}
