//! An inverted index of the shingles that documents share, on which all exact comparisons run.
//!
//! A *term* is a shingle that occurs in two or more documents; other shingles cannot be shared and are only counted.
//! The index lists the documents that contain each term (its postings) and the terms of each document, rarest first,
//! which lets a join stop early. Template shingles and shingles in too many documents are excluded here, so no later
//! stage sees them. O(n) time for n shingles; 8 bytes for each occurrence of a term.
//!
//! Documents are numbered by *slots*: first submissions, then the archive, then templates, so that comparing slots
//! decides which documents may be compared.

use crate::common::radix::Partition;
use crate::common::sort;
use crate::join::grouping::{Occurrence, OccurrenceFilter, for_each_part};
use crate::join::rarity::{elements, weight};
use crate::params::{Params, Weighting};

/// The bounds of each kind of document among the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Slots below this are submissions.
    pub submissions: u32,
    /// Slots from there up to this are archive documents; the rest are templates.
    pub compared: u32,
}

impl Layout {
    /// A layout of only submissions.
    #[must_use]
    pub fn all(submissions: usize) -> Self {
        Self { submissions: submissions as u32, compared: submissions as u32 }
    }
}

/// The numbers of one document's distinct shingles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// All distinct shingles.
    pub distinct: u32,
    /// Those excluded because a template contains them.
    pub in_template: u32,
    /// Others excluded because too many documents contain them.
    pub common: u32,
    /// Extra weight of the remaining shingles: their total weight minus their number.
    pub extra_weight: u32,
}

/// The rules for excluding and weighting shingles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermRules {
    /// Shingles in more compared documents than this are excluded; 0 for no limit.
    pub max_documents: u32,
    /// How the others are weighted.
    pub weighting: Weighting,
}

impl TermRules {
    /// No shingle is excluded, and each weighs one.
    pub const NONE: Self = Self { max_documents: 0, weighting: Weighting::Equal };

    /// The rules of the parameters.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { max_documents: params.max_document_frequency, weighting: params.weighting }
    }

    /// Whether they depend on the number of documents that contain a shingle.
    #[must_use]
    pub fn count_documents(self) -> bool {
        self != Self::NONE
    }
}

impl Sizes {
    /// The number of shingles that are compared.
    #[must_use]
    pub fn compared(self) -> u32 {
        self.distinct - self.in_template - self.common
    }

    /// The total weight of the compared shingles, of which similarities are shares.
    #[must_use]
    pub fn weight(self) -> u32 {
        self.compared() + self.extra_weight
    }
}

/// The inverted index of a set of documents.
pub struct Index {
    /// The numbers and weights of the documents' shingles.
    pub statistics: ShingleStatistics,
    layout: Layout,
    /// The slots of all terms, concatenated; ascending for each term.
    postings: Vec<u32>,
    /// Start of each term's slots in `postings`, and the end of the last.
    starts: Vec<u32>,
    /// The terms of all slots, concatenated; rarest first for each slot, which is ascending order.
    terms: Vec<u32>,
    /// Start of each slot's terms in `terms`, and the end of the last.
    rows: Vec<u32>,
}

impl Index {
    /// Indexes the shingles of documents, given by slot as close to uniform numbers in any order, with or without
    /// repetitions. A shingle of weight w becomes w terms. There are fewer than 2³² shingles, by their largest weight. O(n)
    /// expected time.
    #[must_use]
    pub fn build(sets: &[&[u64]], layout: Layout, rules: TermRules) -> Self {
        let mut postings = Vec::new();
        let mut starts = vec![0];
        let filter = OccurrenceFilter::Repeated;
        let statistics = ShingleStatistics::collect(sets, layout, rules, filter, |_, holders, weight| {
            // Pairs of archive documents are not compared.
            if holders.len() > 1 && holders[0] < layout.submissions {
                for _ in 0..weight {
                    postings.extend_from_slice(holders);
                    starts.push(postings.len() as u32);
                }
            }
        });
        let (postings, starts) = rarest_first(&postings, &starts);
        let (terms, rows) = transpose(&postings, &starts, layout.compared as usize);
        Self { statistics, layout, postings, starts, terms, rows }
    }

    /// The kinds of documents among the slots.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// The number of terms.
    #[must_use]
    pub fn terms(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// The slots that contain a term, ascending.
    #[must_use]
    pub fn postings(&self, term: u32) -> &[u32] {
        &self.postings[self.starts[term as usize] as usize..self.starts[term as usize + 1] as usize]
    }

    /// Start of each term's postings in [`Self::occurrences`], and the end of the last.
    #[must_use]
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// The postings of all terms, concatenated.
    #[must_use]
    pub fn occurrences(&self) -> &[u32] {
        &self.postings
    }

    /// The terms of a compared slot, rarest first.
    #[must_use]
    pub fn row(&self, slot: u32) -> &[u32] {
        &self.terms[self.rows[slot as usize] as usize..self.rows[slot as usize + 1] as usize]
    }
}

/// The numbers and weights of all documents' shingles, and the excluded shingles.
pub struct ShingleStatistics {
    /// By slot.
    pub sizes: Vec<Sizes>,
    /// The shingles of compared documents that are excluded because a template contains them, ascending.
    pub template_shingles: Vec<u64>,
    /// The shingles excluded because too many documents contain them, ascending.
    pub common_shingles: Vec<u64>,
    /// The compared shingles with less than the maximum weight, ascending, and their weights.
    reduced_weights: Vec<(u64, u32)>,
    /// The weight of a shingle that only one document contains.
    max_weight: u32,
    /// By slot, the difference between the maximum and the actual weight of its shingles.
    discounts: Vec<u32>,
}

impl ShingleStatistics {
    /// Collects the statistics, and calls `each` with every compared number that passes `filter`, ascending, with the
    /// compared slots that contain it, ascending, and its weight. Other arguments as for [`Index::build`].
    pub fn collect(
        sets: &[&[u64]],
        layout: Layout,
        rules: TermRules,
        filter: OccurrenceFilter,
        mut each: impl FnMut(u64, &[u32], u32),
    ) -> Self {
        let mut statistics = Self {
            sizes: sets.iter().map(|set| Sizes { distinct: set.len() as u32, ..Sizes::default() }).collect(),
            template_shingles: Vec::new(),
            common_shingles: Vec::new(),
            reduced_weights: Vec::new(),
            max_weight: weight(rules.weighting, 1, layout.compared),
            discounts: vec![0; sets.len()],
        };
        let mut holders = Vec::new();
        for_each_part(sets, filter, |part| statistics.add_part(part, layout, rules, &mut holders, &mut each));
        for (sizes, discount) in statistics.sizes.iter_mut().zip(&statistics.discounts).take(layout.compared as usize) {
            sizes.extra_weight = sizes.compared() * (statistics.max_weight - 1) - discount;
        }
        statistics
    }

    #[inline(never)] // see `memory`
    fn add_part(
        &mut self,
        part: &[Occurrence],
        layout: Layout,
        rules: TermRules,
        holders: &mut Vec<u32>,
        each: &mut impl FnMut(u64, &[u32], u32),
    ) {
        let mut start = 0;
        while start < part.len() {
            let (number, slot) = part[start];
            let mut end = start + 1;
            while end < part.len() && part[end].0 == number {
                end += 1;
            }
            // Nearly all numbers are in one document, and need no further checks.
            if end - start > 1 {
                self.gather(&part[start..end], holders);
                if self.is_compared(number, holders, layout, rules.max_documents) {
                    let weight = weight(rules.weighting, holders.len() as u32, layout.compared);
                    self.record_weight(number, holders, weight);
                    each(number, holders, weight);
                }
            } else if slot < layout.compared {
                each(number, &[slot], self.max_weight);
            }
            start = end;
        }
    }

    /// Fills `holders` with the slots that contain a number, each once.
    fn gather(&mut self, occurrences: &[Occurrence], holders: &mut Vec<u32>) {
        holders.clear();
        for &(_, slot) in occurrences {
            if holders.last() == Some(&slot) {
                self.sizes[slot as usize].distinct -= 1;
            } else {
                holders.push(slot);
            }
        }
    }

    /// Records the weight of a number if it is less than the maximum.
    fn record_weight(&mut self, number: u64, holders: &[u32], weight: u32) {
        if weight < self.max_weight {
            self.reduced_weights.push((number, weight));
            for &slot in holders {
                self.discounts[slot as usize] += self.max_weight - weight;
            }
        }
    }

    /// The elements that represent compared shingles in signatures, one for each unit of weight. O(n log n).
    #[must_use]
    pub fn elements(&self, numbers: Vec<u64>) -> Vec<u64> {
        if self.max_weight == 1 {
            return numbers;
        }
        let weight = |number: u64| {
            let place = self.reduced_weights.binary_search_by_key(&number, |&(reduced, _)| reduced);
            place.map_or(self.max_weight, |place| self.reduced_weights[place].1)
        };
        numbers.into_iter().flat_map(|number| elements(number, weight(number))).collect()
    }

    /// Whether a number is compared. If not, it is recorded as excluded.
    fn is_compared(&mut self, number: u64, holders: &[u32], layout: Layout, max_documents: u32) -> bool {
        let compared = holders.partition_point(|&slot| slot < layout.compared);
        let in_template = compared < holders.len();
        let is_common = max_documents > 0 && compared as u32 > max_documents;
        for &slot in holders[..compared].iter().filter(|_| in_template || is_common) {
            let sizes = &mut self.sizes[slot as usize];
            let excluded = if in_template { &mut sizes.in_template } else { &mut sizes.common };
            *excluded += 1;
        }
        if compared == 0 {
        } else if in_template {
            self.template_shingles.push(number);
        } else if is_common {
            self.common_shingles.push(number);
        }
        compared > 0 && !in_template && !is_common
    }

    /// All excluded shingles of compared documents, ascending. O(n log n).
    #[must_use]
    pub fn excluded(&self) -> Vec<u64> {
        let mut excluded = [&self.template_shingles[..], &self.common_shingles[..]].concat();
        sort::sort_u64s(&mut excluded);
        excluded
    }
}

/// Sorts terms by their number of postings (a counting sort); terms of one frequency keep their order.
#[inline(never)] // see `memory`
fn rarest_first(postings: &[u32], starts: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let frequency = |term: usize| (starts[term + 1] - starts[term]) as usize;
    let terms = starts.len() - 1;
    let max_frequency = (0..terms).map(frequency).max().unwrap_or(0);
    let mut partition = Partition::of(max_frequency + 1, (0..terms).map(frequency));
    let mut order = vec![0_u32; terms];
    for term in 0..terms {
        order[partition.place(frequency(term))] = term as u32;
    }
    let mut sorted = Vec::with_capacity(postings.len());
    let mut sorted_starts = Vec::with_capacity(starts.len());
    sorted_starts.push(0);
    for &term in &order {
        sorted.extend_from_slice(&postings[starts[term as usize] as usize..starts[term as usize + 1] as usize]);
        sorted_starts.push(sorted.len() as u32);
    }
    (sorted, sorted_starts)
}

/// Transposes the slots of terms into the terms of slots, concatenated, and the start of each slot.
#[inline(never)] // see `memory`
fn transpose(postings: &[u32], starts: &[u32], slots: usize) -> (Vec<u32>, Vec<u32>) {
    let mut partition = Partition::of(slots, postings.iter().map(|&slot| slot as usize));
    let rows = partition.starts().to_vec();
    let mut terms = vec![0; postings.len()];
    for (term, bounds) in starts.windows(2).enumerate() {
        for &slot in &postings[bounds[0] as usize..bounds[1] as usize] {
            terms[partition.place(slot as usize)] = term as u32;
        }
    }
    (terms, rows)
}
