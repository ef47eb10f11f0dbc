//! The listed pairs: what was counted of each, a column a count; and one pair written out, with every measure.
//!
//! A column is what a chart, a sorted list or a typed array of JavaScript wants, and it leaves WebAssembly at memory's
//! speed: an object for each of 80 000 pairs would take ten times as long to build as all the pairs take to find. Only
//! what cannot be told from something smaller has a column. All measures are divisions of what two documents share and
//! what each of them weighs, and the estimates of many pairs are few different ones; so 17 bytes a pair say what 85 would,
//! and to write so many more would take a comparison of short texts longer than to count them.

use serde::Serialize;

use crate::minhash::estimate::Estimate;
use crate::params::Measure;
use crate::ranking::FoundPair;
use crate::similarity::Counts;

/// How alike two documents are. Shares are from 0 to 1 and count distinct shingles, each as much as it weighs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Pair {
    /// Index of the first document in `documents`.
    pub a: u32,
    /// Index of the second document, larger than `a`.
    pub b: u32,
    /// Distinct shingles of both.
    pub shared: u32,
    /// Distinct shingles of either.
    pub union: u32,
    /// Shared out of the union (resemblance), exact.
    pub jaccard: f64,
    /// Shared out of the first document's shingles.
    pub containment_a_in_b: f64,
    /// Shared out of the second document's shingles.
    pub containment_b_in_a: f64,
    /// Twice the shared out of the sum of both documents' shingles.
    pub sorensen: f64,
    /// Shared out of the smaller document's shingles.
    pub overlap: f64,
    /// The Jaccard similarity as the signatures estimate it.
    pub estimate: f64,
    /// Lower end of the estimate's 95 % interval.
    pub estimate_low: f64,
    /// Upper end of the estimate's 95 % interval.
    pub estimate_high: f64,
    /// Whether the bands of the signatures make it a candidate pair.
    pub candidate: bool,
    /// Number of the group both belong to; none where they share nothing.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub group: Option<u32>,
    /// The evidence that one was copied from the other; none where there is not enough to be told from chance.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Evidence | null"))]
    pub evidence: Option<Evidence>,
}

impl Pair {
    /// The measure asked for.
    #[must_use]
    pub fn measure(&self, measure: Measure) -> f64 {
        match measure {
            Measure::Jaccard => self.jaccard,
            Measure::Sorensen => self.sorensen,
            Measure::Overlap => self.overlap,
        }
    }

    /// A pair of documents, by index, of which so much was counted and estimated; it belongs to a group if it shares
    /// something.
    pub(crate) fn new(
        [a, b]: [u32; 2],
        counts: Counts,
        estimate: Estimate,
        candidate: bool,
        group: Option<u32>,
        evidence: Option<Evidence>,
    ) -> Self {
        Self {
            a,
            b,
            shared: counts.shared,
            union: counts.union(),
            jaccard: counts.jaccard(),
            containment_a_in_b: counts.containment_a_in_b(),
            containment_b_in_a: counts.containment_b_in_a(),
            sorensen: counts.sorensen(),
            overlap: counts.overlap(),
            estimate: estimate.value,
            estimate_low: estimate.low,
            estimate_high: estimate.high,
            candidate,
            group: group.filter(|_| counts.shared > 0),
            evidence,
        }
    }
}

/// The evidence that one document holds what was copied from the other, in words. "Matched" words stand in a passage that both
/// share, and have a counterpart there: the same word, or another form of it. In programs, words are tokens that are not skipped,
/// passages are tiles, and all matched tokens are equal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Words of the first document that are matched.
    pub matched_a: u32,
    /// Words of the second document that are matched.
    pub matched_b: u32,
    /// Of the first document's matched words, those in runs of five equal words or more; the others are reworded.
    pub verbatim_a: u32,
    /// The same of the second document.
    pub verbatim_b: u32,
    /// Matched words of the longest passage.
    pub longest: u32,
    /// How many passages they share.
    pub passages: u32,
    /// How many pairs as telling as this one chance would give in this batch; none for programs, of which that is not known.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub expected_by_chance: Option<f64>,
    /// Of programs, how alike they are, from 0 to 1: twice the weight of their tiles out of the weight of both
    /// ([`crate::evidence::programs`]). None for prose.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub score: Option<f64>,
}

/// Pairs by columns, each with one entry a pair; [`crate::report::Report::pair`] reads a pair out of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pairs {
    /// See [`Pair::a`].
    pub a: Vec<u32>,
    /// See [`Pair::b`].
    pub b: Vec<u32>,
    /// See [`Pair::shared`].
    pub shared: Vec<u32>,
    /// Place of the estimate in the report's `estimates`.
    pub estimate: Vec<u32>,
    /// See [`Pair::candidate`]: 1 for yes.
    pub candidate: Vec<u8>,
    /// The evidence of the first pairs; the pairs after these have none.
    pub evidence: Vec<Evidence>,
}

impl Pairs {
    /// No pairs, with room for so many.
    pub(crate) fn with_capacity(pairs: usize) -> Self {
        Self {
            a: Vec::with_capacity(pairs),
            b: Vec::with_capacity(pairs),
            shared: Vec::with_capacity(pairs),
            estimate: Vec::with_capacity(pairs),
            candidate: Vec::with_capacity(pairs),
            evidence: Vec::new(),
        }
    }

    /// Adds pairs with the places of their estimates. A few hundred at a time are read from the nearest cache for each
    /// column.
    #[inline(never)] // see `memory`
    pub(crate) fn extend(&mut self, found: &[FoundPair], estimates: &[u32]) {
        self.a.extend(found.iter().map(|pair| pair.a));
        self.b.extend(found.iter().map(|pair| pair.b));
        self.shared.extend(found.iter().map(|pair| pair.shared));
        self.candidate.extend(found.iter().map(|pair| u8::from(pair.candidate)));
        self.estimate.extend_from_slice(estimates);
    }

    /// How many pairs there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.a.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.a.is_empty()
    }
}
