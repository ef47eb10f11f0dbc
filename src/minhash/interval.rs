//! How far an estimate can be off: 95 % intervals for the share of agreeing positions.
//!
//! Of m positions x agree; that x is close to binomial. The interval of Clopper and Pearson (1934) holds every
//! similarity under which neither "as many as x" nor "as few as x" would be rarer than 2.5 %. It stays inside 0 to 1,
//! is honest where the familiar ± 1.96 σ claims certainty (x = 0 or x = m), and errs, if at all, on the wide side.
//!
//! The tail of the binomial is the regularised incomplete beta function, by its continued fraction (Press et al.,
//! Numerical Recipes, section 6.4). Logarithms come from `libm`, whose bits are the same on every machine.

/// An estimate of a Jaccard similarity with its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The share of agreeing positions.
    pub value: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// What an interval leaves out on each side.
const TAIL: f64 = 0.025;
/// Halvings of 0 to 1: past 2⁻⁵² an f64 has no more digits to give.
const HALVINGS: u32 = 52;

/// Intervals for signatures of one length, each computed once, when first asked for.
pub struct Intervals {
    length: u32,
    known: Vec<Option<Estimate>>,
}

impl Intervals {
    /// For signatures of `length` positions, at least 1.
    #[must_use]
    pub fn new(length: u32) -> Self {
        Self { length, known: vec![None; length as usize + 1] }
    }

    /// The estimate for `agreements` (at most the length) agreeing positions. O(1) but for the first time.
    pub fn estimate(&mut self, agreements: u32) -> Estimate {
        let length = self.length;
        *self.known[agreements as usize].get_or_insert_with(|| estimate(agreements, length))
    }
}

fn estimate(agreements: u32, length: u32) -> Estimate {
    let (x, m) = (f64::from(agreements), f64::from(length));
    // P(X ≥ x) rises with the similarity p and equals I_p(x, m − x + 1); P(X ≤ x) falls and equals 1 − I_p(x + 1, m − x).
    let low = if agreements == 0 { 0.0 } else { solve(|p| beta_share(p, x, m - x + 1.0) < TAIL) };
    let high = if agreements == length { 1.0 } else { solve(|p| beta_share(p, x + 1.0, m - x) < 1.0 - TAIL) };
    Estimate { value: x / m, low, high }
}

/// The p at which a condition that holds for small p ceases to.
fn solve(holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The regularised incomplete beta function `I_x(a, b)`, for 0 < x < 1.
fn beta_share(x: f64, a: f64, b: f64) -> f64 {
    let front = libm::exp(
        libm::lgamma(a + b) - libm::lgamma(a) - libm::lgamma(b) + a * libm::log(x) + b * libm::log1p(-x),
    );
    // The fraction converges fast below the mean, so above it the other tail is taken.
    if x < (a + 1.0) / (a + b + 2.0) {
        front * continued_fraction(x, a, b) / a
    } else {
        1.0 - front * continued_fraction(1.0 - x, b, a) / b
    }
}

/// The continued fraction of the incomplete beta function, by Lentz's method.
fn continued_fraction(x: f64, a: f64, b: f64) -> f64 {
    /// Convergence takes some √max(a, b) steps, 64 for the longest signature.
    const MOST_STEPS: u32 = 1000;
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut numerator = 1.0;
    let mut inverse = 1.0 / away_from_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut product = inverse;
    for step in 1..MOST_STEPS {
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
        // With no agreement the upper end solves (1 − p)^m = 0.025; with all, the lower end solves p^m = 0.025.
        let mut intervals = Intervals::new(128);
        let none = intervals.estimate(0);
        assert!(none.low == 0.0 && (libm::pow(1.0 - none.high, 128.0) - TAIL).abs() < 1e-12);
        let all = intervals.estimate(128);
        assert!(all.high == 1.0 && (libm::pow(all.low, 128.0) - TAIL).abs() < 1e-12);
    }

    #[test]
    fn ends_leave_out_exactly_the_tails() {
        for length in [1, 2, 10, 128, 200] {
            let mut intervals = Intervals::new(length);
            for agreements in 0..=length {
                let Estimate { value, low, high } = intervals.estimate(agreements);
                assert!(0.0 <= low && low <= value && value <= high && high <= 1.0);
                if agreements > 0 {
                    let at_least: f64 = (agreements..=length).map(|x| binomial(x, length, low)).sum();
                    assert!((at_least - TAIL).abs() < 1e-9, "{agreements} of {length}: {at_least}");
                }
                if agreements < length {
                    let at_most: f64 = (0..=agreements).map(|x| binomial(x, length, high)).sum();
                    assert!((at_most - TAIL).abs() < 1e-9, "{agreements} of {length}: {at_most}");
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
