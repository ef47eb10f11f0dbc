//! Languages of numbers and tables: R, MATLAB, Julia and SQL.

use crate::text::programs::grammar::{
    Apostrophe, BACK_QUOTED_NAME, BACK_QUOTED_RAW, BRACKETED_NAME, DOUBLE_DOUBLED, DOUBLE_LINES, DOUBLE_QUOTED_NAME,
    DOUBLE_WITH_CALLS, Features, Grammar, NO_FEATURES, PLAIN, Raw, SINGLE_DOUBLED, SINGLE_DOUBLED_LINES, SINGLE_LINES,
    STARS, TRIPLE,
};

/// R.
pub(super) const R: Grammar = Grammar {
    line_comments: &["#"],
    strings: &[DOUBLE_LINES, SINGLE_LINES, BACK_QUOTED_NAME],
    raw: Raw::Hyphens,
    word_bytes: b".",
    keywords: "break else F FALSE for function if in Inf NA NaN next NULL repeat return T TRUE while",
    imports: &["library", "require"],
    features: Features { import_lists: true, ..NO_FEATURES },
    ..PLAIN
};

/// MATLAB and Octave.
pub(super) const MATLAB: Grammar = Grammar {
    // Dots continue a line, and the rest of it is a comment.
    line_comments: &["%", "#", "..."],
    block_comments: &[("%{", "%}"), ("#{", "#}")],
    strings: &[DOUBLE_DOUBLED, SINGLE_DOUBLED],
    keywords: "break case catch classdef continue do else elseif end end_try_catch endfor endfunction endif endswitch \
        endwhile enumeration events false for function if methods otherwise parfor properties return spmd switch true try \
        until unwind_protect while",
    modifiers: "global persistent",
    imports: &["import", "pkg"],
    features: Features { transpose: true, ..NO_FEATURES },
    ..PLAIN
};

/// Julia.
pub(super) const JULIA: Grammar = Grammar {
    line_comments: &["#"],
    block_comments: &[("#=", "=#")],
    nested_comments: true,
    strings: &[TRIPLE, DOUBLE_WITH_CALLS, BACK_QUOTED_RAW],
    prefixes: &["b", "big", "html", "r", "raw", "v"],
    apostrophe: Apostrophe::Character,
    final_word_bytes: b"!",
    keywords: "abstract baremodule begin break catch continue do else elseif end export false finally for function if in \
        isa let macro module nothing primitive quote return struct true try type where while",
    modifiers: "const global local mutable",
    imports: &["import", "using"],
    features: Features { transpose: true, ..NO_FEATURES },
    ..PLAIN
};

/// SQL. The body of a function between `$$` is read as code. `MySQL`'s `#` begins a comment, and names of temporary tables elsewhere.
pub(super) const SQL: Grammar = Grammar {
    line_comments: &["--", "# ", "#\t"],
    block_comments: STARS,
    nested_comments: true,
    strings: &[SINGLE_DOUBLED_LINES, DOUBLE_QUOTED_NAME, BACK_QUOTED_NAME, BRACKETED_NAME],
    prefixes: &["b", "e", "n", "x"],
    word_bytes: b"@#",
    keywords: "add all alter and any begin between by call cascade case check close column commit constraint create cross \
        cursor database declare default delete desc distinct do drop each else elseif elsif end except exec execute exists \
        exit fetch for foreign from full function grant group having if in index insert intersect into is join key language \
        leave left like limit loop natural not null offset on open or order over partition primary procedure raise \
        recursive references replace return returns revoke right rollback row rows select set table then to trigger \
        truncate union unique update using values view when where while with",
    // Words without effect.
    modifiers: "as asc inner outer",
    features: Features { ignores_case: true, ..NO_FEATURES },
    ..PLAIN
};
