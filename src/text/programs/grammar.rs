//! What the lexer has to know of a language: a description, not a program.

/// How a language looks to the lexer.
pub(super) struct Grammar {
    /// What opens a comment that ends with its line.
    pub(super) line_comments: &'static [&'static str],
    /// What opens and closes a comment; of those that nest each opening wants a closing of its own.
    pub(super) block_comments: &'static [(&'static str, &'static str)],
    pub(super) nested_comments: bool,
    /// The forms of strings, the longer opening first.
    pub(super) strings: &'static [Quoted],
    /// Words that belong to the string that follows them at once, in lower case.
    pub(super) prefixes: &'static [&'static str],
    /// Strings whose end their beginning chooses.
    pub(super) raw: Raw,
    /// What an apostrophe opens, if it is no string.
    pub(super) apostrophe: Apostrophe,
    /// Signs that words may hold beside letters, digits and `_`, anywhere.
    pub(super) in_words: &'static [u8],
    /// Signs that may end a word, once.
    pub(super) end_words: &'static [u8],
    /// Words that stand for themselves, with a space between them.
    pub(super) keywords: &'static str,
    /// Words for built-in types: reduced, they are names like any other type.
    pub(super) types: &'static str,
    /// Words that say who may use a thing, or how it is declared: reduced, they are left out.
    pub(super) modifiers: &'static str,
    /// First words of lines that only say what else is used; reduced, these lines are left out. `#` stands before a
    /// directive.
    pub(super) imports: &'static [&'static str],
    pub(super) features: Features,
}

/// What only some languages have.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a feature of its own")]
pub(super) struct Features {
    /// A slash where an expression may begin opens a regular expression.
    pub(super) regex: bool,
    /// Back-quotes open a string that may hold expressions in `${…}`.
    pub(super) templates: bool,
    /// Indentation tells where blocks begin and end; a string alone on its lines is a comment.
    pub(super) indentation: bool,
    /// `@name` is an annotation.
    pub(super) annotations: bool,
    /// An import may be followed by a list in parentheses.
    pub(super) import_lists: bool,
}

/// None of them.
pub(super) const NO_FEATURES: Features =
    Features { regex: false, templates: false, indentation: false, annotations: false, import_lists: false };

/// A form of string.
pub(super) struct Quoted {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    pub(super) escape: Escape,
    /// Whether it may run over lines; else it ends with its line at the latest.
    pub(super) lines: bool,
}

/// How a string holds what would end it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Escape {
    /// Behind a backslash.
    Backslash,
    /// Twice.
    Doubled,
    /// Not at all.
    None,
}

/// Strings whose end their beginning chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Raw {
    /// There are none.
    None,
    /// `R"end(…)end"` of C++.
    Delimited,
    /// `r##"…"##` of Rust, `##"…"##` of Swift.
    Hashes,
}

/// What an apostrophe opens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Apostrophe {
    /// Nothing of its own: the forms of strings say.
    String,
    /// A character, which ends with its line at the latest.
    Character,
    /// A character, or, where no second apostrophe follows, the name of a lifetime.
    Lifetime,
}

const fn quoted(open: &'static str, close: &'static str, escape: Escape, lines: bool) -> Quoted {
    Quoted { open, close, escape, lines }
}

pub(super) const DOUBLE: Quoted = quoted("\"", "\"", Escape::Backslash, false);
pub(super) const DOUBLE_LINES: Quoted = quoted("\"", "\"", Escape::Backslash, true);
pub(super) const SINGLE: Quoted = quoted("'", "'", Escape::Backslash, false);
pub(super) const SINGLE_LINES: Quoted = quoted("'", "'", Escape::Backslash, true);
pub(super) const TRIPLE: Quoted = quoted("\"\"\"", "\"\"\"", Escape::Backslash, true);
pub(super) const TRIPLE_SINGLE: Quoted = quoted("'''", "'''", Escape::Backslash, true);
pub(super) const TRIPLE_RAW: Quoted = quoted("\"\"\"", "\"\"\"", Escape::None, true);
pub(super) const BACK_QUOTED_RAW: Quoted = quoted("`", "`", Escape::None, true);
pub(super) const BACK_QUOTED: Quoted = quoted("`", "`", Escape::Backslash, true);
pub(super) const VERBATIM: Quoted = quoted("@\"", "\"", Escape::Doubled, true);
pub(super) const INTERPOLATED_VERBATIM: Quoted = quoted("$@\"", "\"", Escape::Doubled, true);
pub(super) const VERBATIM_INTERPOLATED: Quoted = quoted("@$\"", "\"", Escape::Doubled, true);
pub(super) const INTERPOLATED: Quoted = quoted("$\"", "\"", Escape::Backslash, false);

/// Comments as in C.
pub(super) const SLASHES: &[&str] = &["//"];
pub(super) const STARS: &[(&str, &str)] = &[("/*", "*/")];

/// Words and signs: no language at all.
pub(super) const PLAIN: Grammar = Grammar {
    line_comments: &[],
    block_comments: &[],
    nested_comments: false,
    strings: &[],
    prefixes: &[],
    raw: Raw::None,
    apostrophe: Apostrophe::String,
    in_words: &[],
    end_words: &[],
    keywords: "",
    types: "",
    modifiers: "",
    imports: &[],
    features: NO_FEATURES,
};
