//! Finds the documents that share shingles with one text, without touching the others.
//!
//! The shingles of all documents are in one ascending list with their slots. A table of leading bits gives the start of
//! each bucket, so a look-up reads one short stretch as long as the shingles in that bucket are in few documents. A
//! query of n shingles costs n look-ups, and O(log d) for each occurrence in the d documents found. Documents added
//! later are kept in a tree. Space: 12 bytes for each shingle of each document, about half as much again for later
//! ones. O(n) to build.

use std::collections::BTreeMap;

use crate::common::radix::Partition;
use crate::common::sort;
use crate::join::grouping::OccurrenceFilter;
use crate::join::index::{Layout, ShingleStatistics, TermRules};
use crate::join::rarity::weight;
use crate::params::Weighting;

/// Average number of shingles in a bucket.
const BUCKET_SIZE: usize = 8;

/// The shingles of a set of documents, for comparing single texts with them.
pub struct Lookup {
    /// The numbers and weights of the documents' shingles.
    pub statistics: ShingleStatistics,
    /// The shingles that are excluded from every text, ascending: template shingles and common ones.
    pub excluded: Vec<u64>,
    weighting: Weighting,
    /// Number of documents by which weights are computed.
    documents: u32,
    numbers: Vec<u64>,
    slots: Vec<u32>,
    /// Start of the numbers with each value of the leading bits, and the end of the last.
    starts: Vec<u32>,
    bits: u32,
    /// Slots added after building, by number.
    later: BTreeMap<u64, Vec<u32>>,
}

impl Lookup {
    /// Indexes documents; arguments as for [`crate::join::index::Index::build`].
    #[must_use]
    pub fn build(sets: &[&[u64]], layout: Layout, rules: TermRules) -> Self {
        let mut numbers = Vec::new();
        let mut slots = Vec::new();
        let statistics =
            ShingleStatistics::collect(sets, layout, rules, OccurrenceFilter::All, |number, holders, _| {
                numbers.extend(std::iter::repeat_n(number, holders.len()));
                slots.extend_from_slice(holders);
            });
        let bits = (numbers.len() / BUCKET_SIZE).max(2).ilog2();
        let partition = Partition::of(1 << bits, numbers.iter().map(|&number| bucket_of(number, bits)));
        let starts = partition.starts().to_vec();
        // A new text may contain template shingles that no document contains.
        let templates = sets[layout.compared as usize..].iter().copied().flatten();
        let mut excluded: Vec<u64> = templates.chain(&statistics.common_shingles).copied().collect();
        sort::sort_u64s(&mut excluded);
        excluded.dedup();
        let weighting = rules.weighting;
        let documents = layout.compared;
        Self { statistics, excluded, weighting, documents, numbers, slots, starts, bits, later: BTreeMap::new() }
    }

    /// Adds the distinct shingles of a document under a slot above all others. O(n log n).
    pub fn add(&mut self, slot: u32, shingles: &[u64]) {
        for &number in shingles {
            self.later.entry(number).or_default().push(slot);
        }
    }

    /// Calls `each` with every slot that contains a number.
    fn for_each_holder(&self, number: u64, mut each: impl FnMut(u32)) {
        let bucket = bucket_of(number, self.bits);
        let range = self.starts[bucket] as usize..self.starts[bucket + 1] as usize;
        let found = self.numbers[range.clone()].iter().zip(&self.slots[range]);
        for (_, &slot) in found.skip_while(|&(&other, _)| other < number).take_while(|&(&other, _)| other == number) {
            each(slot);
        }
        for &slot in self.later.get(&number).into_iter().flatten() {
            each(slot);
        }
    }

    /// The total weight of some distinct numbers, and the slots that contain any of them, ascending, each with the
    /// shared weight. O(n) look-ups for n numbers, and O(log d) for each of their occurrences in d documents.
    #[must_use]
    pub fn shared_with(&self, numbers: &[u64]) -> (u32, Vec<(u32, u32)>) {
        let mut shared: BTreeMap<u32, u32> = BTreeMap::new();
        let mut holders = Vec::new();
        let mut total = 0;
        for &number in numbers {
            holders.clear();
            self.for_each_holder(number, |slot| holders.push(slot));
            let weight = weight(self.weighting, holders.len() as u32, self.documents);
            total += weight;
            for &slot in &holders {
                *shared.entry(slot).or_default() += weight;
            }
        }
        (total, shared.into_iter().collect())
    }
}

fn bucket_of(number: u64, bits: u32) -> usize {
    (number >> (u64::BITS - bits)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    #[test]
    fn finds_the_same_as_comparing_all_documents() {
        let sets: Vec<Vec<u64>> =
            (0..50_u64).map(|set| (0..200).map(|n| mix(mix(set << 20 | n) % 3_000)).collect()).collect();
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        // Two templates at the end; the last ten documents are added later.
        let mut lookup = Lookup::build(&slices[..38], Layout { submissions: 30, compared: 36 }, TermRules::NONE);
        let excluded = lookup.excluded.clone();
        let distinct = |set: &[u64]| {
            let mut set: Vec<u64> = set.iter().copied().filter(|n| excluded.binary_search(n).is_err()).collect();
            set.sort_unstable();
            set.dedup();
            set
        };
        for (slot, set) in (40..).zip(&sets[40..]) {
            lookup.add(slot, &distinct(set));
        }
        let mut found_any = 0;
        for query in &sets {
            let query = distinct(query);
            let share = |slot: u32| {
                let set = distinct(&sets[slot as usize]);
                (slot, query.iter().filter(|number| set.contains(number)).count() as u32)
            };
            let expected: Vec<(u32, u32)> =
                (0..36).chain(40..50).map(share).filter(|&(_, shared)| shared > 0).collect();
            assert_eq!(lookup.shared_with(&query), (query.len() as u32, expected.clone()));
            found_any += expected.len();
        }
        assert!(found_any > 500);
    }
}
