//! The index for queries with a new text: the look-up of all shingles, and the groups so far.

use crate::common::union_find::UnionFind;
use crate::join::Threshold;
use crate::join::index::TermRules;
use crate::join::lookup::Lookup;
use crate::params::Params;

/// What joins two documents in a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroupRule {
    /// Their similarity.
    pub required: Threshold,
    /// Where they need evidence, too: what decides it.
    pub by_evidence: Option<EvidenceRule>,
}

/// What decides whether two documents have evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvidenceRule {
    /// The least number of matched words.
    pub min_matched: u32,
    /// The effort of the search.
    pub effort: u32,
}

/// Ready for documents read with some parameters, as long as no other document comes or goes.
pub struct NewcomerIndex {
    /// All shingles of the documents.
    pub lookup: Lookup,
    /// Slot → index of the document in its corpus.
    pub order: Vec<u32>,
    /// Maps the index of a document to its slot.
    slots: Vec<u32>,
    /// The groups of the documents, by their index, and what joins them; none until they are needed.
    pub groups: Option<(GroupRule, UnionFind)>,
    /// Whether a document is read again by the words of the others, so that its shingles change with any of them.
    pub reads_again: bool,
    params: Params,
    /// How often the corpus had changed.
    changes: u64,
}

impl NewcomerIndex {
    /// For a corpus with this number of changes.
    #[must_use]
    pub fn new(lookup: Lookup, order: Vec<u32>, reads_again: bool, params: &Params, changes: u64) -> Self {
        let mut slots = vec![0; order.len()];
        for (slot, &document) in (0..).zip(&order) {
            slots[document as usize] = slot;
        }
        Self { lookup, order, slots, groups: None, reads_again, params: params.clone(), changes }
    }

    /// What the compared shingles of a document weigh.
    #[must_use]
    pub fn weight(&self, document: u32) -> u32 {
        self.lookup.statistics.sizes[self.slots[document as usize] as usize].weight()
    }

    /// Whether it still holds for these parameters and this number of changes.
    #[must_use]
    pub fn serves(&self, params: &Params, changes: u64) -> bool {
        let same_rules = TermRules::of(&self.params) == TermRules::of(params);
        same_rules && self.changes == changes && self.params.same_shingles(params)
    }

    /// Notes a document that was added to this index, too.
    pub fn take(&mut self, document: u32, shingles: &[u64], changes: u64) {
        let slot = self.order.len() as u32;
        self.lookup.add(slot, shingles);
        self.order.push(document);
        self.slots.push(slot);
        self.changes = changes;
    }
}
