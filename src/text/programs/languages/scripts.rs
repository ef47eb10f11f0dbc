//! Languages of scripts: Bash, Lua and Perl.

use crate::text::programs::grammar::{
    BACK_QUOTED_RAW, DOUBLE, DOUBLE_LINES, DOUBLE_WITH_CALLS, Features, Grammar, Heredocs, NO_FEATURES, PLAIN, Raw,
    SHELL_ESCAPED, SINGLE, SINGLE_LINES, SINGLE_RAW_LINES,
};

/// Bash and other shells. The commands that a shell has itself are keywords.
pub(super) const BASH: Grammar = Grammar {
    line_comments: &["#"],
    strings: &[DOUBLE_WITH_CALLS, SHELL_ESCAPED, SINGLE_RAW_LINES],
    heredocs: Heredocs::Shell,
    keywords: "alias break case cd continue do done echo elif else esac eval exec exit false fi for function getopts if in \
        let printf read return select set shift test then time trap true unset until while",
    modifiers: "declare export local readonly typeset",
    imports: &["source"],
    features: Features { shell: true, ..NO_FEATURES },
    ..PLAIN
};

/// Lua.
pub(super) const LUA: Grammar = Grammar {
    line_comments: &["--"],
    strings: &[DOUBLE, SINGLE],
    raw: Raw::LongBrackets,
    keywords: "and break do else elseif end false for function goto if in nil not or repeat return then true until while",
    modifiers: "local",
    ..PLAIN
};

/// Perl.
pub(super) const PERL: Grammar = Grammar {
    line_comments: &["#"],
    block_comments: &[("=", "=cut")],
    strings: &[DOUBLE_LINES, SINGLE_LINES, BACK_QUOTED_RAW],
    heredocs: Heredocs::Shell,
    word_bytes: b"$@",
    keywords: "and cmp default defined delete die do each else elsif eq eval exists for foreach ge given gt if keys last le \
        lt map grep ne next no not or print printf push redo ref require return say scalar shift sort split sub undef \
        unless until values wantarray when while xor",
    modifiers: "local my our state",
    imports: &["no", "package", "use"],
    features: Features { perl: true, semicolons: true, ..NO_FEATURES },
    ..PLAIN
};
