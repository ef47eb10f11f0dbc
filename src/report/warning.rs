//! Warnings: problems that did not stop the work.

use serde::Serialize;

/// A problem that did not stop the work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Warning {
    /// The kind of warning, for code.
    pub code: WarningCode,
    /// The message, for people.
    pub message: String,
}

/// The kinds of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum WarningCode {
    /// The document has no token.
    Empty,
    /// The document has fewer tokens than a shingle.
    TooShort,
    /// The program has too few distinct runs of tokens to distinguish a copy from an honest solution, so it has no evidence.
    TooShortToTell,
    /// The text had lone surrogates, which are not valid characters; each was replaced by U+FFFD.
    LoneSurrogates,
    /// Invisible characters in words were removed for comparing.
    InvisibleCharacters,
    /// Text written backwards was reversed for comparing.
    BackwardsText,
    /// Letters of another script were compared as the letters they look like (confusables).
    LookAlikeLetters,
    /// Words in full-width, mathematical or encircled letters were compared as plain ones.
    StyledLetters,
    /// Spaced-out letters were compared as the words they form.
    SpacedLetters,
    /// An earlier document has the same name.
    SameName,
    /// An earlier document has the same text.
    SameText,
    /// Fewer than two documents can be compared.
    TooFewDocuments,
    /// Some pairs are not listed because of `maxPairs` or `maxPairsPerDocument`.
    PairsLeftOut,
    /// Most of the document is excluded as template text or common shingles, so little is left to compare.
    LittleLeft,
    /// The template shares no shingle with any document.
    IdleTemplate,
    /// Shingles were excluded because too many documents contain them.
    CommonLeftOut,
    /// The run took a [`super::Fallback`] because memory would not have sufficed.
    Fallback,
}
