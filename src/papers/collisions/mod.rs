//! Collisions: the number of distinct shingles that share a fingerprint, expected and counted.
//!
//! The expected numbers assume that fingerprints are uniform over r = 2^bits numbers; they take about O(1). [`count`] compares
//! shingles by their tokens, without relying on hashes: O(n log n) time; at most 16 to 24 bytes a shingle (32 if nearly all
//! are equal), besides the distinct tokens and the memory for reading one text.
//! Ten million shingles of five words take 1.1 s rolling and 1.4 to 1.8 s by Rabin-Karp.
//!
//! Source: P2, "Выбор размера сигнатуры": formulas (7) and (8), tables 2 and 3. P2 counted on 10 376 876 shingles 13 089
//! collisions of its 32-bit Rabin-Karp and 12 320 of CRC-32, and none of 48 bits or more. [`expected`] gives 12 525 with
//! a standard deviation of 112: CRC-32 is 1.8 of these below, as chance would have it; Rabin-Karp is 5.0 above, more
//! than chance allows: a modulus of 4.3 % fewer numbers would do that. P2 says besides that fewer than 10⁷ of its shingles
//! were different; so many give at most 11 633, and both counts lie above that.

mod interner;
mod windows;

use serde::Serialize;

use crate::params::Params;
use crate::shingle::fingerprint::papers::token_bytes::TokenBytes;
use crate::shingle::fingerprint::{bits, of_windows};
use crate::text::reader::{Reader, Source};
use interner::Interner;
use windows::Windows;

/// The collisions of the fingerprints of a set of texts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Collisions {
    /// Shingles: windows of k tokens.
    pub shingles: u64,
    /// Distinct shingles, compared by their tokens.
    pub distinct: u64,
    /// Distinct fingerprints.
    pub fingerprints: u64,
    /// Distinct shingles that share their fingerprint with one counted already: distinct less fingerprints.
    pub collisions: u64,
    /// Expected collisions of this many distinct shingles.
    pub expected: f64,
    /// Bits of a fingerprint.
    pub bits: u32,
}

/// 2^bits, exact. More than 1023 bits count as 1023: larger powers are no number.
fn size(bits: u32) -> f64 {
    libm::ldexp(1.0, bits.min(1023).cast_signed())
}

/// The number of distinct shingles for which a collision has the given probability, 0 to 1: √(2 r ln(1 / (1 − P))) (P2, formula 8).
#[must_use]
pub fn birthday(bits: u32, probability: f64) -> f64 {
    (2.0 * size(bits) * -libm::log1p(-probability)).sqrt()
}

/// The number of distinct shingles for which a collision is likely, by the rule of thumb √r (P2, its first column of table 2).
#[must_use]
pub fn rule_of_thumb(bits: u32) -> f64 {
    size(bits).sqrt()
}

/// The expected number of distinct shingles, of `shingles`, that share their fingerprint with an earlier one:
/// n − r (1 − (1 − 1/r)ⁿ).
///
/// For long fingerprints this formula would lose all digits to cancellation, so up to n = r/2 its binomial series is summed
/// instead, n(n − 1)/2r − n(n − 1)(n − 2)/6r² + …, whose terms shrink sixfold or faster.
#[must_use]
pub fn expected(shingles: u64, bits: u32) -> f64 {
    let (n, r) = (shingles as f64, size(bits));
    if n > r / 2.0 {
        return n + r * libm::expm1(n * libm::log1p(-1.0 / r));
    }
    let mut sum = 0.0;
    let mut term = n * (n - 1.0) / 2.0 / r;
    let mut j = 2.0;
    while sum + term != sum {
        sum += term;
        term *= -(n - j) / ((j + 1.0) * r);
        j += 1.0;
    }
    sum
}

/// Counts the collisions in some texts, given with their names, exactly.
///
/// # Panics
/// At 2³² tokens, for which no machine of 32 bits has the memory.
#[must_use]
pub fn count<'a>(texts: impl Iterator<Item = (&'a str, &'a str)>, params: &Params) -> Collisions {
    let mut interner = Interner::new();
    let mut windows = Windows::new(params.k);
    let reader = Reader::new(params).without_exclusions();
    for (name, text) in texts {
        let (tokens, _) = TokenBytes::read(&reader, &Source { name, text, is_template: false, segmenter: None });
        let numbers = of_windows(&tokens, params);
        windows.add((0..tokens.len()).map(|index| interner.number(tokens.token(index))), &numbers);
    }
    let counts = windows.count();
    let bits = bits(params.fingerprint);
    Collisions {
        shingles: counts.windows,
        distinct: counts.distinct,
        fingerprints: counts.numbers,
        collisions: counts.distinct - counts.numbers,
        expected: expected(counts.distinct, bits),
        bits,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::common::s_curve::power;
    use crate::params::Fingerprint;

    fn near(value: f64, printed: f64, digit: f64) -> bool {
        (value - printed).abs() <= digit / 2.0
    }

    #[test]
    fn table_2_of_p2_to_its_last_printed_digit() {
        // Bits, the rule of thumb, then each P2's number and its last digit for P = 0.01, 0.1 and 0.4. All digits hold.
        let rows = [
            (32, 65_536.0, [(9_291.486_835, 1e-6), (30_083.881_7, 1e-4), (66_241.668_88, 1e-5)]),
            (40, 1_048_576.0, [(148_663.789_4, 1e-4), (481_342.107_2, 1e-4), (1_059_866.702, 1e-3)]),
            (48, 16_777_216.0, [(2_378_620.63, 1e-2), (7_701_473.715, 1e-3), (16_957_867.23, 1e-2)]),
            (56, 268_435_456.0, [(38_057_930.08, 1e-2), (123_223_579.4, 1e-1), (271_325_875.7, 1e-1)]),
            (64, 4_294_967_296.0, [(608_926_881.2, 1e-1), (1_971_577_271.0, 1.0), (4_341_214_012.0, 1.0)]),
            (72, 68_719_476_736.0, [(9_742_830_100.0, 1.0), (31_545_236_336.0, 1.0), (69_459_424_188.0, 1.0)]),
        ];
        for (bits, rule, printed) in rows {
            assert_eq!(rule_of_thumb(bits), rule);
            for (probability, (value, digit)) in [0.01, 0.1, 0.4].into_iter().zip(printed) {
                assert!(near(birthday(bits, probability), value, digit), "{bits} bits, P = {probability}");
            }
        }
    }

    #[test]
    fn table_3_of_p2_is_chance_for_crc_32_and_more_for_rabin_karp() {
        let forecast = expected(10_376_876, 32);
        assert!(near(forecast, 12_525.459_474_750_9, 1e-6));
        // Rare events: the variance of their number is about the number.
        let deviations = |counted: f64| (counted - forecast) / forecast.sqrt();
        assert!(near(deviations(12_320.0), -1.8, 0.1));
        assert!(near(deviations(13_089.0), 5.0, 0.1));
        // With 4.3 % fewer numbers 13 089 would be no surprise.
        assert!(near(forecast / 0.957, 13_089.0, 10.0));
        assert!(near(expected(10_000_000, 32), 11_632.5, 0.01));
    }

    #[test]
    fn expectations_keep_their_digits_at_every_size() {
        // By decimal arithmetic of eighty digits, rounded to fifteen.
        let exact = [
            (10_376_876, 40, 48.966_833_853_132_903),
            (10_376_876, 48, 0.191_277_294_126_841),
            (10_376_876, 56, 7.471_769_393_289_3e-4),
            (10_376_876, 64, 2.918_659_919_393_19e-6),
            (10_000_000, 64, 2.710_505_160_162_728e-6),
        ];
        for (n, bits, value) in exact {
            assert!(near(expected(n, bits) / value, 1.0, 1e-14), "{n} on {bits} bits");
        }
    }

    #[test]
    fn expectations_equal_their_definition_where_that_cancels_little() {
        for bits in 0..=16 {
            let r = size(bits);
            for n in (0..200).chain((200..200_000).step_by(997)) {
                let definition = f64::from(n) - r * (1.0 - power(1.0 - 1.0 / r, n));
                let value = expected(n.into(), bits);
                assert!(
                    near(value, definition, 1e-9 * f64::from(n.max(1))),
                    "{n} on {bits} bits: {value}, {definition}"
                );
            }
        }
        assert_eq!((expected(0, 32), expected(1, 32), expected(1, 0), expected(5, 0)), (0.0, 0.0, 0.0, 4.0));
    }

    #[test]
    fn counts_what_sets_count() {
        let texts = ["to be or not to be", "To be! Or else?", "be", ""];
        let params = Params::builder().k(2).build().expect("valid");
        let found = count(texts.into_iter().map(|text| ("", text)), &params);
        // to be, be or, or not, not to; or else.
        let expected = expected(5, 64);
        assert_eq!(found, Collisions { shingles: 8, distinct: 5, fingerprints: 5, collisions: 0, expected, bits: 64 });
    }

    #[test]
    fn collisions_of_32_bits_are_found_to_the_last() {
        // 300 000 of them should collide ten times.
        let words: Vec<String> = (0..300_000).map(|n| format!("word{n}")).collect();
        let text = words.join(" ");
        let params = Params::builder().fingerprint(Fingerprint::Murmur3).k(1).build().expect("valid");
        let found = count([("", text.as_str()), ("", &text)].into_iter(), &params);
        let hashes: BTreeSet<u32> =
            words.iter().map(|word| crate::shingle::fingerprint::papers::murmur3::hash32(word.as_bytes(), 0)).collect();
        assert_eq!((found.shingles, found.distinct), (600_000, 300_000));
        assert_eq!((found.fingerprints, found.collisions), (hashes.len() as u64, 300_000 - hashes.len() as u64));
        assert!((1..30).contains(&found.collisions), "{found:?}");
        assert!(near(found.expected, 10.5, 0.1));
    }
}
