//! Sets of numbers → equal numbers side by side, with the sets that hold them: the heart of every join.
//!
//! All (number, set) pairs are scattered by their leading byte into parts that fit a cache, and each part is sorted
//! there by its next bits. The numbers must be close to uniform, as fingerprints and band keys are; where they are not,
//! only time is lost. O(n) expected time for n numbers. Space 6 bytes a number (a half of them is scattered at a time)
//! and one part's 16 bytes a number. A global sort would take half as long again, a global hash table four times.

use crate::memory::foresee;
use crate::sort::{Buckets, sort_by_uniform_key};

/// Parts are told apart by the leading byte: of ten million numbers each holds 40 000, which a second-level cache holds.
const PARTS: usize = 256;
const PART_BITS: u32 = PARTS.ilog2();
/// The parts are made in so many turns, so that only this fraction of the pairs lies scattered at a time.
const TURNS: usize = 2;
/// Up to so many numbers make a single part.
const FEW: usize = 1 << 14;

/// A number and the set it comes from.
pub type Held = (u64, u32);

/// Calls `visit` with slices of (number, set) in which equal numbers stand side by side, never in two slices, and their
/// sets ascend. A number that a set holds twice comes twice.
pub fn for_each_part(sets: &[&[u64]], mut visit: impl FnMut(&[Held])) {
    let total: usize = sets.iter().map(|set| set.len()).sum();
    if total <= FEW {
        let mut part: Vec<Held> = Vec::with_capacity(total);
        for (set, numbers) in (0..).zip(sets) {
            part.extend(numbers.iter().map(|&number| (number, set)));
        }
        sort_by_uniform_key(&mut part, 0, |&(number, _)| number);
        return visit(&part);
    }
    let mut sizes = [0_usize; PARTS];
    for number in sets.iter().copied().flatten() {
        sizes[part_of(*number)] += 1;
    }
    let largest_turn =
        (0..TURNS).map(|turn| sizes[turn * PARTS / TURNS..(turn + 1) * PARTS / TURNS].iter().sum::<usize>());
    foresee(largest_turn.max().unwrap_or(0) * size_of::<Held>());
    let mut scattered = Scattered::default();
    let (mut part, mut buckets) = (Vec::new(), Buckets::default());
    for turn in 0..TURNS {
        let parts = turn * PARTS / TURNS..(turn + 1) * PARTS / TURNS;
        scattered.fill(sets, parts.clone(), &sizes);
        let mut start = 0;
        for size in &sizes[parts] {
            scattered.sorted_part(start..start + size, &mut buckets, &mut part);
            visit(&part);
            start += size;
        }
    }
}

fn part_of(number: u64) -> usize {
    (number >> (u64::BITS - PART_BITS)) as usize
}

/// Numbers and their sets in two columns, part after part.
#[derive(Default)]
struct Scattered {
    numbers: Vec<u64>,
    sets: Vec<u32>,
}

impl Scattered {
    /// Takes the numbers of some parts out of all sets.
    fn fill(&mut self, sets: &[&[u64]], parts: std::ops::Range<usize>, sizes: &[usize; PARTS]) {
        let mut next = [0_usize; PARTS];
        let mut sum = 0;
        for part in parts.clone() {
            next[part] = sum;
            sum += sizes[part];
        }
        self.numbers.resize(sum, 0);
        self.sets.resize(sum, 0);
        let mut mine = Vec::new();
        for (set, numbers) in (0..).zip(sets) {
            // Whether a number's turn has come is a coin's toss; keeping it by arithmetic spares the processor the guess.
            mine.resize(numbers.len(), 0);
            let mut kept = 0;
            for &number in *numbers {
                mine[kept] = number;
                kept += usize::from(parts.contains(&part_of(number)));
            }
            for &number in &mine[..kept] {
                let place = &mut next[part_of(number)];
                self.numbers[*place] = number;
                self.sets[*place] = set;
                *place += 1;
            }
        }
    }

    /// Copies a part, sorted by number; equal numbers keep the order of their sets.
    fn sorted_part(&self, range: std::ops::Range<usize>, buckets: &mut Buckets, part: &mut Vec<Held>) {
        let (numbers, sets) = (&self.numbers[range.clone()], &self.sets[range]);
        buckets.count(PART_BITS, numbers.len(), numbers.iter().copied());
        part.resize(numbers.len(), (0, 0));
        for (&number, &set) in numbers.iter().zip(sets) {
            part[buckets.place(number)] = (number, set);
        }
        buckets.finish(part, |&(number, _)| number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mix::mix;

    #[test]
    fn parts_hold_what_one_sort_of_all_would() {
        for count in [0, 10, FEW as u64 / 3, FEW as u64 * 4] {
            let sets: Vec<Vec<u64>> =
                (0..5).map(|set| (0..count / 5).map(|n| mix(n * n % 3_000 + set * n)).collect()).collect();
            let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
            let mut expected: Vec<Held> = Vec::new();
            for (set, numbers) in (0..).zip(&sets) {
                expected.extend(numbers.iter().map(|&number| (number, set)));
            }
            expected.sort_unstable();
            let mut found = Vec::new();
            for_each_part(&slices, |part| found.extend_from_slice(part));
            assert_eq!(found, expected);
        }
    }
}
