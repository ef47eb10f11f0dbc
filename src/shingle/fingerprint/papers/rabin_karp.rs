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

/// Arithmetic modulo the prime 2^BITS − GAP.
pub struct Prime<const BITS: u32, const GAP: u64>;

/// The largest prime below 2³².
pub type Prime32 = Prime<32, 5>;
/// The largest prime below 2⁴⁰.
pub type Prime40 = Prime<40, 87>;
/// The largest prime below 2⁴⁸.
pub type Prime48 = Prime<48, 59>;
/// The largest prime below 2⁵⁶.
pub type Prime56 = Prime<56, 5>;
/// The largest prime below 2⁶⁴.
pub type Prime64 = Prime<64, 59>;

impl<const BITS: u32, const GAP: u64> Prime<BITS, GAP> {
    /// The prime itself.
    pub const VALUE: u64 = (u64::MAX >> (64 - BITS)) - (GAP - 1);

    /// The numbers of all windows of `k` tokens, in text order, each below [`Self::VALUE`].
    #[must_use]
    pub fn of_windows(tokens: &TokenBytes, k: u32) -> Vec<u64> {
        if k == 1 {
            return tokens.windows(1).map(Self::polynomial).collect();
        }
        let longest = tokens.windows(k).map(<[u8]>::len).max().unwrap_or(0);
        let powers = Powers::<BITS, GAP>::up_to(longest.min(TABLE));
        let mut numbers = Vec::with_capacity(tokens.windows(k).len());
        let mut windows = tokens.windows(k);
        numbers.extend(windows.next().map(Self::polynomial));
        for first in 1..=windows.len() {
            let start = tokens.start(first);
            let kept_end = tokens.end(first + k as usize - 2);
            let leaving = &tokens.bytes()[tokens.start(first - 1)..start];
            let entering = &tokens.bytes()[kept_end..tokens.end(first + k as usize - 1)];
            let kept = Self::minus(
                numbers[first - 1],
                Self::multiply_add(Self::polynomial(leaving), powers.get(kept_end - start), 0),
            );
            numbers.push(Self::multiply_add(kept, powers.get(entering.len()), Self::polynomial(entering)));
        }
        numbers
    }

    /// The polynomial of some bytes at the base. Each counts one more than its value, so that leading zeros count.
    fn polynomial(bytes: &[u8]) -> u64 {
        bytes.iter().fold(0, |value, &byte| Self::multiply_add(value, BASE, u64::from(byte) + 1))
    }

    /// `x * y + z`, each below the prime.
    fn multiply_add(x: u64, y: u64, z: u64) -> u64 {
        Self::reduce(u128::from(x) * u128::from(y) + u128::from(z))
    }

    /// `x - y`, both below the prime.
    fn minus(x: u64, y: u64) -> u64 {
        if x >= y { x - y } else { x + (Self::VALUE - y) }
    }

    /// The remainder of a number below the prime's square. Since 2^BITS ≡ GAP, the part above the lower BITS bits
    /// counts GAP times. Folding it down twice leaves less than 2^BITS + GAP², whose highest bit may be a carry out of 64 bits.
    fn reduce(number: u128) -> u64 {
        let fold = |number: u128| ((number >> BITS) as u64, (number & ((1 << BITS) - 1)) as u64);
        let (above, below) = fold(number);
        let (above, below) = fold(u128::from(above) * u128::from(GAP) + u128::from(below));
        let (sum, carried) = below.overflowing_add(above * GAP);
        if carried || sum >= Self::VALUE { sum.wrapping_sub(Self::VALUE) } else { sum }
    }
}

/// Powers of the base.
struct Powers<const BITS: u32, const GAP: u64>(Vec<u64>);

impl<const BITS: u32, const GAP: u64> Powers<BITS, GAP> {
    /// Keeps those with exponents up to `longest`.
    fn up_to(longest: usize) -> Self {
        let next = |&power: &u64| Some(Prime::<BITS, GAP>::multiply_add(power, BASE, 0));
        Self(std::iter::successors(Some(1), next).take(longest + 1).collect())
    }

    /// B to the power `exponent`.
    fn get(&self, exponent: usize) -> u64 {
        self.0.get(exponent).copied().unwrap_or_else(|| power::<BITS, GAP>(BASE, exponent as u64))
    }
}

/// A base to a whole power by squaring, modulo the prime.
fn power<const BITS: u32, const GAP: u64>(mut base: u64, mut exponent: u64) -> u64 {
    let times = |x, y| Prime::<BITS, GAP>::multiply_add(x, y, 0);
    let mut product = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product = times(product, base);
        }
        base = times(base, base);
        exponent /= 2;
    }
    product
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
        let primes = [Prime32::VALUE, Prime40::VALUE, Prime48::VALUE, Prime56::VALUE, Prime64::VALUE];
        for (prime, bits) in primes.into_iter().zip([32, 40, 48, 56, 64]) {
            assert!(is_prime(prime));
            assert!((prime + 2..=u64::MAX >> (64 - bits)).step_by(2).all(|larger| !is_prime(larger)));
        }
    }

    #[test]
    fn the_base_is_a_primitive_root_of_each_prime() {
        let factors: [(u64, &[u64]); 5] = [
            (Prime32::VALUE, &[2, 5, 19, 22_605_091]),
            (Prime40::VALUE, &[2, 2, 2, 3, 3, 1487, 10_269_667]),
            (Prime48::VALUE, &[2, 2, 797, 2459, 35_905_663]),
            (Prime56::VALUE, &[2, 5, 1871, 2207, 2621, 665_789]),
            (Prime64::VALUE, &[2, 2, 11, 137, 547, 5_594_472_617_641]),
        ];
        for (prime, factors) in factors {
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
        fn equal<const BITS: u32, const GAP: u64>(tokens: &TokenBytes, k: u32) {
            let naive: Vec<u64> = tokens.windows(k).map(|window| naive(window, Prime::<BITS, GAP>::VALUE)).collect();
            assert_eq!(Prime::<BITS, GAP>::of_windows(tokens, k), naive);
        }
        let tokens = TokenBytes::of(text, params);
        equal::<32, 5>(&tokens, params.k);
        equal::<40, 87>(&tokens, params.k);
        equal::<48, 59>(&tokens, params.k);
        equal::<56, 5>(&tokens, params.k);
        equal::<64, 59>(&tokens, params.k);
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
        fn equal<const BITS: u32, const GAP: u64>() {
            let prime = Prime::<BITS, GAP>::VALUE;
            let square = u128::from(prime) * u128::from(prime);
            let near = |place: u128| (0..300).flat_map(move |n| [place.wrapping_sub(n), place + n]);
            let powers = (0..2 * BITS).flat_map(|bit| near(1 << bit));
            // Where the first fold leaves all lower bits set, so that the second one carries.
            let carrying = near((1 << (2 * BITS - 1)) + (1 << (BITS - 1)));
            let multiples = near(square - 300).chain(near(u128::from(prime) * 3));
            let places = powers.chain(carrying).chain(multiples);
            for number in places.filter(|&number| number < square) {
                assert_eq!(u128::from(Prime::<BITS, GAP>::reduce(number)), number % u128::from(prime));
            }
        }
        equal::<32, 5>();
        equal::<40, 87>();
        equal::<48, 59>();
        equal::<56, 5>();
        equal::<64, 59>();
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
