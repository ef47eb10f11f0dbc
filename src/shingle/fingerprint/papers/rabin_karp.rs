//! Rabin-Karp fingerprints of the bytes of each window, rolling from token to token.
//!
//! The number of a window is its bytes read as a polynomial at a base B, Σ (bᵢ + 1)·Bⁿ⁻¹⁻ⁱ modulo the largest prime of
//! 32, 40, 48, 56 or 64 bits. Each step removes the first word and the space after it, and appends
//! a space and the next word: one multiplication for each of their bytes and two for the window, for any k. Powers of the
//! base up to exponent 1024 come from a table; the few longer windows take about 30 multiplications more. O(bytes) time; 8 bytes a window and the table (8 kB at most).
//! Ten million windows of five words take 0.6 s, some 5 ns a byte that enters or leaves.
//!
//! Source: P2, "Алгоритм Рабина – Карпа", with its sizes of the modulus and its way of rolling; Karp and Rabin (1987).
//! Two different windows of n bytes collide at fewer than n of the p bases, so a base picked without looking at the
//! texts makes a collision about as rare as the size of the number promises.

use super::token_bytes::TokenBytes;

/// The base: the first 32 bits of the fraction of √5, so not picked for any text. It is a primitive root of all five
/// primes: its powers repeat only after p − 1 bytes, so no two positions of a window have the same weight. Windows that
/// differ in one byte never collide, nor do those in which two bytes, or two words of one length that do not collide
/// themselves, have changed places.
const BASE: u64 = 0x3c6e_f372;

/// Largest exponent in the table of powers, in bytes: longer than any usual window of 64 words or characters.
const TABLE: usize = 1024;

/// Arithmetic modulo a prime, the largest of its size: 2^`bits` − `gap`. In WebAssembly, a function for each prime would be five times
/// as large as one for all.
#[derive(Clone, Copy, Debug)]
pub struct Prime {
    bits: u32,
    gap: u64,
}

/// The largest primes below 2³², 2⁴⁰, 2⁴⁸, 2⁵⁶ and 2⁶⁴.
pub const PRIMES: [Prime; 5] = [
    Prime { bits: 32, gap: 5 },
    Prime { bits: 40, gap: 87 },
    Prime { bits: 48, gap: 59 },
    Prime { bits: 56, gap: 5 },
    Prime { bits: 64, gap: 59 },
];

impl Prime {
    /// The prime itself.
    #[must_use]
    pub const fn value(self) -> u64 {
        (u64::MAX >> (64 - self.bits)) - (self.gap - 1)
    }

    /// The numbers of all windows of `k` tokens, in text order, each below [`Self::value`].
    #[must_use]
    pub fn of_windows(self, tokens: &TokenBytes, k: u32) -> Vec<u64> {
        if k == 1 {
            return tokens.windows(1).map(|window| self.polynomial(window)).collect();
        }
        let longest = tokens.windows(k).map(<[u8]>::len).max().unwrap_or(0);
        let powers = Powers::up_to(self, longest.min(TABLE));
        let mut numbers = Vec::with_capacity(tokens.windows(k).len());
        let mut windows = tokens.windows(k);
        numbers.extend(windows.next().map(|window| self.polynomial(window)));
        for first in 1..=windows.len() {
            let start = tokens.start(first);
            let kept_end = tokens.end(first + k as usize - 2);
            let leaving = &tokens.bytes()[tokens.start(first - 1)..start];
            let entering = &tokens.bytes()[kept_end..tokens.end(first + k as usize - 1)];
            let kept = self.minus(
                numbers[first - 1],
                self.multiply_add(self.polynomial(leaving), powers.get(kept_end - start), 0),
            );
            numbers.push(self.multiply_add(kept, powers.get(entering.len()), self.polynomial(entering)));
        }
        numbers
    }

    /// The polynomial of some bytes at the base. Each counts one more than its value, so that leading zeros count.
    #[inline(never)] // one copy
    fn polynomial(self, bytes: &[u8]) -> u64 {
        bytes.iter().fold(0, |value, &byte| self.multiply_add(value, BASE, u64::from(byte) + 1))
    }

    /// `x * y + z`, each below the prime.
    fn multiply_add(self, x: u64, y: u64, z: u64) -> u64 {
        self.reduce(u128::from(x) * u128::from(y) + u128::from(z))
    }

    /// `x - y`, both below the prime.
    fn minus(self, x: u64, y: u64) -> u64 {
        if x >= y { x - y } else { x + (self.value() - y) }
    }

    /// The remainder of a number below the prime's square. Since 2^bits ≡ gap, the part above the lower bits counts `gap` times.
    /// Folding it down twice leaves less than 2^bits + gap², whose highest bit may be a carry out of 64 bits.
    fn reduce(self, number: u128) -> u64 {
        let fold = |number: u128| ((number >> self.bits) as u64, number as u64 & (u64::MAX >> (64 - self.bits)));
        let (above, below) = fold(number);
        let (above, below) = fold(u128::from(above) * u128::from(self.gap) + u128::from(below));
        let (sum, carried) = below.overflowing_add(above * self.gap);
        if carried || sum >= self.value() { sum.wrapping_sub(self.value()) } else { sum }
    }

    /// A base to a whole power by squaring.
    #[inline(never)] // hardly ever called
    fn power(self, mut base: u64, mut exponent: u64) -> u64 {
        let mut product = 1;
        while exponent > 0 {
            if exponent % 2 == 1 {
                product = self.multiply_add(product, base, 0);
            }
            base = self.multiply_add(base, base, 0);
            exponent /= 2;
        }
        product
    }
}

/// Powers of the base.
struct Powers {
    prime: Prime,
    powers: Vec<u64>,
}

impl Powers {
    /// Keeps those with exponents up to `longest`.
    fn up_to(prime: Prime, longest: usize) -> Self {
        let next = |&power: &u64| Some(prime.multiply_add(power, BASE, 0));
        Self { prime, powers: std::iter::successors(Some(1), next).take(longest + 1).collect() }
    }

    /// B to the power `exponent`.
    fn get(&self, exponent: usize) -> u64 {
        self.powers.get(exponent).copied().unwrap_or_else(|| self.prime.power(BASE, exponent as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::Params;

    /// x to the power e modulo n, by the machine's own division.
    fn power_modulo(mut x: u64, mut exponent: u64, modulus: u64) -> u64 {
        let times = |x: u64, y: u64| (u128::from(x) * u128::from(y) % u128::from(modulus)) as u64;
        let mut product = 1 % modulus;
        while exponent > 0 {
            if exponent % 2 == 1 {
                product = times(product, x);
            }
            x = times(x, x);
            exponent /= 2;
        }
        product
    }

    /// Miller and Rabin's test of an odd number; for these witnesses it is exact below 2⁶⁴ (Sorenson and Webster 2015).
    fn is_prime(n: u64) -> bool {
        let witnesses = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
        if witnesses.contains(&n) {
            return true;
        }
        let twos = (n - 1).trailing_zeros();
        witnesses.iter().all(|&witness| {
            let first = power_modulo(witness, (n - 1) >> twos, n);
            let mut squares = (0..twos).map(|i| power_modulo(first, 1 << i, n));
            first == 1 || squares.any(|square| square == n - 1)
        })
    }

    #[test]
    fn each_modulus_is_the_largest_prime_of_its_size() {
        assert!((3..1000).step_by(2).all(|n| is_prime(n) == (2..n).all(|divisor| n % divisor > 0)));
        for (prime, bits) in PRIMES.map(Prime::value).into_iter().zip([32, 40, 48, 56, 64]) {
            assert!(is_prime(prime));
            assert!((prime + 2..=u64::MAX >> (64 - bits)).step_by(2).all(|larger| !is_prime(larger)));
        }
    }

    #[test]
    fn the_base_is_a_primitive_root_of_each_prime() {
        let factors: [&[u64]; 5] = [
            &[2, 5, 19, 22_605_091],
            &[2, 2, 2, 3, 3, 1487, 10_269_667],
            &[2, 2, 797, 2459, 35_905_663],
            &[2, 5, 1871, 2207, 2621, 665_789],
            &[2, 2, 11, 137, 547, 5_594_472_617_641],
        ];
        for (prime, factors) in PRIMES.map(Prime::value).into_iter().zip(factors) {
            assert_eq!(factors.iter().product::<u64>(), prime - 1);
            for &factor in factors {
                assert!(factor == 2 || is_prime(factor));
                assert_ne!(power_modulo(BASE, (prime - 1) / factor, prime), 1);
            }
        }
    }

    #[test]
    fn the_base_is_the_fraction_of_the_root_of_five() {
        let root = (2_u128 << 32) + u128::from(BASE);
        assert!(root * root < 5 << 64 && (root + 1) * (root + 1) > 5 << 64);
    }

    /// The polynomial of a window's bytes anew, modulo any number, by the machine's own division.
    fn naive(window: &[u8], modulus: u64) -> u64 {
        let append = |value, &byte: &u8| (value * u128::from(BASE) + u128::from(byte) + 1) % u128::from(modulus);
        window.iter().fold(0, append) as u64
    }

    fn check(text: &str, params: &Params) {
        let tokens = TokenBytes::of(text, params);
        for prime in PRIMES {
            let naive: Vec<u64> = tokens.windows(params.k).map(|window| naive(window, prime.value())).collect();
            assert_eq!(prime.of_windows(&tokens, params.k), naive);
        }
    }

    #[test]
    fn windows_longer_than_the_table_roll_too() {
        let long = "x".repeat(3 * TABLE);
        let text = format!("one {long} two {long}y three four {long} five");
        for k in 1..=9 {
            check(&text, &Params::builder().k(k).build().expect("valid"));
        }
    }

    #[test]
    fn reducing_is_right_where_the_folds_are_largest() {
        for modulus in PRIMES {
            let (prime, bits) = (modulus.value(), modulus.bits);
            let square = u128::from(prime) * u128::from(prime);
            let near = |place: u128| (0..300).flat_map(move |n| [place.wrapping_sub(n), place + n]);
            let powers = (0..2 * bits).flat_map(|bit| near(1 << bit));
            // Where the first fold leaves all lower bits set, so that the second one carries.
            let carrying = near((1 << (2 * bits - 1)) + (1 << (bits - 1)));
            let multiples = near(square - 300).chain(near(u128::from(prime) * 3));
            let places = powers.chain(carrying).chain(multiples);
            for number in places.filter(|&number| number < square) {
                assert_eq!(u128::from(modulus.reduce(number)), number % u128::from(prime));
            }
        }
    }

    #[cfg(not(target_arch = "wasm32"))]
    mod properties {
        use super::*;
        use crate::params::Unit;
        use proptest::prelude::*;

        proptest! {
            #[test]
            fn rolling_equals_each_window_anew(text in "[a-c \0é漢👩,]{0,80}", words: bool, strip_punctuation: bool, k in 1..9_u32) {
                let unit = if words { Unit::Words } else { Unit::Characters };
                check(&text, &Params::builder().unit(unit).k(k).strip_punctuation(strip_punctuation).build().expect("valid"));
            }
        }
    }
}
