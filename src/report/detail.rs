//! The details of one pair, shown side by side: its passages, the edits in them, and excluded stretches.

use serde::Serialize;

use crate::join::similarity::ShingleCounts;
use crate::shingle::labels::Label;

/// A shared passage: its range in either text, and the edits in it. Where a pair has evidence, the matched and verbatim tokens
/// of its passages add up to those of the pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Passage {
    /// First UTF-16 code unit in the first text.
    pub a_start: u32,
    /// One past its last code unit in the first text.
    pub a_end: u32,
    /// First UTF-16 code unit in the second text.
    pub b_start: u32,
    /// One past its last code unit in the second text.
    pub b_end: u32,
    /// Equal tokens in the same order in both texts.
    pub tokens: u32,
    /// Its matched tokens in the first text: equal, moved, or another form of the same word.
    pub matched_a: u32,
    /// Its matched tokens in the second text.
    pub matched_b: u32,
    /// Its matched tokens in the first text that are in runs of at least five equal tokens; the other matched tokens count as
    /// edited.
    pub verbatim_a: u32,
    /// Its matched tokens in the second text that are in runs of at least five equal tokens.
    pub verbatim_b: u32,
    /// All its tokens in the first text, including edited ones.
    pub a_tokens: u32,
    /// All its tokens in the second text, including edited ones.
    pub b_tokens: u32,
    /// Shared shingles that it contains: windows of k equal tokens.
    pub shingles: u32,
    /// The edits in it, ascending in both texts; all other tokens are matched.
    pub edits: Vec<Edit>,
    /// Matched words that are out of order or in another form; all other matched words are equal and in order. By their places in the
    /// first text, or, where that side is empty, by those of the words that they match.
    pub counterparts: Vec<Counterpart>,
    /// Whether the stretch of one text summarises all of the other.
    pub is_summary: bool,
    /// How the first text attributes it.
    pub attribution_a: Attribution,
    /// How the second text attributes it.
    pub attribution_b: Attribution,
}

/// How a text attributes a passage to others. Nothing is excluded for it. Of programs, nothing is attributed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Attribution {
    /// At least two thirds of its matched text are in quotation marks, or in lines marked as quoted.
    pub quoted: bool,
    /// At least two thirds of it are in paragraphs with a citation (author and year, a number in brackets, the mark of a footnote) in
    /// it, or near it.
    pub cited: bool,
    /// At least two thirds of its matched text are in the list of sources.
    pub reference: bool,
}

/// How words match that are not equal and in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum CounterpartKind {
    /// Equal words, elsewhere in the passage.
    Moved,
    /// Words with the same stem: usually another form of the same word.
    Reworded,
}

/// Words of the first text and the words of the second that they match, out of order or in another form. One side is empty
/// where its word is not matched, or is shown with another one: a text may repeat a word of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Counterpart {
    /// How they match.
    pub kind: CounterpartKind,
    /// First UTF-16 code unit in the first text.
    pub a_start: u32,
    /// One past the last code unit in the first text.
    pub a_end: u32,
    /// First UTF-16 code unit in the second text.
    pub b_start: u32,
    /// One past the last code unit in the second text.
    pub b_end: u32,
}

/// A stretch of a text that is excluded from the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExcludedStretch {
    /// First UTF-16 code unit.
    pub start: u32,
    /// One past the last code unit.
    pub end: u32,
    /// The reason.
    pub label: Label,
}

/// The breakdown of a document's tokens in a pair. Each token is counted once, as matched or by the reason it is excluded for;
/// the rest is the document's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TokenBreakdown {
    /// All tokens but the closing brackets and braces of programs, which are not counted.
    pub tokens: u32,
    /// Tokens matched in a passage shared with the other document.
    pub shared: u32,
    /// Tokens excluded as quotations.
    pub quoted: u32,
    /// Tokens excluded as references.
    pub references: u32,
    /// Tokens excluded as template text, edited or not.
    pub template: u32,
    /// Tokens in shingles that too many documents contain.
    pub common: u32,
}

/// The measures of a pair with nothing excluded.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Measures {
    /// Distinct shingles that both documents contain.
    pub shared: u32,
    /// Distinct shingles that either document contains.
    pub union: u32,
    /// Shared shingles divided by the union (resemblance).
    pub jaccard: f64,
    /// Shared shingles divided by the first document's shingles.
    pub containment_a_in_b: f64,
    /// Shared shingles divided by the second document's shingles.
    pub containment_b_in_a: f64,
}

impl From<ShingleCounts> for Measures {
    fn from(counts: ShingleCounts) -> Self {
        Self {
            shared: counts.shared,
            union: counts.union(),
            jaccard: counts.jaccard(),
            containment_a_in_b: counts.containment_a_in_b(),
            containment_b_in_a: counts.containment_b_in_a(),
        }
    }
}

/// A stretch of the first text and its replacement in the second. The stretch is empty for an insertion, the replacement for a
/// deletion; its start is then the place of the insertion or deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Edit {
    /// First UTF-16 code unit in the first text.
    pub a_start: u32,
    /// One past the last code unit in the first text.
    pub a_end: u32,
    /// First UTF-16 code unit in the second text.
    pub b_start: u32,
    /// One past the last code unit in the second text.
    pub b_end: u32,
}
