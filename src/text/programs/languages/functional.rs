//! Functional languages: Scala, Haskell and Elm.

use crate::text::programs::grammar::{
    Apostrophe, BACK_QUOTED_NAME, DOUBLE, DOUBLE_WITH_BRACES, Features, Grammar, NO_FEATURES, PLAIN, SLASHES, STARS,
    TRIPLE, TRIPLE_RAW,
};

/// Scala.
pub(super) const SCALA: Grammar = Grammar {
    line_comments: SLASHES,
    block_comments: STARS,
    nested_comments: true,
    strings: &[TRIPLE_RAW, DOUBLE_WITH_BRACES, BACK_QUOTED_NAME],
    prefixes: &["f", "raw", "s"],
    apostrophe: Apostrophe::Lifetime,
    keywords: "case catch class def do else enum extends extension false finally for given if import match new null object \
        package return super then this throw trait true try type using while with yield",
    modifiers: "abstract final implicit inline lazy opaque open override private protected sealed val var",
    imports: &["import", "package"],
    features: Features { annotations: true, ..NO_FEATURES },
    ..PLAIN
};

/// Haskell.
pub(super) const HASKELL: Grammar = Grammar {
    line_comments: &["--"],
    block_comments: &[("{-", "-}")],
    nested_comments: true,
    strings: &[DOUBLE],
    // Behind a name an apostrophe is part of it, and in front of one it refers to it.
    apostrophe: Apostrophe::Lifetime,
    word_bytes: b"'",
    keywords: "case class data default deriving do else forall foreign if import in infix infixl infixr instance let module \
        newtype of otherwise then type where",
    imports: &["import", "module"],
    ..PLAIN
};

/// Elm.
pub(super) const ELM: Grammar = Grammar {
    line_comments: &["--"],
    block_comments: &[("{-", "-}")],
    nested_comments: true,
    strings: &[TRIPLE, DOUBLE],
    apostrophe: Apostrophe::Character,
    keywords: "alias as case else exposing if in infix let of port then type where",
    imports: &["import", "module"],
    ..PLAIN
};
