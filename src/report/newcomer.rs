//! Answers about one new text: the documents similar to it, and whether it is admitted to the corpus.

use serde::Serialize;

use super::pairs::Evidence;

/// A document that is similar to a new text. Shares are from 0 to 1 and count distinct shingles.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Similar {
    /// Its id in the corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// Distinct shingles that both contain.
    pub shared: u32,
    /// Distinct shingles that either contains.
    pub union: u32,
    /// Shared shingles divided by the union (resemblance).
    pub jaccard: f64,
    /// Shared shingles divided by the new text's shingles.
    pub containment_a_in_b: f64,
    /// Shared shingles divided by the document's shingles.
    pub containment_b_in_a: f64,
    /// Twice the shared shingles divided by the sum of both.
    pub sorensen: f64,
    /// Shared shingles divided by the smaller of both.
    pub overlap: f64,
}

/// The documents of a corpus that are similar to a new text.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// Those of them that are not listed because of `maxPairs`.
    pub left_out: u64,
    /// The listed documents at or above the threshold, most similar first.
    pub similar: Vec<Similar>,
}

/// The result of an admission request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// It is similar to no document, and was added.
    Unique,
    /// It is similar to some documents, and was added to their group.
    Joins,
    /// It was not added.
    Refused,
}

/// The reason why a text was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Refusal {
    /// A document is at least as similar to it as the rule forbids.
    TooSimilar,
    /// The group that it would join already has the maximum number of documents.
    GroupFull,
}

/// The answer to an admission request (P2's rule for a store of texts).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Admission {
    /// The result.
    pub verdict: Verdict,
    /// The reason for a refusal.
    pub reason: Option<Refusal>,
    /// Its id in the corpus, if it was added.
    pub id: Option<u32>,
    /// Ids of the documents in the group that it joins or would join, including its own if it was added.
    pub group: Vec<u32>,
    /// The documents at or above the threshold, and any that refuse the text; most similar first.
    pub similar: Vec<Similar>,
}

/// The documents of a corpus that share evidence of copying with a new text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewcomerEvidence {
    /// Words of the new text, of which matched words are counted.
    pub words: u32,
    /// Candidates that were not aligned, because there were too many.
    pub not_aligned: u64,
    /// Documents that share only a few rare words with it, and are not listed because they are too many: a common subject explains them.
    pub with_few_words: u64,
    /// The documents, most matched words first; those that many documents share count less.
    pub documents: Vec<DocumentEvidence>,
    /// Other documents of which the text may be a rewritten copy, the strongest first.
    pub rewritten: Vec<RewrittenDocument>,
}

/// A document without evidence of which a new text may be a rewritten copy, or the other way round
/// ([`crate::report::RewrittenPair`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RewrittenDocument {
    /// Its id in the corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// Rare words in the same order.
    pub in_order: u32,
    /// Rare words that parts of both contain, in any order.
    pub shared: u32,
}

/// A document that shares evidence of copying with a new text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentEvidence {
    /// Its id in the corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// Its words.
    pub words: u32,
    /// The evidence; the first text is the new one.
    pub evidence: Evidence,
}
