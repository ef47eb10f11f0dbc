//! Sets of numbers → equal numbers side by side, with the sets that hold them: the heart of every join.
//!
//! All (number, set) pairs are scattered by their leading byte into parts that fit a cache, and each part is sorted
//! there by its next bits. The numbers must be close to uniform, as fingerprints and band keys are; where they are not,
//! only time is lost. O(n) expected time for n numbers. Space 3 bytes a number (a quarter of them is scattered at a
//! time) and one part's 16 bytes a number. A global sort would take half as long again, a global hash table four times.

use std::ops::Range;

use crate::memory::foresee;
use crate::sort::{Buckets, sort_by_uniform_key};

/// Parts are told apart by the leading byte: of ten million numbers each holds 40 000, which a second-level cache holds.
const PARTS: usize = 256;
const PART_BITS: u32 = PARTS.ilog2();
/// The parts are made in up to so many turns, each of which reads all numbers and scatters a fraction of them.
const MOST_TURNS: usize = 4;
/// So many numbers are scattered in one turn without a thought: 36 MB.
const A_TURN: usize = 3 << 20;
/// Up to so many numbers make a single part.
const FEW: usize = 1 << 14;

/// A number and the set it comes from.
pub type Held = (u64, u32);

/// Which numbers are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All of them, ascending.
    All,
    /// Those that occur twice or more, at least; others may come, or not.
    Repeated,
}

/// Calls `visit` with slices of (number, set) in which equal numbers stand side by side, never in two slices, and their
/// sets ascend. A number that a set holds twice comes twice.
pub fn for_each_part(sets: &[&[u64]], wanted: Wanted, mut visit: impl FnMut(&[Held])) {
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
    for numbers in sets {
        count_parts(numbers, &mut sizes);
    }
    let turns = total.div_ceil(A_TURN).min(MOST_TURNS);
    foresee(total / turns * (size_of::<u64>() + size_of::<u32>()));
    let mut scattered = Scattered::default();
    let (mut part, mut buckets, mut sieve) = (Vec::new(), Buckets::default(), Sieve::default());
    for turn in 0..turns {
        let parts = turn * PARTS / turns..(turn + 1) * PARTS / turns;
        scattered.fill(sets, parts.clone(), &sizes);
        let mut start = 0;
        for size in &sizes[parts] {
            let numbers = start..start + size;
            if wanted == Wanted::Repeated {
                scattered.sift(numbers, &mut sieve, &mut part);
                sort_by_uniform_key(&mut part, PART_BITS, |&(number, _)| number);
            } else {
                scattered.sorted_part(numbers, &mut buckets, &mut part);
            }
            visit(&part);
            start += size;
        }
    }
}

#[inline(never)] // see `memory`
fn count_parts(numbers: &[u64], sizes: &mut [usize; PARTS]) {
    for &number in numbers {
        sizes[part_of(number)] += 1;
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
    fn fill(&mut self, sets: &[&[u64]], parts: Range<usize>, sizes: &[usize; PARTS]) {
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
            self.take(set, numbers, &parts, &mut next, &mut mine);
        }
    }

    /// Takes one set's numbers.
    #[inline(never)] // see `memory`
    fn take(
        &mut self,
        set: u32,
        numbers: &[u64],
        parts: &Range<usize>,
        next: &mut [usize; PARTS],
        mine: &mut Vec<u64>,
    ) {
        // Whether a number's turn has come is a coin's toss; keeping it by arithmetic spares the processor the guess.
        mine.resize(numbers.len(), 0);
        let mut kept = 0;
        for &number in numbers {
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

    /// Copies the repeated numbers of a part, and the few others that the sieve lets pass.
    #[inline(never)] // see `memory`
    fn sift(&self, range: Range<usize>, sieve: &mut Sieve, part: &mut Vec<Held>) {
        let (numbers, sets) = (&self.numbers[range.clone()], &self.sets[range]);
        sieve.count(numbers);
        // As above, by arithmetic: each pair is written, and the next overwrites it unless it is kept.
        part.resize(numbers.len() + 1, (0, 0));
        let mut kept = 0;
        for (&number, &set) in numbers.iter().zip(sets) {
            part[kept] = (number, set);
            kept += usize::from(sieve.passes(number));
        }
        part.truncate(kept);
    }

    /// Copies a part, sorted by number; equal numbers keep the order of their sets.
    fn sorted_part(&self, range: Range<usize>, buckets: &mut Buckets, part: &mut Vec<Held>) {
        let (numbers, sets) = (&self.numbers[range.clone()], &self.sets[range]);
        buckets.count(PART_BITS, numbers.len(), numbers.iter().copied());
        part.resize(numbers.len(), (0, 0));
        for (&number, &set) in numbers.iter().zip(sets) {
            part[buckets.place(number)] = (number, set);
        }
        buckets.finish(part, |&(number, _)| number);
    }
}

/// How often numbers of one part came, by some of their bits: a number that came twice came twice by any of its bits, and
/// of the others one in nine shares its bits with another.
#[derive(Default)]
struct Sieve {
    bits: u32,
    seen: Vec<u8>,
}

impl Sieve {
    /// So many counters for a number, as a power of two.
    const COUNTERS: u32 = 3;

    #[inline(never)] // see `memory`
    fn count(&mut self, numbers: &[u64]) {
        self.bits = numbers.len().max(1).ilog2() + Self::COUNTERS;
        self.seen.clear();
        self.seen.resize(1 << self.bits, 0);
        for &number in numbers {
            let counter = self.counter(number);
            self.seen[counter] = self.seen[counter].saturating_add(1);
        }
    }

    fn passes(&self, number: u64) -> bool {
        self.seen[self.counter(number)] > 1
    }

    fn counter(&self, number: u64) -> usize {
        ((number << PART_BITS) >> (u64::BITS - self.bits)) as usize
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
            for_each_part(&slices, Wanted::All, |part| found.extend_from_slice(part));
            assert_eq!(found, expected);

            let repeated = |held: &[Held]| -> Vec<Held> {
                held.chunk_by(|x, y| x.0 == y.0).filter(|same| same.len() > 1).flatten().copied().collect()
            };
            let mut sifted = Vec::new();
            for_each_part(&slices, Wanted::Repeated, |part| sifted.extend_from_slice(part));
            assert_eq!(repeated(&sifted), repeated(&expected));
        }
    }
}
