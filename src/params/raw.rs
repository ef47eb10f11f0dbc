//! Values as they came from outside, and what can be wrong with them.

use std::fmt;

use serde::Serialize;

/// A parameter's value as it came from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum RawValue {
    /// A truth value.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
    /// Anything else, described for the message ("an object").
    Other(String),
}

impl fmt::Display for RawValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(value) => write!(f, "{value}"),
            Self::Text(value) => write!(f, "{value:?}"),
            Self::Other(what) => write!(f, "{what}"),
        }
    }
}

/// One thing wrong with the parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Mistake {
    /// The parameter it concerns, by its name in [`super::Params`].
    pub field: String,
    /// What was expected, what came, what to do.
    pub message: String,
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
