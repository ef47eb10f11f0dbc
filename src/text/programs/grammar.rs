//! Descriptions of languages for the lexer.

/// The lexical rules of a language.
pub(super) struct Grammar {
    /// Openings of comments that end with the line.
    pub(super) line_comments: &'static [&'static str],
    /// Openings and closings of comments.
    pub(super) block_comments: &'static [(&'static str, &'static str)],
    /// Whether each opening in a block comment needs a closing of its own.
    pub(super) nested_comments: bool,
    /// The forms of strings, longer openings first.
    pub(super) strings: &'static [StringForm],
    /// Words that belong to the string right after them, in lower case.
    pub(super) prefixes: &'static [&'static str],
    /// Raw strings.
    pub(super) raw: Raw,
    /// Strings that are lines of their own, up to a word.
    pub(super) heredocs: Heredocs,
    /// The meaning of an apostrophe that opens no string.
    pub(super) apostrophe: Apostrophe,
    /// Bytes besides letters, digits and `_` that are allowed anywhere in a word.
    pub(super) word_bytes: &'static [u8],
    /// Bytes of which one may end a word.
    pub(super) final_word_bytes: &'static [u8],
    /// Keywords, separated by spaces.
    pub(super) keywords: &'static str,
    /// Built-in types. In reduced programs they are names like any other type.
    pub(super) types: &'static str,
    /// Words for visibility or kind of declaration. Reduced programs leave them out.
    pub(super) modifiers: &'static str,
    /// Keywords and modifiers that are ordinary names unless another word follows on the line: `data class`, but `data = 1`.
    pub(super) contextual: &'static str,
    /// First words of import lines, which reduced programs leave out. A directive begins with `#`.
    pub(super) imports: &'static [&'static str],
    pub(super) features: Features,
}

/// Features that only some languages have.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is a feature of its own")]
pub(super) struct Features {
    /// A slash at the beginning of an expression opens a regular expression.
    pub(super) regex: bool,
    /// Back-quotes open a template string, which may contain expressions in `${…}`.
    pub(super) templates: bool,
    /// Indentation delimits blocks; a string on lines of its own is a comment.
    pub(super) indentation: bool,
    /// `@name` is an annotation.
    pub(super) annotations: bool,
    /// An import may be followed by a list in parentheses.
    pub(super) import_lists: bool,
    /// Tags of JSX may stand in an expression, with text between them.
    pub(super) jsx: bool,
    /// The program is what stands between `<?php` and `?>`; the rest is a page.
    pub(super) inline_html: bool,
    /// The literals that only Ruby has: `%w[…]`, `?x`, `$'`, regular expressions of several lines; `__END__` ends the program.
    pub(super) ruby: bool,
    /// The literals that only Perl has: `qw(…)`, `s/…/…/`, `$'`, regular expressions; `__END__` and `__DATA__` end the program.
    pub(super) perl: bool,
    /// A backslash quotes the next character, and `#` opens a comment only where a word may begin.
    pub(super) shell: bool,
    /// `Rem` at the beginning of a line opens a comment, and a lone `_` at its end continues it.
    pub(super) basic: bool,
    /// The case of letters is irrelevant.
    pub(super) ignores_case: bool,
    /// An apostrophe right behind a value is an operator.
    pub(super) transpose: bool,
    /// Only a semicolon ends an import.
    pub(super) semicolons: bool,
    /// The first word of a statement is an instruction, whatever it is; there are registers; and comments begin by dialect.
    pub(super) assembly: bool,
    /// Every word is a keyword.
    pub(super) open_words: bool,
}

/// None of them.
pub(super) const NO_FEATURES: Features = Features {
    regex: false,
    templates: false,
    indentation: false,
    annotations: false,
    import_lists: false,
    jsx: false,
    inline_html: false,
    ruby: false,
    perl: false,
    shell: false,
    basic: false,
    ignores_case: false,
    transpose: false,
    semicolons: false,
    assembly: false,
    open_words: false,
};

/// A form of string.
pub(super) struct StringForm {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    pub(super) escape: Escape,
    /// Whether it may span lines. Otherwise it ends with its line at the latest.
    pub(super) is_multiline: bool,
    /// What opens an expression in it, which ends with the bracket that closes it and may contain strings; empty if nothing does.
    pub(super) expression: &'static str,
    /// Whether it is a name in quotation marks.
    pub(super) is_name: bool,
}

/// How a string escapes its closing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Escape {
    /// With a backslash.
    Backslash,
    /// By doubling it.
    Doubled,
    /// Not at all.
    None,
}

/// Raw strings, whose beginning determines their end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Raw {
    /// The language has none.
    None,
    /// `R"end(…)end"` of C++.
    Delimited,
    /// `r##"…"##` of Rust.
    Hashes,
    /// `##"…"##` of Swift, which ends with its line, and `##"""…"""##`.
    HashesOnLine,
    /// `$$"""…"""` of C#, with any number of dollars, and three quotation marks or more.
    Quotes,
    /// `r"---(…)---"` of R, with any number of hyphens, and any bracket and quotation mark.
    Hyphens,
    /// `[==[…]==]` of Lua, with any number of equals signs. Behind `--` it is a comment.
    LongBrackets,
}

/// Strings that begin on the next line, and end with a line that holds their word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heredocs {
    /// The language has none.
    None,
    /// `<<<WORD` of PHP, `<<<'WORD'`.
    Php,
    /// `<<~WORD`, `<<-WORD` and `<<WORD` of Ruby. Several may begin on a line, and the rest of it is code.
    Ruby,
    /// The same of a shell and of Perl, with spaces in front of the word; `<<<` opens none.
    Shell,
}

/// The meaning of an apostrophe.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Apostrophe {
    /// None of its own: it may open a string.
    String,
    /// It opens a character literal, which ends with its line at the latest.
    Character,
    /// It opens a character literal or, without a closing apostrophe, the name of a lifetime.
    Lifetime,
}

const fn form(open: &'static str, close: &'static str, escape: Escape, is_multiline: bool) -> StringForm {
    StringForm { open, close, escape, is_multiline, expression: "", is_name: false }
}

/// A string that may span lines and contain expressions.
const fn with_expressions(quote: &'static str, expression: &'static str) -> StringForm {
    StringForm { expression, ..form(quote, quote, Escape::Backslash, true) }
}

/// A name in quotation marks.
const fn name(quote: &'static str, escape: Escape) -> StringForm {
    StringForm { is_name: true, ..form(quote, quote, escape, false) }
}

pub(super) const DOUBLE: StringForm = form("\"", "\"", Escape::Backslash, false);
pub(super) const DOUBLE_LINES: StringForm = form("\"", "\"", Escape::Backslash, true);
pub(super) const SINGLE: StringForm = form("'", "'", Escape::Backslash, false);
pub(super) const SINGLE_LINES: StringForm = form("'", "'", Escape::Backslash, true);
pub(super) const TRIPLE: StringForm = form("\"\"\"", "\"\"\"", Escape::Backslash, true);
pub(super) const TRIPLE_SINGLE: StringForm = form("'''", "'''", Escape::Backslash, true);
pub(super) const TRIPLE_RAW: StringForm = form("\"\"\"", "\"\"\"", Escape::None, true);
pub(super) const BACK_QUOTED_RAW: StringForm = form("`", "`", Escape::None, true);
pub(super) const PHP_DOUBLE: StringForm = with_expressions("\"", "{$");
pub(super) const PHP_BACK_QUOTED: StringForm = with_expressions("`", "{$");
pub(super) const RUBY_DOUBLE: StringForm = with_expressions("\"", "#{");
pub(super) const RUBY_BACK_QUOTED: StringForm = with_expressions("`", "#{");
pub(super) const RUBY_REGEX: StringForm = with_expressions("/", "#{");
pub(super) const VERBATIM: StringForm = form("@\"", "\"", Escape::Doubled, true);
pub(super) const INTERPOLATED_VERBATIM: StringForm = StringForm { open: "$@\"", expression: "{", ..VERBATIM };
pub(super) const VERBATIM_INTERPOLATED: StringForm = StringForm { open: "@$\"", expression: "{", ..VERBATIM };
pub(super) const INTERPOLATED: StringForm = form("$\"", "\"", Escape::Backslash, false);
pub(super) const DOUBLE_DOUBLED: StringForm = form("\"", "\"", Escape::Doubled, false);
pub(super) const SINGLE_DOUBLED: StringForm = form("'", "'", Escape::Doubled, false);
pub(super) const SINGLE_DOUBLED_LINES: StringForm = form("'", "'", Escape::Doubled, true);
pub(super) const SINGLE_RAW_LINES: StringForm = form("'", "'", Escape::None, true);
pub(super) const SHELL_ESCAPED: StringForm = form("$'", "'", Escape::Backslash, true);
/// A string that may contain commands or calls in parentheses.
pub(super) const DOUBLE_WITH_CALLS: StringForm = with_expressions("\"", "$(");
pub(super) const DOUBLE_WITH_BRACES: StringForm = StringForm { expression: "${", ..DOUBLE };
pub(super) const SINGLE_WITH_BRACES: StringForm = StringForm { expression: "${", ..SINGLE };
pub(super) const BACK_QUOTED_NAME: StringForm = name("`", Escape::None);
pub(super) const DOUBLE_QUOTED_NAME: StringForm = name("\"", Escape::Doubled);

pub(super) const BRACKETED_NAME: StringForm = StringForm { open: "[", close: "]", ..DOUBLE_QUOTED_NAME };

/// Comments as in C.
pub(super) const SLASHES: &[&str] = &["//"];
pub(super) const STARS: &[(&str, &str)] = &[("/*", "*/")];

/// No language: words and symbols.
pub(super) const PLAIN: Grammar = Grammar {
    line_comments: &[],
    block_comments: &[],
    nested_comments: false,
    strings: &[],
    prefixes: &[],
    raw: Raw::None,
    heredocs: Heredocs::None,
    apostrophe: Apostrophe::String,
    word_bytes: &[],
    final_word_bytes: &[],
    keywords: "",
    types: "",
    modifiers: "",
    contextual: "",
    imports: &[],
    features: NO_FEATURES,
};
