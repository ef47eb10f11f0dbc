//! Groups the equal numbers of several sets, with the sets that contain them: the core of every join.
//!
//! Most numbers occur once, and most joins do not need those. A sieve, a hash table of two-bit counters, passes only numbers whose
//! cell was hit twice, and only these are sorted. Up to a million numbers use one sieve, which fits a cache. Otherwise all (number,
//! set) pairs are partitioned by their leading byte into parts that fit a cache, and each part is sifted and sorted by its next
//! bits. The numbers should be close to uniform, as fingerprints and band keys are; if not, it only takes longer. Expected O(n)
//! time for n numbers. Space: 12 bytes for each number that is partitioned at a time (up to six million, or a quarter of all), and
//! 28 bytes for each number of one part that passes. Sorting all numbers would take 1.5 times as long, a hash table four times.

use std::ops::Range;

use crate::common::memory::reserve_memory;
use crate::common::parallel;
use crate::common::radix::{BLOCK, Buckets, Partition};

/// Parts by leading byte: of ten million numbers each has 40 000, which fit a second-level cache.
const PARTS: usize = 256;
const PART_BITS: u32 = PARTS.ilog2();
/// Most turns in which the parts are made. Each reads all numbers, which takes as long as partitioning them, and partitions a
/// fraction of them. With several threads there is at least one turn for each.
const MAX_TURNS: usize = 4;
/// Most numbers that are partitioned in a turn, unless there are [`MAX_TURNS`] of them: 72 MB.
const MAX_TURN_NUMBERS: usize = 6 << 20;
/// Most numbers that form a single part.
const MAX_UNPARTED: usize = 1 << 14;
/// The same if they are sifted: the sieve then has at most 2 MB.
const MAX_UNPARTED_SIFTED: usize = 1 << 20;

/// A number and the set it comes from.
pub type Occurrence = (u64, u32);

/// The numbers that a join needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OccurrenceFilter {
    /// All of them, ascending.
    All,
    /// At least those that occur twice or more; others may be included.
    Repeated,
}

/// Calls `visit` with slices of (number, set) in which equal numbers are adjacent, never in two slices, and their sets ascend.
/// A number that a set contains twice occurs twice.
pub fn for_each_part(sets: &[&[u64]], filter: OccurrenceFilter, mut visit: impl FnMut(&[Occurrence])) {
    let total: usize = sets.iter().map(|set| set.len()).sum();
    if total <= (if filter == OccurrenceFilter::Repeated { MAX_UNPARTED_SIFTED } else { MAX_UNPARTED }) {
        let Workbench { mut sieve, mut sifted, mut buckets, mut part, .. } = Workbench::default();
        if filter == OccurrenceFilter::Repeated {
            sieve.clear(0, total);
            let again: usize = sets.iter().map(|numbers| sieve.count(numbers)).sum();
            sifted.reserve(2 * again);
        }
        for (set, numbers) in (0..).zip(sets) {
            match filter {
                OccurrenceFilter::All => {
                    sifted.numbers.extend_from_slice(numbers);
                    sifted.sets.resize(sifted.numbers.len(), set);
                }
                OccurrenceFilter::Repeated => sieve.sift(numbers, |_| set, &mut sifted),
            }
        }
        sifted.sorted(0..sifted.numbers.len(), 0, &mut buckets, &mut part);
        return visit(&part);
    }
    let mut sizes = [0_u32; PARTS];
    for numbers in sets {
        count_parts(numbers, &mut sizes);
    }
    let threads = if filter == OccurrenceFilter::Repeated { parallel::threads() } else { 1 };
    let turns = total.div_ceil(MAX_TURN_NUMBERS).min(MAX_TURNS).max(threads.min(PARTS));
    let parts_of = |turn: usize| turn * PARTS / turns..(turn + 1) * PARTS / turns;
    let mut workbench = Workbench::default();
    if threads > 1 {
        let mut found: Vec<(Range<usize>, Vec<Vec<Occurrence>>)> =
            (0..turns).map(|turn| (parts_of(turn), Vec::new())).collect();
        parallel::for_each(&mut found, &mut workbench, |workbench, (parts, found)| {
            workbench.take_turn(sets, parts.clone(), &sizes, filter, &mut |part| found.push(part.to_vec()));
        });
        return found.iter().flat_map(|(_, found)| found).for_each(|part| visit(part));
    }
    let numbers_in = |turn: usize| sizes[parts_of(turn)].iter().map(|&size| size as usize).sum::<usize>();
    let most = (0..turns).map(numbers_in).max().unwrap_or_default();
    reserve_memory(most * (size_of::<u64>() + size_of::<u32>()));
    workbench.scattered.reserve(most);
    for parts in (0..turns).map(parts_of) {
        workbench.take_turn(sets, parts, &sizes, filter, &mut visit);
    }
}

/// What a turn needs. The next one uses its memory again.
#[derive(Clone, Default)]
struct Workbench {
    scattered: Columns,
    sieve: Sieve,
    sifted: Columns,
    buckets: Buckets,
    part: Vec<Occurrence>,
}

impl Workbench {
    /// Calls `visit` with each of some parts.
    fn take_turn(
        &mut self,
        sets: &[&[u64]],
        parts: Range<usize>,
        sizes: &[u32; PARTS],
        filter: OccurrenceFilter,
        visit: &mut impl FnMut(&[Occurrence]),
    ) {
        let Self { scattered, sieve, sifted, buckets, part } = self;
        scattered.fill(sets, parts.clone(), sizes);
        let mut start = 0;
        for &size in &sizes[parts] {
            let numbers = start..start + size as usize;
            start = numbers.end;
            if filter == OccurrenceFilter::Repeated {
                sifted.clear();
                sieve.clear(PART_BITS, numbers.len());
                let _ = sieve.count(&scattered.numbers[numbers.clone()]);
                let sets = &scattered.sets[numbers.clone()];
                sieve.sift(&scattered.numbers[numbers], |at| sets[at], sifted);
                sifted.sorted(0..sifted.numbers.len(), PART_BITS, buckets, part);
            } else {
                scattered.sorted(numbers, PART_BITS, buckets, part);
            }
            visit(part);
        }
    }
}

#[inline(never)] // see `memory`
fn count_parts(numbers: &[u64], sizes: &mut [u32; PARTS]) {
    for &number in numbers {
        sizes[part_of(number)] += 1;
    }
}

fn part_of(number: u64) -> usize {
    (number >> (u64::BITS - PART_BITS)) as usize
}

/// Numbers and their sets in two columns.
#[derive(Clone, Default)]
struct Columns {
    numbers: Vec<u64>,
    sets: Vec<u32>,
}

impl Columns {
    fn clear(&mut self) {
        self.numbers.clear();
        self.sets.clear();
    }

    fn reserve(&mut self, numbers: usize) {
        self.numbers.reserve_exact(numbers);
        self.sets.reserve_exact(numbers);
    }

    fn extend(&mut self, numbers: &[u64], sets: &[u32]) {
        self.numbers.extend_from_slice(numbers);
        self.sets.extend_from_slice(sets);
    }

    /// Copies the numbers of some parts from all sets, part after part.
    fn fill(&mut self, sets: &[&[u64]], parts: Range<usize>, sizes: &[u32; PARTS]) {
        // Parts of other turns are empty.
        let own_size = |(part, &size): (usize, &u32)| if parts.contains(&part) { size } else { 0 };
        let mut partition = Partition::of_sizes(sizes.iter().enumerate().map(own_size));
        let total = partition.starts()[PARTS] as usize;
        self.numbers.resize(total, 0);
        self.sets.resize(total, 0);
        let mut mine = Vec::new();
        for (set, numbers) in (0..).zip(sets) {
            self.take(set, numbers, &parts, &mut partition, &mut mine);
        }
    }

    /// Copies the numbers of one set.
    #[inline(never)] // see `memory`
    fn take(
        &mut self,
        set: u32,
        numbers: &[u64],
        parts: &Range<usize>,
        partition: &mut Partition,
        mine: &mut Vec<u64>,
    ) {
        let mut numbers = numbers;
        if parts.len() < PARTS {
            // Whether a number is in these parts is unpredictable, so this avoids a branch.
            mine.resize(numbers.len(), 0);
            let mut kept = 0;
            for &number in numbers {
                mine[kept] = number;
                kept += usize::from(parts.contains(&part_of(number)));
            }
            numbers = &mine[..kept];
        }
        for &number in numbers {
            let place = partition.place(part_of(number));
            self.numbers[place] = number;
            self.sets[place] = set;
        }
    }

    /// Copies a part, whose numbers share `skip` leading bits, sorted by number; equal numbers keep the order of their sets.
    #[inline(never)] // see `memory`
    fn sorted(&self, range: Range<usize>, skip: u32, buckets: &mut Buckets, part: &mut Vec<Occurrence>) {
        let (numbers, sets) = (&self.numbers[range.clone()], &self.sets[range]);
        buckets.clear(skip, numbers.len());
        if part.capacity() < numbers.len() {
            *part = vec![(0, 0); numbers.len()]; // fresh zeros cost less than zeros written
        }
        part.resize(numbers.len(), (0, 0));
        buckets.count(numbers, &|&number| number);
        buckets.lay_out();
        for (numbers, sets) in numbers.chunks(BLOCK).zip(sets.chunks(BLOCK)) {
            place(numbers, sets, buckets, part);
        }
        buckets.finish(part, |&(number, _)| number);
    }
}

#[inline(never)] // see `memory`
fn place(numbers: &[u64], sets: &[u32], buckets: &mut Buckets, part: &mut [Occurrence]) {
    for (&number, &set) in numbers.iter().zip(sets) {
        part[buckets.place(number)] = (number, set);
    }
}

/// Finds numbers that may be repeated, by some of their bits: a repeated number hits its cell twice, and up to one in five of
/// the others shares its cell with another.
#[derive(Clone, Default)]
struct Sieve {
    /// Leading bits that all numbers share.
    skip: u32,
    /// Number of bits after these that select a cell.
    bits: u32,
    /// Four cells a byte, two bits a cell: the lower is set by the first number, the upper by another.
    cells: Vec<u8>,
}

impl Sieve {
    /// Binary logarithm of the number of cells for each number, rounded down.
    const CELLS: u32 = 3;
    /// Numbers that are sifted at a time; they fit the first-level cache.
    const BLOCK: usize = 256;

    /// Empties the sieve, and sizes it for `numbers`.
    fn clear(&mut self, skip: u32, numbers: usize) {
        self.skip = skip;
        self.bits = numbers.max(1).ilog2() + Self::CELLS;
        self.cells.clear();
        self.cells.resize(1 << (self.bits - 2), 0);
    }

    /// Adds numbers, and returns how many of them hit a used cell: up to twice as many will pass.
    #[inline(never)] // see `memory`
    fn count(&mut self, numbers: &[u64]) -> usize {
        let mut again = 0;
        for &number in numbers {
            let (byte, came) = self.cell(number);
            let cells = &mut self.cells[byte];
            let met = *cells & came;
            again += usize::from(met != 0);
            *cells |= came | met << 1;
        }
        again
    }

    /// Copies the numbers that pass, each with its set, given by position. Whether one passes is unpredictable, so each is
    /// written, and overwritten by the next unless it passes, which avoids a branch.
    #[inline(never)] // see `memory`
    fn sift(&self, numbers: &[u64], set: impl Fn(usize) -> u32, passed: &mut Columns) {
        let (mut passed_numbers, mut passed_sets) = ([0; Self::BLOCK], [0; Self::BLOCK]);
        for (block, start) in numbers.chunks(Self::BLOCK).zip((0..).step_by(Self::BLOCK)) {
            let mut count = 0;
            for (&number, at) in block.iter().zip(start..) {
                passed_numbers[count % Self::BLOCK] = number;
                passed_sets[count % Self::BLOCK] = set(at);
                let (byte, came) = self.cell(number);
                count += usize::from(self.cells[byte] & came << 1 != 0);
            }
            passed.extend(&passed_numbers[..count], &passed_sets[..count]);
        }
    }

    /// The byte of a number's cell, and the cell's lower bit in it.
    #[inline]
    fn cell(&self, number: u64) -> (usize, u8) {
        let cell = (number << self.skip) >> (u64::BITS - self.bits);
        ((cell >> 2) as usize, 1 << (2 * (cell & 3)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    /// As [`for_each_part`], shared out among some threads.
    fn found_by(threads: usize, sets: &[&[u64]], filter: OccurrenceFilter) -> Vec<Occurrence> {
        let mut found = Vec::new();
        parallel::on_threads(threads, || for_each_part(sets, filter, |part| found.extend_from_slice(part)));
        found
    }

    #[test]
    fn parts_hold_what_one_sort_of_all_would() {
        // Nothing, one part, one sieve, many parts.
        for count in [0, 10, MAX_UNPARTED as u64 / 3, MAX_UNPARTED as u64 * 4, MAX_UNPARTED_SIFTED as u64 * 5 / 4] {
            let sets: Vec<Vec<u64>> =
                (0..5).map(|set| (0..count / 5).map(|n| mix(n * n % 3_000 + set * n)).collect()).collect();
            let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
            let mut expected: Vec<Occurrence> = Vec::new();
            for (set, numbers) in (0..).zip(&sets) {
                expected.extend(numbers.iter().map(|&number| (number, set)));
            }
            expected.sort_unstable();
            assert_eq!(found_by(1, &slices, OccurrenceFilter::All), expected);
            assert_eq!(found_by(3, &slices, OccurrenceFilter::All), expected);

            let repeated = |held: &[Occurrence]| -> Vec<Occurrence> {
                held.chunk_by(|x, y| x.0 == y.0).filter(|same| same.len() > 1).flatten().copied().collect()
            };
            for threads in [1, 3] {
                let sifted = found_by(threads, &slices, OccurrenceFilter::Repeated);
                assert_eq!(repeated(&sifted), repeated(&expected), "{threads} threads");
            }
        }
    }
}
