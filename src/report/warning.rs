//! What the user should know; the work went on.

use serde::Serialize;

/// Something the user should know; the work went on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Warning {
    /// Which kind, for programs.
    pub code: WarningCode,
    /// In words, for people.
    pub message: String,
}

/// The kinds of warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum WarningCode {
    /// The document has no token.
    Empty,
    /// The document has fewer tokens than a shingle.
    TooShort,
    /// The program has too few distinct runs of tokens to distinguish a copy from an honest solution, so it has no evidence.
    TooShortToTell,
    /// The text came with lone surrogates, which no text can hold; each became U+FFFD.
    LoneSurrogates,
    /// Invisible characters in words were left out for comparing.
    InvisibleCharacters,
    /// Text written backwards was turned round for comparing.
    BackwardsText,
    /// Letters of another script were compared as the letters they look like.
    LookAlikeLetters,
    /// Words in full-width, mathematical or encircled letters were compared as plain ones.
    StyledLetters,
    /// Letters spaced out were compared as the words they make up.
    SpacedLetters,
    /// An earlier document has this name.
    SameName,
    /// An earlier document has this very text.
    SameText,
    /// Fewer than two documents can be compared.
    TooFewDocuments,
    /// More pairs were found than `maxPairs` or `maxPairsPerDocument` allow to list.
    PairsLeftOut,
    /// Most of the document is in a template or in too many documents, so that little is left to compare.
    LittleLeft,
    /// The template holds no shingle of any document.
    IdleTemplate,
    /// Shingles were left out because too many documents hold them.
    CommonLeftOut,
    /// The run did without something, because memory would not have sufficed.
    Fallback,
}
