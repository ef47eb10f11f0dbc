//! Numbers in decimal digits, for messages.
//!
//! `f64`'s own `Display` is exact for every number, and for that brings big integers and tables: some 8 kB of the compressed
//! module, for a few messages that name a wrong value. Here a number that a person may have typed comes out as it was
//! typed, and any other rounded. Only additions, multiplications and divisions are used, so that it is the same on every machine.

/// Whole numbers up to here are exact.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;
/// Whole numbers below it have at most the 15 digits that a number is sure to keep.
const MAX_DIGITS: f64 = 1e15;
/// Powers of ten are exact up to here, so that a whole number divided by one of them is rounded but once.
const MAX_DECIMALS: usize = 22;
/// Smaller numbers, and larger ones than fit into a `u64`, are written with an exponent.
const MIN_PLAIN: f64 = 1e-7;
const MAX_PLAIN: f64 = 1.8e19;
/// Digits behind the point of a number with an exponent.
const MANTISSA_DECIMALS: usize = 14;

/// 0.35 → "0.35", 1e300 → "1e300": the fewest decimals that give the number back, if 15 digits do; else it is rounded.
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
    // Rounded to a whole number of units; where the next smaller units give no exact whole number, these are the last.
    while (size * scale + 0.5).trunc() / scale != size && decimals < max_decimals && size * scale * 10.0 < MAX_DIGITS {
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
    // Each step may have rounded a little, which the last of so many decimals hides.
    format!("{}e{exponent}", plain(mantissa, MANTISSA_DECIMALS - 2))
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
