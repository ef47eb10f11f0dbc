//! Languages that delimit blocks by indentation or keywords: Python and Ruby.

use crate::text::programs::grammar::{
    DOUBLE, Features, Grammar, Heredocs, NO_FEATURES, PLAIN, RUBY_BACK_QUOTED, RUBY_DOUBLE, SINGLE, SINGLE_LINES,
    TRIPLE, TRIPLE_SINGLE,
};

/// Python.
pub(super) const PYTHON: Grammar = Grammar {
    line_comments: &["#"],
    strings: &[TRIPLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
    prefixes: &["b", "br", "f", "fr", "r", "rb", "rf", "t", "u", "ur"],
    keywords: "and as assert async await break case class continue def del elif else except False finally for from if \
        import in is lambda match None not or pass raise return True try while with yield",
    types: "bool bytes complex dict float frozenset int list object set str tuple",
    modifiers: "global nonlocal",
    contextual: "case match",
    imports: &["from", "import"],
    features: Features { indentation: true, ..NO_FEATURES },
    ..PLAIN
};

/// Ruby.
pub(super) const RUBY: Grammar = Grammar {
    line_comments: &["#"],
    block_comments: &[("=begin", "=end")],
    strings: &[RUBY_DOUBLE, SINGLE_LINES, RUBY_BACK_QUOTED],
    heredocs: Heredocs::Ruby,
    word_bytes: b"@$",
    final_word_bytes: b"?!",
    keywords: "alias and BEGIN begin break case class def defined? do else elsif END end ensure false for if in module next \
        nil not or redo rescue retry return self super then true undef unless until when while yield",
    modifiers: "private protected public",
    imports: &["require", "require_relative"],
    features: Features { ruby: true, ..NO_FEATURES },
    ..PLAIN
};
