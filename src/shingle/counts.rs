//! The counts of one document: the same record in its sketch and in its report.

use serde::Serialize;

/// The number of tokens, words and shingles in a document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentCounts {
    /// Number of tokens: words, characters or tokens of programs, depending on `unit`.
    pub tokens: u32,
    /// Number of words, of which the matched ones are a share; of programs, tokens that are not skipped.
    pub words: u32,
    /// Tokens excluded as quotations, if the parameters ask for it.
    pub quoted: u32,
    /// Tokens excluded as references.
    pub referenced: u32,
    /// Shingles of the tokens that are not excluded: windows of k tokens, or, with `reach`, tokens and their pairs.
    pub shingles: u32,
}
