//! The listed pairs, written out: a column a measure.
//!
//! A column is what a chart, a sorted list or a typed array of JavaScript wants, and it leaves WebAssembly at memory's
//! speed: an object for each of 80 000 pairs would take ten times as long to build as all the pairs take to find.
//! O(1) time and 85 bytes a pair.

use serde::{Serialize, Serializer};

use crate::minhash::estimate::Estimate;
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
}

/// Pairs by columns: the fields of [`Pair`], each with one entry a pair.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pairs {
    /// See [`Pair::a`].
    pub a: Vec<u32>,
    /// See [`Pair::b`].
    pub b: Vec<u32>,
    /// See [`Pair::shared`].
    pub shared: Vec<u32>,
    /// See [`Pair::union`].
    pub union: Vec<u32>,
    /// See [`Pair::jaccard`].
    pub jaccard: Vec<f64>,
    /// See [`Pair::containment_a_in_b`].
    pub containment_a_in_b: Vec<f64>,
    /// See [`Pair::containment_b_in_a`].
    pub containment_b_in_a: Vec<f64>,
    /// See [`Pair::sorensen`].
    pub sorensen: Vec<f64>,
    /// See [`Pair::overlap`].
    pub overlap: Vec<f64>,
    /// See [`Pair::estimate`].
    pub estimate: Vec<f64>,
    /// See [`Pair::estimate_low`].
    pub estimate_low: Vec<f64>,
    /// See [`Pair::estimate_high`].
    pub estimate_high: Vec<f64>,
    /// See [`Pair::candidate`]: 1 for yes.
    pub candidate: Vec<u8>,
    /// See [`Pair::group`]: 0 for none.
    pub group: Vec<u32>,
}

/// Pairs that are written at a time: their measures and estimates stay in the nearest cache meanwhile.
pub(crate) const BLOCK: usize = 128;

impl Pairs {
    /// No pairs, with room for so many.
    pub(crate) fn with_capacity(pairs: usize) -> Self {
        Self {
            a: Vec::with_capacity(pairs),
            b: Vec::with_capacity(pairs),
            shared: Vec::with_capacity(pairs),
            union: Vec::with_capacity(pairs),
            jaccard: Vec::with_capacity(pairs),
            containment_a_in_b: Vec::with_capacity(pairs),
            containment_b_in_a: Vec::with_capacity(pairs),
            sorensen: Vec::with_capacity(pairs),
            overlap: Vec::with_capacity(pairs),
            estimate: Vec::with_capacity(pairs),
            estimate_low: Vec::with_capacity(pairs),
            estimate_high: Vec::with_capacity(pairs),
            candidate: Vec::with_capacity(pairs),
            group: Vec::with_capacity(pairs),
        }
    }

    /// Adds up to [`BLOCK`] pairs with what was counted and estimated of them and the numbers of their groups (0 for none),
    /// one of each a pair.
    #[inline(never)] // see `memory`
    pub(crate) fn extend(&mut self, found: &[FoundPair], measured: &[(Counts, Estimate)], groups: &[u32]) {
        self.a.extend(found.iter().map(|pair| pair.a));
        self.b.extend(found.iter().map(|pair| pair.b));
        self.shared.extend(found.iter().map(|pair| pair.shared));
        self.candidate.extend(found.iter().map(|pair| u8::from(pair.candidate)));
        let counts = || measured.iter().map(|&(counts, _)| counts);
        let estimates = || measured.iter().map(|&(_, estimate)| estimate);
        self.union.extend(counts().map(Counts::union));
        self.jaccard.extend(counts().map(Counts::jaccard));
        self.containment_a_in_b.extend(counts().map(Counts::containment_a_in_b));
        self.containment_b_in_a.extend(counts().map(Counts::containment_b_in_a));
        self.sorensen.extend(counts().map(Counts::sorensen));
        self.overlap.extend(counts().map(Counts::overlap));
        self.estimate.extend(estimates().map(|estimate| estimate.value));
        self.estimate_low.extend(estimates().map(|estimate| estimate.low));
        self.estimate_high.extend(estimates().map(|estimate| estimate.high));
        self.group.extend_from_slice(groups);
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

    /// The pair at a place from 0, if there is one.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<Pair> {
        (at < self.len()).then(|| Pair {
            a: self.a[at],
            b: self.b[at],
            shared: self.shared[at],
            union: self.union[at],
            jaccard: self.jaccard[at],
            containment_a_in_b: self.containment_a_in_b[at],
            containment_b_in_a: self.containment_b_in_a[at],
            sorensen: self.sorensen[at],
            overlap: self.overlap[at],
            estimate: self.estimate[at],
            estimate_low: self.estimate_low[at],
            estimate_high: self.estimate_high[at],
            candidate: self.candidate[at] != 0,
            group: Some(self.group[at]).filter(|&number| number != 0),
        })
    }

    /// The pairs in their order.
    pub fn iter(&self) -> impl Iterator<Item = Pair> + '_ {
        (0..self.len()).filter_map(|at| self.get(at))
    }
}

/// As a list of pairs: columns are how they are kept, not what they mean.
impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
