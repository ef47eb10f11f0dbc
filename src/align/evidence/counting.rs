//! The numbers by which two texts count: their lines, their questions, the hours of a day.
//!
//! After 11 comes 12 in every text, and after Q1 comes Q2, so the labels of a list or table (`align/labels`) say
//! nothing about copying, however rare they are in the two texts. They weigh nothing, in runs of equal words as well. Numbers that
//! stand far apart, as those of sections and sources, are words as others are.

use crate::align::labels::{self, Labels, PER_WAY};
use crate::common::sort;

/// The distance of labels that follow each other.
const ONE: u64 = labels::ONE as u64;

/// Fewest numbers at equal distances that both texts contain, if they count by them; and if they begin with the first or second
/// label, as the rows of a small table do.
const MIN_COUNT: usize = 8;
const MIN_COUNT_FROM_ONE: usize = 4;

/// The distances of numbers, in tenths. Dates may be a week apart, and years a decade.
const STEPS: [u64; 21] =
    [1, 2, 5, 10, 20, 25, 30, 40, 50, 60, 70, 100, 120, 150, 200, 250, 500, 1_000, 2_000, 5_000, 10_000];

/// Most words from a number to the next: those of a row of a table, or of a short answer. Longer entries are too far apart for their
/// numbers to support each other.
const MAX_DISTANCE: u32 = 16;

/// Numbers with more places in a text weigh little anyway.
const MAX_PLACES: usize = 64;

/// The places of each stem of a text.
#[derive(Clone, Copy)]
pub(super) struct ByStem<'p> {
    /// Distinct stems, ascending.
    pub(super) stems: &'p [u32],
    /// By stem, the start of its places in `places`; one more at the end.
    pub(super) starts: &'p [u32],
    /// All places, grouped by stem, each group ascending.
    pub(super) places: &'p [u32],
}

/// The numbers of a text, and where it may count by them.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    /// Each in tenths, with the position of its stem; ascending.
    all: Vec<u64>,
    /// Each distance of [`STEPS`], by its position there, upwards and then downwards, with the lower of two numbers at this distance
    /// that follow each other; ascending.
    followed: Vec<u64>,
}

impl Numbers {
    /// O(n) for n distinct stems, and O(m log [`MAX_PLACES`]) for m places of numbers.
    #[inline(never)] // one copy
    pub(super) fn of(by_stem: ByStem) -> Self {
        let labels = Labels::get();
        let mut all = Vec::new();
        for (index, &stem) in (0_u64..).zip(by_stem.stems) {
            all.extend(labels.numbers(stem).map(|number| number << 32 | index));
        }
        sort::sort_u64s(&mut all);
        let mut found = Self { all, followed: Vec::new() };
        if found.all.len() >= MIN_COUNT_FROM_ONE {
            for (at, step) in (0..).zip([STEPS, STEPS].concat()) {
                let is_down = at >= STEPS.len() as u64;
                let numbers = found.all.iter().map(|&key| key >> 32);
                let followed = numbers.filter(|&number| {
                    let [first, next] = if is_down { [number + step, number] } else { [number, number + step] };
                    found.is_followed(by_stem, first, next)
                });
                let mut followed: Vec<u64> = followed.map(|number| at << 32 | number).collect();
                followed.dedup();
                found.followed.append(&mut followed);
            }
        }
        found
    }

    /// Whether one number is at most [`MAX_DISTANCE`] words before another one. O([`MAX_PLACES`] log [`MAX_PLACES`]).
    #[inline(never)] // one copy
    fn is_followed(&self, by_stem: ByStem, number: u64, next: u64) -> bool {
        self.places(by_stem, next).flatten().any(|&next| {
            self.places(by_stem, number).any(|before| {
                let at = before.partition_point(|&place| place < next);
                at > 0 && next - before[at - 1] <= MAX_DISTANCE
            })
        })
    }

    /// The places of each spelling of a number.
    fn places<'p>(&self, ByStem { starts, places, .. }: ByStem<'p>, number: u64) -> impl Iterator<Item = &'p [u32]> {
        let from = self.all.partition_point(|&key| key >> 32 < number);
        let same = self.all[from..].iter().take_while(move |&&key| key >> 32 == number);
        let places_of = move |&key: &u64| {
            let at = key as u32 as usize;
            &places[starts[at] as usize..starts[at + 1] as usize]
        };
        same.map(places_of).filter(|places| places.len() <= MAX_PLACES)
    }

    /// By stem of the text, whether it is one of `numbers`, which ascend.
    fn flags(&self, numbers: &[u64], stems: usize) -> Vec<bool> {
        let mut flags = vec![false; stems];
        for &key in &self.all {
            flags[key as u32 as usize] |= numbers.binary_search(&(key >> 32)).is_ok();
        }
        flags
    }
}

/// By stem of either text, whether it is a number by which both count; empty if there is none. `stems`: how many stems the texts have.
/// O(n log n) for n such numbers.
#[inline(never)] // one copy
pub(super) fn counted(numbers: [&Numbers; 2], stems: [usize; 2]) -> [Vec<bool>; 2] {
    let [of_a, of_b] = numbers.map(|numbers| &numbers.followed[..]);
    let is_shared = |key: u64| of_a.binary_search(&key).is_ok() && of_b.binary_search(&key).is_ok();
    let mut counted = Vec::new();
    for &key in of_a {
        let step = STEPS[(key >> 32) as usize % STEPS.len()];
        // Each count once, from its beginning.
        if !is_shared(key) || is_shared(key.wrapping_sub(step)) {
            continue;
        }
        let mut end = key + step;
        while is_shared(end) {
            end += step;
        }
        let all = (key..=end).step_by(step as usize);
        let is_from_one = step == ONE && (key & u64::from(u32::MAX)) % PER_WAY <= ONE;
        if all.clone().count() >= if is_from_one { MIN_COUNT_FROM_ONE } else { MIN_COUNT } {
            counted.extend(all.map(|key| key & u64::from(u32::MAX)));
        }
    }
    if counted.is_empty() {
        return [Vec::new(), Vec::new()];
    }
    sort::sort_u64s(&mut counted);
    [0, 1].map(|side: usize| numbers[side].flags(&counted, stems[side]))
}

#[cfg(test)]
mod tests {
    use super::super::places::Places;
    use super::*;
    use crate::text::word::{pack_short, stem_length};

    fn places(text: &str) -> Places {
        let packed = |word: &[u8]| pack_short(&word[..stem_length(word)]);
        Places::of(&text.split(' ').map(str::as_bytes).map(packed).collect::<Vec<u32>>())
    }

    /// How many stems of either text are numbers by which both count.
    fn counts(texts: [&str; 2]) -> [usize; 2] {
        let [a, b] = texts.map(places);
        let counted = counted([&a, &b].map(Places::counted_numbers), [&a, &b].map(|places| places.stems.len()));
        counted.map(|by_stem| by_stem.iter().filter(|&&it| it).count())
    }

    #[test]
    fn numbers_of_lines_are_counted() {
        assert_eq!(counts(["2 a 3 b 4 c 5 d 6 e 7 f 8 g 9 12", "2 3 4 5 6 7 08 9 12 13 14"]), [8, 8]);
        // The rows of a small table, but no three.
        assert_eq!(counts(["1 a 2 b 3 c 4 d", "1 2 3 4 5 6"]), [4, 4]);
        assert_eq!(counts(["1 a 2 b 3 c five", "1 2 3 4 5 6"]), [0, 0]);
        // Seven numbers, and eight of which two are in another order.
        assert_eq!(counts(["2 3 4 5 6 7 8 one", "1 2 3 4 5 6 7 8 9"]), [0, 0]);
        assert_eq!(counts(["2 3 4 5 6 7 8 9", "2 3 5 4 6 7 8 9"]), [0, 0]);
        // By halves, and by tens beside numbers that only one of them has.
        assert_eq!(counts(["0.5 1 1.5 2.0 2.5 3 3.5 4.0", "0.5 1.0 1.5 2 2.5 3.0 3.5 4"]), [8, 8]);
        assert_eq!(counts(["10 20 30 40 50 60 70 80 3 7", "3 8 11 10 20 30 40 50 60 70 80 10"]), [8, 8]);
    }

    #[test]
    fn other_labels_are_counted_as_numbers_are() {
        for label in [
            |at: u32| format!("q{at}"),
            |at: u32| format!("a{at:03}"),
            |at: u32| format!("{:02x}", 150 + at),
            |at: u32| format!("{:03o}", 150 + at),
            |at: u32| format!("{at:02}.03.2024"),
            |at: u32| format!("{at}.11.1998"),
            // A week apart, into the next months.
            |at: u32| {
                let day = 4 + 7 * (at - 1);
                match day {
                    ..=30 => format!("{day:02}.09.2023"),
                    31..=61 => format!("{:02}.10.2023", day - 30),
                    _ => format!("{:02}.11.2023", day - 61),
                }
            },
            |at: u32| format!("1.{at}"),
            |at: u32| format!("2.3.{at}"),
            |at: u32| format!("{at:04}"),
            |at: u32| format!("{}", 100 * at),
            |at: u32| format!("{}", 1994 + at),
            |at: u32| format!("{}", 1800 + 10 * at),
            |at: u32| format!("{}", 12 * at),
            |at: u32| format!("{}", 15 * at),
            |at: u32| format!("{}", 420 - 20 * at),
            |at: u32| format!("{}", 268 + 5 * at),
            |at: u32| format!("{at},000"),
            |at: u32| format!("{}", 500 * at),
            |at: u32| format!("{at}{}", ["th", "st", "nd", "rd"][if (1..=3).contains(&at) { at as usize } else { 0 }]),
            |at: u32| format!("{}", 61 - at),
            |at: u32| format!("{}", 3 * at),
            |at: u32| format!("{}", f64::from(at) * 2.5),
            |at: u32| char::from(b'a' + at as u8).to_string(),
            |at: u32| {
                ["x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx", "xxi"][at as usize - 1]
                    .into()
            },
            |at: u32| {
                at.to_string().bytes().map(|digit| char::from_u32(0x660 + u32::from(digit - b'0')).unwrap()).collect()
            },
            |at: u32| format!("7{}", char::from(b'a' + at as u8)),
        ] {
            let text = |words: [&str; 3]| {
                (1..=12).map(|at| format!("{} {}", label(at), words[at as usize % 3])).collect::<Vec<_>>().join(" ")
            };
            let [a, b] = [["one", "two", "three"], ["four", "five", "six"]].map(text);
            assert_eq!(counts([&a, &b]), [12, 12], "{a}");
        }
    }

    #[test]
    fn numbers_far_apart_are_words() {
        let entries = |words: usize| {
            (1..=12).map(|number| format!("{number} {}", ["word"; 20][..words].join(" "))).collect::<Vec<_>>().join(" ")
        };
        let [near, far] = [15, 16].map(entries);
        assert_eq!((counts([&near, &near]), counts([&near, &far])), ([12, 12], [0, 0]));
    }
}
