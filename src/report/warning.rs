//! Warnings: problems that did not stop the work.

use serde::Serialize;

use crate::message::Args;
pub use crate::message::WarningCode;

/// A problem that did not stop the work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Warning {
    /// The kind of warning, for code.
    pub code: WarningCode,
    /// Its values, by name.
    pub args: Args,
    /// The message in English, for people.
    pub message: String,
}

impl Warning {
    #[inline(never)]
    pub(crate) fn new(code: WarningCode, args: Args) -> Self {
        let message = args.in_english(code.english());
        Self { code, args, message }
    }
}
