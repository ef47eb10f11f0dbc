//! Errors. Each message says what was expected, what came, and what to do.

use std::fmt;

use crate::params::Mistakes;

/// The reason why a request could not be met. Its message says what was expected, what came, and what to do.
///
/// The corpus stays usable after every error: work that was done until then is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The parameters are wrong. No method of [`Corpus`](crate::Corpus) returns this, because [`Params`](crate::Params) are
    /// valid; it is here so that `?` converts the error of building them.
    Mistakes(Mistakes),
    /// A callback returned [`ControlFlow::Break`](std::ops::ControlFlow::Break).
    Cancelled,
    /// There is no document with this id.
    UnknownDocument(u32),
    /// A pair that names one document twice.
    SameDocument(u32),
    /// A pair that names a template, which is never compared.
    TemplateInPair(u32),
    /// The text of this name has 4 GB or more.
    TextTooLong(String),
    /// With `reach`, a text has more tokens and pairs of tokens than fit into memory.
    TooManyShingles {
        /// Its document's name.
        name: String,
        /// Number of its tokens and pairs of tokens.
        shingles: u64,
        /// The `reach` of the parameters.
        reach: u32,
        /// The maximum.
        max: u64,
    },
    /// The text of this document is needed and was dropped, or only its sketch was added.
    TextMissing(String),
    /// The text given later for this document is not the one it was added with.
    OtherText(String),
    /// Sketches that do not fit the parameters or the corpus, with the message.
    WrongSketches(String),
    /// A new text is checked against exact sets, and only signatures are kept.
    SetsMissing,
    /// A template cannot be admitted like a submission.
    TemplateAdmitted,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mistakes(mistakes) => mistakes.fmt(f),
            Self::Cancelled => f.write_str("the comparison was cancelled"),
            Self::UnknownDocument(id) => {
                write!(f, "there is no document with id {id}; use the id of a document that was added and not removed")
            }
            Self::SameDocument(id) => {
                write!(f, "a pair must be of two different documents, got document {id} twice; leave this pair out")
            }
            Self::TemplateInPair(id) => {
                write!(f, "a pair must be of submissions or the archive, got the template {id}; leave this pair out")
            }
            Self::TextTooLong(name) => {
                write!(f, "{name:?} is longer than 4 GB, the most a text may have; split it into parts")
            }
            Self::TooManyShingles { name, shingles, reach, max } => write!(
                f,
                "{name:?} has {shingles} tokens and pairs of tokens at a reach of {reach}, more than the {max} that a text \
                 may have; lower reach, or leave this text out"
            ),
            Self::TextMissing(name) => {
                write!(
                    f,
                    "the text of {name:?} is needed, and only its sketch was kept; give the document its text again"
                )
            }
            Self::OtherText(name) => {
                write!(f, "the text given for {name:?} is not the one it was added with; give that one")
            }
            Self::WrongSketches(what) => f.write_str(what),
            Self::SetsMissing => f.write_str(
                "a new text is checked against exact sets, and only signatures are kept; raise memoryLimit, or remove \
                 documents",
            ),
            Self::TemplateAdmitted => {
                f.write_str("a template is not compared, so it cannot be admitted; add it as a document")
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<Mistakes> for Error {
    fn from(mistakes: Mistakes) -> Self {
        Self::Mistakes(mistakes)
    }
}
