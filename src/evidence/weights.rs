//! What it says that a word of one text stands in the other: the logarithm of how much likelier that is in a copy than by chance.
//!
//! A word that makes up the share p of both texts stands by chance within a window of W words with a probability of about
//! q = W · p. In a reworded copy, half of the words are still there, and the others match by chance: 1/2 + q/2. The weight of
//! a match is ln((1/2 + q/2) / q), in nats: 4 for a word that is rare in the two texts, next to nothing for "the". Weights are
//! whole numbers, 256 to a nat, so that they are the same on every machine.

/// Units of a nat.
pub const NAT: i32 = 256;

/// Words within which a match counts as near, on both sides of a place.
pub const NEAR: u32 = 24;

/// Words added to the lengths of two texts, so that in short ones a word that stands once in each is not taken for rare.
const PRIOR_WORDS: u64 = 1_350;

/// Counts for which weights are kept.
const KEPT: usize = 256;

/// The weights of the words of one pair of texts, by how often a stem stands in both together.
pub struct Weights {
    words: u64,
    by_count: [i32; KEPT],
}

impl Weights {
    /// For two texts of so many words in all.
    #[must_use]
    pub fn new(words: u32) -> Self {
        Self { words: u64::from(words) + PRIOR_WORDS, by_count: [-1; KEPT] }
    }

    /// The weight of a stem that stands so many times in both texts together, in 1 / [`NAT`] of a nat, not negative. O(1).
    pub fn of(&mut self, count: u32) -> i32 {
        match self.by_count.get(count as usize) {
            Some(&weight) if weight >= 0 => weight,
            Some(_) => {
                let weight = self.work_out(count);
                self.by_count[count as usize] = weight;
                weight
            }
            None => self.work_out(count),
        }
    }

    fn work_out(&self, count: u32) -> i32 {
        let by_chance = WINDOW * u64::from(count.max(1));
        if by_chance >= self.words {
            return 0;
        }
        let log_by_chance = LOGS_BY_CHANCE.get(count as usize).copied().unwrap_or_else(|| log2(2 * by_chance));
        nats(log2(self.words + by_chance) - log_by_chance).max(0)
    }
}

/// Words near a place, itself included.
const WINDOW: u64 = 2 * NEAR as u64 + 1;

/// log2 of twice the matches by chance, by count: the same for all pairs of texts.
static LOGS_BY_CHANCE: [i32; KEPT] = {
    let mut logs = [0; KEPT];
    let mut count = 0;
    while count < KEPT {
        let at_least_one = if count == 0 { 1 } else { count };
        logs[count] = log2(2 * WINDOW * at_least_one as u64);
        count += 1;
    }
    logs
};

/// ln(a / b) in 1 / [`NAT`], rounded towards zero; `a` and `b` at least 1 and below 2⁴⁰. Bit by bit, by squaring: a dozen
/// multiplications.
#[must_use]
pub fn ln(a: u64, b: u64) -> i32 {
    nats(log2(a) - log2(b))
}

/// A logarithm to base 2, in 1 / 256, as one to base e.
fn nats(log: i32) -> i32 {
    log.wrapping_mul(LN_2) >> 16
}

/// ln 2 · [`NAT`], in 1 / 2⁸ (log2 gives 8 bits below the point).
const LN_2: i32 = 45_426; // ln 2 · 2¹⁶

/// log2 in 1 / 256.
const fn log2(number: u64) -> i32 {
    let whole = number.ilog2();
    // From 2³¹ up to 2³²: one of 31 bits behind the point.
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
    fn logarithms_are_right_to_a_unit() {
        for a in (1..2_000).chain([1 << 20, (1 << 33) + 5, 987_654_321]) {
            for b in [1, 2, 3, 98, 196, 1_000] {
                let exact = libm::log(a as f64 / b as f64) * f64::from(NAT);
                assert!((f64::from(ln(a, b)) - exact).abs() < 2.0, "{a} / {b}: {} {exact}", ln(a, b));
            }
        }
    }

    #[test]
    fn rare_words_weigh_more() {
        let mut weights = Weights::new(3_000);
        let [rare, often, always] = [2, 20, 200].map(|count| weights.of(count));
        assert!(rare > 2 * NAT && rare > often && often > always && always == 0, "{rare} {often} {always}");
        assert_eq!(weights.of(2), rare);
    }
}
