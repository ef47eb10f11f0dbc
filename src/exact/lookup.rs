//! One text against many: which documents hold its shingles, without touching the others.
//!
//! All shingles of all documents stand in one ascending list with their documents, and a table of leading bits says where
//! to look, so that a look-up reads one short stretch, as long as the numbers next to it are held by few documents. A query
//! of n shingles costs n look-ups, and O(log d) for each of their occurrences in the d documents found. Documents that come later are kept apart until they are many. Space: 12 bytes a shingle and document, half as
//! much again for the later ones. O(n) to build.

use std::collections::BTreeMap;

use crate::exact::grouping::OccurrenceFilter;
use crate::exact::index::{Layout, Rules, ShingleStatistics};
use crate::exact::rarity::weight;
use crate::params::Weighting;

/// Numbers that share their leading bits are so many on average.
const BUCKET: usize = 8;

/// See the head of this module.
pub struct Lookup {
    /// What the documents' shingles come to, and what was left out.
    pub census: ShingleStatistics,
    /// The shingles that count in no text, ascending: those of the templates, and those left out as common.
    pub left_out: Vec<u64>,
    weighting: Weighting,
    /// Of so many documents a shingle's holders are counted.
    documents: u32,
    numbers: Vec<u64>,
    slots: Vec<u32>,
    /// Where the numbers of each value of the leading bits begin; one more at the end.
    starts: Vec<u32>,
    bits: u32,
    /// Slots added since, by number.
    later: BTreeMap<u64, Vec<u32>>,
}

impl Lookup {
    /// For documents as [`crate::exact::index::Index::build`] takes them.
    #[must_use]
    pub fn build(sets: &[&[u64]], layout: Layout, rules: Rules) -> Self {
        let mut numbers = Vec::new();
        let mut slots = Vec::new();
        let census = ShingleStatistics::take(sets, layout, rules, OccurrenceFilter::All, |number, holders, _| {
            numbers.extend(std::iter::repeat_n(number, holders.len()));
            slots.extend_from_slice(holders);
        });
        let bits = (numbers.len() / BUCKET).max(2).ilog2();
        let mut starts = vec![0_u32; (1 << bits) + 1];
        for &number in &numbers {
            starts[bucket_of(number, bits) + 1] += 1;
        }
        for bucket in 0..1 << bits {
            starts[bucket + 1] += starts[bucket];
        }
        // A new text may hold shingles of a template that no document holds.
        let templates = sets[layout.compared as usize..].iter().copied().flatten();
        let mut left_out: Vec<u64> = templates.chain(&census.common_shingles).copied().collect();
        left_out.sort_unstable();
        left_out.dedup();
        let weighting = rules.weighting;
        let documents = layout.compared;
        Self { census, left_out, weighting, documents, numbers, slots, starts, bits, later: BTreeMap::new() }
    }

    /// Adds the distinct shingles of a document under a slot larger than all others. O(n log n).
    pub fn add(&mut self, slot: u32, shingles: &[u64]) {
        for &number in shingles {
            self.later.entry(number).or_default().push(slot);
        }
    }

    /// Calls `each` with every slot that holds a number.
    fn for_each_holder(&self, number: u64, mut each: impl FnMut(u32)) {
        let bucket = bucket_of(number, self.bits);
        let range = self.starts[bucket] as usize..self.starts[bucket + 1] as usize;
        let found = self.numbers[range.clone()].iter().zip(&self.slots[range]);
        for (_, &slot) in found.skip_while(|&(&held, _)| held < number).take_while(|&(&held, _)| held == number) {
            each(slot);
        }
        for &slot in self.later.get(&number).into_iter().flatten() {
            each(slot);
        }
    }

    /// What some distinct numbers weigh, and the slots that hold any of them, ascending, with the weight of what they hold.
    #[must_use]
    pub fn shared_with(&self, numbers: &[u64]) -> (u32, Vec<(u32, u32)>) {
        let mut shared: BTreeMap<u32, u32> = BTreeMap::new();
        let mut holders = Vec::new();
        let mut whole = 0;
        for &number in numbers {
            holders.clear();
            self.for_each_holder(number, |slot| holders.push(slot));
            let weight = weight(self.weighting, holders.len() as u32, self.documents);
            whole += weight;
            for &slot in &holders {
                *shared.entry(slot).or_default() += weight;
            }
        }
        (whole, shared.into_iter().collect())
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
    fn finds_what_asking_every_document_finds() {
        let sets: Vec<Vec<u64>> =
            (0..50_u64).map(|set| (0..200).map(|n| mix(mix(set << 20 | n) % 3_000)).collect()).collect();
        let slices: Vec<&[u64]> = sets.iter().map(Vec::as_slice).collect();
        // Two templates at the end, and the last ten of the others come later.
        let mut lookup = Lookup::build(&slices[..38], Layout { submissions: 30, compared: 36 }, Rules::NONE);
        let left_out = lookup.left_out.clone();
        let distinct = |set: &[u64]| {
            let mut set: Vec<u64> = set.iter().copied().filter(|n| left_out.binary_search(n).is_err()).collect();
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
