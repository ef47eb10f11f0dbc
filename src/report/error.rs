//! Why the engine refuses: each time with what was expected, what came, and what to do.

use std::fmt;

use crate::params::Mistakes;

/// Why a comparison did not come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// The parameters are wrong.
    Mistakes(Mistakes),
    /// The caller's progress callback asked to stop.
    Cancelled,
    /// There is no document with this id.
    UnknownDocument(u32),
    /// A document was to be compared with itself.
    SameDocument(u32),
    /// A template was to be compared.
    TemplateInPair(u32),
    /// The text of this name is longer than positions can count.
    TextTooLong(String),
    /// A text has more tokens and pairs of tokens than are read of one ([`crate::corpus::document::MAX_PAIRED_SHINGLES`]).
    TooManyShingles {
        /// Its document's name.
        name: String,
        /// How many it has.
        shingles: u64,
        /// How far apart the tokens of a pair may stand.
        reach: u32,
        /// The most that it may have.
        max: u64,
    },
    /// The text of this name is not held, and was needed.
    TextMissing(String),
    /// A text that was handed in later is not the one of this name that was read.
    OtherText(String),
    /// Sketches that do not fit: what was expected, and what came.
    WrongSketches(String),
    /// Exact sets were asked for, and only signatures are kept.
    SetsMissing,
    /// A template was to be let in like a submission.
    TemplateAdmitted,
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mistakes(mistakes) => mistakes.fmt(f),
            Self::Cancelled => f.write_str("the comparison was cancelled"),
            Self::UnknownDocument(id) => {
                write!(f, "there is no document with id {id}; use an id that add() gave and remove() has not taken")
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
                write!(f, "the text of {name:?} is needed, and only its sketch is held; hand it in with giveText()")
            }
            Self::OtherText(name) => {
                write!(f, "the text handed in for {name:?} is not the one it was added with; hand in that one")
            }
            Self::WrongSketches(what) => f.write_str(what),
            Self::SetsMissing => f.write_str(
                "a new text is checked against exact sets, and only signatures are kept; raise memoryLimit, or remove \
                 documents",
            ),
            Self::TemplateAdmitted => {
                f.write_str("a template is not compared, so it cannot be admitted; add it with add()")
            }
        }
    }
}

impl std::error::Error for EngineError {}

impl From<Mistakes> for EngineError {
    fn from(mistakes: Mistakes) -> Self {
        Self::Mistakes(mistakes)
    }
}
