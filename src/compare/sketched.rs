//! The sketches of the participants, as a comparison sees them: without the excluded shingles.

use crate::corpus::document::{Document, DocumentSketcher, are_exact, without};
use crate::corpus::participants::Participants;
use crate::estimate::lsh;
use crate::estimate::minhash::agreements;
use crate::join::index::{Index, Layout, Sizes, TermRules};
use crate::join::similarity::{ShingleCounts, intersection_size};
use crate::params::{Method, Params, Weighting};
use crate::shingle::fingerprint::FingerprintSet;

/// The sketches of the compared documents, with what a comparison needs of them.
pub(super) struct Sketched<'a> {
    /// How pairs are found; not exactly where the exact sets are not kept.
    pub(super) method: Method,
    documents: &'a [Document],
    params: &'a Params,
    index: Option<Index>,
    /// By index of the document; zero for those that take no part.
    sizes: Vec<Sizes>,
    /// Their weights, side by side: every pair reads two of them.
    weights: Vec<u32>,
    /// The documents' signatures, by index, for the same reason.
    signatures: Vec<&'a [u32]>,
    /// Slot of each document that takes part.
    slots: Vec<u32>,
    /// Signatures of the shingles that are not excluded, by weight, if any are excluded or weigh more; by index of the document.
    reduced: Vec<Vec<u32>>,
}

impl<'a> Sketched<'a> {
    /// Gathers sizes, and indexes the shingles where the method or the rules for exclusion need it. `layout` says which
    /// slots may be paired with which: the participants' own, or one in which all are submissions.
    #[inline(never)] // see `memory`
    pub(super) fn of(
        documents: &'a [Document],
        participants: &Participants,
        layout: Layout,
        params: &'a Params,
    ) -> Self {
        let kept = are_exact(documents, params);
        let method = if kept || params.method != Method::Exact { params.method } else { Method::Lsh };
        let leaves_out = TermRules::of(params).count_documents()
            || (participants.layout.compared as usize) < participants.order.len();
        let mut sketched = Self {
            method,
            documents,
            params,
            index: None,
            sizes: vec![Sizes::default(); documents.len()],
            weights: Vec::new(),
            signatures: documents.iter().map(|document| &document.sketch().signature[..]).collect(),
            slots: vec![u32::MAX; documents.len()],
            reduced: Vec::new(),
        };
        for (slot, &document) in (0..).zip(&participants.order) {
            sketched.slots[document as usize] = slot;
        }
        if kept && (method == Method::Exact || leaves_out) {
            sketched.take_index(participants, layout);
        } else {
            for &document in &participants.order {
                let sketch = documents[document as usize].sketch();
                let count = || FingerprintSet::new(sketch.fingerprints.clone()).len();
                let counted = || Sizes { distinct: count(), ..Sizes::default() };
                sketched.sizes[document as usize] = sketch.sizes.unwrap_or_else(counted);
            }
        }
        sketched.weights = sketched.sizes.iter().map(|sizes| sizes.weight()).collect();
        sketched
    }

    fn take_index(&mut self, participants: &Participants, layout: Layout) {
        let index = Index::build(&participants.sets(self.documents), layout, TermRules::of(self.params));
        for (&document, &sizes) in participants.order.iter().zip(&index.statistics.sizes) {
            self.sizes[document as usize] = sizes;
        }
        let left_out = index.statistics.excluded();
        if !left_out.is_empty() || self.params.weighting != Weighting::Equal {
            let sketcher = DocumentSketcher::new(self.params);
            let compared = |document: &Document| without(&document.sketch().fingerprints, &left_out);
            let sign = |document: &Document| sketcher.sign(&index.statistics.elements(compared(document)));
            self.reduced = self.documents.iter().map(sign).collect();
        }
        self.index = Some(index);
    }

    /// The index over shingles, if there is one.
    pub(super) fn index(&self) -> Option<&Index> {
        self.index.as_ref()
    }

    /// The number and weight of a document's shingles.
    pub(super) fn sizes(&self, document: u32) -> Sizes {
        self.sizes[document as usize]
    }

    /// Total weight of a document's compared shingles.
    #[inline]
    pub(super) fn weight(&self, document: u32) -> u32 {
        self.weights[document as usize]
    }

    /// The signature of what is compared of a document.
    #[inline]
    fn signature(&self, document: u32) -> &[u32] {
        match self.reduced.get(document as usize) {
            Some(signature) => signature,
            None => self.signatures[document as usize],
        }
    }

    /// At how many positions two signatures agree; nowhere where there is nothing to compare, though empty signatures
    /// agree.
    #[inline]
    pub(super) fn agreements(&self, a: u32, b: u32) -> u32 {
        if self.is_empty(a) || self.is_empty(b) {
            return 0;
        }
        agreements(self.signature(a), self.signature(b))
    }

    fn is_empty(&self, document: u32) -> bool {
        self.weight(document) == 0
    }

    /// Whether a pair is an LSH candidate; its signatures agree at `agreements` positions.
    #[inline]
    pub(super) fn is_candidate(&self, a: u32, b: u32, agreements: u32) -> bool {
        let Params { bands, rows, band_hash, .. } = *self.params;
        let nothing = self.is_empty(a) || self.is_empty(b);
        !nothing && lsh::is_candidate(self.signature(a), self.signature(b), agreements, bands, rows, band_hash)
    }

    /// The index over the band keys of all compared slots.
    pub(super) fn band_index(&self, participants: &Participants) -> Index {
        let Params { bands, rows, band_hash, .. } = *self.params;
        let compared = &participants.order[..participants.layout.compared as usize];
        let mut keys = Vec::with_capacity(compared.len() * bands as usize);
        for &document in compared {
            if !self.is_empty(document) {
                lsh::band_keys(self.signature(document), bands, rows, band_hash, &mut keys);
            }
        }
        let mut rest = &keys[..];
        let take = |&document: &u32| {
            let (mine, others) = rest.split_at(if self.is_empty(document) { 0 } else { bands as usize });
            rest = others;
            mine
        };
        let sets: Vec<&[u64]> = compared.iter().map(take).collect();
        Index::build(&sets, participants.layout, TermRules::NONE)
    }

    /// What two documents, by index, share.
    pub(super) fn counts(&self, a: u32, b: u32) -> ShingleCounts {
        let Some(index) = self.index.as_ref().filter(|_| self.method == Method::Exact) else {
            return self.estimated_counts(a, b);
        };
        let [row_a, row_b] = [a, b].map(|document| index.row(self.slots[document as usize]));
        ShingleCounts { a: self.weight(a), b: self.weight(b), shared: intersection_size(row_a, row_b) }
    }

    /// What two documents share as their signatures estimate it: |A ∩ B| = (|A| + |B|) J / (1 + J).
    #[expect(clippy::cast_sign_loss, reason = "sizes are not negative")]
    pub(super) fn estimated_counts(&self, a: u32, b: u32) -> ShingleCounts {
        let [size_a, size_b] = [a, b].map(|document| self.weight(document));
        let jaccard = f64::from(self.agreements(a, b)) / f64::from(self.params.signature_length);
        let shared = (f64::from(size_a) + f64::from(size_b)) * jaccard / (1.0 + jaccard);
        ShingleCounts { a: size_a, b: size_b, shared: ((shared + 0.5) as u32).min(size_a).min(size_b) }
    }
}
