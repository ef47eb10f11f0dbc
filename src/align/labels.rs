//! Words by which texts count: the numbers of lines, questions and clauses, in any digits, the hours and days, letters, letters with
//! numbers, Roman numerals, figures and English ordinal numbers, codes in hexadecimal and octal digits.
//!
//! They follow one another in the same order in every text. A label has a *number* in each way of counting that it belongs to; the
//! next label has the next number. Years, and other numbers that are as high, count only as figures of a table.

use std::ops::Range;
use std::sync::OnceLock;

use crate::common::sort;
use crate::text::word::{pack_short, stem, stem_length};

/// By how much the number of a label exceeds that of the label before it: numbers are in tenths.
pub(super) const ONE: u32 = 10;

/// The highest number of a line or a question.
const MAX_NUMBER: u32 = 300;

/// The highest figure: a year, a temperature, a price. Higher ones are whole and half thousands, up to this number of thousands
/// and a half.
const MAX_FIGURE: u32 = 5_000;
const MAX_THOUSANDS: u32 = 50;

/// Numbers up to this have labels in other digits, too.
const MAX_IN_OTHER_DIGITS: u32 = 100;

/// The zeros of Arabic, Persian, Hindi, Bengali and Thai.
const ZEROS: [char; 5] = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}'];

/// Numbers up to this may have a digit behind the point: percentages have. Below the second, they may number parts of a text.
const MAX_WITH_TENTHS: usize = 100;
const MAX_ORDINAL_WITH_TENTHS: usize = 20;

/// The highest numbers on either side of the point in the number of a clause: 3.12.
const MAX_CLAUSE: [usize; 2] = [20, 40];

/// The highest numbers in that of a clause within a clause: 3.2.12.
const MAX_INNER_CLAUSE: [usize; 3] = [9, 9, 20];

/// The highest number with a letter behind it: 12b.
const MAX_WITH_LETTER: usize = 100;

/// The highest code in hexadecimal and octal digits.
const MAX_CODE: u32 = 255;

/// The days of a year before each month; January is 1.
const DAYS_BEFORE: [u32; 13] = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/// The way of counting by dates: behind those by numbers, clauses, Roman numerals and letters, before those by letters with numbers.
const DATES: u64 = 1 + (MAX_CLAUSE[0] as u64 + 1) + (MAX_INNER_CLAUSE[0] * MAX_INNER_CLAUSE[1]) as u64 + 2;

/// The way of counting by figures, as percentages and years: behind those by letters with numbers and numbers with a letter. They
/// are no ordinals, because who rewrites a text keeps its figures.
const FIGURES: u64 = LAST_LETTER + MAX_WITH_LETTER as u64 + 2;

/// The last way of counting by a letter with numbers.
const LAST_LETTER: u64 = DATES + 26;

/// The highest number with a letter before it that surely numbers a part of a text, wherever it stands. Others may be names: F16, B52.
const MAX_ORDINAL: u64 = 15;

/// The numbers of a way of counting are below this.
pub(super) const PER_WAY: u64 = 1_000_000;

/// Bits of a stem by which most words are told to be no labels.
const FILTER_BITS: u32 = 18;

/// All labels.
pub(super) struct Labels {
    /// Whether there is a label with these bits.
    filter: Vec<u64>,
    /// The stem of each label, with its number; ascending.
    all: Vec<u64>,
}

impl Labels {
    /// The table, which is made once, in some milliseconds.
    pub(super) fn get() -> &'static Self {
        static LABELS: OnceLock<Labels> = OnceLock::new();
        LABELS.get_or_init(Self::new)
    }

    #[inline(never)] // see `memory`
    fn new() -> Self {
        let mut made = Making::default();
        let numbers: Vec<[String; 4]> =
            (0..=MAX_NUMBER).map(|number| [1, 2, 3, 4].map(|width| digits(number, 10, width))).collect();
        let letters: Vec<String> = ('a'..='z').map(String::from).collect();
        for (at, widths) in (0..).zip(&numbers) {
            made.add_each(at, widths, "");
        }
        for (number, [plain, ..]) in (0..=MAX_IN_OTHER_DIGITS).zip(&numbers) {
            for zero in ZEROS {
                let digit = |digit: u8| char::from_u32(u32::from(zero) + u32::from(digit - b'0')).unwrap_or(zero);
                made.add(ONE * number, &[&plain.bytes().map(digit).collect::<String>()]);
            }
        }
        made.add_tenths(&numbers, 0..MAX_ORDINAL_WITH_TENTHS);
        for [clause, ..] in &numbers[..=MAX_CLAUSE[0]] {
            made.way += 1;
            for (at, [part, ..]) in (0..).zip(&numbers[..=MAX_CLAUSE[1]]) {
                made.add(ONE * at, &[clause, ".", part]);
            }
        }
        for [clause, ..] in &numbers[1..=MAX_INNER_CLAUSE[0]] {
            for [inner, ..] in &numbers[1..=MAX_INNER_CLAUSE[1]] {
                made.way += 1;
                for (at, [part, ..]) in (0..).zip(&numbers[..=MAX_INNER_CLAUSE[2]]) {
                    made.add(ONE * at, &[clause, ".", inner, ".", part]);
                }
            }
        }
        made.way += 1;
        for (tens, written) in (0..).zip(["", "x", "xx", "xxx"]) {
            for (ones, numeral) in (0..).zip(["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]) {
                if tens + ones > 0 {
                    made.add(ONE * (10 * tens + ones), &[written, numeral]);
                }
            }
        }
        made.way += 1;
        for (at, letter) in (0..).zip(&letters) {
            made.add(ONE * at, &[letter]);
        }
        made.way = DATES;
        // Of a date the stem has no year, or only its beginning.
        for (month, months) in (0..).zip(&numbers[..=12]) {
            for (day, days) in (0..).zip(&numbers[..=31]) {
                for [day_width, month_width] in [[1, 1], [0, 0], [1, 0]] {
                    let written = [&days[day_width], ".", &months[month_width], "."].concat();
                    made.add(ONE * (DAYS_BEFORE[month] + day), &[&written, "19"]);
                    made.add(ONE * (DAYS_BEFORE[month] + day), &[&written, "20"]);
                }
            }
        }
        for letter in &letters {
            made.way += 1;
            for (at, widths) in (0..).zip(&numbers) {
                made.add_each(at, widths, letter);
            }
        }
        for [number, ..] in &numbers[..=MAX_WITH_LETTER] {
            made.way += 1;
            for (at, letter) in (0..).zip(&letters) {
                // 1a, 1b, 1c, and the cells a1, b1, c1.
                made.add(ONE * at, &[number, letter]);
                made.add(ONE * at, &[letter, number]);
            }
        }
        made.way = FIGURES;
        made.add_figures(&numbers);
        for (base, width, prefix) in [(16, 2, ""), (16, 2, "0x"), (8, 3, "")] {
            made.way += 1;
            for code in 0..=MAX_CODE {
                made.add(ONE * code, &[prefix, &digits(code, base, width)]);
            }
        }
        let mut all = made.all;
        sort::sort_u64s(&mut all);
        all.dedup();
        let mut filter = vec![0; 1 << (FILTER_BITS - 6)];
        for &label in &all {
            let [at, bit] = place((label >> 32) as u32);
            filter[at] |= 1 << bit;
        }
        Self { filter, all }
    }

    /// Whether words of this stem number the parts of a text, wherever they stand: numbers, clauses, letters, dates and the first
    /// numbers with a letter before them. O(1) for most others, else O(log labels).
    pub(super) fn is_ordinal(&self, stem: u32) -> bool {
        self.numbers(stem).any(|number| {
            let (way, number) = (number / PER_WAY, number % PER_WAY);
            way <= DATES || (way <= LAST_LETTER && number <= MAX_ORDINAL * u64::from(ONE))
        })
    }

    /// The numbers of a label, ascending; none for other words. O(1) for most others, else O(log labels).
    pub(super) fn numbers(&self, stem: u32) -> impl Iterator<Item = u64> + '_ {
        let [at, bit] = place(stem);
        let rest = if self.filter[at] >> bit & 1 == 0 {
            &[]
        } else {
            &self.all[self.all.partition_point(|&label| ((label >> 32) as u32) < stem)..]
        };
        rest.iter().take_while(move |&&label| (label >> 32) as u32 == stem).map(|&label| label & u64::from(u32::MAX))
    }
}

/// Labels while they are made.
#[derive(Default)]
struct Making {
    all: Vec<u64>,
    /// The way of counting that is added to.
    way: u64,
}

impl Making {
    /// Adds a label with its number, in parts.
    #[inline(never)] // one copy
    fn add(&mut self, number: u32, parts: &[&str]) {
        let stem = stem_of(&parts.concat());
        self.all.push(u64::from(stem) << 32 | (self.way * PER_WAY + u64::from(number)));
    }

    /// Adds whole numbers, years among them, whole and half thousands, numbers with tenths, and English ordinal numbers.
    #[inline(never)] // for its length
    fn add_figures(&mut self, numbers: &[[String; 4]]) {
        for (at, widths) in (0..).zip(numbers) {
            self.add_each(at, widths, "");
        }
        for figure in MAX_NUMBER + 1..=MAX_FIGURE {
            self.add(ONE * figure, &[&digits(figure, 10, 1)]);
        }
        for thousands in 1..=MAX_THOUSANDS {
            for point in ["", ",", "."] {
                for (hundreds, end) in [(0, "000"), (500, "500")] {
                    self.add(ONE * (1_000 * thousands + hundreds), &[&digits(thousands, 10, 1), point, end]);
                }
            }
        }
        self.add_tenths(numbers, 0..MAX_WITH_TENTHS + 1);
        for (at, [plain, ..]) in (0..=31).zip(numbers) {
            let ending = match at {
                1 | 21 | 31 => "st",
                2 | 22 => "nd",
                3 | 23 => "rd",
                _ => "th",
            };
            self.add(ONE * at, &[plain, ending]);
        }
    }

    /// Adds numbers with a digit behind the point.
    fn add_tenths(&mut self, numbers: &[[String; 4]], wholes: Range<usize>) {
        for at in wholes {
            for (tenth, [digit, ..]) in (0..ONE).zip(numbers) {
                for point in [".", ","] {
                    self.add(ONE * at as u32 + tenth, &[&numbers[at][0], point, digit]);
                }
            }
        }
    }

    /// Adds a whole number, written in several widths, with a letter before it.
    fn add_each(&mut self, number: u32, widths: &[String; 4], letter: &str) {
        for width in widths {
            self.add(ONE * number, &[letter, width]);
        }
    }
}

/// The stem of a label.
fn stem_of(label: &str) -> u32 {
    let bytes = label.as_bytes();
    stem(pack_short(&bytes[..stem_length(bytes)]))
}

/// A number in the digits of a base, with zeros before it up to a width.
fn digits(mut number: u32, base: u32, width: usize) -> String {
    let mut reversed = String::new();
    while number > 0 || reversed.len() < width {
        reversed.extend(char::from_digit(number % base, base));
        number /= base;
    }
    reversed.chars().rev().collect()
}

/// The place of a stem in the filter.
fn place(stem: u32) -> [usize; 2] {
    let bits = stem & ((1 << FILTER_BITS) - 1);
    [(bits >> 6) as usize, (bits & 63) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_followed_by_the_next_number_in_one_of_its_ways() {
        let labels = Labels::get();
        let numbers = |word: &str| labels.numbers(stem_of(word)).collect::<Vec<u64>>();
        for (label, next) in [
            ("7", "8"),
            ("09", "10"),
            ("004", "005"),
            ("2.9", "2.10"),
            ("q1", "q2"),
            ("a007", "a008"),
            ("1a", "1b"),
            ("9f", "a0"),
            ("0xff", "0xfe"),
            ("277", "300"),
            ("01.03.2024", "02.03.2024"),
            ("9.3.2024", "10.3.2024"),
            ("0009", "0010"),
            ("1.4.9", "1.4.10"),
            ("ix", "x"),
            ("q", "r"),
            ("٩", "١٠"),
            ("๑๙", "๒๐"),
            ("30.09.2024", "01.10.2024"),
        ] {
            let next = numbers(next);
            let is_next = |&number: &u64| next.iter().any(|next| next.abs_diff(number) == u64::from(ONE));
            assert!(numbers(label).iter().any(is_next), "{label}");
        }
        let is_ordinal = |word: &str| labels.is_ordinal(stem_of(word));
        assert_eq!(
            ["12", "3.7", "q9", "f16", "ad", "9b", "word"].map(is_ordinal),
            [true, true, true, false, false, false, false]
        );
        // Figures count only where they follow one another.
        for figure in ["37.5", "1999", "2024", "3100", "15000", "3,500", "21st"] {
            assert!(!is_ordinal(figure) && !numbers(figure).is_empty(), "{figure}");
        }
        for word in ["7654", "word", "abc", "12.2024"] {
            assert!(numbers(word).is_empty(), "{word}");
        }
    }

    #[test]
    fn the_filter_hides_no_label() {
        let labels = Labels::get();
        let stems: Vec<u32> = labels.all.iter().map(|&label| (label >> 32) as u32).collect();
        assert!(stems.iter().all(|&stem| labels.numbers(stem).next().is_some()));
        // Few other stems are taken for labels, because few are.
        assert!((0..1 << 24).step_by(101).filter(|&stem| labels.numbers(stem).next().is_some()).count() < 1000);
    }
}
