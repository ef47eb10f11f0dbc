//! Reads programs into tokens of their language, independent of names, literals, comments and layout.
//!
//! The tokens of a program keep what it does, and in which order. Keywords and operators are tokens of their own; all
//! names are equal, and so are all literals of one type. Renaming, commenting and reformatting therefore change
//! nothing. A *reduced* program also lacks everything that can be changed without effect: imports, modifiers,
//! annotations and separators are excluded, and built-in types are names. Brackets stay, because without them, calls
//! look like names, bodies like the code after them, and independent programs like each other. Plain text consists of
//! its words and symbols, unchanged.
//!
//! One lexer reads all languages, each from a short description (`grammar`). O(n) time; 12 bytes for each token while
//! reading.
//!
//! Source of the idea to compare token classes: Prechelt, Malpohl and Philippsen (2002), "Finding plagiarisms among a
//! set of programs with `JPlag`".

mod assembly;
mod call_graph;
mod comments;
mod detection;
mod grammar;
mod jsx;
mod languages;
mod lexer;
mod literals;
mod ruby;
mod script_literals;
#[cfg(test)]
mod tests;
mod vocabulary;

use crate::params::language::Language;
use crate::params::{Params, Unit};
use crate::text::token::Token;
use crate::text::word::{SKIPPED, pack_whole};
use grammar::Grammar;
use languages::grammar_of;
use lexer::{Lexeme, lex};
use vocabulary::{Kind, Vocabulary};

/// How the program of one document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeReader {
    /// The language.
    pub language: Language,
    /// Whether to leave out everything that can be changed without effect.
    pub reduce: bool,
}

impl CodeReader {
    /// The reader for a document if tokens are those of programs (`unit`), else `None`. The language is that of the
    /// parameters, or else detected by [`Language::of`].
    #[must_use]
    pub fn of(params: &Params, name: &str, text: &str) -> Option<Self> {
        (params.unit == Unit::Code).then(|| Self {
            language: params.language.unwrap_or_else(|| Language::of(name, text)),
            reduce: params.reduce_code,
        })
    }

    /// Calls `each` with every token of a text: its byte range in the text as given, its spelling with names and literals
    /// replaced by placeholders, and whether it is in the called part (`called`) of the program. Spellings are never empty and
    /// contain no space. O(n log n).
    pub fn for_each_token(self, text: &str, mut each: impl FnMut(Token, &str, bool)) {
        let grammar = grammar_of(self.language);
        // The words of assembly are written in either case. Places stay, because no other letters change.
        let lowered = grammar.features.assembly.then(|| text.to_ascii_lowercase());
        let text = lowered.as_deref().unwrap_or(text);
        let lexemes = lex(text, grammar);
        let words = grammar.features.ignores_case.then(|| Vocabulary::of(grammar));
        let program = LexedProgram { text, grammar, words, lexemes: &lexemes };
        let uncalled = call_graph::uncalled(&program, self.language);
        let mut each = |at: usize, spelling| {
            each(place(&lexemes[at]), spelling, !uncalled.get(at).is_some_and(|&is_uncalled| is_uncalled));
        };
        if self.language != Language::Plain && self.reduce {
            program.for_each_reduced(each);
            return;
        }
        for (at, lexeme) in lexemes.iter().enumerate() {
            let is_plain = self.language == Language::Plain;
            each(at, if is_plain { program.text_of(lexeme) } else { program.spelling(lexeme) });
        }
    }

    /// A token packed for evidence, from its spelling and the hash of that. O(1).
    #[must_use]
    pub fn pack(self, spelling: &str, hash: u64, is_called: bool) -> u32 {
        if self.is_skipped(spelling) { SKIPPED } else { pack_whole(hash, is_called) }
    }

    /// Whether evidence skips a token: in reduced programs, braces, which are optional around a single statement, and
    /// closing brackets, which follow from the opening ones. In other programs every token counts.
    fn is_skipped(self, spelling: &str) -> bool {
        self.reduce && self.language != Language::Plain && matches!(spelling, ")" | "]" | "{" | "}")
    }
}

fn place(lexeme: &Lexeme) -> Token {
    Token { start: lexeme.start, end: lexeme.end }
}

/// The spelling of every name. No token of a language has a `#` before letters.
const NAME: &str = "#name";

/// Number of imports without an end that are searched for it, [`MAX_IMPORT_TOKENS`] each. A program has none.
const MAX_ENDLESS_IMPORTS: u32 = 100;

/// Most tokens of an import.
const MAX_IMPORT_TOKENS: usize = 1000;

/// Most literals of a list that are read. All literals of a kind are the same token, so any two tables of numbers would be a long copy.
const MAX_LISTED_LITERALS: u32 = 4;

/// A list of literals, with the brackets around and within it.
#[derive(Default)]
struct LiteralList {
    /// Literals since its beginning; 0 outside of lists.
    literals: u32,
}

impl LiteralList {
    /// Whether the lexeme at `at`, which follows the one asked about before, continues a list that is long enough already.
    fn leaves_out(&mut self, program: &LexedProgram, at: usize) -> bool {
        let is_literal = |at: usize| {
            let kind = program.lexemes.get(at).map(|lexeme| lexeme.kind);
            matches!(kind, Some(Kind::Number | Kind::String | Kind::Character))
        };
        let is_long = self.literals >= MAX_LISTED_LITERALS;
        if is_literal(at) {
            self.literals += 1;
            return is_long;
        }
        match program.text_of(&program.lexemes[at]) {
            "," | ";" | ")" | "]" | "{" | "}" => false,
            // Between literals alone.
            "(" | "[" | "-" | "+" if self.literals > 0 && is_literal(at + 1) => is_long,
            _ => {
                self.literals = 0;
                false
            }
        }
    }
}

/// What begins at a token.
enum Import {
    None,
    /// An import that ends before the token of this number.
    Until(usize),
    /// The beginning of an import that has no end.
    Endless,
}

/// The lexemes of a program.
struct LexedProgram<'t, 'l> {
    text: &'t str,
    grammar: &'static Grammar,
    /// Its words, if their case is irrelevant.
    words: Option<Vocabulary>,
    lexemes: &'l [Lexeme],
}

impl<'t> LexedProgram<'t, '_> {
    fn text_of(&self, lexeme: &Lexeme) -> &'t str {
        &self.text[lexeme.start as usize..lexeme.end as usize]
    }

    fn spelling(&self, lexeme: &Lexeme) -> &'t str {
        match lexeme.kind {
            Kind::Symbol => self.text_of(lexeme),
            Kind::Keyword | Kind::Type | Kind::Modifier => {
                let word = self.text_of(lexeme);
                self.words.as_ref().and_then(|words| words.spelling_of(word)).unwrap_or(word)
            }
            Kind::Name => NAME,
            Kind::Register => "#register",
            Kind::Number => "#number",
            Kind::String => "#string",
            Kind::Character => "#character",
            Kind::Indent => "#indent",
            Kind::Dedent => "#dedent",
        }
    }

    fn for_each_reduced(&self, mut each: impl FnMut(usize, &'t str)) {
        let mut at = 0;
        let mut endless = 0;
        let mut literals = LiteralList::default();
        while let Some(lexeme) = self.lexemes.get(at) {
            match if endless < MAX_ENDLESS_IMPORTS { self.import_end(at) } else { Import::None } {
                Import::Until(end) => {
                    at = end;
                    continue;
                }
                Import::Endless => endless += 1,
                Import::None => {}
            }
            if literals.leaves_out(self, at) {
                at += 1;
                continue;
            }
            match lexeme.kind {
                Kind::Modifier | Kind::Indent | Kind::Dedent => {}
                Kind::Symbol if matches!(self.text_of(lexeme), ";" | ",") => {}
                // Skips the name of the annotation as well.
                Kind::Symbol if self.grammar.features.annotations && self.text_of(lexeme) == "@" => at += 1,
                Kind::String if self.is_comment(at) => {}
                Kind::Type => each(at, NAME),
                _ => each(at, self.spelling(lexeme)),
            }
            at += 1;
        }
    }

    /// Whether a string is a comment: in languages with indentation, a string on lines of its own.
    fn is_comment(&self, at: usize) -> bool {
        let mut rest = self.lexemes[at + 1..].iter().filter(|next| !matches!(next.kind, Kind::Indent | Kind::Dedent));
        let ends_line = rest.next().is_none_or(|next| next.is_first_on_line);
        self.grammar.features.indentation && self.lexemes[at].is_first_on_line && ends_line
    }

    /// The import that begins at `at`.
    fn import_end(&self, at: usize) -> Import {
        let first = self.lexemes[at];
        if !first.is_first_on_line || self.grammar.imports.is_empty() {
            return Import::None;
        }
        let word = self.text_of(&first);
        let is_import = if word == "#" {
            let directive = self.lexemes.get(at + 1).filter(|next| !next.is_first_on_line);
            let directive = directive.map(|next| self.text_of(next));
            self.grammar.imports.iter().any(|import| import.strip_prefix('#') == directive && directive.is_some())
        } else {
            let is_word = |import: &&str| {
                *import == word || (self.grammar.features.ignores_case && import.eq_ignore_ascii_case(word))
            };
            self.grammar.imports.iter().any(is_word)
        };
        // `import(…)` and `import.meta` of JavaScript and `using (…)` of C# are not imports; `from .models import` of Python is one.
        let next = self.lexemes.get(at + 1).map_or("", |next| self.text_of(next));
        let is_member = next == "." && !self.grammar.features.shell && !self.grammar.features.indentation;
        let is_expression = is_member || (next == "(" && !self.grammar.features.import_lists);
        if !is_import || is_expression {
            return Import::None;
        }
        self.statement_end(at + 1).map_or(Import::Endless, Import::Until)
    }

    /// The end of the statement that contains `at`: after a semicolon or at a line break, outside of brackets. `None`
    /// if it has more tokens than any import.
    fn statement_end(&self, at: usize) -> Option<usize> {
        let mut open = 0;
        for (next, lexeme) in (at..).zip(&self.lexemes[at..]).take(MAX_IMPORT_TOKENS) {
            if open == 0 && lexeme.is_first_on_line && !self.grammar.features.semicolons {
                return Some(next);
            }
            match (lexeme.kind, self.text_of(lexeme)) {
                (Kind::Symbol, "(" | "[" | "{") => open += 1,
                (Kind::Symbol, ")" | "]" | "}") => open -= 1,
                (Kind::Symbol, ";") if open == 0 => return Some(next + 1),
                _ => {}
            }
        }
        (self.lexemes.len() - at < MAX_IMPORT_TOKENS && open == 0).then_some(self.lexemes.len())
    }
}
