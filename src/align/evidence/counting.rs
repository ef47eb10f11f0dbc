//! The numbers by which two texts count: their lines, their questions, the hours of a day.
//!
//! After 11 comes 12 in every text, so numbers of a count that both texts contain say nothing about copying, however rare they are in
//! the two texts. They weigh nothing, and are matched only in runs of equal words, as frequent words are.

use std::sync::OnceLock;

use super::places::Places;
use crate::common::sort;
use crate::text::token;
use crate::text::word::{pack, stem};

/// Fewest numbers at equal distances that both texts contain, if they count by them.
const MIN_COUNT: usize = 8;

/// The distances, in tenths.
const STEPS: [u32; 8] = [1, 2, 5, 10, 20, 50, 100, 250];

/// The highest number of a line or a question. Years are higher.
const MAX_NUMBER: u32 = 300;

/// The highest number with a digit behind the point.
const MAX_WITH_TENTHS: u32 = 20;

/// Numbers below ten may be written with a zero before them, as in times.
const MAX_PADDED: u32 = 9;

/// The numbers of a text by which it may count: each in tenths, with the position of its stem in [`Places::stems`]; ascending.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers(Vec<u64>);

impl Numbers {
    /// O(n) for n distinct stems, ascending.
    pub(super) fn of(stems: &[u32]) -> Self {
        let mut found = Vec::new();
        let mut rest = all();
        for (index, &stem) in (0..).zip(stems) {
            while let Some((&first, others)) = rest.split_first()
                && first >> 32 <= u64::from(stem)
            {
                if first >> 32 == u64::from(stem) {
                    found.push(first << 32 | index);
                }
                rest = others;
            }
        }
        sort::sort_u64s(&mut found);
        Self(found)
    }

    /// The numbers, in tenths, ascending.
    fn tenths(&self) -> impl Iterator<Item = u32> {
        self.0.iter().map(|&number| (number >> 32) as u32)
    }

    /// By stem of the text, whether it is one of these numbers.
    fn flags(&self, numbers: &[u32], stems: usize) -> Vec<bool> {
        let mut flags = vec![false; stems];
        for (number, &at) in self.tenths().zip(&self.0) {
            flags[at as u32 as usize] |= numbers.contains(&number);
        }
        flags
    }
}

/// The stem of each number, and the number in tenths, ascending.
fn all() -> &'static [u64] {
    static ALL: OnceLock<Vec<u64>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        let mut name = |tenths: u32, name: String| {
            let hash = token::hash(name.as_bytes());
            all.push(u64::from(stem(pack(hash, hash))) << 32 | u64::from(tenths));
        };
        (0..=MAX_NUMBER).for_each(|number| name(10 * number, number.to_string()));
        (0..=MAX_PADDED).for_each(|number| name(10 * number, format!("0{number}")));
        (0..10 * MAX_WITH_TENTHS).for_each(|tenths| name(tenths, format!("{}.{}", tenths / 10, tenths % 10)));
        sort::sort_u64s(&mut all);
        all
    })
}

/// By stem of either text, whether it is a number by which both count; empty if there is none. O(n · m) for n and m numbers.
pub(super) fn counted(places: [&Places; 2]) -> [Vec<bool>; 2] {
    let numbers = places.map(Places::numbers_of_count);
    let in_b: Vec<u32> = numbers[1].tenths().collect();
    let mut shared: Vec<u32> = numbers[0].tenths().filter(|number| in_b.binary_search(number).is_ok()).collect();
    shared.dedup();
    let mut counted = Vec::new();
    if shared.len() >= MIN_COUNT {
        for step in STEPS {
            add_counts(&shared, step, &mut counted);
        }
    }
    if counted.is_empty() {
        return [Vec::new(), Vec::new()];
    }
    [0, 1].map(|side: usize| numbers[side].flags(&counted, places[side].stems.len()))
}

/// Adds the numbers of `shared`, which ascend, that are among [`MIN_COUNT`] or more at this distance. O(n log n).
fn add_counts(shared: &[u32], step: u32, counted: &mut Vec<u32>) {
    let has = |number: u32| shared.binary_search(&number).is_ok();
    for &first in shared.iter().filter(|&&number| number < step || !has(number - step)) {
        let mut end = first + step;
        while has(end) {
            end += step;
        }
        let all = (first..end).step_by(step as usize);
        if all.len() >= MIN_COUNT {
            counted.extend(all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(text: &str) -> Places {
        let packed = |word: &str| {
            let hash = token::hash(word.as_bytes());
            pack(hash, hash)
        };
        Places::of(&text.split(' ').map(packed).collect::<Vec<u32>>())
    }

    #[test]
    fn numbers_in_a_row_that_both_texts_contain_are_counted() {
        let [a, b] = ["5 4 2 3 one 6 7 8 9 12", "2 3 4 5 6 7 08 9 12 13 14"].map(places);
        let counted = counted([&a, &b]);
        assert_eq!(counted.map(|by_stem| by_stem.iter().filter(|&&it| it).count()), [8, 8]);
        let [a, b] = ["2 3 4 5 6 7 8 one", "1 2 3 4 5 6 7 8 9"].map(places);
        assert_eq!(super::counted([&a, &b]), [vec![], vec![]]);
        // By halves, and by tens beside numbers that only one of them has.
        let [a, b] = ["0.5 1 1.5 2.0 2.5 3 3.5 4.0", "0.5 1.0 1.5 2 2.5 3.0 3.5 4"].map(places);
        assert_eq!(super::counted([&a, &b]), [vec![true; 8], vec![true; 8]]);
        let [a, b] = ["10 20 30 40 50 60 70 80 3 7", "80 70 60 50 40 30 20 10 3 8 11"].map(places);
        assert_eq!(super::counted([&a, &b]).map(|by_stem| by_stem.iter().filter(|&&it| it).count()), [8, 8]);
    }
}
