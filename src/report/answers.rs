//! What a corpus says of one new text: what it is like, and whether it may come in.

use serde::Serialize;

/// A document that a text is like. Shares are from 0 to 1 and count distinct shingles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Similar {
    /// Its id in the corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// Distinct shingles of both.
    pub shared: u32,
    /// Distinct shingles of either.
    pub union: u32,
    /// Shared out of the union (resemblance).
    pub jaccard: f64,
    /// Shared out of the new text's shingles.
    pub containment_a_in_b: f64,
    /// Shared out of the document's shingles.
    pub containment_b_in_a: f64,
    /// Twice the shared out of the sum of both.
    pub sorensen: f64,
    /// Shared out of the smaller of both.
    pub overlap: f64,
}

/// What a text is like among the documents of a corpus.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct QueryReport {
    /// Tokens in the text.
    pub tokens: u32,
    /// Shingles: windows of k tokens.
    pub shingles: u32,
    /// Distinct shingles.
    pub distinct: u32,
    /// Documents at or above the threshold.
    pub above_threshold: u64,
    /// Of these, the ones not listed because of `maxPairs`.
    pub left_out: u64,
    /// The documents at or above the threshold, most alike first.
    pub similar: Vec<Similar>,
}

/// What becomes of a text that asks to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// It is like no document, and was added.
    Unique,
    /// It is like some, and was added to their group.
    Joins,
    /// It was not added.
    Refused,
}

/// Why a text is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// A document is as similar to it as the rule allows none to be.
    TooSimilar,
    /// The group that it would join has as many documents as the rule allows.
    GroupFull,
}

/// What became of a text that asked to be let in (P2's rule for a store of texts).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Admission {
    /// What became of it.
    pub verdict: Verdict,
    /// Why it was refused.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "Refusal | null"))]
    pub reason: Option<Refusal>,
    /// Its id in the corpus, if it was added.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub id: Option<u32>,
    /// Ids of the documents of the group that it joins or would join; itself among them if it was added.
    pub group: Vec<u32>,
    /// The documents at or above the threshold, most alike first.
    pub similar: Vec<Similar>,
}
