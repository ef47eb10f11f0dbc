//! Values as they came from outside, and what can be wrong with them.

use std::fmt;

use serde::Serialize;

use crate::common::decimal::decimal;
use crate::message::{Arg, Args, MistakeCode};

/// A parameter's value as it came from outside, or as a report writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum RawValue {
    /// A truth value.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A whole number, exact beyond 2⁵³ too.
    Integer(u64),
    /// A text.
    Text(String),
    /// Anything else, described for the message ("an object").
    Other(String),
}

impl RawValue {
    /// The value as a message names it.
    #[inline(never)]
    pub(super) fn as_arg(&self) -> Arg {
        match self {
            Self::Bool(value) => Arg::Word(value.to_string()),
            Self::Number(value) => Arg::Word(decimal(*value)),
            Self::Integer(value) => Arg::Word(value.to_string()),
            Self::Text(value) => Arg::Text(value.clone()),
            Self::Other(what) => Arg::Word(what.clone()),
        }
    }
}

impl fmt::Display for RawValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_arg().fmt(f)
    }
}

/// One thing wrong with the parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The parameter it concerns, by its name in [`super::Params`].
    pub field: String,
    /// Its code, for programs, and to say it in another language.
    pub code: MistakeCode,
    /// Its values, by name.
    pub args: Args,
    /// In English: what was expected, what came, what to do.
    pub message: String,
}

impl Mistake {
    #[inline(never)]
    pub(super) fn new(field: &str, code: MistakeCode, args: Args) -> Self {
        let message = args.in_english(code.english());
        Self { field: field.to_owned(), code, args, message }
    }
}

/// All mistakes of one set of parameters; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let messages: Vec<&str> = self.0.iter().map(|mistake| mistake.message.as_str()).collect();
        f.write_str(&messages.join("; "))
    }
}

impl std::error::Error for Mistakes {}
