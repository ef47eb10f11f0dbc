//! The weight of a matching word is the logarithm of how much likelier the match is in a copy than by chance.
//!
//! A word with the share p of the words of both texts occurs by chance within a window of W words with a probability of about
//! q = W · p. In a reworded copy half of the words remain and the others match by chance: 1/2 + q/2. The weight of a match is
//! ln((1/2 + q/2) / q), in nats: 4 for a word that is rare in the two texts, almost 0 for "the". Weights are whole numbers,
//! 256 to a nat, so that they are the same on every machine.

use std::cell::Cell;

/// Units in a nat.
pub const NAT: i32 = 256;

/// Most words between a place and a match that counts as near it, in either direction.
pub const NEAR: u32 = 24;

/// Words added to the total length of two texts, so that a word that occurs once in each of two short texts is not taken for
/// rare.
const PRIOR_WORDS: u64 = 1_350;

/// Occurrences below which weights are cached.
const CACHED_COUNTS: usize = 256;

/// The weights of stems by their number of occurrences in two texts together.
#[derive(Debug)]
pub struct Weights {
    words: u64,
    by_count: [Cell<i32>; CACHED_COUNTS],
}

impl Weights {
    /// For two texts with this number of words together.
    #[must_use]
    pub fn new(words: u32) -> Self {
        Self { words: u64::from(words) + PRIOR_WORDS, by_count: [const { Cell::new(-1) }; CACHED_COUNTS] }
    }

    /// The weight of a stem that occurs `count` times in the two texts together, in 1 / [`NAT`] of a nat, at least 0. O(1).
    #[must_use]
    #[inline]
    pub fn of(&self, count: u32) -> i32 {
        let Some(known) = self.by_count.get(count as usize) else { return self.compute(count) };
        if known.get() < 0 {
            known.set(self.compute(count));
        }
        known.get()
    }

    #[inline(never)]
    fn compute(&self, count: u32) -> i32 {
        let by_chance = WINDOW * u64::from(count.max(1));
        if by_chance >= self.words {
            return 0;
        }
        let log_by_chance = LOGS_BY_CHANCE.get(count as usize).copied().unwrap_or_else(|| log2(2 * by_chance));
        nats(log2(self.words + by_chance) - log_by_chance).max(0)
    }
}

/// Number of words near a place, including itself.
const WINDOW: u64 = 2 * NEAR as u64 + 1;

/// log2 of twice the expected chance matches, by number of occurrences: the same for all pairs of texts.
static LOGS_BY_CHANCE: [i32; CACHED_COUNTS] = {
    let mut logs = [0; CACHED_COUNTS];
    let mut count = 0;
    while count < CACHED_COUNTS {
        let at_least_one = if count == 0 { 1 } else { count };
        logs[count] = log2(2 * WINDOW * at_least_one as u64);
        count += 1;
    }
    logs
};

/// ln(a / b) in 1 / [`NAT`], exact to two units; `a` and `b` are at least 1 and below 2⁴⁰. Computed bit by bit, by squaring, in a
/// dozen multiplications.
#[must_use]
pub fn ln(a: u64, b: u64) -> i32 {
    nats(log2(a) - log2(b))
}

/// Converts a logarithm in 1 / 256 from base 2 to base e.
fn nats(log: i32) -> i32 {
    log.wrapping_mul(LN_2) >> 16
}

/// ln 2 · 2¹⁶.
const LN_2: i32 = 45_426;

/// log2 in 1 / 256, rounded down.
const fn log2(number: u64) -> i32 {
    let whole = number.ilog2();
    // Scaled to at least 2³¹ and below 2³²: a fixed-point number from 1 to 2 with 31 fractional bits.
    let mut rest = if whole >= 31 { number >> (whole - 31) } else { number << (31 - whole) };
    let mut log = whole.cast_signed();
    let mut step = 0;
    while step < 8 {
        rest = (rest * rest) >> 31;
        let bit = rest >> 32;
        rest >>= bit;
        log = log << 1 | bit as i32;
        step += 1;
    }
    log
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_exact_to_two_units() {
        for a in (1..2_000).chain([1 << 20, (1 << 33) + 5, 987_654_321]) {
            for b in [1, 2, 3, 98, 196, 1_000] {
                let exact = libm::log(a as f64 / b as f64) * f64::from(NAT);
                assert!((f64::from(ln(a, b)) - exact).abs() < 2.0, "{a} / {b}: {} {exact}", ln(a, b));
            }
        }
    }

    #[test]
    fn rare_words_weigh_more() {
        let weights = Weights::new(3_000);
        let [rare, often, always] = [2, 20, 200].map(|count| weights.of(count));
        assert!(rare > 2 * NAT && rare > often && often > always && always == 0, "{rare} {often} {always}");
        assert_eq!(weights.of(2), rare);
    }
}
