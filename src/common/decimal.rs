//! Numbers in decimal digits, for messages.
//!
//! `f64`'s `Display` is exact for every number, and needs big integers and tables for that: about 8 kB of the compressed
//! module, only for messages about wrong values. This one reproduces numbers of up to 15 digits, as people type them, and
//! rounds all others. It only adds, multiplies and divides, so the result is the same on every machine.

/// Whole numbers up to here are exact.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;
/// Whole numbers below this have at most 15 digits, which every `f64` preserves.
const BEYOND_15_DIGITS: f64 = 1e15;
/// Powers of ten are exact up to this exponent, so dividing a whole number by one of them rounds only once.
const MAX_DECIMALS: usize = 22;
/// Numbers outside of this range are written with an exponent. The upper end fits into a `u64`.
const MIN_PLAIN: f64 = 1e-7;
const MAX_PLAIN: f64 = 1.8e19;
/// Decimals of the mantissa: few enough to hide the rounding errors of [`with_exponent`].
const MAX_MANTISSA_DECIMALS: usize = 12;

/// 0.35 → "0.35", 1e300 → "1e300": the fewest decimals that parse back to the same number, if 15 digits suffice; otherwise
/// rounded.
pub(crate) fn decimal(value: f64) -> String {
    let sign = if value.is_sign_negative() && !value.is_nan() { "-" } else { "" };
    let digits = match value.abs() {
        size if size.is_nan() => "NaN".to_owned(),
        size if size.is_infinite() => "inf".to_owned(),
        size if size == 0.0 || (MIN_PLAIN..MAX_PLAIN).contains(&size) => plain(size, MAX_DECIMALS),
        size => with_exponent(size),
    };
    format!("{sign}{digits}")
}

#[expect(clippy::cast_sign_loss, reason = "no size is below 0")]
fn plain(size: f64, max_decimals: usize) -> String {
    let mut scale = 1.0;
    let mut decimals = 0;
    // Adds decimals until the rounded number equals `size`, or until one more would exceed 15 digits.
    while (size * scale + 0.5).trunc() / scale != size
        && decimals < max_decimals
        && size * scale * 10.0 < BEYOND_15_DIGITS
    {
        scale *= 10.0;
        decimals += 1;
    }
    let whole = if size < MAX_EXACT { (size * scale + 0.5) as u64 } else { size as u64 };
    let digits = format!("{whole:0width$}", width = decimals + 1);
    let (before, behind) = digits.split_at(digits.len() - decimals);
    let behind = behind.trim_end_matches('0');
    if behind.is_empty() { before.to_owned() } else { format!("{before}.{behind}") }
}

fn with_exponent(size: f64) -> String {
    let mut mantissa = size;
    let mut exponent = 0;
    while mantissa >= 10.0 {
        mantissa /= 10.0;
        exponent += 1;
    }
    while mantissa < 1.0 {
        mantissa *= 10.0;
        exponent -= 1;
    }
    // Each step above may round, so the last digits of the mantissa are unreliable and are cut off.
    match plain(mantissa, MAX_MANTISSA_DECIMALS).as_str() {
        // Rounded up from 9.99….
        "10" => format!("1e{}", exponent + 1),
        digits => format!("{digits}e{exponent}"),
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::decimal;

    #[test]
    fn what_a_person_types_comes_out_as_it_was_typed() {
        for typed in [
            "0",
            "1",
            "-1",
            "0.35",
            "-0.001",
            "100.5",
            "1234567.25",
            "4294967296",
            "0.3333333333",
            "NaN",
            "inf",
            "-inf",
        ] {
            assert_eq!(decimal(typed.parse().expect("a number")), typed);
        }
        assert_eq!(decimal(0.1 + 0.2), "0.3");
        assert_eq!(decimal(1e300), "1e300");
        assert_eq!(decimal(1e300_f64.next_down()), "1e300");
        assert_eq!(decimal(-1e20_f64.next_down()), "-1e20");
        assert_eq!(decimal(-2.5e-9), "-2.5e-9");
        assert_eq!(decimal(18_014_398_509_481_984.0), "18014398509481984");
    }

    proptest! {
        #[test]
        fn numbers_of_few_digits_are_written_as_by_the_standard_library(digits in 0..1_000_000_000_u32, decimals in 0..7_u32) {
            let value: f64 = format!("{digits}e-{decimals}").parse().expect("a number");
            prop_assert_eq!(decimal(value), value.to_string());
        }

        #[test]
        fn any_number_is_given_back_but_for_the_last_digits(value: f64) {
            let back: f64 = decimal(value).parse().expect("a number");
            let near = (back - value).abs() <= value.abs() * 1e-11 || back == value || (back.is_nan() && value.is_nan());
            prop_assert!(near || value.abs() < 1e-300, "{} {}", value, back);
        }
    }
}
