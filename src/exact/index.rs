//! Documents' shingles → what is shared: the inverted index that every exact comparison walks.
//!
//! A *term* is a shingle that occurs in two documents or more; the others cannot be shared and are only counted. For
//! each term the index lists the documents that hold it (its postings), and for each document its terms, rarest first,
//! which is what lets a join stop early. Template shingles and shingles in too many documents are left out here, so that
//! no later stage ever meets them. O(n) time for n shingles; space 8 bytes for each occurrence of a term for good.
//!
//! Documents are known by *slots*: first the submissions, then the archive, then the templates, so that one comparison
//! of numbers tells what may be compared with what.

use crate::exact::grouping::{Occurrence, OccurrenceFilter, for_each_part};
use crate::exact::rarity::{elements, weight};
use crate::params::{Params, Weighting};

/// Where one kind of document ends and the next begins among the slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Slots below this are submissions.
    pub submissions: u32,
    /// Slots from there up to this are the archive; the rest are templates.
    pub compared: u32,
}

impl Layout {
    /// So many submissions, and nothing else.
    #[must_use]
    pub fn all(submissions: usize) -> Self {
        Self { submissions: submissions as u32, compared: submissions as u32 }
    }
}

/// What one document's shingles come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Distinct shingles.
    pub distinct: u32,
    /// Of these, the ones that a template holds.
    pub in_template: u32,
    /// Of the rest, the ones that too many documents hold.
    pub common: u32,
    /// What the rest weighs beyond one each.
    pub surplus: u32,
}

/// What decides which shingles count, and how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Shingles in more compared documents than this are left out; 0 leaves out none.
    pub most: u32,
    /// What the others weigh.
    pub weighting: Weighting,
}

impl Rules {
    /// Nothing is left out, and everything counts one.
    pub const NONE: Self = Self { most: 0, weighting: Weighting::Equal };

    /// Those of some parameters.
    #[must_use]
    pub fn of(params: &Params) -> Self {
        Self { most: params.similarity.max_document_frequency, weighting: params.similarity.weighting }
    }

    /// Whether they ask how many documents hold a shingle.
    #[must_use]
    pub fn count_documents(self) -> bool {
        self != Self::NONE
    }
}

impl Sizes {
    /// The shingles that are compared.
    #[must_use]
    pub fn compared(self) -> u32 {
        self.distinct - self.in_template - self.common
    }

    /// What these weigh: what similarities are shares of.
    #[must_use]
    pub fn weight(self) -> u32 {
        self.compared() + self.surplus
    }
}

/// See the head of this module.
pub struct Index {
    /// What the documents' shingles come to.
    pub census: ShingleStatistics,
    layout: Layout,
    /// The slots of all terms, term after term, each ascending.
    postings: Vec<u32>,
    /// Where each term's slots begin in `postings`; one more at the end.
    starts: Vec<u32>,
    /// The terms of all slots, slot after slot, each ascending: the rarest first.
    terms: Vec<u32>,
    /// Where each slot's terms begin in `terms`; one more at the end.
    rows: Vec<u32>,
}

impl Index {
    /// Indexes the shingles of documents, given by slot as numbers close to uniform, in any order, repeated or not.
    /// A shingle of some weight becomes as many terms.
    #[must_use]
    pub fn build(sets: &[&[u64]], layout: Layout, rules: Rules) -> Self {
        let mut postings = Vec::new();
        let mut starts = vec![0];
        let census = ShingleStatistics::take(sets, layout, rules, OccurrenceFilter::Repeated, |_, holders, weight| {
            // What only the archive holds is shared by no pair that is compared.
            if holders.len() > 1 && holders[0] < layout.submissions {
                for _ in 0..weight {
                    postings.extend_from_slice(holders);
                    starts.push(postings.len() as u32);
                }
            }
        });
        let (postings, starts) = rarest_first(&postings, &starts);
        let (terms, rows) = transpose(&postings, &starts, layout.compared as usize);
        Self { census, layout, postings, starts, terms, rows }
    }

    /// Which slots are what.
    #[must_use]
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// How many terms there are.
    #[must_use]
    pub fn terms(&self) -> u32 {
        self.starts.len() as u32 - 1
    }

    /// The slots that hold a term, ascending.
    #[must_use]
    pub fn postings(&self, term: u32) -> &[u32] {
        &self.postings[self.starts[term as usize] as usize..self.starts[term as usize + 1] as usize]
    }

    /// Where the postings of all terms begin, in one list of `occurrences`.
    #[must_use]
    pub fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// The postings of all terms in one list.
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

/// What all documents' shingles come to, and what was left out of them.
pub struct ShingleStatistics {
    /// By slot.
    pub sizes: Vec<Sizes>,
    /// The shingles left out because a template holds them, ascending; those of templates alone are not among them.
    pub template_shingles: Vec<u64>,
    /// The shingles left out because too many documents hold them, ascending.
    pub common_shingles: Vec<u64>,
    /// The compared shingles that weigh less than those that one document alone holds, ascending, and what they weigh.
    reduced_weights: Vec<(u64, u32)>,
    /// What a shingle weighs that one document alone holds.
    max_weight: u32,
    /// By slot, what its shingles weigh less than if each weighed the most.
    discounts: Vec<u32>,
}

impl ShingleStatistics {
    /// Calls `each` with every number that is compared and wanted, ascending, with the compared slots that hold it,
    /// ascending, and with what it weighs. Other arguments as for [`Index::build`].
    pub fn take(
        sets: &[&[u64]],
        layout: Layout,
        rules: Rules,
        wanted: OccurrenceFilter,
        mut each: impl FnMut(u64, &[u32], u32),
    ) -> Self {
        let mut census = Self {
            sizes: sets.iter().map(|set| Sizes { distinct: set.len() as u32, ..Sizes::default() }).collect(),
            template_shingles: Vec::new(),
            common_shingles: Vec::new(),
            reduced_weights: Vec::new(),
            max_weight: weight(rules.weighting, 1, layout.compared),
            discounts: vec![0; sets.len()],
        };
        let mut holders = Vec::new();
        for_each_part(sets, wanted, |part| census.take_part(part, layout, rules, &mut holders, &mut each));
        for (sizes, discount) in census.sizes.iter_mut().zip(&census.discounts).take(layout.compared as usize) {
            sizes.surplus = sizes.compared() * (census.max_weight - 1) - discount;
        }
        census
    }

    #[inline(never)] // see `memory`
    fn take_part(
        &mut self,
        part: &[Occurrence],
        layout: Layout,
        rules: Rules,
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
            // Nearly all numbers are held once, and there is nothing to ask about them.
            if end - start > 1 {
                self.gather(&part[start..end], holders);
                if self.is_compared(number, holders, layout, rules.most) {
                    let weight = weight(rules.weighting, holders.len() as u32, layout.compared);
                    self.weigh(number, holders, weight);
                    each(number, holders, weight);
                }
            } else if slot < layout.compared {
                each(number, &[slot], self.max_weight);
            }
            start = end;
        }
    }

    /// The slots that hold a number, each once.
    fn gather(&mut self, held: &[Occurrence], holders: &mut Vec<u32>) {
        holders.clear();
        for &(_, slot) in held {
            if holders.last() == Some(&slot) {
                self.sizes[slot as usize].distinct -= 1;
            } else {
                holders.push(slot);
            }
        }
    }

    /// Notes what a number weighs, where others weigh more.
    fn weigh(&mut self, number: u64, holders: &[u32], weight: u32) {
        if weight < self.max_weight {
            self.reduced_weights.push((number, weight));
            for &slot in holders {
                self.discounts[slot as usize] += self.max_weight - weight;
            }
        }
    }

    /// The elements that stand for some compared shingles, by what each weighs. O(n log n).
    #[must_use]
    pub fn elements(&self, numbers: Vec<u64>) -> Vec<u64> {
        if self.max_weight == 1 {
            return numbers;
        }
        let weight = |number: u64| {
            let place = self.reduced_weights.binary_search_by_key(&number, |&(reduced_weights, _)| reduced_weights);
            place.map_or(self.max_weight, |place| self.reduced_weights[place].1)
        };
        numbers.into_iter().flat_map(|number| elements(number, weight(number))).collect()
    }

    /// Whether a number is compared; if not, its holders are told.
    fn is_compared(&mut self, number: u64, holders: &[u32], layout: Layout, most: u32) -> bool {
        let compared = holders.partition_point(|&slot| slot < layout.compared);
        let (in_template, too_many) = (compared < holders.len(), most > 0 && compared as u32 > most);
        for &slot in holders[..compared].iter().filter(|_| in_template || too_many) {
            let sizes = &mut self.sizes[slot as usize];
            let left_out = if in_template { &mut sizes.in_template } else { &mut sizes.common };
            *left_out += 1;
        }
        if compared == 0 {
        } else if in_template {
            self.template_shingles.push(number);
        } else if too_many {
            self.common_shingles.push(number);
        }
        compared > 0 && !in_template && !too_many
    }

    /// All shingles that were left out, ascending.
    #[must_use]
    pub fn left_out(&self) -> Vec<u64> {
        let mut left_out = [&self.template_shingles[..], &self.common_shingles[..]].concat();
        left_out.sort_unstable();
        left_out
    }
}

/// Sorts terms by how many slots hold them; terms of one frequency keep their order.
#[inline(never)] // see `memory`
fn rarest_first(postings: &[u32], starts: &[u32]) -> (Vec<u32>, Vec<u32>) {
    let frequency = |term: usize| (starts[term + 1] - starts[term]) as usize;
    let terms = starts.len() - 1;
    let most = (0..terms).map(frequency).max().unwrap_or(0);
    let mut next = vec![0_u32; most + 2];
    for term in 0..terms {
        next[frequency(term) + 1] += 1;
    }
    for frequency in 0..=most {
        next[frequency + 1] += next[frequency];
    }
    let mut order = vec![0_u32; terms];
    for term in 0..terms {
        let place = &mut next[frequency(term)];
        order[*place as usize] = term as u32;
        *place += 1;
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

/// Terms' slots → slots' terms: the terms, slot after slot, and where each slot begins.
#[inline(never)] // see `memory`
fn transpose(postings: &[u32], starts: &[u32], slots: usize) -> (Vec<u32>, Vec<u32>) {
    let mut rows = vec![0_u32; slots + 1];
    for &slot in postings {
        rows[slot as usize + 1] += 1;
    }
    for slot in 0..slots {
        rows[slot + 1] += rows[slot];
    }
    let mut terms = vec![0; postings.len()];
    let mut next = rows.clone();
    for (term, bounds) in starts.windows(2).enumerate() {
        for &slot in &postings[bounds[0] as usize..bounds[1] as usize] {
            terms[next[slot as usize] as usize] = term as u32;
            next[slot as usize] += 1;
        }
    }
    (terms, rows)
}
