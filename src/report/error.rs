//! Errors. Each message says what was expected, what came, and what to do.

use std::fmt;

use crate::message::{Args, ErrorCode};
use crate::params::Mistakes;

/// The reason why a request could not be met. Its message says what was expected, what came, and what to do.
///
/// After an error a corpus works as before it: no document, text or sketch is lost. Only [`Error::Cancelled`] may leave fewer
/// texts, where memory is short: those that were read until then are dropped, as they are when the work ends.
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
    /// [`IntakeRule::refuse_at`](crate::IntakeRule::refuse_at) is not a number from 0 to 1.
    WrongRefuseAt,
    /// [`IntakeRule::largest_group`](crate::IntakeRule::largest_group) is 0.
    WrongLargestGroup,
}

impl Error {
    /// Its code, for programs, and to say it in another language.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::Mistakes(_) => ErrorCode::WrongParameters,
            Self::Cancelled => ErrorCode::Cancelled,
            Self::UnknownDocument(_) => ErrorCode::UnknownDocument,
            Self::SameDocument(_) => ErrorCode::SameDocument,
            Self::TemplateInPair(_) => ErrorCode::TemplateInPair,
            Self::TextTooLong(_) => ErrorCode::TextTooLong,
            Self::TooManyShingles { .. } => ErrorCode::TooManyShingles,
            Self::TextMissing(_) => ErrorCode::TextMissing,
            Self::OtherText(_) => ErrorCode::OtherText,
            Self::WrongSketches(_) => ErrorCode::WrongSketches,
            Self::SetsMissing => ErrorCode::SetsMissing,
            Self::TemplateAdmitted => ErrorCode::TemplateAdmitted,
            Self::WrongRefuseAt => ErrorCode::WrongRefuseAt,
            Self::WrongLargestGroup => ErrorCode::WrongLargestGroup,
        }
    }

    /// Its values, by name.
    #[must_use]
    #[cold]
    #[inline(never)]
    pub fn args(&self) -> Args {
        let args = Args::default();
        match self {
            Self::Mistakes(mistakes) => args.word("mistakes", &mistakes.to_string()),
            Self::Cancelled
            | Self::SetsMissing
            | Self::TemplateAdmitted
            | Self::WrongRefuseAt
            | Self::WrongLargestGroup => args,
            Self::UnknownDocument(id) | Self::SameDocument(id) | Self::TemplateInPair(id) => args.number("id", *id),
            Self::TextTooLong(name) | Self::TextMissing(name) | Self::OtherText(name) => args.text("name", name),
            Self::TooManyShingles { name, shingles, reach, max } => {
                args.text("name", name).number("shingles", *shingles).number("reach", *reach).number("max", *max)
            }
            Self::WrongSketches(reason) => args.word("reason", reason),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.args().in_english(self.code().english()))
    }
}

impl std::error::Error for Error {}

impl From<Mistakes> for Error {
    fn from(mistakes: Mistakes) -> Self {
        Self::Mistakes(mistakes)
    }
}
