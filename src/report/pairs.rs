//! The listed pairs, with one column for each count; and a single pair with every measure.
//!
//! Charts, sorted lists and typed arrays need columns, and columns leave WebAssembly at the speed of memory:
//! building an object for each of 80,000 pairs would take ten times as long as finding the pairs. Values that follow from
//! others have no column: all measures are quotients of shared shingles and the weights of two documents, and the distinct
//! estimates are few. A pair therefore takes 17 bytes instead of 85, which matters because writing 85 would take longer than
//! comparing short texts.

use serde::Serialize;

use crate::align::evidence::counts::MatchedCounts;
use crate::estimate::minhash::estimate::Estimate;
use crate::join::ranking::FoundPair;
use crate::join::similarity::ShingleCounts;
use crate::params::Measure;

/// The similarity and the evidence of two documents. Shares are from 0 to 1 and count distinct shingles by their weights.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pair {
    /// Index of the first document in `documents`.
    pub a: u32,
    /// Index of the second document, larger than `a`.
    pub b: u32,
    /// Distinct shingles that both documents contain, by weight.
    pub shared: u32,
    /// Distinct shingles that either document contains, by weight.
    pub union: u32,
    /// Shared shingles divided by the union (resemblance). Estimated, as all shares and numbers of shingles here, where the
    /// report is not [`exact`](crate::report::Report::exact).
    pub jaccard: f64,
    /// Shared shingles divided by the first document's shingles.
    pub containment_a_in_b: f64,
    /// Shared shingles divided by the second document's shingles.
    pub containment_b_in_a: f64,
    /// Twice the shared shingles divided by the sum of both documents' shingles.
    pub sorensen: f64,
    /// Shared shingles divided by the smaller document's shingles.
    pub overlap: f64,
    /// The Jaccard similarity estimated from the signatures.
    pub estimate: f64,
    /// Lower end of the estimate's 95 % interval.
    pub estimate_low: f64,
    /// Upper end of the estimate's 95 % interval.
    pub estimate_high: f64,
    /// Whether it is an LSH candidate.
    pub candidate: bool,
    /// Number of the group that contains both; none if no group does, or if they share no shingle.
    pub group: Option<u32>,
    /// The evidence of copying between them; none if chance may explain it.
    pub evidence: Option<Evidence>,
}

impl Pair {
    /// The requested measure. O(1).
    #[must_use]
    pub fn measure(&self, measure: Measure) -> f64 {
        match measure {
            Measure::Jaccard => self.jaccard,
            Measure::Sorensen => self.sorensen,
            Measure::Overlap => self.overlap,
        }
    }

    /// The same pair with its documents swapped. The estimate is the same both ways.
    pub(crate) fn swapped(self) -> Self {
        Self {
            a: self.b,
            b: self.a,
            containment_a_in_b: self.containment_b_in_a,
            containment_b_in_a: self.containment_a_in_b,
            evidence: self.evidence.map(|evidence| Evidence { counts: evidence.counts.swapped(), ..evidence }),
            ..self
        }
    }

    /// A pair of documents (indices) with its counts and its estimate. The group is dropped if they share no shingle.
    pub(crate) fn new(
        [a, b]: [u32; 2],
        counts: ShingleCounts,
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

/// The evidence of copying between two documents, in words. A matched word is in a shared passage and has a counterpart there:
/// the same word or another form of it. In programs, words are tokens that are not skipped, passages are tiles without template
/// code, and all matched tokens are equal.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Matched words and passages.
    #[serde(flatten)]
    pub counts: MatchedCounts,
    /// Expected number of unrelated pairs with evidence at least as strong, among the pairs that were compared: all, or only those
    /// that were asked for; of programs, that of independent solutions, 0 for programs that are equal or nearly; none where it is
    /// unknown.
    pub expected_by_chance: Option<f64>,
    /// Score of two programs from 0 to 1: the mean of the shares of their tiles in both and in the smaller one, by weight
    /// ([`crate::align::evidence::programs`]). None for prose.
    pub score: Option<f64>,
    /// By what such pairs are listed, the highest first. Of prose, the matched words of the side with fewer, of which those that
    /// more than three other texts share count less. Of programs the score, lowered where few tokens match, from 0 to 1.
    pub weight: f64,
}

/// Two documents without evidence of which one may be rewritten from the other throughout: rare words that both contain stand in the
/// same order ([`crate::align::rewritten`]). It claims less than evidence, and none of these words counts as matched.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RewrittenPair {
    /// Index of the first document in `documents`.
    pub a: u32,
    /// Index of the second document, larger than `a`.
    pub b: u32,
    /// Rare words in the same order.
    pub in_order: u32,
    /// Rare words that both parts contain, in any order.
    pub shared: u32,
    /// How improbable that order is by chance, as the negative natural logarithm of its probability. Pairs are in its order, so it
    /// is not written out.
    #[serde(skip)]
    pub strength: f64,
}

/// Pairs as columns with one entry for each pair. [`crate::report::Report::pair`] returns a single pair.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Pairs {
    /// See [`Pair::a`].
    pub a: Vec<u32>,
    /// See [`Pair::b`].
    pub b: Vec<u32>,
    /// See [`Pair::shared`].
    pub shared: Vec<u32>,
    /// Position of the estimate in the report's `estimates`.
    pub estimate: Vec<u32>,
    /// See [`Pair::candidate`]: 1 for yes.
    pub candidate: Vec<u8>,
    /// The evidence of the first pairs. The others have none.
    pub evidence: Vec<Evidence>,
}

impl Pairs {
    /// No pairs, with memory reserved for `pairs` of them.
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

    /// Adds pairs with the positions of their estimates. Called with a few hundred at a time, which stay in the nearest cache
    /// while each column reads them.
    #[inline(never)] // see `memory`
    pub(crate) fn extend(&mut self, found: &[FoundPair], estimates: &[u32]) {
        self.a.extend(found.iter().map(|pair| pair.a));
        self.b.extend(found.iter().map(|pair| pair.b));
        self.shared.extend(found.iter().map(|pair| pair.shared));
        self.candidate.extend(found.iter().map(|pair| u8::from(pair.candidate)));
        self.estimate.extend_from_slice(estimates);
    }

    /// The number of pairs.
    #[must_use]
    pub fn len(&self) -> usize {
        self.a.len()
    }

    /// Whether there are no pairs.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.a.is_empty()
    }
}
