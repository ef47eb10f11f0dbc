//! The progress of a comparison.

use serde::Serialize;

/// The progress of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// The current stage.
    pub stage: Stage,
    /// Steps done in this stage: documents, pairs of documents, or the whole.
    pub done: u32,
    /// All steps of this stage.
    pub total: u32,
}

/// The stages of a comparison, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Text to fingerprints and signatures.
    Text,
    /// Evenly spaced letters to words, by the words of all documents; only if a text has such letters.
    Spacing,
    /// Fingerprints to the inverted index.
    Index,
    /// Words to passages that documents share.
    Evidence,
    /// The index to exact pairs.
    Pairs,
    /// Signatures to candidate pairs.
    Candidates,
    /// Pairs to groups and the report.
    Report,
}
